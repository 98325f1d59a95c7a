//! Lessons, puzzles and the review of a game, as a learner uses them: the pauses, the clock and the keys
//! of a browser. The host checks every answer.

use std::num::NonZeroU32;

use anyhow::{Context, Result, ensure};
use nim::catalogue::{Who, locale, moves, path, play, puzzle, review, study, why};
use nim::engine::{Move, Rules};
use nim::game::puzzle::{Date, Puzzle};
use nim::text::play as play_text;
use nim_browser::{Control, Page, Stage, Test, test};
use serde_json::json;

use crate::pauses::set_clock;
use crate::table::{heaps, mv, position, some_heaps, take, until_heaps};
use crate::words::player;

pub const TESTS: &[Test] = &[
    test!(a_wrong_move_in_a_lesson_gets_the_counter_move_and_another_try),
    test!(puzzles_are_solved_and_a_miss_is_refuted_on_the_board),
    test!(the_puzzle_of_the_day_and_its_streak_follow_the_date_here).everywhere(),
    test!(a_review_is_walked_by_keys_and_buttons_and_left_for_the_table),
];

async fn text(page: &Page, selector: &str) -> Result<String> {
    let script = "return document.querySelector(arguments[0])?.textContent ?? ''";
    let text = page.run(script, vec![json!(selector)]).await?;
    Ok(text.as_str().unwrap_or_default().to_owned())
}

async fn says(page: &Page, selector: &str, part: &str) -> Result<()> {
    page.until(&format!("{selector} says “{part}”"), async || {
        Ok(text(page, selector).await?.contains(part).then_some(()))
    })
    .await
}

/// The rules of which an element says what `told` makes of them.
async fn rules(page: &Page, selector: &str, told: fn(Rules) -> String) -> Result<Rules> {
    page.until("the rules are told", async || {
        let said = text(page, selector).await?;
        let both = [Rules::normal(), Rules::misere()].into_iter();
        let limits = (2..100).filter_map(NonZeroU32::new);
        let limited = both.clone().flat_map(|rules| {
            let with_limit = move |limit| rules.with_limit(limit);
            limits.clone().map(with_limit)
        });
        Ok(both.chain(limited).find(|&rules| told(rules) == said))
    })
    .await
}

/// The rules of the step of a lesson.
async fn lesson_rules(page: &Page) -> Result<Rules> {
    rules(page, ".step__rule", |rules| play_text::rule(rules, true)).await
}

async fn winning(page: &Page, rules: Rules) -> Result<Option<Move>> {
    Ok(position(page, rules).await?.winning_moves().next())
}

async fn losing(page: &Page, rules: Rules) -> Result<Move> {
    let position = position(page, rules).await?;
    let wins: Vec<Move> = position.winning_moves().collect();
    let mut moves = position.legal_moves();
    let loses = moves.find(|made| !wins.contains(made));
    loses.context("every move wins")
}

/// Answers a puzzle rightly.
pub async fn solve(page: &Page) -> Result<()> {
    let rules = lesson_rules(page).await?;
    match winning(page, rules).await? {
        Some(made) => take(page, made).await?,
        None => page.press(path::no_move()).await?,
    }
    let tries = 1_u32.into();
    let solved = puzzle::Solved { tries }.text();
    let (solved, _) = solved.split_once(' ').unwrap_or_default();
    says(page, ".step__reply[data-state=right]", solved).await
}

/// Plays this move, and waits for an answer that leaves a board with no way to win.
async fn is_refuted(page: &Page, rules: Rules, miss: Move) -> Result<()> {
    let before: u32 = some_heaps(page).await?.iter().sum();
    take(page, miss).await?;
    page.until("the refutation is played", async || {
        let left: u32 = heaps(page).await?.iter().sum();
        Ok((left + miss.take.get() < before).then_some(()))
    })
    .await?;
    let left = position(page, rules).await?;
    ensure!(
        left.winning_moves().next().is_none(),
        "the answer leaves a board that is won"
    );
    Ok(())
}

fn a_wrong_move_in_a_lesson_gets_the_counter_move_and_another_try(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/learn/move").await?;
        // Before the first move two numbers are asked for. No right number is 0.
        for done in 1..=2 {
            page.press("0").await?;
            page.press(path::show()).await?;
            page.find(Control::Button, path::next()).await?;
            page.come_to_rest().await?;
            page.press(path::next()).await?;
            until_done(page, done).await?;
        }
        page.find(Control::Button, play::choose()).await?;
        let rules = lesson_rules(page).await?;
        let before = heaps(page).await?;
        is_refuted(page, rules, losing(page, rules).await?).await?;
        page.press(path::again()).await?;
        until_heaps(page, &before).await?;
        let wins = winning(page, rules).await?.context("a move that wins")?;
        take(page, wins).await?;
        page.press(path::next()).await?;
        until_done(page, 3).await?;
        page.reload().await?;
        until_done(page, 3).await
    });
}

