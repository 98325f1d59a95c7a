//! What is fetched when it is first wanted, and what is said when it does not come.

use std::fs;

use anyhow::{Result, ensure};
use nim_browser::{Control, Page, Stage, Test, test};

use crate::complaints::OF_A_CHANGED_FILE;
use crate::offline::Host;
use crate::table::{heaps, mv, take, until_heaps};

pub const TESTS: &[Test] = &[
    test!(the_dialogs_come_once_and_not_before_one_is_opened),
    test!(a_style_on_its_way_hides_nothing_and_keeps_nobody_from_playing),
    test!(a_dialog_that_does_not_come_says_so_and_comes_when_asked_again),
    test!(a_hint_that_did_not_come_comes_when_asked_again),
    test!(a_part_that_came_damaged_comes_whole_when_asked_again),
];

async fn parts(page: &Page) -> Result<usize> {
    let loaded = page.loaded().await?;
    Ok(loaded
        .iter()
        .filter(|address| address.contains("/dialogs-"))
        .count())
}

fn the_dialogs_come_once_and_not_before_one_is_opened(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        ensure!(parts(page).await? == 0, "nobody has opened one");
        page.press("New game").await?;
        page.find(Control::Button, "Play").await?;
        page.key("Escape").await?;
        page.press("How to play").await?;
        page.find(Control::Dialog, "How to play").await?;
        ensure!(
            parts(page).await? == 2,
            "a program and its style bring them all"
        );
        Ok(())
    });
}

fn a_style_on_its_way_hides_nothing_and_keeps_nobody_from_playing(stage: &Stage) {
    // That one alone: a browser asks a host for six files at once, and a worker fetches all of them.
    let host = Host::new().unwrap();
    let style = host.named("analysis-", ".css").unwrap().remove(0);
    stage.desktop().play(async |page| {
        page.hold_back(&style);
        page.open("").await?;
        page.press("Analysis").await?;
        let asked = "return document.querySelector(`link[href$='${arguments[0]}']`) !== null";
        page.until("the style is on its way", async || {
            let asked = page.run(asked, vec![style.as_str().into()]).await?;
            Ok((asked == true).then_some(()))
        })
        .await?;
        ensure!(heaps(page).await? == [3, 5, 7], "the board is hidden");
        // What will stand elsewhere is no place to press.
        ensure!(!page.has(Control::Button, "Moves").await?);
        take(page, mv("A1")).await?;
        page.hear("You took 1 from heap A").await?;
        page.let_through();
        page.read("Open the whole analysis").await?;
        page.until("its style is there", async || {
            let drawn =
                "return [...document.styleSheets].some(({ href }) => href?.endsWith(arguments[0]))";
            let drawn = page.run(drawn, vec![style.as_str().into()]).await?;
            Ok((drawn == true).then_some(()))
        })
        .await
    });
}

fn a_dialog_that_does_not_come_says_so_and_comes_when_asked_again(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        let no_network =
            "window.network = fetch; window.fetch = async () => { throw new TypeError('offline') }";
        page.run(no_network, Vec::new()).await?;
        page.press("New game").await?;
        page.find(Control::Button, "Try again").await?;
        page.run("window.fetch = network", Vec::new()).await?;
        page.press("Try again").await?;
        page.press("Play").await
    });
}

fn a_hint_that_did_not_come_comes_when_asked_again(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        let no_network =
            "window.network = fetch; window.fetch = async () => { throw new TypeError('offline') }";
        page.run(no_network, Vec::new()).await?;
        page.press("Hint").await?;
        page.hear("could not be loaded").await?;
        page.run("window.fetch = network", Vec::new()).await?;
        page.press("Hint").await?;
        page.hear("from heap A").await.map(drop)
    });
}

fn a_part_that_came_damaged_comes_whole_when_asked_again(stage: &Stage) {
    let host = Host::new().unwrap();
    for (begin, end) in [("dialogs-", ".wasm"), ("dialogs-", ".css")] {
        let name = &host.named(begin, end).unwrap()[0];
        let file = host.0.join(name);
        let whole = fs::read(&file).unwrap();
        // The browser would keep it for a year.
        stage.desktop().play_on(&host.site(), async |page| {
            fs::write(&file, &whole[..whole.len() / 2])?;
            page.open("").await?;
            page.press("New game").await?;
            let told = page.find(Control::Button, "Try again").await;
            fs::write(&file, &whole)?;
            told?;
            page.press("Try again").await?;
            page.press("Play").await?;
            until_heaps(page, &[3, 5, 7]).await?;
            page.excuse_of(name, OF_A_CHANGED_FILE);
            Ok(())
        });
    }
}
