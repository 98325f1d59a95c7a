//! The page in each language, by the names that it has there.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use nim::catalogue::{
    Language, analysis, document, keeping, page as page_words, path, play, print, settings, share,
    stop, study, why, win,
};
use nim_browser::{Ability, Control, Input, Page, Stage, Test, Tier, VIEWS, Window, test};
use serde_json::json;

use crate::faults::stop;
use crate::learn::solve;
use crate::menu::{leave_settings, open_settings};
use crate::path::answer;
use crate::print::pages;
use crate::reach::until_there;
use crate::table::{choose, mv, take, until_heaps};
use crate::untranslated::{WINDOWS, fit};
use crate::words::{player, turn};

pub const TESTS: &[Test] = &[
    test!(german_is_spoken),
    test!(french_is_spoken),
    test!(spanish_is_spoken),
    test!(a_language_is_chosen_and_kept_without_a_reload),
    test!(a_language_in_use_is_there_without_a_network).with_worker(),
    test!(the_last_of_several_languages_counts),
    test!(a_language_that_did_not_come_is_asked_for_again),
    test!(a_link_in_another_language_is_followed_in_an_open_page),
    test!(no_frame_of_a_german_visit_is_english = |stage| frames(stage, "de"))
        .needs(&[Ability::Devtools]),
    test!(no_frame_of_a_french_visit_is_english = |stage| frames(stage, "fr"))
        .tier(Tier::Engines)
        .needs(&[Ability::Devtools]),
    test!(no_frame_of_a_spanish_visit_is_english = |stage| frames(stage, "es"))
        .tier(Tier::Engines)
        .needs(&[Ability::Devtools]),
    test!(every_view_is_german_and_has_room = |stage| views(stage, "de")).tier(Tier::Engines),
    test!(every_view_is_french_and_has_room = |stage| views(stage, "fr")).tier(Tier::Engines),
    test!(every_view_is_spanish_and_has_room = |stage| views(stage, "es")).tier(Tier::Engines),
];

fn german_is_spoken(stage: &Stage) {
    is_spoken(stage, "de");
}

fn french_is_spoken(stage: &Stage) {
    is_spoken(stage, "fr");
}

fn spanish_is_spoken(stage: &Stage) {
    is_spoken(stage, "es");
}

/// While this lives, the test knows the page in the language that it spoke last. Another test may follow on this
/// thread.
struct Speaking;

impl Drop for Speaking {
    fn drop(&mut self) {
        speak(Language::ENGLISH.tag());
    }
}

fn speak(tag: &str) {
    assert!(nim_prerender::speak(tag), "{tag}");
}

/// A browser whose languages are these.
fn prefers(tag: &str) -> String {
    format!("Object.defineProperty(navigator, 'languages', {{ value: [{tag:?}, 'en'] }});")
}

/// No rule of axe is broken, once nothing moves: a dialog that opens is not yet in front.
async fn is_sound(page: &Page) -> Result<()> {
    page.come_to_rest().await?;
    let found = page.barriers().await?;
    ensure!(found.wrong.is_empty(), "{:?}", found.wrong);
    Ok(())
}

