//! The setup: its labels, and what is wrong with a field.

use super::{fill, heap};
use crate::engine::{Convention, NotationError, SetupReason, Strategy, heap_name};
use crate::game::{Against, BOUNDS, FieldError, Name, NameError, Opener, Preset, Seat};

/// Against whom.
pub const fn against(against: Against) -> &'static str {
    match against {
        Against::Computer => "Computer",
        Against::Friend => "A friend here",
        Against::Link => "A friend by link",
        Against::Watch => "Watch",
    }
}

/// How far a strategy sees, in a few words.
pub const fn sight(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Beginner => "takes whatever comes",
        Strategy::Casual => "sees two moves ahead",
        Strategy::Skilled => "sees four moves ahead",
        Strategy::Perfect => "never lets go of a won game",
        Strategy::Minimax => "looks until it knows",
        Strategy::Learner => "learns as it plays",
    }
}

/// A board in as few words as fit under its picture: `3-5-7`, `21, take 1–3`.
pub fn preset(preset: &Preset) -> String {
    match preset.limit {
        None => preset.name.to_owned(),
        Some(limit) => fill("_, take 1–_", &[preset.name, &limit.to_string()]),
    }
}

/// What the last stone does, and what that is called.
pub const fn convention(convention: Convention) -> (&'static str, &'static str) {
    match convention {
        Convention::Misere => ("loses", "misère"),
        Convention::Normal => ("wins", "normal"),
    }
}

/// Who may start.
pub const fn opener(opener: Opener, against: Against) -> &'static str {
    match (opener, against) {
        (Opener::Seat(Seat::One), Against::Computer | Against::Link) => "You",
        (Opener::Seat(Seat::Two), Against::Link) => "Your friend",
        (Opener::Seat(Seat::Two), Against::Computer) => "Computer",
        (Opener::Seat(Seat::One), Against::Friend) => "Player 1",
        (Opener::Seat(Seat::Two), Against::Friend) => "Player 2",
        (Opener::Seat(Seat::One), Against::Watch) => "Computer 1",
        (Opener::Seat(Seat::Two), Against::Watch) => "Computer 2",
        (Opener::Either, _) => "Either",
    }
}

/// The label of a name field.
pub const fn name(seat: Seat, against: Against) -> &'static str {
    match (seat, against) {
        (_, Against::Computer) | (Seat::One, Against::Link) => "Your name",
        (Seat::Two, Against::Link) => "Your friend’s name",
        (Seat::One, _) => "Player 1",
        (Seat::Two, _) => "Player 2",
    }
}

/// Heads the choice of how the computer on this seat plays.
pub const fn strength(seat: Seat, against: Against) -> &'static str {
    match (seat, against) {
        (Seat::One, Against::Watch) => "Computer 1",
        (Seat::Two, Against::Watch) => "Computer 2",
        _ => "Strength",
    }
}

/// What is wrong with a name.
pub fn name_problem(error: NameError) -> String {
    match error {
        NameError::TooLong { length } => fill(
            "A name has at most _ characters; this one has _.",
            &[&Name::LONGEST.to_string(), &length.to_string()],
        ),
        NameError::Markup => "A name cannot have < or > in it.".to_owned(),
        NameError::Control => "Keep the name on one line.".to_owned(),
    }
}

/// What is wrong with the sizes of one's own board.
pub fn sizes_problem(error: &FieldError) -> String {
    match error {
        FieldError::Missing => fill("Give each heap its stones, _", &[EXAMPLE]),
        FieldError::Notation(error) => not_a_heap(error, "1"),
        FieldError::Empty(index) => fill(
            "Heap _ has no stones. Give it at least one, or leave it out.",
            &[&heap_name(*index).to_string()],
        ),
        FieldError::Board(reason) => board_problem(reason),
    }
}

/// What is wrong with a heap's size as it is written; `least` is the smallest it may be.
pub fn not_a_heap(error: &NotationError, least: &str) -> String {
    let heap = heap_name(error.item - 1).to_string();
    fill(
        "Heap _ is “_”. Write whole numbers from _ to _, _",
        &[&heap, &error.text, least, &BOUNDS.size.to_string(), EXAMPLE],
    )
}

/// Why heaps make no board.
pub fn board_problem(reason: &SetupReason) -> String {
    match reason {
        SetupReason::TooFewHeaps { .. } => "A board has at least one heap.".to_owned(),
        SetupReason::TooManyHeaps { heaps, most } => fill(
            "A board has at most _ heaps; you gave _.",
            &[&most.to_string(), &heaps.to_string()],
        ),
        SetupReason::HeapTooLarge {
            heap: index,
            stones,
            most,
        } => fill(
            "A heap has at most _ stones; _ has _.",
            &[&most.to_string(), &heap(*index), &stones.to_string()],
        ),
    }
}

/// What is wrong with the limit.
pub fn limit_problem() -> String {
    fill(
        "Write a whole number from 1 to _, or leave it empty for no limit.",
        &[&BOUNDS.size.to_string()],
    )
}

const EXAMPLE: &str = "such as 3, 5, 7.";

/// Heads the choice of opponent.
pub const AGAINST: &str = "Against";
/// Unfolds what is no strength.
pub const OTHER_MINDS: &str = "Other minds";
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
