//! Practice boards of a skill, drawn at random from a seed. A skill has two or three kinds of boards; after a miss a
//! lesson draws the same kind again.

use nim_engine::{Convention, Outcome, Position};

use super::{CutGoal, Exercise, Goal, Skill, Task, board};
use crate::puzzle::chance::{below, shuffle};

/// How many drawn boards have to be right at the first try and without help, to finish a step.
pub const NEEDED: u32 = 3;

/// How many kinds of boards a skill has; kinds are counted from 0. Where no move wins, the table says so.
///
/// | skill | kind 0 | kind 1 | kind 2 |
/// |---|---|---|---|
/// | `Singles` | two single stones and a larger heap | one or three single stones and a larger heap | |
/// | `Copy` | two unequal heaps | two equal heaps: no move wins | a single stone and a larger heap |
/// | `Cut` | a heap of two blocks | a heap of three blocks | |
/// | `BlockPairs` | two unpaired blocks or more | no unpaired block: no move wins | two single stones and a larger heap |
pub const fn kinds(skill: Skill) -> usize {
    match skill {
        Skill::Singles | Skill::Cut => 2,
        Skill::Copy | Skill::BlockPairs => 3,
    }
}

/// Draws a board of this skill and kind. `chance` is the state of the random numbers.
pub fn draw_board(skill: Skill, kind: usize, convention: Convention, chance: &mut u64) -> Exercise {
    if skill == Skill::Cut {
        let heaps: &[u32] = if kind == 0 { &[5, 6, 9, 10] } else { &[7, 11] };
        let heap = heaps[below(chance, heaps.len())];
        let task = Task::Cut(CutGoal::AllHeaps);
        return Exercise::on(board(&[heap], convention), task);
    }
    let goal = if skill == Skill::Singles {
        Goal::Win
    } else {
        Goal::WinOrNone
    };
    loop {
        let drawn = draw_candidate(skill, kind, convention, chance);
        if fits(skill, kind, &drawn) {
            return Exercise::on(drawn, Task::Move(goal));
        }
    }
}

/// A random board, which may be of the kind; [`fits`] checks it.
fn draw_candidate(skill: Skill, kind: usize, convention: Convention, chance: &mut u64) -> Position {
    let mut between = |least: u32, most: u32| {
        let offset = below(chance, (most - least + 1) as usize);
        least + u32::try_from(offset).unwrap_or_default()
    };
    let mut heaps = match (skill, kind) {
        // An even number of single stones; in the next arm an odd number.
        (Skill::Singles, 0) | (Skill::BlockPairs, 2) => vec![1, 1, between(5, 9)],
        (Skill::Singles, _) => {
            let mut heaps = vec![1; 1 + 2 * between(0, 1) as usize];
            heaps.push(between(6, 9));
            heaps
        }
        (Skill::Copy, 0) => vec![between(2, 9), between(2, 9)],
        (Skill::Copy, 1) => vec![between(3, 9); 2],
        (Skill::Copy, _) => vec![1, between(5, 9)],
        (Skill::BlockPairs, 1) => {
            let (one, other) = (between(1, 9), between(1, 9));
            vec![one, other, (one ^ other).clamp(1, 9)]
        }
        (Skill::BlockPairs | Skill::Cut, _) => vec![between(1, 9), between(1, 9), between(1, 9)],
    };
    shuffle(&mut heaps, chance);
    board(&heaps, convention)
}

/// Whether a board is of this kind.
fn fits(skill: Skill, kind: usize, drawn: &Position) -> bool {
    let larger = drawn.heaps().iter().filter(|&&stones| stones > 1).count();
    let lost = drawn.outcome() == Outcome::P;
    match (skill, kind) {
        (Skill::Copy, 0) => !lost && larger == 2,
        (Skill::Copy, 1) => lost,
        // At least two blocks have no partner, so removing one block is not enough.
        (Skill::BlockPairs, 0) => !lost && larger > 1 && drawn.nim_sum().0.count_ones() > 1,
        (Skill::BlockPairs, 1) => lost && larger > 1,
        _ => !lost,
    }
}
