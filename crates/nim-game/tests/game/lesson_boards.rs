//! The boards that lessons draw, and the moves that they show on a board, agree with brute force.

use std::collections::HashSet;

use nim_engine::Move;
use nim_game::teach::{Skill, Task, draw_board, kinds, refutation, reply};

use crate::common::after_move;
use crate::lessons::{CONVENTIONS, SKILLS, exercise};
use crate::truth::{Truths, sorted};

fn is_of_kind(skill: Skill, kind: usize, heaps: &[u32]) -> bool {
    let ones = heaps.iter().filter(|&&heap| heap == 1).count();
    match (skill, kind) {
        (Skill::Cut, 0) => [[5], [6], [9], [10]].iter().any(|cut| cut == heaps),
        (Skill::Cut, _) => heaps == [7] || heaps == [11],
        (Skill::Singles, _) => ones + 1 == heaps.len() && ones % 2 == kind && ones < 4,
        (Skill::Copy, 2) => heaps.len() == 2 && ones == 1,
        (Skill::Copy, _) => heaps.len() == 2 && ones == 0 && (heaps[0] == heaps[1]) == (kind == 1),
        (Skill::BlockPairs, _) => heaps.len() == 3 && (ones == 2) == (kind == 2),
    }
}

#[test]
fn every_drawn_board_is_of_its_kind() {
    let mut truths = Truths::default();
    for (index, skill) in SKILLS.iter().cycle().take(8).enumerate() {
        let (skill, convention) = (*skill, CONVENTIONS[index / 4]);
        let (mut chance, mut boards) = (1, HashSet::new());
        for number in 0..3000 {
            let kind = number % kinds(skill);
            let board = draw_board(skill, kind, convention, &mut chance).board;
            let (heaps, rules) = (board.heaps(), board.rules());
            assert_eq!((rules.convention, rules.limit()), (convention, None));
            assert!(is_of_kind(skill, kind, heaps), "{skill:?} {kind}: {board}");
            // A move wins on every board but those of the kinds that ask to see that none does.
            let wins = !matches!((skill, kind), (Skill::Copy | Skill::BlockPairs, 1));
            let is_right = truths.of(rules).wins(heaps) == wins;
            assert!(is_right || skill == Skill::Cut, "{skill:?} {kind}: {board}");
            boards.insert(sorted(heaps));
        }
        assert!(boards.len() > 5, "{skill:?}");
    }
}

#[test]
fn replies_win_soonest_and_refutations_show_the_hinted_move() {
    let mut truths = Truths::default();
    for takes in ["", "&take=3", "&take=1,3,4", "&take=2,3"] {
        for number in 0..2 * 216 {
            let [a, b, c] = [number / 36 % 6, number / 6 % 6, number % 6];
            let row = (&*format!("{a},{b},{c}{takes}"), Task::Read, 0);
            let board = exercise(row, CONVENTIONS[number / 216]).board;
            let (heaps, truth) = (board.heaps(), truths.of(board.rules()));
            let Some(by) = reply(&board) else {
                assert!(truth.moves(heaps).is_empty() && refutation(&board).is_empty());
                continue;
            };
            let then = after_move(heaps, by);
            assert_eq!(truth.wins(heaps), !truth.wins(&then), "{board} {by}");
            assert_eq!(truth.plies(heaps), truth.plies(&then) + 1, "{board} {by}");
            let shown = refutation(&board);
            let is_single = truth.wins(heaps) || truth.moves(&then).is_empty();
            assert_eq!(shown.len() == 1, is_single, "{board}");
            // Where a move wins, it is the one that a hint names; a lost board is held as long as it can be.
            let hinted = board.suggested_move().filter(|_| truth.wins(heaps));
            assert_eq!(shown[0], hinted.unwrap_or(by), "{board}");
            let play = |heaps: Vec<u32>, &by: &Move| after_move(&heaps, by);
            let end = shown.iter().fold(heaps.to_vec(), play);
            assert!(truth.moves(&end).is_empty() || !truth.wins(&end), "{board}");
        }
    }
}
