//! Games that last: over a sleep, a clock that jumps, another theme, and many games in a row.

use std::time::Duration;

use anyhow::{Context, Result, ensure};
use nim::catalogue::{page as page_words, play, puzzle, settings, setup, stop};
use nim::text::play as play_text;
use nim_browser::{Ability, Control, Page, Scheme, Stage, Test, test};
use serde_json::json;

use crate::learn::is_of_day;
use crate::menu::{leave_settings, open_settings};
use crate::offline::until_kept;
use crate::pauses::{HELD, LONG, pass, set_clock};
use crate::player::complaints;
use crate::saving::{save, until_save_has};
use crate::table::{choose, heaps, mv, take, take_name, until_fewer_than, until_heaps};
use crate::words::{thinking, your_turn};

pub const TESTS: &[Test] = &[
    test!(a_clock_that_jumps_stops_no_game_and_loses_none),
    test!(the_puzzle_of_the_day_bears_a_clock_that_goes_back_and_far_ahead),
    test!(a_tab_that_sleeps_during_the_computers_turn_resumes_awake).needs(&[Ability::Devtools]),
    test!(another_theme_during_a_turn_changes_only_colours).needs(&[Ability::Devtools]),
    test!(fifty_new_games_in_a_row_leave_nothing_behind).needs(&[Ability::Devtools]),
    test!(storage_that_fails_during_a_game_stops_nothing),
];

const HOUR: i64 = 3_600_000;
const DAY: i64 = 24 * HOUR;

/// The computer's usual pause is a second.
const LONGER_THAN_IT_THINKS: Duration = Duration::from_secs(2);

/// Lets the computer's pause end, and waits for its move on this many stones.
async fn answer(page: &Page, stones: u32) -> Result<()> {
    pass(page, LONG).await?;
    until_fewer_than(page, stones).await?;
    page.hear(&your_turn()).await.map(drop)
}

fn a_clock_that_jumps_stops_no_game_and_loses_none(stage: &Stage) {
    stage.desktop().with_player(HELD).play(async |page| {
        for (by, board) in [(HOUR, [3, 5, 7]), (-DAY, [4, 5, 7]), (365 * DAY, [5, 6, 7])] {
            let [a, b, c] = board;
            page.open(&format!("#/play?heaps={a},{b},{c}&two=perfect"))
                .await?;
            take(page, mv("C2")).await?;
            page.hear(&thinking()).await?;
            set_clock(page, by).await?;
            answer(page, a + b + c - 2).await?;
            let now = heaps(page).await?;
            let heap = now.iter().position(|&stones| stones > 0);
            let made = format!("{}1", ["A", "B", "C"][heap.context("the game is over")?]);
            take(page, mv(&made)).await?;
            page.hear(&thinking()).await?;
            // And back again.
            set_clock(page, 0).await?;
            answer(page, now.iter().sum::<u32>() - 1).await?;
        }
        let left = heaps(page).await?;
        page.open("").await?;
        until_heaps(page, &left).await
    });
}

