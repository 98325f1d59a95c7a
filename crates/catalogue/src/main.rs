//! Fills the document and the script that Trunk copies. Trunk calls this after it has built the page
//! (`Trunk.toml`). `cargo xtask build` fills the files that it adds.

use std::{env, fs, path::PathBuf, process::ExitCode};

/// The files that Trunk copies unchanged.
const COPIED: [&str; 2] = ["index.html", "boot.js"];

fn main() -> ExitCode {
    match fill() {
        Ok(()) => ExitCode::SUCCESS,
        Err(fault) => {
            eprintln!("{fault}");
            ExitCode::FAILURE
        }
    }
}

fn fill() -> Result<(), String> {
    let folder = |name: &str| env::var_os(name).map(PathBuf::from);
    let missing = "run it by Trunk, which sets TRUNK_SOURCE_DIR and TRUNK_STAGING_DIR";
    let source = folder("TRUNK_SOURCE_DIR").ok_or(missing)?;
    let staging = folder("TRUNK_STAGING_DIR").ok_or(missing)?;
    let areas = nim_catalogue::folder(&source.join("locales/en")).map_err(|refusals| {
        let told: Vec<_> = refusals.iter().map(ToString::to_string).collect();
        told.join("\n")
    })?;
    for file in COPIED {
        let path = staging.join(file);
        let at = |fault: String| format!("{file}: {fault}");
        let text = fs::read_to_string(&path).map_err(|error| at(error.to_string()))?;
        let text = nim_catalogue::filled(&text, &areas).map_err(at)?;
        fs::write(&path, text).map_err(|error| at(error.to_string()))?;
    }
    Ok(())
}
