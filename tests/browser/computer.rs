//! Against the computer, at a desk with a mouse.

use anyhow::{Context, Result, ensure};
use nim::engine::{Rules, Strategy};
use nim_browser::{Control, Page, Stage, Test, test};

use crate::pauses::{HELD, LONG, pass};
use crate::table::{dialog_says, heaps, mv, take, until_fewer_than, until_heaps, win};

pub const TESTS: &[Test] = &[
    test!(a_person_beats_the_perfect_computer_from_the_setup_to_the_win_and_a_rematch).everywhere(),
    test!(facing_1_1_1_the_computer_always_takes_a_stone),
    test!(while_the_computer_thinks_input_changes_nothing),
    test!(a_restart_or_a_new_game_in_the_pause_never_lets_the_old_move_act),
    test!(every_opponent_moves_on_the_largest_board),
    test!(only_the_empty_board_ends_a_game_and_after_it_nothing_moves),
    test!(before_the_first_move_the_starter_can_change),
    test!(chance_comes_from_the_browser),
];

fn a_person_beats_the_perfect_computer_from_the_setup_to_the_win_and_a_rematch(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        page.press("New game").await?;
        page.press_on(Control::Radio, "Computer").await?;
        page.press_on(Control::Radio, "Perfect never lets go of a won game")
            .await?;
        page.press_on(Control::Radio, "3-5-7").await?;
        page.press_on(Control::Radio, "You").await?;
        page.press("Play").await?;
        until_heaps(page, &[3, 5, 7]).await?;
        win(page, Rules::misere(), take).await?;
        dialog_says(page, "You win", "Perfect had to take the last stone.").await?;

        page.press("Rematch").await?;
        // Now the computer starts, and wins, because 3-5-7 is won for the player who starts.
        until_fewer_than(page, 15).await?;
        page.hear("Your turn.").await?;
        while heaps(page).await?.iter().any(|&stones| stones > 0) {
            let before = heaps(page).await?;
            let first = before
                .iter()
                .position(|&stones| stones > 0)
                .context("a heap")?;
            take(page, nim::engine::Move::new(first, 1).context("one stone")?).await?;
            let left: u32 = before.iter().sum::<u32>() - 1;
            if left == 0 {
                break;
            }
            until_fewer_than(page, left).await?;
            page.until("the computer has moved", async || {
                let status = page.names(Control::Status).await?.concat();
                Ok((!status.contains("thinking")).then_some(()))
            })
            .await?;
        }
        dialog_says(page, "The computer wins", "You had to take the last stone.").await
    });
}

fn facing_1_1_1_the_computer_always_takes_a_stone(stage: &Stage) {
    stage.desktop().play(async |page| {
        for (computer, rule) in [("casual", "misere"), ("perfect", "normal")] {
            let link = format!("#/play?heaps=1,1,1&rule={rule}&first=two&two={computer}");
            page.open(&link).await?;
            until_fewer_than(page, 3).await?;
            page.hear("Your turn.").await?;
            let left: u32 = heaps(page).await?.iter().sum();
            ensure!(left == 2, "{computer} left {left} of three single stones");
        }
        Ok(())
    });
}

fn while_the_computer_thinks_input_changes_nothing(stage: &Stage) {
    stage.desktop().with_player(HELD).play(async |page| {
        page.open("#/play?heaps=3,5,7").await?;
        take(page, mv("C3")).await?;
        page.hear("thinking").await?;
        page.press("Take 1 from heap A, leaving 2").await?;
        page.press("Choose stones").await?;
        page.press("Take 5 from heap B, leaving 0").await?;
        ensure!(heaps(page).await? == [3, 5, 4]);
        pass(page, LONG).await?;
        until_fewer_than(page, 12).await?;
        page.hear("Your turn.").await?;
        // One answer came, to the board as it was.
        page.until("the address tells of two moves", async || {
            let address = page.address().await?;
            let moves = address.split_once("moves=C3,").map(|(_, rest)| rest);
            Ok(moves.is_some_and(|rest| !rest.contains(',')).then_some(()))
        })
        .await
    });
}

fn a_restart_or_a_new_game_in_the_pause_never_lets_the_old_move_act(stage: &Stage) {
    stage.desktop().with_player(HELD).play(async |page| {
        page.open("").await?;
        for again in ["Restart", "New game"] {
            take(page, mv("C3")).await?;
            page.hear("thinking").await?;
            page.press(again).await?;
            if again == "New game" {
                page.press("Play").await?;
            }
            until_heaps(page, &[3, 5, 7]).await?;
            pass(page, LONG).await?;
            page.come_to_rest().await?;
            ensure!(heaps(page).await? == [3, 5, 7], "after {again}");
        }
        Ok(())
    });
}

fn every_opponent_moves_on_the_largest_board(stage: &Stage) {
    stage.desktop().play(async |page| {
        for opponent in Strategy::ALL {
            let heaps = ["99"; 12].join(",");
            page.open(&format!("#/play?heaps={heaps}&two={opponent}&first=two"))
                .await?;
            until_fewer_than(page, 99 * 12)
                .await
                .with_context(|| opponent.to_string())?;
            page.hear("Your turn.").await?;
        }
        Ok(())
    });
}

fn only_the_empty_board_ends_a_game_and_after_it_nothing_moves(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?heaps=1,1,1&rule=normal&two=human")
            .await?;
        for (notation, left) in [("A1", [0, 1, 1]), ("B1", [0, 0, 1])] {
            take(page, mv(notation)).await?;
            until_heaps(page, &left).await?;
            ensure!(
                page.names(Control::Dialog).await?.is_empty(),
                "too early for a result"
            );
        }
        take(page, mv("C1")).await?;
        page.find(Control::Dialog, "Player 1 wins").await?;
        page.press("See the board").await?;
        ensure!(heaps(page).await? == [0, 0, 0]);
        let buttons = page.names(Control::Button).await?;
        ensure!(
            !buttons.iter().any(|name| name.starts_with("Take ")),
            "{buttons:?}"
        );
        page.press("Rematch").await?;
        until_heaps(page, &[1, 1, 1]).await
    });
}

fn before_the_first_move_the_starter_can_change(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        page.press("Let the computer start").await?;
        page.hear("Computer took").await?;
        ensure!(
            !page.has(Control::Button, "You start").await?,
            "the game has begun"
        );
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
