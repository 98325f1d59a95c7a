//! The check of the theory as the page runs it: its states, its sentences and its drawing.

use nim::engine::{Convention, Proof, Rules};
use nim::game::{Proving, Stage};
use nim::text::proof as words;
use nim::ui::proof::proof;

use crate::common::drawn;

fn limited(rules: Rules, limit: u32) -> Rules {
    rules.with_limit(
        limit
            .try_into()
            .expect("limits in these tests are at least 1"),
    )
}

/// A check with these fields.
fn filled(rules: Rules, heaps: &str, size: &str) -> Proving {
    let mut proving = Proving::new(rules);
    assert!(proving.fill(Proving::HEAPS, heaps));
    assert!(proving.fill(Proving::SIZE, size));
    proving
}

fn finished(mut proving: Proving) -> Proving {
    proving.start();
    while proving.due() > 0 {
        proving.step();
    }
    proving
}

#[test]
fn it_waits_to_be_asked() {
    let mut proving = Proving::new(Rules::misere());
    assert_eq!((proving.stage(), proving.due()), (Stage::Idle, 0));
    proving.step();
    proving.stop();
    assert_eq!(proving.stage(), Stage::Idle);
}

#[test]
fn it_runs_in_slices_to_its_end_and_says_so_once() {
    let mut proving = Proving::new(Rules::misere());
    proving.start();
    assert_eq!(proving.due(), 12_341);
    let mut slices = 0;
    while proving.due() > 0 {
        assert_eq!(words::result(proving.stage()), "", "only the end is told");
        let before = proving.due();
        proving.step();
        assert!(proving.due() < before, "every slice changes what is due");
        slices += 1;
    }
    assert!(slices > 1);
    assert!(matches!(proving.stage(), Stage::Done(_)));
    assert_eq!(
        words::result(proving.stage()),
        "12,341 positions checked, 0 exceptions."
    );
}

#[test]
fn it_stops_and_goes_on_where_it_was() {
    let mut proving = filled(Rules::normal(), "4", "50");
    proving.start();
    proving.step();
    let due = proving.due();
    proving.stop();
    assert_eq!(proving.due(), 0);
    proving.step();
    let checked = proving.stage().proof().map(Proof::checked).unwrap();
    assert_eq!(checked + due, 316_251);
    assert!(words::result(proving.stage()).starts_with("Stopped after "));
    assert!(
        words::result(proving.stage()).ends_with(" of 316,251 positions: 0 exceptions so far.")
    );
    proving.start();
    assert_eq!(proving.due(), due);
}

#[test]
fn the_largest_bounds_are_within_the_engines() {
    for rules in [
        Rules::normal(),
        Rules::misere(),
        limited(Rules::misere(), 3),
    ] {
        for heaps in ["1", "2", "3", "4"] {
            let proving = filled(rules, heaps, "1");
            let most = proving.most();
            let proving = filled(rules, heaps, &most.to_string());
            assert!(proving.planned().is_some(), "{heaps} heaps of {most}");
        }
    }
}

#[test]
fn another_bound_or_rule_makes_what_was_found_void() {
    let done = finished(Proving::new(Rules::misere()));
    for (name, value) in [
        (Proving::HEAPS, "2"),
        (Proving::SIZE, "41"),
        (Proving::WRONG, "on"),
    ] {
        let mut changed = done.clone();
        assert!(changed.fill(name, value));
        assert_eq!(changed.stage(), Stage::Idle, "{name}");
    }
    let mut same = done.clone();
    assert!(same.fill(Proving::SIZE, "40"));
    same.follow(Rules::misere());
    assert_eq!(same, done);
    same.follow(Rules::normal());
    assert_eq!(same.stage(), Stage::Idle);
    assert!(!same.fill("sizes", "3"), "other fields are not its own");
}

#[test]
fn a_size_that_is_none_is_kept_and_told_and_starts_nothing() {
    for typed in ["", "0", "121", "x", "-1", "4294967296"] {
        let mut proving = filled(Rules::misere(), "3", typed);
        assert_eq!(proving.size(), (typed, None));
        proving.start();
        assert_eq!(proving.stage(), Stage::Idle);
        let html = drawn(proof(&proving));
        assert!(
            html.contains("Write a whole number from 1 to 120."),
            "{html}"
        );
        assert!(html.contains("aria-invalid=\"true\""));
        assert!(html.contains("aria-disabled=\"true\""));
    }
}

