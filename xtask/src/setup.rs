//! Installs what a command needs: packages of Debian and npm, parts of Rust, programs of crates.io.
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

/// Prepares this machine for building the page.
pub(crate) fn for_building(workspace: &mut Workspace) -> Result<()> {
    // Some packages of node bring npm, and refuse to stand beside it.
    install_debian_packages(missing(&[("node", "nodejs"), ("npm", "npm")]))?;
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
    for_checking(workspace)?;
    for_pictures(workspace)
}

/// Prepares this machine for Chromium, its specs and its pictures.
pub(crate) fn for_pictures(workspace: &mut Workspace) -> Result<()> {
    npm(workspace, "tests")?;
    let mut packages = missing(&[("pdftotext", "poppler-utils")]);
    let browser = [("chromium-headless-shell", "chromium-headless-shell")];
    // Debian alone packages the headless shell. Elsewhere, and where its release lacks it, Playwright installs its own.
    if is_here("apt-get") {
        packages.extend(missing(&browser));
    }
    install_debian_packages(packages)?;
    if missing(&browser).is_empty() {
        return Ok(());
    }
    let install = ["install", "--with-deps", "--only-shell", "chromium"];
    run(workspace.command("playwright").args(install))
}

/// Prepares this machine for Firefox and `WebKitGTK`.
pub(crate) fn for_engines(workspace: &mut Workspace) -> Result<()> {
    for_building(workspace)?;
    for_pictures(workspace)?;
    install_debian_packages(missing(&[
        ("firefox-esr", "firefox-esr"),
        ("WebKitWebDriver", "webkit2gtk-driver"),
        ("Xvfb", "xvfb"),
    ]))?;
    program(workspace, GECKODRIVER)
}

/// The packages of the programs that are not on PATH.
fn missing(programs: &[(&str, &'static str)]) -> Vec<&'static str> {
    let absent = programs.iter().filter(|(program, _)| !is_here(program));
    absent.map(|&(_, package)| package).collect()
}

/// Whether a program of this name is on PATH.
fn is_here(name: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(name).is_file())
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

/// Installs packages of Debian. Those that the release does not have are skipped.
fn install_debian_packages(mut packages: Vec<&str>) -> Result<()> {
    if packages.is_empty() {
        return Ok(());
    }
    let by_hand = format!(
        "this machine lacks {}: install these packages of Debian, or what stands for them on this system",
        packages.join(" ")
    );
    ensure!(is_here("apt-get"), "{by_hand}");
    println!("Installing packages of Debian: {}", packages.join(" "));
    apt(&["update", "-qq"]).context(by_hand.clone())?;
    // Not every release has each package.
    packages.retain(|package| read(Command::new("apt-cache").args(["show", package])).is_ok());
    let install = ["install", "-y", "-qq", "--no-install-recommends"];
    apt(&[&install[..], &packages].concat()).context(by_hand)
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
