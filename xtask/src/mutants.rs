//! `cargo xtask test --release` counts the lines of engine and game that tests run. Then it checks
//! whether the tests notice changes of the engine.

use std::{
    fs,
    path::Path,
    process::{Command, Stdio},
};

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use crate::{
    command::{Workspace, line, read},
    setup::{LLVM_COV, MUTANTS, program, rustup},
};

/// Of the lines in either folder, tests on the host must run as many out of a hundred.
const COVERED: [(&str, f64); 2] = [
    ("crates/nim-engine/src", 95.0),
    ("crates/nim-game/src", 95.0),
];

pub(crate) fn coverage(workspace: &mut Workspace) -> Result<()> {
    program(workspace, LLVM_COV)?;
    let libraries = read(Command::new("rustc").args(["--print", "target-libdir"]))?;
    if !Path::new(libraries.trim())
        .with_file_name("bin/llvm-profdata")
        .is_file()
    {
        rustup(&["component", "add", "llvm-tools"])?;
    }
    let mut tests = workspace.command("cargo");
    tests.args(["llvm-cov", "--json", "--summary-only"]);
    let packages = ["nim-engine", "nim-game", "nim"];
    tests.args(
        packages
            .map(|package| ["--package", package])
            .as_flattened(),
    );
    // Cargo prints the output of the tests elsewhere, so only the counts are read.
    let counts = read(&mut tests)?;
    let counts = serde_json::from_str(&counts).context("reading the counts of cargo-llvm-cov")?;
    let mut poor = Vec::new();
    for (folder, at_least) in COVERED {
        let files = covered(&counts, &workspace.join(folder));
        let percent =
            percent(&files).with_context(|| format!("no line of {folder} was counted"))?;
        println!("{folder}: tests run {percent:.1} % of the lines; the least covered files:");
        for file in files.iter().take(5) {
            println!("  {} of {} in {}", file.covered, file.lines, file.name);
        }
        if percent < at_least {
            poor.push(format!("{percent:.1} % of {folder}, not {at_least} %"));
        }
    }
    ensure!(poor.is_empty(), "tests run only {}", poor.join(" and "));
    Ok(())
}

/// The lines of one file, and those of them that tests ran.
#[derive(Clone, Debug, PartialEq, Eq)]
struct FileLines {
    name: String,
    lines: u64,
    covered: u64,
}

/// The files in this folder, the one with most lines that no test runs first.
fn covered(counts: &Value, folder: &Path) -> Vec<FileLines> {
    let files = counts["data"][0]["files"].as_array();
    let mut files: Vec<_> = files
        .into_iter()
        .flatten()
        .filter_map(|file| {
            let name = Path::new(file["filename"].as_str()?)
                .strip_prefix(folder)
                .ok()?;
            let lines = &file["summary"]["lines"];
            Some(FileLines {
                name: name.display().to_string(),
                lines: lines["count"].as_u64()?,
                covered: lines["covered"].as_u64()?,
            })
        })
        .collect();
    files.sort_by_key(|file| file.covered.cast_signed() - file.lines.cast_signed());
    files
}

#[expect(clippy::cast_precision_loss, reason = "there are a few thousand lines")]
fn percent(files: &[FileLines]) -> Option<f64> {
    let lines: u64 = files.iter().map(|file| file.lines).sum();
    let covered: u64 = files.iter().map(|file| file.covered).sum();
    (lines > 0).then(|| covered as f64 * 100.0 / lines as f64)
}

/// Changes the engine in each way that `.cargo/mutants.toml` does not exclude. It runs twice: the fast
/// tests that notice most come first, and spare the others the work.
pub(crate) fn mutants(workspace: &mut Workspace) -> Result<()> {
    program(workspace, MUTANTS)?;
    if mutate(workspace, &[], QUICK)? == Mutants::Noticed {
        return Ok(());
    }
    println!("All tests now run on the changes that these tests missed or did not finish");
    match mutate(workspace, &["--iterate"], &[])? {
        // A change that does not end the second time either is an endless loop, which counts as noticed.
        Mutants::Noticed | Mutants::Endless => Ok(()),
        Mutants::Missed => bail!(
            "no test notices the changes above: add a test, or give the reason in .cargo/mutants.toml"
        ),
    }
}

