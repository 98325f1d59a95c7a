//! `nim-cli train`: the learner plays against itself, and what it knows is saved.

use std::io::{self, Write};
use std::num::NonZeroU64;
use std::path::PathBuf;
use std::process;
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Result, bail};
use nim_engine::{Learner, Outcome, Rules, Setup};
use rand::rngs::Xoshiro256PlusPlus;

use crate::board::{RuleArgs, board_words, options, read_heaps, want_stones};
use crate::player::{ChanceArgs, games_word, seeded};
use crate::progress::Progress;
use crate::saved::{load, save, try_place};
use crate::values;

const NOTES: &str = "\
Ctrl-C stops early: what was learned until then is saved, and the status is 0.

Examples:
  nim-cli train learner.txt --heaps 1,3,5 --rule misere
  nim-cli play 1 3 5 --rule misere --two learner --learner learner.txt";

/// Its default depends on the file.
const HEAPS_HELP: &str = "The heaps of its board, as numbers with commas or spaces between them; \
- reads them from standard input [default: those in the file, or else 1,3,5]";

/// The board of a new learner.
const NEW: [u32; 3] = [1, 3, 5];

#[derive(clap::Args)]
#[command(after_help = NOTES)]
pub(crate) struct Args {
    /// Where to save what it knows; where there is such a file, the learner in it goes on
    file: PathBuf,
    #[arg(long, num_args = 1.., help = HEAPS_HELP, allow_negative_numbers = true)]
    heaps: Option<Vec<String>>,
    #[command(flatten)]
    rules: RuleArgs,
    /// How many games it plays against itself
    #[arg(long, default_value = "10000", value_name = "N", value_parser = values::games, allow_negative_numbers = true)]
    games: NonZeroU64,
    #[command(flatten)]
    chance: ChanceArgs,
}

/// How many games tell how well it plays.
const EXAM: u64 = 1000;

/// Set by the first Ctrl-C.
static STOPPED: AtomicBool = AtomicBool::new(false);

fn is_stopped() -> bool {
    STOPPED.load(Ordering::Relaxed)
}

pub(crate) fn run(args: &Args) -> Result<()> {
    let mut learner = learner(args)?;
    try_place(&args.file)?;
    // Without a handler Ctrl-C ends the program, and the file stays as it was.
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
        say("Stopped before the first game: nothing is saved.");
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
        "Saved in {}: it has learned from {}.",
        args.file.display(),
        games_word(learner.games())
    ));
    Ok(())
}

/// Prints a line. A reader that went away, as `head` does, should not cost the training.
fn say(line: &str) {
    let _ = writeln!(io::stdout(), "{line}");
}

/// The one in the file, which stays as it is where that is none of this board.
fn learner(args: &Args) -> Result<Learner> {
    let heaps = args.heaps.as_deref().map(read_heaps).transpose()?;
    let board = |heaps, others| Setup::new(heaps, args.rules.rules_or(others)).position();
    if !args.file.exists() {
        let start = board(heaps.unwrap_or(NEW.into()), Rules::normal())?;
        want_stones(&start)?;
        return Ok(Learner::new(&start)?);
    }
    let learner = load(&args.file)?;
    let start = learner.start();
    // What nobody asked for is as it is in the file.
    if *start != board(heaps.unwrap_or(start.heaps().into()), start.rules())? {
        bail!(
            "{} has learned another board: go on with {}, or name another file",
            args.file.display(),
            options(start)
        );
    }
    want_stones(start)?;
    Ok(learner)
}

/// Where the learner sits in the games that measure it: where best play wins.
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
                "With best play whoever begins wins this board: in the test games the learner begins."
            }
            Self::Second => {
                "With best play whoever begins loses this board: in the test games the learner goes second."
            }
        }
    }
}

/// How many of the test games against perfect play it wins; `None` where Ctrl-C came before their
/// end. It learns nothing from this.
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
        "{when} (it has learned from {games}): it wins {wins} of {EXAM} test games against perfect, {share}."
    ));
}
