//! The programs that a command needs on this machine.

use std::{path::Path, process::Command};

use anyhow::{Context, Result};
use nim_browser::Engine;

use crate::{
    command::{Workspace, read, run},
    install, system,
    tools::Tool,
};

/// The work of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Need {
    /// Build the page.
    Build,
    /// Build it, check it, and open it in browsers.
    Test,
}

/// The target that the page is compiled for.
pub(crate) const WASM: &str = "wasm32-unknown-unknown";

/// Installs missing tools. If none is missing, this takes well under a second. Returns the additional
/// browsers of the tests that are not available.
pub(crate) fn setup(workspace: &mut Workspace, need: Need) -> Result<Vec<Engine>> {
    system::ensure_packages(need)?;
    let cache = install::cache()?;
    let mut missing = Vec::new();
    let mut tools = vec![
        Tool::trunk(),
        Tool::wasm_bindgen(&workspace.join("Cargo.lock"))?,
        Tool::binaryen(),
        Tool::terser(),
        Tool::esbuild(),
    ];
    if need == Need::Test {
        tools.push(Tool::deny());
        tools.extend(Tool::driver(Engine::FIRST));
    }
    for tool in tools {
        let programs = install::ensure(&tool, &cache)?;
        workspace.put_first_on_path(&programs)?;
    }
    if need == Need::Test {
        install::ensure(&Tool::axe(), &cache)?;
        for engine in Engine::ALL
            .into_iter()
            .filter(|&engine| engine != Engine::FIRST)
        {
            // The tests play without it, and say so in the end.
            if let Err(error) = beside(workspace, engine, &cache) {
                println!("{} is not available here: {error:#}", engine.name());
                missing.push(engine);
            }
        }
    }
    ensure_rust(need)?;
    fetch_crates(workspace)?;
    Ok(missing)
}

/// Installs a browser with its driver that the tests play in as well.
fn beside(workspace: &mut Workspace, engine: Engine, cache: &Path) -> Result<()> {
    system::ensure_browser(engine)?;
    if let Some(driver) = Tool::driver(engine) {
        let programs = install::ensure(&driver, cache)?;
        workspace.put_first_on_path(&programs)?;
    }
    Ok(())
}

/// The toolchain file names all of these, but rustup may be set not to install them by itself.
fn ensure_rust(need: Need) -> Result<()> {
    let sysroot = read(Command::new("rustc").args(["--print", "sysroot"]))?;
    let library = format!("{}/lib/rustlib/{WASM}/lib", sysroot.trim());
    if !std::path::Path::new(&library).is_dir() {
        println!("Adding the Rust target {WASM}");
        run(Command::new("rustup").args(["target", "add", WASM])).with_context(|| {
            format!("this Rust lacks the target {WASM}: without rustup, install its standard library with your package manager")
        })?;
    }
    if need == Need::Test {
        for (component, program) in [("rustfmt", "fmt"), ("clippy", "clippy")] {
            if read(Command::new("cargo").args([program, "--version"])).is_err() {
                add_component(component)?;
            }
        }
    }
    Ok(())
}

pub(crate) fn add_component(component: &str) -> Result<()> {
    println!("Adding the Rust component {component}");
    run(Command::new("rustup").args(["component", "add", component])).with_context(|| {
        format!("this Rust lacks {component}: without rustup, install it with your package manager")
    })
}

/// The name of the system that this Rust builds for.
pub(crate) fn host() -> Result<String> {
    let about = read(Command::new("rustc").arg("-vV"))?;
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    let host = host.context("reading the host's name from `rustc -vV`")?;
    Ok(host.to_owned())
}

/// Trunk builds offline, so the crates must be here before it starts.
fn fetch_crates(workspace: &Workspace) -> Result<()> {
    let mut fetch = workspace.command("cargo");
    fetch.args(["fetch", "--target", WASM, "--target", &host()?]);
    run(&mut fetch).context("fetching the crates that Cargo.lock lists")
}
