//! The page without a network, and the way from one version to the next.

use std::{fs, path::Path};

use anyhow::{Result, ensure};
use nim::catalogue::{analysis, lessons, page as page_words, setup};
use nim_browser::{Control, Page, Stage, Test, dist, test};
use nim_serve::Site;
use serde_json::json;

use crate::hosting::is_compressed;
use crate::table::{mv, take};
use crate::words::player;

mod host;
mod host_fails;
mod update;

pub use host::Host;
use host_fails::{
    a_host_that_answers_503_is_not_shown, a_host_that_does_not_answer_is_waited_for_only_shortly,
};
pub use update::announce;
use update::{
    a_new_version_is_announced_and_loads_only_on_request,
    a_page_fresh_from_the_network_asks_nothing, a_page_holds_its_version_but_not_while_it_is_away,
    a_version_with_a_damaged_file_is_not_taken, an_update_in_another_tab_leaves_this_tab_its_files,
    half_a_version_is_not_a_version, the_notice_leaves_the_game_visible_and_passes_axe,
};

pub const TESTS: &[Test] = &[
    test!(without_a_network_a_game_a_lesson_and_the_analysis_are_there)
        .with_worker()
        .everywhere(),
    test!(a_new_version_is_announced_and_loads_only_on_request)
        .with_worker()
        .everywhere(),
    test!(the_notice_leaves_the_game_visible_and_passes_axe).with_worker(),
    test!(an_update_in_another_tab_leaves_this_tab_its_files).with_worker(),
    test!(a_page_fresh_from_the_network_asks_nothing).with_worker(),
    test!(a_page_holds_its_version_but_not_while_it_is_away).with_worker(),
    test!(half_a_version_is_not_a_version).with_worker(),
    test!(a_version_with_a_damaged_file_is_not_taken).with_worker(),
    test!(a_host_that_answers_503_is_not_shown).with_worker(),
    test!(a_host_that_does_not_answer_is_waited_for_only_shortly).with_worker(),
    test!(a_refused_worker_does_no_harm).with_worker(),
    test!(the_worker_lists_every_file_that_the_page_can_fetch_and_each_is_there),
];

/// Waits until the worker has every file, and answers for the network.
pub async fn until_kept(page: &Page) -> Result<()> {
    page.until("the worker has taken over", async || {
        let state = "return navigator.serviceWorker.controller?.state ?? null";
        Ok((page.run(state, Vec::new()).await? == json!("activated")).then_some(()))
    })
    .await
}

fn without_a_network_a_game_a_lesson_and_the_analysis_are_there(stage: &Stage) {
    stage.desktop().play(async |page| {
        // Or it would not be the worker that has the files.
        page.keep_no_file();
        page.open("").await?;
        until_kept(page).await?;
        page.cut_off();
        let refused = "return fetch('robots.txt').then(() => false, () => true)";
        ensure!(
            page.run(refused, Vec::new()).await? == json!(true),
            "the network is there"
        );

        page.open("#/play?heaps=1,2&rule=normal&two=human").await?;
        take(page, mv("B2")).await?;
        take(page, mv("A1")).await?;
        page.find(Control::Dialog, &player(2).wins()).await?;

        page.open("#/learn/proof").await?;
        page.read(lessons::proof_name()).await?;
        page.open("#/analyse?heaps=1,2,4&rule=normal").await?;
        page.read(analysis::around()).await?;
        page.open("").await?;
        page.press(page_words::new_game()).await?;
        page.find(Control::Button, setup::play()).await?;
        page.allow("/robots.txt", &["net::ERR"]);
        Ok(())
    });
}

fn a_refused_worker_does_no_harm(stage: &Stage) {
    let site = Site::new(dist()).unwrap().without("sw.js");
    stage.desktop().play_on(&site, async |page| {
        page.open("#/play?heaps=1,2&rule=normal&two=human").await?;
        page.until("the worker was tried", async || {
            let loaded = page.loaded().await?;
            Ok(loaded
                .iter()
                .any(|file| file.contains("/offline-"))
                .then_some(()))
        })
        .await?;
        page.key("?").await?;
        page.key("Escape").await?;
        take(page, mv("B2")).await?;
        take(page, mv("A1")).await?;
        page.find(Control::Dialog, &player(2).wins()).await?;
        let workers = "return navigator.serviceWorker.getRegistrations().then((all) => all.length)";
        ensure!(page.run(workers, Vec::new()).await? == json!(0));
        Ok(())
    });
}

fn the_worker_lists_every_file_that_the_page_can_fetch_and_each_is_there(_: &Stage) {
    let dist = dist();
    let kept = nim_serve::kept_offline(&dist).unwrap();
    for file in &kept {
        assert!(dist.join(file).is_file(), "{file} is listed, but not there");
    }
    let names = |folder: &Path| -> Vec<String> {
        let entries = fs::read_dir(folder).unwrap();
        let names = entries.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned());
        names.collect()
    };
    for file in names(&dist) {
        if nim_serve::is_hashed(&file) && !is_compressed(&file) {
            assert!(
                kept.contains(&file),
                "{file} is not there without a network"
            );
        }
        let show = [
            "og.png",
            "screenshot-wide.png",
            "screenshot-narrow.png",
            "icon-512.png",
        ];
        assert!(
            !(show.contains(&file.as_str()) && kept.contains(&file)),
            "{file} is only for show"
        );
    }
    for file in nim_serve::first_visit(&dist).unwrap() {
        assert!(
            kept.contains(&file),
            "{file} is not there without a network"
        );
    }
}
