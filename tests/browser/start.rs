//! What stands there before the program does, and how that takes its place.

use anyhow::{Result, ensure};
use nim_harness::{
    Ability,
    browser::{Control, Page, Stage, Window},
};
use serde_json::{Value, json};

use crate::table::{choose, heaps, mv, stone, take, until_heaps};

const PROGRAM: &str = ".wasm";

/// Goes to the page while the program is held back, and waits for what stands there without it.
pub async fn without_program(page: &Page, fragment: &str) -> Result<()> {
    without(page, PROGRAM, fragment).await
}

pub async fn without(page: &Page, file: &str, fragment: &str) -> Result<()> {
    page.hold_back(file);
    page.visit(fragment).await?;
    page.until("the board stands there without the program", async || {
        let drawn = "return document.querySelector('[data-drawn] .bar') !== null
            && globalThis.nimFetch !== undefined";
        let drawn = page.run(drawn, Vec::new()).await?;
        Ok((drawn == Value::Bool(true)).then_some(()))
    })
    .await
}

/// For somebody who acts before the program is there.
pub fn impatient(window: Window) -> Stage {
    Stage::new(window.without_patience()).needs(Ability::Impatience)
}

/// Lets the program come, and waits until it has taken over.
pub async fn with_program(page: &Page) -> Result<()> {
    page.let_through();
    page.until("the program is there", async || {
        let gone = "return document.querySelector('[data-drawn]') === null
            && document.querySelector('[role=status], main h2') !== null";
        let gone = page.run(gone, Vec::new()).await?;
        Ok((gone == Value::Bool(true)).then_some(()))
    })
    .await
}

/// The page's markup, without what tells the board that was drawn by the build from the program's,
/// and where each part of it stands.
pub async fn drawn(page: &Page) -> Result<Value> {
    let look = "const app = document.querySelector('#app > .app');
        const places = [app, ...app.querySelectorAll('*')].map((e) => {
            const { x, y, width, height } = e.getBoundingClientRect();
            return `${e.tagName} ${e.className} ${[x, y, width, height]}`;
        });
        const attributes = (e) => [...e.attributes].map(({ name, value }) => `${name}=${value}`)
            .filter((a) => a !== 'data-drawn=').sort();
        const written = [app, ...app.querySelectorAll('*')].map((e) => [e.tagName, ...attributes(e)]);
        return [app.textContent, written, places]";
    page.run(look, Vec::new()).await
}

/// Whether the table can be seen.
pub async fn is_seen(page: &Page) -> Result<bool> {
    let seen = "return getComputedStyle(document.querySelector('main')).visibility === 'visible'";
    Ok(page.run(seen, Vec::new()).await? == Value::Bool(true))
}

pub const WINDOWS: [Window; 3] = [
    Window::phone(),
    Window::new(844, 390, nim_harness::browser::Input::Touch),
    Window::desktop(),
];

#[test]
fn the_board_stands_there_before_the_program_and_is_the_one_that_it_draws() {
    for window in WINDOWS {
        impatient(window).play(async |page| {
            without_program(page, "").await?;
            ensure!(is_seen(page).await?);
            let before = drawn(page).await?;
            with_program(page).await?;
            let after = drawn(page).await?;
            ensure!(before == after, "{before:#}\nbecame\n{after:#}");
            Ok(())
        });
    }
}

#[test]
fn nothing_moves_when_the_program_comes() {
    for window in WINDOWS {
        let stage = impatient(window).needs(Ability::LayoutShifts);
        stage.play(async |page| {
            without_program(page, "").await?;
            page.run(
                "if (!PerformanceObserver.supportedEntryTypes.includes('layout-shift')) throw 'not measured';
                window.moved = []; new PerformanceObserver((list) => moved.push(...list.getEntries()
                    .map(({ value }) => value))).observe({ type: 'layout-shift', buffered: true })",
                Vec::new(),
            )
            .await?;
            with_program(page).await?;
            page.come_to_rest().await?;
            let moved = page.run("return moved", Vec::new()).await?;
            ensure!(moved == json!([]), "shifts of the layout: {moved}");
            Ok(())
        });
    }
}

