//! Looks until it knows who wins, without theory.

use rand::Rng;

use crate::{Position, Search};

use super::{Looked, Thought, beginner};

/// How many moves it looks at before it gives up, on boards of up to 12 heaps: a blink. Boards of
/// four heaps of 15, or of twelve heaps of 5, take a tenth of that, twelve heaps of 12 far more.
pub const BUDGET: u64 = 400_000;

/// Wider boards take more memory a position, so the budget shrinks as they grow.
const WIDTH: u64 = 12;

/// How many moves it draws, looking for one that is not known to lose.
const DRAWS: usize = 64;

/// The winning move that the search finds. In a lost position all moves are equal, and any is
/// made; where the budget ends first, any that is not known to lose.
pub(super) fn think(position: &Position, rng: &mut (impl Rng + ?Sized)) -> Option<Thought> {
    let mut search = Search::new(position);
    let width = (position.heaps().len() as u64).max(WIDTH);
    search.step(BUDGET * WIDTH / width);
    let chosen = search
        .winning_move()
        .or_else(|| {
            (0..DRAWS)
                .filter_map(|_| beginner::compute_move(position, rng))
                .find(|&drawn| !search.is_refuted(drawn))
        })
        .or_else(|| beginner::compute_move(position, rng))?;
    Some(Thought {
        chosen,
        looked: Some(Looked {
            visited: search.visited(),
            outcome: search.outcome(),
        }),
    })
}
