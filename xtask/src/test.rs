//! Every check and every test, one step after the other, and the counts at the end.

use std::{
    env,
    io::{BufRead, BufReader},
    process::{Command, ExitCode, Stdio},
    thread::available_parallelism,
    time::Instant,
};

use anyhow::{Context, Result, bail, ensure};
use clap::Args;
use nim_browser::Engine;

use crate::{
    build::{CUT, FAULTS, Page, build},
    command::{Workspace, line, run},
    lighthouse, mutants,
    report::{Report, Tally},
    setup::{self, TRUNK, WASM, WASM_BINDGEN},
};

/// The tier to run instead of the tests of a change.
#[derive(Args, Clone, Copy, Debug, Default)]
#[group(multiple = false)]
pub(crate) struct Depth {
    /// The tests before a piece of work counts as done. They see Firefox and `WebKitGTK`, the page of a stop,
    /// every view in longer words, memory, the test harness itself
    #[arg(long)]
    engines: bool,
    /// The tests that take an hour or more. They are long random runs, changes of the engine that a test
    /// must notice, the page that Trunk builds, and Lighthouse
    #[arg(long)]
    release: bool,
}

/// Runs the steps of a tier. A failed step does not stop the later ones.
pub(crate) fn test(workspace: &mut Workspace, depth: Depth) -> Result<ExitCode> {
    let mut report = Report::new();
    let engines = if depth.engines {
        &Engine::ALL[..]
    } else {
        &[Engine::FIRST]
    };
    setup::for_testing(workspace, engines)?;
    if depth.engines {
        check(&mut report, "page", || tested_page(workspace));
        check(&mut report, "faulty page", || {
            build(workspace, &Page::Faulty).map(drop)
        });
        step(&mut report, "browser tests", || {
            browser_tests(workspace, "engines", &[PAGE_TESTS, HARNESS_TESTS])
        });
    } else if depth.release {
        step(&mut report, "host tests", || {
            host_tests(workspace, &["--ignored"])
        });
        check(&mut report, "page", || tested_page(workspace));
        step(&mut report, "browser tests", || {
            browser_tests(workspace, "release", &[PAGE_TESTS])
        });
        step(&mut report, "Trunk", || trunk_page(workspace));
        check(&mut report, "Lighthouse", || {
            let dist = Page::Tested.folder(workspace);
            lighthouse::judge(workspace, &dist)
        });
        check(&mut report, "coverage", || mutants::coverage(workspace));
        check(&mut report, "mutants", || mutants::mutants(workspace));
    } else {
        check(&mut report, "format", || format(workspace));
        check(&mut report, "clippy", || clippy(workspace));
        check(&mut report, "supply", || supply(workspace));
        step(&mut report, "host tests", || host_tests(workspace, &[]));
        step(&mut report, "examples", || {
            count(cargo(workspace).args(["test", "--workspace", "--doc"]))
        });
        check(&mut report, "page", || tested_page(workspace));
        check(&mut report, "types of specs", || types(workspace));
        step(&mut report, "specs", || specs(workspace));
        step(&mut report, "browser tests", || {
            browser_tests(workspace, "change", &[PAGE_TESTS])
        });
    }
    Ok(report.close())
}

fn tested_page(workspace: &Workspace) -> Result<()> {
    build(workspace, &Page::Tested).map(drop)
}

fn format(workspace: &Workspace) -> Result<()> {
    run(cargo(workspace).args(["fmt", "--all", "--check"])).context("run `cargo fmt --all`")
}

fn clippy(workspace: &Workspace) -> Result<()> {
    // With all targets named in one command, Cargo leaves out those that are tested by name alone.
    for targets in [
        &["--all-targets"][..],
        &[PAGE_TESTS, HARNESS_TESTS].concat(),
    ] {
        let mut clippy = cargo(workspace);
        clippy
            .args(["clippy", "--quiet", "--workspace"])
            .args(targets);
        run(clippy.args(["--", "-Dwarnings"]))?;
    }
    let mut clippy = cargo(workspace);
    clippy.args(["clippy", "--quiet", "--target", WASM, "--lib", "--bins"]);
    clippy.args([
        "--package",
        "nim",
        "--package",
        "nim-game",
        "--package",
        "nim-engine",
    ]);
    clippy.args(["--features", &[CUT, FAULTS].join(",")]);
    run(clippy.args(["--", "-Dwarnings"]))
}

