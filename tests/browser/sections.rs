//! The main menu: there on every screen and in every window, and each section is found where it was left.

use anyhow::{Result, ensure};
use nim::catalogue::{page as page_words, study};
use nim_browser::{Control, Input, Page, Stage, Test, Tier, VIEWS, Window, test};
use serde_json::json;

use crate::table::{mv, take, until_heaps};

pub const TESTS: &[Test] = &[
    test!(menu_and_main_actions_are_in_the_window_of_every_view),
    test!(each_section_opens_where_it_was_left).others(Tier::Engines),
    test!(the_panel_takes_the_focus_and_gives_it_back),
];

/// A small phone, one on its side, a desk, and that desk at 200 %.
const WINDOWS: [Window; 4] = [
    Window::new(360, 640, Input::Touch),
    Window::new(844, 390, Input::Touch),
    Window::new(1280, 800, Input::Mouse),
    Window::new(640, 400, Input::Mouse),
];

/// What is wrong with the menu: entries that are outside of the window, covered, small or cut off, and
/// another number of marked ones than one.
const FAULTS: &str = "
    // The screen for a class hides the menu.
    if (document.querySelector('dialog[open], .big')) return [];
    const faults = [];
    const items = [...document.querySelectorAll('nav.nav a')];
    if (items.length !== 5) faults.push(`${items.length} entries`);
    const marked = items.filter((item) => item.getAttribute('aria-current') === 'page');
    if (marked.length !== 1) faults.push(`${marked.length} are marked`);
    for (const item of items) {
        const box = item.getBoundingClientRect();
        const name = item.textContent;
        if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) faults.push(`${name} is outside`);
        if (Math.min(box.width, box.height) < 44) faults.push(`${name} has ${box.width} by ${box.height}`);
        const text = item.querySelector('span');
        if (text.scrollWidth > text.clientWidth + 1 && text.clientWidth) faults.push(`${name} is cut off`);
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!item.contains(hit)) faults.push(`${name} is covered by ${hit?.className}`);
    }
    return faults;";

/// What is wrong with the main actions of a screen or of its dialog on a small phone: those that lie
/// below the window, covered ones, and small ones. Some views scroll by themselves to what is new.
const ACTIONS: &str = "
    const layer = document.querySelector('dialog[open]') ?? document;
    const faults = [];
    for (const action of layer.querySelectorAll('.button--primary, .take')) {
        const box = action.getBoundingClientRect();
        const isPassed = scrollY > 0 && box.bottom < 0;
        if (isPassed || !action.checkVisibility({ visibilityProperty: true })) continue;
        const name = action.textContent.trim();
        if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight) faults.push(`${name} reaches from ${box.top} to ${box.bottom}`);
        if (Math.min(box.width, box.height) < 43.5) faults.push(`${name} has ${box.width} by ${box.height}`);
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
        if (!action.contains(hit)) faults.push(`${name} is covered by ${hit?.className}`);
    }
    return faults;";

fn menu_and_main_actions_are_in_the_window_of_every_view(stage: &Stage) {
    stage.phone().play(async |page| {
        let mut faults = Vec::new();
        for view in VIEWS {
            page.resize(WINDOWS[0]).await?;
            view.reach(page).await?;
            page.come_to_rest().await?;
            let found = page.run(ACTIONS, Vec::new()).await?;
            if found != json!([]) {
                faults.push(format!("{}: {found}", view.name));
            }
            for window in WINDOWS {
                page.resize(window).await?;
                // On a desk a long screen takes the menu with it.
                page.run("scrollTo(0, 0)", Vec::new()).await?;
                page.come_to_rest().await?;
                let found = page.run(FAULTS, Vec::new()).await?;
                if found != json!([]) {
                    faults.push(format!("{} at {}: {found}", view.name, window.width));
                }
            }
        }
        ensure!(faults.is_empty(), "{}", faults.join("\n"));
        Ok(())
    });
}

async fn until_address(page: &Page, end: &str) -> Result<()> {
    page.until(&format!("the address ends with {end}"), async || {
        Ok(page.address().await?.ends_with(end).then_some(()))
    })
    .await
}

fn each_section_opens_where_it_was_left(stage: &Stage) {
    stage.phone().play(async |page| {
        let (analysis, learn, play) = (study::analysis(), study::learn(), page_words::play());
        page.open("#/play?heaps=2,4&two=human").await?;
        take(page, mv("B1")).await?;
        page.follow(learn).await?;
        until_address(page, "#/path").await?;
        page.run("location.hash = '#/learn/move'", Vec::new())
            .await?;
        until_address(page, "#/learn/move").await?;
        // The game goes on where it was, and so does the lesson.
        page.follow(play).await?;
        until_heaps(page, &[2, 3]).await?;
        page.follow(learn).await?;
        until_address(page, "#/learn/move").await?;
        // In the open section the entry leads to its first screen.
        page.follow(learn).await?;
        until_address(page, "#/path").await?;
        // The analysis shows the board of the game.
        page.follow(analysis).await?;
        until_address(page, "#/analyse?heaps=2,3&rule=misere").await?;
        page.press(study::tree()).await?;
        until_address(page, "#/tree?heaps=2,3&rule=misere").await?;
        page.follow(play).await?;
        until_heaps(page, &[2, 3]).await?;
        page.follow(analysis).await?;
        until_address(page, "#/tree?heaps=2,3&rule=misere").await?;
        // After a move it is another board.
        page.follow(play).await?;
        take(page, mv("A2")).await?;
        page.follow(analysis).await?;
        until_address(page, "#/analyse?heaps=0,3&rule=misere").await?;
        // Each section is an entry of the history.
        page.back().await?;
        until_heaps(page, &[0, 3]).await
    });
}

fn the_panel_takes_the_focus_and_gives_it_back(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human&moves=C2").await?;
        let told = async |expanded: &str, focused: &str| {
            page.until(&format!("expanded {expanded}, focus on {focused}"), async || {
                let told = "return document.querySelector('[aria-expanded].status__tool').ariaExpanded";
                let is_told = page.run(told, Vec::new()).await? == json!(expanded);
                Ok((is_told && page.focused().await?.contains(focused)).then_some(()))
            })
            .await
        };
        page.press(study::panel()).await?;
        told("true", study::analysis()).await?;
        page.key("Escape").await?;
        told("false", study::panel()).await?;
        // The same by a second press.
        page.press(study::panel()).await?;
        told("true", study::analysis()).await?;
        page.press(study::panel()).await?;
        told("false", study::panel()).await?;
        ensure!(!page.has(Control::Button, study::moves()).await?);
        Ok(())
    });
}
