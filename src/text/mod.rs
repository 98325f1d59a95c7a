//! Chooses among the messages of the [`catalogue`](crate::catalogue), with one module for each screen.
//! `index.html` and `boot.js` contain the messages that need no program.

pub mod analysis;
pub mod courses;
pub mod how_to;
pub mod lanes;
pub mod learner;
pub mod link;
pub mod minimax;
pub mod moves;
pub mod play;
pub mod puzzle;
pub mod review;
pub mod search;
pub mod setup;
pub mod share;
pub mod statistics;
pub mod teach;
pub mod tree;
pub mod why;
pub mod win;
pub mod worksheet;

pub use crate::catalogue::Who;

use crate::catalogue::{link as link_words, people, play as play_words};
use crate::engine::Strategy;
use crate::game::{MatchConfig, Player, Seat};

/// A text, cut after 24 characters if it is longer.
pub fn cut(text: &str) -> String {
    const MOST: usize = 24;
    match text.char_indices().nth(MOST) {
        Some((end, _)) => {
            let text = &text[..end];
            link_words::Cut { text }.text()
        }
        None => text.to_owned(),
    }
}

/// The sentences as one text, without the empty ones.
pub fn join_sentences(sentences: &[&str]) -> String {
    let mut joined = String::new();
    for &sentence in sentences.iter().filter(|sentence| !sentence.is_empty()) {
        joined = if joined.is_empty() {
            sentence.to_owned()
        } else {
            let (first, second) = (&joined, sentence);
            play_words::Both { first, second }.text()
        };
    }
    joined
}

/// The powers of two in a number, the largest first.
pub fn powers(number: u32) -> Vec<String> {
    let places = (0..u32::BITS).rev();
    let powers = places.map(|place| 1_u32 << place);
    let powers = powers.filter(|power| number & power != 0);
    powers.map(|power| power.to_string()).collect()
}

/// The name of the computer that plays this way.
pub fn strategy(strategy: Strategy) -> String {
    people::Strategy { strategy }.text()
}

/// A name that somebody typed. Written from right to left, it is isolated, so that the sentence around it keeps its order.
fn isolated(name: &str) -> String {
    let is_from_right = |letter: char| matches!(letter, '\u{200f}' | '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}' | '\u{10800}'..='\u{10fff}' | '\u{1e800}'..='\u{1efff}');
    if name.contains(is_from_right) {
        ["\u{2068}", name, "\u{2069}"].concat()
    } else {
        name.to_owned()
    }
}

impl Who {
    /// The player on `seat`. `You` is the person at this screen in a game by link, or an only person without a name.
    pub fn on(table: &MatchConfig, seat: Seat) -> Self {
        let number = if seat == Seat::One { 1_u32 } else { 2 }.into();
        let named = |name: &str| Self::Named(isolated(name));
        match table.player(seat) {
            // By link only one person sits at this screen.
            Player::Person(_) if table.is_by_link() => Self::You,
            Player::Person(None) if table.only_person().is_some() => Self::You,
            Player::Person(Some(name)) | Player::Remote(Some(name)) => named(name.as_str()),
            Player::Person(None) => Self::Named(people::Player { number }.text()),
            Player::Remote(None) => named(people::friend()),
            Player::Computer(_) if table.only_person().is_some() => Self::Computer,
            // Two computers that play the same way are told apart by a number.
            Player::Computer(how) if table.strategy(seat.other()) == Some(*how) => {
                let name = &strategy(*how);
                Self::Named(people::Numbered { name, number }.text())
            }
            Player::Computer(how) => Self::Named(strategy(*how)),
        }
    }

    /// The name at the beginning of a sentence, or on its own.
    pub fn name(&self) -> &str {
        match self {
            Self::You => people::you(),
            Self::Computer => people::computer(),
            Self::Named(name) => name,
        }
    }

    /// `Your turn`, `Ada’s turn`.
    pub fn turn(&self) -> String {
        people::Turn { who: self }.text()
    }

    /// `You win`, `Ada wins`.
    pub fn wins(&self) -> String {
        people::Wins { who: self }.text()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_from_right_to_left_is_isolated_and_no_other() {
        assert_eq!(isolated("Zoë 7"), "Zoë 7");
        for name in ["נועה", "سارة", "Ada נועה"] {
            assert_eq!(isolated(name), format!("\u{2068}{name}\u{2069}"));
        }
    }
}
