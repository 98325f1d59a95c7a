//! The check of the theory as the page runs it: its states, its sentences and its drawing.

use nim::catalogue::{check as said, moves};
use nim::engine::{Convention, Rules};
use nim::game::ExhaustiveCheck;
use nim::screens::analysis::{
    AnalysisAction, AnalysisState, BoardAction, CheckAction, CheckRunner, CheckStage, check_view,
    check_words as words,
};
use yew::Callback;

use crate::common::trees::limited;
use crate::common::{drawn, position};

/// A check with these fields.
fn filled(rules: Rules, heaps: usize, size: &str) -> CheckRunner {
    let mut runner = CheckRunner::new(rules);
    runner.act(CheckAction::SetHeaps(heaps));
    runner.act(CheckAction::SetSize(size.to_owned()));
    runner
}

/// The check as it is drawn.
fn check(runner: &CheckRunner) -> String {
    drawn(check_view(runner, &Callback::noop()))
}

/// The text after a check of all boards of three heaps of 40.
fn all_checked() -> String {
    said::Done {
        boards: 12_341_u32.into(),
        exceptions: 0_u32.into(),
    }
    .text()
}

fn finished(mut runner: CheckRunner) -> CheckRunner {
    runner.act(CheckAction::Start);
    while runner.due() > 0 {
        runner.act(CheckAction::Tick);
    }
    runner
}

#[test]
fn a_check_waits_for_its_start() {
    let mut runner = CheckRunner::new(Rules::misere());
    assert_eq!((runner.stage(), runner.due()), (CheckStage::Idle, 0));
    runner.act(CheckAction::Tick);
    runner.act(CheckAction::Stop);
    assert_eq!(runner.stage(), CheckStage::Idle);
}

#[test]
fn a_check_runs_in_slices_and_announces_its_end_once() {
    let mut runner = CheckRunner::new(Rules::misere());
    runner.act(CheckAction::Start);
    assert_eq!(runner.due(), 12_341);
    let mut slices = 0;
    while runner.due() > 0 {
        assert_eq!(words::result(runner.stage()), "", "only the end is told");
        let before = runner.due();
        runner.act(CheckAction::Tick);
        assert!(runner.due() < before, "every slice changes what is due");
        slices += 1;
    }
    assert!(slices > 1);
    assert!(matches!(runner.stage(), CheckStage::Done(_)));
    assert_eq!(words::result(runner.stage()), all_checked());
}

#[test]
fn a_stopped_check_resumes_where_it_was() {
    let mut runner = filled(Rules::normal(), 4, "50");
    runner.act(CheckAction::Start);
    runner.act(CheckAction::Tick);
    let due = runner.due();
    runner.act(CheckAction::Stop);
    assert_eq!(runner.due(), 0);
    runner.act(CheckAction::Tick);
    let checked = runner
        .stage()
        .check()
        .map(ExhaustiveCheck::checked)
        .unwrap();
    assert_eq!(checked + due, 316_251);
    let stopped = said::Stopped {
        done: checked.into(),
        all: 316_251_u32.into(),
        exceptions: 0_u32.into(),
    };
    assert_eq!(words::result(runner.stage()), stopped.text());
    runner.act(CheckAction::Start);
    assert_eq!(runner.due(), due);
}

#[test]
fn the_largest_bounds_are_within_the_engines() {
    for rules in [
        Rules::normal(),
        Rules::misere(),
        limited(Rules::misere(), 3),
    ] {
        for heaps in [1, 2, 3, 4] {
            let runner = filled(rules, heaps, "1");
            let most = runner.most();
            let runner = filled(rules, heaps, &most.to_string());
            assert!(runner.planned().is_some(), "{heaps} heaps of {most}");
        }
    }
}

#[test]
fn another_bound_or_rule_discards_the_results() {
    let done = finished(CheckRunner::new(Rules::misere()));
    for action in [
        CheckAction::SetHeaps(2),
        CheckAction::SetSize("41".to_owned()),
        CheckAction::UseWrong(true),
    ] {
        let mut changed = done.clone();
        changed.act(action.clone());
        assert_eq!(changed.stage(), CheckStage::Idle, "{action:?}");
    }
    let mut same = done.clone();
    same.act(CheckAction::SetSize("40".to_owned()));
    same.follow(Rules::misere());
    assert_eq!(same, done);
    same.follow(Rules::normal());
    assert_eq!(same.stage(), CheckStage::Idle);
}

#[test]
fn an_invalid_size_stays_with_an_error_and_starts_no_check() {
    for typed in ["", "0", "121", "x", "-1", "4294967296"] {
        let mut runner = filled(Rules::misere(), 3, typed);
        assert_eq!(runner.size(), (typed, None));
        runner.act(CheckAction::Start);
        assert_eq!(runner.stage(), CheckStage::Idle);
        let html = check(&runner);
        let most = 120_u32.into();
        assert!(html.contains(&said::WrongNumber { most }.text()), "{html}");
        assert!(html.contains("aria-invalid=\"true\""));
        assert!(html.contains("aria-disabled=\"true\""));
    }
}

#[test]
fn a_size_too_large_for_more_heaps_becomes_the_largest() {
    let mut runner = filled(Rules::misere(), 2, "500");
    runner.act(CheckAction::SetHeaps(4));
    assert_eq!(runner.size(), ("50", Some(50)));
    for nonsense in [0, 5, usize::MAX] {
        runner.act(CheckAction::SetHeaps(nonsense));
        assert_eq!(runner.heaps(), 4);
    }
}

