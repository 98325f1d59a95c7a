//! The parts of the built page that work offline: the worker with its list of files, and the script that
//! starts the worker.
//!
//! Every file that the page loads gets its content's hash into its name here, if there is none yet. So
//! no cache, of the worker or a host, can mix two versions. One hash over all files is the name of the
//! version.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result};
use nim_serve::{Policy, is_hashed};

use super::{
    artifact::{Artifact, digits, integrity},
    compress::files,
    document::put,
    words::Words,
};
use crate::command::Workspace;

/// The only files requested by a name without a hash, by browsers that offer to install the page. These
/// names identify an installed page.
const MANIFEST: [&str; 2] = ["manifest.webmanifest", "icon-192.png"];

/// Puts the files of `assets/site`, which a host serves as they are, into the built page; with their
/// sentences.
pub(crate) fn copy_site(workspace: &Workspace, dist: &Path, words: &Words) -> Result<()> {
    let site = workspace.join("assets/site");
    for file in files(&site)? {
        let (from, to) = (site.join(&file), dist.join(&file));
        let copied = match fs::read_to_string(&from) {
            Ok(text) => fs::write(
                to,
                words
                    .filled(&text)
                    .with_context(|| format!("filling {file}"))?,
            ),
            // A picture.
            Err(_) => fs::copy(from, to).map(drop),
        };
        copied.with_context(|| format!("copying {file}"))?;
    }
    Ok(())
}

/// Writes `boot.js`, `offline.js`, its style and `sw.js`; `short` shortens a script or a style.
///
/// All other files of a version must be in `dist` by now, except their compressed copies.
pub(crate) fn keep_offline(
    workspace: &Workspace,
    dist: &Path,
    short: impl Fn(&Path) -> Result<String>,
) -> Result<()> {
    let assets = workspace.join("assets");
    let page = dist.join("index.html");
    let html = fs::read_to_string(&page).context("reading dist/index.html")?;

    let style = Artifact::write(dist, "update", "css", short(&assets.join("update.css"))?)?;
    let script = short(&assets.join("offline.js"))?;
    let script = dressed(&script, "update.css", &style)?;
    let boot = Artifact::write(dist, "boot", "js", short(&dist.join("boot.js"))?)?;
    fs::remove_file(dist.join("boot.js")).context("removing dist/boot.js")?;
    let html = boot.in_place_of("boot.js", &html);
    let worker = short(&assets.join("sw.js"))?;

    let mut kept = BTreeMap::new();
    // The documents' own policy is added when nothing changes in them any more.
    let policy = Policy::standing();
    let mut version = [&html, &script, &worker, &policy]
        .map(String::as_bytes)
        .concat();
    for file in files(dist)? {
        if is_hashed(&file) || MANIFEST.contains(&file.as_str()) {
            let content = fs::read(dist.join(&file)).with_context(|| format!("reading {file}"))?;
            let integrity = integrity(&content);
            version.extend(file.bytes().chain(integrity.bytes()));
            kept.insert(file, integrity);
        }
    }
    let version = digits(&version);
    let name = format!("offline-{version}.js");
    let sum = integrity(script.as_bytes());
    kept.insert(name.clone(), sum.clone());
    fs::write(dist.join(&name), script).with_context(|| format!("writing {name}"))?;

    let attribute = format!(" data-offline=\"./{name}\" data-offline-sum=\"{sum}\" data-wasm=");
    fs::write(&page, put(&html, " data-wasm=", &attribute)?).context("writing index.html")?;
    let list = serde_json::to_string(&kept)?;
    let worker = put(&worker, "<version>", &version)?;
    let worker = put(&worker, "\"<files>\"", &list)?;
    fs::write(dist.join("sw.js"), worker).context("writing sw.js")
}

/// The script with the name and the hash of its style in their two places.
pub(crate) fn dressed(script: &str, plain: &str, style: &Artifact) -> Result<String> {
    let script = put(
        script,
        &format!("\"{plain}\""),
        &format!("\"{}\"", style.name),
    )?;
    put(&script, &format!("<{plain}>"), &style.integrity)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Builds a small page in a folder of its own; the script of the program is this.
    fn built(program: &str) -> (tempfile::TempDir, String) {
        let workspace = Workspace::find().unwrap();
        let dist = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| fs::write(dist.path().join(name), text).unwrap();
        let nim = Artifact::write(dist.path(), "nim", "js", program).unwrap();
        write(
            "index.html",
            &format!(
                "<script src=\"./boot.js\" integrity=\"\" data-js=\"./{}\" data-wasm=\"./x\"></script>",
                nim.name
            ),
        );
        write("boot.js", "start");
        copy_site(&workspace, dist.path(), &Words::of(&workspace).unwrap()).unwrap();
        keep_offline(&workspace, dist.path(), |path| {
            Ok(fs::read_to_string(path)?)
        })
        .unwrap();
        let worker = fs::read_to_string(dist.path().join("sw.js")).unwrap();
        (dist, worker)
    }

    fn version(worker: &str) -> &str {
        let (_, rest) = worker.split_once("VERSION = \"").unwrap();
        rest.split('"').next().unwrap()
    }

    #[test]
    fn the_worker_caches_only_the_files_of_the_page() {
        let (dist, worker) = built("a program");
        let kept = nim_serve::kept_offline(dist.path()).unwrap();
        for file in &kept {
            assert!(dist.path().join(file).is_file(), "{file} is not there");
        }
        let starts: Vec<_> = kept
            .iter()
            .map(|file| file.split(['-', '.']).next().unwrap())
            .collect();
        assert_eq!(
            starts,
            [
                "boot", "icon", "index", "manifest", "nim", "offline", "update"
            ]
        );
        assert!(!worker.contains("<files>"));
    }

    #[test]
    fn the_page_names_its_start_files_only_by_hashed_names() {
        let (dist, worker) = built("a program");
        let html = fs::read_to_string(dist.path().join("index.html")).unwrap();
        assert!(!html.contains("\"./boot.js\""), "{html}");
        let offline = format!("./offline-{}.js", version(&worker));
        let script = fs::read(dist.path().join(&offline)).unwrap();
        let sum = integrity(&script);
        let told = format!("data-offline=\"{offline}\" data-offline-sum=\"{sum}\"");
        assert!(html.contains(&told), "{html}");
        assert!(!dist.path().join("boot.js").exists());
        let boot = integrity(b"start");
        assert!(
            html.contains(&format!(".js\" integrity=\"{boot}\"")),
            "{html}"
        );
    }

    #[test]
    fn another_program_is_another_version_and_the_same_one_is_not() {
        let (_one, first) = built("a program");
        let (_same, same) = built("a program");
        let (_other, other) = built("another program");
        assert_eq!(version(&first), version(&same));
        assert_ne!(version(&first), version(&other));
    }
}
