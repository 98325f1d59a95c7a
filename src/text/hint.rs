//! A hint in three sentences, one a depth: which heap, how many stones, and why.
//!
//! The move is [`Position::suggested_move`] or any other legal one. The first two are at most 110
//! characters long, the third 160 on the boards of the page.

use core::num::NonZeroU32;

use super::{and_list, fill, heap, list, play, powers};
use crate::engine::{Convention, Move, Outcome, Position};
use crate::game::HintLevel;

/// What a hint of this depth says; nothing where the game is over.
pub fn hint(position: &Position, depth: HintLevel) -> String {
    let sentence = |suggested| match depth {
        HintLevel::Heap => which(position, suggested),
        HintLevel::Number => how_many(position, suggested),
        HintLevel::Why => why(position, suggested),
    };
    let suggested = position.suggested_move();
    suggested.map(sentence).unwrap_or_default()
}

/// The first depth: `Look at heap C.`
pub fn which(position: &Position, chosen: Move) -> String {
    honest(position, &fill("Look at _.", &[&heap(chosen.heap)]))
}

/// The second: `Take 2 from heap C.`
pub fn how_many(position: &Position, chosen: Move) -> String {
    honest(position, &fill("_.", &[&play::take_from(chosen)]))
}

/// The third: what a winning move leaves, and what to do from there. Of any other move: what is
/// against it, and how many answers would let the player win after all. Empty for a move that is
/// not legal.
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
#[derive(Clone, Copy)]
enum Lost {
    /// The last stone is gone, and it won.
    Over,
    /// The last stone is left, and it loses.
    LastStone,
    /// So many moves of one stone are left, an even number, and the last stone wins.
    EvenStones,
    /// So many, an odd number, and the last stone loses.
    OddStones,
    /// Two heaps of this size, and the last stone wins.
    Twins,
    /// A single heap of so many stones, a multiple of this, and the last stone wins.
    Multiple,
    /// A single heap of so many stones, one above a multiple of this, and the last stone loses.
    OneAbove,
    /// Only multiples of this, and the last stone wins.
    Multiples,
    /// Of the remainders by this none is above 1 and an odd number is 1, and the last stone loses.
    OddOnes,
    /// These heaps consist of these powers of 2, and each of those has a partner.
    Paired,
    /// The same is true of the heaps, but there is no room for them.
    ManyPaired,
    /// By this number, these remainders consist of these powers of 2, and each has a partner.
    PairedRemainders,
    /// The same, without room for them.
    ManyPairedRemainders,
}

/// How a position is lost that is, and what belongs into the blanks of its sentences.
fn lost(position: &Position) -> (Lost, [String; 3]) {
    let rules = position.rules();
    let is_normal = rules.convention == Convention::Normal;
    let mut heaps: Vec<u32> = position.heaps().to_vec();
    heaps.retain(|&stones| stones > 0);
    let number = |number: u32| number.to_string();
    let stones = position.stones().to_string();
    if is_one_each(position) {
        let kind = match heaps[..] {
            [] => Lost::Over,
            _ if is_normal => Lost::EvenStones,
            [1] => Lost::LastStone,
            _ => Lost::OddStones,
        };
        return (kind, [stones, String::new(), String::new()]);
    }
    if let [one, other] = heaps[..]
        && is_normal
        && one == other
    {
        return (Lost::Twins, [number(one), number(one), String::new()]);
    }
    let limit = rules.limit.map_or(u32::MAX, NonZeroU32::get);
    // A limit that no heap is larger than limits nothing.
    if heaps.iter().all(|&stones| stones <= limit) {
        let (values, bits) = (list(&heaps), bits(&heaps));
        let kind = if values.len() + bits.len() <= 24 {
            Lost::Paired
        } else {
            Lost::ManyPaired
        };
        return (kind, [values, bits, String::new()]);
    }
    let period = limit + 1;
    let by = number(period);
    if heaps.len() == 1 {
        let kind = if is_normal {
            Lost::Multiple
        } else {
            Lost::OneAbove
        };
        return (kind, [stones, by.clone(), by]);
    }
    for stones in &mut heaps {
        *stones %= period;
    }
    let all = heaps.iter().fold(0, |all, left| all | left);
    let (values, bits) = (list(&heaps), bits(&heaps));
    let kind = match all {
        0 => return (Lost::Multiples, [by.clone(), by, String::new()]),
        1 if !is_normal => Lost::OddOnes,
        _ if values.len() + bits.len() <= 20 => Lost::PairedRemainders,
        _ => Lost::ManyPairedRemainders,
    };
    (kind, [by, values, bits])
}

