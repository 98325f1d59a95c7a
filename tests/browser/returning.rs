//! A page that comes back as it was left, from the browser's back-forward cache.

use anyhow::ensure;
use nim_browser::{Engine, Stage, Test, test};

use crate::saving::until_save_has;
use crate::table::{mv, take, until_heaps};

pub const TESTS: &[Test] =
    &[test!(a_page_left_and_found_again_writes_over_no_newer_save).everywhere()];

fn a_page_left_and_found_again_writes_over_no_newer_save(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?heaps=3,4,5&two=human").await?;
        take(page, mv("C4")).await?;
        until_save_has(page, &["moves=C4"]).await?;
        // The writer of a first game hears of nobody before its next move.
        page.reload().await?;
        until_heaps(page, &[3, 4, 1]).await?;
        // WebKitGTK keeps a page that is left. The other two load it again while a driver is there, so
        // they only hear of its return.
        let is_left = page.engine() == Engine::WebKit;
        if is_left {
            page.run("window.mark = 1", Vec::new()).await?;
            page.visit("robots.txt").await?;
        } else {
            let deaf =
                "addEventListener('storage', (event) => event.stopImmediatePropagation(), true)";
            page.run(deaf, Vec::new()).await?;
        }

        page.new_tab().await?;
        page.open("").await?;
        until_heaps(page, &[3, 4, 1]).await?;
        take(page, mv("B1")).await?;
        until_save_has(page, &["moves=C4,B1"]).await?;

        page.go_to_tab(0).await?;
        if is_left {
            page.back().await?;
            let mark = page.run("return window.mark === 1", Vec::new()).await?;
            ensure!(mark == true, "the page was not kept");
        } else {
            let back = "dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))";
            page.run(back, Vec::new()).await?;
        }
        until_heaps(page, &[3, 3, 1]).await
    });
}
