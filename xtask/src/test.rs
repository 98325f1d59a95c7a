//! Every check and every test, one step after the other, and what failed at the end.

use std::{
    process::{Command, ExitCode},
    time::Instant,
};

use anyhow::{Context, Result};
use clap::Args;

use crate::{
    build::{Page, build},
    command::{Workspace, run},
    setup::{self, TRUNK, WASM, WASM_BINDGEN},
};

/// The folder of the specs, which test the page as people see, read, press and hear it.
const SPECS: &str = "tests";

/// The tests to run instead of those of a change.
#[derive(Args, Clone, Copy, Debug, Default)]
#[group(multiple = false)]
pub(crate) struct Depth {
    /// Rust alone: format, clippy, supply, and the tests of the crates
    #[arg(long)]
    rust: bool,
    /// Firefox and `WebKitGTK`, and the specs whole: each window, language, look and size of letters, thousands of boards
    #[arg(long)]
    engines: bool,
    /// What takes longest: long random games, and a game on the page that Trunk builds
    #[arg(long)]
    release: bool,
}

/// Runs the steps of a tier. A failed step does not stop the later ones.
pub(crate) fn test(workspace: &mut Workspace, depth: Depth) -> Result<ExitCode> {
    let mut steps = Steps::default();
    if depth.rust {
        setup::for_checking(workspace)?;
        rust(workspace, &mut steps);
    } else if depth.engines {
        setup::for_engines(workspace)?;
        steps.run("pages", || tested_pages(workspace));
        // All but the specs that `--release` runs.
        let walks = ["page/(?!lasting|random)"];
        steps.run("whole matrix", || whole(workspace, &walks));
        steps.run("other engines", || {
            run(&mut playwright(workspace, "tests/engines.config.ts"))
        });
    } else if depth.release {
        setup::for_testing(workspace)?;
        steps.run("pages", || tested_pages(workspace));
        let games = ["lasting", "random"];
        steps.run("long games", || whole(workspace, &games));
        steps.run("Trunk", || trunk_page(workspace));
    } else {
        setup::for_testing(workspace)?;
        rust(workspace, &mut steps);
        steps.run("page", || build(workspace, &Page::TESTED).map(drop));
        steps.run("types of specs", || {
            run(workspace.command("tsc").args(["--project", "tests"]))
        });
        steps.run("specs", || run(&mut playwright(workspace, SPECS)));
    }
    Ok(steps.end())
}

/// The tests of the crates, and what is checked in their sources.
fn rust(workspace: &Workspace, steps: &mut Steps) {
    steps.run("format", || {
        run(workspace.command("cargo").args(["fmt", "--all", "--check"]))
            .context("run `cargo fmt --all`")
    });
    steps.run("clippy", || clippy(workspace));
    steps.run("supply", || supply(workspace));
    steps.run("crates", || {
        run(workspace
            .command("cargo")
            .args(["test", "--workspace", "--no-fail-fast"]))
    });
}

fn clippy(workspace: &Workspace) -> Result<()> {
    let host = ["--workspace", "--all-targets"];
    // The default members: the page, the game and the engine.
    let page = ["--target", WASM, "--features", Page::FAULTY.features];
    for targets in [&host[..], &page] {
        let mut clippy = workspace.command("cargo");
        clippy.args(["clippy", "--quiet"]).args(targets);
        run(clippy.args(["--", "-Dwarnings"]))?;
    }
    Ok(())
}

/// Checks licences, sources and versions of crates. Advisories need the network: CONTRIBUTING.md has the command.
fn supply(workspace: &Workspace) -> Result<()> {
    let page = ["check", "--deny", "unmatched-skip", "bans"];
    let tools_too = ["--workspace", "check", "licenses", "sources"];
    for arguments in [page, tools_too] {
        let mut deny = workspace.command("cargo");
        deny.args(["deny", "--offline", "--locked", "--log-level", "error"]);
        run(deny.args(arguments)).context(
            "deny.toml does not admit the licence, the source or the version of a crate",
        )?;
    }
    Ok(())
}

/// Builds the page, and the one whose program ends on command: the tests of the whole matrix have it.
fn tested_pages(workspace: &Workspace) -> Result<()> {
    build(workspace, &Page::TESTED)?;
    build(workspace, &Page::FAULTY).map(drop)
}

/// Runs these specs whole.
fn whole(workspace: &Workspace, specs: &[&str]) -> Result<()> {
    let mut playwright = playwright(workspace, SPECS);
    run(playwright.args(specs).env("NIM_MATRIX", "whole"))
}

/// The command that runs the tests of a configuration of Playwright.
pub(crate) fn playwright(workspace: &Workspace, config: &str) -> Command {
    let mut playwright = workspace.command("playwright");
    playwright.args(["test", "--config", config]);
    playwright
}

/// Builds the page as a developer does, in one piece, and plays a game on it.
fn trunk_page(workspace: &mut Workspace) -> Result<()> {
    setup::program(workspace, TRUNK)?;
    setup::program(workspace, WASM_BINDGEN)?;
    let mut trunk = workspace.command("trunk");
    // Trunk refuses to start where this is 1, as everybody else writes it.
    trunk.args(["build", "--offline"]).env_remove("NO_COLOR");
    run(&mut trunk)?;
    let mut specs = playwright(workspace, SPECS);
    specs.args(["hosting.spec.ts", "--grep", "a host serves the page"]);
    run(specs.env("NIM_DIST", workspace.join("target/pages/trunk")))
}

/// The steps so far: the line that the summary has of each, and how many failed.
#[derive(Debug, Default)]
struct Steps {
    lines: Vec<String>,
    failed: usize,
}

impl Steps {
    fn run(&mut self, name: &str, work: impl FnOnce() -> Result<()>) {
        println!("\n── {name}");
        let started = Instant::now();
        let outcome = match work() {
            Ok(()) => "passed".to_owned(),
            Err(error) => {
                println!("{error:#}");
                self.failed += 1;
                format!("FAILED: {error:#}")
            }
        };
        let took = started.elapsed().as_secs();
        self.lines
            .push(format!("{name:<16} {took:>5} s  {outcome}"));
    }

    fn end(self) -> ExitCode {
        let passed = self.lines.len() - self.failed;
        println!("\n{}", self.lines.join("\n"));
        println!("{passed} passed, {} failed", self.failed);
        ExitCode::from(u8::from(self.failed > 0))
    }
}
