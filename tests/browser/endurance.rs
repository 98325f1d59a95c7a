//! Long use of the page: double presses, stray drags, and boards on which every game ends.

use anyhow::{Context, Result, ensure};
use nim::engine::{Move, Strategy};
use nim_browser::{Page, Stage, Test, Tier, test};
use serde_json::{Value, json};

use crate::pauses::stop_clock;
use crate::player::{GAMES, by_hand, complaints, player, seed};
use crate::table::{choose, stone, take_name, until_heaps};

pub mod soak;
pub mod strokes;

pub const TESTS: &[Test] = &[
    test!(a_thousand_games_of_one_to_three_stones_end).tier(Tier::Release),
    test!(a_double_press_chooses_once_and_takes_once),
];

/// Plays one test with the player of games in the page, and says how to play it again.
#[expect(
    clippy::needless_pass_by_value,
    reason = "a test reads better without a reference sign"
)]
fn with_games(stage: &Stage, test: impl AsyncFn(&Page, u32) -> Result<()>) {
    let seed = seed(0);
    stage
        .phone()
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

/// Fourteen games on each of these boards, under both rules, against each opponent.
fn a_thousand_games_of_one_to_three_stones_end(stage: &Stage) {
    with_games(stage, async |page, _| {
        let mut played = 0;
        for heaps in ENDS {
            for rule in ["misere", "normal"] {
                for strategy in Strategy::ALL {
                    let link = format!("#/play?heaps={heaps}&rule={rule}&two={strategy}");
                    played = play(page, 14, Some(&link)).await?;
                }
            }
        }
        ensure!(played >= 1000, "only {played} games");
        page.run("return games.rest()", Vec::new()).await?;
        by_hand(page, 0).await
    });
}

/// Presses twice at once to choose, or to take. The heaps show the number of moves made.
fn a_double_press_chooses_once_and_takes_once(stage: &Stage) {
    with_games(stage, async |page, _| {
        page.open("#/play?heaps=9,9,9,9,9&two=human").await?;
        let mut now = vec![9; 5];
        for number in 0..10 {
            let heap = number % 5;
            let made = Move::new(heap, 1 + u32::try_from(number)? % 2).context("a stone")?;
            // Both presses at one moment, and the next ones long after, on a slow machine too.
            let at = 100_000 * (1 + u32::try_from(number)?);
            stop_clock(page, at).await?;
            if number % 2 == 0 {
                page.press_twice(&stone(page, made).await?).await?;
                stop_clock(page, at + 50_000).await?;
                page.press(&take_name(made)).await?;
            } else {
                choose(page, made).await?;
                stop_clock(page, at + 50_000).await?;
                page.press_twice(&take_name(made)).await?;
            }
            now[heap] -= made.take.get();
            let told = || format!("press {number}: {made}");
            until_heaps(page, &now).await.with_context(told)?;
            is_sound(page).await?;
        }
        Ok(())
    });
}

/// A number that the page's player reports, such as its memory.
fn number(of: &Value, name: &str) -> Result<u64> {
    of[name].as_u64().with_context(|| format!("{name} of {of}"))
}
