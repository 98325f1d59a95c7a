//! Players of the page. One is a script in the page that presses as fast as possible and checks the page
//! after each press. The other presses as people do.

use std::env;

use anyhow::{Context, Result, ensure};
use nim::catalogue::{Who, play, win};
use nim::engine::Move;
use nim_browser::{Control, Page};
use serde_json::{Value, json};

use crate::table::{choose, heaps, take_name, until_heaps};

/// Presses anything at random.
pub const RESTLESS: &str = include_str!("restless.js");
/// Plays whole games.
pub const GAMES: &str = include_str!("player/games.js");

/// Without another one the presses are these.
const SEED: u32 = 20_261_120;

/// The seed of the run of this number. It is always the same, so a failure is the fault of the latest
/// change. `NIM_SEED` names another, to repeat a failed run or to try new ones.
pub fn seed(run: u32) -> u32 {
    match env::var("NIM_SEED") {
        Ok(seed) => seed.parse().expect("NIM_SEED is a whole number"),
        Err(_) => SEED + run,
    }
}

/// Sound, vibration, the whole screen, files and the history are for hands: browsers say so when a script
/// presses, or presses too often.
const FOR_HANDS: [&str; 5] = [
    "by a user gesture",
    "after a user gesture",
    "with a user activation",
    "user hasn't tapped",
    "Throttling navigation",
];

/// The complaints of the browser since the last call, except the expected one.
pub async fn complaints(page: &Page) -> Result<Vec<String>> {
    let mut complaints = page.complaints().await?;
    complaints.retain(|complaint| !FOR_HANDS.iter().any(|what| complaint.contains(what)));
    Ok(complaints)
}

/// The messages by which a player in the page knows what the page is at.
fn texts() -> Value {
    json!({
        // The action of the main button of the table, by its text.
        "ways": {
            (win::rematch()): "rematch",
            (play::send()): "send",
            (play::run()): "run",
            (play::go_on()): "run",
            (play::pause()): "pause",
        },
        // The buttons of the result with which the other side starts.
        "again": [win::rematch(), win::start_first(), win::start_second(), win::watch_again()],
        // The heaps in the status, here one of 77.
        "heaps": play::Heaps { heaps: &[77] }.text(),
        "youWin": Who::You.wins(),
    })
}

/// A player for [`nim_browser::Stage::with_player`].
pub fn player(seed: u32, kind: &str) -> String {
    let parts = [
        include_str!("player/clock.js"),
        include_str!("player/judge.js"),
        kind,
    ];
    let (parts, texts) = (parts.join("\n"), texts());
    format!("(function () {{\nconst [seed, texts] = arguments;\n{parts}\n}})({seed}, {texts});\n")
}

/// Plays a game of two people to its end by real presses, from wherever the page is. Each number is
/// another game.
pub async fn by_hand(page: &Page, number: usize) -> Result<()> {
    let link = format!("#/play?heaps=1,2,4&two=human&names=Game,{number}");
    page.run("location.hash = arguments[0]", vec![link.into()])
        .await?;
    until_heaps(page, &[1, 2, 4]).await?;
    for turn in number.. {
        let now = heaps(page).await?;
        let mut all = (0..now.len()).map(|step| (turn + step) % now.len());
        let Some(heap) = all.find(|&heap| now[heap] > 0) else {
            break;
        };
        let number = 1 + u32::try_from(turn)? % now[heap];
        let made = Move::new(heap, number).context("one stone or more")?;
        take_somehow(page, made).await?;
        let mut after = now;
        after[heap] -= number;
        if after.iter().sum::<u32>() == 0 {
            break;
        }
        until_heaps(page, &after).await?;
    }
    see_the_end(page).await
}

/// Waits for the result, and returns to the empty board.
async fn see_the_end(page: &Page) -> Result<()> {
    page.until("the result is told", async || {
        let told = "return document.querySelector('dialog[open][data-dialog=win]') !== null";
        Ok((page.run(told, Vec::new()).await? == true).then_some(()))
    })
    .await?;
    page.press(win::see_board()).await?;
    let empty = heaps(page).await?.iter().all(|&stones| stones == 0);
    ensure!(empty, "a game ends with stones on the board");
    Ok(())
}

/// Chooses a stone, and presses Take unless one press takes.
pub async fn take_somehow(page: &Page, made: Move) -> Result<()> {
    let before = heaps(page).await?;
    choose(page, made).await?;
    let name = take_name(made);
    let chosen = page
        .until("the choice is shown, or taken", async || {
            let chosen = page.has(Control::Button, &name).await?;
            let taken = !chosen && heaps(page).await? != before;
            Ok((chosen || taken).then_some(chosen))
        })
        .await?;
    if chosen {
        page.press(&name).await?;
    }
    Ok(())
}
