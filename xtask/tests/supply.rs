//! `assets/licences.txt` names each crate that may be in the program.

use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
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
    let metadata = metadata();
    let crates: BTreeMap<_, _> = metadata["packages"]
        .as_array()
        .expect("metadata lists packages")
        .iter()
        .map(|package| {
            (
                (text_of(package, "name"), text_of(package, "version")),
                package,
            )
        })
        .collect();
    let mut notices: BTreeMap<&str, BTreeSet<String>> = BTreeMap::new();
    let tree = tree();
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
    let wanted: BTreeSet<_> = notices
        .into_iter()
        .map(|(name, notice)| {
            let notice: Vec<_> = notice.into_iter().collect();
            format!("{name}: {}", notice.join("; "))
        })
        .collect();
    let shipped = read("assets/licences.txt");
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
    let folder = Path::new(text_of(package, "manifest_path"))
        .parent()
        .expect("a manifest is in a folder");
    let mut lines = BTreeSet::new();
    for entry in fs::read_dir(folder).expect("the crate's source is here") {
        let path = entry.expect("the folder can be read").path();
        let name = path
            .file_name()
            .unwrap_or_default()
            .to_string_lossy()
            .to_uppercase();
        if path.is_file() && ["LICENSE", "LICENSE.MD", "LICENSE-MIT"].contains(&name.as_str()) {
            let text = fs::read_to_string(&path).expect("a licence is text");
            lines.extend(
                text.lines()
                    .map(str::trim)
                    .filter(|line| {
                        ["Copyright (c) ", "Copyright © ", "Copyright 2"]
                            .iter()
                            .any(|start| line.starts_with(start))
                    })
                    .map(str::to_owned),
            );
        }
    }
    if lines.is_empty() {
        let authors = package["authors"]
            .as_array()
            .expect("metadata names authors");
        let authors: Vec<_> = authors
            .iter()
            .filter_map(|author| author.as_str()?.split(" <").next())
            .collect();
        lines.insert(if authors.is_empty() {
            "its authors".to_owned()
        } else {
            authors.join(", ")
        });
    }
    lines
}

/// The crates that the page's program is linked from.
fn tree() -> String {
    let edges = "normal,no-proc-macro";
    cargo(&[
        "tree",
        "--package",
        "nim",
        "--target",
        WASM,
        "--edges",
        edges,
        "--prefix",
        "none",
        "--format",
        "{p}",
    ])
}

fn metadata() -> Value {
    let text = cargo(&[
        "metadata",
        "--format-version",
        "1",
        "--filter-platform",
        WASM,
    ]);
    serde_json::from_str(&text).expect("cargo prints JSON")
}

fn cargo(arguments: &[&str]) -> String {
    let cargo = env::var_os("CARGO").expect("cargo runs the tests");
    let output = Command::new(cargo)
        .current_dir(root())
        .args(arguments)
        .args(["--offline", "--locked"])
        .output()
        .expect("cargo starts");
    assert!(
        output.status.success(),
        "cargo {arguments:?}: {}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("cargo prints UTF-8")
}

fn text_of<'a>(value: &'a Value, key: &str) -> &'a str {
    value[key].as_str().unwrap_or_default()
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("reading {path}: {error}"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
