//! Lessons, puzzles and the review of a game, as a learner uses them. The right answers come from the
//! engine, which brute force checks elsewhere.

use std::num::NonZeroU32;

use anyhow::{Context, Result, bail, ensure};
use nim::catalogue::{Who, hint, lessons, locale, moves, play, puzzle, review, study};
use nim::engine::{Move, Rules};
use nim::game::Chapter;
use nim::game::puzzle::{Date, Puzzle};
use nim::screens::lessons::lesson_address;
use nim::text::{lesson::course, play as play_text, puzzle as words};
use nim_browser::{Control, Page, Stage, Test, Tier, Window, test};
use serde_json::json;

use crate::pauses::set_clock;
use crate::table::{heaps, mv, position, some_heaps, take, until_fewer_than, until_heaps};
use crate::words::player;

pub const TESTS: &[Test] = &[
    test!(a_finished_lesson_stays_finished),
    test!(a_wrong_move_in_a_lesson_gets_the_counter_move_and_another_try),
    test!(puzzles_are_solved_and_a_miss_is_refuted_on_the_board),
    test!(the_daily_puzzle_depends_only_on_the_date).others(Tier::Engines),
    test!(the_streak_survives_a_wrong_clock),
    test!(the_review_names_the_mistake_and_the_winning_move),
    test!(a_finished_game_is_reviewed_and_going_back_leads_to_the_table),
    test!(the_moves_of_a_game_are_listed_and_another_is_pasted_over_it),
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
    rules(page, ".lesson__rule", |rules| play_text::rule(rules, true)).await
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

/// The number of finished steps of the lesson, and of all. There is none before the heading has the
/// focus, because the page scrolls there with each new step.
async fn progress(page: &Page) -> Result<Option<[u64; 2]>> {
    let told = "const bar = document.querySelector('.lesson__progress');
        return document.activeElement?.id === 'lesson-heading' && bar ? [bar.value, bar.max] : null";
    let told = page.run(told, Vec::new()).await?;
    Ok(serde_json::from_value(told)?)
}

/// Opens a lesson at its first step; gives back how many it has.
async fn open_lesson(page: &Page, chapter: Chapter) -> Result<u64> {
    page.open(&lesson_address(chapter)).await?;
    page.read(course(chapter).name).await?;
    let shown = page.until("the lesson is shown", async || progress(page).await);
    let [done, all] = shown.await?;
    ensure!(done == 0, "a first visit begins with {done} steps");
    Ok(all)
}

/// Goes on from this finished step.
async fn go_on(page: &Page, step: u64, all: u64) -> Result<()> {
    let way_on = if step == all {
        lessons::finish()
    } else {
        lessons::next()
    };
    // The page scrolls to the reply.
    page.come_to_rest().await?;
    page.press(way_on).await?;
    page.until("one step more is done", async || {
        Ok((progress(page).await? == Some([step, all])).then_some(()))
    })
    .await
}

/// Presses the answers of a question until one is right; each that is wrong gets its reason.
async fn try_answers(page: &Page) -> Result<()> {
    let answers = "return document.querySelectorAll('.lesson__answer').length";
    let answers = page.run(answers, Vec::new()).await?;
    let press = "document.querySelectorAll('.lesson__answer')[arguments[0]].click()";
    for place in 0..answers.as_u64().unwrap_or_default() {
        page.run(press, vec![json!(place)]).await?;
        let judged = async || {
            let told = "return document.querySelectorAll('.lesson__answer')[arguments[0]].dataset.state ?? null";
            let told = page.run(told, vec![json!(place)]).await?;
            Ok(told.as_str().map(str::to_owned))
        };
        if page.until("the answer is judged", judged).await? == "right" {
            return Ok(());
        }
        ensure!(
            text(page, ".lesson__verdict").await?.len() > 20,
            "a wrong answer gets a reason"
        );
    }
    bail!("none of the answers is right")
}

/// Plays on the board of the step until the way on is open.
async fn play_step(page: &Page) -> Result<()> {
    let rules = lesson_rules(page).await?;
    loop {
        let look = "const free = '.heap:not([data-locked]) [data-stone]:not([aria-disabled])';
            const on = (button) => arguments[0].includes(button.textContent);
            return [[...document.querySelectorAll('.lesson__bar button')].some(on),
                document.querySelector(free) !== null]";
        let ways_on = json!([lessons::next(), lessons::finish()]);
        let look = async || {
            let seen = page.run(look, vec![ways_on.clone()]).await?;
            let goes_on = seen[0] == json!(true);
            Ok((goes_on || seen[1] == json!(true)).then_some(goes_on))
        };
        if page
            .until("a move can be made, or the step is done", look)
            .await?
        {
            return Ok(());
        }
        let stones: u32 = heaps(page).await?.iter().sum();
        let wins = winning(page, rules).await?;
        take(page, wins.context("the reader is left a board that loses")?).await?;
        until_fewer_than(page, stones).await?;
    }
}

/// Does the task of the lesson's step.
async fn do_step(page: &Page) -> Result<()> {
    if text(page, ".lesson__answers").await?.is_empty() {
        play_step(page).await
    } else {
        try_answers(page).await
    }
}

/// How many lessons are done, as the list says it.
fn done(done: u32) -> String {
    let (done, all) = (done.into(), Chapter::ALL.len().into());
    lessons::DoneOf { done, all }.text()
}

fn a_finished_lesson_stays_finished(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/learn").await?;
        page.read(&done(0)).await?;
        let all = open_lesson(page, Chapter::Limits).await?;
        for step in 1..=all {
            let done = do_step(page).await;
            done.with_context(|| format!("step {step} of {all}"))?;
            go_on(page, step, all).await?;
        }
        page.find(Control::Heading, lessons::finished()).await?;
        page.open("#/learn").await?;
        page.read(&done(1)).await?;
        page.reload().await?;
        page.read(&done(1)).await
    });
}

