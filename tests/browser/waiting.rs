//! The page while the program loads, and the message if that takes long.

use anyhow::{Result, ensure};
use nim::catalogue::{document, keeping, statistics};
use nim_browser::{Ability, Control, Page, Stage, Test, Window, test};
use serde_json::Value;

use crate::saving::{SAVE, keep, save};
use crate::start::{drawn, impatient, is_seen, with_program, without_program};
use crate::table::{mv, take, until_fewer_than, until_heaps};

pub const TESTS: &[Test] = &[
    test!(a_slow_program_is_reported_without_moving_anything).needs(&[Ability::Impatience]),
    test!(another_versions_data_shows_no_board_before_it_is_read).needs(&[Ability::Impatience]),
];

/// Waits for the reload link, which appears if the program takes long, and presses it.
async fn reload_by_link(page: &Page) -> Result<()> {
    page.run("window.before = true", Vec::new()).await?;
    page.press_on(Control::Link, document::reload()).await?;
    page.until("the page is another", async || {
        let before = "return window.before ?? null";
        Ok((page.run(before, Vec::new()).await? == Value::Null).then_some(()))
    })
    .await
}

fn a_slow_program_is_reported_without_moving_anything(stage: &Stage) {
    impatient(stage, Window::phone()).play(async |page| {
        without_program(page, "").await?;
        let early = "return performance.now() > 6000
            || getComputedStyle(document.querySelector('.waits')).visibility === 'hidden'";
        ensure!(page.run(early, Vec::new()).await? == Value::Bool(true));
        let before = drawn(page).await?;
        page.find(Control::Link, document::reload()).await?;
        page.read(document::loading()).await?;
        let after = drawn(page).await?;
        ensure!(before == after, "{before:#}\nbecame\n{after:#}");
        ensure!(is_seen(page).await?, "the board stays");
        // The reload keeps the link of the visit.
        let link = "#/play?heaps=1,1,1&two=human";
        let follow = "history.replaceState(null, '', arguments[0])";
        page.run(follow, vec![link.into()]).await?;
        reload_by_link(page).await?;
        with_program(page).await?;
        until_heaps(page, &[1, 1, 1]).await?;
        ensure!(page.address().await?.ends_with(link));
        ensure!(!page.has(Control::Link, document::reload()).await?);
        Ok(())
    });
}

fn another_versions_data_shows_no_board_before_it_is_read(stage: &Stage) {
    const OTHER: &str = "nim-save 999\ngame=#/play?heaps=9\nend\n";
    impatient(stage, Window::desktop()).play(async |page| {
        page.open("").await?;
        // Chromium fetches the icon late, and the next visit may break that off.
        page.allow("icon-192.png", &["from the Manifest"]);
        keep(page, SAVE, OTHER).await?;
        without_program(page, "").await?;
        ensure!(!is_seen(page).await?, "the board of a first visit is shown");
        with_program(page).await?;
        page.read(keeping::newer()).await?;
        take(page, mv("A1")).await?;
        until_fewer_than(page, 15).await?;
        page.come_to_rest().await?;
        let there = save(page).await?;
        ensure!(there == OTHER, "{there}");
        // A file with everything is what is stored.
        page.open("#/statistics").await?;
        page.find(Control::Link, statistics::save()).await?;
        let file = "return [...document.querySelectorAll('a[download]')].map((link) => decodeURIComponent(link.href))";
        let file = page.run(file, Vec::new()).await?.to_string();
        ensure!(file.contains("nim-save 999"), "{file}");
        Ok(())
    });
}
