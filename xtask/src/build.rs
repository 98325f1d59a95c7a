//! Builds the page into `dist/`, and weighs the files of a first visit.

mod artifact;
mod compress;
mod document;
mod fault;
mod imports;
mod merge;
mod offline;
mod screens;
mod script;
mod site;
mod snip;
mod split;
mod styles;
mod words;

use std::{
    env,
    ffi::OsString,
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, bail};

use self::{
    compress::{compress_all, weight},
    document::{prepare, seal},
    fault::tell_faults,
    offline::{copy_site, keep_offline},
    screens::weigh_screens,
    script::{short, shrink_script},
    split::{Parts, list_parts, split},
    styles::{LaterStyles, join_styles},
    words::Words,
};
use crate::{
    command::{Workspace, run},
    lock::lock,
};

pub(crate) use self::{
    artifact::integrity, compress::files, site::Address, split::FEATURE as LATER,
};

/// The limit of a first visit, in KB of 1024 bytes, brotli.
const LIMIT: usize = 120;
const AIM: usize = 105;
/// The same limit for the files that the service worker loads for offline use. Files of the first visit
/// come from the browser's own cache, and do not count.
const LIMIT_OFFLINE: usize = 470;

/// How much work goes into the build.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Profile {
    /// The build for people.
    Release,
    /// The build that is ready sooner.
    Dev,
}

impl Profile {
    /// The profile of a `--dev` flag.
    pub(crate) const fn from_flag(dev: bool) -> Self {
        if dev { Self::Dev } else { Self::Release }
    }
}

/// Builds the page into `dist/` and holds a first visit to its limit; the tools must be there.
pub(crate) fn build(workspace: &Workspace, profile: Profile, site: Option<&Address>) -> Result<()> {
    make(workspace, profile, site)?;
    if profile == Profile::Dev {
        println!("Built dist/ without optimising; not weighed.");
        return Ok(());
    }
    weigh(&workspace.join("dist"))
}

/// The same for a person who wants to look at the page: a size over the limit is only printed.
pub(crate) fn build_to_look_at(workspace: &Workspace, profile: Profile) -> Result<()> {
    make(workspace, profile, None)?;
    if profile == Profile::Release
        && let Err(over) = weigh(&workspace.join("dist"))
    {
        println!("{over:#}");
    }
    Ok(())
}

/// Builds the page into `dist/`, compresses it, and writes the headers for hosts.
fn make(workspace: &Workspace, profile: Profile, site: Option<&Address>) -> Result<()> {
    make_into(&workspace.join("dist"), workspace, profile, site, &[])
}

/// The same into any folder, with features of the page beside those that are its own.
pub(crate) fn make_into(
    dist: &Path,
    workspace: &Workspace,
    profile: Profile,
    site: Option<&Address>,
    features: &[&str],
) -> Result<()> {
    // Two builds of one checkout would take away each other's staging folder.
    let target = workspace.join("target");
    fs::create_dir_all(&target).context("making target")?;
    let _lock = lock(&target.join("dist.lock"), "build")?;
    let mut trunk = workspace.command("trunk");
    // Trunk offline uses the tools on PATH and downloads none by itself. Relative addresses
    // let the page work from any sub-path.
    trunk
        .args(["build", "--offline", "--public-url", "./", "--dist"])
        .arg(dist);
    let mut flags = without_paths(workspace);
    let mut features = features.to_vec();
    if profile == Profile::Release {
        // The profile alone, not `--release`, because Trunk would optimise a program that is not yet
        // cut.
        trunk.args(["--cargo-profile", "release"]);
        features.push(LATER);
        flags.push(split::RUSTFLAGS);
    }
    if !features.is_empty() {
        trunk.args(["--features", &features.join(",")]);
    }
    // The flags apply to the page only: Trunk's calls for the host compile as everywhere.
    trunk.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags);
    trunk.env_remove("RUSTFLAGS");
    // Trunk wants `true` in NO_COLOR where everybody else writes 1, and refuses to start.
    trunk.env_remove("NO_COLOR");
    run(&mut trunk).context("building the page")?;
    let words = Words::of(workspace)?;
    let shorten = |file: &Path| {
        let text = match profile {
            Profile::Release => short(workspace, file)?,
            Profile::Dev => {
                fs::read_to_string(file).with_context(|| format!("reading {}", file.display()))?
            }
        };
        words
            .filled(&text)
            .with_context(|| format!("filling {}", file.display()))
    };
    let mut parts = Parts::new();
    if profile == Profile::Release {
        let later = join_styles(dist, &LaterStyles::of(workspace)?, shorten)?;
        parts = split(workspace, dist, later)?;
        shrink_script(workspace, dist)?;
    } else {
        join_styles(dist, &[], shorten)?;
    }
    tell_faults(workspace, dist, &mut parts, shorten)?;
    list_parts(workspace, dist, &parts)?;
    copy_site(workspace, dist, &words)?;
    prepare(
        workspace,
        dist,
        &shorten(&workspace.join("assets/head.js"))?,
    )?;
    if let Some(site) = site {
        site.tell(dist)?;
    }
    keep_offline(workspace, dist, shorten)?;
    let policy = seal(dist)?;
    let built = files(dist)?;
    fs::write(
        dist.join("_headers"),
        nim_serve::headers_file(&policy, built.iter().map(String::as_str)),
    )
    .context("writing dist/_headers")?;
    compress_all(dist)
}

