//! A hint in three sentences, one a depth: which heap, how many stones, and why.
//!
//! The move is [`Position::suggested_move`] or any other legal one. Each sentence stands alone, and
//! fits the two lines of the status.

use super::{fill, heap, list, play};
use crate::engine::{Convention, Move, Outcome, Position};

/// The first depth: `Look at heap C.`
#[must_use]
pub fn which(position: &Position, chosen: Move) -> String {
    honest(position, &fill("Look at _.", &[&heap(chosen.heap)]))
}

/// The second: `Take 2 from heap C.`
#[must_use]
pub fn how_many(position: &Position, chosen: Move) -> String {
    honest(position, &fill("_.", &[&play::take_from(chosen)]))
}

/// The third: what a winning move leaves, and what to do from there. Of any other move: what is
/// against it, and how many answers would let the player win after all. Empty for a move that is
/// not legal.
#[must_use]
pub fn why(position: &Position, chosen: Move) -> String {
    let Ok(after) = position.clone().play(chosen) else {
        return String::new();
    };
    if after.outcome() == Outcome::P {
        return kept(&after);
    }
    let lost = if position.outcome() == Outcome::P {
        against(position)
    } else {
        String::new()
    };
    if is_one_each(position) {
        return lost;
    }
    let answers: u64 = (0..after.heaps().len())
        .map(|heap| u64::from(after.max_take(heap)))
        .sum();
    let slips = answers - after.winning_moves().count() as u64;
    let hope = fill(
        "_ of their _ answers would let you win.",
        &[&slips.to_string(), &answers.to_string()],
    );
    if lost.is_empty() {
        hope
    } else {
        fill("_ But _", &[&lost, &hope])
    }
}

/// Says first where no move wins.
fn honest(position: &Position, sentence: &str) -> String {
    let so = match (position.outcome(), is_one_each(position)) {
        (Outcome::N, _) => return sentence.to_owned(),
        (Outcome::P, true) => "No move wins here. _",
        (Outcome::P, false) => {
            "No move wins here against perfect play, but make it hard for them. _"
        }
    };
    fill(so, &[sentence])
}

/// Why a position is lost for whoever moves, in the form that is easiest to see.
enum Lost {
    /// No stone is left, and the last one won.
    Over,
    /// So many moves of one stone are left.
    OneEach(u64),
    /// Two heaps of this size, and the last stone wins.
    Twins(u32),
    /// A single heap of so many stones: a multiple of this, and one more where the last one loses.
    Single(u32, u32),
    /// Only multiples of this, and the last stone wins.
    Multiples(u32),
    /// The last stone loses, and of the remainders by this none is above 1, an odd number is 1.
    OddOnes(u32),
    /// These have the nim-sum 0: the heaps, or their remainders by this number.
    Paired(Vec<u32>, Option<u32>),
}

/// The position is lost for whoever moves.
fn lost(position: &Position) -> Lost {
    let is_normal = position.rules().convention == Convention::Normal;
    let mut heaps: Vec<u32> = position.heaps().to_vec();
    heaps.retain(|&stones| stones > 0);
    if heaps.is_empty() {
        return Lost::Over;
    }
    if is_one_each(position) {
        return Lost::OneEach(position.stones());
    }
    match heaps[..] {
        [one, other] if is_normal && one == other => return Lost::Twins(one),
        _ => {}
    }
    let period = position.analysis().remainder_by;
    let Some(by) = period else {
        return Lost::Paired(heaps, None);
    };
    if let [stones] = heaps[..] {
        return Lost::Single(stones, by);
    }
    for stones in &mut heaps {
        *stones %= by;
    }
    match heaps.iter().fold(0, |all, &left| all.max(left)) {
        0 => Lost::Multiples(by),
        1 if !is_normal => Lost::OddOnes(by),
        _ => Lost::Paired(heaps, period),
    }
}

/// Whether no move from here on can take more than one stone.
fn is_one_each(position: &Position) -> bool {
    (0..position.heaps().len()).all(|heap| position.max_take(heap) <= 1)
}

