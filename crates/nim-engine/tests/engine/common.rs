//! Shared code of several test files: boards, rules and whole games.

use std::num::NonZeroU32;

pub(crate) use nim_engine::multisets;
use nim_engine::{Game, Move, Opponent, Position, Rules, ai_compute_move};
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
