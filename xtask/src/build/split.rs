//! Cuts the program into the part for the first visit, and parts that load on demand.
//!
//! `chunk!` (`crates/later`) marks the boundaries. `wasm_split_cli_support` follows the linker's
//! relocations from there. It moves every function, table entry and text that nothing else reaches. Code
//! that both sides use stays in the first file and is called through the function table. It needs the
//! linker's own output, so wasm-bindgen and wasm-opt run here, after it, and not in Trunk.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, anyhow, ensure};
use serde_json::Value;
use wasm_split_cli_support::{Options, transform};

use super::{
    artifact::Artifact,
    document::put,
    imports::shorten_imports,
    merge::{has_constants_only, merge},
    script::program,
    snip::snip,
};
use crate::{
    command::{Workspace, read},
    setup::WASM,
};

/// The page's feature that draws the seams.
pub(crate) const FEATURE: &str = "later";

/// Lets the linker say where each function and text is used.
pub(crate) const RUSTFLAGS: &str = " -Clink-args=--emit-relocs";

/// Of each part that comes later the files, each with its hash.
pub(crate) type Parts = BTreeMap<String, BTreeMap<String, String>>;

/// Replaces the program in `dist` by its first part and puts the other parts beside it. Returns the
/// files of the parts, with their styles.
pub(crate) fn split(
    workspace: &Workspace,
    dist: &Path,
    styles: Vec<(String, Artifact)>,
) -> Result<Parts> {
    let work = workspace.join("target").join("split");
    if work.exists() {
        fs::remove_dir_all(&work).context("removing target/split")?;
    }
    let parts = cut(&compiled(workspace)?, &work)?;
    bind(workspace, &work)?;
    shorten_imports(&work.join("nim_bg.wasm"), &work.join("nim.js"))?;
    let optimise = Optimise::new(workspace)?;
    let parts = share(workspace, &parts, &work, &optimise.features())?;

    let page = dist.join("index.html");
    let html = fs::read_to_string(&page).context("reading dist/index.html")?;
    let script = program(&html, "js").context("looking for the program's script")?;
    let old = program(&html, "wasm").context("looking for the program")?;
    // It gets its final name, with its hash, when it is shortened.
    fs::copy(work.join("nim.js"), dist.join(script)).context("replacing the script")?;
    fs::remove_file(dist.join(old)).with_context(|| format!("removing {old}"))?;

    let first = optimise.file(&work.join("nim_bg.wasm"))?;
    let html = Artifact::write(dist, "nim", "wasm", first)?.in_place_of(old, &html);
    let mut later = Parts::new();
    let mut made: HashMap<String, (String, String)> = HashMap::new();
    for (part, stems) in parts {
        let mut files = BTreeMap::new();
        for stem in stems {
            if !made.contains_key(&stem) {
                let bytes = optimise.file(&file(&work, &stem))?;
                let file = Artifact::write(dist, &stem, "wasm", bytes)?;
                made.insert(stem.clone(), (format!("./{}", file.name), file.integrity));
            }
            files.extend(made.get(&stem).cloned());
        }
        later.insert(part, files);
    }
    for (part, Artifact { name, integrity }) in styles {
        let files = later.get_mut(&part);
        let files = files.with_context(|| format!("styles: {part} is no part of the page"))?;
        files.insert(format!("./{name}"), integrity);
    }
    fs::write(&page, html).context("writing dist/index.html")?;
    Ok(later)
}

/// Writes the later parts into the document for `boot.js`, with the parts that the screen of each
/// address needs. So the browser requests them beside the program.
pub(crate) fn list_parts(workspace: &Workspace, dist: &Path, parts: &Parts) -> Result<()> {
    let mut routes = workspace.command("cargo");
    routes.args(["run", "--quiet", "--package", "nim-prerender", "routes"]);
    let routes = read(&mut routes).context("finding the parts of each address")?;
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page).context("reading dist/index.html")?;
    let html = told(&html, &serde_json::to_string(parts)?, routes.trim())?;
    fs::write(&page, html).context("writing dist/index.html")
}

/// The linker's output, in any target folder of Cargo.
fn compiled(workspace: &Workspace) -> Result<PathBuf> {
    let mut metadata = workspace.command("cargo");
    metadata.args(["metadata", "--no-deps", "--offline", "--format-version=1"]);
    let metadata: Value = serde_json::from_str(&read(&mut metadata)?)?;
    let target = metadata["target_directory"]
        .as_str()
        .context("asking Cargo for its target folder")?;
    Ok([target, WASM, "release", "nim.wasm"].iter().collect())
}

/// Cuts the program; gives back the parts that come later, and of each the files.
fn cut(program: &Path, into: &Path) -> Result<HashMap<String, Vec<String>>> {
    let bytes = fs::read(program).with_context(|| format!("reading {}", program.display()))?;
    let bytes = snip(&bytes).context("emptying a function")?;
    let first = into.join("nim.wasm");
    let mut options = Options::new(&bytes);
    options.output_dir = into;
    options.main_out_path = &first;
    let parts = transform(options)
        .map_err(|error| anyhow!("{error:#}"))
        .context("cutting the program")?
        .prefetch_map;
    ensure!(
        !parts.is_empty(),
        "the program has no chunk: see crates/later"
    );
    for (part, files) in &parts {
        ensure!(
            !files.is_empty(),
            "the part {part:?} is empty: other code also reaches everything in it"
        );
    }
    Ok(parts)
}

