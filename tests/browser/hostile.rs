//! Links that mean no good, in a real browser: nothing of them runs, and a game can be played after them.

use std::collections::HashSet;

use anyhow::{Context, Result, ensure};
use nim_browser::{Page, Stage, Test, Tier, test};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::json;

use crate::table::{mv, take, until_heaps};

#[path = "../host/common/hostile.rs"]
mod hostile_links;

pub const TESTS: &[Test] = &[
    test!(a_visit_by_a_hostile_link_leaves_a_working_page = |stage| open(stage, 6)),
    test!(visits_by_a_hundred_hostile_links_do_too = |stage| open(stage, 100)).tier(Tier::Release),
];

/// Beyond the 32 bits that the program has for a size here, beyond 64, and no text at all.
const NUMBERS: [&str; 4] = [
    "#/play?heaps=4294967297,1",
    "#/play?moves=C18446744073709551617",
    "#/play?names=%FF%FE,%00",
    "#%",
];

/// Different links that browsers take as they are; every tenth is long.
fn links(number: usize) -> Vec<String> {
    let mut rng = SmallRng::seed_from_u64(301);
    let mut known = HashSet::new();
    let mut links = NUMBERS.map(str::to_owned).to_vec();
    while links.len() < NUMBERS.len() + number {
        let length = if known.len() % 10 == 0 { 20_000 } else { 0 };
        let link = hostile_links::link(&mut rng, length);
        // A bare one names nothing, and an end of line or a tab is dropped from an address.
        let bare = link.trim_start_matches('#').trim_matches('/').is_empty();
        let dropped = link.contains(['\n', '\r', '\t']) || !link.starts_with('#');
        if !bare && !dropped && known.insert(link.clone()) {
            links.push(link);
        }
    }
    links
}

async fn foreign(page: &Page) -> Result<u64> {
    let count = "return document.querySelectorAll('img, iframe, object, embed, base, meta, script, a[href^=\"javascript\"], [onload], [onerror], [onmouseover]').length";
    let count = page.run(count, Vec::new()).await?;
    count.as_u64().context("counting elements")
}

/// Begins this many visits with a link.
fn open(stage: &Stage, number: usize) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        let own = foreign(page).await?;
        for (place, link) in links(number).into_iter().enumerate() {
            let visited = visit(page, &link, place, own).await;
            visited.with_context(|| link.chars().take(200).collect::<String>())?;
        }
        Ok(())
    });
}

async fn visit(page: &Page, link: &str, place: usize, own: u64) -> Result<()> {
    page.open(link).await?;
    page.until("a screen is there", async || {
        let there =
            "return Boolean(document.querySelector('#board, .study, .teaching, .statistics, .print'))";
        Ok((page.run(there, Vec::new()).await? == json!(true)).then_some(()))
    })
    .await?;
    ensure!(foreign(page).await? == own, "it brought elements");
    let canary = page.run("return window.canary ?? null", Vec::new()).await?;
    ensure!(canary.is_null(), "it ran");
    // From wherever it led, another game is a link away, and can be played.
    let known = format!("#/play?heaps=4,2,4&two=human&names=G{place}");
    page.run("location.hash = arguments[0]", vec![json!(known)])
        .await?;
    until_heaps(page, &[4, 2, 4]).await?;
    take(page, mv("B1")).await?;
    until_heaps(page, &[4, 1, 4]).await
}