/// The outcome of the changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mutants {
    /// Tests failed for each.
    Noticed,
    /// For some the tests came to no end in their time, for the others they failed.
    Endless,
    /// For some all tests passed.
    Missed,
}

impl Mutants {
    /// The meaning of cargo-mutants' exit code, with its list of unnoticed changes. The code reports
    /// timeouts before these.
    fn found(code: Option<i32>, missed: &str) -> Option<Self> {
        match code? {
            0 => Some(Self::Noticed),
            3 if missed.trim().is_empty() => Some(Self::Endless),
            2 | 3 => Some(Self::Missed),
            _ => None,
        }
    }
}

/// The filter that leaves out the slow tests of the engine.
const QUICK: &[&str] = &["--skip", "strength::"];

/// Shows each change to the tests of the engine, with these arguments.
fn mutate(workspace: &Workspace, how: &[&str], tests: &[&str]) -> Result<Mutants> {
    let mut mutants = workspace.command("cargo");
    mutants
        .args(["mutants", "--package", "nim-engine", "--jobs", "1"])
        .args(["--minimum-test-timeout", "20", "--output"])
        .arg(workspace.join("target"))
        .args(how)
        // For building as well as for testing, or the examples would be compiled for each change.
        .arg("--cargo-arg=--tests")
        .args(["--", "--"])
        .args(tests)
        // Each change is built in a copy, whose crates are not those of the checkout.
        .env_remove("CARGO_TARGET_DIR")
        // Nobody debugs these programs, and without debug data they link faster.
        .env("CARGO_PROFILE_DEV_DEBUG", "0")
        .stdin(Stdio::null());
    let name = line(&mutants);
    let status = mutants
        .status()
        .with_context(|| format!("starting `{name}`"))?;
    let list = |name| {
        let list = workspace.join("target/mutants.out").join(name);
        fs::read_to_string(list).unwrap_or_default()
    };
    // Those are endless loops, unless the machine was slow.
    let endless = list("timeout.txt");
    if !endless.is_empty() {
        println!("Timed out:\n{endless}");
    }
    Mutants::found(status.code(), &list("missed.txt"))
        .with_context(|| format!("`{name}` failed ({status})"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, lines: u64, covered: u64) -> Value {
        serde_json::json!({
            "filename": name,
            "summary": {"lines": {"count": lines, "covered": covered}},
        })
    }

    #[test]
    fn lines_are_counted_by_folder_and_the_poorest_file_comes_first() {
        let counts = serde_json::json!({"data": [{"files": [
            file("/nim/crates/nim-game/src/good.rs", 90, 90),
            file("/nim/crates/nim-game/src/save/poor.rs", 10, 4),
            file("/nim/src/ui/page.rs", 1000, 0),
        ]}]});
        let files = covered(&counts, Path::new("/nim/crates/nim-game/src"));
        let names: Vec<_> = files.iter().map(|file| file.name.as_str()).collect();
        assert_eq!(names, ["save/poor.rs", "good.rs"]);
        assert_eq!(percent(&files), Some(94.0));
        assert_eq!(
            percent(&covered(&counts, Path::new("/nim/src/engine"))),
            None
        );
    }

    #[test]
    fn a_missed_mutant_differs_from_an_endless_one_and_from_a_failure() {
        let [noticed, endless, missed] =
            [Mutants::Noticed, Mutants::Endless, Mutants::Missed].map(Some);
        assert_eq!(Mutants::found(Some(0), ""), noticed);
        assert_eq!(Mutants::found(Some(2), "rules.rs:1:2\n"), missed);
        assert_eq!(Mutants::found(Some(3), "\n"), endless);
        assert_eq!(Mutants::found(Some(3), "rules.rs:1:2\n"), missed);
        for code in [Some(4), Some(70), None] {
            assert_eq!(Mutants::found(code, ""), None);
        }
    }
}