/// A game with a hint and its review, a puzzle, the beginning of the path, settings, a sheet, a link that is sent, one
/// in another language, a wrong address, and the end of a program.
fn is_spoken(stage: &Stage, tag: &str) {
    let _speaking = Speaking;
    speak(tag);
    stage
        .window(Window::new(390, 844, Input::Touch).with_reduced_motion())
        .with_player(&prefers(&format!("{tag}-XX")))
        .play(async |page| {
            page.open("").await?;
            page.find(Control::Button, page_words::new_game()).await?;
            ensure!(page.language().await? == tag);
            is_sound(page).await?;
            // A whole game, which two play here.
            page.open("#/play?heaps=1,2&two=human&rule=normal").await?;
            page.press(play::hint()).await?;
            page.read(&why::LookAt { heap: 1 }.text()).await?;
            take(page, mv("B1")).await?;
            take(page, mv("A1")).await?;
            take(page, mv("B1")).await?;
            page.find(Control::Button, win::rematch()).await?;
            is_sound(page).await?;
            page.open("#/review?heaps=3,5,7&rule=misere&moves=A1,C4,B3,C1,B2")
                .await?;
            page.find(Control::Heading, study::review()).await?;
            is_sound(page).await?;
            // A puzzle whose answer is a move.
            page.open("#/puzzle/3/2").await?;
            solve(page).await?;
            is_sound(page).await?;
            // The first two steps of the path.
            page.open("#/path/1?rule=misere").await?;
            for step in 1..=2 {
                page.read(nim::text::teach::step_name(step)).await?;
                loop {
                    until_there(page, ".step__actions").await?;
                    answer(page).await?;
                    crate::path::is_right(page, "a step").await?;
                    let names = page.names(Control::Link).await?;
                    if names.iter().any(|name| name == path::next_step()) {
                        break;
                    }
                    crate::path::go_on(page, path::next()).await?;
                }
                page.follow(path::next_step()).await?;
            }
            page.open("#/print/worksheet/3/1").await?;
            page.read(print::heading()).await?;
            // Puzzles and solutions, on the shorter paper too.
            until_there(page, ".sheet .qr").await?;
            ensure!(pages(page, (21.59, 27.94)).await? == 2);
            open_settings(page).await?;
            is_sound(page).await?;
            leave_settings(page).await?;
            page.open("#/play?heaps=1,2,3&two=human").await?;
            page.press(page_words::share()).await?;
            page.find(Control::Button, share::copy()).await?;
            let link = "return document.querySelector('#dialog input.field').value";
            let link = page.run(link, Vec::new()).await?;
            let link = link.as_str().context("a link to send")?.to_owned();
            ensure!(!link.contains("lang"), "{link}");
            // A link in another language holds for the visit, and is not in the links of the page.
            let other = if tag == "fr" { "es" } else { "fr" };
            page.open(&format!("#/play?heaps=3,5&lang={other}")).await?;
            ensure!(page.language().await? == other);
            speak(other);
            until_heaps(page, &[3, 5]).await?;
            ensure!(!page.address().await?.contains("lang"));
            page.reload().await?;
            until_heaps(page, &[3, 5]).await?;
            ensure!(page.language().await? == other);
            // So does the link that was sent, where another language is spoken.
            page.go_to(&link).await?;
            until_heaps(page, &[1, 2, 3]).await?;
            ensure!(page.language().await? == other);
            stop(page).await?;
            page.read(stop::stopped_why()).await?;
            page.visit("typo").await?;
            page.allow("typo", &["404"]);
            page.find(Control::Heading, document::not_found()).await?;
            ensure!(page.title().await? == document::not_found_title());
            Ok(())
        });
}

fn a_language_is_chosen_and_kept_without_a_reload(stage: &Stage) {
    let _speaking = Speaking;
    stage.phone().play(async |page| {
        page.open("#/play?heaps=3,5&two=human").await?;
        take(page, mv("B2")).await?;
        page.run("globalThis.isSame = true", Vec::new()).await?;
        open_settings(page).await?;
        page.press_on(Control::Radio, Language::of("de").unwrap().name())
            .await?;
        speak("de");
        page.find(Control::Dialog, settings::settings()).await?;
        ensure!(page.focused().await?.contains("Deutsch"), "the focus stays");
        leave_settings(page).await?;
        until_heaps(page, &[3, 3]).await?;
        page.read(&turn(&player(2))).await?;
        let same = page
            .run("return globalThis.isSame === true", Vec::new())
            .await?;
        ensure!(same == json!(true), "it was not loaded again");
        page.reload().await?;
        until_heaps(page, &[3, 3]).await?;
        ensure!(page.language().await? == "de");
        Ok(())
    });
}

fn a_language_in_use_is_there_without_a_network(stage: &Stage) {
    let _speaking = Speaking;
    let wish = async |page: &Page, tag: &str| {
        open_settings(page).await?;
        page.press_on(Control::Radio, Language::of(tag).unwrap().name())
            .await
    };
    stage.phone().play(async |page| {
        page.keep_no_file();
        page.open("").await?;
        for tag in ["de", "fr", "es"] {
            wish(page, tag).await?;
            speak(tag);
            page.find(Control::Dialog, settings::settings()).await?;
            page.until("the worker has the language", async || {
                let used = "return caches.match('./languages').then((used) => used?.text())
                    .then((used) => used?.includes(arguments[0]) ?? false)";
                Ok((page.run(used, vec![json!(tag)]).await? == json!(true)).then_some(()))
            })
            .await?;
            page.cut_off();
            page.open("#/analyse?heaps=1,2,4&rule=normal").await?;
            page.read(analysis::around()).await?;
            ensure!(page.language().await? == tag);
            page.allow("", &["net::ERR"]);
            if tag == "de" {
                // Another one is not there, so this one stays, and the page says so.
                wish(page, "fr").await?;
                page.read(keeping::unspoken()).await?;
                ensure!(page.language().await? == tag);
                page.reload().await?;
                ensure!(page.language().await? == tag, "it stays");
            }
            page.reconnect();
            page.open("").await?;
        }
        Ok(())
    });
}

