//! Nim in the terminal: play, analyse, draw game trees, let opponents meet, teach the learner.

mod analyse;
mod answer;
mod board;
mod draw;
mod json;
mod meet;
mod paint;
mod play;
mod player;
mod progress;
mod saved;
mod train;
mod tree;
mod values;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::error::ErrorKind;
use clap::{Parser, Subcommand};

/// Nim: heaps of stones, take as many as you like from one of them.
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
  nim-cli match --one perfect --two skilled --heaps 3,5,7
  nim-cli train learner.txt --heaps 1,3,5 --rule misere

It is called nim-cli since the game's page is built from a program called nim. From the source
`cargo run -p nim-cli -- play` does the same as `nim-cli play`.";

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
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(told) => return tell(&told),
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
            // The status says it too, where standard error cannot.
            let _ = writeln!(io::stderr(), "error: {error:#}");
            ExitCode::from(2)
        }
    }
}

/// Help as it is; a mistake in the arguments on one line, as every other error.
fn tell(told: &clap::Error) -> ExitCode {
    if !told.use_stderr() || told.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        // A reader that went away needs no help.
        let _ = told.print();
        return ExitCode::from(u8::try_from(told.exit_code()).unwrap_or(2));
    }
    let text = told.to_string();
    let line: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.starts_with("Usage:"))
        .filter(|line| !line.is_empty() && !line.starts_with("For more information"))
        .collect();
    let line = line.join(" ").replace(" tip:", "; tip:");
    let _ = writeln!(io::stderr(), "{line} (--help tells more)");
    ExitCode::from(2)
}

/// Whoever reads the output may stop when they have seen enough, as `head` does.
fn is_closed_pipe(error: &anyhow::Error) -> bool {
    error
        .downcast_ref::<io::Error>()
        .is_some_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
