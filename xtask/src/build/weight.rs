//! How heavy the page is: a first visit, each screen, and the files for offline use.
//!
//! Sizes are in KB of 1024 bytes after brotli. Two of them have a limit far from today's size, so that no code stands
//! elsewhere because of its weight. The limit of the document is near: a server sends no more before the browser answers.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use anyhow::{Context, Result, ensure};

use super::Chunks;

/// The names of the files of a page by when a browser loads them. Icons and manifest of an installation are not
/// counted.
pub(super) struct Loaded {
    pub(super) first: BTreeSet<String>,
    pub(super) chunks: Chunks,
    /// What the worker loads besides, in idle time after the first visit.
    pub(super) offline: BTreeSet<String>,
}

/// Bytes by name: of each file of the first visit, of the first visit, of each chunk, and of the rest for offline use.
pub(super) type Sizes = BTreeMap<String, u32>;

/// The limit of the document, in bytes.
const DOCUMENT: u32 = 14_000;
/// The aim and the limit of a first visit.
const FIRST_VISIT: (u32, u32) = (150, 230);
/// The aim of each screen, on top of a first visit.
const SCREEN: u32 = 65;
/// The aim and the limit of all other files that the worker saves.
const OFFLINE: (u32, u32) = (430, 500);

/// Prints the sizes of a built page beside those of the build before, and returns them.
///
/// # Errors
///
/// When a file is not there, or a size is above its limit.
pub(super) fn weigh(folder: &Path, loaded: &Loaded, before: &Sizes) -> Result<Sizes> {
    let mut sizes = Sizes::new();
    let mut add = |name: &str, files: &[&String]| -> Result<u32> {
        let bytes = files.iter().map(|file| weight(folder, file));
        let bytes = bytes.sum::<Result<u32>>()?;
        let (now, old) = (kilobytes(bytes), before.get(name).copied().map(kilobytes));
        let change = old.filter(|old| *old != now);
        let change = change.map(|old| format!(", before {old}"));
        println!("{now:>8}  {name}{}", change.unwrap_or_default());
        sizes.insert(name.to_owned(), bytes);
        Ok(bytes)
    };
    println!("Sizes in KB of 1024 bytes after brotli:");
    for file in &loaded.first {
        add(&stem(file), &[file])?;
    }
    let first_bytes = add("first visit", &Vec::from_iter(&loaded.first))?;
    println!("          (aim {}, limit {})", FIRST_VISIT.0, FIRST_VISIT.1);
    println!("Each screen, and what else loads when it is asked for, besides (aim {SCREEN}):");
    for (chunk, files) in &loaded.chunks {
        add(chunk, &Vec::from_iter(files))?;
    }
    let offline_bytes = add("offline besides", &Vec::from_iter(&loaded.offline))?;
    println!("          (aim {}, limit {})", OFFLINE.0, OFFLINE.1);

    for (name, bytes, limit) in [
        ("the document", sizes["index.html"], DOCUMENT),
        ("a first visit", first_bytes, FIRST_VISIT.1 * 1024),
        ("the rest for offline use", offline_bytes, OFFLINE.1 * 1024),
    ] {
        ensure!(
            bytes <= limit,
            "{name} weighs {bytes} bytes, over the limit of {limit}"
        );
    }
    Ok(sizes)
}

/// The name of a file without the hash of its content: `nim.wasm`.
fn stem(file: &str) -> String {
    match (file.split_once('-'), file.rsplit_once('.')) {
        (Some((stem, _)), Some((_, end))) => format!("{stem}.{end}"),
        _ => file.to_owned(),
    }
}

/// The size of a file on its way to a browser.
fn weight(folder: &Path, file: &str) -> Result<u32> {
    let sent = fs::metadata(folder.join(format!("{file}.br")));
    let sent = sent.or_else(|_| fs::metadata(folder.join(file)));
    let size = sent.with_context(|| format!("weighing {file}"))?.len();
    Ok(u32::try_from(size)?)
}

fn kilobytes(bytes: u32) -> String {
    format!("{:.1}", f64::from(bytes) / 1024.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_document_or_a_first_visit_over_its_limit_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let write =
            |name: &str, content: &[u8]| fs::write(folder.path().join(name), content).unwrap();
        write("index.html", &[0; 10]);
        write("boot.js", &[0; 100]);
        write("rare.wasm", &[0; 7]);
        write("sw.js", &[0; 3]);
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let loaded = Loaded {
            first: names(&["boot.js", "index.html"]),
            chunks: Chunks::from([("rare".to_owned(), vec!["./rare.wasm".to_owned()])]),
            offline: names(&["rare.wasm", "sw.js"]),
        };
        let sizes = weigh(folder.path(), &loaded, &Sizes::new()).unwrap();
        let names = ["boot.js", "first visit", "rare", "offline besides"];
        assert_eq!(names.map(|name| sizes[name]), [100, 110, 7, 10]);
        write("boot.js", &vec![0; 230 * 1024]);
        let heavy = || {
            weigh(folder.path(), &loaded, &sizes)
                .unwrap_err()
                .to_string()
        };
        assert!(heavy().starts_with("a first visit weighs "), "{}", heavy());
        write("index.html", &[0; 14_001]);
        let document = "the document weighs 14001 bytes";
        assert!(heavy().starts_with(document), "{}", heavy());
        write("boot.js", b"");
        write("index.html", b"");
        write("sw.js", &vec![0; 500 * 1024]);
        let offline = "the rest for offline use weighs ";
        assert!(heavy().starts_with(offline), "{}", heavy());
    }
}
