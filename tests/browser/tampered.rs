//! Files that are not those that were built: none of them runs.

use std::{collections::HashSet, ffi::OsStr, fs, mem::discriminant, path::Path};

use anyhow::{Context, Result, ensure};
use nim::catalogue::{document, page as page_words, setup, stop, update};
use nim_browser::{Ability, Control, Page, Stage, Test, dist, test};
use serde_json::json;

use crate::complaints::{OF_A_CHANGED_FILE, OF_A_MUTED_ERROR, OF_A_PAGE_LEFT};
use crate::offline::{Host, lay, parts};
use crate::start::program_is_there;
use crate::table::{mv, take, until_heaps};

pub const TESTS: &[Test] = &[
    test!(only_files_of_the_build_run).with_worker().deep(),
    test!(no_changed_file_of_any_kind_runs)
        .with_worker()
        .everywhere(),
];

/// How a file is not the one that was built.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Change {
    /// One byte is another.
    Byte,
    /// Another file that works as well as the built one, so only its hash differs.
    Other,
}

/// The place where a file is loaded, and the visible effect of a change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Seen {
    /// The document alone shows a line, after a while.
    Line,
    /// The page that reports faults.
    Fault,
    /// The game continues, and a message says that a dialog did not load.
    Part,
    /// The game continues without a message. The data of a first visit is saved without this file.
    Storage,
    /// The screen of this name says that it did not come.
    Screen(&'static str),
    /// After the program stops, a line says so.
    End,
    /// After the program stops, the report has no style.
    PlainEnd,
    /// The notice of a new version has no style.
    PlainNotice,
    /// No visible effect.
    Nothing,
}

/// Files by the beginning and the end of their names, and the place that loads them. The list of chunks
/// covers all others.
const FILES: [(&str, &str, Seen); 7] = [
    ("boot-", ".js", Seen::Line),
    ("nim-", ".js", Seen::Fault),
    ("nim-", ".wasm", Seen::Fault),
    ("offline-", ".js", Seen::Nothing),
    ("fault-", ".js", Seen::End),
    ("fault-", ".css", Seen::PlainEnd),
    ("update-", ".css", Seen::PlainNotice),
];

/// Each chunk by its name, and the place that loads it.
fn chunks() -> impl Iterator<Item = (&'static str, Seen)> {
    let screens = nim::screens::chunks().map(|(screen, chunk)| (chunk, Seen::Screen(screen)));
    [("dialogs", Seen::Part), ("storage", Seen::Storage)]
        .into_iter()
        .chain(screens)
}

/// Every script, program, style and list that the built page can request.
fn asked_for() -> Result<Vec<(String, Seen)>> {
    let dist = dist();
    let list = parts(&dist)?;
    let mut found = Vec::new();
    for entry in fs::read_dir(&dist).context("reading the built page")? {
        let file = entry?.file_name().to_string_lossy().into_owned();
        let runs = [".js", ".wasm", ".css"];
        // A browser takes no hash for a worker's script.
        if file == "sw.js" || !runs.iter().any(|end| file.ends_with(end)) {
            continue;
        }
        let is_named =
            |(begin, end, _): &&(&str, &str, _)| file.starts_with(begin) && file.ends_with(end);
        let seen = match FILES.iter().find(is_named) {
            Some((_, _, seen)) => Some(*seen),
            None => chunks()
                .find(|(chunk, _)| !list[chunk][format!("./{file}")].is_null())
                .map(|(_, seen)| seen),
        };
        let seen = seen.with_context(|| format!("nobody asks for {file}"))?;
        found.push((file, seen));
    }
    found.sort_by(|a, b| a.0.cmp(&b.0));
    Ok(found)
}

