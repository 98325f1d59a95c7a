//! The page of commit 27fa87b, as it was built, and today's page. A tab with the earlier page continues
//! with it, and loads the new page on request. The words of the earlier page are written here.

use std::path::Path;

use anyhow::{Result, ensure};
use nim::catalogue::{analysis, play, study};
use nim_browser::{Control, Page, Stage};
use serde_json::{Value, json};

use super::host::Host;
use super::until_kept;
use super::update::{shown, until_offered, until_only};
use crate::complaints::OF_THE_NETWORK;
use crate::table::{mv, take, until_heaps};
use crate::words::named;

/// The folder of the earlier build, described in `tests/host/data/earlier-build/README.md`.
const EARLIER: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/tests/browser/data/earlier-build"
);

/// The heaps after the moves that are made there.
const EARLIER_HEAPS: [&str; 3] = ["Heap A, 2 stones", "Heap B, 4 stones", "Heap C, 3 stones"];

/// Chooses a stone of the earlier page, and takes.
async fn press(page: &Page, stone: &str, take: &str) -> Result<()> {
    page.press(stone).await?;
    page.press(take).await
}

/// Waits until the heaps of the earlier page are called this.
async fn until_called(page: &Page, heaps: [&str; 3]) -> Result<()> {
    page.until(&format!("the heaps are {heaps:?}"), async || {
        let mut groups = page.names(Control::Group).await?;
        groups.retain(|name| name.starts_with("Heap "));
        Ok((groups == heaps).then_some(()))
    })
    .await
}

async fn theme(page: &Page) -> Result<Value> {
    let theme = "return document.documentElement.dataset.theme ?? null";
    page.run(theme, Vec::new()).await
}

pub fn a_tab_of_the_earlier_build_keeps_its_files_and_updates(stage: &Stage) {
    let host = Host::new().unwrap();
    // Headers with hashes would describe only one build, so the documents carry their own policy here.
    let site = host.site().plain();
    stage.desktop().play_on(&site, async |page| {
        host.lay_page(Path::new(EARLIER))?;
        let old = host.version()?;
        // Or it might not be the worker that has the old files.
        page.keep_no_file();
        page.open("#/play?heaps=3,4,5&rule=normal&two=human&names=Ada,Bob")
            .await?;
        ensure!(shown(page).await? == old, "the earlier build is there");
        page.press("Settings").await?;
        page.press_on(Control::Radio, "Dark").await?;
        page.key("Escape").await?;
        press(page, "Take 1 from heap A, leaving 2", "Take 1 from heap A").await?;
        until_kept(page).await?;

        host.lay()?;
        // If nothing was changed since, only the name shows that it is another build.
        let new = host.renew_name()?;
        ensure!(new != old, "both builds are {old}");

        // Parts not shown yet come from its worker, whatever the host has now.
        page.cut_off();
        page.run("location.hash = '#/learn/1'", Vec::new()).await?;
        page.read("Play a game").await?;
        page.press("Analysis").await?;
        page.read("Nim-sum").await?;
        page.reconnect();
        press(page, "Take 2 from heap C, leaving 3", "Take 2 from heap C").await?;
        press(page, "Take 4 from heap B, leaving 0", "Take 4 from heap B").await?;
        page.press("Undo").await?;
        until_called(page, EARLIER_HEAPS).await?;

        until_offered(page, "Update").await?;
        page.read("New version ready. Your game stays.").await?;
        // A new worker that waits takes nothing from it either.
        page.cut_off();
        page.run("location.hash = '#/statistics'", Vec::new())
            .await?;
        page.find(Control::Heading, "Statistics and data").await?;
        page.press("Back to the game").await?;
        page.reconnect();
        until_called(page, EARLIER_HEAPS).await?;
        ensure!(shown(page).await? == old, "nothing came by itself");
        page.press("Update").await?;
        page.until("the new build is there", async || {
            Ok((shown(page).await? == new).then_some(()))
        })
        .await?;
        until_heaps(page, &[2, 4, 3]).await?;
        page.hear("Ada").await?;
        ensure!(
            theme(page).await? == json!("dark"),
            "the settings are there"
        );
        until_only(page, new).await?;

        // Everything continues: undone moves, files that load later, and the end.
        page.press(play::redo()).await?;
        until_heaps(page, &[2, 0, 3]).await?;
        page.press(study::panel()).await?;
        page.read(analysis::you_can_win()).await?;
        take(page, mv("C3")).await?;
        take(page, mv("A2")).await?;
        page.find(Control::Dialog, &named("Ada").wins()).await?;
        page.excuse(OF_THE_NETWORK);
        Ok(())
    });
}
