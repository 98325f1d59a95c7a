//! Who plays: a person, or one of the engine's opponents.

use std::fmt;
use std::fs;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use anyhow::{Context, Result, bail};
use nim_engine::{Game, Learner, Move, NotationError, Position, Strategy, ai_compute_move};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

/// Where chance comes from.
#[derive(clap::Args)]
pub(crate) struct ChanceArgs {
    /// The same seed gives the same computer moves [default: another one every time]
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
}

impl ChanceArgs {
    pub(crate) fn rng(&self) -> Xoshiro256PlusPlus {
        // The standard library seeds its hash tables from the system: chance enough for a game.
        let seed = || RandomState::new().build_hasher().finish();
        Xoshiro256PlusPlus::seed_from_u64(self.seed.unwrap_or_else(seed))
    }
}

/// Where a learner's knowledge comes from.
#[derive(clap::Args)]
pub(crate) struct LearnerArgs {
    /// What `nim train` has saved, for the player called learner [default: it knows nothing yet]
    #[arg(long, value_name = "FILE")]
    learner: Option<PathBuf>,
}

/// A player as it is asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choice {
    Human,
    Computer(Strategy),
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Human => f.pad("human"),
            Self::Computer(strategy) => f.pad(strategy.name()),
        }
    }
}

impl FromStr for Choice {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        match text {
            "human" => Ok(Self::Human),
            _ => text.parse().map(Self::Computer),
        }
    }
}

/// A computer player at the board.
pub(crate) enum Computer {
    Strategy(Strategy),
    /// Kept apart, since it changes from game to game.
    Learner(Box<Learner>),
}

impl Computer {
    /// Sits down at this board. A learner whose board it is not plays at random, and that is said.
    pub(crate) fn new(strategy: Strategy, start: &Position, from: &LearnerArgs) -> Result<Self> {
        if strategy != Strategy::Learner {
            return Ok(Self::Strategy(strategy));
        }
        let learner = match &from.learner {
            Some(file) => load(file)?,
            None => match Learner::new(start) {
                Ok(learner) => learner,
                Err(error) => {
                    eprintln!("note: the learner plays at random here: {error}");
                    return Ok(Self::Strategy(strategy));
                }
            },
        };
        if !learner.knows(start) {
            eprintln!(
                "note: the learner plays at random here: it has learned {}",
                learner.start()
            );
        }
        Ok(Self::Learner(Box::new(learner)))
    }

    pub(crate) fn choose(&self, position: &Position, rng: &mut Xoshiro256PlusPlus) -> Result<Move> {
        let chosen = match self {
            Self::Strategy(strategy) => ai_compute_move(*strategy, position, rng),
            Self::Learner(learner) => ai_compute_move(learner.as_ref(), position, rng),
        };
        match chosen {
            Some(chosen) => Ok(chosen),
            None => bail!("the game is over"),
        }
    }

    pub(crate) fn learn(&mut self, game: &Game) {
        if let Self::Learner(learner) = self {
            learner.learn(game);
        }
    }
}

/// A learner as it was saved.
pub(crate) fn load(file: &Path) -> Result<Learner> {
    let text = fs::read_to_string(file).with_context(|| format!("reading {}", file.display()))?;
    text.parse().with_context(|| format!("{}", file.display()))
}
