//! Every check and every test, one step after the other, and the counts at the end.

use std::{
    env,
    io::{BufRead, BufReader},
    process::{Command, ExitCode, Stdio},
    thread::available_parallelism,
    time::Instant,
};

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;

use crate::{
    build::{LATER, weigh},
    command::{Workspace, line, run},
    deep,
    pages::{Page, built},
    report::{Report, Step},
    setup::{Need, WASM, setup},
    tally::Tally,
};

/// The parts of the tests to run instead of those for each change.
#[derive(Args, Clone, Copy, Debug, Default)]
#[expect(
    clippy::struct_excessive_bools,
    reason = "each is a flag of the command line"
)]
pub(crate) struct Depth {
    /// Only the browser tests, each in Chromium, Firefox and `WebKitGTK`
    #[arg(long)]
    engines: bool,
    /// Only the tests that take long: soaks, a hundred thousand presses, 100,000 damaged saves, 2,000 games; with
    /// `--engines` in every browser, else in Chromium
    #[arg(long)]
    deep: bool,
    /// Only coverage of engine and game, and whether the tests notice changes of the engine
    #[arg(long)]
    mutants: bool,
    /// All of these three
    #[arg(long)]
    long: bool,
}

impl Depth {
    fn engines(self) -> bool {
        self.engines || self.long
    }

    fn deep(self) -> bool {
        self.deep || self.long
    }

    fn mutants(self) -> bool {
        self.mutants || self.long
    }

    /// Whether the tests of each change run.
    fn is_usual(self) -> bool {
        !(self.engines() || self.deep() || self.mutants())
    }
}

/// Runs the chosen parts. A failed step does not stop the later ones.
pub(crate) fn test(workspace: &mut Workspace, depth: Depth) -> Result<ExitCode> {
    let started = Instant::now();
    // Changes of the engine are shown to tests on the host alone.
    let plays = depth.is_usual() || depth.engines() || depth.deep();
    let need = if plays { Need::Test } else { Need::Build };
    let missing = setup(workspace, need)?;
    let mut report = Report::new(started);
    for engine in missing {
        let name = engine.name();
        // Elsewhere the tests play without it, and say so.
        if env::var_os("CI").is_some() {
            report.add(step("browsers", || bail!("{name} is not available here")));
        }
        report.leave_out(format!("all of {name}, which is not available here"));
    }
    let suite = Suite { workspace };
    if depth.is_usual() {
        report.add(step("format", || suite.format()));
        report.add(step("clippy, host", || suite.clippy_host()));
        report.add(step("clippy, wasm", || suite.clippy_wasm()));
        report.add(step("supply", || suite.supply()));
        report.add(tests("host tests", || suite.host_tests(&[])));
        report.add(tests("examples", || suite.examples()));
        report.add(step("build", || built(workspace, Page::Release).map(drop)));
        report.add(step("weight", || weigh(&built(workspace, Page::Release)?)));
        report.add(step("faulty page", || {
            built(workspace, Page::Faulty).map(drop)
        }));
        report.add(tests("browser tests", || suite.browser_tests(&[], &[])));
        for flag in ["--engines", "--deep", "--mutants"] {
            report.leave_out(format!("the tests of `cargo xtask test {flag}`"));
        }
    }
    if depth.engines() {
        let all = [("NIM_ENGINES", "all")];
        report.add(tests("engines", || suite.browser_tests(&[], &all)));
    }
    if depth.deep() {
        report.add(tests("deep, host", || suite.host_tests(&["--ignored"])));
        // Chromium plays them; with `--engines` as well, so do the others.
        let all = [("NIM_ENGINES", "all")];
        let engines = if depth.engines() { &all[..] } else { &[] };
        report.add(tests("deep, browsers", || {
            suite.browser_tests(&["--ignored"], engines)
        }));
    }
    if depth.mutants() {
        report.add(step("coverage", || deep::coverage(workspace)));
        report.add(step("mutants", || deep::mutants(workspace)));
    }
    Ok(report.close())
}

struct Suite<'a> {
    workspace: &'a Workspace,
}

