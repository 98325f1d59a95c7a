//! Shared code of several test files: boards, rules and whole games.

use std::num::NonZeroU32;

pub(crate) use nim_engine::multisets;
use nim_engine::{Game, Move, Opponent, Position, Rules, Takes, ai_compute_move};
use rand::{Rng, SeedableRng, rngs::Xoshiro256PlusPlus};

/// Both conventions, each without a limit and with every limit up to 6.
pub(crate) fn all_rules() -> Vec<Rules> {
    let mut rules = Vec::new();
    for convention in [Rules::normal(), Rules::misere()] {
        rules.push(convention);
        rules.extend((1..=6).map(|limit| convention.with_limit(nonzero(limit))));
    }
    rules
}

/// Both conventions with this set of numbers, or with the limit that these numbers are.
pub(crate) fn both_rules(numbers: &[u32]) -> [Rules; 2] {
    let takes = Takes::of(numbers.iter().copied()).unwrap();
    [Rules::normal(), Rules::misere()].map(|rules| rules.with_takes(takes))
}

/// [`all_rules`], and both conventions with some sets.
pub(crate) fn all_rules_and_sets() -> Vec<Rules> {
    let sets: [&[u32]; 6] = [
        &[1, 3, 4],
        &[1, 4],
        &[2, 3],
        &[1, 3, 5],
        &[2, 5, 6],
        &[1, 2, 4],
    ];
    let mut rules = all_rules();
    rules.extend(sets.into_iter().flat_map(both_rules));
    rules
}

/// Moves as the heap and the stones that are taken from it.
pub(crate) fn pairs(moves: impl IntoIterator<Item = Move>) -> Vec<(usize, u32)> {
    let moves = moves.into_iter();
    moves.map(|made| (made.heap, made.take.get())).collect()
}

pub(crate) fn nonzero(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap()
}

pub(crate) fn position(heaps: &[u32], rules: Rules) -> Position {
    Position::new(heaps, rules).unwrap()
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
    let mut game = Game::new(*start);
    while game.starter_won().is_none() {
        let player = players[usize::from(!game.is_starters_turn())];
        game.play(move_of(player, game.position(), rng).unwrap())
            .unwrap();
    }
    game
}
