//! Files that load on demand, and the message after a failure.

use std::fs;

use anyhow::{Result, ensure};
use nim::catalogue::{analysis, page as page_words, path, play, share, study};
use nim_browser::{Control, Page, Stage, Test, test};
use serde_json::json;

use crate::offline::Host;
use crate::table::{heaps, mv, take, until_fewer_than, until_heaps, until_no_dialog};

pub const TESTS: &[Test] = &[
    test!(dialogs_and_a_screen_come_once_when_they_are_opened).everywhere(),
    test!(what_does_not_load_says_so_and_loads_at_the_next_press),
    test!(a_slow_style_hides_nothing_and_blocks_no_play),
    test!(a_screen_on_its_way_takes_nobody_from_the_board),
    test!(a_damaged_part_loads_whole_at_the_next_request),
];

/// The files with these names that have come.
async fn parts(page: &Page, name: &str) -> Result<usize> {
    let loaded = page.loaded().await?;
    Ok(loaded.iter().filter(|file| file.contains(name)).count())
}

/// Closes the dialog, which first comes to its place.
async fn close(page: &Page) -> Result<()> {
    page.come_to_rest().await?;
    page.press(page_words::close()).await?;
    until_no_dialog(page).await
}

fn dialogs_and_a_screen_come_once_when_they_are_opened(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        for name in ["/dialogs-", "/analysis-"] {
            ensure!(parts(page, name).await? == 0, "nobody has opened {name}");
        }
        // Until its code is there, the dialog is smaller, and Close elsewhere.
        for _ in 0..2 {
            page.press(page_words::share()).await?;
            page.find(Control::Button, share::copy()).await?;
            close(page).await?;
        }
        ensure!(
            parts(page, "/dialogs-").await? == 2,
            "a program and its style bring them all"
        );
        page.follow(study::analysis()).await?;
        page.read(analysis::around()).await?;
        ensure!(parts(page, "/analysis-").await? == 2);
        page.back().await?;
        until_heaps(page, &[3, 5, 7]).await
    });
}

fn a_slow_style_hides_nothing_and_blocks_no_play(stage: &Stage) {
    // Only that file, because a browser loads six files of a host at once, and a worker loads all of
    // them.
    let host = Host::new().unwrap();
    let style = host.named("analysis-", ".css").unwrap().remove(0);
    stage.desktop().play(async |page| {
        page.hold_back(&style);
        page.open("").await?;
        page.press(study::panel()).await?;
        let asked = "return document.querySelector(`link[href$='${arguments[0]}']`) !== null";
        page.until("the style is on its way", async || {
            let asked = page.run(asked, vec![style.as_str().into()]).await?;
            Ok((asked == true).then_some(()))
        })
        .await?;
        ensure!(heaps(page).await? == [3, 5, 7], "the board is hidden");
        // A panel in its temporary place must not be pressed.
        ensure!(!page.has(Control::Button, study::moves()).await?);
        take(page, mv("A1")).await?;
        until_fewer_than(page, 15).await?;
        page.let_through();
        page.read(study::whole()).await?;
        page.until("its style is there", async || {
            let drawn =
                "return [...document.styleSheets].some(({ href }) => href?.endsWith(arguments[0]))";
            let drawn = page.run(drawn, vec![style.as_str().into()]).await?;
            Ok((drawn == true).then_some(()))
        })
        .await
    });
}

/// Lets every request fail until [`network_is_back`].
async fn no_network(page: &Page) -> Result<()> {
    let gone =
        "window.network = fetch; window.fetch = async () => { throw new TypeError('offline') }";
    page.run(gone, Vec::new()).await.map(drop)
}

async fn network_is_back(page: &Page) -> Result<()> {
    let back = "window.fetch = network";
    page.run(back, Vec::new()).await.map(drop)
}

fn what_does_not_load_says_so_and_loads_at_the_next_press(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        no_network(page).await?;
        page.press(page_words::share()).await?;
        page.find(Control::Button, page_words::try_again()).await?;
        network_is_back(page).await?;
        page.press(page_words::try_again()).await?;
        page.find(Control::Button, share::copy()).await?;
        close(page).await
    });
}

async fn is_at(page: &Page, part: &str) -> Result<()> {
    let what = format!("the address has {part}");
    page.until(&what, async || {
        Ok(page.address().await?.contains(part).then_some(()))
    })
    .await
}

fn a_screen_on_its_way_takes_nobody_from_the_board(stage: &Stage) {
    let host = Host::new().unwrap();
    let file = host.named("teach-", ".wasm").unwrap().remove(0);
    stage.desktop().play(async |page| {
        page.open("#/play?two=human").await?;
        take(page, mv("A1")).await?;
        page.hold_back(&file);
        page.follow(study::learn()).await?;
        is_at(page, "#/path").await?;
        page.back().await?;
        page.find(Control::Button, play::undo()).await?;
        ensure!(heaps(page).await? == [2, 5, 7], "another board is shown");
        page.follow(study::learn()).await?;
        is_at(page, "#/path").await?;
        let link = "#/play?heaps=1,2&two=human";
        page.run("location.hash = arguments[0]", vec![json!(link)])
            .await?;
        until_heaps(page, &[1, 2]).await?;
        page.let_through();
        page.until("the screen's code is there", async || {
            let loaded = page.loaded().await?;
            let is_there = loaded.iter().any(|address| address.ends_with(&file));
            Ok(is_there.then_some(()))
        })
        .await?;
        // Long enough for the code to run.
        take(page, mv("B1")).await?;
        until_heaps(page, &[1, 1]).await?;
        ensure!(page.address().await?.contains(link));
        page.follow(study::learn()).await?;
        page.read(path::heading()).await
    });
}

fn a_damaged_part_loads_whole_at_the_next_request(stage: &Stage) {
    let host = Host::new().unwrap();
    // Half a program is refused, and half a style is not, so the style is missing.
    for (end, damage) in [(".wasm", 2), (".css", 0)] {
        let name = &host.named("dialogs-", end).unwrap()[0];
        let file = host.0.join(name);
        let whole = fs::read(&file).unwrap();
        stage.desktop().play_on(&host.site(), async |page| {
            match damage {
                0 => fs::remove_file(&file)?,
                part => fs::write(&file, &whole[..whole.len() / part])?,
            }
            page.open("").await?;
            page.press(page_words::share()).await?;
            let told = page.find(Control::Button, page_words::try_again()).await;
            fs::write(&file, &whole)?;
            told?;
            page.press(page_words::try_again()).await?;
            page.find(Control::Button, share::copy()).await?;
            page.allow(name, &["404", "MIME type"]);
            Ok(())
        });
    }
}
