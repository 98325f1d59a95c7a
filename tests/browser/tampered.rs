//! Files that are not those that were built: none of them runs.

use std::{
    fs,
    path::{Path, PathBuf},
};

use anyhow::{Context, Result, ensure};
use nim_harness::{
    Engine, Site,
    browser::{ANYTHING, Control, Page, Stage, Window, dist},
};
use serde_json::json;

use crate::hosting::is_compressed;
use crate::table::{let_it_think, mv, take, until_heaps};

/// How a file is not the one that was built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    /// One byte is another.
    Byte,
    /// It is another file, as good as the one that was built.
    Other,
}

/// What people see of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    /// The document alone tells what to do, after a while.
    Line,
    /// The page that tells of faults.
    Fault,
    /// The game goes on, and says that a dialog did not come.
    Part,
    /// Nobody misses it.
    Nothing,
}

/// Files by how their names begin and end, and what is seen when one is changed.
const FILES: [(&str, &str, Seen); 8] = [
    ("boot-", ".js", Seen::Line),
    ("nim-", ".js", Seen::Fault),
    ("nim-", ".wasm", Seen::Fault),
    ("later-", ".json", Seen::Part),
    ("more-", ".wasm", Seen::Part),
    ("more-", ".css", Seen::Part),
    ("offline-", ".js", Seen::Nothing),
    ("fault-", ".js", Seen::Nothing),
];

/// Many copies of the built page below one host, each with a file changed. Addresses differ, so that
/// no browser takes a file from its memory.
struct Hosts(PathBuf);

impl Hosts {
    fn new() -> Result<Self> {
        let folder = std::env::temp_dir().join(format!("nim-tampered-{}", std::process::id()));
        fs::create_dir_all(&folder)?;
        let hosts = Self(folder);
        copy(&hosts.0)?;
        Ok(hosts)
    }

    fn tampered(&self, name: &str, (begin, end): (&str, &str), change: Change) -> Result<()> {
        let folder = self.0.join(name);
        fs::create_dir_all(&folder)?;
        copy(&folder)?;
        let file = named(&folder, begin, end)?;
        let path = folder.join(&file);
        let mut content = fs::read(&path)?;
        match change {
            // In the middle of a name or a number, the file is as good as before for a parser.
            Change::Byte => {
                let place = content.len() / 2;
                content[place] ^= 1;
            }
            Change::Other => content = other(end).to_vec(),
        }
        // The copies share their files.
        fs::remove_file(&path)?;
        fs::write(&path, content).with_context(|| format!("changing {file}"))
    }
}

impl Drop for Hosts {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn copy(folder: &Path) -> Result<()> {
    for entry in fs::read_dir(dist()).context("reading the built page")? {
        let file = entry?;
        let (name, to) = (file.file_name(), folder.join(file.file_name()));
        if !is_compressed(&name.to_string_lossy()) && file.file_type()?.is_file() {
            fs::hard_link(file.path(), &to).or_else(|_| fs::copy(file.path(), &to).map(drop))?;
        }
    }
    Ok(())
}

fn named(folder: &Path, begin: &str, end: &str) -> Result<String> {
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if name.starts_with(begin) && name.ends_with(end) {
            return Ok(name);
        }
    }
    anyhow::bail!("there is no {begin}…{end}")
}

/// Something that would run, and be noticed.
fn other(end: &str) -> &'static [u8] {
    match end {
        ".js" => b"globalThis.tampered = true; export default () => {};",
        ".css" => b":root { --tampered: 1 }",
        ".json" => b"{\"more\":{},\"fault\":{}}",
        // A program with nothing in it.
        _ => b"\0asm\x01\0\0\0",
    }
}

async fn is_clean(page: &Page) -> Result<()> {
    let script = "return [globalThis.tampered ?? null,
        getComputedStyle(document.documentElement).getPropertyValue('--tampered')]";
    let ran = page.run(script, Vec::new()).await?;
    ensure!(
        ran == json!([null, ""]),
        "what was changed took effect: {ran}"
    );
    Ok(())
}

async fn sees(page: &Page, seen: Seen, file: &str) -> Result<()> {
    match seen {
        Seen::Line => {
            page.find(Control::Link, "Reload").await?;
        }
        Seen::Fault => {
            page.find(Control::Dialog, "Nim could not be loaded")
                .await?;
            page.find(Control::Button, "Reload").await?;
        }
        Seen::Part => {
            until_heaps(page, &[3, 5, 7]).await?;
            page.press("New game").await?;
            page.find(Control::Button, "Try again").await?;
            page.key("Escape").await?;
        }
        Seen::Nothing if file == "fault-" => {
            until_heaps(page, &[3, 5, 7]).await?;
            let end = "dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))";
            page.run(end, Vec::new()).await?;
            page.find(Control::Button, "Reload").await?;
            page.read("Nim has stopped, or could not be loaded.")
                .await?;
        }
        Seen::Nothing => {
            until_heaps(page, &[3, 5, 7]).await?;
            take(page, mv("A1")).await?;
            until_heaps(page, &[2, 5, 7]).await?;
            // It comes in a pause, if at all.
            if file == "offline-" {
                let_it_think();
            }
        }
    }
    Ok(())
}

#[test]
fn nothing_runs_that_is_not_what_was_built() {
    let hosts = Hosts::new().unwrap();
    let mut copies = Vec::new();
    for (begin, end, seen) in FILES {
        for change in [Change::Byte, Change::Other] {
            let name = format!("{begin}{}-{change:?}", &end[1..]);
            hosts.tampered(&name, (begin, end), change).unwrap();
            copies.push((name, begin, end, seen));
        }
    }
    let site = Site::new(&hosts.0).unwrap();
    Stage::new(Window::desktop()).play_on(&site, async |page| {
        for (name, begin, end, seen) in &copies {
            // WebKitGTK asks for no hash of a script that another one imports.
            if page.engine() == Engine::WebKit && *end == ".js" && *begin != "boot-" {
                continue;
            }
            page.forget().await?;
            page.visit(&format!("{name}/?{name}")).await?;
            let looked = sees(page, *seen, begin).await;
            looked.with_context(|| format!("{name} was changed"))?;
            let clean = is_clean(page).await;
            clean.with_context(|| format!("{name} was changed"))?;
        }
        page.excuse(ANYTHING);
        Ok(())
    });
}
