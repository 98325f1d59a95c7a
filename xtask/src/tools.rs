//! The tools that build the page, and which version of each.

use std::{fs, path::Path};

use anyhow::{Context, Result};
use nim_browser::Engine;

const TRUNK: &str = "0.21.14";
const BINARYEN: &str = "132";
const DENY: &str = "0.20.2";
const LLVM_COV: &str = "0.9.1";
const MUTANTS: &str = "27.1.0";
const TERSER: &str = "5.51.2";
const LIGHTHOUSE: &str = "13.5.0";
const ESBUILD: &str = "0.28.2";

/// One tool in one version.
#[derive(Debug)]
pub(crate) struct Tool {
    pub(crate) name: &'static str,
    pub(crate) version: String,
    pub(crate) source: Source,
    /// A program or script whose presence shows that the tool is there.
    pub(crate) program: &'static str,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// Compiled from crates.io.
    Cargo,
    /// Fetched from npm.
    Npm,
    /// Fetched from npm, and no program but a script for the page under test.
    NpmScript,
}

impl Tool {
    /// Trunk; 0.22 wants a newer rustc than the one pinned.
    pub(crate) fn trunk() -> Self {
        Self {
            name: "trunk",
            version: TRUNK.to_owned(),
            source: Source::Cargo,
            program: "trunk",
        }
    }

    /// wasm-bindgen of exactly the version in the lock file: its two halves must match.
    pub(crate) fn wasm_bindgen(lock_file: &Path) -> Result<Self> {
        let lock = fs::read_to_string(lock_file)
            .with_context(|| format!("reading {}", lock_file.display()))?;
        let version = locked_version(&lock, "wasm-bindgen")
            .context("looking for wasm-bindgen in Cargo.lock: run `cargo update --workspace`")?;
        Ok(Self {
            name: "wasm-bindgen-cli",
            version: version.to_owned(),
            source: Source::Cargo,
            program: "wasm-bindgen",
        })
    }

    /// wasm-opt; the one that distributions carry is too old.
    pub(crate) fn binaryen() -> Self {
        Self {
            name: "binaryen",
            version: BINARYEN.to_owned(),
            source: Source::Npm,
            program: "wasm-opt",
        }
    }

    /// terser, which shortens the script of wasm-bindgen; Trunk's own minifier breaks that script.
    pub(crate) fn terser() -> Self {
        Self {
            name: "terser",
            version: TERSER.to_owned(),
            source: Source::Npm,
            program: "terser",
        }
    }

    /// esbuild, which shortens the styles; it knows all that browsers of today know.
    pub(crate) fn esbuild() -> Self {
        Self {
            name: "esbuild",
            version: ESBUILD.to_owned(),
            source: Source::Npm,
            program: "esbuild",
        }
    }

    /// axe-core, which judges the page's accessibility in the browser tests.
    pub(crate) fn axe() -> Self {
        let (name, version) = nim_browser::AXE;
        Self {
            name,
            version: version.to_owned(),
            source: Source::NpmScript,
            program: nim_browser::AXE_SCRIPT,
        }
    }

    /// Lighthouse, which judges the page when it is measured.
    pub(crate) fn lighthouse() -> Self {
        Self {
            name: "lighthouse",
            version: LIGHTHOUSE.to_owned(),
            source: Source::Npm,
            program: "lighthouse",
        }
    }

    /// cargo-deny, which judges the crates that are used: licences, sources, versions.
    pub(crate) fn deny() -> Self {
        Self::subcommand("cargo-deny", DENY)
    }

    /// cargo-llvm-cov, which counts the lines that tests run.
    pub(crate) fn llvm_cov() -> Self {
        Self::subcommand("cargo-llvm-cov", LLVM_COV)
    }

    /// cargo-mutants, which changes the code to see whether a test notices.
    pub(crate) fn mutants() -> Self {
        Self::subcommand("cargo-mutants", MUTANTS)
    }

    fn subcommand(name: &'static str, version: &str) -> Self {
        Self {
            name,
            version: version.to_owned(),
            source: Source::Cargo,
            program: name,
        }
    }

    /// The driver of a browser for which no package has one.
    pub(crate) fn driver(engine: Engine) -> Option<Self> {
        let (name, version) = engine.driver_crate()?;
        Some(Self {
            name,
            version: version.to_owned(),
            source: Source::Cargo,
            program: name,
        })
    }
}

/// The version of a package in the text of a Cargo.lock.
fn locked_version<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let mut lines = lock.lines().skip_while(|line| *line != name).skip(1);
    lines
        .next()?
        .strip_prefix("version = \"")?
        .strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_locked_version_is_of_the_exact_package() {
        let lock = "[[package]]\nname = \"wasm-bindgen-macro\"\nversion = \"0.2.1\"\n\n\
            [[package]]\nname = \"wasm-bindgen\"\nversion = \"0.2.130\"\nsource = \"x\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen"), Some("0.2.130"));
        assert_eq!(locked_version(lock, "yew"), None);
    }

    /// Trunk, which downloads nothing here, wants them named; they stand twice, so they agree.
    #[test]
    fn trunk_is_given_the_installed_versions() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
        let told = fs::read_to_string(root.join("Trunk.toml")).unwrap();
        let wasm_bindgen = Tool::wasm_bindgen(&root.join("Cargo.lock")).unwrap();
        for line in [
            format!("wasm_bindgen = {:?}", wasm_bindgen.version),
            format!("wasm_opt = \"version_{}\"", Tool::binaryen().version),
        ] {
            assert!(
                told.lines().any(|told| told == line),
                "Trunk.toml lacks the line {line}"
            );
        }
    }
}
