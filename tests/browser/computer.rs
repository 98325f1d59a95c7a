//! Against the computer, at a desk with a mouse.

use anyhow::{Context, Result, ensure};
use nim::catalogue::play;
use nim::engine::Strategy;
use nim_browser::{Page, Stage, Test, Tier, test};

use crate::pauses::{HELD, LONG, pass};
use crate::saving::until_save_has;
use crate::table::{choose, heaps, mv, take, until_fewer_than, until_heaps};
use crate::words::{thinking, your_turn};

pub const TESTS: &[Test] = &[
    test!(in_its_pause_the_computer_waits_and_moves_once_after_it),
    test!(every_opponent_moves_on_the_largest_board).tier(Tier::Engines),
    test!(chance_comes_from_the_browser),
];

fn in_its_pause_the_computer_waits_and_moves_once_after_it(stage: &Stage) {
    stage.desktop().with_player(HELD).play(async |page| {
        page.open("").await?;
        take(page, mv("C3")).await?;
        page.hear(&thinking()).await?;
        choose(page, mv("A1")).await?;
        page.press(play::choose()).await?;
        page.come_to_rest().await?;
        ensure!(heaps(page).await? == [3, 5, 4], "input had an effect");
        page.press(play::undo()).await?;
        until_heaps(page, &[3, 5, 7]).await?;
        pass(page, LONG).await?;
        page.come_to_rest().await?;
        ensure!(heaps(page).await? == [3, 5, 7], "the computer has moved");
        // The next visit waits for the answer, too.
        take(page, mv("C7")).await?;
        until_save_has(page, &["moves=C7"]).await?;
        page.open("").await?;
        until_heaps(page, &[3, 5, 0]).await?;
        page.hear(&thinking()).await?;
        pass(page, LONG).await?;
        page.hear(&your_turn()).await?;
        page.until("the address tells of two moves", async || {
            let address = page.address().await?;
            let moves = address.split_once("moves=C7,").map(|(_, rest)| rest);
            Ok(moves.is_some_and(|rest| !rest.contains(',')).then_some(()))
        })
        .await
    });
}

fn every_opponent_moves_on_the_largest_board(stage: &Stage) {
    stage.desktop().play(async |page| {
        for opponent in Strategy::ALL {
            page.open(&format!(
                "#/play?heaps=7,7,7,7,7,7,6,6,6&two={opponent}&first=two"
            ))
            .await?;
            until_fewer_than(page, 60)
                .await
                .with_context(|| opponent.to_string())?;
            page.hear(&your_turn()).await?;
        }
        Ok(())
    });
}

/// Records the random numbers that the browser gives to the page.
const GIVEN: &str = "window.given = [];
    const own = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (bytes) => {
        own(bytes);
        given.push([...bytes]);
        return bytes;
    };";

/// The number of a first visit's puzzle, computed from the browser's random numbers.
async fn drawn(page: &Page) -> Result<u64> {
    /// The number of puzzles in a grade.
    const SEEDS: u64 = 1_000_000;
    page.forget().await?;
    page.open("#/puzzle/3").await?;
    let number = page
        .until("the puzzle has a number", async || {
            let address = page.address().await?;
            let number = address.split_once("#/puzzle/3/").map(|(_, number)| number);
            Ok(number.map(str::parse::<u64>).transpose()?)
        })
        .await?;
    let given = page.run("return given", Vec::new()).await?;
    let given: Vec<Vec<u8>> = serde_json::from_value(given)?;
    let mut given = given.iter().filter_map(|bytes| bytes[..].try_into().ok());
    ensure!(
        given.any(|bytes| u64::from_le_bytes(bytes) % SEEDS == number),
        "the browser did not give {number}"
    );
    Ok(number)
}

fn chance_comes_from_the_browser(stage: &Stage) {
    stage.phone().with_player(GIVEN).play(async |page| {
        let (one, other) = (drawn(page).await?, drawn(page).await?);
        ensure!(one != other, "two visits are given puzzle {one}");
        Ok(())
    });
}
