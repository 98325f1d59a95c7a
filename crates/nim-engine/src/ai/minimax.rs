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

/// Minimax at work, for whoever cannot wait for it in one go: between two slices there is time to
/// draw. Slices of any size come to what [`ai_think`](crate::ai_think) says at once.
///
/// # Examples
/// ```
/// use nim_engine::{Pondering, Rules, Setup, Strategy, ai_think};
/// use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
///
/// let position = Setup::new(vec![3, 5, 7], Rules::misere()).position()?;
/// let mut pondering = Pondering::new(&position);
/// while !pondering.step(10) {}
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
/// let thought = pondering.thought(&mut rng);
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
/// assert_eq!(thought, ai_think(Strategy::Minimax, &position, &mut rng));
/// # Ok::<(), nim_engine::SetupError>(())
/// ```
#[derive(Debug)]
pub struct Pondering {
    position: Position,
    search: Search,
    /// How many moves it may still look at.
    left: u64,
}

impl Pondering {
    /// Begins to look.
    #[must_use]
    pub fn new(position: &Position) -> Self {
        let width = (position.heaps().len() as u64).max(WIDTH);
        Self {
            position: position.clone(),
            search: Search::new(position),
            left: BUDGET * WIDTH / width,
        }
    }

    /// Looks at so many moves more; true when it knows who wins, or has given up.
    pub fn step(&mut self, moves: u64) -> bool {
        let slice = moves.min(self.left);
        self.left -= slice;
        self.search.step(slice);
        self.left == 0 || self.search.outcome().is_some()
    }

    /// The winning move that the search has found. In a lost position all moves are equal, and any
    /// is made; where the budget ended first, any that is not known to lose. `None` only where the
    /// game is over.
    pub fn thought(&self, rng: &mut (impl Rng + ?Sized)) -> Option<Thought> {
        let Self {
            position, search, ..
        } = self;
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
}

pub(super) fn think(position: &Position, rng: &mut (impl Rng + ?Sized)) -> Option<Thought> {
    let mut pondering = Pondering::new(position);
    pondering.step(u64::MAX);
    pondering.thought(rng)
}