/// Lays a copy of the built page below a host, with one file changed. Addresses differ, so that no browser
/// takes a file from its memory.
fn tamper(host: &Host, name: &str, file: &str, change: Change) -> Result<()> {
    let folder = host.0.join(name);
    lay(&folder)?;
    let path = folder.join(file);
    let mut content = fs::read(&path)?;
    match change {
        // In the middle of a name or a number, the file is as good as before for a parser.
        Change::Byte => {
            let place = content.len() / 2;
            content[place] ^= 1;
        }
        Change::Other => content = other(file, content),
    }
    fs::write(&path, content).with_context(|| format!("changing {file}"))
}

/// Something that would run, and be noticed.
fn other(file: &str, built: Vec<u8>) -> Vec<u8> {
    match file.rsplit('.').next() {
        Some("js") => b"globalThis.tampered = true; export default () => {};".to_vec(),
        Some("css") => b":root { --tampered: 1 }".to_vec(),
        // The same program with an unused section: its behaviour would be the same.
        _ => [built, b"\0\x02\x01n".to_vec()].concat(),
    }
}

/// Records the results of all files that elements load from now on.
const ANSWERS: &str = "window.answers = [];
    for (const name of ['load', 'error']) {
        addEventListener(name, ({ target }) => target.href && answers.push([name, target.href]), true);
    }";

/// Waits until the browser has accepted or refused a file that an element loads.
async fn is_refused(page: &Page, file: &str) -> Result<()> {
    let answer = page
        .until(&format!("{file} is taken or refused"), async || {
            let script =
                "return answers.find(([, address]) => address.endsWith(arguments[0]))?.[0]";
            let answer = page.run(script, vec![json!(file)]).await?;
            Ok((!answer.is_null()).then_some(answer))
        })
        .await?;
    ensure!(answer == "error", "{file} was taken");
    Ok(())
}

/// Waits until a script that loads in idle time was fetched and its link removed, as `boot.js` does
/// after the browser has refused a file.
async fn is_taken_away(page: &Page, file: &str) -> Result<()> {
    page.until(&format!("{file} came and was refused"), async || {
        let script = "const is = (address) => address.endsWith(arguments[0]);
            return performance.getEntriesByType('resource').some(({ name }) => is(name))
                && ![...document.querySelectorAll('link')].some(({ href }) => is(href))";
        let gone = page.run(script, vec![json!(file)]).await?;
        Ok((gone == json!(true)).then_some(()))
    })
    .await
}

async fn is_clean(page: &Page, file: &str) -> Result<()> {
    // Firefox lists a style that it has refused, without its rules.
    let script = "const [file] = arguments;
        const rules = (sheet) => { try { return sheet.cssRules.length; } catch { return 0; } };
        const taken = (sheet) => sheet.href?.endsWith(file) && rules(sheet) > 0;
        return [globalThis.tampered ?? null,
            getComputedStyle(document.documentElement).getPropertyValue('--tampered'),
            [...document.styleSheets].filter(taken).length]";
    let ran = page.run(script, vec![json!(file)]).await?;
    ensure!(
        ran == json!([null, "", 0]),
        "what was changed took effect: {ran}"
    );
    Ok(())
}

/// Ends the program as an error of its own does.
pub async fn stop(page: &Page) -> Result<()> {
    let end = "dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))";
    page.run(end, Vec::new()).await?;
    page.find(Control::Button, stop::reload()).await.map(drop)
}

