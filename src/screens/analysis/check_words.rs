//! Chooses the messages for the check of the formula.

use super::check_runner::{CheckRunner, CheckStage};
use crate::catalogue::check as words;
use crate::engine::{Convention, Outcome, Rules, Takes};
use crate::game::{Exception, ExhaustiveCheck, ExhaustiveCheckVerdict};
use crate::text::moves::made;

/// The comparison and its method: three sentences, or none while the bound is wrong.
pub fn about(runner: &CheckRunner) -> Option<[String; 3]> {
    let planned = runner.planned()?;
    let (heaps, stones) = (runner.heaps().into(), planned.size().into());
    let (boards, ordered) = (planned.total().into(), planned.ordered().into());
    Some([
        words::Covers { heaps, stones }.text(),
        if boards == ordered {
            words::Boards { boards }.text()
        } else {
            words::BoardsAndOrdered { boards, ordered }.text()
        },
        words::method().to_owned(),
    ])
}

/// The closed form.
pub fn formula(rules: Rules) -> String {
    let is_set = matches!(rules.takes, Takes::Of(_));
    match (rules.convention, rules.period().map(Into::into)) {
        (Convention::Normal, _) if is_set => words::normal_with_set().to_owned(),
        (Convention::Misere, _) if is_set => words::misere_with_set().to_owned(),
        (Convention::Normal, None) => words::normal().to_owned(),
        (Convention::Misere, None) => words::misere().to_owned(),
        (Convention::Normal, Some(period)) => words::NormalWithLimit { period }.text(),
        (Convention::Misere, Some(period)) => words::MisereWithLimit { period }.text(),
    }
}

/// The author of the proof.
pub fn proof(rules: Rules) -> &'static str {
    match (rules.takes, rules.convention) {
        (Takes::Any, _) => words::bouton(),
        (_, Convention::Normal) => words::sprague_grundy(),
        (_, Convention::Misere) => words::ferguson(),
    }
}

/// The button that starts, resumes or restarts.
pub fn start(stage: CheckStage) -> &'static str {
    match stage {
        CheckStage::Idle => words::start(),
        CheckStage::Running(_) => words::stop(),
        CheckStage::Stopped(_) => words::go_on(),
        CheckStage::Done(_) => words::again(),
    }
}

/// How far it has come: `4,096 of 12,341 boards`.
pub fn so_far(check: &ExhaustiveCheck) -> String {
    let (done, all) = (check.checked().into(), check.total().into());
    words::SoFar { done, all }.text()
}

/// The result: empty before the end, because screen readers should speak it once.
pub fn result(stage: CheckStage) -> String {
    match stage {
        CheckStage::Idle | CheckStage::Running(_) => String::new(),
        CheckStage::Stopped(check) => {
            let (done, all) = (check.checked().into(), check.total().into());
            let exceptions = check.exceptions().into();
            words::Stopped {
                done,
                all,
                exceptions,
            }
            .text()
        }
        CheckStage::Done(check) => {
            let (boards, exceptions) = (check.total().into(), check.exceptions().into());
            words::Done { boards, exceptions }.text()
        }
    }
}

/// A remark after the end.
pub fn remark(stage: CheckStage) -> String {
    let CheckStage::Done(check) = stage else {
        return String::new();
    };
    // The two rules differ on the empty board already, so a wrong formula always has exceptions.
    match (check.rules() == check.claimed(), check.exceptions()) {
        (true, 0) => words::SafeBoards {
            safe: check.lost().into(),
        }
        .text(),
        (false, 1..) => words::wrong_as_expected().to_owned(),
        (true, _) | (false, 0) => words::fault().to_owned(),
    }
}

/// A position on which the two do not agree.
pub fn exception(exception: &Exception) -> String {
    let heaps = exception.position.heaps();
    let [found, claimed] = &[&exception.found, &exception.claimed].map(verdict);
    words::Exception {
        heaps,
        found,
        claimed,
    }
    .text()
}

fn verdict(verdict: &ExhaustiveCheckVerdict) -> String {
    match verdict.outcome {
        Outcome::P => words::loses().to_owned(),
        Outcome::N if verdict.winning.is_empty() => words::has_won().to_owned(),
        Outcome::N => {
            let winning = verdict.winning.iter().copied();
            let moves = &winning.map(made).collect::<Vec<_>>();
            words::Wins { moves }.text()
        }
    }
}

/// How many of the exceptions are listed.
pub fn listed(check: &ExhaustiveCheck) -> String {
    let kept = check.examples().len() as u64;
    if kept == check.exceptions() {
        return words::exceptions().to_owned();
    }
    words::FirstExceptions { count: kept.into() }.text()
}

/// Before the formula, which may be a wrong one.
pub fn formula_name(wrong: bool) -> &'static str {
    if wrong {
        words::wrong_formula()
    } else {
        words::formula()
    }
}
