//! Measures the engine on the host, and the page in a browser.

use anyhow::{Context, Result};
use clap::ValueEnum;

use crate::{
    command::{Workspace, run},
    install,
    lighthouse::judge,
    pages::{Page, built},
    setup::{Need, setup},
    tools::Tool,
};

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Measured {
    /// Times, and ratios with their bounds.
    Engine,
    /// Frames and presses in Chromium on a slow processor, and what Lighthouse says.
    Page,
}

/// Measures both, or one alone. Times of the page are told and bound nothing: they are the machine's
/// as much as the page's. Ratios and judgements are bound.
pub(crate) fn bench(workspace: &mut Workspace, only: Option<Measured>) -> Result<()> {
    // An engine that is past its bounds keeps nobody from hearing of the page.
    let engine = match only {
        None | Some(Measured::Engine) => engine(workspace),
        Some(Measured::Page) => Ok(()),
    };
    if only != Some(Measured::Engine) {
        page(workspace)?;
    }
    engine
}

fn engine(workspace: &Workspace) -> Result<()> {
    let mut bench = workspace.command("cargo");
    run(bench.args(["bench", "--package", "nim-engine"]))
}

fn page(workspace: &mut Workspace) -> Result<()> {
    setup(workspace, Need::Test)?;
    let dist = built(workspace, Page::Release)?;
    let mut frames = workspace.command("cargo");
    frames
        .args(["run", "--quiet", "--package", "nim-bench"])
        .args(["--bin", "frames", "--"])
        .arg(&dist);
    run(&mut frames).context("measuring the page")?;
    let programs = install::ensure(&Tool::lighthouse(), &install::cache()?)?;
    workspace.put_first_on_path(&programs)?;
    judge(workspace, &dist)
}
