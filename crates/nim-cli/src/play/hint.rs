//! A hint for the player to move: the heap, then the number of stones, then the reason.

use anyhow::{Context, Result};
use nim_engine::{Convention, Outcome, Position, Reason, heap_name};

use crate::board::heap_words;
use crate::reason::{reason, remainders};

/// How much a hint gives away.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Depth {
    Heap,
    Number,
    Reason,
}

impl Depth {
    pub(super) const fn deeper(self) -> Self {
        match self {
            Self::Heap => Self::Number,
            Self::Number | Self::Reason => Self::Reason,
        }
    }
}

pub(super) fn sentences(position: &Position, depth: Depth) -> Result<String> {
    let suggested = position.suggested_move().context("The game is over.")?;
    let after = position.clone().play(suggested)?;
    let wins = after.outcome() == Outcome::P;
    let answers = after.move_count();
    let mistakes = answers - after.winning_moves().count() as u64;
    let no_move_wins = match (wins, mistakes) {
        (true, _) => "",
        (false, 0) => "No move wins here. ",
        (false, _) => "No move wins against best play, but your opponent may make a mistake. ",
    };
    let heap = heap_name(suggested.heap);
    Ok(match depth {
        Depth::Heap => format!("{no_move_wins}Look at heap {heap}."),
        Depth::Number => format!("{no_move_wins}Take {} from heap {heap}.", suggested.take),
        Depth::Reason if after.is_terminal() && wins => {
            "That takes the last stone, and the last stone wins.".to_owned()
        }
        Depth::Reason if wins => format!(
            "That leaves {}, a safe board. {}{}",
            heap_words(after.heaps()),
            why_lost(&after),
            how_to_go_on(&after)
        ),
        Depth::Reason if mistakes == 0 => why_lost(position),
        Depth::Reason => format!(
            "{} But {mistakes} of {answers} answers would let you win.",
            why_lost(position)
        ),
    })
}

/// Why the player to move loses, with the remainders that decide.
fn why_lost(position: &Position) -> String {
    let analysis = position.analysis();
    let reason = reason(&analysis);
    match remainders(&analysis) {
        Some(remainders) => format!("{remainders} {reason}"),
        None => reason,
    }
}

/// The plan after a move that makes every column even.
fn how_to_go_on(after: &Position) -> &'static str {
    let analysis = after.analysis();
    match (analysis.reason, after.rules().convention) {
        (Reason::Balanced, Convention::Normal) => {
            " After any answer, you can make every column even again."
        }
        (Reason::Balanced, Convention::Misere) if analysis.remainder_by.is_some() => {
            " Keep every column even until you can leave no remainder above 1, and an odd number \
             that are 1."
        }
        (Reason::Balanced, Convention::Misere) => {
            " Keep every column even until you can leave only single stones, an odd number of them."
        }
        _ => "",
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic: that is how it fails")]

    use super::{Depth, sentences};
    use nim_engine::{Rules, Setup};
    use std::num::NonZeroU32;

    fn check(heaps: &[u32], rules: Rules, expected: [&str; 3]) {
        let position = Setup::new(heaps.to_vec(), rules).position().unwrap();
        let depths = [Depth::Heap, Depth::Heap.deeper(), Depth::Reason.deeper()];
        let hints = depths.map(|depth| sentences(&position, depth).unwrap());
        assert_eq!(hints, expected);
    }

    #[test]
    fn a_hint_names_a_winning_move_and_says_why() {
        check(
            &[4, 5, 6],
            Rules::normal(),
            [
                "Look at heap C.",
                "Take 5 from heap C.",
                "That leaves 4,5,1, a safe board. Every binary column has an even number of ones. \
                 Every move changes that. After any answer, you can make every column even again.",
            ],
        );
        check(
            &[0, 3],
            Rules::normal(),
            [
                "Look at heap B.",
                "Take 3 from heap B.",
                "That takes the last stone, and the last stone wins.",
            ],
        );
        check(
            &[3, 1, 1],
            Rules::misere(),
            [
                "Look at heap A.",
                "Take 2 from heap A.",
                "That leaves 1,1,1, a safe board. Only 3 single stones are left, an odd number. \
                 The player to move takes the last one and loses.",
            ],
        );
        check(
            &[21],
            Rules::normal().with_limit(NonZeroU32::new(3).unwrap()),
            [
                "Look at heap A.",
                "Take 1 from heap A.",
                "That leaves 20, a safe board. A turn takes at most 3 stones. So a heap counts as \
                 its remainder after division by 4: 0. Every binary column of the remainders has \
                 an even number of ones. Every move changes that. After any answer, you can make \
                 every column even again.",
            ],
        );
    }

    #[test]
    fn a_misere_hint_says_when_the_aim_changes() {
        check(
            &[3, 5, 7],
            Rules::misere(),
            [
                "Look at heap A.",
                "Take 1 from heap A.",
                "That leaves 2,5,7, a safe board. Every binary column has an even number of ones. \
                 Every move changes that. Keep every column even until you can leave only single \
                 stones, an odd number of them.",
            ],
        );
    }

    #[test]
    fn a_hint_says_where_no_move_wins() {
        check(
            &[5, 5, 1, 1],
            Rules::normal(),
            [
                "No move wins against best play, but your opponent may make a mistake. Look at \
                 heap A.",
                "No move wins against best play, but your opponent may make a mistake. Take 2 from \
                 heap A.",
                "Every binary column has an even number of ones. Every move changes that. But 9 of \
                 10 answers would let you win.",
            ],
        );
        check(
            &[1],
            Rules::misere(),
            [
                "No move wins here. Look at heap A.",
                "No move wins here. Take 1 from heap A.",
                "Only one stone is left. The player to move must take that stone and loses.",
            ],
        );
    }
}
