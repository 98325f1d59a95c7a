//! Styles name only classes that the page has, and each chunk only its own.

use std::{collections::BTreeSet, fs, path::Path};

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
}

/// A file, or all files of its kind in a folder and below, as one text.
fn text(path: &Path, kind: &str) -> String {
    if let Ok(entries) = fs::read_dir(path) {
        let texts = entries
            .flatten()
            .map(|entry| text(&entry.path(), kind) + "\n");
        texts.collect()
    } else if path.extension().is_some_and(|ending| ending == kind) {
        fs::read_to_string(path).expect("a source is text")
    } else {
        String::new()
    }
}

fn is_in_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_' || c == '-'
}

/// The selectors of a style; each stands on a line of its own.
fn selectors(style: &str) -> Vec<&str> {
    let uncommented = style
        .split("/*")
        .filter_map(|part| part.rsplit("*/").next());
    let ended = uncommented.flat_map(|part| part.split_inclusive(['{', '}', ';']));
    let lists = ended.filter_map(|part| Some(part.strip_suffix('{')?.trim()));
    let selectors = lists.flat_map(|list| list.split(",\n").map(str::trim));
    selectors.filter(|one| !one.starts_with('@')).collect()
}

/// The classes that selectors ask for.
fn classes<'a>(selectors: impl IntoIterator<Item = &'a str>) -> BTreeSet<&'a str> {
    let parts = selectors.into_iter().flat_map(|one| one.split('.').skip(1));
    let names = parts.filter_map(|part| part.split(|c| !is_in_name(c)).next());
    let is_name = |name: &&str| name.starts_with(|c: char| c.is_ascii_alphabetic());
    names.filter(is_name).collect()
}

#[test]
fn every_class_of_a_style_is_in_the_page() {
    let styles = text(&root().join("styles"), "css");
    let sources = [("src", "rs"), ("src", "js"), ("index.html", "html")];
    let sources = sources.map(|(path, kind)| text(&root().join(path), kind));
    let page = sources.concat();
    let words: BTreeSet<&str> = page.split(|c| !is_in_name(c)).collect();
    let classes = classes(selectors(&styles));
    assert!(classes.len() > 200, "{classes:?}");
    assert_eq!(classes.difference(&words).collect::<Vec<_>>(), [&""; 0]);
}

/// The style of a chunk stays after its screen is left. So each of its selectors asks for a class or a dialog that is
/// in no other style. The page that Trunk builds has all styles.
#[test]
fn the_style_of_a_chunk_changes_no_other_screen() {
    let html = text(&root().join("index.html"), "html");
    let entries = fs::read_dir(root().join("styles")).expect("there are styles");
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.retain(|file| file.is_file() && !file.ends_with("tokens.css"));
    let style = |file: &Path| text(file, "css") + &text(&file.with_extension(""), "css");
    let styles: Vec<_> = files.iter().map(|file| (file, style(file))).collect();
    assert_eq!(html.matches("href=\"./styles/").count(), styles.len());
    for (file, own) in styles
        .iter()
        .filter(|(file, _)| !file.ends_with("first.css") && !file.ends_with("table.css"))
    {
        let name = file.file_name().unwrap_or_default().display();
        assert!(
            html.contains(&format!("href=\"./styles/{name}\"")),
            "{name}"
        );
        let others = styles.iter().filter(|(other, _)| other != file);
        let foreign = classes(others.flat_map(|(_, style)| selectors(style)));
        for selector in selectors(own) {
            let (asked, _) = selector.split_once(":not(").unwrap_or((selector, ""));
            let is_keyframe = asked.ends_with('%') || ["from", "to"].contains(&asked);
            let is_own = asked.contains("[data-dialog=") || !classes([asked]).is_subset(&foreign);
            assert!(is_keyframe || is_own, "{name}: {selector}");
        }
    }
}
