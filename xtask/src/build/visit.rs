//! Which files of a built page a first visit loads, and which the service worker keeps for when there is no network.

use std::{collections::BTreeSet, fs, path::Path};

use anyhow::{Context, Result, ensure};

/// The files of a built page that a first visit loads, by their names: `index.html`, its scripts, what it
/// preloads, and its icon.
///
/// The manifest and its icons load at installation, the service worker and its cache in idle time after
/// the first visit. They are not counted.
///
/// # Errors
///
/// When `index.html` cannot be read.
pub(super) fn first_visit(folder: &Path) -> Result<BTreeSet<String>> {
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

/// The files that the worker of a built page loads at its installation: the files of its list, and the
/// document. The paths are relative to the folder.
///
/// # Errors
///
/// When there is no worker, or no list in it.
pub(super) fn kept_offline(folder: &Path) -> Result<BTreeSet<String>> {
    let worker = fs::read_to_string(folder.join("sw.js")).context("reading sw.js")?;
    let mut kept = listed(&worker);
    ensure!(!kept.is_empty(), "sw.js lists no file");
    kept.insert("index.html".to_owned());
    Ok(kept)
}

/// The names that stand before a hash, in quotes as JSON has them.
fn listed(worker: &str) -> BTreeSet<String> {
    let names = worker.split("\":\"sha256-").filter_map(|before| {
        let (_, name) = before.rsplit_once('"')?;
        Some(name.to_owned())
    });
    let count = worker.matches("\":\"sha256-").count();
    names.take(count).collect()
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

    #[test]
    fn the_list_is_read_out_of_the_script() {
        let worker =
            "const a=\"0\",b={\"x-1.css\":\"sha256-a+/=\",\"y.js\":\"sha256-b\"};go(\"z\")";
        assert_eq!(
            listed(worker),
            BTreeSet::from(["x-1.css".to_owned(), "y.js".to_owned()])
        );
        assert!(listed("const a={}").is_empty());
    }
}
