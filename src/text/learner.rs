//! The school of the learner.

use super::{fill, grouped, list};
use crate::engine::{Convention, LearnerError, Position};
use crate::game::TRIAL;

/// The board that it learns: `3, 5, 7, last stone loses`.
pub fn board(board: &Position) -> String {
    let rules = board.rules();
    let last = match rules.convention {
        Convention::Misere => "last stone loses",
        Convention::Normal => "last stone wins",
    };
    match rules.limit {
        None => fill("Board _, _", &[&list(board.heaps()), last]),
        Some(limit) => fill(
            "Board _, _, take 1–_",
            &[&list(board.heaps()), last, &limit.to_string()],
        ),
    }
}

/// How much it has learned, and how it fares against people.
pub fn record(games: u64, [won, lost]: [u32; 2]) -> String {
    let games = grouped(games);
    if won + lost == 0 {
        fill(
            "Games learned from: _. It has not played against you yet.",
            &[&games],
        )
    } else {
        fill(
            "Games learned from: _. Against you: _ won, _ lost.",
            &[&games, &won.to_string(), &lost.to_string()],
        )
    }
}

/// What is heard when a course is over.
pub fn done(games: u64, last: Option<u32>) -> String {
    match last {
        None => String::new(),
        Some(won) => fill(
            "Games learned from: _. It wins _ of _ against perfect play.",
            &[&grouped(games), &won.to_string(), &TRIAL.to_string()],
        ),
    }
}

/// What the curve shows.
pub fn curve(last: Option<u32>) -> String {
    match last {
        None => "Here its wins against perfect play will be drawn, lesson by lesson.".to_owned(),
        Some(won) => fill(
            "Against perfect play, from the side that can win: _ of _ games after the last lesson.",
            &[&won.to_string(), &TRIAL.to_string()],
        ),
    }
}

/// Why a board cannot be learned.
pub fn too_large(error: &LearnerError) -> String {
    fill(
        "This board has _ positions, too many to remember one by one. Choose a smaller one, such as 3-5-7.",
        &[&error.positions.to_string()],
    )
}

/// Begins a course.
pub fn train(games: u32) -> String {
    fill("Train: _ games", &[&grouped(games.into())])
}

/// Heads the school, and opens it.
pub const HEADING: &str = "The learner";
/// What it is.
pub const ABOUT: &str = "It knows the rules and nothing else. It plays at random, and after each game makes the moves of the winner likelier and those of the loser rarer, as Donald Michie’s matchboxes did in 1961.";
/// Breaks a course off.
pub const STOP: &str = "Stop";
/// Lets it forget the board that is shown.
pub const FORGET: &str = "Forget this board";
/// Asks once more before it does.
pub const REALLY: &str = "Really forget?";
/// Goes back to the setup.
pub const BACK: &str = "To the setup";
/// Opens its school from the setup.
pub const TEACH: &str = "Teach the learner";
/// The name of the progress bar.
pub const PROGRESS: &str = "Training";
