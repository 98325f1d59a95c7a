//! Installs what a command needs: packages of Debian and npm, parts of Rust, programs of crates.io. On another system
//! than Debian and Ubuntu it says which packages are missing.
//!
//! If nothing is missing, this takes well under a second.

use std::{env, fs, path::Path, process::Command};

use anyhow::{Context, Result, ensure};

use crate::command::{Workspace, read, run};

/// The target that the page is compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

// Programs of crates.io with their versions.

/// The driver of Firefox, which Debian does not carry.
pub(crate) const GECKODRIVER: (&str, &str) = ("geckodriver", "0.37.1");
pub(crate) const DENY: (&str, &str) = ("cargo-deny", "0.20.2");
/// Trunk 0.22 needs a newer Rust than the one of this project.
pub(crate) const TRUNK: (&str, &str) = ("trunk", "0.21.14");
/// For Trunk, of the version in Cargo.lock.
pub(crate) const WASM_BINDGEN: (&str, &str) = ("wasm-bindgen-cli", "0.2.130");

/// The package managers whose packages are known.
const MANAGERS: [&str; 3] = [APT, "dnf", "brew"];
const APT: &str = "apt-get";

/// By program the package of each manager. An empty name: it has none that the specs could use.
const PACKAGES: [(&str, [&str; 3]); 7] = [
    ("node", ["nodejs", "nodejs", "node"]),
    // Some packages of node bring npm, and refuse to stand beside it.
    ("npm", ["npm", "nodejs-npm", "node"]),
    ("pdftotext", ["poppler-utils", "poppler-utils", "poppler"]),
    (CHROMIUM, [CHROMIUM, "", ""]),
    ("firefox-esr", ["firefox-esr", "", ""]),
    ("WebKitWebDriver", ["webkit2gtk-driver", "", ""]),
    ("Xvfb", ["xvfb", "", ""]),
];
const CHROMIUM: &str = "chromium-headless-shell";

/// The oldest Node.js that builds the page: the one of Debian 12 and Ubuntu 24.04.
const NODE_TO_BUILD: u32 = 18;
/// The oldest Node.js that Playwright starts with.
const NODE_TO_TEST: u32 = 20;

/// Prepares this machine for building the page.
pub(crate) fn for_building(workspace: &mut Workspace) -> Result<()> {
    node(workspace, NODE_TO_BUILD)?;
    npm(workspace, "xtask")?;
    rustup("target", WASM, &format!("lib/rustlib/{WASM}"))
}

/// Prepares this machine for the tests of the crates.
pub(crate) fn for_checking(workspace: &mut Workspace) -> Result<()> {
    for_building(workspace)?;
    rustup("component", "rustfmt", "bin/cargo-fmt")?;
    rustup("component", "clippy", "bin/cargo-clippy")?;
    program(workspace, DENY)?;
    // cargo-deny runs offline and reads each crate of the lock file, also those of other systems.
    let fetch = ["fetch", "--quiet", "--locked"];
    run(workspace.command("cargo").args(fetch))
}

/// Prepares this machine for the specs, in Chromium.
pub(crate) fn for_testing(workspace: &mut Workspace) -> Result<()> {
    for_pictures(workspace)?;
    for_checking(workspace)
}

/// Prepares this machine for Chromium, its specs and its pictures.
pub(crate) fn for_pictures(workspace: &mut Workspace) -> Result<()> {
    node(workspace, NODE_TO_TEST)?;
    npm(workspace, "tests")?;
    // Debian alone packages the headless shell. Elsewhere, and where its release lacks it, Playwright installs its own.
    let has_apt = workspace.on_path(APT).is_some();
    install(workspace, &["pdftotext"])?;
    if has_apt {
        install(workspace, &[CHROMIUM])?;
    }
    if workspace.on_path(CHROMIUM).is_some() {
        return Ok(());
    }
    let mut install = workspace.command("playwright");
    install.args(["install", "--only-shell", "chromium"]);
    // Playwright installs the libraries of its browser by apt alone.
    run(install.args(has_apt.then_some("--with-deps")))
}

