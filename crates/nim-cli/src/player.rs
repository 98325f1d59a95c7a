//! Who plays: a person, or one of the engine's opponents.

use std::fmt;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use nim_engine::{Game, Learner, Move, Opponent, Position, Strategy, ai_compute_move};
use rand::SeedableRng;
use rand::rngs::Xoshiro256PlusPlus;

use crate::board::options;
use crate::saved;
use crate::values;

/// What `--help` says of the players.
pub(crate) const OPPONENTS: &str = "\
Opponents:
  beginner  any legal move, without a plan
  casual    sees its own move and the reply to it
  skilled   sees two moves of each side
  perfect   knows the theory, and never lets go of a won game
  minimax   searches the game tree for who wins: as strong as perfect while it gets through
  learner   plays as `nim-cli train FILE` taught it (--learner FILE), at random where untaught";

/// Where chance comes from.
#[derive(clap::Args)]
pub(crate) struct ChanceArgs {
    /// The same seed gives the same computer moves [default: another one every time]
    #[arg(long, value_name = "N", value_parser = values::seed, allow_negative_numbers = true)]
    seed: Option<u64>,
}

impl ChanceArgs {
    /// The seed that was asked for, or one by chance, short enough to be typed again.
    pub(crate) fn seed(&self) -> u64 {
        // The standard library seeds its hash tables from the system: chance enough for a game.
        self.seed
            .unwrap_or_else(|| RandomState::new().build_hasher().finish() % 1_000_000_000)
    }
}

pub(crate) fn seeded(seed: u64) -> Xoshiro256PlusPlus {
    Xoshiro256PlusPlus::seed_from_u64(seed)
}

/// Where a learner's knowledge comes from.
#[derive(clap::Args)]
pub(crate) struct LearnerArgs {
    /// What `nim-cli train` has saved, for the player called learner [default: it knows nothing]
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

/// A player for `play`.
pub(crate) fn choice(text: &str) -> Result<Choice, String> {
    let name = text.trim().to_lowercase();
    if name == "human" {
        return Ok(Choice::Human);
    }
    name.parse()
        .map(Choice::Computer)
        .map_err(|_| format!("write human, {}", strategies()))
}

/// A player for `match`.
pub(crate) fn computer(text: &str) -> Result<Strategy, String> {
    let name = text.trim().to_lowercase();
    if name == "human" {
        return Err("a match is between computer players: `nim-cli play` is for people".to_owned());
    }
    name.parse().map_err(|_| format!("write {}", strategies()))
}

/// `beginner, casual, … or learner`
fn strategies() -> String {
    let names = Strategy::ALL.map(Strategy::name);
    let [first @ .., last] = &names;
    format!("{} or {last}", first.join(", "))
}

/// What the learners at a board know: read once, whoever of the two it is.
#[derive(Default)]
pub(crate) struct Knowledge {
    /// `None` where no learner plays, or the board is too large to be learned.
    learner: Option<Learner>,
    /// The same for people; empty where no learner plays.
    pub(crate) told: String,
}

impl Knowledge {
    pub(crate) fn of(plays: bool, start: &Position, from: &LearnerArgs) -> Result<Self> {
        match &from.learner {
            Some(_) if !plays => {
                bail!(
                    "--learner is for the player called learner: add --one learner or --two learner"
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
                        "The learner plays at random here: it has learned another board ({}).",
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
                    told: "The learner has learned nothing yet, and plays at random.".to_owned(),
                },
                Err(error) => Self {
                    learner: None,
                    told: format!("The learner plays at random here: {error}."),
                },
            }),
        }
    }

    /// How many games it has learned from.
    pub(crate) fn games(&self) -> u64 {
        self.learner.as_ref().map_or(0, Learner::games)
    }

    /// Sits down at the board.
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
    /// Kept apart, since it may change from game to game.
    Learner(Box<Learner>),
}

impl Computer {
    pub(crate) fn choose(&self, position: &Position, rng: &mut Xoshiro256PlusPlus) -> Result<Move> {
        let opponent = match self {
            Self::Strategy(strategy) => Opponent::from(*strategy),
            Self::Learner(learner) => learner.as_ref().into(),
        };
        let answer = ai_compute_move(opponent, position, rng).context("the game is over")?;
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
