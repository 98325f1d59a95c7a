//! The winner and the length of the game, found by trying every move, without code of the engine.
#![allow(dead_code, reason = "engine, game and page use a part of it each")]

use std::collections::HashMap;

use nim_engine::{Convention, Position, Rules};

/// The truth about positions under some rules.
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
}

impl Truth {
    pub fn new(rules: Rules) -> Self {
        Self {
            rules,
            known: HashMap::new(),
        }
    }

    pub fn moves(&self, heaps: &[u32]) -> Vec<(usize, u32)> {
        moves(heaps, self.rules)
    }

    /// Whether the player to move wins.
    pub fn wins(&mut self, heaps: &[u32]) -> bool {
        self.solve(heaps).wins
    }

    /// The winning moves: each leaves the opponent a lost position.
    pub fn winning(&mut self, heaps: &[u32]) -> Vec<(usize, u32)> {
        let mut winning = self.moves(heaps);
        winning.retain(|&made| !self.wins(&after(heaps, made)));
        winning
    }

    fn solve(&mut self, heaps: &[u32]) -> Known {
        let heaps = sorted(heaps);
        if let Some(&known) = self.known.get(&heaps) {
            return known;
        }
        let moves = self.moves(&heaps).into_iter();
        let replies: Vec<Known> = moves.map(|made| self.solve(&after(&heaps, made))).collect();
        let lost = replies.iter().filter(|reply| !reply.wins);
        let fastest = lost.map(|reply| reply.plies).min();
        let slowest = replies.iter().map(|reply| reply.plies).max();
        let (wins, plies) = match (fastest, slowest) {
            (Some(plies), _) => (true, plies + 1),
            (None, Some(plies)) => (false, plies + 1),
            // The player to move on the empty board has won in misère play, and lost in normal play.
            (None, None) => (self.rules.convention == Convention::Misere, 0),
        };
        let known = Known { wins, plies };
        self.known.insert(heaps, known);
        known
    }

    pub fn plies(&mut self, heaps: &[u32]) -> u32 {
        self.solve(heaps).plies
    }

    /// How many boards it has met so far.
    pub fn boards(&self) -> usize {
        self.known.len()
    }
}

/// The truths so far, for each set of rules.
#[derive(Default)]
pub struct Truths(HashMap<Rules, Truth>);

impl Truths {
    pub fn of(&mut self, rules: Rules) -> &mut Truth {
        self.0.entry(rules).or_insert_with(|| Truth::new(rules))
    }

    pub fn winning(&mut self, board: &Position) -> Vec<(usize, u32)> {
        self.of(board.rules()).winning(board.heaps())
    }
}

/// Every legal move, as the heap and the stones that are taken from it.
pub fn moves(heaps: &[u32], rules: Rules) -> Vec<(usize, u32)> {
    // As text: nothing for any number, `3` for up to three, `1,3,4` for a set.
    let written = rules.takes.to_string();
    let numbers: Vec<u32> = written
        .split(',')
        .filter_map(|number| number.parse().ok())
        .collect();
    let may_take = |take: &u32| match numbers[..] {
        [] => true,
        [limit] => *take <= limit,
        _ => numbers.contains(take),
    };
    let takes = |heap: usize| {
        (1..=heaps[heap])
            .filter(may_take)
            .map(move |take| (heap, take))
    };
    (0..heaps.len()).flat_map(takes).collect()
}

/// The Grundy values of heaps from 0 to `most` stones: each the least number that no move leads to.
pub fn values(most: u32, rules: Rules) -> Vec<u32> {
    let mut values: Vec<u32> = Vec::new();
    for stones in 0..=most {
        let takes = moves(&[stones], rules).into_iter();
        let reached: Vec<u32> = takes
            .map(|(_, take)| values[(stones - take) as usize])
            .collect();
        values.extend((0..=stones).find(|value| !reached.contains(value)));
    }
    values
}

/// The heaps after a move.
pub fn after(heaps: &[u32], (heap, take): (usize, u32)) -> Vec<u32> {
    let mut after = heaps.to_vec();
    after[heap] -= take;
    after
}

/// The heaps without the empty ones, smallest first: boards for which this is equal count as the same.
pub fn sorted(heaps: &[u32]) -> Vec<u32> {
    let mut sorted = heaps.to_vec();
    sorted.retain(|&stones| stones > 0);
    sorted.sort_unstable();
    sorted
}
