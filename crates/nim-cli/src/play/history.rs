//! Undo and redo, which go to a person's turn. Player 1, the starter, has index 0.

use nim_engine::{Game, Move};

/// Takes back the last move of a person, and the computer's answer. Returns these moves in the
/// order in which they were made: none where no person has moved yet.
pub(super) fn undo(game: &mut Game, people: [bool; 2]) -> Vec<Move> {
    let Some(ply) = (0..game.ply()).rev().find(|ply| people[ply % 2]) else {
        return Vec::new();
    };
    let undone = game.moves()[ply..].to_vec();
    game.go_to(ply);
    undone
}

/// Makes the moves of the last undo again, and returns these moves.
pub(super) fn redo(game: &mut Game, people: [bool; 2]) -> Vec<Move> {
    let made = game.ply();
    let all = made + game.taken_back().len();
    let ply = (made + 1..all).find(|ply| people[ply % 2]).unwrap_or(all);
    game.go_to(ply);
    game.moves()[made..].to_vec()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a test may panic: that is how it fails")]

    use super::{redo, undo};
    use nim_engine::{Game, write_moves};

    fn check(people: [bool; 2], undone: &[&str]) {
        let text = "heaps=3,5,7&rule=normal&moves=A1,B2,C3,A2,B3";
        let mut game: Game = text.parse().unwrap();
        let whole = game.clone();
        for moves in undone {
            assert_eq!(write_moves(&undo(&mut game, people)), *moves);
        }
        assert_eq!(undo(&mut game, people), []);
        for moves in undone.iter().rev() {
            assert_eq!(write_moves(&redo(&mut game, people)), *moves);
        }
        assert_eq!(redo(&mut game, people), []);
        assert_eq!(game, whole);
    }

    #[test]
    fn undo_goes_to_a_persons_turn_and_redo_back() {
        check([true, true], &["B3", "A2", "C3", "B2", "A1"]);
        check([true, false], &["B3", "C3,A2", "A1,B2"]);
        check([false, true], &["A2,B3", "B2,C3"]);
        check([false, false], &[]);
    }
}