fn a_wrong_move_in_a_lesson_gets_the_counter_move_and_another_try(stage: &Stage) {
    stage.desktop().play(async |page| {
        // Before the first move two numbers are asked for.
        let all = open_lesson(page, Chapter::Move).await?;
        for step in 1..=2 {
            show(page).await?;
            go_on(page, step, all).await?;
        }
        page.find(Control::Button, play::choose()).await?;
        let rules = lesson_rules(page).await?;
        let before = heaps(page).await?;
        take(page, losing(page, rules).await?).await?;
        page.find(Control::Button, lessons::again()).await?;
        // An answer was given: two moves are gone.
        page.until("the counter-move is made", async || {
            let left: u32 = heaps(page).await?.iter().sum();
            Ok((left + 1 < before.iter().sum()).then_some(()))
        })
        .await?;
        let left = position(page, rules).await?;
        ensure!(
            left.winning_moves().next().is_none(),
            "the counter-move leaves a board that loses"
        );
        page.press(lessons::again()).await?;
        until_heaps(page, &before).await?;
        let wins = winning(page, rules).await?.context("a move that wins")?;
        take(page, wins).await?;
        page.find(Control::Button, lessons::next()).await.map(drop)
    });
}

/// Gives a number that is wrong, and asks to be shown the right one.
async fn show(page: &Page) -> Result<()> {
    // No right number is 0.
    page.press("0").await?;
    page.press(lessons::show()).await
}

async fn puzzle_rules(page: &Page) -> Result<Rules> {
    rules(page, ".puzzle__rule", words::rule).await
}

/// Answers a puzzle rightly.
async fn solve(page: &Page) -> Result<()> {
    let rules = puzzle_rules(page).await?;
    match winning(page, rules).await? {
        Some(made) => take(page, made).await?,
        None => page.press(puzzle::none()).await?,
    }
    says(page, ".puzzle__verdict", "✓").await?;
    until_open(page, puzzle::next_puzzle()).await
}

/// Waits until the button of this name below the puzzle can be pressed.
async fn until_open(page: &Page, name: &str) -> Result<()> {
    let open = "return [...document.querySelectorAll('.puzzle__bar button:not([aria-disabled])')]
        .some((button) => button.textContent === arguments[0])";
    page.until("the way on is open", async || {
        let open = page.run(open, vec![json!(name)]).await?;
        Ok((open == json!(true)).then_some(()))
    })
    .await
}

fn puzzles_are_solved_and_a_miss_is_refuted_on_the_board(stage: &Stage) {
    stage.phone().play(async |page| {
        // Without a limit, and with one.
        for grade in [1, 5] {
            page.open(&format!("#/puzzle/{grade}/7")).await?;
            page.find(Control::Button, play::choose()).await?;
            let rules = puzzle_rules(page).await?;
            let before = some_heaps(page).await?;
            let miss = losing(page, rules).await?;
            take(page, miss).await?;
            says(page, ".puzzle__verdict", "✗").await?;
            page.until("the refutation is played", async || {
                let left: u32 = heaps(page).await?.iter().sum();
                Ok((left + miss.take.get() < before.iter().sum()).then_some(()))
            })
            .await?;
            let left = position(page, rules).await?;
            ensure!(left.winning_moves().next().is_none(), "grade {grade}");
            until_open(page, puzzle::again()).await?;
            page.press(puzzle::again()).await?;
            until_heaps(page, &before).await?;
            solve(page).await?;
            page.press(puzzle::next_puzzle()).await?;
            page.find(Control::Button, play::choose()).await?;
            ensure!(heaps(page).await? != before);
        }
        Ok(())
    });
}

