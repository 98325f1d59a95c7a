//! Builds the page and has pictures taken of its screens.

use anyhow::{Context, Result};
use nim_browser::Engine;

use crate::{
    build::{Page, build},
    command::{Workspace, run},
    setup,
};

/// Pictures of every screen into `target/pictures`, the README's into `docs`, and the pictures for shops
/// and chats into `assets/site`.
pub(crate) fn pictures(workspace: &mut Workspace, only: Option<&str>) -> Result<()> {
    setup::for_testing(workspace, &[Engine::FIRST])?;
    let page = build(workspace, &Page::Tested)?;
    let mut pictures = workspace.command("cargo");
    pictures
        .args(["run", "--quiet", "--package", "nim-bench"])
        .args(["--bin", "pictures", "--"])
        .arg(page)
        .arg(workspace.join("target/pictures"))
        .arg(workspace.join("docs/screenshot.png"))
        .arg(workspace.join("assets"))
        .args(only);
    run(&mut pictures).context("taking pictures")
}
