//! In the language for tests, each letter of a message has an accent and each message is 40 % longer. So a
//! plain word does not come from the catalogue, and a text that has no room for another language sticks out.

use std::collections::BTreeSet;

use anyhow::{Context, Result, ensure};
use nim::catalogue::pseudo::accented;
use nim::catalogue::{document, stop};
use nim_browser::{Ability, Control, Input, Page, Stage, Test, Tier, VIEWS, Window, test};
use nim_catalogue::Message;
use serde_json::{Value, json};

use crate::faults::{begin, faulty, stop};
use crate::offline::{announce, until_kept};
use crate::start::{impatient, with_program, without_program};
use crate::table::until_heaps;
use crate::views::misfits;

pub const TESTS: &[Test] = &[
    test!(a_third_of_the_views_is_from_the_catalogue_and_has_room = |stage| views(stage, 0))
        .tier(Tier::Engines),
    test!(another_third_of_the_views_is_from_the_catalogue_and_has_room = |stage| views(stage, 1))
        .tier(Tier::Engines),
    test!(the_last_third_of_the_views_is_from_the_catalogue_and_has_room = |stage| views(stage, 2))
        .tier(Tier::Engines),
    test!(the_message_of_a_stop_is_from_the_catalogue_and_has_room_for_more).tier(Tier::Engines),
    test!(texts_outside_the_program_have_room_for_more)
        .tier(Tier::Engines)
        .needs(&[Ability::Impatience]),
    test!(the_notice_of_a_new_version_has_room_for_more)
        .tier(Tier::Engines)
        .with_worker(),
];

/// From the narrowest window that is measured to the widest.
pub const WINDOWS: [Window; 5] = [
    Window::new(320, 568, Input::Touch).with_reduced_motion(),
    Window::new(390, 844, Input::Touch).with_reduced_motion(),
    Window::new(844, 390, Input::Touch).with_reduced_motion(),
    Window::new(1280, 800, Input::Mouse).with_reduced_motion(),
    Window::new(1920, 1080, Input::Mouse).with_reduced_motion(),
];

/// The plain words that are right in a view: names and sizes that somebody typed, words of links and file
/// names, and those that `Intl` puts into lists and dates.
fn allowed(view: &str) -> &'static [&'static str] {
    match view {
        "win" => &["Ada", "Bob"],
        "setup-wrong" => &["five"],
        "large-heaps" => &["name", "of", "twenty", "four", "Bob"],
        "statistics" | "statistics-none" | "data-refused" => &["nim", "txt"],
        "data-offered" => &["nim", "txt", "and"],
        "daily" => &["November"],
        // Languages have their own names.
        "settings" => &["Deutsch", "English"],
        "analysis-around" | "analysis-wrong" | "hint" | "panel" | "review" | "share" | "tree" => {
            &["and"]
        }
        _ => &[],
    }
}

/// Every word of two plain letters or more that is shown, or read out.
const WORDS: &str = "
    const seen = (element) => element.checkVisibility({ visibilityProperty: true });
    const said = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const { parentElement: around, data } = texts.currentNode;
        if (!around.closest('script, style, textarea, code') && seen(around)) said.push(data);
    }
    const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription',
        'title', 'alt', 'placeholder'];
    for (const element of document.body.querySelectorAll('*')) {
        if (seen(element)) said.push(...attributes.map((name) => element.getAttribute(name) ?? ''));
    }
    said.push(document.title);
    return said.filter((text) => /[A-Za-z]{2}/.test(text));";

/// Turns the language on before the program starts, and lets names be found by the English that they stand
/// for.
fn player() -> String {
    let letters = ('a'..='z').chain('A'..='Z');
    let pairs: Vec<_> = letters
        .map(|plain| {
            let accented = accented(&plain.to_string());
            (accented.chars().next(), plain)
        })
        .collect();
    format!(
        "localStorage['nim-pseudo'] = 'yes';
        const letters = new Map({});
        globalThis.readAs = (text) =>
            [...text].map((letter) => letters.get(letter) ?? letter).join('').replaceAll('ø', '');",
        json!(pairs)
    )
}

