//! The setup: its labels, and what is wrong with a field.

use super::heap;
use crate::engine::{Convention, SetupReason, Strategy};
use crate::game::{Against, BOUNDS, FieldError, Name, NameError, Opener, Preset, Seat};

/// Against whom.
#[must_use]
pub const fn against(against: Against) -> &'static str {
    match against {
        Against::Computer => "Computer",
        Against::Friend => "A friend here",
    }
}

/// How far a strategy sees, in a few words.
#[must_use]
pub const fn sight(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Beginner => "takes whatever comes",
        Strategy::Casual => "sees two moves ahead",
        Strategy::Skilled => "sees four moves ahead",
        Strategy::Perfect => "never lets go of a won game",
    }
}

/// A board in as few words as fit under its picture: `3-5-7`, `21, take 1–3`.
#[must_use]
pub fn preset(preset: &Preset) -> String {
    let heaps = preset.heaps.iter().map(ToString::to_string).collect::<Vec<_>>().join("-");
    match preset.limit {
        None => heaps,
        Some(limit) => [&heaps, ", take 1–", &limit.to_string()].concat(),
    }
}

/// What the last stone does, and what that is called.
#[must_use]
pub const fn convention(convention: Convention) -> (&'static str, &'static str) {
    match convention {
        Convention::Misere => ("loses", "misère"),
        Convention::Normal => ("wins", "normal"),
    }
}

/// Who may start.
#[must_use]
pub const fn opener(opener: Opener, against: Against) -> &'static str {
    match (opener, against) {
        (Opener::Seat(Seat::One), Against::Computer) => "You",
        (Opener::Seat(Seat::Two), Against::Computer) => "Computer",
        (Opener::Seat(Seat::One), Against::Friend) => "Player 1",
        (Opener::Seat(Seat::Two), Against::Friend) => "Player 2",
        (Opener::Either, _) => "Either",
    }
}

/// The label of a name field.
#[must_use]
pub const fn name(seat: Seat, against: Against) -> &'static str {
    match (seat, against) {
        (_, Against::Computer) => "Your name",
        (Seat::One, Against::Friend) => "Player 1",
        (Seat::Two, Against::Friend) => "Player 2",
    }
}

/// What is wrong with a name.
#[must_use]
pub fn name_problem(error: NameError) -> String {
    match error {
        NameError::TooLong { length } => [
            "A name has at most ",
            &Name::LONGEST.to_string(),
            " characters; this one has ",
            &length.to_string(),
            ".",
        ]
        .concat(),
        NameError::Markup => "A name cannot have < or > in it.".to_owned(),
        NameError::Control => "A name stands on one line.".to_owned(),
    }
}

/// What is wrong with the sizes of one's own board.
#[must_use]
pub fn sizes_problem(error: &FieldError) -> String {
    match error {
        FieldError::Missing => ["Give each heap its stones, ", EXAMPLE].concat(),
        FieldError::Notation(error) => {
            ["Heap ", &error.item.to_string(), " is “", &error.text, "”. Write whole numbers, ", EXAMPLE].concat()
        }
        FieldError::Empty(number) => {
            ["Heap ", &number.to_string(), " has no stones. Give it at least one, or leave it out."].concat()
        }
        FieldError::Board(reason) => board_problem(reason),
    }
}

/// Why heaps make no board.
#[must_use]
pub fn board_problem(reason: &SetupReason) -> String {
    match reason {
        SetupReason::TooFewHeaps { .. } => "A board has at least one heap.".to_owned(),
        SetupReason::TooManyHeaps { heaps, most } => {
            ["A board has at most ", &most.to_string(), " heaps; these are ", &heaps.to_string(), "."].concat()
        }
        SetupReason::HeapTooLarge { heap: index, stones, most } => {
            let name = heap(*index);
            ["A heap has at most ", &most.to_string(), " stones; ", &name, " has ", &stones.to_string(), "."].concat()
        }
    }
}

/// What is wrong with the limit.
#[must_use]
pub fn limit_problem() -> String {
    ["Write a whole number from 1 to ", &BOUNDS.size.to_string(), ", or nothing for any number."].concat()
}

const EXAMPLE: &str = "such as 3, 5, 7.";

/// Heads the choice of opponent.
pub const AGAINST: &str = "Against";
/// Heads the choice of strength.
pub const STRENGTH: &str = "Strength";
/// Heads the names.
pub const NAMES: &str = "Names";
/// Heads the boards.
pub const BOARD: &str = "Board";
/// The board of one's own.
pub const OWN: &str = "Your own";
/// The label of its field.
pub const SIZES: &str = "Heap sizes";
/// What to write there.
pub const SIZES_HINT: &str = "1 to 12 heaps of 1 to 99 stones, such as 3, 5, 7";
/// Heads the conventions.
pub const LAST_STONE: &str = "The last stone";
/// The label of the limit.
pub const LIMIT: &str = "Most stones a turn";
/// Stands in the field of the limit while it is blank.
pub const ANY: &str = "any";
/// Heads the choice of who starts.
pub const STARTS: &str = "Who starts";
/// Stands in a name field while it is blank.
pub const OPTIONAL: &str = "optional";
/// Begins the game.
pub const PLAY: &str = "Play";
