//! Nim in the terminal: play, analyse, draw game trees, let opponents meet, teach the learner.

mod analyse;
mod board;
mod json;
mod meet;
mod paint;
mod play;
mod player;
mod progress;
mod train;
mod tree;

use std::io::{self, ErrorKind};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// Nim: heaps of stones, take as many as you like from one of them.
#[derive(Parser)]
#[command(name = "nim", bin_name = "nim", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play a game, with somebody beside you or against the computer
    Play(play::Args),
    /// Tell who wins a position, by which moves, and why
    Analyse(analyse::Args),
    /// Draw the game tree of a position, with its minimax values, and count it
    Tree(tree::Args),
    /// Let two computer players meet again and again, and count their wins
    Match(meet::Args),
    /// Let the learner play against itself, and save what it knows
    Train(train::Args),
}

/// What a command ends with: success, or a message and status 2 as for bad arguments.
fn main() -> ExitCode {
    let ended = match Cli::parse().command {
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
            eprintln!("error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Whoever reads the output may stop when they have seen enough, as `head` does.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == ErrorKind::BrokenPipe)
}
