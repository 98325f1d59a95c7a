//! The path without a pointer, in normal play, with a reload in the middle of a step.

use anyhow::{Context, Result, bail, ensure};
use nim::catalogue::path as words;
use nim::engine::{Move, Rules};
use nim::text::{play as play_text, teach::step_name};
use nim_browser::{Page, Stage, Test, test};

use crate::path::{go_on, has, is_right, takers};
use crate::reach::until_there;
use crate::table::{heaps, position, take_name};

pub const TESTS: &[Test] = &[test!(the_first_steps_by_keys_in_normal_play_with_a_reload)];

/// A button as [`Page::focused`] tells it.
fn button(name: &str) -> String {
    ["button ", name].concat()
}

/// Presses Tab until the focus is on this.
async fn tab_to(page: &Page, wanted: &str) -> Result<()> {
    let mut seen = Vec::new();
    for _ in 0..40 {
        page.key("Tab").await?;
        let focused = page.focused().await?;
        if focused == wanted {
            return Ok(());
        }
        seen.push(focused);
    }
    bail!("Tab never reached “{wanted}”, but {}", seen.join(" | "))
}

async fn focus_becomes(page: &Page, wanted: &str) -> Result<()> {
    page.until(&format!("the focus is on “{wanted}”"), async || {
        let focused = page.focused().await?;
        ensure!(focused == wanted, "it is on “{focused}”");
        Ok(Some(()))
    })
    .await
}

/// Makes a move with the arrows, a digit and Enter.
async fn take_by_keys(page: &Page, made: Move) -> Result<()> {
    let heaps = heaps(page).await?;
    let left = heaps.get(made.heap).context("a heap")? - 1;
    let one = Move::new(made.heap, 1).context("a move")?;
    let top = button(&play_text::stone(one, left));
    for _ in 0..30 {
        if page.run(ON_BOARD, Vec::new()).await? == true {
            break;
        }
        page.key("Tab").await?;
    }
    for _ in 0..heaps.len() {
        page.key("End").await?;
        if page.focused().await? == top {
            break;
        }
        page.key("ArrowRight").await?;
    }
    focus_becomes(page, &top).await?;
    page.key(&made.take.to_string()).await?;
    tab_to(page, &button(&take_name(made))).await?;
    page.key("Enter").await
}

const ON_BOARD: &str = "return document.activeElement.matches('[data-stone]')";

/// Answers the question of the board that is shown.
async fn answer(page: &Page) -> Result<()> {
    until_there(page, ".step__actions").await?;
    let [you, computer] = takers();
    if has(page, &computer).await? {
        // In normal play the computer takes the last of an even number.
        let even = heaps(page).await?.len() % 2 == 0;
        let who = if even { computer } else { you };
        tab_to(page, &button(&who)).await?;
        return page.key("Enter").await;
    }
    let position = position(page, Rules::normal()).await?;
    let made = position.winning_moves().next();
    take_by_keys(page, made.context("a board that can be won")?).await
}

/// Answers the board wrongly; the keyboard then goes on where the next key has an effect.
async fn answer_wrongly(page: &Page) -> Result<()> {
    until_there(page, ".step__actions").await?;
    let [you, computer] = takers();
    if has(page, &computer).await? {
        let even = heaps(page).await?.len() % 2 == 0;
        let wrong = if even { you } else { computer };
        tab_to(page, &button(&wrong)).await?;
        page.key("Enter").await?;
        return focus_becomes(page, &button(&wrong)).await;
    }
    let position = position(page, Rules::normal()).await?;
    let winning: Vec<Move> = position.winning_moves().collect();
    let mut moves = position.legal_moves();
    let wrong = moves
        .find(|play| !winning.contains(play))
        .context("a losing move")?;
    take_by_keys(page, wrong).await?;
    focus_becomes(page, &button(words::again())).await?;
    page.key("Enter").await?;
    page.until("the board has the focus", async || {
        Ok((page.run(ON_BOARD, Vec::new()).await? == true).then_some(()))
    })
    .await
}

fn the_first_steps_by_keys_in_normal_play_with_a_reload(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/path/1?rule=normal").await?;
        for number in 1..=2 {
            page.read(step_name(number)).await?;
            let mut boards = 0;
            loop {
                boards += 1;
                let place = format!("step {number}, board {boards}");
                if boards == 1 {
                    answer_wrongly(page).await.with_context(|| place.clone())?;
                }
                answer(page).await.with_context(|| place.clone())?;
                is_right(page, &place).await?;
                if boards == 1 {
                    focus_becomes(page, &button(words::next())).await?;
                    // The board that was solved stays solved.
                    page.reload().await?;
                    page.read(step_name(number)).await?;
                    continue;
                }
                if !has(page, words::next()).await? {
                    break;
                }
                go_on(page, words::next()).await?;
                ensure!(boards < 8, "step {number} does not end");
            }
            go_on(page, words::next_step()).await?;
        }
        page.read(step_name(3)).await?;
        page.open("#/path?rule=normal").await?;
        page.until("two steps are done", async || {
            let done = "return document.querySelectorAll('.path__steps [data-state=done]').length";
            Ok((page.run(done, Vec::new()).await? == 2).then_some(()))
        })
        .await
    });
}
