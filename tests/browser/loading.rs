//! The files that a visit loads, and their hosts.

use anyhow::ensure;
use nim_browser::{Stage, Test, dist, test};

use crate::table::{mv, take, until_fewer_than};
use crate::words::your_turn;

pub const TESTS: &[Test] = &[test!(a_first_visit_and_move_load_each_counted_file_once)];

fn a_first_visit_and_move_load_each_counted_file_once(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        take(page, mv("C3")).await?;
        until_fewer_than(page, 12).await?;
        page.hear(&your_turn()).await?;
        let loaded = page.loaded().await?;
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
