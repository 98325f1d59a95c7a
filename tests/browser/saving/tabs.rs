//! Several tabs of one browser, which keep in the same place.

use anyhow::ensure;
use nim::catalogue::statistics;
use nim_browser::Stage;

use super::{SAVE, begin, is_chosen, kept, until_save_has};
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

pub fn a_tab_follows_what_another_has_played(stage: &Stage) {
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
        page.go_to_tab(0).await?;
        until_heaps(page, &[3, 4, 3]).await?;
        take(page, mv("A1")).await?;
        page.go_to_tab(1).await?;
        until_heaps(page, &[2, 4, 3]).await
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
        until_heaps(page, &[3, 5, 7]).await?;
        let text = kept(page, SAVE).await?;
        ensure!(text.is_none(), "it is back: {text:?}");
        Ok(())
    });
}
