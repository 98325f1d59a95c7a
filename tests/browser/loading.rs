//! The files that a visit loads, and their hosts.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{Who, win};
use nim::engine::Move;
use nim_browser::{Control, Page, Stage, Test, dist, test};

use crate::table::{heaps, mv, take, until_fewer_than};
use crate::words::{player, your_turn};

pub const TESTS: &[Test] = &[
    test!(a_game_is_played_below_a_sub_path_and_nothing_is_loaded_from_elsewhere),
    test!(a_first_visit_and_game_load_each_counted_file_once),
];

fn a_game_is_played_below_a_sub_path_and_nothing_is_loaded_from_elsewhere(stage: &Stage) {
    stage.desktop().at("/some/sub/path/").play(async |page| {
        page.open("#/play?heaps=1,2&rule=normal&two=human").await?;
        take(page, mv("B2")).await?;
        take(page, mv("A1")).await?;
        page.find(Control::Dialog, &player(2).wins()).await?;
        let loaded = page.loaded().await?;
        ensure!(!loaded.is_empty());
        for address in &loaded {
            ensure!(address.starts_with(page.home()), "{address} was loaded");
        }
        Ok(())
    });
}

/// With so many stones left the page loads the result.
const FEW: u32 = 4;

/// Plays the first game to its end, whole heaps at a time. Returns the files that had loaded before its
/// end came near.
async fn play_a_first_game(page: &Page) -> Result<Vec<String>> {
    let mut now = heaps(page).await?;
    let mut loaded = Vec::new();
    loop {
        let heap = now.iter().position(|&stones| stones > 0);
        let heap = heap.context("somebody has won before")?;
        if now.iter().sum::<u32>() > FEW {
            loaded = page.loaded().await?;
        }
        take(
            page,
            Move::new(heap, now[heap]).context("a heap with stones")?,
        )
        .await?;
        now[heap] = 0;
        let left: u32 = now.iter().sum();
        if left == 0 {
            page.find(Control::Dialog, win::you_lost()).await?;
            return Ok(loaded);
        }
        until_fewer_than(page, left).await?;
        now = heaps(page).await?;
        if now.iter().sum::<u32>() == 0 {
            page.find(Control::Dialog, &Who::You.wins()).await?;
            return Ok(loaded);
        }
        page.hear(&your_turn()).await?;
    }
}

fn a_first_visit_and_game_load_each_counted_file_once(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        let loaded = play_a_first_game(page).await?;
        let mut loaded: Vec<_> = loaded
            .iter()
            .map(|address| address.replacen(page.home(), "", 1))
            .collect();
        // Files for later load in idle time, and have their own limit. The files for installing the page
        // load after all others.
        let later = |file: &str| file.starts_with("offline-") || file == "sw.js";
        loaded.retain(|file| !later(file) && !file.ends_with(".webmanifest"));
        loaded.sort();
        let mut counted = nim_serve::first_visit(&dist())?;
        ensure!(counted.remove("index.html"), "the document is counted");
        // The picture in the tab is loaded by the browser, behind the page's back; Firefox takes a large one.
        let is_icon = |file: &str| {
            ["icon", "apple-touch-icon"]
                .iter()
                .any(|icon| file.starts_with(icon))
        };
        counted.retain(|file| !is_icon(file));
        loaded.retain(|file| !is_icon(file));
        ensure!(
            loaded == counted.iter().cloned().collect::<Vec<_>>(),
            "{loaded:#?} instead of {counted:#?}"
        );
        Ok(())
    });
}
