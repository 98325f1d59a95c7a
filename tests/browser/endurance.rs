//! Long use of the page: games by the hundred, double presses, stray drags, and boards on which every
//! game ends.

use anyhow::{Context, Result, ensure};
use nim::engine::{Move, Rules, Strategy};
use nim_browser::{Page, Stage, Test, Tier, Window, test};
use serde_json::{Value, json};

use crate::player::{GAMES, by_hand, complaints, player, see_the_end, seed};
use crate::table::{
    choose, heaps, position, stone, take, take_name, until_fewer_than, until_heaps,
};
use crate::words::{named, turn};

pub mod soak;
pub mod strokes;

pub const TESTS: &[Test] = &[
    test!(games_of_one_to_three_stones_end_against_every_opponent),
    test!(a_thousand_games_of_one_to_three_stones_end).tier(Tier::Release),
    test!(games_in_a_row_are_played_by_hand),
    test!(a_hundred_games_in_a_row_are_played_by_hand).tier(Tier::Release),
    test!(a_double_press_chooses_once_and_takes_once),
    test!(five_hundred_double_presses_each_count_once).tier(Tier::Release),
];

/// Plays one test with the player of games in the page, and says how to play it again.
#[expect(
    clippy::needless_pass_by_value,
    reason = "a test reads better without a reference sign"
)]
fn with_games(stage: &Stage, window: Window, test: impl AsyncFn(&Page, u32) -> Result<()>) {
    let seed = seed(0);
    stage
        .window(window)
        .with_player(&player(seed, GAMES))
        .play(async |page| {
            page.open("").await?;
            let played = test(page, seed).await;
            played.with_context(|| {
                format!("to play this again: NIM_SEED={seed}, and the name of this test")
            })
        });
}

/// Plays games inside the page, and gives back how many those were in all.
async fn play(page: &Page, times: u32, link: Option<&str>) -> Result<u64> {
    let played = page
        .run(
            "return games.play(arguments[0], arguments[1])",
            vec![json!(times), json!(link)],
        )
        .await
        .with_context(|| format!("{times} games of {link:?}"))?;
    let complaints = complaints(page).await?;
    ensure!(complaints.is_empty(), "{}", complaints.join("\n"));
    played.as_u64().with_context(|| played.to_string())
}

/// All conditions hold now. A moment later, address and save agree with the board.
async fn is_sound(page: &Page) -> Result<()> {
    page.until("nothing is wrong with the page", async || {
        let fault = "return games.fault() ?? games.differs()";
        let fault = page.run(fault, Vec::new()).await?;
        ensure!(fault.is_null(), "{fault}");
        Ok(Some(()))
    })
    .await
}

/// The boards on which the first game of its kind hung.
const ENDS: [&str; 6] = ["1", "2", "3", "1,1", "1,2", "1,1,1"];

/// Games on each of these boards, under both rules, against this many opponents, with changing starters.
/// The opponent changes with the board and the rule, so even a single one meets both rules.
async fn endgames(page: &Page, opponents: usize, times: u32) -> Result<()> {
    let mut played = 0;
    for (board, heaps) in ENDS.into_iter().enumerate() {
        for (place, rule) in ["", "&rule=normal"].into_iter().enumerate() {
            let all = Strategy::ALL.into_iter().cycle().skip(board + place);
            for strategy in all.take(opponents) {
                let link = format!("#/play?heaps={heaps}{rule}&two={strategy}");
                played = play(page, times, Some(&link)).await?;
            }
        }
    }
    eprintln!("{played} endgames in {}", page.engine().name());
    page.run("return games.rest()", Vec::new()).await?;
    by_hand(page, 0).await
}

fn games_of_one_to_three_stones_end_against_every_opponent(stage: &Stage) {
    with_games(stage, Window::phone(), async |page, _| {
        endgames(page, 1, 2).await
    });
}

