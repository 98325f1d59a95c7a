//! The check of the theory on every position up to a bound.

use super::check_runner::{CheckRunner, CheckStage};
use crate::engine::{
    Convention, Exception, ExhaustiveCheck, ExhaustiveCheckVerdict, Outcome, Rules, write_moves,
};
use crate::text::{fill, grouped, list, stones};

/// What will be compared.
pub fn about(runner: &CheckRunner) -> String {
    let Some(planned) = runner.planned() else {
        return String::new();
    };
    let heaps = match runner.heaps() {
        1 => "one heap".to_owned(),
        heaps => fill("up to _ heaps", &[&heaps.to_string()]),
    };
    let counted = if planned.total() == planned.ordered() {
        fill("_ of them.", &[&grouped(planned.total())])
    } else {
        fill(
            "_ of them, or _ if the order of heaps counted.",
            &[&grouped(planned.total()), &grouped(planned.ordered())],
        )
    };
    fill(
        "Every position of _ with up to _ in each: _ For each of them, all moves are tried to find out who wins and which moves win. Then the formula is asked the same, and the answers are compared.",
        &[&heaps, &stones(planned.size()), &counted],
    )
}

/// The closed form in a sentence.
pub fn formula(rules: Rules) -> String {
    let period = rules.limit.and_then(|limit| limit.get().checked_add(1));
    let by = period.unwrap_or_default().to_string();
    let sum = match period {
        None => "the nim-sum of the heaps".to_owned(),
        Some(_) => fill("the nim-sum of the heaps’ remainders by _", &[&by]),
    };
    match (rules.convention, period) {
        (Convention::Normal, _) => fill("The player to move loses exactly when _ is 0.", &[&sum]),
        (Convention::Misere, None) => fill(
            "The player to move loses exactly when _ is 0; once no heap has more than one stone, when it is 1.",
            &[&sum],
        ),
        (Convention::Misere, Some(_)) => fill(
            "The player to move loses exactly when _ is 0; once no remainder is more than 1, when it is 1.",
            &[&sum],
        ),
    }
}

/// What the check settles, and what settles the rest.
pub fn beyond(rules: Rules) -> &'static str {
    match (rules.limit, rules.convention) {
        (None, _) => {
            "This settles every board up to the bound. That the formula holds for all larger ones too, Charles Bouton proved in 1901."
        }
        (Some(_), Convention::Normal) => {
            "This settles every board up to the bound. That the formula holds for all larger ones too follows from the theory of Roland Sprague (1935) and Patrick Grundy (1939)."
        }
        (Some(_), Convention::Misere) => {
            "This settles every board up to the bound. That the formula holds for all larger ones too, Thomas Ferguson proved in 1974."
        }
    }
}

/// The button that begins, goes on or begins anew.
pub fn start(stage: CheckStage) -> &'static str {
    match stage {
        CheckStage::Idle => "Prove it",
        CheckStage::Running(_) => STOP,
        CheckStage::Stopped(_) => "Go on",
        CheckStage::Done(_) => "Prove it again",
    }
}

/// How far it has come: `4,096 of 12,341 positions`.
pub fn so_far(check: &ExhaustiveCheck) -> String {
    fill(
        "_ of _ positions",
        &[&grouped(check.checked()), &grouped(check.total())],
    )
}

/// How it ended: nothing before its end, since whoever listens is told once.
pub fn result(stage: CheckStage) -> String {
    match stage {
        CheckStage::Idle | CheckStage::Running(_) => String::new(),
        CheckStage::Stopped(check) => fill(
            "Stopped after _: _ so far.",
            &[&so_far(check), &exceptions(check.exceptions())],
        ),
        CheckStage::Done(check) => fill(
            "_ positions checked, _.",
            &[&grouped(check.total()), &exceptions(check.exceptions())],
        ),
    }
}

/// What else there is to say once it has ended.
pub fn remark(stage: CheckStage) -> String {
    let CheckStage::Done(check) = stage else {
        return String::new();
    };
    // The two rules differ on the empty board already, so a wrong formula always has exceptions.
    match (check.rules() == check.claimed(), check.exceptions()) {
        (true, 0) => fill(
            "In _ of them the player to move loses.",
            &[&grouped(check.lost())],
        ),
        (false, 1..) => "As it should be: that formula is for the other rule.".to_owned(),
        (true, _) | (false, 0) => "That must not be: please report it.".to_owned(),
    }
}

fn exceptions(count: u64) -> String {
    let words = if count == 1 {
        "_ exception"
    } else {
        "_ exceptions"
    };
    fill(words, &[&grouped(count)])
}

/// A position on which the two do not agree.
pub fn exception(exception: &Exception) -> String {
    fill(
        "_: the player to move _ by trying all moves, but _ by the formula.",
        &[
            &list(exception.position.heaps()),
            &verdict(&exception.found),
            &verdict(&exception.claimed),
        ],
    )
}

fn verdict(verdict: &ExhaustiveCheckVerdict) -> String {
    match verdict.outcome {
        Outcome::P => "loses".to_owned(),
        Outcome::N if verdict.winning.is_empty() => "has won".to_owned(),
        Outcome::N => fill("wins (_)", &[&write_moves(&verdict.winning)]),
    }
}

/// How many of the exceptions are listed.
pub fn listed(check: &ExhaustiveCheck) -> String {
    let kept = check.examples().len() as u64;
    if kept == check.exceptions() {
        return "Where they differ:".to_owned();
    }
    fill("The first _ of them:", &[&grouped(kept)])
}

/// What is wrong with the size.
pub fn problem(most: u32) -> String {
    fill("Write a whole number from 1 to _.", &[&most.to_string()])
}

/// What the switch does.
pub const fn wrong_note(rules: Rules) -> &'static str {
    match rules.convention {
        Convention::Misere => {
            "Asks the formula as if the last stone won, to see that exceptions are found."
        }
        Convention::Normal => {
            "Asks the formula as if the last stone lost, to see that exceptions are found."
        }
    }
}

/// Before the formula, which may be a wrong one.
pub const fn formula_name(wrong: bool) -> &'static str {
    if wrong {
        "A wrong formula"
    } else {
        "The formula"
    }
}

/// Heads it.
pub const HEADING: &str = "Prove it";
/// The legend of the number of heaps.
pub const HEAPS: &str = "Heaps, up to";
/// The label of the number of stones.
pub const SIZE: &str = "Stones in each, up to";
/// The label of the switch.
pub const WRONG: &str = "Test the test: use a wrong formula";
/// Stops it.
pub const STOP: &str = "Stop";
/// The name of the progress bar.
pub const PROGRESS: &str = "Positions checked";