#[test]
fn more_heaps_make_a_size_that_is_too_large_the_largest() {
    let mut proving = filled(Rules::misere(), "2", "500");
    proving.fill(Proving::HEAPS, "4");
    assert_eq!(proving.size(), ("50", Some(50)));
    for nonsense in ["0", "5", "x", ""] {
        assert!(proving.fill(Proving::HEAPS, nonsense));
        assert_eq!(proving.heaps(), 4);
    }
}

#[test]
fn a_wrong_formula_is_found_out_by_any_rules() {
    for rules in [
        Rules::normal(),
        Rules::misere(),
        limited(Rules::misere(), 3),
    ] {
        let mut proving = filled(rules, "3", "6");
        proving.fill(Proving::WRONG, "on");
        assert_ne!(proving.claimed().convention, rules.convention);
        assert_eq!(proving.claimed().limit, rules.limit);
        let proving = finished(proving);
        assert!(!proving.stage().examples().is_empty());
        assert!(words::remark(proving.stage()).starts_with("As it should be"));
        let html = drawn(proof(&proving));
        assert!(html.contains("0, 0, 1: the player to move "), "{html}");
        let mut right = proving;
        right.fill(Proving::WRONG, "off");
        let right = finished(right);
        assert_eq!(right.stage().examples(), []);
        assert_eq!(right.claimed(), rules);
    }
}

#[test]
fn an_exception_is_told_with_both_answers() {
    let mut proving = filled(Rules::misere(), "1", "2");
    proving.fill(Proving::WRONG, "on");
    let proving = finished(proving);
    let told: Vec<_> = proving
        .stage()
        .examples()
        .iter()
        .map(words::exception)
        .collect();
    assert_eq!(
        told,
        [
            "0: the player to move has won by trying all moves, but loses by the formula.",
            "1: the player to move loses by trying all moves, but wins (A1) by the formula.",
            "2: the player to move wins (A1) by trying all moves, but wins (A2) by the formula.",
        ]
    );
}

#[test]
fn the_sentence_tells_the_bound_and_both_counts() {
    let about = |heaps, size| words::about(&filled(Rules::misere(), heaps, size));
    assert!(about("3", "40").starts_with(
        "Every position of up to 3 heaps with up to 40 stones in each: 12,341 of them, \
         or 68,921 if the order of heaps counted."
    ));
    assert!(
        about("1", "1")
            .starts_with("Every position of one heap with up to 1 stone in each: 2 of them.")
    );
    assert_eq!(about("3", ""), "");
}

#[test]
fn the_formula_is_that_of_the_rules() {
    let formula = |convention: Convention, limit: Option<u32>| {
        let rules = Rules {
            convention,
            limit: None,
        };
        words::formula(limit.map_or(rules, |limit| limited(rules, limit)))
    };
    let plain = formula(Convention::Normal, None);
    assert_eq!(
        plain,
        "The player to move loses exactly when the nim-sum of the heaps is 0."
    );
    assert_eq!(
        formula(Convention::Normal, Some(3)),
        "The player to move loses exactly when the nim-sum of the heaps’ remainders by 4 is 0."
    );
    assert!(formula(Convention::Misere, None).contains("no heap has more than one stone"));
    assert!(formula(Convention::Misere, Some(3)).contains("no remainder is more than 1"));
    // A limit that limits nothing has no remainders.
    assert_eq!(formula(Convention::Normal, Some(u32::MAX)), plain);
}

#[test]
fn numbers_are_grouped_by_three() {
    for (number, grouped) in [
        (0, "0"),
        (999, "999"),
        (1000, "1,000"),
        (12_341, "12,341"),
        (39_861_780, "39,861,780"),
    ] {
        assert_eq!(nim::text::grouped(number), grouped);
    }
}

#[test]
fn one_button_starts_and_stops_beside_the_progress() {
    let mut proving = filled(Rules::misere(), "4", "50");
    let idle = drawn(proof(&proving));
    assert!(idle.contains("data-do=\"proof:start\"") && !idle.contains("proof:stop"));
    proving.start();
    proving.step();
    let running = drawn(proof(&proving));
    assert!(running.contains("data-do=\"proof:stop\"") && !running.contains("proof:start"));
    assert!(running.contains("max=\"316251\""));
    let status = running.split("role=\"status\"").nth(1).unwrap();
    assert!(status.starts_with("><b></b><span></span></p>"), "{status}");
    proving.stop();
    assert!(drawn(proof(&proving)).contains("Go on"));
    let done = drawn(proof(&finished(Proving::new(Rules::misere()))));
    assert!(done.contains("12,341 positions checked, 0 exceptions."));
    for html in [idle, running, done] {
        assert!(!html.contains(" style="), "the policy blocks it");
    }
}