impl Suite<'_> {
    fn format(&self) -> Result<()> {
        run(self.cargo().args(["fmt", "--all", "--check"]))
            .context("the code is not formatted: run `cargo fmt --all`")
    }

    fn clippy_host(&self) -> Result<()> {
        // With all targets named in one command, Cargo leaves out those that are tested by name alone.
        for targets in [&["--all-targets"][..], &BROWSER_TESTS] {
            let mut clippy = self.cargo();
            clippy.args(["clippy", "--quiet", "--workspace"]);
            run(clippy.args(targets).args(["--", "-Dwarnings"]))?;
        }
        Ok(())
    }

    fn clippy_wasm(&self) -> Result<()> {
        let mut clippy = self.cargo();
        clippy.args(["clippy", "--quiet", "--target", WASM, "--lib", "--bins"]);
        clippy.args(["--package", "nim", "--package", "nim-engine"]);
        clippy.args(["--features", &[LATER, FAULTS].join(",")]);
        run(clippy.args(["--", "-Dwarnings"]))
    }

    /// Advisories would need a database from the network: CONTRIBUTING.md has the command.
    fn supply(&self) -> Result<()> {
        let mut deny = self.cargo();
        deny.args(["deny", "--offline", "--locked", "--log-level", "error"]);
        deny.args(["check", "--deny", "unmatched-skip"]);
        run(deny.args(["bans", "licenses", "sources"]))
            .context("deny.toml does not admit the licence, the source or the version of a crate")
    }

    fn host_tests(&self, how: &[&str]) -> Result<Tally> {
        let mut tests = self.cargo();
        tests.args(["test", "--workspace", "--no-fail-fast"]);
        tests.args(["--lib", "--bins", "--tests", "--"]).args(how);
        timed(&mut tests);
        count(&mut tests)
    }

    /// The examples in the documentation.
    fn examples(&self) -> Result<Tally> {
        count(self.cargo().args(["test", "--workspace", "--doc"]))
    }

    /// The tests that play in browsers, all that there are without arguments of their own.
    fn browser_tests(&self, how: &[&str], env: &[(&str, &str)]) -> Result<Tally> {
        let mut tests = self.cargo();
        // The whole workspace, as for the host tests. Other packages would select other features for the
        // crates below, and all would compile a second time.
        tests.args(["test", "--workspace", "--no-fail-fast"]);
        tests.args(BROWSER_TESTS).arg("--");
        // One more than there are processors, because each sometimes waits for its browser.
        let threads = available_parallelism().map_or(2, usize::from) + 1;
        tests.args(["--test-threads", &threads.to_string()]);
        tests.args(how).envs(env.iter().copied());
        // A failure shows the state of the page, so a backtrace of the harness adds nothing.
        tests.env("RUST_BACKTRACE", "0");
        tests.env("NIM_DIST", built(self.workspace, Page::Release)?);
        tests.env("NIM_FAULTY", built(self.workspace, Page::Faulty)?);
        count(&mut tests)
    }

    /// Variables for a test by hand must not select part of the whole.
    fn cargo(&self) -> Command {
        let mut cargo = self.workspace.command("cargo");
        for (name, _) in env::vars_os() {
            let name = name.to_string_lossy();
            if name.starts_with("NIM_") {
                cargo.env_remove(&*name);
            }
        }
        cargo
    }
}

/// Makes libtest print the time of each test. It does so only with a nightly compiler, or with a
/// variable that claims one. Cargo itself must not see that variable, or it would compile everything
/// again.
fn timed(tests: &mut Command) {
    let host = format!("{}_UNKNOWN_LINUX_GNU", env::consts::ARCH.to_uppercase());
    if !cfg!(all(target_os = "linux", target_env = "gnu")) {
        return;
    }
    tests.args(["-Zunstable-options", "--report-time"]);
    tests.env(
        format!("CARGO_TARGET_{host}_RUNNER"),
        "env RUSTC_BOOTSTRAP=1",
    );
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
        tally.problem = Some(format!("`{name}` failed ({status})"));
    } else if tally.passed + tally.failed == 0 {
        tally.problem = Some(format!("`{name}` ran no test"));
    }
    Ok(tally)
}

/// The programs of tests that want browsers, which no `--all-targets` means.
const BROWSER_TESTS: [&str; 4] = ["--test", "browser", "--test", "small_page"];

/// The feature that lets the program end on command.
pub(crate) const FAULTS: &str = "test-faults";

pub(crate) fn step(name: &'static str, work: impl FnOnce() -> Result<()>) -> Step {
    tests(name, || {
        work()?;
        Ok(Tally::default())
    })
}

fn tests(name: &'static str, work: impl FnOnce() -> Result<Tally>) -> Step {
    println!("\n── {name}");
    let started = Instant::now();
    let (tally, problem) = match work() {
        Ok(mut tally) => {
            let problem = tally.problem.take().map(|problem| anyhow!(problem));
            (tally, problem)
        }
        Err(error) => (Tally::default(), Some(error)),
    };
    if let Some(problem) = &problem {
        println!("{name}: {problem:#}");
    }
    Step {
        name,
        tally,
        problem: problem.map(|problem| format!("{problem:#}")),
        took: started.elapsed(),
    }
}
