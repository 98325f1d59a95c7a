//! Back and forward through every screen and dialog; and that each is found again where it was.

use std::collections::BTreeSet;

use anyhow::{Context, Result, ensure};
use nim::catalogue::{page as page_words, study};
use nim_browser::{Control, Page, Stage, Test, test};
use serde_json::json;

use crate::table::{mv, take, until_heaps, until_no_dialog};

pub const TESTS: &[Test] = &[
    test!(back_and_forward_lead_through_every_screen_and_reloading_stays_there).everywhere(),
    test!(every_dialog_is_left_by_going_back_and_the_screen_behind_it_stays),
    test!(going_back_from_a_screen_restores_the_game),
    test!(each_section_opens_where_it_was_left).everywhere(),
    test!(the_panel_takes_the_focus_and_gives_it_back),
];

/// Each screen, with an element that only it has.
const SCREENS: [(&str, &str); 11] = [
    ("#/play?heaps=2,4&two=human&moves=B1", "#board"),
    ("#/analyse?heaps=2,4,6&rule=misere", ".study"),
    ("#/tree?heaps=4&rule=misere&take=3", ".tree__frame"),
    ("#/learn", ".teaching h2"),
    ("#/learn/history", ".teaching h2"),
    ("#/learn/move", ".teaching.step"),
    ("#/puzzle/3/1234", ".step__grades"),
    ("#/puzzle/2026-11-20", ".step__grades"),
    (
        "#/review?heaps=1,2&two=human&moves=B1,A1,B1",
        ".teaching.review",
    ),
    ("#/play?heaps=3,3&two=human&via=link&moves=A1", "#board"),
    ("#/play?heaps=5,1&two=human", "#board"),
];

async fn until_at(page: &Page, (link, only): (&str, &str)) -> Result<()> {
    page.until(&format!("{link} is shown"), async || {
        let there = page.address().await?.ends_with(link);
        let shown = "return Boolean(document.querySelector(arguments[0]))";
        let shown = page.run(shown, vec![only.into()]).await?;
        Ok((there && shown == true).then_some(()))
    })
    .await
}

/// Goes back or forward in the history, one frame and one task later. `WebKitGTK` ignores a step at the
/// moment of another change of the history. The buttons of `WebKitGTK` skip entries made by scripts, so
/// [`Page::back`] does not serve here.
async fn go(page: &Page, steps: i64) -> Result<()> {
    let go = "return new Promise((gone) => requestAnimationFrame(() => setTimeout(() => {
        history.go(arguments[0]);
        gone();
    })))";
    page.run(go, vec![steps.into()]).await.map(drop)
}

fn back_and_forward_lead_through_every_screen_and_reloading_stays_there(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open(SCREENS[0].0).await?;
        for screen in &SCREENS[1..] {
            page.run("location.hash = arguments[0]", vec![screen.0.into()])
                .await?;
            until_at(page, *screen).await?;
        }
        for screen in SCREENS.iter().rev().skip(1) {
            go(page, -1).await?;
            until_at(page, *screen).await.context("going back")?;
        }
        let mut titles = BTreeSet::new();
        for screen in &SCREENS[1..] {
            go(page, 1).await?;
            until_at(page, *screen).await.context("going forward")?;
            titles.insert(page.title().await?);
        }
        ensure!(titles.len() > 5, "the titles are {titles:?}");
        for screen in SCREENS {
            page.open(screen.0).await?;
            until_at(page, screen).await?;
            page.reload().await?;
            until_at(page, screen).await.context("reloading")?;
        }
        Ok(())
    });
}

fn every_dialog_is_left_by_going_back_and_the_screen_behind_it_stays(stage: &Stage) {
    stage.phone().play(async |page| {
        for (link, shows) in [
            ("#/play?heaps=2,4&two=human&moves=B1", "#board"),
            ("#/learn/move", ".teaching.step"),
            ("#/analyse?heaps=2,4,6&rule=misere", ".study"),
        ] {
            page.open(link).await?;
            let all = [page_words::share(), page_words::new_game()];
            let opened = if shows == "#board" {
                &all[..]
            } else {
                &all[..1]
            };
            for &opens in opened {
                page.press(opens).await?;
                page.find(Control::Dialog, opens).await?;
                page.back().await?;
                until_no_dialog(page)
                    .await
                    .with_context(|| format!("{opens} at {link}"))?;
                until_at(page, (link, shows)).await?;
            }
        }
        Ok(())
    });
}

