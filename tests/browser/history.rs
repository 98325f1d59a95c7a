//! Undo, redo and hints; and the browser's own way back.

use anyhow::{Context, ensure};
use nim::catalogue::hint;
use nim_browser::{Control, Stage, Test, test};

use crate::pauses::{HELD, LONG, pass};
use crate::table::{dialog_says, heaps, mv, take, until_fewer_than, until_heaps, until_no_dialog};

pub const TESTS: &[Test] = &[
    test!(undo_goes_back_to_the_start_and_redo_to_the_end),
    test!(a_whole_game_is_undone_to_its_start_and_redone_to_its_end),
    test!(undo_while_the_computer_thinks_cancels_its_move),
    test!(an_undone_end_is_played_again_and_the_result_lists_the_help),
    test!(back_closes_a_dialog_first_and_the_game_stays).everywhere(),
    test!(a_game_started_in_a_dialog_survives_going_back),
    test!(a_dialog_that_is_opened_right_after_another_stays),
];

fn undo_goes_back_to_the_start_and_redo_to_the_end(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?heaps=2,3&two=casual").await?;
        take(page, mv("B2")).await?;
        until_fewer_than(page, 3).await?;
        page.hear("Your turn.").await?;
        let middle = heaps(page).await?;
        page.press("Undo").await?;
        until_heaps(page, &[2, 3]).await?;
        page.hear("Taken back. Heaps: 2, 3. Your turn.").await?;
        page.press("Undo").await?;
        page.hear("There is no move to take back.").await?;
        page.press("Redo").await?;
        until_heaps(page, &middle).await?;
        page.hear("Made again.").await?;
        page.press("Redo").await?;
        page.hear("There is no move to make again.").await?;
        Ok(())
    });
}

fn a_whole_game_is_undone_to_its_start_and_redone_to_its_end(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?heaps=2,2,1&rule=normal&two=perfect")
            .await?;
        let mut boards = vec![heaps(page).await?];
        loop {
            let before = heaps(page).await?;
            let heap = before.iter().position(|&stones| stones > 0);
            let made = heap.and_then(|heap| nim::engine::Move::new(heap, 1));
            take(page, made.context("a stone is left")?).await?;
            let left = before.iter().sum::<u32>() - 1;
            if left > 0 {
                until_fewer_than(page, left).await?;
            }
            boards.push(heaps(page).await?);
            if boards
                .last()
                .is_some_and(|last| last.iter().sum::<u32>() == 0)
            {
                break;
            }
            page.hear("Your turn.").await?;
        }
        page.press("See the board").await?;
        for board in boards.iter().rev().skip(1) {
            page.press("Undo").await?;
            until_heaps(page, board).await?;
        }
        for board in &boards[1..] {
            page.press("Redo").await?;
            until_heaps(page, board).await?;
        }
        page.find(Control::Dialog, "The computer wins")
            .await
            .map(drop)
    });
}

fn undo_while_the_computer_thinks_cancels_its_move(stage: &Stage) {
    stage.desktop().with_player(HELD).play(async |page| {
        page.open("").await?;
        take(page, mv("C2")).await?;
        page.hear("thinking").await?;
        page.key("u").await?;
        until_heaps(page, &[3, 5, 7]).await?;
        pass(page, LONG).await?;
        page.come_to_rest().await?;
        ensure!(heaps(page).await? == [3, 5, 7], "the computer has moved");
        Ok(())
    });
}

fn an_undone_end_is_played_again_and_the_result_lists_the_help(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?heaps=1,2&rule=normal&two=human&moves=A1")
            .await?;
        page.press("Hint").await?;
        page.hear(&hint::LookAt { heap: 1 }.text()).await?;
        page.press("Hint").await?;
        let take_from = hint::TakeFrom {
            take: 2_u32.into(),
            heap: 1,
        };
        page.hear(&take_from.text()).await?;
        take(page, mv("B2")).await?;
        dialog_says(page, "Player 2 wins", "hint").await?;
        page.press("See the board").await?;
        page.press("Undo").await?;
        until_heaps(page, &[0, 2]).await?;
        take(page, mv("B2")).await?;
        page.find(Control::Dialog, "Player 2 wins").await?;
        let figures = page
            .run(
                "return [...document.querySelectorAll('.win__figure')].map((f) => f.innerText)",
                Vec::new(),
            )
            .await?;
        let figures = figures.to_string().replace("\\n", " ");
        for figure in ["moves 2", "hint 1", "undo 1"] {
            ensure!(figures.contains(figure), "{figures} lack {figure}");
        }
        Ok(())
    });
}

fn back_closes_a_dialog_first_and_the_game_stays(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?two=human").await?;
        take(page, mv("C2")).await?;
        for opens in ["New game", "Menu"] {
            page.press(opens).await?;
            page.find(Control::Dialog, opens).await?;
            page.back().await?;
            until_no_dialog(page).await?;
            until_heaps(page, &[3, 5, 5]).await?;
        }
        // A dialog that was closed by hand leaves no step back behind it that would do nothing.
        page.press("New game").await?;
        page.press("Close").await?;
        until_no_dialog(page).await?;
        take(page, mv("A1")).await?;
        page.until("the address tells the game", async || {
            Ok(page.address().await?.ends_with("moves=C2,A1").then_some(()))
        })
        .await?;
        until_heaps(page, &[2, 5, 5]).await
    });
}

fn a_game_started_in_a_dialog_survives_going_back(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        page.press("New game").await?;
        page.press_on(Control::Radio, "1-3-5-7").await?;
        page.press("Play").await?;
        until_no_dialog(page).await?;
        until_heaps(page, &[1, 3, 5, 7]).await?;
        page.until("the address tells the game", async || {
            Ok(page
                .address()
                .await?
                .contains("heaps=1,3,5,7")
                .then_some(()))
        })
        .await?;
        // Forward leads to the entry of the dialog, which is gone; the game stays.
        page.run("history.forward()", Vec::new()).await?;
        take(page, mv("A1")).await?;
        until_heaps(page, &[0, 3, 5, 7]).await
    });
}

fn a_dialog_that_is_opened_right_after_another_stays(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        page.press("New game").await?;
        page.find(Control::Button, "Play").await?;
        // The page goes back in its history from the closed dialog, and hears of both later. Only after
        // both events may the other dialog count as open. If one has replaced the other at once, neither
        // event comes.
        let both = "
            const heard = (target, name) => new Promise((done) => target.addEventListener(name, done, { once: true }));
            const dialog = document.querySelector('dialog');
            const late = [heard(window, 'popstate'), heard(dialog, 'close')];
            dialog.querySelector('[aria-label=Close]').click();
            const opened = new Promise((done) => setTimeout(() => {
              [...document.querySelectorAll('header button')].find(({ textContent }) => textContent === 'How to play').click();
              done();
            }, arguments[0]));
            const never = new Promise((done) => setTimeout(done, 600));
            return opened.then(() => Promise.race([Promise.all(late), never])).then(() => true);";
        for pause in [0, 2, 5, 15, 40] {
            page.run(both, vec![serde_json::json!(pause)]).await?;
            page.find(Control::Dialog, "How to play").await?;
            page.come_to_rest().await?;
            ensure!(page.names(Control::Dialog).await? == ["How to play"]);
        }
        page.back().await?;
        until_no_dialog(page).await
    });
}
