//! Who wins, by trying every move; it knows nothing of the engine's theory.

use std::collections::HashMap;

use nim::engine::{Convention, Position, Rules};

/// What was found out by so many rules.
#[derive(Default)]
pub struct Truth(HashMap<Rules, HashMap<Vec<u32>, bool>>);

/// The heaps without the empty ones, in order: boards that are equal up to that are the same.
pub fn sorted(heaps: &[u32]) -> Vec<u32> {
    let mut sorted = heaps.to_vec();
    sorted.retain(|&stones| stones > 0);
    sorted.sort_unstable();
    sorted
}

/// Every legal move, as the heap and the stones that are taken from it.
pub fn moves(heaps: &[u32], rules: Rules) -> Vec<(usize, u32)> {
    let limit = rules.limit.map_or(u32::MAX, std::num::NonZeroU32::get);
    (0..heaps.len())
        .flat_map(|heap| (1..=heaps[heap].min(limit)).map(move |take| (heap, take)))
        .collect()
}

pub fn after(heaps: &[u32], (heap, take): (usize, u32)) -> Vec<u32> {
    let mut left = heaps.to_vec();
    left[heap] -= take;
    left
}

impl Truth {
    pub fn mover_wins(&mut self, heaps: &[u32], rules: Rules) -> bool {
        let known = self.0.entry(rules).or_default();
        wins(known, sorted(heaps), rules)
    }

    pub fn winning(&mut self, board: &Position) -> Vec<(usize, u32)> {
        let rules = board.rules();
        let mut winning = moves(board.heaps(), rules);
        winning.retain(|&made| !self.mover_wins(&after(board.heaps(), made), rules));
        winning
    }
}

fn wins(known: &mut HashMap<Vec<u32>, bool>, heaps: Vec<u32>, rules: Rules) -> bool {
    if heaps.is_empty() {
        return rules.convention == Convention::Misere;
    }
    if let Some(&wins) = known.get(&heaps) {
        return wins;
    }
    let found = moves(&heaps, rules)
        .into_iter()
        .any(|made| !wins(known, sorted(&after(&heaps, made)), rules));
    known.insert(heaps, found);
    found
}
