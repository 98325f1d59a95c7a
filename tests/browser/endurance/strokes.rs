//! Drags by a real pointer: home, astray, and broken off.

use anyhow::{Context, Result, ensure};
use nim_browser::{Ability, Page, Point, Stage, Test, Tier, Window, test};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use serde_json::json;

use super::{is_sound, with_games};
use crate::table::{heaps, until_heaps};

pub const TESTS: &[Test] = &[
    test!(drags_take_at_home_and_nowhere_else).needs(&[Ability::Devtools]),
    test!(a_thousand_drags_take_at_home_and_nowhere_else).tier(Tier::Release),
];

/// How a drag ends.
#[derive(Clone, Copy, Debug, PartialEq)]
enum End {
    /// On the tray of the player to move: the stones are taken.
    Home,
    /// Anywhere else in the window.
    Astray,
    /// The browser takes the pointer away, or it leaves the window.
    Broken,
}

fn middle([left, top, wide, high]: [f64; 4]) -> Point {
    (left + wide / 2.0, top + high / 2.0)
}

async fn middle_of(page: &Page, selector: &str) -> Result<Point> {
    let found = page.box_of(selector).await?;
    Ok(middle(found.with_context(|| selector.to_owned())?))
}

/// A drag that the browser interrupts over the tray.
async fn broken(page: &Page, from: Point, home: Point) -> Result<()> {
    let between = (f64::midpoint(from.0, home.0), f64::midpoint(from.1, home.1));
    for (kind, point) in [
        ("touchStart", Some(from)),
        ("touchMove", Some(between)),
        ("touchMove", Some(home)),
        ("touchCancel", None),
    ] {
        let points: Vec<_> = point
            .iter()
            .map(|(x, y)| json!({ "x": x, "y": y }))
            .collect();
        let event = json!({ "type": kind, "touchPoints": points });
        page.devtools("Input.dispatchTouchEvent", event).await?;
    }
    Ok(())
}

async fn drag_about(page: &Page, seed: u32, times: u32) -> Result<()> {
    let mut rng = SmallRng::seed_from_u64(seed.into());
    let mut now: Vec<u32> = Vec::new();
    let mut ends = [0; 3];
    // Stones not dropped at home stay chosen.
    let mut choice = None;
    for number in 0..times {
        if now.iter().sum::<u32>() < 4 {
            let link = format!("#/play?heaps=4,6,5,7&two=human&names=Game,{number}");
            page.run("location.hash = arguments[0]", vec![json!(link)])
                .await?;
            now = vec![4, 6, 5, 7];
            choice = None;
            until_heaps(page, &now).await?;
        }
        let heap = loop {
            let heap = rng.random_range(0..now.len());
            if now[heap] > 0 {
                break heap;
            }
        };
        let take = rng.random_range(1..=now[heap].min(3));
        // The stones of the last drag are still moving.
        page.come_to_rest().await?;
        let stone = format!(
            "#board [data-heap=\"{heap}\"] [data-stone=\"{}\"]",
            now[heap] - take
        );
        // A drag of one chosen stone moves all of them.
        let take = match choice {
            Some((chosen, all)) if chosen == heap && all > take => all,
            _ => take,
        };
        let from = middle_of(page, &stone).await?;
        let home = middle_of(page, ".banner__player[aria-current]").await?;
        let end = match rng.random_range(0..4) {
            0 => End::Home,
            1 => End::Broken,
            _ => End::Astray,
        };
        match end {
            End::Home => {
                let between = (f64::midpoint(from.0, home.0), f64::midpoint(from.1, home.1));
                page.stroke(&[from, between, home, home]).await?;
                now[heap] -= take;
            }
            End::Astray => {
                let Window { width, height, .. } = page.window();
                let [_, top, _, _] = page.box_of("#board").await?.context("the board")?;
                // Below the zone of the tray, which reaches some pixels into the board, to the last
                // pixel of the window. The way there crosses the tray.
                let least = height.min(260);
                let astray = loop {
                    let x = rng.random_range(0..width);
                    let y = rng.random_range(least..height);
                    let astray = (f64::from(x), f64::from(y).max(top + 8.0));
                    // Nearer it would be a press.
                    if (astray.0 - from.0).abs().max((astray.1 - from.1).abs()) >= 20.0 {
                        break astray;
                    }
                };
                page.stroke(&[from, home, astray, astray]).await?;
            }
            End::Broken => broken(page, from, home).await?,
        }
        choice = (end != End::Home).then_some((heap, take));
        ends[end as usize] += 1;
        let told = || format!("drag {number} of {take} from heap {heap}: {end:?}");
        until_heaps(page, &now).await.with_context(told)?;
        page.until("nothing is dragged any more", async || {
            let dragging = "return document.querySelector('[data-dragging]') === null";
            Ok((page.run(dragging, Vec::new()).await? == json!(true)).then_some(()))
        })
        .await
        .with_context(told)?;
        is_sound(page).await.with_context(told)?;
        ensure!(heaps(page).await? == now, "{}", told());
    }
    ensure!(!ends.contains(&0), "home, astray, broken off: {ends:?}");
    Ok(())
}

fn drags_take_at_home_and_nowhere_else(stage: &Stage) {
    with_games(stage, async |page, seed| drag_about(page, seed, 12).await);
}

fn a_thousand_drags_take_at_home_and_nowhere_else(stage: &Stage) {
    with_games(stage, async |page, seed| drag_about(page, seed, 1000).await);
}
