//! Looks until it knows who wins, without theory.

use rand::Rng;

use crate::{AiMove, Move, Outcome, Position, Search, SearchStats};

use super::beginner;

/// How many moves minimax looks at before it gives up, on boards of up to 12 heaps.
///
/// They take at most 5 ms as WebAssembly and 3 ms as a program of the host, with all that belongs to
/// the move: so a browser that is six times slower answers within 50 ms. That was measured with the
/// page's profile on 3,000 boards of up to 12 heaps of up to 99 stones, with and without a limit,
/// and on those that take longest: twelve heaps of 12, of 1 to 12, of 99, and of 99 with a limit of
/// 1 or 3. A wider board gets fewer looks, so that it takes no more than it takes to sort.
///
/// They are enough for every board of up to five heaps of up to 9 stones. 3-5-7 takes 338 of them,
/// 5-4-3-2-1 takes 379, and 1-3-5-7 takes 654.
pub const BUDGET: u64 = 30_000;

/// A look takes longer the wider the board is, so wider ones than this get fewer looks.
const WIDTH: u64 = 12;

/// How many moves by chance it tries on boards of up to that width, for one that is not known to
/// lose.
const TRIES: u64 = 64;

/// The winning move that the search has found. In a lost position all moves are equal, and any is
/// made; where the budget ended first, any that is not known to lose.
pub(super) fn compute_move(position: &Position, rng: &mut (impl Rng + ?Sized)) -> Option<AiMove> {
    let width = (position.heaps().len() as u64).max(WIDTH);
    let mut search = Search::new(position);
    search.step(BUDGET * WIDTH / width);
    let chosen = match search.outcome() {
        Some(Outcome::N) => search.winning_move(),
        Some(Outcome::P) => beginner::compute_move(position, rng),
        None => not_refuted(position, &search, TRIES * WIDTH / width, rng),
    };
    Some(AiMove {
        chosen: chosen?,
        search: Some(SearchStats {
            visited: search.visited(),
            outcome: search.outcome(),
        }),
    })
}

/// The first of so many moves by chance that is not known to lose, else one more by chance.
fn not_refuted(
    position: &Position,
    search: &Search,
    tries: u64,
    rng: &mut (impl Rng + ?Sized),
) -> Option<Move> {
    let mut by_chance = || beginner::compute_move(position, rng);
    (0..tries)
        .filter_map(|_| by_chance())
        .find(|&chosen| !search.is_refuted(chosen))
        .or_else(by_chance)
}
