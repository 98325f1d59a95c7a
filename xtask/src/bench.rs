//! Measures the engine on the host and the page in a browser, and takes pictures of the page.

use std::{env, num::NonZeroUsize, path::PathBuf};

use anyhow::{Context, Result};
use clap::ValueEnum;

use crate::{
    build::{Page, build},
    command::{Workspace, run},
    setup,
    test::playwright,
};

/// The programs that look at the built page.
const TOOLS: &str = "tests/tools.config.ts";

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum BenchSubject {
    /// A move of each opponent, an analysis, a hint, lengths, trees and a learner
    Engine,
    /// Visits, presses and frames in Chromium on a slow processor
    Page,
}

/// Measures engine and page, or what is named. The page is measured beside any other built pages. No figure has a bound.
pub(crate) fn bench(
    workspace: &mut Workspace,
    only: Option<BenchSubject>,
    beside: &[PathBuf],
    runs: NonZeroUsize,
) -> Result<()> {
    if only != Some(BenchSubject::Page) {
        run(workspace
            .command("cargo")
            .args(["bench", "--package", "nim-engine"]))?;
    }
    if only != Some(BenchSubject::Engine) {
        page(workspace, beside, runs)?;
    }
    Ok(())
}

fn built(workspace: &mut Workspace) -> Result<PathBuf> {
    setup::for_building(workspace)?;
    setup::for_pictures(workspace)?;
    build(workspace, &Page::TESTED)
}

fn page(workspace: &mut Workspace, beside: &[PathBuf], runs: NonZeroUsize) -> Result<()> {
    let mut folders = vec![built(workspace)?];
    for folder in beside {
        let found = folder.canonicalize();
        folders.push(found.with_context(|| format!("looking for {}", folder.display()))?);
    }
    let folders = env::join_paths(folders).context("naming the pages")?;
    let mut bench = playwright(workspace, TOOLS);
    bench.args(["bench", "--reporter", "line"]);
    run(bench
        .env("NIM_PAGES", folders)
        .env("NIM_RUNS", runs.to_string()))
}

/// Pictures of every screen into `target/pictures`, the README's into `docs`, and those for shops and chats
/// into `assets/site`.
pub(crate) fn pictures(workspace: &mut Workspace, only: Option<&str>) -> Result<()> {
    built(workspace)?;
    let mut pictures = playwright(workspace, TOOLS);
    run(pictures
        .arg("pictures")
        .args(only.into_iter().flat_map(|only| ["--grep", only])))
}
