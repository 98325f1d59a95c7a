//! The program: compiled, cut into the file of a first visit and the files of its chunks, and optimised.
//!
//! `chunk!` (`crates/later`) marks the chunks. From there `wasm_split_cli_support` follows the linker's
//! relocations, and moves each function and text that nothing else reaches.

use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    env,
    ffi::OsString,
    fs, mem,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, anyhow, ensure};
use rayon::prelude::*;
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};

use super::merge::{BINARYEN, has_constants_only, merge};
use crate::{
    command::{Workspace, read, run},
    setup::WASM,
};

/// The file with the code that several chunks share.
const SHARED: &str = "shared";

/// The most chunks that get a copy of the same code.
const MAX_COPIES: usize = 3;

/// The files of the program.
pub(crate) struct Program {
    /// The script of wasm-bindgen, which starts the program.
    pub(crate) script: String,
    /// The content of the one wasm file of a first visit.
    pub(crate) first: Vec<u8>,
    /// The content of the other wasm files, by stem: the name without hash and extension.
    pub(crate) later: BTreeMap<String, Vec<u8>>,
    /// The stems of the files of each chunk.
    pub(crate) chunks: BTreeMap<String, Vec<String>>,
}

/// Compiles the program, and returns the output of the linker.
pub(crate) fn compile(workspace: &Workspace, features: &str) -> Result<Vec<u8>> {
    let target = workspace.join("target");
    let mut cargo = workspace.command("cargo");
    cargo
        .args(["build", "--release", "--bin", "nim", "--target", WASM])
        .args(["--features", features, "--target-dir"])
        .arg(&target)
        .env_remove("RUSTFLAGS")
        .env(
            "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
            flags(workspace),
        );
    run(&mut cargo)?;
    let program = target.join(WASM).join("release/nim.wasm");
    fs::read(&program).with_context(|| format!("reading {}", program.display()))
}

/// Flags that keep the linker's relocations for the cutter, and remove this machine's paths, which are
/// private and would make the same page differ elsewhere.
fn flags(workspace: &Workspace) -> OsString {
    let mut flags = env::var_os("RUSTFLAGS").unwrap_or_default();
    flags.push(" -Clink-args=--emit-relocs");
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    // `registry/src` has a folder for each registry, with the sources of its crates.
    let sources = home.and_then(|home| fs::read_dir(home.join("registry/src")).ok());
    let sources = sources.into_iter().flatten().flatten();
    for path in sources
        .map(|source| source.path().join(""))
        .chain([workspace.join("")])
    {
        // A flag cannot hold a space here; the page is right without it all the same.
        if !path.to_string_lossy().contains(' ') {
            flags.push(" --remap-path-prefix=");
            flags.push(path);
            flags.push("=");
        }
    }
    flags
}

/// Cuts the output of the linker.
pub(crate) fn cut(workspace: &Workspace, linked: &[u8]) -> Result<Program> {
    let work = tempfile::tempdir().context("making a folder for the cut program")?;
    let file = |stem: &str| work.path().join(stem).with_extension("wasm");
    let main = file("nim");
    let mut options = Options::new(linked);
    options.output_dir = work.path();
    options.main_out_path = &main;
    let split = transform(options)
        .map_err(|error| anyhow!("{error:#}"))
        .context("cutting the program")?;

    let mut bindgen = Bindgen::new();
    // Each part links with the others by the function table, which the linker exports.
    bindgen
        .input_path(&main)
        .web(true)?
        .typescript(false)
        .omit_default_module_path(true)
        .keep_lld_exports(true);
    let mut bound = bindgen
        .generate_output()
        .context("writing the script of the program")?;
    let mut script = bound.js().to_owned();
    for (number, import) in bound.wasm_mut().imports.iter_mut().enumerate() {
        // Most names have a hash, which cannot be packed: 6 KB in both files.
        let short = format!("i{number}");
        let name = format!("{}: ", mem::replace(&mut import.name, short.clone()));
        ensure!(
            script.matches(&name).count() == 1,
            "the script of the program does not have {name:?} once"
        );
        script = script.replace(&name, &format!("{short}: "));
    }
    fs::write(&main, bound.wasm_mut().emit_wasm()).context("writing the program")?;

    let chunks = merge_chunks(workspace, &split.prefetch_map, &file)?;
    let mut stems: BTreeSet<_> = chunks.values().flatten().map(String::as_str).collect();
    stems.insert("nim");
    let optimised = stems
        .into_par_iter()
        .map(|stem| Ok((stem.to_owned(), optimise(workspace, &file(stem))?)));
    let mut later: BTreeMap<_, _> = optimised.collect::<Result<_>>()?;
    let first = later.remove("nim").context("looking for the first file")?;
    Ok(Program {
        script,
        first,
        later,
        chunks,
    })
}

/// Makes one file of the code of each chunk, and one of the code that several chunks share. The cutter has
/// written a file for each set of chunks: 33 to 69 for a screen. Returns the stems of the files of each chunk.
///
/// Code of two or three chunks goes into the file of each if it has constants only, so that no screen loads much that
/// it does not need. Two copies of a function or a constant are equal. A second copy of variables would set them back.
fn merge_chunks(
    workspace: &Workspace,
    chunks: &HashMap<String, Vec<String>>,
    file: &(impl Fn(&str) -> PathBuf + Sync),
) -> Result<BTreeMap<String, Vec<String>>> {
    let mut users = BTreeMap::<&str, usize>::new();
    for stem in chunks.values().flatten() {
        *users.entry(stem).or_default() += 1;
    }
    let paths = |stems: &[&str]| stems.iter().map(|stem| file(stem)).collect::<Vec<_>>();
    let mut shared = Vec::new();
    for (stem, count) in users {
        let may_copy = count == 1 || (count <= MAX_COPIES && has_constants_only(&file(stem))?);
        if !may_copy {
            shared.push(stem);
        }
    }
    if !shared.is_empty() {
        merge(workspace, &paths(&shared), &file(SHARED)).context("merging shared code")?;
    }
    let merged = chunks.par_iter().map(|(chunk, stems)| {
        let stems = stems.iter().map(String::as_str);
        let (common, own): (Vec<_>, Vec<_>) = stems.partition(|stem| shared.contains(stem));
        ensure!(
            !own.is_empty(),
            "the chunk {chunk:?} is empty: other code also reaches everything in it"
        );
        merge(workspace, &paths(&own), &file(chunk))
            .with_context(|| format!("merging the chunk {chunk:?}"))?;
        let common = (!common.is_empty()).then(|| SHARED.to_owned());
        Ok((
            chunk.clone(),
            [chunk.clone()].into_iter().chain(common).collect(),
        ))
    });
    merged.collect()
}

fn optimise(workspace: &Workspace, path: &Path) -> Result<Vec<u8>> {
    let mut optimise = workspace.command("wasm-opt");
    optimise
        .arg("-Oz")
        // A second pass takes half a KB more from a first visit.
        .args((path.file_stem() == Some("nim".as_ref())).then_some("-Oz"))
        // Rust has inlined what is worth it: 0.5 KB.
        .args(["-aimfs", "0", "-fimfs", "0", "-ocimfs", "20"])
        // Nothing lies at the lowest addresses, where the stack ends: 0.8 KB.
        .arg("--low-memory-unused")
        // Copies of a generic function side by side are packed better: 1.5 KB.
        .arg("--reorder-functions-by-name")
        .args(BINARYEN)
        .args(["--strip-producers", "--strip-target-features"]);
    read(optimise.arg(path).arg("-o").arg(path))?;
    fs::read(path).with_context(|| format!("reading {}", path.display()))
}
