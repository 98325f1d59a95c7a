//! The path, as a learner walks it, by accessible names and with everything on one small screen.

use anyhow::{Context, Result, ensure};
use nim::catalogue::path as words;
use nim::engine::Rules;
use nim::text::courses::{self, Facts};
use nim::text::teach::step_name;
use nim_browser::{Control, Page, Stage, Test, test};
use serde_json::json;

use crate::reach::{PHONE, out_of_reach, until_there};
use crate::table::{position, take};

pub const TESTS: &[Test] = &[
    test!(three_steps_are_walked_by_accessible_names_on_a_small_phone),
    test!(a_heap_is_cut_by_pulling_its_stones_apart).everywhere(),
];

/// The buttons that can be pressed, by their names.
pub async fn has(page: &Page, name: &str) -> Result<bool> {
    page.has(Control::Button, name).await
}

/// Presses the main action by Enter: it has the focus after an answer. A pointer at once after another press
/// in the same place would make a double press, whose second press does not count.
pub async fn go_on(page: &Page, name: &str) -> Result<()> {
    page.until(&format!("“{name}” has the focus"), async || {
        let focused = page.focused().await?;
        ensure!(focused.ends_with(name), "it is on {focused}");
        Ok(Some(()))
    })
    .await?;
    page.key("Enter").await
}

/// Waits until the answer is judged, and is right.
pub async fn is_right(page: &Page, place: &str) -> Result<()> {
    page.until(&format!("{place}: the answer is judged"), async || {
        let told = "return document.querySelector('.step__reply')?.dataset.state ?? null";
        let told = page.run(told, Vec::new()).await?;
        Ok(told.as_str().map(str::to_owned))
    })
    .await
    .and_then(|state| {
        ensure!(state == "right", "{place}: {state}");
        Ok(())
    })
}

/// Everything is in the small window, and stones are large enough to press.
async fn all_is_in_reach(page: &Page, place: &str) -> Result<()> {
    page.come_to_rest().await?;
    let wrong = out_of_reach(page, 24).await?;
    ensure!(wrong.is_empty(), "{place}:\n{}", wrong.join("\n"));
    Ok(())
}

fn three_steps_are_walked_by_accessible_names_on_a_small_phone(stage: &Stage) {
    let stage = stage.window(PHONE.with_reduced_motion());
    stage.play(async |page| {
        page.open("#/path").await?;
        page.follow(words::begin()).await?;
        for number in 1..=3 {
            page.read(step_name(number)).await?;
            for board in 1.. {
                ensure!(board < 12, "step {number} does not end");
                let place = format!("step {number}, board {board}");
                until_there(page, ".step__actions").await?;
                all_is_in_reach(page, &place).await?;
                answer(page).await?;
                is_right(page, &place).await?;
                all_is_in_reach(page, &format!("{place}, answered")).await?;
                if !has(page, words::next()).await? {
                    break;
                }
                go_on(page, words::next()).await?;
            }
            page.follow(words::next_step()).await?;
        }
        page.read(step_name(4)).await?;
        // All of it is saved.
        page.open("#/path").await?;
        let done = "return document.querySelectorAll('.path__steps [data-state=done]').length";
        page.until("three steps are done", async || {
            Ok((page.run(done, Vec::new()).await? == json!(3)).then_some(()))
        })
        .await
    });
}

/// The two answers to who takes the last stone: you, and the computer.
pub fn takers() -> [String; 2] {
    let row = courses::path(1, Rules::misere().convention).swap_remove(0);
    let facts = Facts::of(&row.exercise, None);
    [0, 1].map(|place| (row.answers[place].text)(&facts))
}

/// Names who takes the last stone, plays a winning move, or says that there is none.
pub async fn answer(page: &Page) -> Result<()> {
    let position = position(page, Rules::misere()).await?;
    let wins = position.winning_moves().next();
    let [you, computer] = takers();
    if has(page, &computer).await? {
        // Who takes the last stone has lost.
        let who = wins.map_or(you, |_| computer);
        return page.press(&who).await;
    }
    match wins {
        Some(made) => take(page, made).await,
        None => page.press(words::no_move()).await,
    }
}

fn a_heap_is_cut_by_pulling_its_stones_apart(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/path/8?rule=misere").await?;
        until_there(page, ".heap:not([data-locked])").await?;
        page.come_to_rest().await?;
        let stone = page
            .box_of(".heap:not([data-locked]) [data-stone='3']")
            .await?
            .context("a stone")?;
        let [x, y, wide, high] = stone;
        let (x, y) = (x + wide / 2.0, y + high / 2.0);
        page.stroke(&[(x, y), (x, y - 20.0), (x, y - 40.0)]).await?;
        let (below, above, heap) = (3_u32.into(), 3_u32.into(), 2);
        page.until("the heap is cut", async || {
            let name = words::JoinHere { below, above, heap }.text();
            Ok(has(page, &name).await?.then_some(()))
        })
        .await?;
        // And put together again by a press.
        page.press(&words::JoinHere { below, above, heap }.text())
            .await?;
        page.find(
            Control::Button,
            &words::CutHere { below, above, heap }.text(),
        )
        .await?;
        Ok(())
    });
}
