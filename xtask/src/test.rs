//! Every check and every test, one step after the other, and the counts at the end.

use std::{
    fs,
    io::{BufRead, BufReader},
    process::{Command, ExitCode, Stdio},
    time::Instant,
};

use anyhow::{Context, Result, anyhow, bail, ensure};

use nim_harness::{Engine, SECOND_TRIES, WHOLE, second_tries};

use crate::{
    build::{Profile, make, make_faulty, snapshot, weigh},
    command::{Workspace, line, run},
    long::{self, Length},
    report::{Report, Step},
    setup::{Need, WASM, setup},
    split,
    tally::Tally,
    wasm_browser,
};

/// Runs everything; a step that fails does not keep the later ones from running.
pub(crate) fn test(workspace: &mut Workspace, length: Length) -> Result<ExitCode> {
    let started = Instant::now();
    let missing = setup(workspace, Need::Test)?;
    let suite = Suite {
        length,
        missing,
        workspace,
        wasm_tests: wasm_tests(workspace)?,
    };
    let mut report = Report::new(started);
    report.add(step("format", || suite.format()));
    report.add(step("clippy, host", || suite.clippy_host()));
    report.add(step("clippy, wasm", || suite.clippy_wasm()));
    report.add(step("supply", || suite.supply()));
    report.add(tests("host tests", || suite.host_tests()));
    report.add(tests("wasm tests", || suite.wasm_tests()));
    let built = step("build", || make(workspace, Profile::Release, None));
    let is_built = built.problem.is_none();
    report.add(built);
    report.add(step("weight", || {
        ensure!(is_built, "there is no page to weigh");
        weigh(workspace)
    }));
    report.add(tests("browser tests", || {
        ensure!(is_built, "there is no page to test");
        suite.browser_tests()
    }));
    long::add(&mut report, workspace, length);
    Ok(report.close())
}

struct Suite<'a> {
    length: Length,
    workspace: &'a Workspace,
    /// Browsers that tests would play in too, and that cannot be had.
    missing: Vec<Engine>,
    /// The page's test targets that run as wasm: `tests/wasm*.rs`.
    wasm_tests: Vec<String>,
}

