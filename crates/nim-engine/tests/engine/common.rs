//! Shared code of several test files: brute force without theory, and boards for it.

use std::collections::HashMap;
use std::num::NonZeroU32;

use nim_engine::{Convention, Game, Move, Opponent, Position, Rules, Setup, ai_compute_move};
use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};

/// The winner, found by trying every move: the second method that the closed form must agree with.
pub(crate) struct BruteForce {
    rules: Rules,
    known: HashMap<Vec<u32>, bool>,
}

impl BruteForce {
    pub(crate) fn new(rules: Rules) -> Self {
        Self {
            rules,
            known: HashMap::new(),
        }
    }

    /// Whether the player to move wins. The order of the heaps does not matter.
    pub(crate) fn mover_wins(&mut self, heaps: &[u32]) -> bool {
        let mut heaps: Vec<u32> = heaps.iter().copied().filter(|&stones| stones > 0).collect();
        heaps.sort_unstable();
        self.sorted_wins(heaps)
    }

    fn sorted_wins(&mut self, heaps: Vec<u32>) -> bool {
        let rules = self.rules;
        let has_move = |&stones: &u32| (1..=stones).any(|take| may_take(rules, take));
        if !heaps.iter().any(has_move) {
            return rules.convention == Convention::Misere;
        }
        if let Some(&wins) = self.known.get(&heaps) {
            return wins;
        }
        let mut wins = false;
        'moves: for heap in 0..heaps.len() {
            for take in (1..=heaps[heap]).filter(|&take| may_take(rules, take)) {
                let mut after = heaps.clone();
                after[heap] -= take;
                if !self.mover_wins(&after) {
                    wins = true;
                    break 'moves;
                }
            }
        }
        self.known.insert(heaps, wins);
        wins
    }

    /// The moves that leave the opponent lost, as heap and number taken, in order.
    pub(crate) fn winning_moves(&mut self, heaps: &[u32]) -> Vec<(usize, u32)> {
        let rules = self.rules;
        let mut winning = Vec::new();
        for heap in 0..heaps.len() {
            for take in (1..=heaps[heap]).filter(|&take| may_take(rules, take)) {
                let mut after = heaps.to_vec();
                after[heap] -= take;
                if !self.mover_wins(&after) {
                    winning.push((heap, take));
                }
            }
        }
        winning
    }
}

/// Whether a turn may take so many, as the rules are written.
pub(crate) fn may_take(rules: Rules, take: u32) -> bool {
    let written = rules.takes.to_string();
    let numbers: Vec<u32> = written
        .split(',')
        .filter_map(|number| number.parse().ok())
        .collect();
    match numbers[..] {
        [] => true,
        [limit] => take <= limit,
        _ => numbers.contains(&take),
    }
}

/// Every board of this many heaps up to this size, in one order of its heaps.
pub(crate) fn multisets(heaps: usize, most: u32) -> Vec<Vec<u32>> {
    if heaps == 0 {
        return vec![Vec::new()];
    }
    let mut boards = Vec::new();
    for smaller in multisets(heaps - 1, most) {
        for last in smaller.last().copied().unwrap_or(0)..=most {
            let mut board = smaller.clone();
            board.push(last);
            boards.push(board);
        }
    }
    boards
}

/// Both conventions, each without a limit and with every limit up to 6.
pub(crate) fn all_rules() -> Vec<Rules> {
    let mut rules = Vec::new();
    for convention in [Rules::normal(), Rules::misere()] {
        rules.push(convention);
        rules.extend((1..=6).map(|limit| convention.with_limit(limit_of(limit))));
    }
    rules
}

pub(crate) fn limit_of(limit: u32) -> NonZeroU32 {
    NonZeroU32::new(limit).unwrap()
}

pub(crate) fn position(heaps: &[u32], rules: Rules) -> Position {
    Setup::new(heaps.to_vec(), rules).position().unwrap()
}

pub(crate) fn seeded(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// The opponent's move alone.
pub(crate) fn move_of<'a>(
    opponent: impl Into<Opponent<'a>>,
    position: &Position,
    rng: &mut impl Rng,
) -> Option<Move> {
    ai_compute_move(opponent, position, rng).map(|answer| answer.chosen)
}

/// A whole game, the first of these players beginning.
pub(crate) fn play_out(start: &Position, players: [Opponent<'_>; 2], rng: &mut impl Rng) -> Game {
    let mut game = Game::new(start.clone());
    while game.starter_won().is_none() {
        let player = players[usize::from(!game.is_starters_turn())];
        game.play(move_of(player, game.position(), rng).unwrap())
            .unwrap();
    }
    game
}
