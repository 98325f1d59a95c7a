//! How many files a screen needs beside the first visit, and how heavy they are. Both have a limit.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result, ensure};

use super::{compress::weight, kilobytes, split::Parts};

/// The files that start a page: boot.js, the script of wasm-bindgen and the program.
const FIRST: usize = 3;
/// The most files for the screen of an address, including these.
const MOST_FILES: usize = 6;
/// The most that a screen may weigh beside a first visit, in KB of 1024 bytes, brotli.
const LIMIT: usize = 90;
const AIM: usize = 60;
/// Chunks that are fetched at once although they have no address.
const DIALOGS: &str = "dialogs";

/// The part with the screen of each address.
type Routes = BTreeMap<String, String>;

/// Prints the size of each screen of a built page; too much is an error.
pub(crate) fn weigh_screens(dist: &Path) -> Result<()> {
    let html = fs::read_to_string(dist.join("index.html")).context("reading dist/index.html")?;
    let (parts, routes) = lists(&html)?;
    hold_to_files(&parts, &routes)?;
    let dialogs = parts.contains_key(DIALOGS).then_some(DIALOGS);
    println!("A screen loads besides (aim {AIM}, limit {LIMIT}):");
    let mut heavy = Vec::new();
    for part in routes.values().map(String::as_str).chain(dialogs) {
        let mut bytes = 0;
        for file in parts.get(part).into_iter().flat_map(BTreeMap::keys) {
            bytes += weight(&dist.join(file))?;
        }
        println!("{:>8}  {part}", kilobytes(bytes));
        if bytes > LIMIT * 1024 {
            heavy.push(part);
        }
    }
    ensure!(
        heavy.is_empty(),
        "over the limit of {LIMIT} KB: {}",
        heavy.join(", ")
    );
    Ok(())
}

/// The two lists that `boot.js` reads.
fn lists(html: &str) -> Result<(Parts, Routes)> {
    let list = |name: &str| {
        let (_, rest) = html.split_once(&format!("{name}='"))?;
        rest.split('\'').next()
    };
    let parts = list("data-parts").context("looking for data-parts in index.html")?;
    let routes = list("data-routes").context("looking for data-routes in index.html")?;
    Ok((serde_json::from_str(parts)?, serde_json::from_str(routes)?))
}

/// Refuses a page on which the screen of an address is in too many files.
fn hold_to_files(parts: &Parts, routes: &Routes) -> Result<()> {
    for (route, part) in routes {
        let files = parts.get(part).map_or(0, BTreeMap::len) + FIRST;
        ensure!(
            files <= MOST_FILES,
            "the screen {route} asks for {files} files, and only {MOST_FILES} are allowed"
        );
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_screen_in_too_many_files_is_refused() {
        let part = |files: &[&str]| {
            let files = files.iter().map(|file| ((*file).to_owned(), String::new()));
            Parts::from([("lessons".to_owned(), files.collect())])
        };
        let routes = Routes::from([("learn".to_owned(), "lessons".to_owned())]);
        let whole = ["shared.wasm", "lessons.wasm", "lessons.css"];
        assert!(hold_to_files(&part(&whole), &routes).is_ok());
        let told = hold_to_files(&part(&[&whole[..], &["more.css"]].concat()), &routes);
        assert!(told.unwrap_err().to_string().contains("learn asks for 7"));
        // A page of one piece has no parts.
        assert!(hold_to_files(&Parts::new(), &routes).is_ok());
    }

    #[test]
    fn the_lists_are_read_from_the_page() {
        let html = r#"<script data-parts='{"a":{"./a.css":"sha"}}' data-routes='{"x":"a"}' src>"#;
        let (parts, routes) = lists(html).unwrap();
        assert_eq!(parts["a"]["./a.css"], "sha");
        assert_eq!(routes["x"], "a");
        assert!(lists("<script>").is_err());
    }

    #[test]
    fn a_heavy_screen_is_refused() {
        let dist = tempfile::tempdir().unwrap();
        let page = r#"<script data-parts='{"a":{"./a.css":"sha"}}' data-routes='{"x":"a"}'>"#;
        fs::write(dist.path().join("index.html"), page).unwrap();
        let style = |length| {
            fs::write(dist.path().join("a.css"), "a{}").unwrap();
            fs::write(dist.path().join("a.css.br"), vec![0; length]).unwrap();
        };
        style(LIMIT * 1024);
        weigh_screens(dist.path()).unwrap();
        style(LIMIT * 1024 + 1);
        let told = weigh_screens(dist.path()).unwrap_err().to_string();
        assert!(told.ends_with(": a"), "{told}");
    }
}