/// Flags that remove this machine's paths from the program. The paths are private, add bytes, and would
/// make the same page differ elsewhere.
fn without_paths(workspace: &Workspace) -> OsString {
    let mut flags = env::var_os("RUSTFLAGS").unwrap_or_default();
    let crates = env::var_os("CARGO_HOME").map(PathBuf::from);
    let crates = crates.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    // The folder of the registry's crates, which has the name of its host.
    let sources = crates.map(|crates| crates.join("registry/src"));
    let sources = sources.and_then(|sources| fs::read_dir(sources).ok());
    let sources = sources.into_iter().flatten().flatten();
    let paths = sources.map(|source| source.path().join(""));
    for path in paths.chain([workspace.join("")]) {
        // A flag cannot hold a space here; the page is right without it all the same.
        if !path.to_string_lossy().contains(' ') {
            flags.push(" --remap-path-prefix=");
            flags.push(path);
            flags.push("=");
        }
    }
    flags
}

/// Prints the files of a first visit; a size over the limit is an error.
pub(crate) fn weigh(dist: &Path) -> Result<()> {
    let mut rows = Vec::new();
    let first_visit = nim_serve::first_visit(dist)?;
    for file in &first_visit {
        rows.push((weight(&dist.join(file))?, file));
    }
    rows.sort_by(|a, b| b.cmp(a));
    let total = rows.iter().map(|(bytes, _)| bytes).sum();
    println!("A first visit loads, in KB of 1024 bytes, brotli:");
    for (bytes, file) in &rows {
        println!("{:>8}  {file}", kilobytes(*bytes));
    }
    println!("{:>8}  in all (aim {AIM}, limit {LIMIT})", kilobytes(total));
    for file in files(dist)? {
        let end = Path::new(&file).extension();
        if end.is_some_and(|end| end == "wasm" || end == "css") && !first_visit.contains(&file) {
            let bytes = weight(&dist.join(&file))?;
            println!("{:>8}  {file}, fetched later", kilobytes(bytes));
        }
    }
    // The worker itself loads with its list.
    let mut offline = weight(&dist.join("sw.js"))?;
    let kept = nim_serve::kept_offline(dist)?;
    for file in kept.iter().filter(|file| !first_visit.contains(*file)) {
        offline += weight(&dist.join(file))?;
    }
    println!(
        "{:>8}  loaded in idle time, for offline use (limit {LIMIT_OFFLINE})",
        kilobytes(offline)
    );
    weigh_screens(dist)?;
    if total > LIMIT * 1024 {
        bail!(
            "the first visit weighs {} KB, over the limit of {LIMIT}: make the page lighter, or load more code after the first game",
            kilobytes(total)
        );
    }
    if offline > LIMIT_OFFLINE * 1024 {
        bail!(
            "the service worker fetches {} KB, over the limit of {LIMIT_OFFLINE}: make the page lighter",
            kilobytes(offline)
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
