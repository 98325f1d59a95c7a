//! What people read and hear, a module a screen. Nothing else in the program holds a sentence;
//! what is said before it runs, or where it cannot, stands in `index.html` and `boot.js`.

pub mod analysis;
pub mod hint;
pub mod how_to;
pub mod keeping;
pub mod learner;
pub mod lesson;
pub mod link;
pub mod moves;
pub mod page;
pub mod play;
pub mod puzzle;
pub mod review;
pub mod settings;
pub mod setup;
pub mod share;
pub mod statistics;
pub mod study;
pub mod tree;
pub mod win;

use crate::engine::{Strategy, heap_name};
use crate::game::{MatchConfig, Player, Seat};

/// The word under each heap.
pub const HEAP: &str = "heap";

/// Whoever plays by link and gave no name.
pub const FRIEND: &str = "Your friend";

/// `1 stone`, `5 stones`.
pub fn stones(count: u32) -> String {
    fill(
        if count == 1 { "_ stone" } else { "_ stones" },
        &[&count.to_string()],
    )
}

/// `heap C`.
pub fn heap(index: usize) -> String {
    fill("heap _", &[&heap_name(index).to_string()])
}

/// `3, 5, 7`.
pub fn list(heaps: &[u32]) -> String {
    heaps
        .iter()
        .map(ToString::to_string)
        .collect::<Vec<_>>()
        .join(", ")
}

/// `3, 5 and 7`.
pub fn and_list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [only] => only.clone(),
        [first @ .., last] => fill("_ and _", &[&first.join(", "), last]),
    }
}

/// The powers of two in a number, the largest first.
pub fn powers(number: u32) -> Vec<String> {
    let places = (0..u32::BITS).rev();
    let powers = places.map(|place| 1_u32 << place);
    let powers = powers.filter(|power| number & power != 0);
    powers.map(|power| power.to_string()).collect()
}

/// A number as people read it: `39,861,780`.
pub fn grouped(number: u64) -> String {
    in_groups(&number.to_string())
}

/// Digits with a comma before every three.
fn in_groups(digits: &str) -> String {
    let mut grouped = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// A sentence with its blanks, `_`, filled in by turns. `format!` would write out the filling
/// anew at every sentence.
pub fn fill(sentence: &str, values: &[&str]) -> String {
    let mut filled = String::new();
    let mut values = values.iter();
    for (place, part) in sentence.split('_').enumerate() {
        if place > 0 {
            filled.push_str(values.next().copied().unwrap_or_default());
        }
        filled.push_str(part);
    }
    filled
}

/// What the computer is called when it plays this way.
pub const fn strategy(strategy: Strategy) -> &'static str {
    match strategy {
        Strategy::Beginner => "Beginner",
        Strategy::Casual => "Casual",
        Strategy::Skilled => "Skilled",
        Strategy::Perfect => "Perfect",
        Strategy::Minimax => "Minimax",
        Strategy::Learner => "Learner",
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
    pub fn on(table: &MatchConfig, seat: Seat) -> Self {
        let number = |word: &str| fill("_ _", &[word, if seat == Seat::One { "1" } else { "2" }]);
        match table.player(seat) {
            // By link nobody else is told whose screen it is.
            Player::Person(_) if table.is_by_link() => Self::You,
            Player::Person(None) if table.only_person().is_some() => Self::You,
            Player::Person(Some(name)) | Player::Remote(Some(name)) => {
                Self::Named(name.as_str().to_owned())
            }
            Player::Person(None) => Self::Named(number("Player")),
            Player::Remote(None) => Self::Named(FRIEND.to_owned()),
            Player::Computer(_) if table.only_person().is_some() => {
                Self::Named("Computer".to_owned())
            }
            // Two computers are told apart by the way they play.
            Player::Computer(how) if table.strategy(seat.other()) == Some(*how) => {
                Self::Named(number(strategy(*how)))
            }
            Player::Computer(how) => Self::Named(strategy(*how).to_owned()),
        }
    }

    /// At the beginning of a sentence or on its own.
    pub fn name(&self) -> &str {
        match self {
            Self::You => "You",
            Self::Named(name) => name,
        }
    }

    /// `Your turn`, `Ada's turn`.
    pub fn turn(&self) -> String {
        match self {
            Self::You => "Your turn".to_owned(),
            Self::Named(name) => fill("_’s turn", &[name]),
        }
    }

    /// `You win`, `Ada wins`.
    pub fn wins(&self) -> String {
        match self {
            Self::You => "You win".to_owned(),
            Self::Named(name) => fill("_ wins", &[name]),
        }
    }
}