fn the_puzzle_of_the_day_bears_a_clock_that_goes_back_and_far_ahead(stage: &Stage) {
    stage.desktop().play(async |page| {
        for by in [-DAY, 365 * DAY] {
            page.open("#/play?two=human").await?;
            set_clock(page, by).await?;
            let date = "const date = new window.Date();
                const two = (number) => String(number).padStart(2, '0');
                return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`";
            let date = page.run(date, Vec::new()).await?;
            let date = date.as_str().context("a date")?;
            page.run("location.hash = '#/puzzle'", Vec::new()).await?;
            page.follow(puzzle::todays_puzzle()).await?;
            is_of_day(page, date).await?;
        }
        Ok(())
    });
}

/// Puts the page to sleep as a browser does with a hidden tab, and wakes it. During the sleep no timer
/// of the page fired, and the computer did not move, although its pause had begun.
async fn sleep(page: &Page) -> Result<()> {
    let watch = "window.slept = [];
        window.ticks = 0;
        setInterval(() => (ticks += 1), 100);
        const stones = () => document.querySelectorAll('#board [data-stone]').length;
        document.addEventListener('freeze', () => pauses.release());
        for (const name of ['freeze', 'resume']) {
            document.addEventListener(name, () => slept.push([name, ticks, stones()]));
        }";
    page.run(watch, Vec::new()).await?;
    let state = |state| json!({ "state": state });
    page.devtools("Page.setWebLifecycleState", state("frozen"))
        .await?;
    // Nothing can be asked of a page that sleeps.
    std::thread::sleep(LONGER_THAN_IT_THINKS);
    page.devtools("Page.setWebLifecycleState", state("active"))
        .await?;
    // Chromium hides a page that it freezes, until its window is shown again.
    let window = page
        .devtools("Browser.getWindowForTarget", json!({}))
        .await?;
    for state in ["minimized", "normal"] {
        let bounds = json!({ "windowId": window["windowId"], "bounds": { "windowState": state } });
        page.devtools("Browser.setWindowBounds", bounds).await?;
    }
    let slept = page
        .until("it wakes", async || {
            let slept = page.run("return slept", Vec::new()).await?;
            Ok((slept[1][0] == "resume").then_some(slept))
        })
        .await?;
    ensure!(
        slept[0][0] == "freeze" && [1, 2].iter().all(|&what| slept[0][what] == slept[1][what]),
        "it did not sleep: {slept}"
    );
    Ok(())
}

fn a_tab_that_sleeps_during_the_computers_turn_resumes_awake(stage: &Stage) {
    stage.desktop().with_player(HELD).play(async |page| {
        page.open("#/play?heaps=3,5,7&two=perfect").await?;
        take(page, mv("C2")).await?;
        page.hear(&thinking()).await?;
        // An hour passes meanwhile.
        set_clock(page, HOUR).await?;
        sleep(page).await?;
        answer(page, 13).await?;
        let left: u32 = heaps(page).await?.iter().sum();
        // The computer has moved once.
        pass(page, LONG).await?;
        page.come_to_rest().await?;
        ensure!(heaps(page).await?.iter().sum::<u32>() == left);
        Ok(())
    });
}

fn another_theme_during_a_turn_changes_only_colours(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human").await?;
        take(page, mv("C4")).await?;
        choose(page, mv("B2")).await?;
        let ground = "return getComputedStyle(document.body).backgroundColor";
        let light = page.run(ground, Vec::new()).await?;
        page.set_colours(Scheme::Dark, false).await?;
        ensure!(page.run(ground, Vec::new()).await? != light);
        page.press(&take_name(mv("B2"))).await?;
        until_heaps(page, &[3, 3, 3]).await?;
        choose(page, mv("A1")).await?;
        open_settings(page).await?;
        page.press_on(Control::Radio, settings::light()).await?;
        ensure!(page.run(ground, Vec::new()).await? == light);
        leave_settings(page).await?;
        page.press(&take_name(mv("A1"))).await?;
        until_heaps(page, &[2, 3, 3]).await
    });
}

/// The memory of the page after a garbage collection: kilobytes, nodes, listeners.
async fn held(page: &Page) -> Result<[f64; 3]> {
    for _ in 0..3 {
        page.devtools("HeapProfiler.collectGarbage", json!({}))
            .await?;
    }
    let metrics = page.devtools("Performance.getMetrics", json!({})).await?;
    let metrics = metrics["metrics"].as_array().context("the metrics")?;
    let metric = |name: &str| {
        let found = metrics.iter().find(|metric| metric["name"] == name);
        found
            .and_then(|metric| metric["value"].as_f64())
            .context(name.to_owned())
    };
    Ok([
        metric("JSHeapUsedSize")? / 1024.0,
        metric("Nodes")?,
        metric("JSEventListeners")?,
    ])
}

/// Starts this many games in the setup, each with a move. The page presses by itself, because a browser
/// remembers every element that a driver has found.
async fn play_on(page: &Page, games: usize) -> Result<()> {
    let script = "const [games, newGame, friend, begin, stone, take] = arguments;
        const until = async (find) => {
            for (let tries = 0; tries < 500; tries += 1) {
                const found = find();
                if (found) return found;
                await new Promise((done) => setTimeout(done, 10));
            }
            throw new Error(`${find} finds nothing`);
        };
        const button = (name) => () => [...document.querySelectorAll('button')].find((button) =>
            name === (button.getAttribute('aria-label') ?? button.textContent).trim());
        const label = (name) => () => [...document.querySelectorAll('dialog[open] label')].find((label) =>
            name === label.textContent.trim());
        const stones = (count) => () => document.querySelectorAll('#board [data-stone]').length === count;
        const play = async () => {
            for (let game = 0; game < games; game += 1) {
                (await until(button(newGame))).click();
                (await until(label(friend))).click();
                (await until(button(begin))).click();
                await until(stones(15));
                (await until(button(stone))).click();
                (await until(button(take))).click();
                await until(stones(13));
            }
        };
        return play();";
    let given = vec![
        json!(games),
        json!(page_words::new_game()),
        json!(setup::against_friend()),
        json!(setup::play()),
        json!(play_text::stone(mv("B2"), 3)),
        json!(take_name(mv("B2"))),
    ];
    page.run(script, given).await.map(drop)
}

fn fifty_new_games_in_a_row_leave_nothing_behind(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.devtools("Performance.enable", json!({})).await?;
        page.open("").await?;
        // The script that registers the worker listens to it from then on.
        until_kept(page).await?;
        play_on(page, 5).await?;
        let before = held(page).await?;
        play_on(page, 50).await?;
        let after = held(page).await?;
        eprintln!("KB, nodes, listeners: {before:.0?}, after fifty games {after:.0?}");
        for (before, after) in before.into_iter().zip(after) {
            // The drawn page depends on the last status.
            ensure!(after <= before * 1.2, "{before} has become {after}");
        }
        let told = complaints(page).await?;
        ensure!(told.is_empty(), "the browser complained: {told:?}");
        Ok(())
    });
}

fn storage_that_fails_during_a_game_stops_nothing(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human").await?;
        take(page, mv("C4")).await?;
        let kept = until_save_has(page, &["moves=C4"]).await?;
        let fail = "Storage.prototype.setItem =
                () => { throw new DOMException('gone', 'UnknownError') }";
        page.run(fail, Vec::new()).await?;
        take(page, mv("B1")).await?;
        until_heaps(page, &[3, 4, 3]).await?;
        page.press(play::undo()).await?;
        until_heaps(page, &[3, 5, 3]).await?;
        take(page, mv("A1")).await?;
        until_heaps(page, &[2, 5, 3]).await?;
        ensure!(!page.has(Control::Button, stop::reload()).await?);
        // The earlier save is still there.
        page.open("").await?;
        until_heaps(page, &[3, 5, 3]).await?;
        ensure!(save(page).await?.lines().count() >= kept.lines().count());
        Ok(())
    });
}
