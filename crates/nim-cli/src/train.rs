//! `nim-cli train`: the learner plays against itself, and is saved in a file.

use std::io::{self, Write};
use std::num::NonZeroU64;
use std::path::PathBuf;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context, Result, bail};
use nim_engine::{Learner, Outcome, Rules, Setup};
use rand::rngs::Xoshiro256PlusPlus;

use crate::board::{RuleArgs, board_words, options, want_stones};
use crate::heaps::HeapArgs;
use crate::player::{ChanceArgs, games_word, seeded};
use crate::progress::Progress;
use crate::saved::{load, save, try_place};
use crate::values;

const NOTES: &str = "\
A new learner gets the board 1 3 5 in normal play, the last stone wins. The learner of the page
trains on the board that is in play there, at first 3 5 7 in misère play. The defaults differ, since
normal play is the default of every command, and 1 3 5 is small enough to be learned in seconds.

Ctrl-C stops early. The learner is saved all the same, and the status is 0.

Examples:
  nim-cli train learner.txt 1 3 5 --rule misere
  nim-cli play 1 3 5 --rule misere --two learner --learner learner.txt";

/// The board of a new learner.
const NEW: [u32; 3] = [1, 3, 5];

#[derive(clap::Args)]
#[command(after_help = NOTES)]
pub(crate) struct Args {
    /// The file of the learner; a learner that is in the file already is trained further
    file: PathBuf,
    #[command(flatten)]
    heaps: HeapArgs,
    #[command(flatten)]
    rules: RuleArgs,
    /// How many games the learner plays against itself
    #[arg(long, default_value = "10000", value_name = "N", value_parser = values::number::<NonZeroU64>, allow_negative_numbers = true)]
    games: NonZeroU64,
    #[command(flatten)]
    chance: ChanceArgs,
}

/// How many test games the learner plays against perfect.
const EXAM: u64 = 1000;

/// Set by the first Ctrl-C.
static STOPPED: AtomicBool = AtomicBool::new(false);

fn is_stopped() -> bool {
    STOPPED.load(Ordering::Relaxed)
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut learner = learner(args)?;
    try_place(&args.file)?;
    // Without a handler Ctrl-C ends the program and leaves the file as it was.
    let _ = ctrlc::set_handler(|| {
        if STOPPED.swap(true, Ordering::Relaxed) {
            process::exit(130);
        }
    });

    let seat = Seat::of(&learner);
    let mut rng = seeded(args.chance.seed());
    say(&format!(
        "{}\n{}",
        board_words(learner.start()),
        seat.told()
    ));
    let wins = exam(&learner, &mut rng);
    say_exam("Before training", &learner, wins);

    let mut progress = Progress::new(args.games.get());
    let mut played = 0;
    while played < args.games.get() && !is_stopped() {
        learner.self_play(1, &mut rng);
        progress.advance(1);
        played += 1;
    }
    drop(progress);
    if played == 0 {
        say("Stopped before the first game. Nothing is saved.");
        return Ok(());
    }
    save(&learner, &args.file)?;
    if played < args.games.get() {
        let all = games_word(args.games.get());
        say(&format!("Stopped after {played} of {all}."));
    } else {
        let wins = exam(&learner, &mut rng);
        say_exam("After training", &learner, wins);
    }
    say(&format!(
        "Saved in {}. The learner has learned from {}.",
        args.file.display(),
        games_word(learner.games())
    ));
    Ok(())
}

/// Prints a line. The training goes on where nothing reads the line any more, as after `head`.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}

/// The learner of the file, or a new one. The file of another board stays as it is.
fn learner(args: &Args) -> Result<Learner> {
    let heaps = args.heaps.read()?;
    let board = |heaps, others| Setup::new(heaps, args.rules.rules_or(others)).position();
    if !args.file.exists() {
        let start = board(heaps.unwrap_or(NEW.into()), Rules::normal())?;
        want_stones(&start)?;
        return Learner::new(&start).context("The learner cannot learn this board");
    }
    let learner = load(&args.file)?;
    let start = learner.start();
    // Heaps and rules that are not given are those of the file.
    if *start != board(heaps.unwrap_or(start.heaps().into()), start.rules())? {
        bail!(
            "The learner in {} has another board. Train that learner with {}, or name another file.",
            args.file.display(),
            options(start)
        );
    }
    want_stones(start)?;
    Ok(learner)
}

/// The side of the learner in its test games: the side that wins with best play.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seat {
    Starter,
    Second,
}

impl Seat {
    fn of(learner: &Learner) -> Self {
        match learner.start().outcome() {
            Outcome::N => Self::Starter,
            Outcome::P => Self::Second,
        }
    }

    fn told(self) -> &'static str {
        match self {
            Self::Starter => {
                "With best play the player who starts this board wins. In the test games the learner starts."
            }
            Self::Second => {
                "With best play the player who starts this board loses. In the test games perfect starts."
            }
        }
    }
}

/// How many test games against perfect the learner wins, without learning from them. `None` where
/// Ctrl-C came before their end.
fn exam(learner: &Learner, rng: &mut Xoshiro256PlusPlus) -> Option<u64> {
    let mut wins = 0_u64;
    for _ in 0..EXAM {
        if is_stopped() {
            return None;
        }
        wins += learner.trial(1, rng);
    }
    Some(wins)
}

fn say_exam(when: &str, learner: &Learner, wins: Option<u64>) {
    let Some(wins) = wins else {
        return;
    };
    let [share, _] = values::shares(wins, EXAM);
    let games = games_word(learner.games());
    say(&format!(
        "{when} (learned from {games}): the learner wins {wins} of {EXAM} test games against perfect, {share}."
    ));
}