/// Writes the script of the first part, and the part as that script expects it.
fn bind(workspace: &Workspace, work: &Path) -> Result<()> {
    let mut bindgen = workspace.command("wasm-bindgen");
    // The function table links the parts.
    bindgen.args([
        "--target=web",
        "--no-typescript",
        "--out-name=nim",
        "--keep-lld-exports",
    ]);
    bindgen
        .arg("--out-dir")
        .arg(work)
        .arg(work.join("nim.wasm"));
    read(&mut bindgen).map(drop)
}

/// Merges shared code: code of up to [`COPIES`] parts into the file of each, code of more parts into one
/// file. Returns the parts with that file.
///
/// So no part brings much that it does not need, and none is in more files than that. Two copies of a
/// function are equal. The function is called through the table, and it changes only the program's
/// memory.
fn share(
    workspace: &Workspace,
    parts: &HashMap<String, Vec<String>>,
    work: &Path,
    features: &[String],
) -> Result<BTreeMap<String, Vec<String>>> {
    let mut users = BTreeMap::<&str, usize>::new();
    for stem in parts.values().flatten() {
        *users.entry(stem).or_default() += 1;
    }
    let mut shared = BTreeSet::new();
    for (&stem, &users) in &users {
        if users > COPIES || users > 1 && !has_constants_only(&file(work, stem))? {
            shared.insert(stem);
        }
    }
    let path = |stem: &&str| file(work, stem);
    if !shared.is_empty() {
        let files: Vec<_> = shared.iter().map(path).collect();
        merge(workspace, &files, &file(work, SHARED), features).context("merging shared code")?;
    }
    let mut merged = BTreeMap::new();
    for (part, stems) in parts {
        let stems = stems.iter().map(String::as_str);
        let (common, own): (Vec<_>, Vec<_>) = stems.partition(|stem| shared.contains(stem));
        let mut files = vec![part.clone()];
        let own: Vec<_> = own.iter().map(path).collect();
        merge(workspace, &own, &file(work, part), features)
            .with_context(|| format!("merging the code of the part {part:?}"))?;
        if !common.is_empty() {
            files.push(SHARED.to_owned());
        }
        merged.insert(part.clone(), files);
    }
    Ok(merged)
}

/// The most parts that get a copy of the same code.
const COPIES: usize = 3;

/// The file with the code that more parts share.
const SHARED: &str = "shared";

/// Where the cut left a part.
fn file(work: &Path, stem: &str) -> PathBuf {
    work.join(stem).with_extension("wasm")
}

/// wasm-opt, as `index.html` says for Trunk.
struct Optimise<'a> {
    workspace: &'a Workspace,
    options: Vec<String>,
}

impl<'a> Optimise<'a> {
    fn new(workspace: &'a Workspace) -> Result<Self> {
        let html =
            fs::read_to_string(workspace.join("index.html")).context("reading index.html")?;
        let options = options(&html).context("looking for data-wasm-opt in index.html")?;
        Ok(Self { workspace, options })
    }

    /// The features of the program that Binaryen's other tools need to know.
    fn features(&self) -> Vec<String> {
        let features = self.options.iter();
        features
            .filter(|option| option.starts_with("--enable-"))
            .cloned()
            .collect()
    }

    fn file(&self, path: &Path) -> Result<Vec<u8>> {
        let mut optimise = self.workspace.command("wasm-opt");
        read(optimise.args(&self.options).arg(path).arg("-o").arg(path))?;
        fs::read(path).with_context(|| format!("reading {}", path.display()))
    }
}

fn options(html: &str) -> Option<Vec<String>> {
    let attribute = |name: &str| {
        let (_, rest) = html.split_once(&format!("{name}=\""))?;
        rest.split('"').next()
    };
    let level = format!("-O{}", attribute("data-wasm-opt")?);
    let others = attribute("data-wasm-opt-params")?.split_whitespace();
    Some(
        [level]
            .into_iter()
            .chain(others.map(str::to_owned))
            .collect(),
    )
}

/// The page whose boot element has these two lists.
fn told(html: &str, parts: &str, routes: &str) -> Result<String> {
    const PLACE: &str = " data-wasm=\"";
    ensure!(
        !parts.contains('\'') && !routes.contains('\''),
        "the lists of parts and routes contain the quotation mark that encloses them"
    );
    let told = format!(" data-parts='{parts}' data-routes='{routes}'{PLACE}");
    put(html, PLACE, &told)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_optimiser_gets_the_options_of_the_page() {
        let html = "<link data-wasm-opt=\"z\" data-wasm-opt-params=\"--enable-a --enable-b\">";
        assert_eq!(options(html).unwrap(), ["-Oz", "--enable-a", "--enable-b"]);
        assert_eq!(options("<link>"), None);
    }

    #[test]
    fn the_boot_element_lists_parts_and_routes() {
        let html = "<script id=\"boot\" data-wasm=\"./nim.wasm\">";
        assert_eq!(
            told(html, "{\"more\":{}}", "{}").unwrap(),
            "<script id=\"boot\" data-parts='{\"more\":{}}' data-routes='{}' data-wasm=\"./nim.wasm\">"
        );
        assert!(told(html, "'", "{}").is_err());
        assert!(told("<script>", "{}", "{}").is_err());
    }
}
