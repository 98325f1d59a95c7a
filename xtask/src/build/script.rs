//! Scripts and styles are written to be read. People load them without comments and long names: the
//! script of wasm-bindgen is 1.4 KB less after brotli, the styles 2.

use std::{fs, path::Path, process::Command};

use anyhow::{Context, Result};

use super::artifact::Artifact;
use crate::command::{Workspace, read};

/// Shortens the program's script, and writes its new name into the built `index.html`.
pub(crate) fn shrink_script(workspace: &Workspace, dist: &Path) -> Result<()> {
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page).context("reading dist/index.html")?;
    let old =
        program(&html, "js").context("looking for the program's script in dist/index.html")?;
    let path = dist.join(old);
    let shortened = short(workspace, &path)?;
    let new = Artifact::write(dist, "nim", "js", &shortened)?;
    fs::remove_file(&path).with_context(|| format!("removing {old}"))?;
    fs::write(&page, new.in_place_of(old, &html)).context("writing dist/index.html")
}

/// A script or a style without comments and long names.
pub(crate) fn short(workspace: &Workspace, file: &Path) -> Result<String> {
    let mut shorten = if file.extension().is_some_and(|end| end == "css") {
        let mut esbuild = workspace.command("esbuild");
        esbuild.arg(file).args(["--minify", "--log-level=warning"]);
        esbuild
    } else {
        terser(workspace, file)
    };
    let text = read(&mut shorten).with_context(|| format!("shortening {}", file.display()))?;
    Ok(text.trim_end().to_owned())
}

fn terser(workspace: &Workspace, script: &Path) -> Command {
    let mut terser = workspace.command("terser");
    terser.arg(script);
    // Functions of an object may become methods, which cannot be called with `new`. The program, which
    // receives them, never does that.
    terser.args(["--module", "--ecma", "2020", "--mangle"]);
    terser.args(["--compress", "passes=2,unsafe_methods"]);
    terser
}

/// The file of the program's script (`js`) or of the program itself (`wasm`).
pub(crate) fn program<'a>(html: &'a str, kind: &str) -> Option<&'a str> {
    let (_, rest) = html.split_once(&format!("data-{kind}=\"./"))?;
    rest.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_names_the_new_script_and_its_hash_and_changes_nothing_else() {
        let html = "<script src=\"./boot.js\" data-js=\"./nim-1.js\" data-wasm=\"./nim-1_bg.wasm\"></script>\n\
            <link rel=\"modulepreload\" href=\"./nim-1.js\" integrity=\"sha384-old\">\
            <link rel=\"preload\" href=\"./nim-1_bg.wasm\" integrity=\"sha384-wasm\">";
        let new = Artifact {
            name: "nim-2.js".to_owned(),
            integrity: "sha384-new".to_owned(),
        };
        assert_eq!(program(html, "js"), Some("nim-1.js"));
        assert_eq!(program(html, "wasm"), Some("nim-1_bg.wasm"));
        assert_eq!(
            new.in_place_of("nim-1.js", html),
            "<script src=\"./boot.js\" data-js=\"./nim-2.js\" data-wasm=\"./nim-1_bg.wasm\"></script>\n\
            <link rel=\"modulepreload\" href=\"./nim-2.js\" integrity=\"sha384-new\">\
            <link rel=\"preload\" href=\"./nim-1_bg.wasm\" integrity=\"sha384-wasm\">"
        );
    }
}
