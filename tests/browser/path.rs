//! The path, as a learner walks it, by accessible names and with everything on one small screen.

use anyhow::{Context, Result, bail, ensure};
use nim::catalogue::{path as words, play};
use nim::engine::{Move, Position, Rules, heap_name};
use nim::game::path::STEPS;
use nim::text::path::step_name;
use nim_browser::{Control, Page, Stage, Test, Tier, test};
use serde_json::json;

use crate::reach::{Faults, PHONE, until_there};
use crate::table::{choose, heaps, position, take, until_heaps};

pub const TESTS: &[Test] = &[
    test!(the_path_is_walked_by_accessible_names_on_a_small_phone),
    test!(a_heap_is_cut_by_pulling_its_stones_apart).others(Tier::Engines),
    test!(a_slip_in_a_practice_brings_the_help_back),
];

/// A stone that the help marks.
const LIT: &str = "[data-mark='hinted']";

/// The sentence above the board.
async fn task(page: &Page) -> Result<String> {
    let script = "return document.querySelector('.step__task')?.textContent ?? ''";
    let text = page.run(script, Vec::new()).await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

/// The buttons that can be pressed, by their names.
async fn has(page: &Page, name: &str) -> Result<bool> {
    page.has(Control::Button, name).await
}

/// Presses the main action by Enter: it has the focus after an answer. A pointer at once after another press
/// in the same place would make a double press, whose second press does not count.
async fn go_on(page: &Page, name: &str) -> Result<()> {
    page.find(Control::Button, name).await?;
    page.until(&format!("“{name}” has the focus"), async || {
        Ok(page.focused().await?.ends_with(name).then_some(()))
    })
    .await?;
    page.key("Enter").await
}

/// Waits until the answer is judged, and is right.
async fn is_right(page: &Page, place: &str) -> Result<()> {
    page.until(&format!("{place}: the answer is judged"), async || {
        let told = "return document.querySelector('.path__reply')?.dataset.state ?? null";
        let told = page.run(told, Vec::new()).await?;
        Ok(told.as_str().map(str::to_owned))
    })
    .await
    .and_then(|state| {
        // A cut into equal blocks finds partners, and is then shown to be no good.
        ensure!(["right", "told"].contains(&&*state), "{place}: {state}");
        Ok(())
    })
}

/// The sizes of the heaps that are cut or joined.
async fn sizes(page: &Page) -> Result<Vec<u32>> {
    let script = "return [...document.querySelectorAll('.blocks__heap')].map((heap) => heap.querySelectorAll('[data-stone]').length)";
    Ok(serde_json::from_value(page.run(script, Vec::new()).await?)?)
}

/// Cuts the heaps that can be cut: a first 6 into 3 and 3, and then all into powers of two.
async fn cut(page: &Page) -> Result<()> {
    let open = "return [...document.querySelectorAll('.blocks__heap')].map((heap) => heap.dataset.open === 'true')";
    let open: Vec<bool> = serde_json::from_value(page.run(open, Vec::new()).await?)?;
    let freely = task(page).await? == words::cut_freely();
    for (heap, stones) in sizes(page).await?.into_iter().enumerate() {
        if !open[heap] {
            continue;
        }
        let mut above = stones;
        for place in (0..u32::BITS)
            .rev()
            .filter(|place| stones >> place & 1 == 1)
        {
            let below = if freely { 3 } else { 1 << place };
            above = above.saturating_sub(below);
            if above == 0 {
                break;
            }
            let (below, above) = (below.into(), above.into());
            page.press(&words::CutHere { below, above, heap }.text())
                .await?;
            if freely {
                break;
            }
        }
    }
    page.press(words::check()).await
}

/// Joins equal blocks by pressing one and then the other.
async fn join(page: &Page) -> Result<()> {
    let heaps = sizes(page).await?;
    for size in [1, 2, 4, 8] {
        let with = (0..heaps.len()).filter(|&heap| heaps[heap] & size != 0);
        let with: Vec<usize> = with.collect();
        if let [one, other, ..] = with[..] {
            for heap in [one, other] {
                let size = size.into();
                page.press(&words::BlockAlone { size, heap }.text()).await?;
            }
        }
    }
    Ok(())
}

/// Plays a winning move, or says that there is none.
async fn answer_move(page: &Page, rules: Rules) -> Result<()> {
    let position = position(page, rules).await?;
    match position.winning_moves().next() {
        Some(made) => take(page, made).await,
        None => page.press(words::no_move()).await,
    }
}

/// Wins a game, move by move.
async fn win(page: &Page, rules: Rules) -> Result<()> {
    loop {
        let position = position(page, rules).await?;
        let made = position.winning_moves().next().context("the game is won")?;
        take(page, made).await?;
        let over = page
            .until("the computer has moved or lost", async || {
                let now: u32 = heaps(page).await?.iter().sum();
                let left = position.stones() - u64::from(made.take.get());
                let is_over = now == 0
                    || has(page, words::play()).await?
                    || has(page, words::next_step()).await?;
                Ok((is_over || u64::from(now) < left).then_some(is_over))
            })
            .await?;
        if over {
            return Ok(());
        }
    }
}

fn the_path_is_walked_by_accessible_names_on_a_small_phone(stage: &Stage) {
    stage
        .window(PHONE.with_reduced_motion())
        .play(async |page| {
            let faults = Faults::default();
            let rules = Rules::misere();
            page.open("#/path").await?;
            page.follow(words::begin()).await?;
            for number in 1..=STEPS {
                page.read(step_name(number)).await?;
                for board in 0.. {
                    ensure!(board < 12, "step {number} does not end");
                    let place = format!("step {number}, board {}", board + 1);
                    until_there(page, ".step__actions").await?;
                    let asked = task(page).await?;
                    faults.note(page, &place, 24).await?;
                    if has(page, words::computer()).await? {
                        let even = heaps(page).await?.len() % 2 == 0;
                        page.press(if even {
                            words::computer()
                        } else {
                            words::you()
                        })
                        .await?;
                    } else if has(page, words::check()).await? {
                        cut(page).await?;
                    } else if !sizes(page).await?.is_empty() {
                        join(page).await?;
                    } else if [
                        words::two_heaps(),
                        words::game_with_blocks(),
                        words::game_alone(),
                    ]
                    .contains(&&*asked)
                    {
                        win(page, rules).await?;
                    } else {
                        answer_move(page, rules).await?;
                    }
                    is_right(page, &place).await?;
                    faults.note(page, &format!("{place}, answered"), 24).await?;
                    if has(page, words::next()).await? {
                        go_on(page, words::next()).await?;
                    } else {
                        break;
                    }
                }
                if number < STEPS {
                    page.follow(words::next_step()).await?;
                }
            }
            faults.tell()?;
            page.press(words::play()).await?;
            until_heaps(page, &[3, 5, 7]).await?;
            // All of it is saved.
            page.open("#/path").await?;
            page.read(words::all_done()).await?;
            let done = "return document.querySelectorAll('.path__steps [data-state=done]').length";
            page.until("twelve steps are done", async || {
                let done = page.run(done, Vec::new()).await?;
                Ok((done == json!(STEPS)).then_some(()))
            })
            .await
        });
}

fn a_heap_is_cut_by_pulling_its_stones_apart(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/path/7?rule=misere").await?;
        until_there(page, ".blocks__heap[data-open]").await?;
        page.come_to_rest().await?;
        let stone = page
            .box_of(".blocks__heap[data-open] [data-stone='3']")
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

fn a_slip_in_a_practice_brings_the_help_back(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/path/practice/singles?rule=normal").await?;
        let rules = Rules::normal();
        until_there(page, LIT).await?;
        answer_move(page, rules).await?;
        go_on(page, words::next()).await?;
        page.read(words::help_on_request()).await?;
        let position = position(page, rules).await?;
        let wrong = wrong_move(&position)?;
        take(page, wrong).await?;
        // The computer's answer, and then why it wins.
        go_on(page, words::again()).await?;
        until_there(page, LIT).await?;
        ensure!(heaps(page).await? == position.heaps(), "another board");
        // Esc lets a choice go.
        choose(
            page,
            position.winning_moves().next().context("a way to win")?,
        )
        .await?;
        page.key("Escape").await?;
        page.find(Control::Button, play::choose()).await?;
        Ok(())
    });
}

fn wrong_move(position: &Position) -> Result<Move> {
    let right: Vec<Move> = position.winning_moves().collect();
    let wrong = position.legal_moves().find(|made| !right.contains(made));
    let Some(wrong) = wrong else {
        bail!("every move from {} wins", heap_name(0));
    };
    Ok(wrong)
}
