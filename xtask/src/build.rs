//! Builds the page into `dist/`, and weighs what a first visit loads.

use std::{fs, path::Path};

use anyhow::{Context, Result, bail};

use crate::{
    command::{Workspace, run},
    compress::{compress_all, files, weight},
    first_visit,
};

/// What a first visit may weigh, in KB of 1024 bytes, brotli.
const LIMIT: usize = 95;
const AIM: usize = 75;

/// How much work goes into the build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Profile {
    /// What people get.
    Release,
    /// What is quick to build.
    Dev,
}

impl Profile {
    /// The profile of a `--dev` flag.
    pub(crate) const fn from_flag(dev: bool) -> Self {
        if dev { Self::Dev } else { Self::Release }
    }
}

/// Builds the page into `dist/` and holds a first visit to its limit; the tools must be there.
pub(crate) fn build(workspace: &Workspace, profile: Profile) -> Result<()> {
    make(workspace, profile)?;
    if profile == Profile::Dev {
        println!("Built dist/ without optimising; not weighed.");
        return Ok(());
    }
    weigh(&workspace.join("dist"))
}

/// The same for somebody who wants to look at the page: over the limit is told, no more.
pub(crate) fn build_to_look_at(workspace: &Workspace, profile: Profile) -> Result<()> {
    make(workspace, profile)?;
    if profile == Profile::Release
        && let Err(over) = weigh(&workspace.join("dist"))
    {
        println!("{over:#}");
    }
    Ok(())
}

fn make(workspace: &Workspace, profile: Profile) -> Result<()> {
    let dist = workspace.join("dist");
    let mut trunk = workspace.command("trunk");
    // Trunk offline uses the tools on PATH and downloads none by itself. Relative addresses
    // let the page work from any sub-path.
    trunk
        .args(["build", "--offline", "--public-url", "./", "--dist"])
        .arg(&dist);
    if profile == Profile::Release {
        trunk.arg("--release");
    }
    // Trunk wants `true` in NO_COLOR where everybody else writes 1, and refuses to start.
    trunk.env_remove("NO_COLOR");
    run(&mut trunk).context("building the page")?;
    let built = files(&dist)?;
    fs::write(
        dist.join("_headers"),
        nim_harness::headers_file(built.iter().map(String::as_str)),
    )
    .context("writing dist/_headers")?;
    compress_all(&dist)
}

fn weigh(dist: &Path) -> Result<()> {
    let mut rows = Vec::new();
    for file in first_visit::files(dist)? {
        rows.push((weight(&dist.join(&file))?, file));
    }
    rows.sort_by(|a, b| b.cmp(a));
    let total = rows.iter().map(|(bytes, _)| bytes).sum();
    println!("A first visit loads, in KB of 1024 bytes, brotli:");
    for (bytes, file) in &rows {
        println!("{:>8}  {file}", kilobytes(*bytes));
    }
    println!("{:>8}  in all (aim {AIM}, limit {LIMIT})", kilobytes(total));
    if total > LIMIT * 1024 {
        bail!(
            "the first visit weighs {} KB, over the limit of {LIMIT}: make the page lighter, or load later what a first game does not need",
            kilobytes(total)
        );
    }
    Ok(())
}

/// Kilobytes to one decimal, rounded up, so that a total over the limit never reads as within.
fn kilobytes(bytes: usize) -> String {
    let tenths = (bytes * 10).div_ceil(1024);
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kilobytes_round_up() {
        for (bytes, expected) in [
            (0, "0.0"),
            (1, "0.1"),
            (1024, "1.0"),
            (95 * 1024 + 1, "95.1"),
        ] {
            assert_eq!(kilobytes(bytes), expected);
        }
    }
}