/// Prepares this machine for Firefox and `WebKitGTK`.
pub(crate) fn for_engines(workspace: &mut Workspace) -> Result<()> {
    for_building(workspace)?;
    for_pictures(workspace)?;
    install(workspace, &["firefox-esr", "WebKitWebDriver", "Xvfb"])?;
    program(workspace, GECKODRIVER)
}

/// Installs Node.js and npm, and refuses a Node.js that is older than this version.
fn node(workspace: &Workspace, oldest: u32) -> Result<()> {
    install(workspace, &["node", "npm"])?;
    let version = read(workspace.command("node").arg("--version"))?;
    check_node(version.trim().trim_start_matches('v'), oldest)
}

fn check_node(version: &str, oldest: u32) -> Result<()> {
    let major = version.split('.').next().unwrap_or_default();
    let major: u32 = major
        .parse()
        .with_context(|| format!("reading the version {version} of Node.js"))?;
    ensure!(
        major >= oldest,
        "this machine has Node.js {version}, and this command needs {oldest} or newer: install it from \
         https://nodejs.org, or take a newer release of this system"
    );
    Ok(())
}

/// Installs the packages that the lock file of this folder lists, and puts their programs on PATH.
fn npm(workspace: &mut Workspace, folder: &str) -> Result<()> {
    let folder = workspace.join(folder);
    let packages = folder.join("node_modules");
    // npm writes this file last.
    let installed = packages.join(".package-lock.json");
    let modified = |path: &Path| path.metadata().and_then(|data| data.modified()).ok();
    // `None` where nothing is installed, which is less than any time.
    if modified(&installed) < modified(&folder.join("package-lock.json")) {
        println!("Installing the packages of {}", folder.display());
        let install = ["ci", "--no-audit", "--no-fund", "--loglevel=error"];
        read(workspace.command("npm").args(install).current_dir(&folder))?;
    }
    workspace.put_first_on_path(&packages.join(".bin"))
}

/// Installs a program of crates.io, once for all clones, and puts it on PATH.
pub(crate) fn program(workspace: &mut Workspace, (name, version): (&str, &str)) -> Result<()> {
    let home = env::home_dir().context("looking for a place for tools: set HOME")?;
    let folder = home.join(format!(".cache/nim-tools/{name}-{version}"));
    // Cargo writes this file last.
    if !folder.join(".crates.toml").is_file() {
        println!("Installing {name} {version}, once for all clones, which takes a minute or more");
        let mut cargo = Command::new("cargo");
        cargo.args(["install", "--quiet", &format!("{name}@{version}")]);
        // Outside the project, `rust-toolchain.toml` and `.cargo` do not hold: they are for its own code. The tools run
        // for a second at a time, so what counts is how soon they are there.
        cargo
            .arg("--root")
            .arg(&folder)
            .current_dir(env::temp_dir())
            .env("CARGO_TARGET_DIR", folder.join("build"))
            .env("CARGO_RESOLVER_INCOMPATIBLE_RUST_VERSIONS", "fallback")
            .env("CARGO_PROFILE_RELEASE_LTO", "off")
            .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16")
            .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1");
        run(&mut cargo)?;
        fs::remove_dir_all(folder.join("build"))
            .with_context(|| format!("tidying {}", folder.display()))?;
    }
    workspace.put_first_on_path(&folder.join("bin"))
}

/// Adds a part of Rust, if this file or folder of it is not there.
fn rustup(kind: &str, name: &str, file: &str) -> Result<()> {
    let sysroot = read(Command::new("rustc").args(["--print", "sysroot"]))?;
    if Path::new(sysroot.trim()).join(file).exists() {
        return Ok(());
    }
    println!("Adding to Rust: {name}");
    run(Command::new("rustup").args([kind, "add", name]))
        .context("without rustup, install this part of Rust by your package manager")
}

