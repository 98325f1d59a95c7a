//! The paths of tools that `cargo xtask` installs for tests outside of PATH.

use std::{
    env,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result};

/// The package of npm that judges the page's accessibility, and the version of it that is used.
pub const AXE: (&str, &str) = ("axe-core", "4.14.1");

/// The script of that package, seen from the folder in which npm puts packages.
pub const AXE_SCRIPT: &str = "axe-core/axe.min.js";

/// The folder of tools, shared by every clone of this user; it may have to be made.
///
/// # Errors
///
/// When the user has no home.
pub fn tools_cache() -> Result<PathBuf> {
    let absolute = |name| {
        env::var_os(name)
            .map(PathBuf::from)
            .filter(|path| path.is_absolute())
    };
    let cache = absolute("XDG_CACHE_HOME")
        .or_else(|| absolute("HOME").map(|home| home.join(".cache")))
        .context("looking for a place to keep tools: set HOME or XDG_CACHE_HOME")?;
    Ok(cache.join("nim-tools"))
}

/// The place of the script of axe after its installation.
#[must_use]
pub fn axe_script(cache: &Path) -> PathBuf {
    let (name, version) = AXE;
    cache
        .join(format!("{name}-{version}/node_modules"))
        .join(AXE_SCRIPT)
}
