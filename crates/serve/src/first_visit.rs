//! Which files a first visit loads, read from the built page.
//!
//! The count includes `index.html` and everything that it or a counted file makes the browser load by
//! itself. These are style sheets, scripts, the wasm, preloads, one icon, imports of scripts, and images
//! of styles. The manifest, its icons and the Apple touch icon load at installation, and are not
//! counted. The service worker and its cache load in idle time after the first visit, and are not
//! counted.

use std::{collections::BTreeSet, fs, path::Path};

use anyhow::{Context, Result};

const FETCHED_RELATIONS: [&str; 5] = [
    "stylesheet",
    "modulepreload",
    "preload",
    "icon",
    "shortcut icon",
];

/// The files of a built page that a first visit loads, by their paths from the folder.
///
/// # Errors
///
/// When a file cannot be read.
pub fn first_visit(folder: &Path) -> Result<BTreeSet<String>> {
    let mut counted = BTreeSet::new();
    let mut waiting = vec!["index.html".to_owned()];
    while let Some(file) = waiting.pop() {
        if counted.contains(&file) || !folder.join(&file).is_file() {
            continue;
        }
        let references = match file.rsplit('.').next() {
            Some("html") => in_html(&read(folder, &file)?),
            Some("js") => in_script(&read(folder, &file)?),
            Some("css") => in_style(&read(folder, &file)?),
            _ => Vec::new(),
        };
        let base = file.rsplit_once('/').map_or("", |(base, _)| base);
        waiting.extend(references.iter().filter_map(|address| local(base, address)));
        counted.insert(file);
    }
    Ok(counted)
}

fn read(folder: &Path, file: &str) -> Result<String> {
    fs::read_to_string(folder.join(file)).with_context(|| format!("reading {file}"))
}

fn in_html(html: &str) -> Vec<String> {
    let mut found = Vec::new();
    let mut icon_seen = false;
    for tag in html.split('<').skip(1) {
        let tag = tag.split('>').next().unwrap_or_default();
        let name = tag.split_whitespace().next().unwrap_or_default();
        let counted = match (name, attribute(tag, "rel")) {
            // A browser loads one of the icons that are offered.
            ("link", Some(relation))
                if relation.ends_with("icon") && relation != "apple-touch-icon" =>
            {
                !std::mem::replace(&mut icon_seen, true)
            }
            ("link", Some(relation)) => FETCHED_RELATIONS.contains(&relation),
            ("script" | "img", _) => true,
            _ => false,
        };
        if counted {
            let addresses = ["href", "src", "data-js", "data-wasm"]
                .iter()
                .filter_map(|name| attribute(tag, name));
            found.extend(addresses.map(str::to_owned));
        }
    }
    found
}

/// The value of an attribute, which Trunk writes in double quotes and people in either.
fn attribute<'a>(tag: &'a str, name: &str) -> Option<&'a str> {
    tag.match_indices(name).find_map(|(at, _)| {
        let starts = tag[..at].ends_with(char::is_whitespace);
        let value = tag[at + name.len()..]
            .trim_start()
            .strip_prefix('=')?
            .trim_start();
        if !starts {
            return None;
        }
        match value.chars().next()? {
            quote @ ('"' | '\'') => value[1..].split(quote).next(),
            _ => value.split_whitespace().next(),
        }
    })
}

/// Static and dynamic imports, and the file that wasm-bindgen's script would fetch by itself.
fn in_script(script: &str) -> Vec<String> {
    ["from", "import"]
        .iter()
        .flat_map(|word| script.match_indices(word))
        .filter_map(|(at, word)| {
            let rest = script[at + word.len()..]
                .trim_start_matches(|c: char| c.is_whitespace() || c == '(');
            quoted(rest)
        })
        .collect()
}

fn in_style(style: &str) -> Vec<String> {
    let urls = style.split("url(").skip(1).map(|rest| {
        let inside = rest.split(')').next().unwrap_or_default();
        inside
            .trim_matches(|c: char| c.is_whitespace() || c == '"' || c == '\'')
            .to_owned()
    });
    let imports = style
        .split("@import")
        .skip(1)
        .filter_map(|rest| quoted(rest.trim_start()));
    urls.chain(imports).collect()
}

fn quoted(text: &str) -> Option<String> {
    let quote = text
        .chars()
        .next()
        .filter(|c| matches!(c, '"' | '\'' | '`'))?;
    text[1..].split(quote).next().map(str::to_owned)
}

/// The path in the folder of an address as written in a file of `base`; none when it leads
/// elsewhere.
fn local(base: &str, address: &str) -> Option<String> {
    let path = address.split(['?', '#']).next().unwrap_or_default();
    if path.is_empty() || path.contains(':') || path.starts_with("//") {
        return None;
    }
    let mut parts: Vec<&str> = match path.strip_prefix('/') {
        Some(_) => Vec::new(),
        None => base.split('/').filter(|part| !part.is_empty()).collect(),
    };
    for part in path.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_names_what_it_loads() {
        let html = r#"<!doctype html><link rel="stylesheet" href="./a.css"/>
            <link rel=icon href=./icon.svg><link rel="icon" href="./icon.png">
            <link rel="apple-touch-icon" href="./touch.png"><link rel="manifest" href="./site.webmanifest">
            <link crossorigin="anonymous" rel="modulepreload" href="./nim.js">
            <script type='module' src='./boot.js' data-js="./nim.js" data-wasm="./nim_bg.wasm"></script>
            <a href="./elsewhere.html">more</a>"#;
        assert_eq!(
            in_html(html),
            [
                "./a.css",
                "./icon.svg",
                "./nim.js",
                "./boot.js",
                "./nim.js",
                "./nim_bg.wasm"
            ]
        );
    }

    #[test]
    fn only_imports_of_a_script_are_listed() {
        let script = "import { a } from './a.js';import\"./b.js\"; const c = import('./c.js'); register('sw.js')";
        let mut found = in_script(script);
        found.sort();
        assert_eq!(found, ["./a.js", "./b.js", "./c.js"]);
    }

    #[test]
    fn a_style_names_what_it_draws_on() {
        assert_eq!(
            in_style("@import 'b.css'; a{background:url(\"./x.svg\")} b{mask:url(y.svg)}"),
            ["./x.svg", "y.svg", "b.css"]
        );
    }

    #[test]
    fn addresses_lead_to_files_of_the_folder_or_are_left_out() {
        for (base, address, expected) in [
            ("", "./a.js", Some("a.js")),
            ("", "/a.js?v=1#x", Some("a.js")),
            ("snippets/x", "../../a.js", Some("a.js")),
            ("snippets/x", "./b.js", Some("snippets/x/b.js")),
            ("", "data:image/svg+xml,x", None),
            ("", "https://example.org/a.js", None),
            ("", "//example.org/a.js", None),
            ("", "#top", None),
        ] {
            assert_eq!(local(base, address).as_deref(), expected, "{address}");
        }
    }
}
