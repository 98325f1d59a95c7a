//! The computer players: one file each, all behind [`ai_compute_move`].

mod beginner;
mod learner;
mod lookahead;
mod minimax;
mod perfect;

pub use learner::{Learner, LearnerError, LearnerTextError};

use std::fmt;
use std::str::FromStr;

use rand::Rng;

use crate::rules::notation::refuse;
use crate::{Move, NotationError, Outcome, Position};

/// A way in which the computer chooses its moves.
///
/// Each of the first four beats the one before it. Of 1,000 games casual wins 757 against beginner,
/// skilled 868 against casual, and perfect 937 against skilled. The boards are random, with 2 to 5 heaps
/// of 1 to 9 stones, and the players start by turns. Minimax and perfect are equally strong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strategy {
    /// Any legal move, each as likely as the other.
    Beginner,
    /// Sees its own move and the reply.
    Casual,
    /// Sees two moves of each side.
    Skilled,
    /// Knows the theory.
    Perfect,
    /// Looks until it knows who wins.
    Minimax,
    /// Draws beads from the matchboxes of a [`Learner`], or without a learner from untrained ones.
    Learner,
}

/// The chooser of a move: a strategy, or a learner with its boxes.
///
/// Both convert into it, so [`ai_compute_move`] accepts either.
#[derive(Clone, Copy, Debug)]
pub enum Opponent<'a> {
    /// This strategy.
    Strategy(Strategy),
    /// This learner.
    Learned(&'a Learner),
}

impl From<Strategy> for Opponent<'_> {
    fn from(strategy: Strategy) -> Self {
        Self::Strategy(strategy)
    }
}

impl<'a> From<&'a Learner> for Opponent<'a> {
    fn from(learner: &'a Learner) -> Self {
        Self::Learned(learner)
    }
}

/// A computer's move, with the statistics of its search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct AiMove {
    /// The move.
    pub chosen: Move,
    /// The statistics of minimax; `None` for other strategies.
    pub search: Option<SearchStats>,
}

/// The size of a search and its result, before the move was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SearchStats {
    /// How many boards the search looked at: at least 1. Boards that differ only by the order of their heaps are one.
    pub visited: usize,
    /// The winner with best play, found without theory.
    pub outcome: Outcome,
}

/// A move without a search.
impl From<Move> for AiMove {
    fn from(chosen: Move) -> Self {
        Self {
            chosen,
            search: None,
        }
    }
}

/// The move that this opponent makes here: `None` only where the game is over.
///
/// The same opponent, position and state of `rng` give the same move.
///
/// # Examples
/// ```
/// use nim_engine::{Outcome, Position, Rules, Strategy, ai_compute_move};
/// use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
///
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
/// let position = Position::new(&[3, 5, 7], Rules::misere())?;
/// let answer = ai_compute_move(Strategy::Minimax, &position, &mut rng).unwrap();
/// assert!(position.winning_moves().contains(&answer.chosen));
/// let search = answer.search.unwrap();
/// assert_eq!((search.visited, search.outcome), (62, Outcome::N));
/// # Ok::<(), nim_engine::BoardError>(())
/// ```
pub fn ai_compute_move<'a>(
    opponent: impl Into<Opponent<'a>>,
    position: &Position,
    rng: &mut (impl Rng + ?Sized),
) -> Option<AiMove> {
    let strategy = match opponent.into() {
        Opponent::Learned(learner) => return learner.compute_move(position, rng).map(AiMove::from),
        Opponent::Strategy(strategy) => strategy,
    };
    let chosen = match strategy {
        Strategy::Minimax => return minimax::compute_move(position, rng),
        // Boxes that have learned nothing hold equally many beads of each colour.
        Strategy::Learner | Strategy::Beginner => beginner::compute_move(position, rng),
        Strategy::Casual => lookahead::compute_move(position, 2, rng),
        Strategy::Skilled => lookahead::compute_move(position, 4, rng),
        Strategy::Perfect => position.rules().perfect_move(position.heaps(), rng),
    };
    chosen.map(AiMove::from)
}

impl Strategy {
    /// Every strategy: those of [`LEVELS`](Self::LEVELS), then minimax, which is as strong as perfect, and
    /// the learner, whose strength depends on its training.
    pub const ALL: [Self; 6] = [
        Self::Beginner,
        Self::Casual,
        Self::Skilled,
        Self::Perfect,
        Self::Minimax,
        Self::Learner,
    ];

    /// The strategies in order of strength, weakest first, for a player who chooses a level.
    pub const LEVELS: [Self; 4] = [Self::Beginner, Self::Casual, Self::Skilled, Self::Perfect];

    /// The name in addresses and commands.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Skilled => "skilled",
            Self::Perfect => "perfect",
            Self::Minimax => "minimax",
            Self::Learner => "learner",
        }
    }
}

impl fmt::Display for Strategy {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Strategy {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        Self::ALL
            .into_iter()
            .find(|strategy| strategy.name() == text.trim())
            .ok_or_else(|| {
                refuse(
                    1,
                    text,
                    "write beginner, casual, skilled, perfect, minimax or learner",
                )
            })
    }
}