/// Installs by apt the programs that are not on PATH. On a system without apt it says what to install.
fn install(workspace: &Workspace, programs: &[&str]) -> Result<()> {
    let mut lacked = PACKAGES.to_vec();
    lacked.retain(|(name, _)| programs.contains(name) && workspace.on_path(name).is_none());
    if lacked.is_empty() {
        return Ok(());
    }
    let manager = (0..)
        .zip(MANAGERS)
        .find(|(_, name)| workspace.on_path(name).is_some());
    let advice = advice(&lacked, manager);
    ensure!(manager == Some((0, APT)), advice);
    let mut packages: Vec<_> = lacked.iter().map(|(_, [debian, ..])| *debian).collect();
    println!("Installing packages of Debian: {}", packages.join(" "));
    apt(&["update", "-qq"]).with_context(|| advice.clone())?;
    // Not every release has each package.
    packages.retain(|package| read(Command::new("apt-cache").args(["show", package])).is_ok());
    let install = ["install", "-y", "-qq", "--no-install-recommends"];
    apt(&[&install[..], &packages].concat()).context(advice)
}

/// What to say where these programs are missing, on a system with this manager of [`MANAGERS`].
fn advice(lacked: &[(&str, [&str; 3])], manager: Option<(usize, &str)>) -> String {
    let names: Vec<_> = lacked.iter().map(|(name, _)| *name).collect();
    let names = names.join(", ");
    let Some((place, manager)) = manager else {
        let node = lacked
            .iter()
            .any(|(name, _)| ["node", "npm"].contains(name));
        let node = if node {
            "; Node.js with npm is at https://nodejs.org"
        } else {
            ""
        };
        return format!("this machine lacks {names}: install what is missing{node}");
    };
    let mut packages: Vec<_> = lacked.iter().map(|(_, packages)| packages[place]).collect();
    packages.dedup();
    if packages.contains(&"") {
        return format!(
            "this machine lacks {names}: `cargo xtask test --engines` takes them from Debian and Ubuntu alone"
        );
    }
    let packages = packages.join(" ");
    format!("this machine lacks {names}: install {packages} by {manager}")
}

fn apt(arguments: &[&str]) -> Result<()> {
    let is_root = read(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    // sudo clears the environment.
    let words = [
        "sudo",
        "env",
        "DEBIAN_FRONTEND=noninteractive",
        "apt-get",
        "-o",
        "DPkg::Lock::Timeout=300",
    ];
    let words = if is_root { &words[1..] } else { &words[..] };
    // Hundreds of lines, of interest only after a failure.
    read(Command::new(words[0]).args(&words[1..]).args(arguments)).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_system_is_asked_for_its_own_packages() {
        let advice = |program: &str, place: usize| {
            let mut lacked = PACKAGES.to_vec();
            lacked.retain(|(name, _)| *name == program);
            super::advice(&lacked, MANAGERS.get(place).map(|name| (place, *name)))
        };
        for (place, expected) in [
            ": install npm by apt-get",
            ": install nodejs-npm by dnf",
            ": install node by brew",
            ": install what is missing; Node.js with npm is at https://nodejs.org",
        ]
        .iter()
        .enumerate()
        {
            assert_eq!(
                advice("npm", place),
                format!("this machine lacks npm{expected}")
            );
        }
        assert!(advice("Xvfb", 2).ends_with("takes them from Debian and Ubuntu alone"));
    }

    #[test]
    fn an_old_node_is_refused_by_its_version() {
        let refusal = check_node("18.20.4", NODE_TO_TEST).unwrap_err().to_string();
        assert!(refusal.contains("has Node.js 18.20.4, and this command needs 20 or newer"));
        assert!(check_node("18.20.4", NODE_TO_BUILD).is_ok());
        assert!(check_node("20.0.0", NODE_TO_TEST).is_ok());
    }
}
