//! Looks until it knows who wins, without theory.

use rand::Rng;

use crate::{AiMove, Move, Outcome, Position, Search, SearchStats};

use super::beginner;

/// How many moves minimax looks at before it gives up, on boards of up to 12 heaps.
///
/// With the rest of the move they take 3 to 5 ms as WebAssembly of the built page, and 1 to 3 ms on the
/// host. So a browser that is six times slower answers within 50 ms. These are the fastest of many runs,
/// because other work on the machine only adds time. They were measured on twelve heaps of 12, of 1 to
/// 12, and of 99, the last also with limits of 1 and 3. Four heaps of 15 and 3,000 boards of up to 12
/// heaps of up to 99 stones were measured too. A wider board gets fewer visits, so its time hardly
/// exceeds the time to sort it.
///
/// They suffice for every board of up to five heaps of up to 9 stones. 3-5-7 takes 338 of them,
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

/// The first of so many random moves that is not known to lose, or else one more random move.
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
