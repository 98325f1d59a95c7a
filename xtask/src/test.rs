//! Every check and every test, one step after the other, and what failed at the end.

use std::{
    env,
    process::{Command, ExitCode},
    time::Instant,
};

use anyhow::{Context, Result};
use clap::Args;

use crate::{
    build::{CUT, FAULTS, Page, build},
    command::{Workspace, run},
    setup::{self, TRUNK, WASM, WASM_BINDGEN},
};

/// The tests to run instead of those of a change.
#[derive(Args, Clone, Copy, Debug, Default)]
#[group(multiple = false)]
pub(crate) struct Depth {
    /// Rust alone: format, clippy, supply, and the tests of the crates
    #[arg(long)]
    rust: bool,
    /// Firefox and `WebKitGTK`, and every view in each window, language, look and size of letters
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
        steps.run("page", || build(workspace, &Page::Tested).map(drop));
        steps.run("whole matrix", || {
            let walks = ["board", "languages", "links", "path", "views"];
            run(specs(workspace).args(walks).env("NIM_MATRIX", "whole"))
        });
        steps.run("other engines", || {
            let config = ["test", "--config", "tests/engines.config.ts"];
            run(playwright(workspace).args(config))
        });
    } else if depth.release {
        setup::for_testing(workspace)?;
        steps.run("page", || tested_pages(workspace));
        steps.run("long games", || {
            let games = ["lasting", "random"];
            run(specs(workspace).args(games).env("NIM_MATRIX", "whole"))
        });
        steps.run("Trunk", || trunk_page(workspace));
    } else {
        setup::for_testing(workspace)?;
        rust(workspace, &mut steps);
        steps.run("page", || tested_pages(workspace));
        steps.run("types of specs", || {
            run(workspace.command("tsc").args(["--project", "tests"]))
        });
        steps.run("specs", || run(&mut specs(workspace)));
    }
    Ok(steps.end())
}

/// The tests of the crates, and what is checked in their sources.
fn rust(workspace: &Workspace, steps: &mut Steps) {
    steps.run("format", || {
        run(cargo(workspace).args(["fmt", "--all", "--check"])).context("run `cargo fmt --all`")
    });
    steps.run("clippy", || clippy(workspace));
    steps.run("supply", || supply(workspace));
    steps.run("crates", || {
        run(cargo(workspace).args(["test", "--workspace", "--no-fail-fast"]))
    });
}

fn clippy(workspace: &Workspace) -> Result<()> {
    let host = ["--workspace", "--all-targets"];
    let features = [CUT, FAULTS].join(",");
    let page = [
        "--target",
        WASM,
        "--lib",
        "--bins",
        "--features",
        &features,
        "--package",
        "nim",
        "--package",
        "nim-game",
        "--package",
        "nim-engine",
    ];
    for targets in [&host[..], &page] {
        let mut clippy = cargo(workspace);
        clippy.args(["clippy", "--quiet"]).args(targets);
        run(clippy.args(["--", "-Dwarnings"]))?;
    }
    Ok(())
}

/// Advisories would need a database from the network: CONTRIBUTING.md has the command.
fn supply(workspace: &Workspace) -> Result<()> {
    let page = ["check", "--deny", "unmatched-skip", "bans"];
    let tools_too = ["--workspace", "check", "licenses", "sources"];
    for of in [page, tools_too] {
        let mut deny = cargo(workspace);
        deny.args(["deny", "--offline", "--locked", "--log-level", "error"]);
        run(deny.args(of)).context(
            "deny.toml does not admit the licence, the source or the version of a crate",
        )?;
    }
    Ok(())
}

/// The page, and the one that ends on command.
fn tested_pages(workspace: &mut Workspace) -> Result<()> {
    build(workspace, &Page::Tested)?;
    build(workspace, &Page::Faulty).map(drop)
}

/// Playwright, without what a person has set for runs of their own.
fn playwright(workspace: &Workspace) -> Command {
    let mut playwright = workspace.command("playwright");
    for name in [
        "NIM_DIST",
        "NIM_MATRIX",
        "NIM_MESSAGES",
        "NIM_READINGS",
        "NIM_SEED",
    ] {
        playwright.env_remove(name);
    }
    playwright
}

/// The page, as people see, read, press and hear it.
fn specs(workspace: &Workspace) -> Command {
    let mut specs = playwright(workspace);
    specs.args(["test", "--config", "tests"]);
    specs
}

/// A program of `tests/tools` over the built page.
pub(crate) fn tool(workspace: &Workspace, name: &str) -> Command {
    let mut playwright = workspace.command("playwright");
    playwright.args(["test", "--config", "tests/tools.config.ts", name]);
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
    let mut specs = specs(workspace);
    specs.args(["hosting.spec.ts", "--grep", "a host serves the page"]);
    run(specs.env("NIM_DIST", workspace.join("target/pages/trunk")))
}

/// Cargo, without the variables of a test by hand, which would select a part of the whole.
fn cargo(workspace: &Workspace) -> Command {
    let mut cargo = workspace.command("cargo");
    for (name, _) in env::vars_os() {
        if name.to_string_lossy().starts_with("NIM_") {
            cargo.env_remove(name);
        }
    }
    cargo
}

/// The steps so far: a line of each.
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