impl Suite<'_> {
    fn format(&self) -> Result<()> {
        run(self.cargo().args(["fmt", "--all", "--check"]))
            .context("the code is not formatted: run `cargo fmt --all`")
    }

    fn clippy_host(&self) -> Result<()> {
        run(self.cargo().args([
            "clippy",
            "--quiet",
            "--workspace",
            "--all-targets",
            "--features",
            BROWSER_TESTS,
            "--",
            "-Dwarnings",
        ]))
    }

    fn clippy_wasm(&self) -> Result<()> {
        let mut clippy = self.cargo();
        clippy.args(["clippy", "--quiet", "--target", WASM, "--lib", "--bins"]);
        clippy.args(["--package", "nim", "--package", "nim-engine"]);
        clippy.args(["--features", &[split::FEATURE, FAULTS].join(",")]);
        for target in &self.wasm_tests {
            clippy.args(["--test", target]);
        }
        run(clippy.args(["--", "-Dwarnings"]))
    }

    /// Advisories would need a database from the network: CONTRIBUTING.md has the command.
    fn supply(&self) -> Result<()> {
        let mut deny = self.cargo();
        deny.args([
            "deny",
            "--offline",
            "--locked",
            "--log-level",
            "error",
            "check",
        ]);
        deny.args(["--deny", "unmatched-skip"]);
        run(deny.args(["bans", "licenses", "sources"])).context(
            "a crate is used on terms, from a source or in a version that deny.toml does not admit",
        )
    }

    fn host_tests(&self) -> Result<Tally> {
        let mut tests = self.cargo();
        tests.args(["test", "--workspace", "--no-fail-fast"]);
        self.length.tell(&mut tests);
        count(&mut tests)
    }

    fn wasm_tests(&self) -> Result<Tally> {
        if self.wasm_tests.is_empty() {
            bail!("there are none: tests/wasm.rs is missing");
        }
        let mut tests = self.cargo();
        tests.args([
            "test",
            "--package",
            "nim",
            "--no-fail-fast",
            "--target",
            WASM,
        ]);
        for target in &self.wasm_tests {
            tests.args(["--test", target]);
        }
        wasm_browser::name(self.workspace, &mut tests)?;
        tests
            .env(
                "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUNNER",
                "wasm-bindgen-test-runner",
            )
            // A busy machine takes longer than the 20 seconds that the runner would wait.
            .env("WASM_BINDGEN_TEST_TIMEOUT", "300")
            .env("WASM_BINDGEN_TEST_DRIVER_TIMEOUT", "60");
        count(&mut tests)
    }

    fn browser_tests(&self) -> Result<Tally> {
        let page = snapshot(self.workspace, "tested-page")?;
        let mut tests = self.cargo();
        // The whole workspace, as for the host's tests: with other packages other features would
        // be chosen for the crates below, and all of them compiled a second time.
        tests.args(["test", "--workspace", "--no-fail-fast"]);
        tests.args(["--features", BROWSER_TESTS, "--test", "browser"]);
        self.length.tell(&mut tests);
        tests.env("NIM_DIST", page);
        if self.length == Length::Long {
            tests.env(WHOLE, "1");
        }
        tests.env("NIM_FAULTY", make_faulty(self.workspace)?);
        let list = self.workspace.join("target/second-tries.txt");
        if list.exists() {
            fs::remove_file(&list).context("forgetting the second tries of the run before")?;
        }
        if self.length.tries_again() {
            tests.env(SECOND_TRIES, &list);
        }
        let mut tally = count(&mut tests)?;
        tally.tried_twice = second_tries(&list)?;
        let many = tally.tried_twice.len();
        if many > MOST_TRIED_TWICE {
            let too_many = || format!("{many} tests stood at a second try only");
            tally.problem.get_or_insert_with(too_many);
        }
        tally.left_out.extend(self.left_out_of(Engine::FIRST));
        for &engine in Engine::BESIDE {
            tally.left_out.extend(self.left_out_of(engine));
        }
        Ok(tally)
    }

    /// What no test plays in a browser, in words.
    fn left_out_of(&self, engine: Engine) -> Vec<String> {
        let name = engine.name();
        if self.missing.contains(&engine) {
            return vec![format!("all of {name}, which cannot be had here")];
        }
        let lacks = engine.lacks().iter();
        let mut left_out: Vec<_> = lacks.map(|what| format!("in {name}, {what}")).collect();
        if engine != Engine::FIRST {
            left_out.push(format!(
                "in {name}, a person's own presses in the computer's pause: a script presses then"
            ));
        }
        if engine != Engine::FIRST && self.length == Length::Short {
            left_out.push(format!(
                "in {name}, most of what is many: hostile links, damaged saves and axe's views are a tenth, presses at random a fourth"
            ));
        }
        left_out
    }

    /// What is chosen for a test by hand shall not pass for the whole.
    fn cargo(&self) -> Command {
        let mut cargo = self.workspace.command("cargo");
        for chosen in ["NIM_ENGINES", "NIM_SEED", WHOLE] {
            cargo.env_remove(chosen);
        }
        cargo
    }
}

/// Runs a test command, shows what it prints, and counts it.
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
        let bytes = bytes.with_context(|| format!("reading what `{name}` prints"))?;
        let text = String::from_utf8_lossy(&bytes);
        println!("{text}");
        tally.read(&text);
    }
    let status = child
        .wait()
        .with_context(|| format!("waiting for `{name}`"))?;
    if !status.success() && tally.failed == 0 {
        // Nothing compiled, or a test took its whole program down.
        tally.problem = Some(format!("`{name}` failed ({status})"));
    } else if tally.passed + tally.failed == 0 {
        tally.problem = Some(format!("`{name}` ran no test"));
    }
    Ok(tally)
}

/// The feature that lets the program end on command.
const FAULTS: &str = "test-faults";

/// Of some two hundred tests, each in three browsers, so many may stand at a second try only.
const MOST_TRIED_TWICE: usize = 8;

/// The features behind which the tests stand that need a browser.
const BROWSER_TESTS: &str = "nim/browser-tests,nim-harness/browser-tests";

fn wasm_tests(workspace: &Workspace) -> Result<Vec<String>> {
    let folder = workspace.join("tests");
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let mut names = Vec::new();
    for entry in fs::read_dir(&folder).context("listing the tests")? {
        let name = entry.context("listing the tests")?.file_name();
        let name = name.to_string_lossy();
        if let Some(name) = name
            .strip_suffix(".rs")
            .filter(|name| name.starts_with("wasm"))
        {
            names.push(name.to_owned());
        }
    }
    names.sort();
    Ok(names)
}

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
