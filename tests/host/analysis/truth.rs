//! The winner, the length of the game and the values of heaps, found by trying every move without code
//! of the engine.

use std::collections::HashMap;

use nim::engine::{Convention, Rules};

use crate::common::truth::{after, moves, sorted};

/// The truth about all positions up to some size under some rules.
pub struct Truth {
    pub rules: Rules,
    known: HashMap<Vec<u32>, Known>,
}

/// The facts of a position, in any order of its heaps.
#[derive(Clone, Copy)]
struct Known {
    /// Whether the player to move wins.
    wins: bool,
    /// The plies to the end, the winner hurrying and the loser delaying.
    plies: u32,
    /// The least number that no move reaches.
    grundy: u32,
}

impl Truth {
    /// Tries every move of every position of up to this many heaps and stones.
    pub fn new(rules: Rules, heaps: usize, most: u32) -> Self {
        let mut truth = Self {
            rules,
            known: HashMap::new(),
        };
        truth.look(&vec![most; heaps]);
        truth
    }

    pub fn is_normal(&self) -> bool {
        self.rules.convention == Convention::Normal
    }

    /// Every legal move, as its heap and the number taken.
    pub fn moves(&self, heaps: &[u32]) -> Vec<(usize, u32)> {
        moves(heaps, self.rules)
    }

    pub fn wins(&mut self, heaps: &[u32]) -> bool {
        self.look(heaps).wins
    }

    pub fn plies(&mut self, heaps: &[u32]) -> u32 {
        self.look(heaps).plies
    }

    /// The Grundy value of the whole position, which the nim-sum has to be.
    pub fn grundy(&mut self, heaps: &[u32]) -> u32 {
        self.look(heaps).grundy
    }

    /// The Grundy value of a heap by itself.
    pub fn worth(&mut self, stones: u32) -> u32 {
        self.look(&[stones]).grundy
    }

    /// The moves that leave a position lost.
    pub fn winning(&mut self, heaps: &[u32]) -> Vec<(usize, u32)> {
        let mut moves = self.moves(heaps);
        moves.retain(|&chosen| {
            let after = after(heaps, chosen);
            !self.wins(&after)
        });
        moves
    }

    fn look(&mut self, heaps: &[u32]) -> Known {
        let sorted = sorted(heaps);
        if let Some(&known) = self.known.get(&sorted) {
            return known;
        }
        let moves = self.moves(&sorted).into_iter();
        let after: Vec<Known> = moves
            .map(|chosen| {
                let after = after(&sorted, chosen);
                self.look(&after)
            })
            .collect();
        let fastest = after
            .iter()
            .filter(|after| !after.wins)
            .map(|after| after.plies)
            .min();
        let slowest = after.iter().map(|after| after.plies).max();
        let (wins, plies) = match (fastest, slowest) {
            (Some(plies), _) => (true, plies + 1),
            (None, Some(plies)) => (false, plies + 1),
            (None, None) => (!self.is_normal(), 0),
        };
        let is_free = |grundy: &u32| after.iter().all(|after| after.grundy != *grundy);
        let known = Known {
            wins,
            plies,
            grundy: (0..=u32::MAX).find(is_free).unwrap(),
        };
        self.known.insert(sorted, known);
        known
    }
}
