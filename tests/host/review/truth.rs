//! Who wins, by trying every move: nothing of it is the engine's.

use std::collections::HashMap;

/// The truth about positions under some rules.
pub struct Truth {
    misere: bool,
    limit: Option<u32>,
    known: HashMap<Vec<u32>, bool>,
}

/// What is true of a move in a game.
#[derive(Debug)]
pub struct Fact {
    /// Which move, counted from 0.
    pub ply: usize,
    /// Whether whoever made it could win.
    pub won: bool,
    /// Whether the other side loses after it.
    pub stayed: bool,
    /// Every move that won, as its heap and the number taken, by heap.
    pub winning: Vec<(usize, u32)>,
    /// How many moves there were.
    pub moves: usize,
}

impl Truth {
    pub fn new(misere: bool, limit: Option<u32>) -> Self {
        Self {
            misere,
            limit,
            known: HashMap::new(),
        }
    }

    /// Every legal move, as its heap and the number taken.
    fn moves(&self, heaps: &[u32]) -> Vec<(usize, u32)> {
        let limit = self.limit.unwrap_or(u32::MAX);
        let heaps = heaps.iter().enumerate();
        heaps
            .flat_map(|(heap, &stones)| (1..=stones.min(limit)).map(move |take| (heap, take)))
            .collect()
    }

    /// Whether whoever is to move wins.
    pub fn wins(&mut self, heaps: &[u32]) -> bool {
        let mut key = heaps.to_vec();
        key.sort_unstable();
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let moves = self.moves(&key);
        // Whoever finds the board empty has won in misère play, and lost in normal play.
        let wins = if moves.is_empty() {
            self.misere
        } else {
            moves.into_iter().any(|(heap, take)| {
                let mut after = key.clone();
                after[heap] -= take;
                !self.wins(&after)
            })
        };
        self.known.insert(key, wins);
        wins
    }

    /// What is true of each move of a game.
    pub fn facts(&mut self, heaps: &[u32], made: &[(usize, u32)]) -> Vec<Fact> {
        let mut heaps = heaps.to_vec();
        let mut facts = Vec::new();
        for (ply, &(heap, take)) in made.iter().enumerate() {
            let mut winning = self.moves(&heaps);
            let moves = winning.len();
            winning.retain(|&(heap, take)| {
                let mut after = heaps.clone();
                after[heap] -= take;
                !self.wins(&after)
            });
            let won = self.wins(&heaps);
            heaps[heap] -= take;
            facts.push(Fact {
                ply,
                won,
                stayed: !self.wins(&heaps),
                winning,
                moves,
            });
        }
        facts
    }
}
