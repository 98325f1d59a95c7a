//! The facts of each move of a game.

use crate::common::truth::{Truth, after};

/// The facts of a move in a game.
#[derive(Debug)]
pub struct Fact {
    /// Which move, counted from 0.
    pub ply: usize,
    /// Whether its player could win.
    pub won: bool,
    /// Whether the other side loses after it.
    pub stayed: bool,
    /// Every move that won, as its heap and the number taken, by heap.
    pub winning: Vec<(usize, u32)>,
    /// How many moves there were.
    pub moves: usize,
}

/// The facts of each of these moves, made one after the other.
pub fn facts(truth: &mut Truth, heaps: &[u32], made: &[(usize, u32)]) -> Vec<Fact> {
    let mut heaps = heaps.to_vec();
    let mut facts = Vec::new();
    for (ply, &made) in made.iter().enumerate() {
        let winning = truth.winning(&heaps);
        let moves = truth.moves(&heaps).len();
        let won = truth.wins(&heaps);
        heaps = after(&heaps, made);
        facts.push(Fact {
            ply,
            won,
            stayed: !truth.wins(&heaps),
            winning,
            moves,
        });
    }
    facts
}
