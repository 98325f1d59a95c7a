//! How heavy the page is: a first visit, each screen, and the files for offline use.
//!
//! Sizes are in KB of 1024 bytes after brotli. Only two of them have a limit, far from today's size, so
//! that no code stands elsewhere because of its weight.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use anyhow::{Context, Result, ensure};

/// The aim and the limit of a first visit.
const FIRST_VISIT: (usize, usize) = (150, 230);
/// The aim of each screen, besides.
const SCREEN: usize = 65;
/// The aim and the limit of all other files that the worker saves.
const OFFLINE: (usize, usize) = (430, 500);

/// Prints the sizes of a built page beside those of the build before, which `before` remembers.
pub(super) fn weigh(folder: &Path, before: &Path) -> Result<()> {
    let old = read(before);
    let html = fs::read_to_string(folder.join("index.html")).context("reading index.html")?;
    let chunks: BTreeMap<String, Vec<String>> =
        serde_json::from_str(attribute(&html, "data-parts='", '\'')?)?;
    let first = nim_serve::first_visit(folder)?;
    let kept = nim_serve::kept_offline(folder)?;
    let all = |files: &BTreeSet<String>| {
        files
            .iter()
            .map(|file| weight(folder, file))
            .sum::<Result<usize>>()
    };

    let mut rows = Vec::new();
    for file in &first {
        rows.push((stem(file), weight(folder, file)?));
    }
    rows.sort_by_key(|&(_, bytes)| usize::MAX - bytes);
    rows.push(("first visit".to_owned(), all(&first)?));
    let mut screens = Vec::new();
    for (chunk, files) in &chunks {
        let files: BTreeSet<_> = files
            .iter()
            .map(|file| file.trim_start_matches("./").to_owned())
            .collect();
        screens.push((chunk.clone(), all(&files)?));
    }
    screens.sort_by_key(|&(_, bytes)| usize::MAX - bytes);
    // The worker itself comes with its list.
    let besides: BTreeSet<_> = kept
        .difference(&first)
        .cloned()
        .chain(["sw.js".to_owned()])
        .collect();
    let offline = ("offline besides".to_owned(), all(&besides)?);

    let row = |(name, bytes): &(String, usize)| {
        let (now, old) = (kilobytes(*bytes), old.get(name).map(|old| kilobytes(*old)));
        let change = old
            .filter(|old| *old != now)
            .map(|old| format!(", before {old}"));
        println!("{now:>8}  {name}{}", change.unwrap_or_default());
    };
    let within = |(aim, limit): (usize, usize)| println!("          (aim {aim}, limit {limit})");
    println!("A first visit, in KB of 1024 bytes after brotli:");
    rows.iter().for_each(row);
    within(FIRST_VISIT);
    println!("Each screen, and what else loads when it is asked for, besides (aim {SCREEN}):");
    screens.iter().for_each(row);
    row(&offline);
    within(OFFLINE);

    let first = rows.last().map_or(0, |(_, bytes)| *bytes);
    let lines = rows.iter().chain(&screens).chain([&offline]);
    let lines: Vec<_> = lines
        .map(|(name, bytes)| format!("{bytes} {name}"))
        .collect();
    fs::write(before, lines.join("\n")).with_context(|| format!("writing {}", before.display()))?;
    for (name, bytes, (_, limit)) in [
        ("a first visit", first, FIRST_VISIT),
        ("the rest for offline use", offline.1, OFFLINE),
    ] {
        ensure!(
            bytes <= limit * 1024,
            "{name} weighs {} KB, over the limit of {limit}",
            kilobytes(bytes)
        );
    }
    Ok(())
}

/// The sizes of the build before, as far as there was one.
fn read(before: &Path) -> BTreeMap<String, usize> {
    let text = fs::read_to_string(before).unwrap_or_default();
    let rows = text.lines().filter_map(|line| line.split_once(' '));
    rows.filter_map(|(bytes, name)| Some((name.to_owned(), bytes.parse().ok()?)))
        .collect()
}

fn attribute<'a>(html: &'a str, begin: &str, end: char) -> Result<&'a str> {
    let rest = html.split_once(begin).map(|(_, rest)| rest);
    rest.and_then(|rest| rest.split(end).next())
        .with_context(|| format!("looking for {begin} in index.html"))
}

/// The name of a file without the hash of its content: `nim.wasm`.
fn stem(file: &str) -> String {
    match (file.split_once('-'), file.rsplit_once('.')) {
        (Some((stem, _)), Some((_, end))) => format!("{stem}.{end}"),
        _ => file.to_owned(),
    }
}

/// The size of a file on its way to a browser.
fn weight(folder: &Path, file: &str) -> Result<usize> {
    let small = folder.join(format!("{file}.br"));
    let sent = if small.is_file() {
        small
    } else {
        folder.join(file)
    };
    let size = sent
        .metadata()
        .with_context(|| format!("weighing {file}"))?
        .len();
    Ok(usize::try_from(size)?)
}

/// Rounded up, so that a size over its limit never reads as within.
fn kilobytes(bytes: usize) -> String {
    let tenths = (bytes * 10).div_ceil(1024);
    format!("{}.{}", tenths / 10, tenths % 10)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn kilobytes_round_up() {
        for (bytes, expected) in [
            (0, "0.0"),
            (1, "0.1"),
            (1024, "1.0"),
            (95 * 1024 + 1, "95.1"),
        ] {
            assert_eq!(kilobytes(bytes), expected);
        }
    }

    #[test]
    fn a_first_visit_over_its_limit_is_an_error() {
        let folder = tempfile::tempdir().unwrap();
        let write =
            |name: &str, content: &[u8]| fs::write(folder.path().join(name), content).unwrap();
        write(
            "index.html",
            b"<script src=\"./boot.js\" data-parts='{}'></script>",
        );
        write("sw.js", b"{\"x\":\"sha256-a\"}");
        write("x", b"");
        let before = folder.path().join("sizes");
        write("boot.js", &[0; 100]);
        weigh(folder.path(), &before).unwrap();
        assert_eq!(read(&before)["boot.js"], 100);
        write("boot.js", &vec![0; FIRST_VISIT.1 * 1024]);
        assert!(
            weigh(folder.path(), &before)
                .unwrap_err()
                .to_string()
                .starts_with(&format!("a first visit weighs {}.", FIRST_VISIT.1))
        );
    }
}