/// Waits until so many boards of the lesson are done.
async fn until_done(page: &Page, boards: u64) -> Result<()> {
    page.until(&format!("{boards} boards are done"), async || {
        // The page scrolls to the heading of each new board.
        let done = "return document.activeElement?.id === 'lesson-heading'
            ? document.querySelectorAll('.step__bar [data-state=done]').length : null";
        Ok((page.run(done, Vec::new()).await? == json!(boards)).then_some(()))
    })
    .await
}

fn puzzles_are_solved_and_a_miss_is_refuted_on_the_board(stage: &Stage) {
    stage.phone().play(async |page| {
        // With a limit.
        page.open("#/puzzle/5/7").await?;
        page.find(Control::Button, play::choose()).await?;
        let rules = lesson_rules(page).await?;
        let before = some_heaps(page).await?;
        is_refuted(page, rules, losing(page, rules).await?).await?;
        page.find(Control::Button, path::again()).await?;
        page.press(path::again()).await?;
        until_heaps(page, &before).await?;
        solve(page).await?;
        page.press(path::next()).await?;
        page.find(Control::Button, play::choose()).await?;
        ensure!(heaps(page).await? != before, "the next puzzle is the same");
        Ok(())
    });
}

/// Opens the puzzle of the day that the clock is set to.
async fn open_daily(page: &Page, date: &str) -> Result<()> {
    page.open("#/play").await?;
    set_clock(page, date).await?;
    page.run("location.hash = '#/puzzle'", Vec::new()).await?;
    page.follow(puzzle::todays_puzzle()).await?;
    is_of_day(page, date).await
}

/// Waits for the puzzle of a day: its address, and its board as computed on the host.
pub async fn is_of_day(page: &Page, date: &str) -> Result<()> {
    page.until("the address names the day", async || {
        let address = page.address().await?;
        Ok(address.ends_with(&format!("#/puzzle/{date}")).then_some(()))
    })
    .await?;
    let day = Date::read(date).ok().context("a date")?;
    until_heaps(page, Puzzle::of_day(day).board().heaps()).await
}

fn the_puzzle_of_the_day_and_its_streak_follow_the_date_here(stage: &Stage) {
    stage.phone().play(async |page| {
        for day in ["2026-11-20", "2026-11-21"] {
            open_daily(page, day).await?;
            solve(page).await?;
            let day = Date::read(day).ok().context("a date")?;
            says(page, ".step__shared", &locale::day(day)).await?;
        }
        let days = 2_u32.into();
        says(page, ".step__shared", &puzzle::Streak { days }.text()).await
    });
}

const SAMPLE: &str = "#/review?heaps=3,5,7&rule=misere&moves=A1,C4,B3,C1,B2";

/// A move in a sentence.
fn said(take: u32, heap: usize) -> String {
    let take = take.into();
    moves::Made { take, heap }.text()
}

/// Says which of the five moves of the sample is looked at.
fn at_move(number: u32, made: &str) -> String {
    let (number, count) = (number.into(), 5_u32.into());
    review::AtMove {
        number,
        count,
        made,
    }
    .text()
}

fn a_review_is_walked_by_keys_and_buttons_and_left_for_the_table(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open(SAMPLE).await?;
        // The review opens at the mistake, with the better move on its board.
        let (take_most, heap) = (4_u32.into(), 1);
        let better = why::TakeFrom {
            take: take_most,
            heap,
        };
        says(page, ".review__said", &better.text()).await?;
        let (who, stones) = (&Who::You, 3_u32.into());
        page.press(&review::Played { who, stones, heap }.text())
            .await?;
        says(page, ".review__said", &said(3, 1)).await?;
        for (key, told) in [
            ("n", at_move(4, &said(1, 2))),
            ("ArrowLeft", at_move(3, &said(3, 1))),
            ("End", at_move(5, &said(2, 1))),
        ] {
            page.key(key).await?;
            says(page, ".review__said", &told).await?;
        }
        page.press(review::previous_mistake()).await?;
        page.press(review::previous_mistake()).await?;
        let number = 3_u32.into();
        page.press(&review::AgainOwn { number }.text()).await?;
        until_heaps(page, &[2, 5, 3]).await?;
        page.open("#/play?heaps=1,2&rule=normal&two=human").await?;
        for made in ["B2", "A1"] {
            take(page, mv(made)).await?;
        }
        page.find(Control::Dialog, &player(2).wins()).await?;
        page.press(study::review()).await?;
        let (stones, heap) = (1_u32.into(), 1);
        let better = review::Instead { stones, heap }.text();
        says(page, ".review__side[aria-pressed='true']", &better).await?;
        page.back().await?;
        until_heaps(page, &[0, 0]).await
    });
}
