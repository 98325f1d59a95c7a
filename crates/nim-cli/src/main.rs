//! Nim in the terminal: play, analyse, draw game trees, compare opponents, train the learner.

mod analyse;
mod board;
mod draw;
mod heaps;
mod json;
mod meet;
mod mistake;
mod paint;
mod play;
mod player;
mod progress;
mod reason;
mod saved;
mod train;
mod tree;
mod values;

use std::env;
use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

/// Nim: take stones from one heap a turn
#[derive(Parser)]
#[command(name = "nim-cli", bin_name = "nim-cli", version, after_help = NOTES)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

const NOTES: &str = "\
Examples:
  nim-cli play 3 5 7 --rule misere --two casual
  nim-cli analyse 3 5 7 --rule misere
  nim-cli tree 4 --take 3 --rule misere
  nim-cli match 3 5 7 --one perfect --two skilled
  nim-cli train learner.txt 1 3 5 --rule misere

The last stone wins by default (normal play). The page starts in misère play, where the last stone
loses. The rule differs, since normal play has the simpler theory: a board is safe to leave where
the nim-sum is 0.

The name is nim-cli, since the page is built from a program called nim. In the source,
cargo run -p nim-cli -- play does the same as nim-cli play.";

#[derive(Subcommand)]
enum Command {
    /// Play a game, for two people or against the computer
    Play(play::Args),
    /// Show who wins on a board, with which moves, and why
    Analyse(analyse::Args),
    /// Draw the game tree of a board with minimax values, and count the nodes
    Tree(tree::Args),
    /// Let two computer players play many games, and count their wins
    Match(meet::Args),
    /// Train the learner by games against itself, and save the learner
    Train(train::Args),
}

/// Ends with success, or with a message and status 2.
fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return tell(&error),
    };
    let ended = match cli.command {
        Command::Play(args) => play::run(&args),
        Command::Analyse(args) => analyse::run(&args),
        Command::Tree(args) => tree::run(&args),
        Command::Match(args) => meet::run(&args),
        Command::Train(args) => train::run(&args),
    };
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // The status tells of the error even where standard error is closed.
            let _ = writeln!(io::stderr(), "error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Prints the help, or a mistake in the arguments on one line.
fn tell(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        // Nothing more can be done where the output is closed.
        let _ = error.print();
        return ExitCode::from(u8::try_from(error.exit_code()).unwrap_or(2));
    }
    let arguments: Vec<String> = env::args_os()
        .skip(1)
        .map(|argument| argument.to_string_lossy().into_owned())
        .collect();
    let mistake = mistake::sentences(error, &arguments);
    let _ = writeln!(io::stderr(), "error: {mistake}");
    ExitCode::from(2)
}

/// The reader of the output may stop early, as `head` does.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
