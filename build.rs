//! Checks the catalogue of sentences, `locales`, in all languages, and writes the English one as Rust, for
//! `src/catalogue/mod.rs`.

use std::{env, fs, path::Path, process::ExitCode};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=locales");
    let out = env::var_os("OUT_DIR").expect("cargo tells a build script where to write");
    match nim_catalogue::languages(Path::new("locales")) {
        Ok(languages) => {
            let english = languages.first().map_or(&[][..], |english| &english.areas);
            let write = |name: &str, text: String| {
                fs::write(Path::new(&out).join(name), text).expect("cargo has made the folder");
            };
            write("catalogue.rs", nim_catalogue::rust(english));
            write("courses.rs", nim_catalogue::courses(english));
            write("languages.rs", nim_catalogue::list(&languages));
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