fn a_thousand_games_of_one_to_three_stones_end(stage: &Stage) {
    with_games(stage, Window::phone(), async |page, _| {
        endgames(page, Strategy::ALL.len(), 14).await
    });
}

/// A game against the computer by real presses, to any end.
async fn against_the_computer(page: &Page, number: usize) -> Result<()> {
    let computer = ["beginner", "casual", "skilled", "perfect"][number % 4];
    let rule = ["misere", "normal"][number / 4 % 2];
    let link = format!("#/play?heaps=2,3,4&rule={rule}&two={computer}&names=Game{number}");
    page.run("location.hash = arguments[0]", vec![json!(link)])
        .await?;
    until_heaps(page, &[2, 3, 4]).await?;
    let rules = if rule == "normal" {
        Rules::normal()
    } else {
        Rules::misere()
    };
    loop {
        let now = position(page, rules).await?;
        let all: Vec<Move> = now.legal_moves().collect();
        let Some(&made) = all.get(number % all.len().max(1)) else {
            break;
        };
        take(page, made).await?;
        let after = now.play(made)?;
        if after.is_terminal() {
            break;
        }
        let left: u32 = after.heaps().iter().sum();
        until_fewer_than(page, left).await?;
        is_sound(page).await?;
        // Before the result, which then hides the board.
        if heaps(page).await?.iter().sum::<u32>() == 0 {
            break;
        }
        let who = &named(&format!("Game{number}"));
        page.hear(&turn(who)).await?;
    }
    see_the_end(page).await?;
    is_sound(page).await
}

fn games_by_hand(stage: &Stage, games: usize) {
    with_games(stage, Window::phone(), async |page, _| {
        for number in 0..games {
            let told = || format!("game {number}");
            if number % 2 == 0 {
                by_hand(page, number).await.with_context(told)?;
            } else {
                against_the_computer(page, number)
                    .await
                    .with_context(told)?;
            }
        }
        Ok(())
    });
}

fn games_in_a_row_are_played_by_hand(stage: &Stage) {
    games_by_hand(stage, 2);
}

fn a_hundred_games_in_a_row_are_played_by_hand(stage: &Stage) {
    games_by_hand(stage, 100);
}

/// Presses twice at once to choose, or to take. The heaps show the number of moves made.
async fn press_all_twice(page: &Page, times: u32) -> Result<()> {
    let mut now = Vec::new();
    for number in 0..times {
        if now.iter().sum::<u32>() < 3 {
            let link = format!("#/play?heaps=9,9,9,9,9&two=human&names=Game,{number}");
            page.run("location.hash = arguments[0]", vec![json!(link)])
                .await?;
            now = vec![9; 5];
            until_heaps(page, &now).await?;
        }
        let heap = (0..5).max_by_key(|&heap| now[heap]).unwrap_or(0);
        let most = now[heap].min(2);
        let made = Move::new(heap, 1 + number % most).context("one stone or more")?;
        let left = now[heap] - made.take.get();
        if number % 2 == 0 {
            page.press_twice(&stone(page, made).await?).await?;
            page.press(&take_name(made)).await?;
        } else {
            choose(page, made).await?;
            page.press_twice(&take_name(made)).await?;
        }
        now[heap] = left;
        until_heaps(page, &now)
            .await
            .with_context(|| format!("press {number}: {made}"))?;
        is_sound(page).await?;
    }
    Ok(())
}

fn a_double_press_chooses_once_and_takes_once(stage: &Stage) {
    with_games(stage, Window::phone(), async |page, _| {
        press_all_twice(page, 10).await
    });
}

fn five_hundred_double_presses_each_count_once(stage: &Stage) {
    with_games(stage, Window::phone(), async |page, _| {
        press_all_twice(page, 250).await
    });
    with_games(stage, Window::desktop(), async |page, _| {
        press_all_twice(page, 250).await
    });
}

/// A number that the page's player reports, such as its memory.
fn number(of: &Value, name: &str) -> Result<u64> {
    of[name].as_u64().with_context(|| format!("{name} of {of}"))
}
