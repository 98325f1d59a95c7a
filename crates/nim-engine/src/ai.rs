//! The computer players: one file each, all behind [`ai_compute_move`].

mod beginner;
mod lookahead;
mod perfect;

use core::fmt;
use core::str::FromStr;

use rand::Rng;

use crate::notation::refuse;
use crate::{Move, NotationError, NotationReason, Position};

/// How the computer chooses its moves.
///
/// # Examples
/// ```
/// use nim_engine::Strategy;
///
/// for strategy in Strategy::ALL {
///     assert_eq!(strategy.name().parse(), Ok(strategy));
/// }
/// ```
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
}

/// The move that this strategy makes here: `None` only where the game is over.
///
/// Deterministic for a position and a state of `rng`.
///
/// # Examples
/// ```
/// use nim_engine::{Rules, Setup, Strategy, ai_compute_move};
/// use rand::{SeedableRng, rngs::Xoshiro256PlusPlus};
///
/// let position = Setup::new(vec![1, 1, 1], Rules::misere()).position()?;
/// let mut rng = Xoshiro256PlusPlus::seed_from_u64(7);
/// let chosen = ai_compute_move(Strategy::Perfect, &position, &mut rng).unwrap();
/// assert_eq!(chosen.take.get(), 1);
/// # Ok::<(), nim_engine::SetupError>(())
/// ```
pub fn ai_compute_move(
    strategy: Strategy,
    position: &Position,
    rng: &mut (impl Rng + ?Sized),
) -> Option<Move> {
    match strategy {
        Strategy::Beginner => beginner::compute_move(position, rng),
        Strategy::Casual => lookahead::compute_move(position, 2, rng),
        Strategy::Skilled => lookahead::compute_move(position, 4, rng),
        Strategy::Perfect => perfect::compute_move(position, rng),
    }
}

impl Strategy {
    /// Every strategy, weakest first.
    pub const ALL: [Self; 4] = [Self::Beginner, Self::Casual, Self::Skilled, Self::Perfect];

    /// Its name in addresses and commands.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Beginner => "beginner",
            Self::Casual => "casual",
            Self::Skilled => "skilled",
            Self::Perfect => "perfect",
        }
    }

    /// What to expect of it, as one sentence for people.
    #[must_use]
    pub const fn description(self) -> &'static str {
        match self {
            Self::Beginner => "Takes whatever comes to hand, without a plan.",
            Self::Casual => "Sees its own move and your reply, and guesses before that.",
            Self::Skilled => "Sees two moves of each side ahead, so the end of a game is its own.",
            Self::Perfect => "Knows the theory of Nim and never lets go of a won game.",
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
            .ok_or_else(|| refuse(1, text, NotationReason::NotAStrategy))
    }
}
