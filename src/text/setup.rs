//! The setup: the names of its choices, and the errors of its fields.

use super::isolated;
use crate::catalogue::{Number, people, setup as words};
use crate::engine::{BoardError, MOST_HEAPS, MOST_IN_ALL, MOST_STONES, MOST_TAKE};
use crate::game::{Against, FieldError, Form, Name, NameError, Opener, Preset, Seat};

/// A board in as few words as fit under its picture: `3-5-7`, `21, take 1–3`.
pub fn preset(preset: &Preset) -> String {
    match preset.limit {
        None => preset.name.to_owned(),
        Some(limit) => {
            let (name, most) = (preset.name, limit.into());
            words::PresetLimited { name, most }.text()
        }
    }
}

/// The name of a choice of who starts: that of the person, where one is typed.
pub fn opener(opener: Opener, form: &Form) -> String {
    let against = form.against;
    if let Opener::Seat(seat) = opener
        && form.seats().contains(&seat)
        && let Ok(Some(name)) = Name::parse(&form.names[seat.index()])
    {
        return isolated(name.as_str());
    }
    let name = match (opener, against) {
        (Opener::Seat(Seat::One), Against::Computer | Against::Link) => people::you(),
        (Opener::Seat(Seat::Two), Against::Link) => people::friend(),
        (Opener::Seat(Seat::Two), Against::Computer) => people::computer(),
        (Opener::Seat(seat), Against::Friend) => return player(seat),
        (Opener::Seat(seat), Against::Watch) => return computer(seat),
        (Opener::Either, _) => words::either(),
    };
    name.to_owned()
}

/// The label of a name field.
pub fn name(seat: Seat, against: Against) -> String {
    match (seat, against) {
        (_, Against::Computer) | (Seat::One, Against::Link) => words::your_name().to_owned(),
        (Seat::Two, Against::Link) => words::your_friends_name().to_owned(),
        _ => player(seat),
    }
}

/// Heads the choice of how the computer on this seat plays.
pub fn strength(seat: Seat, against: Against) -> String {
    match against {
        Against::Watch => computer(seat),
        _ => words::strength().to_owned(),
    }
}

/// A person on this seat without a name: `Player 1`.
fn player(seat: Seat) -> String {
    let number = number(seat);
    people::Player { number }.text()
}

/// One of two computers: `Computer 1`.
fn computer(seat: Seat) -> String {
    let (name, number) = (people::computer(), number(seat));
    people::Numbered { name, number }.text()
}

fn number(seat: Seat) -> Number {
    if seat == Seat::One { 1_u32 } else { 2 }.into()
}

/// The error in a name.
pub fn name_problem(error: NameError) -> String {
    match error {
        NameError::TooLong { length } => words::NameTooLong {
            most: Name::LONGEST.into(),
            length: length.into(),
        }
        .text(),
        NameError::Markup => words::name_with_markup().to_owned(),
        NameError::Control => words::name_of_several_lines().to_owned(),
    }
}

/// The error in the sizes of a custom board, or in what a turn may take.
pub fn field_problem(error: &FieldError) -> String {
    match error {
        FieldError::Missing => words::no_sizes().to_owned(),
        FieldError::NotAHeap { item, text } => not_a_heap(*item, text, 1),
        FieldError::Empty(heap) => words::EmptyHeap { heap: *heap }.text(),
        FieldError::Board(error) => board_problem(*error),
        FieldError::Takes => {
            let most = MOST_TAKE.into();
            words::LimitProblem { most }.text()
        }
        FieldError::NoMove => words::no_move().to_owned(),
    }
}

/// The error in the written size of a heap, counted from 1; `least` is the smallest allowed size.
pub fn not_a_heap(item: usize, text: &str, least: u32) -> String {
    words::NotAHeap {
        heap: item - 1,
        text,
        least: least.into(),
        most: MOST_STONES.into(),
    }
    .text()
}

/// Why heaps and rules are no board of this page.
pub fn board_problem(error: BoardError) -> String {
    match error {
        BoardError::NoHeap => words::no_heaps().to_owned(),
        BoardError::TooManyHeaps => {
            let most = MOST_HEAPS.into();
            words::TooManyHeaps { most }.text()
        }
        BoardError::HeapTooLarge => {
            let most = MOST_STONES.into();
            words::HeapTooLarge { most }.text()
        }
        BoardError::TooManyStones => {
            let most = MOST_IN_ALL.into();
            words::TooManyStones { most }.text()
        }
        BoardError::TakeTooLarge => {
            let most = MOST_TAKE.into();
            words::TakeTooLarge { most }.text()
        }
    }
}
