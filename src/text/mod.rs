//! What people read and hear, a module a screen. Nothing else in the page holds a sentence.

pub mod how_to;
pub mod link;
pub mod page;
pub mod play;
pub mod setup;
pub mod win;

use crate::engine::{Strategy, heap_name};
use crate::game::{Player, Seat, Table};

/// The word under each heap.
pub const HEAP: &str = "heap";

/// `1 stone`, `5 stones`.
#[must_use]
pub fn stones(count: u32) -> String {
    [count.to_string().as_str(), if count == 1 { " stone" } else { " stones" }].concat()
}

/// `heap C`.
#[must_use]
pub fn heap(index: usize) -> String {
    ["heap ", &heap_name(index).to_string()].concat()
}

/// `3, 5, 7`.
#[must_use]
pub fn list(heaps: &[u32]) -> String {
    heaps.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// What the computer is called when it plays this way.
#[must_use]
pub const fn strategy(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Beginner => "Beginner",
        Strategy::Casual => "Casual",
        Strategy::Skilled => "Skilled",
        Strategy::Perfect => "Perfect",
    }
}

/// How a sentence speaks of somebody at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Who {
    /// The reader.
    You,
    /// Somebody by name.
    Named(String),
}

impl Who {
    /// Who sits on `seat`: `You` is the only person where that person gave no name.
    #[must_use]
    pub fn on(table: &Table, seat: Seat) -> Self {
        let number = |word: &str| [word, if seat == Seat::One { " 1" } else { " 2" }].concat();
        match table.player(seat) {
            Player::Person(Some(name)) => Self::Named(name.as_str().to_owned()),
            Player::Person(None) if table.only_person().is_some() => Self::You,
            Player::Person(None) => Self::Named(number("Player")),
            Player::Computer(_) if table.only_person().is_some() => Self::Named("Computer".to_owned()),
            Player::Computer(_) => Self::Named(number("Computer")),
        }
    }

    /// At the beginning of a sentence or on its own.
    #[must_use]
    pub fn name(&self) -> &str {
        match self {
            Self::You => "You",
            Self::Named(name) => name,
        }
    }

    /// `Your turn`, `Ada's turn`.
    #[must_use]
    pub fn turn(&self) -> String {
        match self {
            Self::You => "Your turn".to_owned(),
            Self::Named(name) => [name, "’s turn"].concat(),
        }
    }

    /// `You win`, `Ada wins`.
    #[must_use]
    pub fn wins(&self) -> String {
        match self {
            Self::You => "You win".to_owned(),
            Self::Named(name) => [name, " wins"].concat(),
        }
    }
}
