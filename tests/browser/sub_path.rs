//! The page below some path of a host.

use std::collections::BTreeSet;

use anyhow::{Context, Result, ensure};
use nim_harness::browser::{Control, Page, Stage, Window};

use crate::table::{mv, take};

/// The address, size on the way and kind of everything that was loaded.
async fn loaded(page: &Page) -> Result<Vec<String>> {
    let names = page
        .run(
            "return performance.getEntriesByType('resource').map((r) => r.name)",
            Vec::new(),
        )
        .await?;
    serde_json::from_value(names).context("reading what was loaded")
}

#[test]
fn a_game_is_played_below_a_sub_path_and_nothing_is_loaded_from_elsewhere() {
    let stage = Stage::new(Window::desktop()).at("/some/sub/path/");
    stage.play(async |page| {
        page.open("#/play?heaps=1,2&rule=normal&two=human").await?;
        take(page, mv("B2")).await?;
        take(page, mv("A1")).await?;
        page.find(Control::Dialog, "Player 2 wins").await?;
        let loaded = loaded(page).await?;
        ensure!(!loaded.is_empty());
        for address in &loaded {
            ensure!(address.starts_with(page.home()), "{address} was loaded");
        }
        Ok(())
    });
}

#[test]
fn each_file_is_loaded_once() {
    Stage::new(Window::phone()).play(async |page| {
        page.open("").await?;
        take(page, mv("A1")).await?;
        let loaded = loaded(page).await?;
        let different: BTreeSet<_> = loaded.iter().collect();
        ensure!(different.len() == loaded.len(), "{loaded:#?}");
        Ok(())
    });
}