fn the_last_of_several_languages_counts(stage: &Stage) {
    let _speaking = Speaking;
    stage.phone().play(async |page| {
        page.open("#/play?heaps=3,5&two=human").await?;
        choose(page, mv("B2")).await?;
        open_settings(page).await?;
        // German comes after French, which is chosen later.
        page.hold_back("de-");
        page.press_on(Control::Radio, Language::of("de").unwrap().name())
            .await?;
        page.press_on(Control::Radio, Language::of("fr").unwrap().name())
            .await?;
        speak("fr");
        page.find(Control::Dialog, settings::settings()).await?;
        page.let_through();
        page.come_to_rest().await?;
        leave_settings(page).await?;
        ensure!(page.language().await? == "fr");
        let chosen = nim::text::play::take_from(mv("B2"));
        page.find(Control::Button, &chosen).await?;
        page.reload().await?;
        ensure!(page.language().await? == "fr", "another one was saved");
        Ok(())
    });
}

/// The fetching of German fails, as long as `blocked` is set.
const BLOCKED: &str = "
    globalThis.blocked = true;
    const own = fetch;
    globalThis.fetch = (address, ...all) =>
        blocked && /\\/de-[^/]*\\.txt/.test(address) ? Promise.reject(new TypeError('blocked')) : own(address, ...all);";

fn a_language_that_did_not_come_is_asked_for_again(stage: &Stage) {
    let _speaking = Speaking;
    let english_words = english_words("de");
    let stage = stage.window(Window::phone().with_reduced_motion());
    stage
        .with_player(&[&prefers("de"), BLOCKED].concat())
        .play(async |page| {
            for route in ROUTES.into_iter().chain(MORE) {
                page.forget().await?;
                speak("en");
                page.open(route).await?;
                page.read(keeping::unspoken()).await?;
                ensure!(page.language().await? == "en");
                page.run("blocked = false", Vec::new()).await?;
                page.press(keeping::speak_again()).await?;
                speak("de");
                page.until("German is spoken", async || {
                    Ok((page.language().await? == "de").then_some(()))
                })
                .await?;
                page.come_to_rest().await?;
                let texts: Vec<String> =
                    serde_json::from_value(page.run(TEXTS, Vec::new()).await?)?;
                let english = english_among(&texts, &english_words);
                ensure!(english.is_empty(), "{route}: {english:?}");
            }
            Ok(())
        });
}

fn a_link_in_another_language_is_followed_in_an_open_page(stage: &Stage) {
    let _speaking = Speaking;
    stage.phone().play(async |page| {
        page.open("#/play?heaps=3,5&two=human").await?;
        page.run(
            "location.hash = '#/play?heaps=2,4&two=human&lang=es'",
            Vec::new(),
        )
        .await?;
        speak("es");
        until_heaps(page, &[2, 4]).await?;
        ensure!(page.language().await? == "es");
        page.reload().await?;
        ensure!(page.language().await? == "es", "it holds for the visit");
        // The settings end it.
        open_settings(page).await?;
        page.press_on(Control::Radio, settings::of_browser())
            .await?;
        speak("en");
        page.find(Control::Dialog, settings::settings()).await?;
        page.reload().await?;
        ensure!(page.language().await? == "en");
        Ok(())
    });
}

/// The words that only English messages have.
fn english_words(tag: &str) -> BTreeSet<String> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/locales"));
    let all = nim_catalogue::languages(folder).unwrap();
    let of = |tag: &str| -> BTreeSet<String> {
        let language = all.iter().find(|language| language.tag == tag).unwrap();
        let texts = language.messages().map(|message| literal(&message.source));
        texts
            .flat_map(|text| words_of(&text).map(str::to_owned).collect::<Vec<_>>())
            .collect()
    };
    let words: BTreeSet<_> = of("en").difference(&of(tag)).cloned().collect();
    assert!(words.len() > 700, "{tag}: only {}", words.len());
    words
}

/// What a message of Fluent says, without its name, its variants' keys and its arguments.
fn literal(source: &str) -> String {
    let (_, text) = source.split_once('=').unwrap_or_default();
    let line = |line: &str| {
        let line = line.trim().trim_start_matches('*');
        let said = line.strip_prefix('[').and_then(|line| line.split_once(']'));
        let mut parts = said.map_or(line, |(_, said)| said).split('{');
        let first = parts.next().unwrap_or_default().to_owned();
        let rest = parts
            .filter_map(|part| part.split_once('}'))
            .map(|(_, said)| said);
        std::iter::once(&*first)
            .chain(rest)
            .collect::<Vec<_>>()
            .join(" ")
    };
    text.lines()
        .map(line)
        .collect::<Vec<_>>()
        .join(" ")
        .replace('}', " ")
}

/// The words of three letters or more.
fn words_of(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|character: char| !character.is_alphabetic());
    words.filter(|word| word.chars().count() > 2)
}

