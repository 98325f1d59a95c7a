//! Puts the messages into the documents and the manifest of a page that Trunk has built. Trunk calls this
//! (`Trunk.toml`).

use std::{env, fs, io, path::PathBuf, process::ExitCode};

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
        let lines: Vec<_> = refusals.iter().map(ToString::to_string).collect();
        lines.join("\n")
    })?;
    for file in ["index.html", "404.html", "manifest.webmanifest"] {
        let path = staging.join(file);
        let fault = |error: io::Error| format!("{}: {error}", path.display());
        let text = fs::read_to_string(&path).map_err(fault)?;
        fs::write(&path, nim_catalogue::filled(&text, &areas)?).map_err(fault)?;
    }
    Ok(())
}
