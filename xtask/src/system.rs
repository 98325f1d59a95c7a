//! Programs and fonts from the system's packages: node for wasm-opt, browsers for the tests.

use std::{env, fs, process::Command};

use anyhow::{Context, Result, bail, ensure};
use nim_browser::{Engine, on_path};

use crate::{
    command::{read, run},
    setup::Need,
};

const NODE_AT_LEAST: u32 = 18;
/// Chromium without windows of its own.
const SHELL: &str = "chromium-headless-shell";

/// Installs missing packages of the system, or prints their names.
pub(crate) fn ensure_packages(need: Need) -> Result<()> {
    if cfg!(windows) {
        bail!("these commands need Linux: on Windows start them in WSL with Debian");
    }
    let mut before = Vec::new();
    loop {
        let wanted = missing(need);
        if wanted.is_empty() {
            return check_node();
        }
        if wanted == before {
            bail!(
                "installing {}: the packages are installed, but their programs are not on PATH",
                wanted.join(" ")
            );
        }
        install(&wanted)?;
        before = wanted;
    }
}

/// Installs the packages of one browser, if it is not there.
pub(crate) fn ensure_browser(engine: Engine) -> Result<()> {
    let wanted = engine.missing_packages();
    if !wanted.is_empty() {
        install(wanted)?;
        // Another system may have other programs under these package names.
        let name = engine.name();
        let missing = engine.missing_packages();
        ensure!(
            missing.is_empty(),
            "{name} is not in the packages {}",
            missing.join(" ")
        );
    }
    Ok(())
}

/// The Debian packages of missing programs.
fn missing(need: Need) -> Vec<&'static str> {
    let mut packages = Vec::new();
    if on_path("node").is_none() {
        packages.push("nodejs");
    } else if on_path("npm").is_none() {
        // Only once node is there: some packages of node bring npm, and refuse to stand beside it.
        packages.push("npm");
    }
    if need == Need::Test {
        packages.extend(Engine::FIRST.missing_packages());
        if !has_fonts() {
            packages.push("fonts-dejavu-core");
        }
    }
    packages
}

/// Without a font a browser draws text as empty boxes, or of no width at all.
fn has_fonts() -> bool {
    fn any_in(dir: &std::path::Path, depth: u8) -> bool {
        let Ok(entries) = fs::read_dir(dir) else {
            return false;
        };
        entries.flatten().any(|entry| {
            let path = entry.path();
            let is_font = path
                .extension()
                .is_some_and(|end| end == "ttf" || end == "otf" || end == "ttc");
            is_font || (depth > 0 && path.is_dir() && any_in(&path, depth - 1))
        })
    }
    let home = env::home_dir().unwrap_or_default();
    [
        "/usr/share/fonts".into(),
        "/usr/local/share/fonts".into(),
        home.join(".fonts"),
        home.join(".local/share/fonts"),
    ]
    .iter()
    .any(|dir: &std::path::PathBuf| any_in(dir, 4))
}

fn install(packages: &[&str]) -> Result<()> {
    let list = packages.join(" ");
    let by_hand = by_hand(packages);
    if on_path("apt-get").is_none() {
        bail!("{by_hand}");
    }
    if is_ubuntu() && packages.contains(&"chromium") {
        return ubuntu(packages);
    }
    let Some(root) = root() else {
        bail!("{by_hand} (as root: `apt-get install {list}`)");
    };
    println!("Installing from the system's packages, which takes a minute or more: {list}");
    apt(&root, &["update", "-qq"])?;
    let mut arguments = vec!["install", "-y", "-qq", "--no-install-recommends"];
    // Not every release has the shell, and the whole browser does as well.
    let has = |package: &str| read(Command::new("apt-cache").args(["show", package])).is_ok();
    arguments.extend(
        packages
            .iter()
            .filter(|&&package| package != SHELL || has(package)),
    );
    apt(&root, &arguments).with_context(|| by_hand)
}

/// The packages to install by hand on a system that this program does not know.
fn by_hand(packages: &[&str]) -> String {
    let things: Vec<_> = packages
        .iter()
        .filter_map(|&package| match package {
            "nodejs" => Some(format!("node {NODE_AT_LEAST} or newer")),
            "npm" => Some("npm".to_owned()),
            "chromium" => {
                Some("Chromium or Chrome, and the chromedriver of the same version".to_owned())
            }
            // Come with the browser's line.
            "chromium-driver" | SHELL => None,
            font if font.starts_with("fonts-") => Some(format!("a font, such as {font}")),
            other => Some(format!("the Debian package {other}")),
        })
        .collect();
    format!(
        "this machine lacks {}: install that, then try again",
        things.join("; ")
    )
}

/// Ubuntu has Chromium as a snap alone, and snaps do not run in most containers.
fn ubuntu(packages: &[&str]) -> Result<()> {
    let rest: Vec<_> = packages
        .iter()
        .copied()
        .filter(|package| !package.starts_with("chromium"))
        .collect();
    if !rest.is_empty() {
        install(&rest)?;
    }
    if let (Some(root), Some(_)) = (root(), on_path("snap")) {
        println!("Installing Chromium as a snap, as Ubuntu offers it");
        let mut command = as_root(&root, "snap");
        if run(command.args(["install", "chromium"])).is_ok() {
            return Ok(());
        }
    }
    bail!(
        "Ubuntu offers Chromium only as a snap, and snaps do not run here: install Google Chrome \
         (package google-chrome-stable) and a chromedriver of the same version on PATH, then try again"
    )
}

fn is_ubuntu() -> bool {
    fs::read_to_string("/etc/os-release")
        .is_ok_and(|text| text.lines().any(|line| line == "ID=ubuntu"))
}

/// How to act as root: directly, or through sudo.
#[derive(Debug)]
enum Root {
    Already,
    Sudo,
}

fn root() -> Option<Root> {
    let id = read(Command::new("id").arg("-u")).ok()?;
    if id.trim() == "0" {
        Some(Root::Already)
    } else {
        on_path("sudo").map(|_| Root::Sudo)
    }
}

fn as_root(root: &Root, program: &str) -> Command {
    match root {
        Root::Already => Command::new(program),
        Root::Sudo => {
            let mut sudo = Command::new("sudo");
            // sudo clears the environment, so apt's own setting goes through env.
            sudo.args(["env", "DEBIAN_FRONTEND=noninteractive", program]);
            sudo
        }
    }
}

fn apt(root: &Root, arguments: &[&str]) -> Result<()> {
    let mut command = as_root(root, "apt-get");
    command
        .env("DEBIAN_FRONTEND", "noninteractive")
        // Another package manager holds the lock, and will release it.
        .args(["-o", "DPkg::Lock::Timeout=300"])
        .args(arguments);
    // Hundreds of lines, of interest only when something fails.
    read(&mut command).map(drop)
}

fn check_node() -> Result<()> {
    let version = read(Command::new("node").arg("--version"))?;
    let major = version
        .trim()
        .trim_start_matches('v')
        .split('.')
        .next()
        .and_then(|number| number.parse::<u32>().ok())
        .with_context(|| format!("reading node's version from {version:?}"))?;
    if major < NODE_AT_LEAST {
        bail!(
            "node {} is too old for wasm-opt: install node {NODE_AT_LEAST} or newer, then try again",
            version.trim()
        );
    }
    Ok(())
}
