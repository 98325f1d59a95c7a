//! Installs what a command needs: packages of Debian and npm, parts of Rust, programs of crates.io.
//!
//! If nothing is missing, this takes well under a second.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

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
    install_debian_packages(missing_for_building())?;
    npm(workspace, "xtask")?;
    let sysroot = read(Command::new("rustc").args(["--print", "sysroot"]))?;
    if !Path::new(sysroot.trim())
        .join("lib/rustlib")
        .join(WASM)
        .is_dir()
    {
        rustup(&["target", "add", WASM])?;
    }
    Ok(())
}

/// Prepares it for the tests of the crates.
pub(crate) fn for_checking(workspace: &mut Workspace) -> Result<()> {
    for_building(workspace)?;
    for (component, program) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
        if read(Command::new("cargo").args([program, "--version"])).is_err() {
            rustup(&["component", "add", component])?;
        }
    }
    program(workspace, DENY)?;
    // cargo-deny runs offline and reads each crate of the lock file, also those of other systems.
    run(workspace
        .command("cargo")
        .args(["fetch", "--quiet", "--locked"]))
}

/// Prepares it for the specs, in Chromium.
pub(crate) fn for_testing(workspace: &mut Workspace) -> Result<()> {
    for_checking(workspace)?;
    for_pictures(workspace)
}

/// Prepares it for Chromium, its specs and its pictures.
pub(crate) fn for_pictures(workspace: &mut Workspace) -> Result<()> {
    npm(workspace, "tests")?;
    let mut packages = missing(&[("pdftotext", "poppler-utils")]);
    let browser = [("chromium-headless-shell", "chromium-headless-shell")];
    // Debian alone packages the headless shell. Elsewhere, and where its release lacks it, Playwright installs its own.
    if on_path("apt-get").is_some() {
        packages.extend(missing(&browser));
    }
    install_debian_packages(packages)?;
    if missing(&browser).is_empty() {
        return Ok(());
    }
    let install = ["install", "--with-deps", "--only-shell", "chromium"];
    run(workspace.command("playwright").args(install))
}

/// Prepares it for Firefox and `WebKitGTK`.
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

/// The packages of those programs that are not there.
fn missing(programs: &[(&str, &'static str)]) -> Vec<&'static str> {
    let missing = programs
        .iter()
        .filter(|(program, _)| on_path(program).is_none());
    missing.map(|&(_, package)| package).collect()
}

/// The program of this name on PATH.
fn on_path(name: &str) -> Option<PathBuf> {
    let mut folders = env::split_paths(&env::var_os("PATH")?)
        .collect::<Vec<_>>()
        .into_iter();
    folders.find_map(|folder| Some(folder.join(name)).filter(|path| path.is_file()))
}

/// Installs the packages that the lock file of this folder lists, and puts their programs on PATH.
pub(crate) fn npm(workspace: &mut Workspace, folder: &str) -> Result<()> {
    let folder = workspace.join(folder);
    let packages = folder.join("node_modules");
    // npm writes this file last.
    let installed = packages.join(".package-lock.json");
    let modified = |path: &Path| path.metadata().and_then(|data| data.modified()).ok();
    // `None` where nothing is installed, which is less than any time.
    if modified(&installed) < modified(&folder.join("package-lock.json")) {
        println!(
            "Installing the packages of {}",
            folder.join("package.json").display()
        );
        let mut npm = workspace.command("npm");
        npm.args(["ci", "--no-audit", "--no-fund", "--loglevel=error"])
            .current_dir(&folder);
        read(&mut npm).map(drop)?;
    }
    workspace.put_first_on_path(&packages.join(".bin"))
}

/// Installs a program of crates.io, once for all clones, and puts it on PATH.
pub(crate) fn program(workspace: &mut Workspace, (name, version): (&str, &str)) -> Result<()> {
    let folder = cache()?.join(format!("{name}-{version}"));
    // Cargo writes this file last.
    if !folder.join(".crates.toml").is_file() {
        println!("Installing {name} {version}, once for all clones, which takes a minute or more");
        let mut cargo = Command::new("cargo");
        cargo
            .args([
                "install",
                "--quiet",
                name,
                "--version",
                &format!("={version}"),
                "--root",
            ])
            .arg(&folder);
        // Outside the project, `rust-toolchain.toml` and `.cargo` do not hold: they are for its own code. The tools run
        // for a second at a time, so what counts is how soon they are there.
        cargo
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

/// The folder of programs that all clones share.
fn cache() -> Result<PathBuf> {
    let of = |name| {
        env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let cache = of("XDG_CACHE_HOME").or_else(|| of("HOME").map(|home| home.join(".cache")));
    Ok(cache
        .context("looking for a place for tools: set HOME")?
        .join("nim-tools"))
}

pub(crate) fn rustup(arguments: &[&str]) -> Result<()> {
    println!("Adding to Rust: {}", arguments.join(" "));
    run(Command::new("rustup").args(arguments))
        .context("without rustup, install this part of Rust by your package manager")
}

fn missing_for_building() -> Vec<&'static str> {
    match (on_path("node"), on_path("npm")) {
        (None, _) => vec!["nodejs", "npm"],
        // Some packages of node bring npm, and refuse to stand beside it.
        (Some(_), None) => vec!["npm"],
        (Some(_), Some(_)) => Vec::new(),
    }
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
    ensure!(on_path("apt-get").is_some(), "{by_hand}");
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
