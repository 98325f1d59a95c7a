//! Links that mean no good, in a real browser: a message or a board, a move, and nothing that ran.

use std::collections::HashSet;

use anyhow::{Context, Result, ensure};
use nim::catalogue::page as page_words;
use nim_browser::{Page, Stage, Test, Tier, test};
use rand::SeedableRng;
use rand::rngs::SmallRng;
use serde_json::{Value, json};

#[path = "../host/common/hostile.rs"]
mod hostile_links;

pub const TESTS: &[Test] = &[
    test!(hostile_links_leave_a_message_or_a_board_and_inject_nothing = |stage| follow(stage, 60)),
    test!(three_hundred_hostile_links_do_too = |stage| follow(stage, 300)).tier(Tier::Release),
    test!(a_visit_by_a_hostile_link_leaves_a_working_page = |stage| open(stage, 10)),
    test!(visits_by_sixty_hostile_links_do_too = |stage| open(stage, 60)).tier(Tier::Release),
];

/// How long a link may take to be followed on a busy machine, in milliseconds.
const PATIENCE: u32 = 10_000;

/// Different links that browsers take as they are; every tenth is long.
fn links(number: usize) -> Vec<String> {
    let mut rng = SmallRng::seed_from_u64(301);
    let mut known = HashSet::new();
    let mut links = Vec::new();
    while links.len() < number {
        let length = if links.len() % 10 == 0 { 20_000 } else { 0 };
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

async fn foreign(page: &Page) -> Result<usize> {
    let count = page
        .run(
            "return document.querySelectorAll('img, iframe, object, embed, base, meta, script, a[href^=\"javascript\"], [onload], [onerror], [onmouseover]').length",
            Vec::new(),
        )
        .await?;
    let count = count.as_u64().context("counting elements")?;
    Ok(usize::try_from(count)?)
}

/// Follows this many links in an open page.
fn follow(stage: &Stage, number: usize) {
    let script = format!(
        "return (async (...given) => {{ const run = async function () {{ {} }}; return run(...given); }})(...arguments)",
        include_str!("hostile.js")
    );
    stage.desktop().play(async |page| {
        page.open("").await?;
        let own = foreign(page).await?;
        let (mut told, mut moved) = (0, 0);
        for (place, link) in links(number).into_iter().enumerate() {
            let short: String = link.chars().take(200).collect();
            let given = vec![
                json!(link),
                json!(place),
                json!(PATIENCE),
                json!(page_words::play()),
            ];
            let answer = page
                .run(&script, given)
                .await
                .with_context(|| short.clone())?;
            let said = answer["told"].as_str().unwrap_or_default();
            let [made, goes_on, refused] =
                ["moved", "goesOn", "refused"].map(|name| answer[name] == json!(true));
            told += usize::from(!said.is_empty());
            moved += usize::from(made);
            ensure!(said.chars().count() < 420, "{short}: {said}");
            ensure!(made || goes_on, "{short}: nothing can be done");
            // A game that was kept can be played on, whatever was wrong with the link.
            ensure!(!refused || made, "{short}: no move");
            ensure!(answer["canary"] == Value::Null, "{short} ran");
            ensure!(
                answer["foreign"] == json!(own),
                "{short}: {answer}, not {own}"
            );
        }
        ensure!(
            told > number / 3 && moved > number / 3,
            "{told} messages, {moved} moves"
        );
        Ok(())
    });
}

/// Begins this many visits with a link.
fn open(stage: &Stage, number: usize) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        let own = foreign(page).await?;
        for (place, link) in links(number).into_iter().enumerate() {
            let short: String = link.chars().take(200).collect();
            page.open(&link).await.with_context(|| short.clone())?;
            page.until("a screen is there", async || {
                let there =
                    "return Boolean(document.querySelector('#board, .study, .teaching, .statistics, .print'))";
                Ok((page.run(there, Vec::new()).await? == json!(true)).then_some(()))
            })
            .await
            .with_context(|| short.clone())?;
            ensure!(foreign(page).await? == own, "{short}");
            let canary = page.run("return window.canary ?? null", Vec::new()).await?;
            ensure!(canary.is_null(), "{short} ran");
            // From wherever it led, another game is a link away, and can be played.
            let known = format!("#/play?heaps=4,2,4&two=human&names=G{place}");
            page.run("location.hash = arguments[0]", vec![json!(known)])
                .await?;
            crate::table::until_heaps(page, &[4, 2, 4])
                .await
                .with_context(|| short.clone())?;
            crate::table::take(page, crate::table::mv("B1"))
                .await
                .with_context(|| short.clone())?;
        }
        Ok(())
    });
}
