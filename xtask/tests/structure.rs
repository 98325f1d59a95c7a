//! No module imports in a circle, and in the page no folder either: each stands above those that it imports from.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use syn::{Item, UseTree, Visibility};

type ModulePath = Vec<String>;

/// By module the paths that it uses, each with whether the use is public.
type Uses = BTreeMap<ModulePath, Vec<(bool, ModulePath)>>;

/// Adds the uses of the modules in a folder and below.
fn read(folder: &Path, above: &[String], all: &mut Uses) -> Result<()> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        let stem = path.file_stem().context("a file without a name")?;
        let stem = stem.to_string_lossy().into_owned();
        let mut name = above.to_vec();
        if !["mod", "lib", "main", "bin"].contains(&&*stem) {
            name.push(stem);
        }
        if path.is_dir() {
            read(&path, &name, all)?;
        } else if path.extension().is_some_and(|kind| kind == "rs") {
            let file = syn::parse_file(&fs::read_to_string(&path)?)?;
            let uses = all.entry(name).or_default();
            for item in file.items {
                if let Item::Use(item) = item {
                    let is_public = !matches!(item.vis, Visibility::Inherited);
                    add_paths(&item.tree, &mut Vec::new(), is_public, uses);
                }
            }
        }
    }
    Ok(())
}

/// Adds each path of a tree of uses: `a::{b, c}` has two.
fn add_paths(
    tree: &UseTree,
    path: &mut ModulePath,
    is_public: bool,
    uses: &mut Vec<(bool, ModulePath)>,
) {
    let with = |part: &syn::Ident| [path.clone(), vec![part.to_string()]].concat();
    match tree {
        UseTree::Path(part) => add_paths(&part.tree, &mut with(&part.ident), is_public, uses),
        UseTree::Name(part) => uses.push((is_public, with(&part.ident))),
        UseTree::Rename(part) => uses.push((is_public, with(&part.ident))),
        UseTree::Glob(_) => uses.push((is_public, path.clone())),
        UseTree::Group(group) => {
            for tree in &group.items {
                add_paths(tree, path, is_public, uses);
            }
        }
    }
}

/// The module that declares a used name; public uses on the way are followed. `None` for a name of another crate.
fn home(all: &Uses, from: &[String], used: &[String]) -> Option<ModulePath> {
    let mut base = from.to_vec();
    let mut rest = used;
    match &*rest[0] {
        "crate" => (base, rest) = (Vec::new(), &rest[1..]),
        "self" => rest = &rest[1..],
        "super" => {
            while rest.first().is_some_and(|part| part == "super") {
                base.pop();
                rest = &rest[1..];
            }
        }
        first if all.contains_key(&[from, &[first.to_owned()]].concat()) => {}
        _ => return None,
    }
    let whole = [&base, rest].concat();
    let depth = (0..=whole.len())
        .rev()
        .find(|&end| all.contains_key(&whole[..end]))?;
    let module = &whole[..depth];
    let reexport = all[module].iter().find(|(is_public, path)| {
        *is_public && depth < whole.len() && path.last() == whole.get(depth)
    });
    match reexport {
        Some((_, path)) => home(all, module, path),
        None => Some(module.to_vec()),
    }
}

/// Who imports from whom.
type Edges = BTreeSet<(ModulePath, ModulePath)>;

/// The imports of the circles and between them. There are none where there is no circle.
fn circles(mut edges: Edges) -> Edges {
    loop {
        let (importing, imported): (BTreeSet<_>, BTreeSet<_>) = edges.iter().cloned().unzip();
        let count = edges.len();
        // In a circle each module imports and is imported.
        edges.retain(|(from, to)| importing.contains(to) && imported.contains(from));
        if edges.len() == count {
            return edges;
        }
    }
}

#[test]
fn no_module_imports_in_a_circle() -> Result<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for source in [
        "src",
        "xtask/src",
        "crates/catalogue/src",
        "crates/nim-cli/src",
        "crates/nim-engine/src",
        "crates/nim-game/src",
    ] {
        let mut all = Uses::new();
        read(&root.join(source), &[], &mut all)?;
        let mut files = Edges::new();
        for (from, uses) in &all {
            let private = uses.iter().filter(|(is_public, _)| !is_public);
            let homes = private.filter_map(|(_, used)| home(&all, from, used));
            files.extend(homes.map(|to| (from.clone(), to)));
        }
        // A module and what is below it belong together.
        files.retain(|(from, to)| !from.starts_with(to) && !to.starts_with(from));
        assert!(files.len() > 3, "{source}");
        let folder = |module: &ModulePath| module[..1].to_vec();
        let mut folders: Edges = files
            .iter()
            .map(|(from, to)| (folder(from), folder(to)))
            .collect();
        folders.retain(|(from, to)| from != to);
        assert_eq!(circles(files), Edges::new(), "files of {source}");
        if source == "src" {
            assert_eq!(circles(folders), Edges::new(), "folders of {source}");
        }
    }
    Ok(())
}
