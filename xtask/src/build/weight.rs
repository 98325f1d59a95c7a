//! How heavy the page is: a first visit, each screen, and the files for offline use.
//!
//! Sizes are in KB of 1024 bytes after brotli. Two of them have a limit far from today's size, so that no code stands
//! elsewhere because of its weight. The limit of the document is near: a server sends no more before the browser answers.

use std::{collections::BTreeMap, fs, path::Path};

use anyhow::{Context, Result, ensure};

use super::{
    Chunks,
    visit::{first_visit, kept_offline},
};

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
pub(super) fn weigh(folder: &Path, chunks: &Chunks, before: &Sizes) -> Result<Sizes> {
    let first = first_visit(folder)?;
    // The worker itself comes with its list.
    let mut besides = kept_offline(folder)?;
    besides.retain(|file| !first.contains(file));
    besides.insert("sw.js".to_owned());

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
    for file in &first {
        add(&stem(file), &[file])?;
    }
    let first_bytes = add("first visit", &Vec::from_iter(&first))?;
    println!("          (aim {}, limit {})", FIRST_VISIT.0, FIRST_VISIT.1);
    println!("Each screen, and what else loads when it is asked for, besides (aim {SCREEN}):");
    for (chunk, files) in chunks {
        add(chunk, &Vec::from_iter(files))?;
    }
    let offline_bytes = add("offline besides", &Vec::from_iter(&besides))?;
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
        let html = "<script src=\"./boot.js\"></script>";
        write("index.html", html.as_bytes());
        write("sw.js", b"{\"x\":\"sha256-a\"}");
        write("x", b"");
        write("rare.wasm", &[0; 7]);
        write("boot.js", &[0; 100]);
        let chunks = Chunks::from([("rare".to_owned(), vec!["./rare.wasm".to_owned()])]);
        let sizes = weigh(folder.path(), &chunks, &Sizes::new()).unwrap();
        assert_eq!((sizes["boot.js"], sizes["rare"]), (100, 7));
        write("boot.js", &vec![0; 230 * 1024]);
        let heavy = weigh(folder.path(), &chunks, &sizes)
            .unwrap_err()
            .to_string();
        assert!(heavy.starts_with("a first visit weighs "), "{heavy}");
        write("index.html", format!("{html:14001}").as_bytes());
        let heavy = weigh(folder.path(), &chunks, &sizes)
            .unwrap_err()
            .to_string();
        assert!(
            heavy.starts_with("the document weighs 14001 bytes"),
            "{heavy}"
        );
    }
}
