//! Cuts the program in two: what the first visit needs, and parts that are fetched when somebody
//! first wants them.
//!
//! The seams are drawn by `later!` (`crates/later`). `wasm_split_cli_support` follows the linker's
//! relocations from there and moves every function, table entry and text that nothing else
//! reaches; what both sides use stays in the first file and is called through the function table.
//! It must work on what the linker wrote, so wasm-bindgen and wasm-opt run here, after it, rather
//! than in Trunk.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, anyhow, ensure};
use serde_json::Value;
use wasm_split_cli_support::{Options, transform};

use super::{artifact::Artifact, names, script::program};
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

/// Replaces the program in `dist` by its first part, puts the others beside it, and gives back what
/// they consist of, with the styles that come with them.
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
    rename(&work, parts.values().flatten())?;

    let page = dist.join("index.html");
    let html = fs::read_to_string(&page).context("reading dist/index.html")?;
    let script = program(&html, "js").context("looking for the program's script")?;
    let old = program(&html, "wasm").context("looking for the program")?;
    // Its name is given, with its hash, when it is shortened.
    fs::copy(work.join("nim.js"), dist.join(script)).context("replacing the script")?;
    fs::remove_file(dist.join(old)).with_context(|| format!("removing {old}"))?;

    let optimise = Optimise::new(workspace)?;
    let first = optimise.file(&work.join("nim_bg.wasm"))?;
    let html = Artifact::write(dist, "nim", "wasm", first)?.in_place_of(old, &html);
    let mut later = Parts::new();
    // What two parts share is one file, which comes once.
    let mut made: HashMap<String, (String, String)> = HashMap::new();
    for (part, stems) in parts {
        let mut files = BTreeMap::new();
        for stem in stems {
            if !made.contains_key(&stem) {
                let bytes = optimise.file(&file(&work, &stem))?;
                let file = Artifact::write(dist, stem.trim_start_matches("split_"), "wasm", bytes)?;
                made.insert(stem.clone(), (format!("./{}", file.name), file.integrity));
            }
            files.extend(made.get(&stem).cloned());
        }
        later.insert(part, files);
    }
    for (part, Artifact { name, integrity }) in styles {
        for part in part.split('+') {
            let files = later.get_mut(part);
            let files = files.with_context(|| format!("styles: {part} is no part of the page"))?;
            files.insert(format!("./{name}"), integrity.clone());
        }
    }
    fs::write(&page, html).context("writing dist/index.html")?;
    Ok(later)
}

/// Tells `boot.js` of what comes later.
pub(crate) fn list_parts(dist: &Path, parts: &Parts) -> Result<()> {
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page).context("reading dist/index.html")?;
    // Of no use to a first visit, and hashes do not compress.
    let list = Artifact::write(dist, "later", "json", serde_json::to_string(parts)?)?;
    fs::write(&page, told(&html, &list)?).context("writing dist/index.html")
}

/// What the linker wrote, wherever Cargo was told to put it.
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
        "the program has no seam: see crates/later"
    );
    for (part, files) in &parts {
        ensure!(
            !files.is_empty(),
            "nothing is left for the part {part:?} to bring: all of it is also reached without it"
        );
    }
    Ok(parts)
}

/// Writes the script of the first part, and the part as that script expects it.
fn bind(workspace: &Workspace, work: &Path) -> Result<()> {
    let mut bindgen = workspace.command("wasm-bindgen");
    // The function table is what the parts are linked by.
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

/// Gives the first part and its script short names for each other.
fn rename<'a>(work: &Path, later: impl Iterator<Item = &'a String>) -> Result<()> {
    let mut wanted = BTreeSet::new();
    for stem in later {
        let part = file(work, stem);
        let bytes = fs::read(&part).with_context(|| format!("reading {}", part.display()))?;
        wanted.extend(
            names::wanted(&bytes).with_context(|| format!("looking into {}", part.display()))?,
        );
    }
    let (first, script) = (work.join("nim_bg.wasm"), work.join("nim.js"));
    let bytes = fs::read(&first).context("reading nim_bg.wasm")?;
    let text = fs::read_to_string(&script).context("reading nim.js")?;
    let (bytes, text) =
        names::shorten(&bytes, &text, &wanted).context("shortening the program's names")?;
    fs::write(&first, bytes).context("writing nim_bg.wasm")?;
    fs::write(&script, text).context("writing nim.js")
}

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

/// The page whose boot element says where the list of the later files is, which holds of each part
/// its files, each with its hash.
fn told(html: &str, list: &Artifact) -> Result<String> {
    const PLACE: &str = " data-wasm=\"";
    ensure!(
        html.contains(PLACE),
        "dist/index.html does not say where the program is"
    );
    let Artifact { name, integrity } = list;
    let told = format!(" data-later=\"./{name}\" data-sum=\"{integrity}\"{PLACE}");
    Ok(html.replacen(PLACE, &told, 1))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_optimiser_is_told_what_the_page_says() {
        let html = "<link data-wasm-opt=\"z\" data-wasm-opt-params=\"--enable-a --enable-b\">";
        assert_eq!(options(html).unwrap(), ["-Oz", "--enable-a", "--enable-b"]);
        assert_eq!(options("<link>"), None);
    }

    #[test]
    fn the_boot_element_names_the_list_of_later_files() {
        let list = Artifact {
            name: "later-1.json".to_owned(),
            integrity: "sha384-x".to_owned(),
        };
        let html = told("<script id=\"boot\" data-wasm=\"./nim.wasm\">", &list).unwrap();
        assert_eq!(
            html,
            "<script id=\"boot\" data-later=\"./later-1.json\" data-sum=\"sha384-x\" data-wasm=\"./nim.wasm\">"
        );
        assert!(told("<script>", &list).is_err());
    }
}