/// Why it is good to leave this position to the other player.
fn kept(after: &Position) -> String {
    let is_normal = after.rules().convention == Convention::Normal;
    match lost(after) {
        Lost::Over => "That takes the last stone, and the last stone wins.".to_owned(),
        Lost::OneEach(1) => "That leaves them the last stone, and the last stone loses.".to_owned(),
        Lost::OneEach(stones) => fill(
            if is_normal {
                "That leaves _ stones, an even number. You take one each by turns: the last is yours."
            } else {
                "That leaves _ stones, an odd number. You take one each by turns: the last is theirs."
            },
            &[&stones.to_string()],
        ),
        Lost::Twins(stones) => {
            let stones = stones.to_string();
            fill(
                "That leaves _ and _. Whatever they take from one heap, take as many from the other.",
                &[&stones, &stones],
            )
        }
        Lost::Single(stones, by) => {
            let by = by.to_string();
            fill(
                if is_normal {
                    "That leaves _, a multiple of _. Whatever they take, make it up to _: the last stone is yours."
                } else {
                    "That leaves _, one above a multiple of _. Whatever they take, make it up to _: the last stone is theirs."
                },
                &[&stones.to_string(), &by, &by],
            )
        }
        Lost::Multiples(by) => {
            let by = by.to_string();
            fill(
                "That leaves only multiples of _. Whatever they take from a heap, make it up to _ there.",
                &[&by, &by],
            )
        }
        Lost::OddOnes(by) => fill(
            "An odd number of remainders by _ is then 1, the rest 0. Keep it so, and the last stone is theirs.",
            &[&by.to_string()],
        ),
        Lost::Paired(values, by) => fill(
            match (is_normal, by) {
                (true, _) => "_ (nim-sum 0). Whatever they take, you can pair it again.",
                (false, None) => {
                    "_ (nim-sum 0). Keep it so until you can leave only ones: an odd number."
                }
                (false, Some(_)) => {
                    "_ (nim-sum 0). Keep it so until you can leave only 0s and 1s: an odd number of 1s."
                }
            },
            &[&paired(&values, by)],
        ),
    }
}

/// `That leaves 3, 5, 6: each 4, 2 and 1 in them has a partner`, as far as there is room for it.
fn paired(values: &[u32], by: Option<u32>) -> String {
    let by = by.map(|by| by.to_string());
    let bits = bits(values);
    let values = list(values);
    let room = if by.is_some() { 20 } else { 24 };
    match (&by, values.len() + bits.len() <= room) {
        (None, true) => fill(
            "That leaves _: each _ in them has a partner",
            &[&values, &bits],
        ),
        (Some(by), true) => fill(
            "The remainders by _ are then _: each _ in them has a partner",
            &[by, &values, &bits],
        ),
        (None, false) => "That pairs off all powers of 2 in the heaps".to_owned(),
        (Some(by), false) => fill(
            "That pairs off all powers of 2 in the remainders by _",
            &[by],
        ),
    }
}

/// The powers of 2 that these numbers consist of: `4, 2 and 1`.
fn bits(values: &[u32]) -> String {
    let all = values.iter().fold(0, |all, value| all | value);
    let mut written = String::new();
    for place in (0..u32::BITS).rev() {
        let bit = 1 << place;
        if all & bit == 0 {
            continue;
        }
        if !written.is_empty() {
            written.push_str(if all & (bit - 1) == 0 { " and " } else { ", " });
        }
        written.push_str(&bit.to_string());
    }
    written
}

/// Why nothing wins for whoever moves here.
fn against(position: &Position) -> String {
    let is_normal = position.rules().convention == Convention::Normal;
    match lost(position) {
        Lost::Over => String::new(),
        Lost::OneEach(1) => "One stone is left, and you have to take it.".to_owned(),
        Lost::OneEach(stones) => fill(
            if is_normal {
                "_ stones are left, an even number. You take one each by turns: the last is theirs."
            } else {
                "_ stones are left, an odd number. You take one each by turns: the last is yours."
            },
            &[&stones.to_string()],
        ),
        Lost::Twins(_) => "The heaps are equal, so they can copy what you take.".to_owned(),
        Lost::Single(stones, by) => {
            let by = by.to_string();
            fill(
                if is_normal {
                    "_ is a multiple of _: they can make what you take up to _."
                } else {
                    "_ is one above a multiple of _: they can make what you take up to _."
                },
                &[&stones.to_string(), &by, &by],
            )
        }
        Lost::Multiples(by) => {
            let by = by.to_string();
            fill(
                "The heaps are multiples of _: they can make what you take up to _.",
                &[&by, &by],
            )
        }
        Lost::OddOnes(by) => fill(
            "An odd number of remainders by _ is 1, the rest 0, and they can keep it so.",
            &[&by.to_string()],
        ),
        Lost::Paired(_, None) => "The nim-sum is 0 already, so any move breaks a pair.".to_owned(),
        Lost::Paired(_, Some(by)) => fill(
            "The remainders by _ have nim-sum 0 already, so any move breaks a pair.",
            &[&by.to_string()],
        ),
    }
}