#[test]
fn a_press_before_the_program_is_done_when_it_comes() {
    for window in [Window::phone(), Window::desktop()] {
        impatient(window).play(async |page| {
            without_program(page, "").await?;
            choose(page, mv("A1")).await?;
            // Whoever presses twice has seen nothing happen: the second press is the one that is
            // meant, and what it means is seen before it takes.
            choose(page, mv("C4")).await?;
            choose(page, mv("C4")).await?;
            with_program(page).await?;
            page.find(Control::Button, "Take 4 from heap C").await?;
            ensure!(heaps(page).await? == [3, 5, 7]);
            page.press("Take 4 from heap C").await?;
            page.hear("You took 4 from heap C").await.map(drop)
        });
    }
}

#[test]
fn a_dialog_that_was_asked_for_before_the_program_opens_when_it_comes() {
    impatient(Window::desktop()).play(async |page| {
        without_program(page, "").await?;
        page.press("New game").await?;
        with_program(page).await?;
        page.find(Control::Dialog, "New game").await.map(drop)
    });
}

#[test]
fn the_focus_stays_where_it_was() {
    impatient(Window::desktop()).play(async |page| {
        without_program(page, "").await?;
        let name = stone(page, mv("A1")).await?;
        let has_focus = async || Ok(page.focused().await?.ends_with(&name).then_some(()));
        page.until("the board has the focus", async || {
            page.key("Tab").await?;
            has_focus().await
        })
        .await?;
        with_program(page).await?;
        page.until("the same stone has the focus", has_focus)
            .await?;
        page.key("Enter").await?;
        page.find(Control::Button, "Take 1 from heap A")
            .await
            .map(drop)
    });
}

#[test]
fn who_goes_on_from_a_save_never_sees_another_board() {
    impatient(Window::phone()).play(async |page| {
        page.open("#/play?heaps=2,4&two=human").await?;
        take(page, mv("B1")).await?;
        without_program(page, "").await?;
        ensure!(!is_seen(page).await?, "the board of a first visit is shown");
        // What is pressed there meanwhile was not meant for what comes.
        page.press_at((180.0, 400.0)).await?;
        with_program(page).await?;
        until_heaps(page, &[2, 3]).await?;
        ensure!(is_seen(page).await?);
        ensure!(!page.has(Control::Button, "Let go").await?);
        Ok(())
    });
}

#[test]
fn who_follows_a_link_never_sees_another_board() {
    impatient(Window::phone()).play(async |page| {
        without_program(page, "#/play?heaps=1,1,1").await?;
        ensure!(!is_seen(page).await?, "the board of a first visit is shown");
        with_program(page).await?;
        until_heaps(page, &[1, 1, 1]).await
    });
}

#[test]
fn what_was_set_holds_before_the_program_comes() {
    impatient(Window::desktop())
        .play(async |page| {
            page.open("").await?;
            page.press("Settings").await?;
            page.press_on(Control::Radio, "Dark").await?;
            page.key("Escape").await?;
            let look = "const page = document.documentElement;
                return [page.dataset.theme ?? '', getComputedStyle(document.body).backgroundColor,
                    [...document.querySelectorAll('meta[name=theme-color]')].map(({ media }) => media)]";
            page.until("the dark theme is kept", async || {
                let kept = "return localStorage.getItem('nim-save')?.includes('theme=dark')";
                let kept = page.run(kept, Vec::new()).await?;
                Ok((kept == Value::Bool(true)).then_some(()))
            })
            .await?;
            let set = page.run(look, Vec::new()).await?;
            without_program(page, "").await?;
            let early = page.run(look, Vec::new()).await?;
            ensure!(early == set && early[0] == "dark", "{early} before {set}");
            with_program(page).await?;
            let late = page.run(look, Vec::new()).await?;
            ensure!(late == set, "{late} after {set}");
            Ok(())
        });
}
