//! Writes the catalogue of sentences, `locales/en`, as Rust, for `src/catalogue/mod.rs`.

use std::{env, fs, path::Path, process::ExitCode};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=locales/en");
    let out = env::var_os("OUT_DIR").expect("cargo tells a build script where to write");
    match nim_catalogue::folder(Path::new("locales/en")) {
        Ok(areas) => {
            let written = fs::write(
                Path::new(&out).join("catalogue.rs"),
                nim_catalogue::rust(&areas),
            );
            written.expect("cargo has made the folder");
            ExitCode::SUCCESS
        }
        Err(refusals) => {
            for refusal in refusals {
                println!("cargo::error={refusal}");
            }
            ExitCode::FAILURE
        }
    }
}
