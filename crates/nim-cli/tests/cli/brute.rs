//! Boards solved by brute force, without the engine: every move is tried.

use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};

/// A move: the heap, counted from 1, the number of stones taken, and the heaps after the move.
pub type Played = (usize, u32, Vec<u32>);

pub struct BruteRules {
    pub is_misere: bool,
    pub limit: Option<u32>,
    /// The numbers that a turn may take; `None` if it may take any number up to the limit.
    pub set: Option<&'static [u32]>,
    /// The answers of `wins` so far: whether the player to move wins on a board.
    known: RefCell<HashMap<Vec<u32>, bool>>,
}

impl BruteRules {
    pub fn new(is_misere: bool, limit: Option<u32>) -> Self {
        Self {
            is_misere,
            limit,
            set: None,
            known: RefCell::default(),
        }
    }

    /// Both rules, without a limit and with the limits 1 to 4.
    pub fn all() -> impl Iterator<Item = Self> {
        [false, true].into_iter().flat_map(|is_misere| {
            let limits = [None, Some(1), Some(2), Some(3), Some(4)];
            limits.map(|limit| Self::new(is_misere, limit))
        })
    }

    /// Both rules, with three sets of numbers to take.
    pub fn sets() -> impl Iterator<Item = Self> {
        [false, true].into_iter().flat_map(|is_misere| {
            let sets: [&[u32]; 3] = [&[1, 3, 4], &[1, 4], &[2, 3]];
            sets.map(|set| Self {
                set: Some(set),
                ..Self::new(is_misere, None)
            })
        })
    }

    /// The Grundy value of a heap: the least number that is not the value of a heap which a move leaves.
    pub fn value(&self, stones: u32) -> u32 {
        let moves = self.moves(&[stones]).into_iter();
        let values: Vec<u32> = moves.map(|(_, _, heaps)| self.value(heaps[0])).collect();
        (0..=9).find(|value| !values.contains(value)).unwrap()
    }

    /// The board as arguments of the program.
    pub fn arguments(&self, heaps: &[u32]) -> String {
        let heaps: Vec<String> = heaps.iter().map(u32::to_string).collect();
        let rule = if self.is_misere { "misere" } else { "normal" };
        let limit = self.limit.map(|limit| limit.to_string());
        let set = self
            .set
            .map(|set| set.iter().map(u32::to_string).collect::<Vec<_>>().join(","));
        let take = limit
            .or(set)
            .map_or(String::new(), |take| format!("--take {take}"));
        format!("{} --rule {rule} {take}", heaps.join(" "))
    }

    pub fn moves(&self, heaps: &[u32]) -> Vec<Played> {
        let most = self.limit.unwrap_or(u32::MAX);
        let mut moves = Vec::new();
        for heap in 0..heaps.len() {
            let takes = 1..=heaps[heap].min(most);
            let is_allowed = |take: &u32| self.set.is_none_or(|set| set.contains(take));
            for take in takes.filter(is_allowed) {
                let mut left = heaps.to_vec();
                left[heap] -= take;
                moves.push((heap + 1, take, left));
            }
        }
        moves
    }

    /// Whether the player to move wins.
    pub fn wins(&self, heaps: &[u32]) -> bool {
        if self.moves(heaps).is_empty() {
            return self.is_misere;
        }
        let known = self.known.borrow().get(heaps).copied();
        known.unwrap_or_else(|| {
            let wins = !self.winning(heaps).is_empty();
            self.known.borrow_mut().insert(heaps.to_vec(), wins);
            wins
        })
    }

    /// How many boards can be reached. Boards that differ only by the order of their heaps are one.
    pub fn boards(&self, heaps: &[u32]) -> usize {
        let mut reached = BTreeSet::new();
        let mut waiting = vec![heaps.to_vec()];
        while let Some(mut board) = waiting.pop() {
            board.sort_unstable();
            if reached.insert(board.clone()) {
                waiting.extend(self.moves(&board).into_iter().map(|(.., left)| left));
            }
        }
        reached.len()
    }

    pub fn winning(&self, heaps: &[u32]) -> Vec<Played> {
        let mut moves = self.moves(heaps);
        moves.retain(|(_, _, left)| !self.wins(left));
        moves
    }
}
