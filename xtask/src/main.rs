//! The project's commands. `cargo xtask help` lists them.
//!
//! Each installs what it lacks, then does its work: `serve` and `build` need node, and `test`, `pictures`
//! and `bench` a browser besides.

#![allow(clippy::print_stdout, reason = "a command prints its output")]

mod bench;
mod build;
mod command;
mod serve;
mod setup;
mod test;

use std::{num::NonZeroUsize, path::PathBuf, process::ExitCode};

use anyhow::Result;
use clap::{Parser, Subcommand};

use crate::{
    bench::{BenchSubject, bench, pictures},
    build::{Page, SiteAddress, build, draw},
    command::Workspace,
    serve::serve,
    test::{Depth, test},
};

/// The commands of this project. Each installs what it lacks, then does its work.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct XtaskCli {
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
    },
    /// Build the page into dist/ for any static host, and print its sizes
    Build {
        /// Build instead into target/pages, for tests that are run by hand
        #[arg(long, conflicts_with = "site")]
        tested: bool,
        /// The address that the page will have, such as <https://example.org/nim/>, for its preview
        /// in chats
        #[arg(long)]
        site: Option<SiteAddress>,
    },
    /// Draw the board of a first visit anew, into assets/first-picture.json, after a change of what it shows
    Draw,
    /// Run every check and every test of a change: format, clippy, supply, the crates, and the page in Chromium
    Test(Depth),
    /// Build the page and take pictures of its screens, into target/pictures and docs
    Pictures {
        /// Only those whose name holds this, such as `setup`; `elsewhere` takes those of the README and of
        /// `assets/site`
        name: Option<String>,
    },
    /// Measure the engine, and how fast the page is
    Bench {
        /// Only this, instead of engine and page
        only: Option<BenchSubject>,
        /// The folder of another built page, to measure beside this one
        #[arg(long = "beside", value_name = "DIST")]
        beside: Vec<PathBuf>,
        /// How often each figure of the page is measured: the median counts
        #[arg(long, default_value = "3")]
        runs: NonZeroUsize,
    },
    /// Install what the other commands need, and stop there
    Setup,
}

fn main() -> ExitCode {
    match run(XtaskCli::parse().command) {
        Ok(code) => code,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(command: Command) -> Result<ExitCode> {
    let mut workspace = Workspace::find()?;
    match command {
        Command::Serve { port } => serve(&mut workspace, port)?,
        Command::Build { tested, site } => {
            setup::for_building(&mut workspace)?;
            let page = if tested {
                Page::TESTED
            } else {
                Page::published(site)
            };
            build(&workspace, &page)?;
        }
        Command::Draw => draw(&workspace)?,
        Command::Test(depth) => return test(&mut workspace, depth),
        Command::Pictures { name } => pictures(&mut workspace, name.as_deref())?,
        Command::Bench { only, beside, runs } => bench(&mut workspace, only, &beside, runs)?,
        Command::Setup => {
            setup::for_testing(&mut workspace)?;
            setup::for_engines(&mut workspace)?;
            println!("All of it is here.");
        }
    }
    Ok(ExitCode::SUCCESS)
}