#[test]
fn a_wrong_formula_is_found_under_any_rules() {
    for rules in [
        Rules::normal(),
        Rules::misere(),
        limited(Rules::misere(), 3),
    ] {
        let mut runner = filled(rules, 3, "6");
        runner.act(CheckAction::UseWrong(true));
        assert_ne!(runner.claimed().convention, rules.convention);
        assert_eq!(runner.claimed().limit(), rules.limit());
        let runner = finished(runner);
        assert!(!runner.stage().examples().is_empty());
        assert_eq!(words::remark(runner.stage()), said::wrong_as_expected());
        let html = check(&runner);
        assert!(html.contains("0, 0, 1"), "{html}");
        let mut right = runner;
        right.act(CheckAction::UseWrong(false));
        let right = finished(right);
        assert_eq!(right.stage().examples(), []);
        assert_eq!(right.claimed(), rules);
    }
}

#[test]
fn an_exception_is_shown_with_both_answers() {
    let mut runner = filled(Rules::misere(), 1, "2");
    runner.act(CheckAction::UseWrong(true));
    let runner = finished(runner);
    let wins = |take: u32| {
        let (take, heap) = (take.into(), 0);
        let moves = &[moves::Made { take, heap }.text()];
        said::Wins { moves }.text()
    };
    let (lost, won) = (said::loses().to_owned(), said::has_won().to_owned());
    let expected = [
        (0, won, lost.clone()),
        (1, lost, wins(1)),
        (2, wins(1), wins(2)),
    ];
    let examples = runner.stage().examples();
    assert_eq!(examples.len(), expected.len());
    for (example, (stones, found, claimed)) in examples.iter().zip(&expected) {
        let heaps = &[*stones];
        let told = said::Exception {
            heaps,
            found,
            claimed,
        };
        assert_eq!(words::exception(example), told.text());
    }
}

#[test]
fn the_sentences_name_the_bound_and_both_counts() {
    let about = |heaps, size| words::about(&filled(Rules::misere(), heaps, size));
    let covers = |heaps: u32, stones: u32| {
        let (heaps, stones) = (heaps.into(), stones.into());
        said::Covers { heaps, stones }.text()
    };
    let counted = said::BoardsAndOrdered {
        boards: 12_341_u32.into(),
        ordered: 68_921_u32.into(),
    };
    let method = said::method().to_owned();
    assert_eq!(
        about(3, "40"),
        Some([covers(3, 40), counted.text(), method.clone()])
    );
    let boards = 2_u32.into();
    let counted = said::Boards { boards }.text();
    assert_eq!(about(1, "1"), Some([covers(1, 1), counted, method]));
    assert_eq!(about(3, ""), None);
}

#[test]
fn the_formula_is_that_of_the_rules() {
    let formula = |convention: Convention, limit: Option<u32>| {
        let rules = Rules {
            convention,
            takes: nim::engine::Takes::Any,
        };
        words::formula(limit.map_or(rules, |limit| limited(rules, limit)))
    };
    let period = || 4_u32.into();
    let [normal, misere] = [Convention::Normal, Convention::Misere];
    assert_eq!(formula(normal, None), said::normal());
    assert_eq!(formula(misere, None), said::misere());
    let limited = said::NormalWithLimit { period: period() }.text();
    assert_eq!(formula(normal, Some(3)), limited);
    let limited = said::MisereWithLimit { period: period() }.text();
    assert_eq!(formula(misere, Some(3)), limited);
    // A limit that limits nothing has no remainders.
    assert_eq!(formula(normal, Some(u32::MAX)), said::normal());
}

#[test]
fn one_button_starts_and_stops_beside_the_progress() {
    let mut runner = filled(Rules::misere(), 4, "50");
    let idle = check(&runner);
    let [start, stop] = [said::start(), said::stop()].map(|name| format!(">{name}</button>"));
    assert!(idle.contains(&start) && !idle.contains(&stop));
    runner.act(CheckAction::Start);
    runner.act(CheckAction::Tick);
    let running = check(&runner);
    assert!(running.contains(&stop) && !running.contains(&start));
    assert!(running.contains("max=\"316251\""));
    let told = running.split("<p aria-live=\"polite\">").nth(1).unwrap();
    assert!(told.starts_with("<b></b><span></span></p>"), "{told}");
    runner.act(CheckAction::Stop);
    assert!(check(&runner).contains(said::go_on()));
    let done = check(&finished(CheckRunner::new(Rules::misere())));
    assert!(done.contains(&all_checked()));
}

#[test]
fn the_check_follows_the_rules_and_survives_changes_of_the_heaps() {
    let begun = AnalysisState::of(&position(&[3, 5, 7], Rules::misere()))
        .after(AnalysisAction::Check(CheckAction::Start));
    assert!(begun.check.due() > 0);
    let add = AnalysisAction::Board(BoardAction::Add);
    assert!(begun.clone().after(add).check.due() > 0);
    let rule = BoardAction::SetConvention(Convention::Normal);
    let other = begun.after(AnalysisAction::Board(rule));
    assert_eq!(other.check.stage(), CheckStage::Idle);
    assert_eq!(other.check.rules(), Rules::normal());
    assert_eq!(other.map.rules(), Rules::normal());
}
