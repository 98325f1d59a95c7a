//! Measures the engine on the host, and the page in a browser.

use std::path::PathBuf;

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
    /// Times, and ratios with their bounds.
    Engine,
    /// Frames, presses and visits in Chromium on a slow processor, and the report of Lighthouse.
    Page,
}

/// Measures both parts, or one alone. The page is measured beside any other built pages. Times of the
/// page are printed without a bound, because they depend on the machine too. Ratios and judgements have
/// bounds.
pub(crate) fn bench(
    workspace: &mut Workspace,
    only: Option<Measured>,
    beside: &[PathBuf],
) -> Result<()> {
    // The page is measured even if the engine is past its bounds.
    let engine = match only {
        None | Some(Measured::Engine) => engine(workspace),
        Some(Measured::Page) => Ok(()),
    };
    if only != Some(Measured::Engine) {
        page(workspace, beside)?;
    }
    engine
}

fn engine(workspace: &Workspace) -> Result<()> {
    let mut bench = workspace.command("cargo");
    run(bench.args(["bench", "--package", "nim-engine"]))
}

fn page(workspace: &mut Workspace, beside: &[PathBuf]) -> Result<()> {
    setup::for_testing(workspace, &[Engine::FIRST])?;
    let dist = build(workspace, &Page::Tested)?;
    let mut frames = workspace.command("cargo");
    frames
        .args(["run", "--quiet", "--package", "nim-bench"])
        .args(["--bin", "frames", "--"])
        .args(beside)
        .arg(&dist);
    run(&mut frames).context("measuring the page")?;
    let mut visits = workspace.command("cargo");
    visits
        .args(["run", "--quiet", "--package", "nim-bench"])
        .args(["--bin", "visits", "--"])
        .args(beside)
        .arg(&dist);
    run(&mut visits).context("timing visits")?;
    setup::npm(workspace, "crates/bench")?;
    judge(workspace, &dist)
}
