//! The page in each language, by the names that it has there.

use anyhow::{Result, ensure};
use nim::catalogue::{Language, page as page_words, path, play, settings, study, why, win};
use nim_browser::{Control, Input, Page, Stage, Test, Window, test};
use serde_json::{Value, json};

use crate::learn::solve;
use crate::menu::{leave_settings, open_settings};
use crate::path::answer;
use crate::reach::until_there;
use crate::table::{mv, take, until_heaps};
use crate::words::{player, turn};

pub const TESTS: &[Test] = &[
    test!(german_is_spoken),
    test!(french_is_spoken),
    test!(spanish_is_spoken),
    test!(a_language_is_chosen_and_kept_without_a_reload),
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

async fn language_of(page: &Page) -> Result<Value> {
    page.run("return document.documentElement.lang", Vec::new())
        .await
}

/// No rule of axe is broken, once nothing moves: a dialog that opens is not yet in front.
async fn is_sound(page: &Page) -> Result<()> {
    page.come_to_rest().await?;
    let found = page.barriers().await?;
    ensure!(found.wrong.is_empty(), "{:?}", found.wrong);
    Ok(())
}

/// A game with a hint and its review, a puzzle, the beginning of the path, and a link in another language.
fn is_spoken(stage: &Stage, tag: &str) {
    let _speaking = Speaking;
    speak(tag);
    stage
        .window(Window::new(390, 844, Input::Touch).with_reduced_motion())
        .with_player(&prefers(&format!("{tag}-XX")))
        .play(async |page| {
            page.open("").await?;
            page.find(Control::Button, page_words::new_game()).await?;
            ensure!(language_of(page).await? == json!(tag));
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
            // A link in another language holds for the visit, and is not in the links of the page.
            let other = if tag == "fr" { "es" } else { "fr" };
            page.open(&format!("#/play?heaps=3,5&lang={other}")).await?;
            ensure!(language_of(page).await? == json!(other));
            speak(other);
            until_heaps(page, &[3, 5]).await?;
            ensure!(!page.address().await?.contains("lang"));
            page.reload().await?;
            until_heaps(page, &[3, 5]).await?;
            ensure!(language_of(page).await? == json!(other));
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
        ensure!(language_of(page).await? == json!("de"));
        Ok(())
    });
}
