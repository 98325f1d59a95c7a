//! Styles name only classes that the page has.

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

/// The classes in the selectors of a style.
fn classes(style: &str) -> BTreeSet<&str> {
    let mut found = BTreeSet::new();
    let uncommented = style.split("/*").enumerate().filter_map(|(number, part)| {
        if number == 0 {
            return Some(part);
        }
        part.split_once("*/").map(|(_, style)| style)
    });
    // A selector ends where its rule begins, and begins where the one before ends.
    let selectors = uncommented.flat_map(|part| part.split_inclusive(['{', '}', ';']));
    for selector in selectors.filter_map(|part| part.strip_suffix('{')) {
        for name in selector.split('.').skip(1) {
            let name = &name[..name.find(|c| !is_in_name(c)).unwrap_or(name.len())];
            if name.starts_with(|c: char| c.is_ascii_alphabetic()) {
                found.insert(name);
            }
        }
    }
    found
}

#[test]
fn every_class_of_a_style_is_in_the_page() {
    let styles = texts("styles", ".css");
    let classes = classes(&styles);
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
