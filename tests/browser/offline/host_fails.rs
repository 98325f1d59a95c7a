//! A host that answers with an error, or not at all, after a first visit.

use anyhow::{Result, ensure};
use nim_browser::{Page, Stage};

use super::until_kept;
use crate::table::{mv, take, until_heaps};

/// Lets the worker keep the page, with a game in it.
async fn begin(page: &Page) -> Result<()> {
    page.keep_no_file();
    page.open("#/play?heaps=3,4&two=human").await?;
    until_kept(page).await?;
    take(page, mv("A1")).await?;
    until_heaps(page, &[2, 4]).await
}

/// Opens the page from what the worker keeps, and goes on with the game.
async fn resumes(page: &Page) -> Result<()> {
    page.open("").await?;
    until_heaps(page, &[2, 4]).await?;
    take(page, mv("B2")).await?;
    until_heaps(page, &[2, 2]).await
}

pub fn a_host_that_answers_503_is_not_shown(stage: &Stage) {
    stage.desktop().play(async |page| {
        begin(page).await?;
        page.set_host_down(true);
        let status = "return fetch('robots.txt').then(({ status }) => status)";
        let status = page.run(status, Vec::new()).await?;
        ensure!(status == 503, "the host answers {status}");
        resumes(page).await?;
        page.set_host_down(false);
        page.allow("", &["503", "net::ERR"]);
        Ok(())
    });
}

pub fn a_host_that_does_not_answer_is_waited_for_only_shortly(stage: &Stage) {
    stage.desktop().play(async |page| {
        begin(page).await?;
        // The document, and nothing else.
        page.hold_back("/");
        // Its own window, because a driver waits for the document of the window that it is in.
        page.run("window.other = open('./')", Vec::new()).await?;
        page.until("the kept page shows the game", async || {
            let stones =
                "return window.other.document?.querySelectorAll('#board [data-stone]').length";
            Ok((page.run(stones, Vec::new()).await? == 6).then_some(()))
        })
        .await?;
        page.let_through();
        Ok(())
    });
}
