//! A player that presses everything as fast as possible, and never breaks the page.

use anyhow::{Context, Result, bail, ensure};
use nim::catalogue::{page as page_words, setup};
use nim_browser::{Control, Page, Stage, Test, Tier, Window, test};
use serde_json::{Value, json};

use crate::player::{RESTLESS, by_hand, complaints, player, seed, take_somehow};
use crate::table::{mv, until_heaps};

pub const TESTS: &[Test] = &[
    test!(a_thousand_presses_break_nothing_and_a_game_can_be_played).everywhere(),
    test!(fifty_thousand_presses_break_nothing = |stage| thousands(stage, Window::phone()))
        .tier(Tier::Release),
    test!(
        fifty_thousand_presses_on_a_desktop_break_nothing =
            |stage| thousands(stage, Window::desktop())
    )
    .tier(Tier::Release),
];

/// The number of presses between two checks of the browser's complaints.
const AT_ONCE: usize = 250;
/// The number of rounds of a long run. Each round presses 250 times on each board, then starts a game and
/// makes a turn. That is 12,500 presses, in each of four runs.
const ROUNDS: usize = 5;
const RUNS: u32 = 4;

/// The most additional rounds if a situation was not met.
const MORE: usize = 20;

/// The first complaints show the cause, and hundreds may follow from it.
const COMPLAINTS: usize = 3;

/// The boards where the presses begin, because random presses reach some boards too seldom.
const BOARDS: [&str; 10] = [
    "#/play",
    "#/play?heaps=7,7,7,7,7,7,6,6,6&two=skilled",
    "#/play?heaps=9,9,9,9,9,9,9,9,9&two=perfect",
    "#/play?heaps=1&two=human",
    "#/tree?heaps=3,5,7",
    "#/analyse",
    "#/learn/proof",
    "#/puzzle/3/7",
    "#/review?moves=A1,C4,B3,C1,B2",
    "#/statistics",
];

/// The situations that must be met, because presses without effect would prove nothing; a short run meets
/// the first ones.
const MET: [&str; 19] = [
    "a choice",
    "a computer thinking",
    "a dialog",
    "something in motion",
    "the end",
    "trouble",
    "a refusal",
    "a hint",
    "the setup",
    "the analysis",
    "a tree",
    "the panel",
    "a lesson",
    "a puzzle",
    "a review",
    "the moves",
    "the statistics",
    "a link to share",
    "a game that is kept",
];

/// Presses so many times, and reports an error with the presses before it.
async fn press(page: &Page) -> Result<()> {
    let fault = page
        .run("return restless.press(arguments[0])", vec![json!(AT_ONCE)])
        .await?;
    let complaints = complaints(page).await?;
    if fault.is_null() && complaints.is_empty() {
        return Ok(());
    }
    bail!(
        "{}\n{}\nthe last presses:\n{}",
        fault.as_str().unwrap_or("the browser complains"),
        complaints[..complaints.len().min(COMPLAINTS)].join("\n"),
        trail(page).await
    )
}

async fn trail(page: &Page) -> String {
    let trail = page.run("return restless.trail()", Vec::new()).await;
    let trail = trail.as_ref().ok().and_then(Value::as_str);
    trail.unwrap_or("not known").to_owned()
}

/// Closes any open dialog or screen.
async fn leave_dialogs(page: &Page) -> Result<()> {
    let large = "return document.querySelector('[data-large]') !== null";
    page.until(
        "Escape has closed every dialog and the full screen",
        async || {
            let is_large = page.run(large, Vec::new()).await? == json!(true);
            if !is_large && page.names(Control::Dialog).await?.is_empty() {
                return Ok(Some(()));
            }
            page.key("Escape").await?;
            Ok(None)
        },
    )
    .await?;
    page.follow(page_words::play()).await
}

/// Starts a game in the setup, with any input left in its form, and makes a turn.
async fn play_on(page: &Page) -> Result<()> {
    leave_dialogs(page).await?;
    // A computer would play on, and the result could cover the button just before the press.
    let people = "location.hash = '#/play?heaps=1&two=human'";
    page.run(people, Vec::new()).await?;
    until_heaps(page, &[1]).await?;
    page.press(page_words::new_game()).await?;
    page.press_on(Control::Radio, setup::against_friend())
        .await?;
    page.press_on(Control::Radio, "3-5-7").await?;
    for field in [setup::player_1(), setup::player_2(), setup::limit()] {
        page.fill(Control::Textbox, field, "").await?;
    }
    page.press(setup::play()).await?;
    until_heaps(page, &[3, 5, 7]).await?;
    take_somehow(page, mv("C2")).await?;
    until_heaps(page, &[3, 5, 5]).await?;
    ensure!(page.names(Control::Dialog).await?.is_empty());
    Ok(())
}

/// Thousands of presses, and games between them.
async fn press_on_and_on(page: &Page, boards: &[&str], rounds: usize) -> Result<()> {
    page.open("").await?;
    for (place, board) in boards.iter().enumerate() {
        page.run("location.hash = arguments[0]", vec![json!(board)])
            .await?;
        for round in 0..rounds {
            let pressed = (place * rounds + round) * AT_ONCE;
            let after = || format!("after {pressed} presses and some");
            press(page).await.with_context(after)?;
        }
        page.run("return restless.rest()", Vec::new()).await?;
        let played = play_on(page).await;
        played.with_context(|| format!("playing a game after presses that began at {board}"))?;
    }
    let must = if rounds > 1 { &MET[..] } else { &MET[..5] };
    // Network files arrive at a different moment each time, so some runs meet a situation later.
    for board in BOARDS.into_iter().cycle().take(MORE) {
        if missed(page, must).await?.is_empty() {
            return Ok(());
        }
        page.run("location.hash = arguments[0]", vec![json!(board)])
            .await?;
        press(page).await?;
        page.run("return restless.rest()", Vec::new()).await?;
    }
    let missed = missed(page, must).await?;
    ensure!(missed.is_empty(), "the presses never met {missed:?}");
    Ok(())
}

/// The situations that the presses have not met so far.
async fn missed(page: &Page, must: &[&'static str]) -> Result<Vec<&'static str>> {
    let met = page.run("return restless.seen", Vec::new()).await?;
    let missed = must.iter().copied().filter(|&what| !met[what].is_u64());
    Ok(missed.collect())
}

/// Presses as the run of this number does, starting on each of these boards.
fn presses_break_nothing(
    stage: &Stage,
    window: Window,
    run: u32,
    (boards, rounds): (&[&str], usize),
) {
    let seed = seed(run);
    let script = player(seed, RESTLESS);
    stage
        .window(window)
        .with_player(&script)
        .play(async |page| {
            let pressed = press_on_and_on(page, boards, rounds).await;
            pressed.with_context(|| {
                format!("to play this again: NIM_SEED={seed}, and the name of this test")
            })?;
            // Proof of life: a whole game, by hand.
            leave_dialogs(page).await?;
            by_hand(page, 1).await
        });
}

fn a_thousand_presses_break_nothing_and_a_game_can_be_played(stage: &Stage) {
    presses_break_nothing(stage, Window::phone(), 0, (&BOARDS[..4], 1));
}

fn thousands(stage: &Stage, window: Window) {
    for run in 0..RUNS {
        presses_break_nothing(stage, window, run, (&BOARDS, ROUNDS));
    }
}
