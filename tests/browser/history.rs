//! Undo, redo and hints; and the browser's own way back.

use anyhow::{Context, ensure};
use nim::catalogue::{hint, page as page_words, play, setup, win};
use nim_browser::{Control, Stage, Test, Tier, test};

use crate::pauses::{HELD, LONG, pass};
use crate::table::{dialog_says, heaps, mv, take, until_fewer_than, until_heaps, until_no_dialog};
use crate::words::{player, thinking, your_turn};

pub const TESTS: &[Test] = &[
    test!(undo_goes_back_to_the_start_and_redo_to_the_end),
    test!(a_whole_game_is_undone_to_its_start_and_redone_to_its_end),
    test!(undo_while_the_computer_thinks_cancels_its_move),
    test!(an_undone_end_is_played_again_and_the_result_lists_the_help),
    test!(back_closes_a_dialog_first_and_the_game_stays).others(Tier::Engines),
    test!(a_game_started_in_a_dialog_survives_going_back),
    test!(a_dialog_that_is_opened_right_after_another_stays),
];

fn undo_goes_back_to_the_start_and_redo_to_the_end(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?heaps=2,3&two=casual").await?;
        take(page, mv("B2")).await?;
        until_fewer_than(page, 3).await?;
        page.hear(&your_turn()).await?;
        let middle = heaps(page).await?;
        page.press(play::undo()).await?;
        until_heaps(page, &[2, 3]).await?;
        let lies = play::Heaps { heaps: &[2, 3] }.text();
        let undone = [play::undone(), &lies, &your_turn()].join(" ");
        page.hear(&undone).await?;
        page.press(play::undo()).await?;
        page.hear(play::nothing_to_undo()).await?;
        page.press(play::redo()).await?;
        until_heaps(page, &middle).await?;
        page.hear(play::redone()).await?;
        page.press(play::redo()).await?;
        page.hear(play::nothing_to_redo()).await?;
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
            page.hear(&your_turn()).await?;
        }
        page.press(win::see_board()).await?;
        for board in boards.iter().rev().skip(1) {
            page.press(play::undo()).await?;
            until_heaps(page, board).await?;
        }
        for board in &boards[1..] {
            page.press(play::redo()).await?;
            until_heaps(page, board).await?;
        }
        page.find(Control::Dialog, win::you_lost()).await.map(drop)
    });
}

fn undo_while_the_computer_thinks_cancels_its_move(stage: &Stage) {
    stage.desktop().with_player(HELD).play(async |page| {
        page.open("").await?;
        take(page, mv("C2")).await?;
        page.hear(&thinking()).await?;
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
        page.press(play::hint()).await?;
        page.hear(&hint::LookAt { heap: 1 }.text()).await?;
        page.press(play::hint()).await?;
        let take_from = hint::TakeFrom {
            take: 2_u32.into(),
            heap: 1,
        };
        page.hear(&take_from.text()).await?;
        take(page, mv("B2")).await?;
        let (one, two) = (1_u32.into(), 2_u32.into());
        let hints = win::Hints { count: one }.text();
        dialog_says(page, &player(2).wins(), &hints).await?;
        page.press(win::see_board()).await?;
        // Another number than that of the hints.
        page.press(play::undo()).await?;
        until_heaps(page, &[0, 2]).await?;
        page.press(play::undo()).await?;
        until_heaps(page, &[1, 2]).await?;
        page.press(play::redo()).await?;
        until_heaps(page, &[0, 2]).await?;
        take(page, mv("B2")).await?;
        let undos = win::Undos { count: two }.text();
        for help in [hints, undos] {
            dialog_says(page, &player(2).wins(), &help).await?;
        }
        Ok(())
    });
}

fn back_closes_a_dialog_first_and_the_game_stays(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?two=human").await?;
        take(page, mv("C2")).await?;
        for opens in [page_words::new_game(), page_words::share()] {
            page.press(opens).await?;
            page.find(Control::Dialog, opens).await?;
            page.back().await?;
            until_no_dialog(page).await?;
            until_heaps(page, &[3, 5, 5]).await?;
        }
        // A dialog that was closed by hand leaves no step back behind it that would do nothing.
        page.press(page_words::new_game()).await?;
        page.press(page_words::close()).await?;
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
        page.press(page_words::new_game()).await?;
        page.press_on(Control::Radio, "1-3-5-7").await?;
        page.press(setup::play()).await?;
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
        page.forward().await?;
        take(page, mv("A1")).await?;
        until_heaps(page, &[0, 3, 5, 7]).await
    });
}

fn a_dialog_that_is_opened_right_after_another_stays(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human&moves=C2").await?;
        page.press(page_words::new_game()).await?;
        page.find(Control::Button, setup::play()).await?;
        // The page goes back in its history from the closed dialog, and hears of both later. Only after
        // both events may the other dialog count as open. If one has replaced the other at once, neither
        // event comes.
        let both = "
            const [pause, name] = arguments;
            const heard = (target, name) => new Promise((done) => target.addEventListener(name, done, { once: true }));
            const dialog = document.querySelector('dialog');
            const late = [heard(window, 'popstate'), heard(dialog, 'close')];
            dialog.querySelector('.dialog__head button').click();
            const opened = new Promise((done) => setTimeout(() => {
              document.querySelector(`button[aria-label='${name}']`).click();
              done();
            }, pause));
            const never = new Promise((done) => setTimeout(done, 600));
            return opened.then(() => Promise.race([Promise.all(late), never])).then(() => true);";
        for pause in [0, 2, 5, 15, 40] {
            let given = vec![pause.into(), page_words::share().into()];
            page.run(both, given).await?;
            page.find(Control::Dialog, page_words::share()).await?;
            page.come_to_rest().await?;
            ensure!(page.names(Control::Dialog).await? == [page_words::share()]);
        }
        page.back().await?;
        until_no_dialog(page).await
    });
}
