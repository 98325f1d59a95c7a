//! Nim in the terminal: play, analyse, draw game trees.

mod analyse;
mod board;
mod play;
mod reason;
mod tree;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Nim: take stones from one heap a turn
#[derive(Parser)]
#[command(name = "nim-cli", version, after_help = EXAMPLES)]
struct Cli {
    #[command(subcommand)]
    command: CliCommand,
}

const EXAMPLES: &str = "\
Examples:
  nim-cli play 3 5 7 --rule misere --two casual
  nim-cli analyse 3 5 7 --rule misere
  nim-cli tree 4 --take 3 --rule misere";

#[derive(Subcommand)]
enum CliCommand {
    /// Play a game, for two people or against the computer
    Play(play::PlayArgs),
    /// Show who wins on a board, with which moves, and why
    Analyse(board::BoardArgs),
    /// Draw the game tree of a board with minimax values, and count its nodes
    Tree(tree::TreeArgs),
}

fn main() -> ExitCode {
    let ended = match Cli::parse().command {
        CliCommand::Play(args) => play::run(&args),
        CliCommand::Analyse(args) => analyse::run(&args),
        CliCommand::Tree(args) => tree::run(&args),
    };
    match ended {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // The status reports the error even where standard error is closed.
            let _ = writeln!(io::stderr(), "error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Whether the reader of the output has stopped early, as `head` does.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
