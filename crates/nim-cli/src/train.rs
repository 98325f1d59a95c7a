//! `nim train`: the learner plays against itself, and what it knows is saved.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use nim_engine::{Game, Learner, Opponent, Strategy, ai_compute_move};
use rand::rngs::Xoshiro256PlusPlus;

use crate::board::RuleArgs;
use crate::player::{ChanceArgs, load};
use crate::progress::Progress;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// Where to save what it knows; where there is such a file, the learner in it goes on
    file: PathBuf,
    /// The heaps of its board, as numbers with commas between them
    #[arg(long, default_value = "1,3,5", allow_hyphen_values = true)]
    heaps: String,
    #[command(flatten)]
    rules: RuleArgs,
    /// How many games it plays against itself
    #[arg(long, default_value_t = 10_000)]
    games: u64,
    #[command(flatten)]
    chance: ChanceArgs,
}

/// How many games tell how well it plays.
const EXAM: u64 = 1000;

pub(crate) fn run(args: &Args) -> Result<()> {
    let start = args.rules.position(std::slice::from_ref(&args.heaps))?;
    let mut learner = if args.file.exists() {
        let learner = load(&args.file)?;
        if *learner.start() != start {
            bail!(
                "{} has learned {}: ask for that board, or for another file",
                args.file.display(),
                learner.start()
            );
        }
        learner
    } else {
        Learner::new(&start)?
    };
    // Saved before it trains, too: a place that cannot be written to should not cost the training.
    save(&learner, &args.file)?;
    let mut out = io::stdout();
    let mut rng = args.chance.rng();
    writeln!(
        out,
        "before, after {} games: {}",
        learner.games(),
        exam(&learner, &mut rng)?
    )?;
    let mut progress = Progress::new(args.games);
    let mut left = args.games;
    while left > 0 {
        // Slices keep the bar moving.
        let slice = left.min(1000);
        learner.self_play(slice, &mut rng);
        progress.advance(slice);
        left -= slice;
    }
    drop(progress);
    writeln!(
        out,
        "now, after {} games: {}",
        learner.games(),
        exam(&learner, &mut rng)?
    )?;
    save(&learner, &args.file)?;
    writeln!(out, "saved in {}", args.file.display())?;
    Ok(())
}

fn save(learner: &Learner, file: &Path) -> Result<()> {
    fs::write(file, learner.to_string()).with_context(|| format!("writing {}", file.display()))
}

/// How it fares as the starter against perfect play. It learns nothing from this.
fn exam(learner: &Learner, rng: &mut Xoshiro256PlusPlus) -> Result<String> {
    let mut wins = 0_u64;
    for _ in 0..EXAM {
        let mut game = Game::new(learner.start().clone());
        while game.starter_won().is_none() {
            let player = if game.is_starters_turn() {
                Opponent::from(learner)
            } else {
                Strategy::Perfect.into()
            };
            let chosen = ai_compute_move(player, game.position(), rng);
            game.play(chosen.context("a game that is not over has a move")?)?;
        }
        wins += u64::from(game.starter_won() == Some(true));
    }
    let tenths = wins * 1000 / EXAM;
    Ok(format!(
        "it begins and wins {}.{} % of {EXAM} games against perfect",
        tenths / 10,
        tenths % 10
    ))
}
