//! The players: people and the opponents of the engine.

use std::fmt;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use nim_engine::{
    Game, Learner, Move, NotationError, Opponent, Position, Strategy, ai_compute_move,
};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::board::options;
use crate::saved;
use crate::values;

/// The players, for `--help`.
pub(crate) const OPPONENTS: &str = "\
Opponents:
  beginner  plays at random
  casual    sees two moves ahead
  skilled   sees four moves ahead
  perfect   knows the theory, and never makes a mistake
  minimax   searches the game tree; as strong as perfect where the search comes to the end
  learner   learns by nim-cli train FILE (then --learner FILE); untrained, plays at random";

/// The source of chance.
#[derive(clap::Args)]
pub(crate) struct ChanceArgs {
    /// The same seed gives the same computer moves [default: another one every time]
    #[arg(long, value_name = "N", value_parser = values::number::<u64>, allow_negative_numbers = true)]
    seed: Option<u64>,
}

impl ChanceArgs {
    /// The given seed, or a random one that is short enough to be typed.
    pub(crate) fn seed(&self) -> u64 {
        // The standard library seeds its hash tables from the system: chance enough for a game.
        self.seed
            .unwrap_or_else(|| RandomState::new().build_hasher().finish() % 1_000_000_000)
    }
}

pub(crate) fn seeded(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// The file of the learner.
#[derive(clap::Args)]
pub(crate) struct LearnerArgs {
    /// The file of the learner, saved by nim-cli train [default: an untrained learner]
    #[arg(long, value_name = "FILE")]
    learner: Option<PathBuf>,
}

/// A player as an option names it.
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

/// A player for `play`.
pub(crate) fn choice(text: &str) -> Result<Choice, NotationError> {
    let name = text.trim().to_lowercase();
    if name == "human" {
        return Ok(Choice::Human);
    }
    name.parse().map(Choice::Computer)
}

/// A player for `match`.
pub(crate) fn computer(text: &str) -> Result<Strategy, NotationError> {
    text.trim().to_lowercase().parse()
}

/// The learner of a game or a match: one for both sides.
#[derive(Default)]
pub(crate) struct Knowledge {
    /// `None` where no learner plays, or the board is too large to be learned.
    learner: Option<Learner>,
    /// A sentence about that; empty where no learner plays.
    pub(crate) told: String,
}

impl Knowledge {
    pub(crate) fn of(plays: bool, start: &Position, from: &LearnerArgs) -> Result<Self> {
        match &from.learner {
            Some(_) if !plays => {
                bail!(
                    "--learner is for the player called learner. Add --one learner or --two learner."
                )
            }
            None if !plays => Ok(Self::default()),
            Some(file) => {
                let learner = saved::load(file)?;
                let games = learner.games();
                let told = if learner.knows(start) {
                    format!("The learner has learned from {}.", games_word(games))
                } else {
                    format!(
                        "The learner was trained on another board ({}) and plays at random here.",
                        options(learner.start())
                    )
                };
                Ok(Self {
                    learner: Some(learner),
                    told,
                })
            }
            None => Ok(match Learner::new(start) {
                Ok(learner) => Self {
                    learner: Some(learner),
                    told: "The learner is untrained and plays at random.".to_owned(),
                },
                Err(error) => Self {
                    learner: None,
                    told: format!("The learner plays at random here: {error}."),
                },
            }),
        }
    }

    /// How many games the learner has learned from.
    pub(crate) fn games(&self) -> u64 {
        self.learner.as_ref().map_or(0, Learner::games)
    }

    /// A player of this kind.
    pub(crate) fn seat(&self, strategy: Strategy) -> Computer {
        match &self.learner {
            Some(learner) if strategy == Strategy::Learner => {
                Computer::Learner(Box::new(learner.clone()))
            }
            _ => Computer::Strategy(strategy),
        }
    }
}

/// A computer player at the board.
pub(crate) enum Computer {
    Strategy(Strategy),
    /// A copy of its own, since a learner can change from game to game.
    Learner(Box<Learner>),
}

impl Computer {
    pub(crate) fn choose(&self, position: &Position, rng: &mut Xoshiro256PlusPlus) -> Result<Move> {
        let opponent = match self {
            Self::Strategy(strategy) => Opponent::from(*strategy),
            Self::Learner(learner) => learner.as_ref().into(),
        };
        let answer = ai_compute_move(opponent, position, rng).context("The game is over.")?;
        Ok(answer.chosen)
    }

    pub(crate) fn learn(&mut self, game: &Game) {
        if let Self::Learner(learner) = self {
            learner.learn(game);
        }
    }
}

/// `1 game`, `2 games`
pub(crate) fn games_word(games: u64) -> String {
    format!("{games} {}", if games == 1 { "game" } else { "games" })
}
