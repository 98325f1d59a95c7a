//! Boards for practice, from a seed. A kind is what a board asks for; after a miss the same kind comes
//! again.

use std::num::NonZeroU32;

use nim_engine::{Convention, Outcome, Position};

use super::{CutGoal, Exercise, Goal, Skill, Task, board, taking};
use crate::puzzle::pool::below;

/// How many kinds of boards a skill has.
pub const fn kinds(skill: Skill) -> usize {
    match skill {
        Skill::Singles | Skill::Cut | Skill::Limits => 2,
        Skill::Copy | Skill::Pairs => 3,
    }
}

/// The least number of answers for each right one, over all boards of a skill.
pub const fn fewest_answers(skill: Skill) -> u32 {
    match skill {
        Skill::Limits => 3,
        _ => 7,
    }
}

/// How many boards have to be right, where a missed one costs one that was right: so many that somebody who
/// guesses gets there within twenty boards in fewer than 1 of 20 tries.
pub const fn needed(skill: Skill) -> u32 {
    match fewest_answers(skill) {
        3 => 6,
        _ => 3,
    }
}

/// A board of this skill and kind.
pub fn exercise(skill: Skill, kind: usize, last: Convention, chance: &mut u64) -> Exercise {
    if skill == Skill::Cut {
        let heaps: &[u32] = if kind == 0 { &[5, 6, 9, 10] } else { &[7, 11] };
        let heap = heaps[below(chance, heaps.len())];
        let task = Task::Cut(CutGoal::AllHeaps);
        return Exercise::on(board(&[heap], last), task);
    }
    let goal = if skill == Skill::Singles {
        Goal::Win
    } else {
        Goal::WinOrNone
    };
    loop {
        let drawn = draw(skill, kind, last, chance);
        if fits(skill, kind, &drawn) {
            return Exercise::on(drawn, Task::Move(goal));
        }
    }
}

/// Draws heaps that may fit.
fn draw(skill: Skill, kind: usize, last: Convention, chance: &mut u64) -> Position {
    let mut between = |least: u32, most: u32| {
        let above = below(chance, (most - least + 1) as usize);
        least + u32::try_from(above).unwrap_or_default()
    };
    let mut limit = None;
    let mut heaps = match (skill, kind) {
        // An even number of single stones, and then an odd one.
        (Skill::Singles, 0) | (Skill::Pairs, 2) => vec![1, 1, between(5, 9)],
        (Skill::Singles, _) => {
            let mut heaps = vec![1; 1 + 2 * between(0, 1) as usize];
            heaps.push(between(6, 9));
            heaps
        }
        (Skill::Copy, 1) => vec![between(3, 9); 2],
        (Skill::Copy, 2) => vec![1, between(5, 9)],
        (Skill::Copy, _) => vec![between(2, 9), between(2, 9)],
        (Skill::Pairs, 1) => {
            let (one, other) = (between(1, 9), between(1, 9));
            vec![one, other, (one ^ other).clamp(1, 9)]
        }
        (Skill::Pairs | Skill::Cut, _) => vec![between(1, 9), between(1, 9), between(1, 9)],
        (Skill::Limits, _) => {
            limit = Some(NonZeroU32::MIN.saturating_add(between(1, 3)));
            vec![between(5, 13)]
        }
    };
    for place in (1..heaps.len()).rev() {
        heaps.swap(place, below(chance, place + 1));
    }
    taking(&heaps, last, limit)
}

/// Whether a board is of this kind, and cannot be guessed easily.
fn fits(skill: Skill, kind: usize, board: &Position) -> bool {
    let right = board.winning_moves().count().max(1);
    // One answer more is that no move wins.
    let none = usize::from(skill != Skill::Singles);
    let answers = board.legal_moves().count() + none;
    let larger = board.heaps().iter().filter(|&&stones| stones > 1).count();
    let lost = board.outcome() == Outcome::P;
    let is_kind = match (skill, kind) {
        (Skill::Copy | Skill::Limits, 1) => lost,
        (Skill::Pairs, 1) => lost && larger > 1,
        // Two blocks alone: one of them has to become smaller.
        (Skill::Pairs, 0) => !lost && larger > 1 && board.nim_sum().0.count_ones() > 1,
        (Skill::Copy, 0) => !lost && larger == 2,
        _ => !lost,
    };
    is_kind && answers >= right * fewest_answers(skill) as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The chance that a guesser has all circles at some time within twenty boards.
    fn guessed(answers: u32, needed: usize) -> f64 {
        let right = 1.0 / f64::from(answers);
        let mut at = vec![0.0; needed + 1];
        at[0] = 1.0;
        for _ in 0..20 {
            let mut next = vec![0.0; needed + 1];
            next[needed] = at[needed];
            for (row, chance) in at[..needed].iter().enumerate() {
                next[row + 1] += right * chance;
                next[row.saturating_sub(1)] += (1.0 - right) * chance;
            }
            at = next;
        }
        at[needed]
    }

    #[test]
    fn a_guesser_is_done_within_twenty_boards_in_fewer_than_1_of_20_tries() {
        for skill in Skill::ALL {
            let chance = guessed(fewest_answers(skill), needed(skill) as usize);
            assert!(chance < 0.05, "{skill:?}: {chance}");
        }
    }
}
