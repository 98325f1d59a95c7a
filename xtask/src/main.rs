//! The project's commands. `cargo xtask help` lists them.
//!
//! Each fetches the tools it lacks, then does its work: `serve` and `build` need Trunk,
//! wasm-bindgen and wasm-opt, `test` and `pictures` a browser besides.

#![allow(clippy::print_stdout, reason = "a command prints its output")]

mod bench;
mod build;
mod command;
mod deep;
mod install;
mod lighthouse;
mod lock;
mod pages;
mod pictures;
mod report;
mod serve;
mod setup;
mod system;
mod tally;
mod test;
mod tools;

use std::{path::PathBuf, process::ExitCode};

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::{
    bench::{Measured, bench},
    build::{Address, Profile, build},
    command::Workspace,
    pages::{Page, built},
    pictures::pictures,
    serve::serve,
    setup::{Need, setup},
    test::{Depth, test},
};

/// The commands of this project. Each fetches the tools it lacks, then does its work.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Build the page and serve it on this machine
    Serve {
        /// The port to listen on; 0 takes any free one
        #[arg(long, default_value_t = 8080)]
        port: u16,
        /// Build faster, without optimising: a larger and slower page
        #[arg(long)]
        dev: bool,
    },
    /// Build the page into dist/ for any static host, and print the size of a first visit
    Build {
        /// Build faster, without optimising: a larger and slower page, not weighed
        #[arg(long)]
        dev: bool,
        /// Build instead, into target/pages, the page and the one whose program stops on command, for
        /// tests that are run by hand
        #[arg(long, conflicts_with = "site")]
        tested: bool,
        /// The address that the page will have, such as <https://example.org/nim/>, for its preview
        /// in chats
        #[arg(long)]
        site: Option<Address>,
    },
    /// Run every check and every test: format, clippy, supply, host, build and weight, browsers
    Test(Depth),
    /// Build the page and take pictures of its screens, into target/pictures and docs
    Pictures {
        /// Only the picture of this name, such as `win`
        name: Option<String>,
    },
    /// Measure the engine, with ratios and their bounds, and how smoothly the page draws
    Bench {
        /// Only one of the two
        only: Option<Measured>,
        /// The folder of another built page, whose visits are timed beside those of this one
        #[arg(long = "beside", value_name = "DIST")]
        beside: Vec<PathBuf>,
    },
    /// Fetch every tool that the other commands need, and stop there
    Setup,
}

fn main() -> ExitCode {
    match run(&Cli::parse().command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: &Command) -> Result<ExitCode> {
    let mut workspace = Workspace::find()?;
    match command {
        Command::Serve { port, dev } => serve(&mut workspace, *port, Profile::from_flag(*dev))?,
        Command::Build { dev, tested, site } => {
            setup(&mut workspace, Need::Build)?;
            if *tested {
                for page in [Page::Release, Page::Faulty] {
                    println!("{}", built(&workspace, page)?.display());
                }
            } else {
                build(&workspace, Profile::from_flag(*dev), site.as_ref())?;
            }
        }
        Command::Test(depth) => return test(&mut workspace, *depth),
        Command::Pictures { name } => pictures(&mut workspace, name.as_deref())?,
        Command::Bench { only, beside } => bench(&mut workspace, *only, beside)?,
        Command::Setup => {
            setup(&mut workspace, Need::Test)?;
            println!("Every tool is here.");
        }
    }
    Ok(ExitCode::SUCCESS)
}