/// Opens the puzzle of the day that the clock is set to.
async fn open_daily(page: &Page, date: &str) -> Result<()> {
    page.open("#/play").await?;
    set_clock(page, date).await?;
    page.run("location.hash = '#/puzzle'", Vec::new()).await?;
    page.press(puzzle::todays_puzzle()).await?;
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

fn the_daily_puzzle_depends_only_on_the_date(stage: &Stage) {
    stage.phone().play(async |page| {
        for day in ["2026-11-20", "2026-11-21", "2027-02-28"] {
            open_daily(page, day).await?;
        }
        Ok(())
    });
}

fn the_streak_survives_a_wrong_clock(stage: &Stage) {
    stage.phone().play(async |page| {
        open_daily(page, "2026-11-20").await?;
        solve(page).await?;
        let day = Date::read("2026-11-20").ok().context("a date")?;
        says(page, ".puzzle__shared", &locale::day(day)).await?;
        // The clock is set years back by mistake, and right again the next day.
        open_daily(page, "2019-03-01").await?;
        solve(page).await?;
        open_daily(page, "2026-11-21").await?;
        solve(page).await?;
        let days = 2_u32.into();
        says(page, ".puzzle__shared", &puzzle::Streak { days }.text()).await?;
        // The shared text does not reveal the solution.
        let shared = text(page, ".puzzle__shared").await?;
        let (day, tries) = (Date::read("2026-11-21").ok(), 1_u32.into());
        let day = day.context("a date")?;
        let told = puzzle::SharedAndStreak { day, tries, days }.text();
        let address = format!("{}#/puzzle/2026-11-21", page.home());
        ensure!(shared == format!("{told}\n{address}"), "{shared}");
        Ok(())
    });
}

const SAMPLE: &str = "#/review?heaps=3,5,7&rule=misere&moves=A1,C4,B3,C1,B2";

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

fn the_review_names_the_mistake_and_the_winning_move(stage: &Stage) {
    for window in [Window::phone(), Window::desktop()] {
        stage.window(window).play(async |page| {
            page.open(SAMPLE).await?;
            // The review opens at the mistake, with the better move on its board.
            let (take, heap) = (4_u32.into(), 1);
            says(page, ".review__said", &hint::TakeFrom { take, heap }.text()).await?;
            let (who, stones) = (&Who::You, 3_u32.into());
            page.press(&review::Played { who, stones, heap }.text())
                .await?;
            says(page, ".review__said", "B3").await?;
            says(page, ".review__said", "B4").await?;
            // By keys from slip to slip, and along the moves.
            page.key("n").await?;
            says(page, ".review__said", &at_move(4, "C1")).await?;
            page.key("p").await?;
            page.key("ArrowLeft").await?;
            says(page, ".review__said", &at_move(2, "C4")).await?;
            page.key("End").await?;
            says(page, ".review__said", &at_move(5, "B2")).await?;
            // The buttons are pressed by keys, too.
            for (name, told) in [
                (review::first(), review::before_first()),
                (review::last(), &*at_move(5, "B2")),
            ] {
                let focus =
                    "document.querySelector(`.review__steps [aria-label=${JSON.stringify(arguments[0])}]`).focus()";
                page.run(focus, vec![json!(name)]).await?;
                page.key("Enter").await?;
                says(page, ".review__said", told).await?;
            }
            // Each line of the list leads to its move.
            for (place, made) in [(0, "A1"), (3, "C1"), (1, "C4")] {
                let line = "document.querySelectorAll('.review__move')[arguments[0]].click()";
                page.run(line, vec![json!(place)]).await?;
                says(page, ".review__said", &at_move(place + 1, made)).await?;
            }
            page.press(review::last()).await?;
            page.press(review::previous_mistake()).await?;
            page.press(review::previous_mistake()).await?;
            let number = 3_u32.into();
            page.press(&review::AgainOwn { number }.text()).await?;
            until_heaps(page, &[2, 5, 3]).await
        });
    }
}

fn a_finished_game_is_reviewed_and_going_back_leads_to_the_table(stage: &Stage) {
    stage.phone().play(async |page| {
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

fn the_moves_of_a_game_are_listed_and_another_is_pasted_over_it(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human&moves=A1,C4").await?;
        page.press(study::panel()).await?;
        page.press(study::moves()).await?;
        page.find(Control::Textbox, moves::paste()).await?;
        says(page, ".moves__table", "C4").await?;
        page.fill(Control::Textbox, moves::paste(), "A1, C9")
            .await?;
        page.press(moves::open()).await?;
        page.read("C9").await?;
        until_heaps(page, &[2, 5, 3]).await?;
        page.fill(Control::Textbox, moves::paste(), "1. A1 C4 2. B4")
            .await?;
        page.key("Enter").await?;
        until_heaps(page, &[2, 1, 3]).await
    });
}