/// The English words of these texts, but for addresses and what was typed.
fn english_among<'a>(texts: &'a [String], english: &BTreeSet<String>) -> Vec<&'a str> {
    const TYPED: [&str; 6] = ["five", "name", "twenty", "four", "Ada", "Bob"];
    let shown = texts
        .iter()
        .filter(|text| !text.contains("#/") && !text.contains("nim-save"));
    let words = shown.flat_map(|text| words_of(text));
    words
        .filter(|word| english.contains(*word) && !TYPED.contains(word))
        .collect()
}

/// Every text that is shown or read out, and the title.
const TEXTS: &str = "
    const isSeen = (element) => element.checkVisibility({ visibilityProperty: true });
    const texts = new Set([document.title]);
    const nodes = document.createTreeWalker(document.body ?? document, NodeFilter.SHOW_TEXT);
    while (nodes.nextNode()) {
        const { parentElement: around, data } = nodes.currentNode;
        if (around && !around.closest('script, style, template') && isSeen(around)) texts.add(data);
    }
    for (const element of document.querySelectorAll('body *')) {
        if (!isSeen(element)) continue;
        for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']) {
            if (element.hasAttribute(name)) texts.add(element.getAttribute(name));
        }
    }
    return [...texts];";

/// Looks at the texts of each frame from the first on.
fn watched(tag: &str) -> String {
    format!(
        "{} globalThis.frames_seen = []; {{
            const texts = () => {{ {TEXTS} }};
            const look = () => {{ frames_seen.push(texts()); requestAnimationFrame(look); }};
            requestAnimationFrame(look);
        }}",
        prefers(tag)
    )
}

/// The other screens.
const MORE: [&str; 8] = [
    "#/review?heaps=3,5,7&moves=A1,C4",
    "#/learn",
    "#/learn/binary",
    "#/learn/teachers",
    "#/learn/history",
    "#/more",
    "#/print/worksheet/3/1",
    "#/tree?heaps=x",
];

/// Of each kind of screen the table, a game by link, and five from chunks.
const ROUTES: [&str; 7] = [
    "",
    "#/play?heaps=1,2,4&two=human",
    "#/analyse?heaps=1,2,4",
    "#/puzzle/2/1",
    "#/path/2",
    "#/tree?heaps=2,2",
    "#/statistics",
];

fn frames(stage: &Stage, tag: &str) {
    let _speaking = Speaking;
    speak(tag);
    let english_words = english_words(tag);
    let stage = stage.window(Window::phone().with_reduced_motion());
    stage.with_player(&watched(tag)).play(async |page| {
        // A slow line, so that each file comes in a frame of its own.
        page.devtools("Network.enable", json!({})).await?;
        let slow = json!({
            "offline": false, "latency": 100, "downloadThroughput": 400_000, "uploadThroughput": 400_000,
        });
        page.devtools("Network.emulateNetworkConditions", slow).await?;
        page.keep_no_file();
        for is_saved in [false, true] {
            for route in ROUTES {
                if !is_saved {
                    page.forget().await?;
                }
                page.open(route).await?;
                page.come_to_rest().await?;
                let frames = page.run("return frames_seen", Vec::new()).await?;
                let frames: Vec<Vec<String>> = serde_json::from_value(frames)?;
                ensure!(frames.len() > 5, "{route}: only {} frames", frames.len());
                let english = frames.iter().flat_map(|texts| english_among(texts, &english_words));
                let english: Vec<_> = english.collect();
                ensure!(english.is_empty(), "{route}: {english:?}");
            }
            page.open("#/play?heaps=2,3&two=human").await?;
            take(page, mv("B1")).await?;
        }
        Ok(())
    });
}

/// Walks over every view: nothing there is English, and everything fits in each window.
fn views(stage: &Stage, tag: &str) {
    let _speaking = Speaking;
    speak(tag);
    let english_words = english_words(tag);
    stage
        .window(WINDOWS[3])
        .with_player(&prefers(tag))
        .play(async |page| {
            let mut wrong = Vec::new();
            for view in VIEWS {
                page.resize(WINDOWS[3]).await?;
                view.reach(page).await?;
                ensure!(page.language().await? == tag, "{}", view.name);
                let texts: Vec<String> =
                    serde_json::from_value(page.run(TEXTS, Vec::new()).await?)?;
                let english = english_among(&texts, &english_words);
                wrong.extend(
                    english
                        .iter()
                        .map(|text| format!("{}: “{text}”", view.name)),
                );
                let misfits = fit(page).await?;
                wrong.extend(
                    misfits
                        .iter()
                        .map(|misfit| format!("{} at {misfit}", view.name)),
                );
            }
            ensure!(
                wrong.is_empty(),
                "{} faults:\n{}",
                wrong.len(),
                wrong.join("\n")
            );
            Ok(())
        });
}
