//! Several tabs of one browser, which keep in the same place.

use anyhow::ensure;
use nim::catalogue::{keeping, statistics};
use nim_browser::Stage;

use super::{SAVE, begin, is_chosen, kept, save, until_save_has};
use crate::table::{choose, mv, take, take_name, until_heaps};

pub fn a_tab_killed_during_a_turn_leaves_its_game_saved(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        page.new_tab().await?;
        page.open("").await?;
        begin(page).await?;
        take(page, mv("C4")).await?;
        choose(page, mv("A2")).await?;
        until_save_has(page, &["moves=C4 choice=A2"]).await?;
        page.kill_tab().await?;
        page.open("").await?;
        until_heaps(page, &[3, 5, 3]).await?;
        ensure!(is_chosen(page, mv("A2")).await?);
        page.press(&take_name(mv("A2"))).await?;
        until_heaps(page, &[1, 5, 3]).await
    });
}

pub fn the_newer_of_two_tabs_wins_and_the_other_says_so(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        begin(page).await?;
        take(page, mv("C4")).await?;
        until_heaps(page, &[3, 5, 3]).await?;
        page.new_tab().await?;
        page.open("").await?;
        until_heaps(page, &[3, 5, 3]).await?;
        take(page, mv("B1")).await?;
        until_heaps(page, &[3, 4, 3]).await?;
        // The first tab is behind, says so by itself, and writes over nothing.
        page.go_to_tab(0).await?;
        page.read(keeping::behind()).await?;
        take(page, mv("A3")).await?;
        until_heaps(page, &[0, 5, 3]).await?;
        let text = save(page).await?;
        ensure!(
            text.contains("moves=C4,B1"),
            "the newer save is gone: {text}"
        );
        page.press(keeping::theirs()).await?;
        until_heaps(page, &[3, 4, 3]).await?;
        // Going on there makes it the newer one; the second says so, and keeps its own if wanted.
        take(page, mv("A1")).await?;
        page.go_to_tab(1).await?;
        page.read(keeping::behind()).await?;
        page.press(keeping::mine()).await?;
        until_save_has(page, &["moves=C4,B1\n", "\nwaiting=", "moves=C4,B1,A1"]).await?;
        page.go_to_tab(0).await?;
        page.read(keeping::behind()).await
    });
}

pub fn two_first_visits_side_by_side_do_not_write_over_each_other(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        page.new_tab().await?;
        page.open("").await?;
        choose(page, mv("B2")).await?;
        until_save_has(page, &["choice=B2"]).await?;
        page.go_to_tab(0).await?;
        choose(page, mv("C7")).await?;
        page.read(keeping::behind()).await?;
        let text = save(page).await?;
        ensure!(text.contains("choice=B2"), "the first save is gone: {text}");
        page.press(keeping::theirs()).await?;
        page.until("the other choice is here", async || {
            Ok(is_chosen(page, mv("B2")).await?.then_some(()))
        })
        .await
    });
}

pub fn data_deleted_in_one_tab_comes_back_from_no_other(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        begin(page).await?;
        take(page, mv("C4")).await?;
        until_heaps(page, &[3, 5, 3]).await?;
        page.new_tab().await?;
        page.open("#/statistics").await?;
        page.press(statistics::delete_everything()).await?;
        page.press(statistics::yes_delete()).await?;
        page.read(statistics::deleted()).await?;
        page.go_to_tab(0).await?;
        page.read(keeping::behind()).await?;
        take(page, mv("B1")).await?;
        until_heaps(page, &[3, 4, 3]).await?;
        let text = kept(page, SAVE).await?;
        ensure!(text.is_none(), "it is back: {text:?}");
        page.press(keeping::mine()).await?;
        until_save_has(page, &["moves=C4,B1"]).await.map(drop)
    });
}
