//! Measures the engine on the host, and the page in a browser.

use std::{num::NonZeroUsize, path::PathBuf};

use anyhow::{Context, Result};
use clap::ValueEnum;
use nim_browser::Engine;

use crate::{
    build::{Page, build},
    command::{Workspace, run},
    lighthouse::judge,
    setup,
};

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Measured {
    /// A move of each opponent, an analysis, a hint, lengths, trees and a learner
    Engine,
    /// Visits, presses and frames in Chromium on a slow processor
    Page,
    /// The report of Lighthouse
    Lighthouse,
}

/// Measures engine and page, or what is named. The page is measured beside any other built pages. No figure has a bound.
pub(crate) fn bench(
    workspace: &mut Workspace,
    only: Option<Measured>,
    beside: &[PathBuf],
    runs: NonZeroUsize,
) -> Result<()> {
    match only {
        Some(Measured::Engine) => engine(workspace),
        Some(Measured::Page) => page(workspace, beside, runs),
        Some(Measured::Lighthouse) => {
            let dist = built(workspace)?;
            judge(workspace, &dist)
        }
        None => {
            engine(workspace)?;
            page(workspace, beside, runs)
        }
    }
}

fn engine(workspace: &Workspace) -> Result<()> {
    let mut bench = workspace.command("cargo");
    run(bench.args(["bench", "--package", "nim-engine"]))
}

fn built(workspace: &mut Workspace) -> Result<PathBuf> {
    setup::for_testing(workspace, &[Engine::FIRST])?;
    build(workspace, &Page::Tested)
}

fn page(workspace: &mut Workspace, beside: &[PathBuf], runs: NonZeroUsize) -> Result<()> {
    let dist = built(workspace)?;
    let mut page = workspace.command("cargo");
    page.args(["run", "--quiet", "--package", "nim-bench"])
        .args(["--bin", "page", "--"])
        .arg(runs.to_string())
        .arg(dist)
        .args(beside);
    run(&mut page).context("measuring the page")
}
