//! The pages for tests, measurements and pictures. Each has its own folder, and is built again only
//! after a change of its inputs.

use std::{
    env, fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

use crate::{
    build::{Profile, files, integrity, make_into},
    command::{Workspace, read},
    test::FAULTS,
};

/// A page that is built for the project itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Page {
    /// The one that people get.
    Release,
    /// The same, but its program stops on command.
    Faulty,
}

impl Page {
    const fn name(self) -> &'static str {
        match self {
            Self::Release => "release",
            Self::Faulty => "faulty",
        }
    }

    const fn features(self) -> &'static [&'static str] {
        match self {
            Self::Release => &[],
            Self::Faulty => &[FAULTS],
        }
    }
}

/// The inputs of a page, from the checkout's root; of folders, every file.
const INPUTS: [&str; 20] = [
    ".cargo/config.toml",
    "Cargo.lock",
    "Cargo.toml",
    "Trunk.toml",
    "assets",
    "build.rs",
    "crates/catalogue",
    "crates/later",
    "crates/nim-engine/Cargo.toml",
    "crates/nim-engine/src",
    "crates/prerender",
    "crates/serve/src",
    "index.html",
    "locales",
    "rust-toolchain.toml",
    "src",
    "styles",
    "xtask/src/build",
    "xtask/src/build.rs",
    "xtask/src/tools.rs",
];

/// The folder of the page, which is built if it has to be.
pub(crate) fn built(workspace: &Workspace, page: Page) -> Result<PathBuf> {
    let pages = workspace.join("target/pages");
    let folder = pages.join(page.name());
    let told = pages.join(page.name()).with_extension("inputs");
    let inputs = inputs(workspace)?;
    let is_here = folder.join("index.html").is_file();
    if is_here && fs::read_to_string(&told).is_ok_and(|built| built == inputs) {
        println!("{} is up to date.", folder.display());
        return Ok(folder);
    }
    // A half-built page does not count.
    let _ = fs::remove_file(&told);
    fs::create_dir_all(&pages).context("making target/pages")?;
    make_into(&folder, workspace, Profile::Release, None, page.features())?;
    fs::write(&told, inputs).with_context(|| format!("writing {}", told.display()))?;
    Ok(folder)
}

/// One hash over all inputs of the page, and over its compiler.
fn inputs(workspace: &Workspace) -> Result<String> {
    let mut all = Vec::new();
    for input in INPUTS {
        let path = workspace.join(input);
        if path.is_dir() {
            for file in files(&path)? {
                add(&mut all, &path.join(file))?;
            }
        } else {
            add(&mut all, &path)?;
        }
    }
    all.extend(read(workspace.command("rustc").arg("-vV"))?.into_bytes());
    all.extend(env::var("RUSTFLAGS").unwrap_or_default().into_bytes());
    Ok(integrity(&all))
}

fn add(all: &mut Vec<u8>, file: &Path) -> Result<()> {
    let content = fs::read(file).with_context(|| format!("reading {}", file.display()))?;
    all.extend(file.to_string_lossy().bytes());
    all.extend(content.len().to_le_bytes());
    all.extend(content);
    Ok(())
}