/// Whether no move from here on can take more than one stone.
fn is_one_each(position: &Position) -> bool {
    (0..position.heaps().len()).all(|heap| position.max_take(heap) <= 1)
}

/// Why it is good to leave this position to the other player.
fn kept(after: &Position) -> String {
    let (kind, [one, two, three]) = lost(after);
    let sentence = match kind {
        Lost::Over => "That takes the last stone, and the last stone wins.",
        Lost::LastStone => "That leaves them the last stone, and the last stone loses.",
        Lost::EvenStones => {
            "That leaves _ stones, an even number. You take one each by turns: the last is yours."
        }
        Lost::OddStones => {
            "That leaves _ stones, an odd number. You take one each by turns: the last is theirs."
        }
        Lost::Twins => {
            "That leaves _ and _. Whatever they take from one heap, take as many from the other."
        }
        Lost::Multiple => {
            "That leaves _, a multiple of _. Whatever they take, make it up to _: the last stone is yours."
        }
        Lost::OneAbove => {
            "That leaves _, one above a multiple of _. Whatever they take, make it up to _: the last stone is theirs."
        }
        Lost::Multiples => {
            "That leaves only multiples of _. Whatever they take from a heap, make it up to _ there."
        }
        Lost::OddOnes => {
            "An odd number of remainders by _ is then 1, the rest 0. Keep it so, and the last stone is theirs."
        }
        Lost::Paired => "That leaves _: each _ in them has a partner",
        Lost::ManyPaired => "That pairs off all powers of 2 in the heaps",
        Lost::PairedRemainders => "The remainders by _ are then _: each _ in them has a partner",
        Lost::ManyPairedRemainders => "That pairs off all powers of 2 in the remainders by _",
    };
    let mut told = fill(sentence, &[&one, &two, &three]);
    let by_remainders = match kind {
        Lost::Paired | Lost::ManyPaired => false,
        Lost::PairedRemainders | Lost::ManyPairedRemainders => true,
        _ => return told,
    };
    told.push_str(match (after.rules().convention, by_remainders) {
        (Convention::Normal, _) => " (nim-sum 0). Whatever they take, you can pair it again.",
        (Convention::Misere, false) => {
            " (nim-sum 0). Keep it so until you can leave only ones: an odd number."
        }
        (Convention::Misere, true) => {
            " (nim-sum 0). Keep it so until you can leave only 0s and 1s: an odd number of 1s."
        }
    });
    told
}

/// Why nothing wins for whoever moves here, where that is so.
pub fn against(position: &Position) -> String {
    let (kind, [one, two, three]) = lost(position);
    let sentence = match kind {
        Lost::Over => "",
        Lost::LastStone => "One stone is left, and you have to take it.",
        Lost::EvenStones => {
            "_ stones are left, an even number. You take one each by turns: the last is theirs."
        }
        Lost::OddStones => {
            "_ stones are left, an odd number. You take one each by turns: the last is yours."
        }
        Lost::Twins => "The heaps are equal, so they can copy what you take.",
        Lost::Multiple => "_ is a multiple of _: they can make what you take up to _.",
        Lost::OneAbove => "_ is one above a multiple of _: they can make what you take up to _.",
        Lost::Multiples => "The heaps are multiples of _: they can make what you take up to _.",
        Lost::OddOnes => {
            "An odd number of remainders by _ is 1, the rest 0, and they can keep it so."
        }
        Lost::Paired | Lost::ManyPaired => "The nim-sum is 0 already, so any move breaks a pair.",
        Lost::PairedRemainders | Lost::ManyPairedRemainders => {
            "The remainders by _ have nim-sum 0 already, so any move breaks a pair."
        }
    };
    fill(sentence, &[&one, &two, &three])
}

/// The powers of 2 that these numbers consist of: `4, 2 and 1`.
fn bits(values: &[u32]) -> String {
    and_list(&powers(values.iter().fold(0, |all, value| all | value)))
}