async fn sees(page: &Page, seen: Seen, file: &str) -> Result<()> {
    if !matches!(seen, Seen::Line | Seen::Fault) {
        // A press during the change to the program may be lost.
        program_is_there(page).await?;
    }
    match seen {
        Seen::Line => page.find(Control::Link, document::reload()).await.map(drop),
        Seen::Fault => {
            page.find(Control::Dialog, stop::not_loaded()).await?;
            page.find(Control::Button, stop::reload()).await.map(drop)
        }
        Seen::Part => {
            until_heaps(page, &[3, 5, 7]).await?;
            page.press(page_words::new_game()).await?;
            page.find(Control::Button, page_words::try_again()).await?;
            page.key("Escape").await
        }
        Seen::Storage => {
            until_heaps(page, &[3, 5, 7]).await?;
            page.press(page_words::new_game()).await?;
            page.find(Control::Button, setup::play()).await?;
            page.key("Escape").await?;
            is_taken_away(page, file).await
        }
        Seen::Screen(_) => page.read(page_words::not_fetched()).await,
        Seen::End => {
            until_heaps(page, &[3, 5, 7]).await?;
            stop(page).await?;
            page.read(stop::failed()).await
        }
        Seen::PlainEnd => {
            until_heaps(page, &[3, 5, 7]).await?;
            page.run(ANSWERS, Vec::new()).await?;
            stop(page).await?;
            page.find(Control::Dialog, stop::stopped()).await?;
            is_refused(page, file).await
        }
        Seen::PlainNotice => {
            until_heaps(page, &[3, 5, 7]).await?;
            // A worker announces another version. The listener loads in idle time.
            let other = "navigator.serviceWorker.dispatchEvent(
                new MessageEvent('message', { data: `${performance.now()}` }))";
            page.until("a new version is told of", async || {
                page.run(other, Vec::new()).await?;
                Ok(page
                    .has(Control::Button, update::update())
                    .await?
                    .then_some(()))
            })
            .await
        }
        Seen::Nothing => {
            until_heaps(page, &[3, 5, 7]).await?;
            take(page, mv("A1")).await?;
            until_heaps(page, &[2, 5, 7]).await?;
            is_taken_away(page, file).await
        }
    }
}

fn only_files_of_the_build_run(stage: &Stage) {
    let mut copies = Vec::new();
    for (file, seen) in asked_for().unwrap() {
        // There are many of these, and each comes as the other programs do.
        if !file.starts_with("chunk_") {
            copies.push((file.clone(), seen, Change::Byte));
        }
        copies.push((file, seen, Change::Other));
    }
    none_runs(stage, copies);
}

fn no_changed_file_of_any_kind_runs(stage: &Stage) {
    let mut kinds = HashSet::new();
    let mut files = asked_for().unwrap();
    files.retain(|(file, seen)| {
        let end = Path::new(file).extension().map(OsStr::to_owned);
        kinds.insert((end, discriminant(seen)))
    });
    let copies = files
        .into_iter()
        .map(|(file, seen)| (file, seen, Change::Other));
    none_runs(stage, copies.collect());
}

fn none_runs(stage: &Stage, copies: Vec<(String, Seen, Change)>) {
    let host = Host::new().unwrap();
    let copies: Vec<_> = copies
        .into_iter()
        .map(|(file, seen, change)| {
            let name = format!("{}-{change:?}", file.replace('.', "-"));
            tamper(&host, &name, &file, change).unwrap();
            (name, file, seen)
        })
        .collect();
    stage.desktop().play_on(&host.site(), async |page| {
        for (name, file, seen) in &copies {
            // WebKitGTK checks no hash of a script that another one imports.
            let is_script = Path::new(file).extension().is_some_and(|end| end == "js");
            let imported = is_script && *seen != Seen::Line;
            if !page.engine().can(Ability::Integrity) && imported {
                continue;
            }
            page.forget().await?;
            let fragment = match seen {
                Seen::Screen(screen) => ["#/", screen].concat(),
                _ => String::new(),
            };
            page.visit(&format!("{name}/?{name}{fragment}")).await?;
            let looked = sees(page, *seen, file).await;
            looked.with_context(|| format!("{name} was changed"))?;
            let clean = is_clean(page, file).await;
            clean.with_context(|| format!("{name} was changed"))?;
            page.excuse_of(file, OF_A_CHANGED_FILE);
        }
        // Without its start script the program is loaded in vain.
        page.excuse_of("/nim-", OF_A_PAGE_LEFT);
        page.excuse(OF_A_MUTED_ERROR);
        Ok(())
    });
}