fn going_back_from_a_screen_restores_the_game(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?heaps=2,4&two=human").await?;
        take(page, mv("B1")).await?;
        let game = ("#/play?heaps=2,4&two=human&moves=B1", "#board");
        until_at(page, game).await?;
        for (opens, shows) in [
            (study::learn(), ".teaching h2"),
            (study::puzzles(), ".step__grades"),
        ] {
            page.follow(opens).await?;
            page.until(&format!("{opens} is shown"), async || {
                let shown = "return Boolean(document.querySelector(arguments[0]))";
                Ok((page.run(shown, vec![shows.into()]).await? == true).then_some(()))
            })
            .await?;
            page.back().await?;
            until_at(page, game).await.context(opens)?;
            until_heaps(page, &[2, 3]).await?;
        }
        // The screen ahead is found again.
        page.forward().await?;
        page.until("the puzzle is shown again", async || {
            Ok(page.address().await?.contains("#/puzzle").then_some(()))
        })
        .await?;
        page.back().await?;
        until_at(page, game).await?;
        take(page, mv("A1")).await?;
        until_heaps(page, &[1, 3]).await?;
        ensure!(page.names(Control::Dialog).await?.is_empty());
        Ok(())
    });
}

async fn until_address(page: &Page, end: &str) -> Result<()> {
    page.until(&format!("the address ends with {end}"), async || {
        Ok(page.address().await?.ends_with(end).then_some(()))
    })
    .await
}

fn each_section_opens_where_it_was_left(stage: &Stage) {
    stage.phone().play(async |page| {
        let (analysis, learn, play) = (study::analysis(), study::learn(), page_words::play());
        page.open("#/play?heaps=2,4&two=human").await?;
        take(page, mv("B1")).await?;
        page.follow(learn).await?;
        until_address(page, "#/path").await?;
        page.run("location.hash = '#/learn/move'", Vec::new())
            .await?;
        until_address(page, "#/learn/move").await?;
        // The game goes on where it was, and so does the lesson.
        page.follow(play).await?;
        until_heaps(page, &[2, 3]).await?;
        page.follow(learn).await?;
        until_address(page, "#/learn/move").await?;
        // In the open section the entry leads to its first screen.
        page.follow(learn).await?;
        until_address(page, "#/path").await?;
        // The analysis shows the board of the game.
        page.follow(analysis).await?;
        until_address(page, "#/analyse?heaps=2,3&rule=misere").await?;
        page.press(study::tree()).await?;
        until_address(page, "#/tree?heaps=2,3&rule=misere").await?;
        page.follow(play).await?;
        until_heaps(page, &[2, 3]).await?;
        page.follow(analysis).await?;
        until_address(page, "#/tree?heaps=2,3&rule=misere").await?;
        // After a move it is another board.
        page.follow(play).await?;
        take(page, mv("A2")).await?;
        page.follow(analysis).await?;
        until_address(page, "#/analyse?heaps=0,3&rule=misere").await?;
        // Each section is an entry of the history.
        page.back().await?;
        until_heaps(page, &[0, 3]).await
    });
}

fn the_panel_takes_the_focus_and_gives_it_back(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human&moves=C2").await?;
        let told = async |expanded: &str, focused: &str| {
            page.until(&format!("expanded {expanded}, focus on {focused}"), async || {
                let told = "return document.querySelector('[aria-expanded].status__tool').ariaExpanded";
                let is_told = page.run(told, Vec::new()).await? == json!(expanded);
                Ok((is_told && page.focused().await?.contains(focused)).then_some(()))
            })
            .await
        };
        page.press(study::panel()).await?;
        told("true", study::analysis()).await?;
        page.key("Escape").await?;
        told("false", study::panel()).await?;
        // The same by a second press.
        page.press(study::panel()).await?;
        told("true", study::analysis()).await?;
        page.press(study::panel()).await?;
        told("false", study::panel()).await?;
        ensure!(!page.has(Control::Button, study::moves()).await?);
        Ok(())
    });
}