/// Advisories would need a database from the network: CONTRIBUTING.md has the command.
fn supply(workspace: &Workspace) -> Result<()> {
    let mut deny = cargo(workspace);
    deny.args(["deny", "--offline", "--locked", "--log-level", "error"]);
    deny.args(["check", "--deny", "unmatched-skip"]);
    run(deny.args(["bans", "licenses", "sources"]))
        .context("deny.toml does not admit the licence, the source or the version of a crate")
}

fn types(workspace: &Workspace) -> Result<()> {
    run(workspace.command("tsc").arg("--project").arg("tests"))
}

/// The page, as people see, read, press and hear it.
fn specs(workspace: &Workspace) -> Result<Tally> {
    let mut playwright = workspace.command("playwright");
    playwright.args(["test", "--config", "tests"]);
    count(playwright.env("NIM_DIST", Page::Tested.folder(workspace)))
}

fn host_tests(workspace: &Workspace, how: &[&str]) -> Result<Tally> {
    let mut tests = cargo(workspace);
    tests.args(["test", "--workspace", "--no-fail-fast"]);
    count(tests.args(["--lib", "--bins", "--tests", "--"]).args(how))
}

/// The tests of this tier that play in browsers.
fn browser_tests(workspace: &Workspace, tier: &str, programs: &[[&str; 2]]) -> Result<Tally> {
    let mut tests = cargo(workspace);
    // The whole workspace, as for the host tests. Other packages would select other features for the
    // crates below, and all would compile a second time.
    tests
        .args(["test", "--workspace", "--no-fail-fast"])
        .args(programs.as_flattened())
        .arg("--");
    // One more than there are processors, because each sometimes waits for its browser.
    let threads = available_parallelism().map_or(2, usize::from) + 1;
    tests.args(["--test-threads", &threads.to_string()]);
    // A failure shows the state of the page, so a backtrace of the harness adds nothing.
    tests.env("RUST_BACKTRACE", "0");
    tests.env("NIM_DIST", Page::Tested.folder(workspace));
    tests.env("NIM_FAULTY", Page::Faulty.folder(workspace));
    count(tests.env("NIM_TIER", tier))
}

/// Builds the page as a developer does, in one piece, and plays a game on it.
fn trunk_page(workspace: &mut Workspace) -> Result<Tally> {
    setup::program(workspace, TRUNK)?;
    setup::program(workspace, WASM_BINDGEN)?;
    let mut trunk = workspace.command("trunk");
    // Trunk refuses to start where this is 1, as everybody else writes it.
    trunk.args(["build", "--offline"]).env_remove("NO_COLOR");
    run(&mut trunk)?;
    let mut playwright = workspace.command("playwright");
    playwright.args(["test", "--config", "tests", "hosting.spec.ts"]);
    playwright.args(["--grep", "a host serves the page"]);
    count(playwright.env("NIM_DIST", workspace.join("target/pages/trunk")))
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

/// Runs a test command, prints its output, and counts the results.
fn count(tests: &mut Command) -> Result<Tally> {
    let name = line(tests);
    let starting = || format!("starting `{name}`");
    let mut child = tests
        .stdout(Stdio::piped())
        .spawn()
        .with_context(starting)?;
    let output = child.stdout.take().with_context(starting)?;
    let mut tally = Tally::default();
    for bytes in BufReader::new(output).split(b'\n') {
        let bytes = bytes.with_context(|| format!("reading the output of `{name}`"))?;
        let text = String::from_utf8_lossy(&bytes);
        println!("{text}");
        tally.read(&text);
    }
    let status = child
        .wait()
        .with_context(|| format!("waiting for `{name}`"))?;
    if !status.success() && tally.failed == 0 {
        // Nothing compiled, a test took its whole program down, or too much was tried again.
        bail!("`{name}` failed ({status})");
    }
    ensure!(tally.passed + tally.failed > 0, "`{name}` ran no test");
    Ok(tally)
}

/// The tests of the page in browsers, which no `--all-targets` means.
const PAGE_TESTS: [&str; 2] = ["--test", "browser"];
/// The tests of the harness that drives the browsers.
const HARNESS_TESTS: [&str; 2] = ["--test", "small_page"];

/// Runs a step without tests.
fn check(report: &mut Report, name: &str, work: impl FnOnce() -> Result<()>) {
    step(report, name, || work().map(|()| Tally::default()));
}

fn step(report: &mut Report, name: &str, work: impl FnOnce() -> Result<Tally>) {
    println!("\n── {name}");
    let started = Instant::now();
    let result = work().map_err(|problem| format!("{problem:#}"));
    if let Err(problem) = &result {
        println!("{name}: {problem}");
    }
    report.add(name, result, started.elapsed());
}
