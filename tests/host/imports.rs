//! Which file of `src` imports which: no circle of folders, no long circle inside one.

use std::collections::{BTreeMap, BTreeSet};

use crate::common::source::{Import, Sources};

/// The most files of a circle inside one folder.
const LONGEST: usize = 3;

/// Folders that draw.
const DRAWS: &[&str] = &[
    "app",
    "components",
    "dialogs",
    "hooks",
    "lazy",
    "platform",
    "screens",
    "state",
    "storage",
];

/// Imports that close a circle all the same, each with its reason.
const LEFT: &[(&str, &str, &str)] = &[(
    "state",
    "storage",
    "the reducer lets the chunk of storage do what is not in the first file",
)];

/// The files and lines by which one place imports another.
type Lines<'a> = BTreeMap<(&'a str, &'a str), Vec<&'a Import>>;

fn told(lines: &Lines<'_>, circle: &[&str]) -> String {
    let mut told = Vec::new();
    for (at, from) in circle.iter().enumerate() {
        let to = circle[(at + 1) % circle.len()];
        for import in &lines[&(*from, to)] {
            told.push(format!("  {from} -> {to}: {import}"));
        }
    }
    told.join("\n")
}

/// The shortest circle with more than `longest` places, if there is one.
fn circle<'a>(lines: &Lines<'a>, longest: usize) -> Option<Vec<&'a str>> {
    let mut next: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for &(from, to) in lines.keys() {
        next.entry(from).or_default().insert(to);
    }
    // A file that nothing imports, or that imports nothing, is in no circle.
    loop {
        let reached: BTreeSet<&str> = next.values().flatten().copied().collect();
        let before = next.len();
        next.retain(|from, to| !to.is_empty() && reached.contains(from));
        let left: BTreeSet<&str> = next.keys().copied().collect();
        for to in next.values_mut() {
            to.retain(|to| left.contains(to));
        }
        if next.len() == before && next.values().all(|to| !to.is_empty()) {
            break;
        }
    }
    // Of each circle the first place by name is where it begins.
    let mut paths: Vec<Vec<&str>> = next.keys().map(|&start| vec![start]).collect();
    while !paths.is_empty() {
        let mut longer = Vec::new();
        for path in &paths {
            let last = path[path.len() - 1];
            for &to in next.get(last).into_iter().flatten() {
                if to == path[0] && path.len() > longest {
                    return Some(path.clone());
                }
                if to > path[0] && !path.contains(&to) {
                    longer.push([path.as_slice(), &[to]].concat());
                }
            }
        }
        paths = longer;
    }
    None
}

fn between_folders(sources: &Sources) -> Lines<'_> {
    let mut lines = Lines::new();
    for import in sources.imports() {
        let (from, to) = (import.from.folder(), import.to.folder());
        if from != to {
            lines.entry((from, to)).or_default().push(import);
        }
    }
    lines
}

fn inside<'a>(sources: &'a Sources, folder: &str) -> Lines<'a> {
    let mut lines = Lines::new();
    for import in sources.imports() {
        let is_inside = import.from.folder() == folder && import.to.folder() == folder;
        if is_inside && import.from != import.to && !import.hands_on {
            let between = (import.from.path(), import.to.path());
            lines.entry(between).or_default().push(import);
        }
    }
    lines
}

/// Lists the errors of these sources.
fn faults(sources: &Sources) -> Vec<String> {
    let mut faults = Vec::new();
    let folders = between_folders(sources);
    if let Some(found) = circle(&folders, 1) {
        faults.push(format!("folders in a circle:\n{}", told(&folders, &found)));
    }
    for folder in sources.folders() {
        let files = inside(sources, folder);
        if let Some(found) = circle(&files, LONGEST) {
            faults.push(format!("files in a circle:\n{}", told(&files, &found)));
        }
    }
    for import in sources.imports() {
        if import.from.folder() == "text" && DRAWS.contains(&import.to.folder()) {
            faults.push(format!("text imports what draws it: {import}"));
        }
    }
    faults.extend(sources.lines_with("dyn Any"));
    faults.extend(sources.lines_with("data-press"));
    faults
}

#[test]
fn imports_of_the_page_lead_one_way() {
    let mut sources = Sources::of_the_page();
    for (from, to, reason) in LEFT {
        let is_there = sources.leave_out(from, to);
        assert!(is_there, "{from} no longer imports {to}: {reason}");
    }
    let faults = faults(&sources);
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[track_caller]
fn assert_fault(files: &[(&str, &str)], told: &[&str]) {
    let faults = faults(&Sources::new(files)).join("\n");
    for told in told {
        assert!(faults.contains(told), "{told:?} is not in:\n{faults}");
    }
}

#[test]
fn a_circle_of_folders_is_reported_with_its_lines() {
    assert_fault(
        &[
            ("lib.rs", "mod game;\nmod state;\nmod text;"),
            ("game/mod.rs", "mod a;\npub use a::A;"),
            ("game/a.rs", "\nuse crate::{text::{self, Word}};"),
            ("state.rs", "pub use crate::game::A as Game;\npub struct S;"),
            ("text/mod.rs", "pub mod deep;"),
            ("text/deep.rs", "fn f() { super::super::state::S; }"),
        ],
        &[
            "game -> text: game/a.rs:2: crate::text::Word",
            "text -> state: text/deep.rs:1: super::super::state::S",
            "state -> game: state.rs:1: crate::game::A",
        ],
    );
}

#[test]
fn a_folder_of_a_re_export_counts_as_imported() {
    assert_fault(
        &[
            ("lib.rs", "mod game;\nmod hooks;\nmod state;"),
            ("game.rs", "pub struct A;"),
            ("state.rs", "pub use crate::game::A;\nuse crate::hooks;"),
            ("hooks.rs", "use crate::state::A;"),
        ],
        &["hooks -> state: hooks.rs:1: crate::state::A"],
    );
}

#[test]
fn a_circle_of_four_files_is_reported_and_one_of_three_is_allowed() {
    let four = [
        ("lib.rs", "mod game;"),
        (
            "game/mod.rs",
            "mod a; mod b; mod c; mod d;\npub use self::b::B;",
        ),
        ("game/a.rs", "use super::B;"),
        ("game/b.rs", "// use super::a::A;\nuse super::c::*;"),
        ("game/c.rs", "use crate::game::d::{D, E as F};"),
        ("game/d.rs", "pub struct E;\nuse super::{a};"),
    ];
    assert_fault(
        &four,
        &[
            "game/a.rs -> game/b.rs: game/a.rs:1: super::B",
            "game/b.rs -> game/c.rs: game/b.rs:2: super::c::*",
            "game/c.rs -> game/d.rs: game/c.rs:1: crate::game::d::E",
            "game/d.rs -> game/a.rs: game/d.rs:2: super::a",
        ],
    );
    let mut three = four;
    three[4].1 = "use super::a::A;";
    assert_eq!(faults(&Sources::new(&three)), [""; 0]);
}

#[test]
fn drawing_in_text_and_dyn_any_are_reported() {
    assert_fault(
        &[
            ("lib.rs", "mod lazy;\nmod text;"),
            ("lazy.rs", "fn f(it: &dyn  Any) {}"),
            (
                "text.rs",
                "use crate::lazy;\nconst TEXT: &str = \"use crate::app\";",
            ),
        ],
        &[
            "text imports what draws it: text.rs:1: crate::lazy",
            "lazy.rs:1: dyn Any",
        ],
    );
    assert_fault(
        &[("lib.rs", "html! { <button data-press=\"take\" /> }")],
        &["lib.rs:1: data-press"],
    );
}
