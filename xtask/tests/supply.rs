//! `assets/licences.txt` names each crate that may be in the program.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use serde_json::Value;

const WASM: &str = "wasm32-unknown-unknown";

/// Crates that the licences need not name, each with the reason.
const UNNAMED: [(&str, &str); 7] = [
    ("gloo", "this project"),
    ("nim", "this project"),
    ("nim-engine", "this project"),
    ("nim-game", "this project"),
    ("nim-later", "this project"),
    (
        "ryu",
        "the Boost licence asks nothing of a compiled program",
    ),
    ("unicode-ident", "it is called while the page is built"),
];

#[test]
fn the_shipped_licences_name_every_crate_and_its_authors() {
    let metadata = cargo(&format!(
        "metadata --format-version 1 --filter-platform {WASM}"
    ));
    let metadata: Value = serde_json::from_str(&metadata).expect("cargo prints JSON");
    let packages = metadata["packages"].as_array();
    let packages = packages.expect("metadata lists packages").iter();
    let named = |package| {
        (
            (text_of(package, "name"), text_of(package, "version")),
            package,
        )
    };
    let crates: BTreeMap<_, _> = packages.map(named).collect();
    let mut notices: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    // The crates that the page's program is linked from.
    let tree = cargo(&format!(
        "tree --package nim --target {WASM} --edges normal,no-proc-macro --prefix none --format {{p}}"
    ));
    for line in tree.lines() {
        let mut words = line.split(' ');
        let (Some(name), Some(version)) = (words.next(), words.next()) else {
            continue;
        };
        if UNNAMED.iter().any(|(unnamed, _)| *unnamed == name) {
            continue;
        }
        let package = crates[&(name, version.trim_start_matches('v'))];
        let licence = text_of(package, "license");
        assert!(
            licence.split(['/', ' ']).any(|one| one == "MIT") && !licence.contains(" AND "),
            "{name} cannot be had under the MIT licence alone: {licence}"
        );
        let notice = notices.entry(name).or_default();
        notice.extend(copyright(package));
    }
    assert!(notices.len() > 40 && notices.contains_key("yew"));
    let line = |(name, notice): (&str, BTreeSet<String>)| {
        format!("{name}: {}", Vec::from_iter(notice).join("; "))
    };
    let wanted: BTreeSet<_> = notices.into_iter().map(line).collect();
    let shipped = fs::read_to_string(root().join("assets/licences.txt")).expect("it is text");
    let shipped: BTreeSet<_> = shipped
        .lines()
        .skip_while(|line| !line.starts_with("The program is linked from these libraries"))
        .skip_while(|line| !line.is_empty())
        .skip(1)
        .take_while(|line| !line.is_empty())
        .map(str::to_owned)
        .collect();
    let missing: Vec<_> = wanted.difference(&shipped).collect();
    let surplus: Vec<_> = shipped.difference(&wanted).collect();
    assert!(
        missing.is_empty() && surplus.is_empty(),
        "assets/licences.txt lacks\n{missing:#?}\nand has too many:\n{surplus:#?}"
    );
}

/// The lines of copyright in a crate's own licence, or else those who wrote it.
fn copyright(package: &Value) -> BTreeSet<String> {
    let folder = Path::new(text_of(package, "manifest_path")).parent();
    let entries = fs::read_dir(folder.expect("a manifest is in a folder"));
    let mut lines = BTreeSet::new();
    for entry in entries.expect("the crate's source is here").flatten() {
        let name = entry.file_name().to_string_lossy().to_uppercase();
        if ["LICENSE", "LICENSE.MD", "LICENSE-MIT"].contains(&&*name) && entry.path().is_file() {
            let text = fs::read_to_string(entry.path()).expect("a licence is text");
            let starts = ["Copyright (c) ", "Copyright © ", "Copyright 2"];
            let is_copyright = |line: &&str| starts.iter().any(|start| line.starts_with(start));
            lines.extend(
                text.lines()
                    .map(str::trim)
                    .filter(is_copyright)
                    .map(str::to_owned),
            );
        }
    }
    if lines.is_empty() {
        let authors = package["authors"]
            .as_array()
            .expect("metadata names authors");
        let names = authors
            .iter()
            .filter_map(|author| author.as_str()?.split(" <").next());
        let names: Vec<_> = names.collect();
        let is_unnamed = names.is_empty();
        lines.insert(if is_unnamed {
            "its authors".to_owned()
        } else {
            names.join(", ")
        });
    }
    lines
}

fn cargo(arguments: &str) -> String {
    let output = Command::new(env!("CARGO"))
        .current_dir(root())
        .args(arguments.split(' '))
        .args(["--offline", "--locked"])
        .output()
        .expect("cargo starts");
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "cargo {arguments}: {error}");
    String::from_utf8(output.stdout).expect("cargo prints UTF-8")
}

fn text_of<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
