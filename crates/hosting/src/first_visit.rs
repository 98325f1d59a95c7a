//! Which files a first visit loads, read from the built page.

use std::{collections::BTreeSet, fs, path::Path};

use anyhow::{Context, Result};

/// The files of a built page that a first visit loads, by their names: `index.html`, its scripts, what it
/// preloads, and its icon.
///
/// The manifest and its icons load at installation, the service worker and its cache in idle time after
/// the first visit. They are not counted.
///
/// # Errors
///
/// When `index.html` cannot be read.
pub fn first_visit(folder: &Path) -> Result<BTreeSet<String>> {
    let html = fs::read_to_string(folder.join("index.html")).context("reading index.html")?;
    Ok(loaded(&html))
}

fn loaded(html: &str) -> BTreeSet<String> {
    let tags = html.split('<').filter_map(|tag| tag.split('>').next());
    let files = tags.filter_map(|tag| match tag.split(' ').next() {
        Some("script") => attribute(tag, "src"),
        Some("link") => match attribute(tag, "rel")? {
            "icon" | "modulepreload" | "preload" | "stylesheet" => attribute(tag, "href"),
            _ => None,
        },
        _ => None,
    });
    let files = files.map(|file| file.trim_start_matches("./").to_owned());
    files.chain(["index.html".to_owned()]).collect()
}

fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    let (_, rest) = tag.split_once(&format!(" {name}=\""))?;
    rest.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_names_what_it_loads() {
        let html = r#"<!doctype html><link rel="icon" href="./icon.svg"><script>1 < 2</script>
            <link rel="apple-touch-icon" href="./touch.png"><link rel="manifest" href="./site.webmanifest">
            <link rel="modulepreload" href="./nim.js"><link rel="preload" href="./nim.wasm" as="fetch">
            <script type="module" src="./boot.js" data-js="./nim.js"></script><a href="./more.html">more</a>"#;
        let expected = ["boot.js", "icon.svg", "index.html", "nim.js", "nim.wasm"];
        assert_eq!(loaded(html), expected.map(str::to_owned).into());
    }
}
