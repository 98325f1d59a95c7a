//! What a visit loads, and from where.

use anyhow::ensure;
use nim_harness::browser::{Control, Stage, Window, dist};

use crate::table::{mv, take};

#[test]
fn a_game_is_played_below_a_sub_path_and_nothing_is_loaded_from_elsewhere() {
    let stage = Stage::new(Window::desktop()).at("/some/sub/path/");
    stage.play(async |page| {
        page.open("#/play?heaps=1,2&rule=normal&two=human").await?;
        take(page, mv("B2")).await?;
        take(page, mv("A1")).await?;
        page.find(Control::Dialog, "Player 2 wins").await?;
        let loaded = page.loaded().await?;
        ensure!(!loaded.is_empty());
        for address in &loaded {
            ensure!(address.starts_with(page.home()), "{address} was loaded");
        }
        Ok(())
    });
}

#[test]
fn a_first_visit_loads_once_each_of_the_files_whose_weight_the_build_counts() {
    Stage::new(Window::phone()).play(async |page| {
        page.open("").await?;
        take(page, mv("A1")).await?;
        let mut loaded: Vec<_> = page
            .loaded()
            .await?
            .iter()
            .map(|address| address.replacen(page.home(), "", 1))
            .collect();
        // What works for later comes in a pause, and is weighed apart; what a browser wants in
        // order to offer the page for installing, it fetches when all else is there.
        let later = |file: &str| file.starts_with("offline-") || file == "sw.js";
        loaded.retain(|file| !later(file) && !file.ends_with(".webmanifest"));
        loaded.sort();
        let mut counted = nim_harness::first_visit(&dist())?;
        ensure!(counted.remove("index.html"), "the document is counted");
        // The picture in the tab is loaded by the browser, behind the page's back.
        counted.retain(|file| !file.starts_with("icon"));
        loaded.retain(|file| !file.starts_with("icon"));
        ensure!(
            loaded == counted.iter().cloned().collect::<Vec<_>>(),
            "{loaded:#?} instead of {counted:#?}"
        );
        Ok(())
    });
}
