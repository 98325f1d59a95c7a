//! Against the computer, at a desk with a mouse.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{Who, page as page_words, people, play, setup, win};
use nim::engine::{Rules, Strategy};
use nim_browser::{Control, Page, Stage, Test, Tier, test};

use crate::pauses::{HELD, LONG, pass};
use crate::table::{choose, dialog_says, heaps, mv, take, until_fewer_than, until_heaps, win};
use crate::words::{kept_the_win, player, thinking, your_turn};

pub const TESTS: &[Test] = &[
    test!(a_person_beats_the_perfect_computer_from_the_setup_to_the_win_and_a_rematch)
        .others(Tier::Engines),
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
        page.press(page_words::new_game()).await?;
        page.press_on(Control::Radio, setup::against_computer())
            .await?;
        let perfect = format!("{} {}", people::perfect(), setup::sight_perfect());
        page.press_on(Control::Radio, &perfect).await?;
        page.press_on(Control::Radio, "3-5-7").await?;
        page.press_on(Control::Radio, setup::you()).await?;
        page.press(setup::play()).await?;
        until_heaps(page, &[3, 5, 7]).await?;
        win(page, Rules::misere(), take).await?;
        dialog_says(page, &Who::You.wins(), &kept_the_win(&Who::You)).await?;

        // 3-5-7 was won as the first player.
        page.find(Control::Button, win::win_as_second()).await?;
        page.press(win::rematch()).await?;
        // Now the computer starts, and wins, because 3-5-7 is won for the player who starts.
        until_fewer_than(page, 15).await?;
        page.hear(&your_turn()).await?;
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
                Ok((!status.contains(&thinking())).then_some(()))
            })
            .await?;
        }
        dialog_says(page, win::you_lost(), win::first_can_win()).await?;
        page.find(Control::Button, win::start_first())
            .await
            .map(drop)
    });
}

fn facing_1_1_1_the_computer_always_takes_a_stone(stage: &Stage) {
    stage.desktop().play(async |page| {
        for (computer, rule) in [("casual", "misere"), ("perfect", "normal")] {
            let link = format!("#/play?heaps=1,1,1&rule={rule}&first=two&two={computer}");
            page.open(&link).await?;
            until_fewer_than(page, 3).await?;
            page.hear(&your_turn()).await?;
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
        page.hear(&thinking()).await?;
        choose(page, mv("A1")).await?;
        page.press(play::choose()).await?;
        choose(page, mv("B5")).await?;
        ensure!(heaps(page).await? == [3, 5, 4]);
        pass(page, LONG).await?;
        until_fewer_than(page, 12).await?;
        page.hear(&your_turn()).await?;
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
        for again in [play::restart(), page_words::new_game()] {
            take(page, mv("C3")).await?;
            page.hear(&thinking()).await?;
            page.press(again).await?;
            if again == page_words::new_game() {
                page.press(setup::play()).await?;
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
            page.hear(&your_turn()).await?;
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
        page.find(Control::Dialog, &player(1).wins()).await?;
        page.press(win::see_board()).await?;
        until_heaps(page, &[0, 0, 0]).await?;
        let takes = "return document.querySelectorAll('#board button, .take[aria-label]').length";
        let takes = page.run(takes, Vec::new()).await?;
        ensure!(takes == 0, "{takes} buttons still take stones");
        page.press(win::rematch()).await?;
        until_heaps(page, &[1, 1, 1]).await
    });
}

fn before_the_first_move_the_starter_can_change(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        page.press(play::computer_starts()).await?;
        until_fewer_than(page, 15).await?;
        page.hear(&your_turn()).await?;
        ensure!(
            !page.has(Control::Button, play::you_start()).await?,
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