/// Walks over every third view from this one on, and measures each in all windows.
fn views(stage: &Stage, first: usize) {
    let stage = stage.window(WINDOWS[3]);
    stage
        .with_player(&player())
        .play_on(&faulty(), async |page| {
            let mut wrong = Vec::new();
            for view in VIEWS.iter().skip(first).step_by(3) {
                page.resize(WINDOWS[3]).await?;
                view.reach(page).await?;
                let said = page.run(WORDS, Vec::new()).await?;
                let said: Vec<String> = serde_json::from_value(said).context("reading texts")?;
                let plain: BTreeSet<_> = said.iter().flat_map(|text| words(text)).collect();
                let allowed = allowed(view.name).iter().copied().collect();
                // A word that is allowed and not there would hide a later fault.
                let wrongly = plain.symmetric_difference(&allowed);
                wrong.extend(wrongly.map(|word| format!("{}: “{word}”", view.name)));
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

/// The plain words of a text.
fn words(text: &str) -> impl Iterator<Item = &str> {
    let words = text.split(|letter: char| !letter.is_alphanumeric());
    words.filter(|word| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_alphabetic()))
}

/// Gives each message in an element the accents and the length of the test language. Returns the texts
/// that are no messages.
const LENGTHEN: &str = "
    const messages = new Map(arguments[1].map(([accented, english]) => [english, accented]));
    const page = document.querySelector(arguments[0]);
    const strange = [];
    let lengthened = false;
    const texts = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
    const nodes = [];
    while (texts.nextNode()) nodes.push(texts.currentNode);
    for (const node of nodes) {
        if (node.parentElement.closest('textarea') || !node.data.trim()) continue;
        const text = node.data.trim();
        if (messages.has(text)) {
            node.data = node.data.replace(text, () => messages.get(text));
            lengthened = true;
        } else strange.push(text);
    }
    for (const element of [page, ...page.querySelectorAll('*')]) {
        const label = element.getAttribute('aria-label');
        if (label !== null && !messages.has(label)) strange.push(element.outerHTML);
    }
    return lengthened ? strange : ['no text'];";

fn the_message_of_a_stop_is_from_the_catalogue_and_has_room_for_more(stage: &Stage) {
    stage.window(WINDOWS[0]).play(async |page| {
        begin(page).await?;
        for why in [stop::stopped_why(), stop::twice(), stop::again()] {
            stop(page).await?;
            page.read(why).await?;
            has_room(page, ".stop", "stop").await?;
            page.reload().await?;
            until_heaps(page, &[3, 1, 7]).await?;
        }
        Ok(())
    });
}

fn texts_outside_the_program_have_room_for_more(stage: &Stage) {
    impatient(stage, WINDOWS[0]).play(async |page| {
        without_program(page, "").await?;
        page.find(Control::Link, document::reload()).await?;
        has_room(page, ".waits", "document").await?;
        with_program(page).await
    });
    let stage = stage.window(WINDOWS[0]);
    stage.play(async |page| {
        page.visit("typo").await?;
        page.find(Control::Heading, document::not_found()).await?;
        page.allow("typo", &["404"]);
        has_room(page, "main", "document").await
    });
}

fn the_notice_of_a_new_version_has_room_for_more(stage: &Stage) {
    stage.window(WINDOWS[0]).play(async |page| {
        page.open("").await?;
        until_kept(page).await?;
        announce(page).await?;
        has_room(page, ".update", "update").await
    });
}

/// Checks that an element holds only messages of this area, and that everything fits with longer ones.
async fn has_room(page: &Page, root: &str, area: &str) -> Result<()> {
    let strange = page
        .run(LENGTHEN, vec![json!(root), messages(area)])
        .await?;
    ensure!(
        strange == json!([]),
        "{root}: the catalogue has no {strange}"
    );
    let wrong = fit(page).await?;
    ensure!(wrong.is_empty(), "{root}:\n{}", wrong.join("\n"));
    Ok(())
}

/// What does not fit into one of the windows. Stones are left out, because beside longer texts they may be
/// small.
pub async fn fit(page: &Page) -> Result<Vec<String>> {
    let mut wrong = misfits(page, &WINDOWS).await?;
    wrong.retain(|misfit| !misfit.contains(": button.stone"));
    Ok(wrong)
}

/// The messages of a file of the catalogue, each with what it is in the language for tests.
fn messages(area: &str) -> Value {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en");
    let areas = nim_catalogue::folder(folder.as_ref()).unwrap();
    let area = areas.into_iter().find(|known| known.name == area).unwrap();
    let pair = |message: Message| [accented(&message.pattern), message.pattern];
    let pairs: Vec<_> = area.messages.into_iter().map(pair).collect();
    json!(pairs)
}
