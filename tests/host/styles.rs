//! Styles name only classes that the page has, and each chunk only its own.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// All files below a folder whose names end so, as one text.
fn texts(folder: &str, end: &str) -> String {
    fn read(folder: &Path, end: &str, text: &mut String) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, end, text);
            } else if path.to_str().unwrap().ends_with(end) {
                text.push_str(&fs::read_to_string(&path).unwrap());
                text.push('\n');
            }
        }
    }
    let mut text = String::new();
    read(
        &Path::new(env!("CARGO_MANIFEST_DIR")).join(folder),
        end,
        &mut text,
    );
    text
}

const fn is_in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '-'
}

/// The selectors of a style, and its rules for pages on paper.
fn selectors(style: &str) -> Vec<String> {
    let uncommented = style.split("/*").enumerate().filter_map(|(number, part)| {
        if number == 0 {
            return Some(part);
        }
        part.split_once("*/").map(|(_, style)| style)
    });
    let uncommented: String = uncommented.collect();
    // A selector ends where its rule begins, and begins where the one before ends.
    let rules = uncommented.split_inclusive(['{', '}', ';']);
    let lists = rules
        .filter_map(|part| part.strip_suffix('{'))
        .map(str::trim);
    let (mut selectors, mut depth) = (Vec::new(), 0);
    for list in lists.filter(|list| !list.starts_with('@') || list.starts_with("@page")) {
        let parts = list.split(|c: char| {
            depth += i32::from(c == '(') - i32::from(c == ')');
            c == ',' && depth == 0
        });
        selectors.extend(parts.map(|part| part.trim().to_owned()));
    }
    selectors
}

/// The classes that a selector asks for.
fn classes(selector: &str) -> BTreeSet<&str> {
    let names = selector.split('.').skip(1).map(|name| {
        let end = name.find(|c| !is_in_name(c)).unwrap_or(name.len());
        &name[..end]
    });
    names
        .filter(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()))
        .collect()
}

#[test]
fn every_class_of_a_style_is_in_the_page() {
    let styles = texts("styles", ".css");
    let selectors = selectors(&styles);
    let classes: BTreeSet<&str> = selectors.iter().flat_map(|one| classes(one)).collect();
    assert!(classes.len() > 200, "{} classes were read", classes.len());
    let page = [
        texts("src", ".rs"),
        texts("assets", ".js"),
        fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join("index.html")).unwrap(),
    ]
    .concat();
    let words: BTreeSet<&str> = page.split(|c| !is_in_name(c)).collect();
    let unknown: Vec<_> = classes.difference(&words).collect();
    assert_eq!(unknown, Vec::<&&str>::new());
}

/// Each chunk with the selectors of its style.
fn chunks() -> Vec<(String, Vec<String>)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("styles");
    let files = fs::read_dir(&root)
        .unwrap()
        .map(|entry| entry.unwrap().path());
    let names =
        files.filter_map(|file| Some(file.file_name()?.to_str()?.strip_suffix(".css")?.to_owned()));
    let shared = ["tokens", "table"];
    let chunks = names.filter(|name| !shared.contains(&name.as_str()));
    chunks
        .map(|name| {
            let folder = root.join(&name);
            let mut style = fs::read_to_string(root.join(format!("{name}.css"))).unwrap();
            if folder.is_dir() {
                style += &texts(&format!("styles/{name}"), ".css");
            }
            (name, selectors(&style))
        })
        .collect()
}

/// The style of a chunk stays after its screen is left. So each of its selectors asks for a class, or for a
/// dialog, that is in no other style.
#[test]
fn the_style_of_a_chunk_changes_no_other_screen() {
    let chunks = chunks();
    assert!(
        chunks.len() > 5,
        "only {} chunks have a style",
        chunks.len()
    );
    let table = selectors(&texts("styles/table", ".css"));
    let mut wrong = Vec::new();
    for (name, selectors) in &chunks {
        let others = chunks.iter().filter(|(other, _)| other != name);
        let others = others.flat_map(|(_, selectors)| selectors).chain(&table);
        let others: BTreeSet<&str> = others.flat_map(|one| classes(one)).collect();
        let is_own = |selector: &&String| {
            let asked = selector.split(":not(").next().unwrap_or_default();
            let is_frame = asked.ends_with('%') || ["from", "to", "@page wide"].contains(&asked);
            is_frame
                || asked.contains("[data-dialog=")
                || classes(asked).iter().any(|class| !others.contains(class))
        };
        let foreign = selectors.iter().filter(|one| !is_own(one));
        wrong.extend(foreign.map(|one| format!("{name}: {one}")));
    }
    assert_eq!(wrong, Vec::<String>::new());
}

/// The page that Trunk builds has all styles. `cargo xtask build` refuses a style without a chunk.
#[test]
fn the_document_names_every_style_for_trunk() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let html = fs::read_to_string(root.join("index.html")).unwrap();
    let named = html.split("href=\"./styles/").skip(1);
    let named: BTreeSet<_> = named.filter_map(|rest| rest.split('"').next()).collect();
    let entries = fs::read_dir(root.join("styles")).unwrap();
    let files = entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
    let is_own = |file: &String| file.ends_with("css") && file != "tokens.css";
    let files: BTreeSet<_> = files.filter(is_own).collect();
    assert_eq!(named, files.iter().map(String::as_str).collect());
    assert!(named.len() > 5);
}

/// A colour token by day and by night, from 0 to 255 each.
fn colours(tokens: &str, name: &str) -> [[f64; 3]; 2] {
    let value = tokens.split(&format!("--{name}: light-dark(")).nth(1);
    let (pair, _) = value.unwrap().split_once(')').unwrap();
    let (light, dark) = pair.split_once(", ").unwrap();
    [light, dark].map(|colour| {
        [1, 3, 5].map(|at| u8::from_str_radix(&colour[at..at + 2], 16).unwrap().into())
    })
}

/// The contrast of two colours, as the guidelines for accessibility compute it.
fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let light = |colour: [f64; 3]| {
        let parts = colour.map(|part| {
            let part = part / 255.0;
            if part <= 0.04045 {
                part / 12.92
            } else {
                ((part + 0.055) / 1.055).powf(2.4)
            }
        });
        0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2] + 0.05
    };
    let (one, other) = (light(one), light(other));
    one.max(other) / one.min(other)
}

#[test]
fn the_pieces_of_every_look_are_seen_by_day_and_by_night() {
    let tokens = fs::read_to_string("styles/tokens.css").unwrap();
    let look = |name: &str| {
        let (_, rules) = tokens
            .split_once(&format!("[data-look=\"{name}\"] {{"))
            .unwrap();
        rules.split_once('}').unwrap().0.to_owned()
    };
    for name in ["stones", "matches", "coins"] {
        let own = look(name);
        for theme in [0, 1] {
            let stone = colours(&own, "stone")[theme];
            for ground in ["ground", "surface"] {
                let ratio = contrast(stone, colours(&tokens, ground)[theme]);
                assert!(ratio >= 3.0, "{name} on {ground} in {theme}: {ratio}");
            }
            // A sign on a match has a ground of its own.
            if name != "matches" {
                let ratio = contrast(stone, colours(&own, "on-stone")[theme]);
                assert!(ratio >= 3.0, "a sign on {name} in {theme}: {ratio}");
            }
        }
    }
}
