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

/// Measures engine and page, or only one of them. The page is measured beside other built pages. No figure has a bound.
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
        bench_page(workspace, beside, runs)?;
    }
    Ok(())
}

/// Installs what the tools need, builds the page, and returns its folder.
fn prepare_page(workspace: &mut Workspace) -> Result<PathBuf> {
    setup::for_building(workspace)?;
    setup::for_pictures(workspace)?;
    build(workspace, &Page::TESTED)
}

fn bench_page(workspace: &mut Workspace, beside: &[PathBuf], runs: NonZeroUsize) -> Result<()> {
    let mut folders = vec![prepare_page(workspace)?];
    for folder in beside {
        let found = folder.canonicalize();
        folders.push(found.with_context(|| format!("looking for {}", folder.display()))?);
    }
    let folders = env::join_paths(folders).context("naming the pages")?;
    let mut tool = playwright(workspace, TOOLS);
    tool.args(["bench", "--reporter", "line"]);
    run(tool
        .env("NIM_PAGES", folders)
        .env("NIM_RUNS", runs.to_string()))
}

/// Takes the pictures of every screen into `target/pictures`, those for the README into `docs`, and those for shops
/// and chats into `assets/site`.
pub(crate) fn pictures(workspace: &mut Workspace, name: Option<&str>) -> Result<()> {
    prepare_page(workspace)?;
    let mut tool = playwright(workspace, TOOLS);
    run(tool
        .arg("pictures")
        .args(name.into_iter().flat_map(|name| ["--grep", name])))
}
