//! Boards solved by brute force: every move is tried, and the claims of sentences are counted.

use std::collections::HashMap;

/// A board and its rules, for brute force.
pub(crate) struct Board {
    pub(crate) heaps: Vec<u32>,
    pub(crate) misere: bool,
    pub(crate) limit: Option<u32>,
}

impl Board {
    pub(crate) fn arguments(&self) -> String {
        let heaps: Vec<String> = self.heaps.iter().map(u32::to_string).collect();
        let rule = if self.misere { "misere" } else { "normal" };
        let take = self
            .limit
            .map_or(String::new(), |limit| format!("--take {limit}"));
        format!("{} --rule {rule} {take}", heaps.join(" "))
    }

    /// Every move, as heap and number taken, with the heaps that it leaves.
    pub(super) fn moves(&self, heaps: &[u32]) -> Vec<(usize, u32, Vec<u32>)> {
        let most = self.limit.unwrap_or(u32::MAX);
        let mut moves = Vec::new();
        for heap in 0..heaps.len() {
            for take in 1..=heaps[heap].min(most) {
                let mut left = heaps.to_vec();
                left[heap] -= take;
                moves.push((heap, take, left));
            }
        }
        moves
    }

    /// The divisor, where some heap is larger than the limit.
    pub(super) fn period(&self) -> Option<u32> {
        let limit = self.limit?;
        let is_passed = self.heaps.iter().any(|&stones| stones > limit);
        is_passed.then_some(limit + 1)
    }

    /// The numbers that the sentences count: stones, or remainders.
    pub(super) fn worth(&self, heaps: &[u32]) -> Vec<u32> {
        let period = self.period().unwrap_or(u32::MAX);
        heaps.iter().map(|stones| stones % period).collect()
    }

    pub(super) fn sum(&self, heaps: &[u32]) -> u32 {
        self.worth(heaps).iter().fold(0, |sum, worth| sum ^ worth)
    }

    pub(super) fn ones(&self, heaps: &[u32]) -> usize {
        self.worth(heaps).iter().filter(|&&one| one == 1).count()
    }

    /// The heaps that count more than 1, by index.
    pub(super) fn large(&self, heaps: &[u32]) -> Vec<usize> {
        let worth = self.worth(heaps);
        (0..worth.len()).filter(|&heap| worth[heap] > 1).collect()
    }

    pub(super) fn is_odd_ones(&self, heaps: &[u32]) -> bool {
        self.large(heaps).is_empty() && self.ones(heaps) % 2 == 1
    }
}

/// The winner and the number of turns, by trying every move, for one set of rules.
#[derive(Default)]
pub(crate) struct Solver {
    known: HashMap<Vec<u32>, (bool, u64)>,
}

impl Solver {
    pub(super) fn solve(&mut self, board: &Board, heaps: &[u32]) -> (bool, u64) {
        if let Some(&known) = self.known.get(heaps) {
            return known;
        }
        let after: Vec<(bool, u64)> = board
            .moves(heaps)
            .iter()
            .map(|(_, _, left)| self.solve(board, left))
            .collect();
        let hurried = after.iter().filter(|(wins, _)| !wins).map(|lost| lost.1);
        let delayed = after.iter().map(|won| won.1).max();
        let found = match (hurried.min(), delayed) {
            (Some(plies), _) => (true, plies + 1),
            (None, Some(plies)) => (false, plies + 1),
            (None, None) => (board.misere, 0),
        };
        self.known.insert(heaps.to_vec(), found);
        found
    }

    pub(super) fn winning(&mut self, board: &Board) -> Vec<(usize, u32, Vec<u32>)> {
        let moves = board.moves(&board.heaps).into_iter();
        moves
            .filter(|(_, _, left)| !self.solve(board, left).0)
            .collect()
    }
}
