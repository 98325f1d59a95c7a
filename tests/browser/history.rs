//! The browser's history: dialogs and the panel have entries in it, and the address follows the game.

use anyhow::{Result, ensure};
use nim::catalogue::{page as page_words, path, setup, study};
use nim_browser::{Control, Page, Stage, Test, test};

use crate::table::{mv, take, until_fewer_than, until_heaps, until_no_dialog};

pub const TESTS: &[Test] = &[
    test!(back_closes_a_dialog_first_and_the_game_stays).everywhere(),
    test!(a_game_started_in_a_dialog_survives_going_back),
    test!(a_dialog_that_is_opened_right_after_another_stays),
    test!(the_panel_is_closed_by_going_back_and_under_a_dialog_it_stays),
    test!(what_was_closed_by_hand_takes_no_step_back),
    test!(a_link_that_is_followed_right_after_a_dialog_stays).everywhere(),
    test!(the_address_follows_the_game_and_opens_it_again),
    test!(a_link_with_moves_leaves_the_focus),
];

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
        Ok(())
    });
}

async fn until_no_panel(page: &Page) -> Result<()> {
    page.until("the panel is closed", async || {
        let is_open = page.has(Control::Button, study::whole()).await?;
        Ok((!is_open).then_some(()))
    })
    .await
}

fn the_panel_is_closed_by_going_back_and_under_a_dialog_it_stays(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?two=human").await?;
        take(page, mv("C2")).await?;
        take(page, mv("A1")).await?;
        page.press(study::panel()).await?;
        page.find(Control::Button, study::whole()).await?;
        page.press(page_words::new_game()).await?;
        page.find(Control::Dialog, page_words::new_game()).await?;
        page.back().await?;
        until_no_dialog(page).await?;
        page.find(Control::Button, study::whole()).await?;
        page.back().await?;
        until_no_panel(page).await?;
        until_heaps(page, &[2, 5, 5]).await?;
        // Forward opens nothing again, and the step back after it leaves the page no sooner than the board.
        page.forward().await?;
        page.come_to_rest().await?;
        page.back().await?;
        page.come_to_rest().await?;
        until_heaps(page, &[2, 5, 5]).await
    });
}

fn what_was_closed_by_hand_takes_no_step_back(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/puzzle/2/5").await?;
        let board = "#/play?heaps=2,3&two=human";
        page.run("location.hash = arguments[0]", vec![board.into()])
            .await?;
        until_heaps(page, &[2, 3]).await?;
        page.press(study::panel()).await?;
        page.find(Control::Button, study::whole()).await?;
        page.press(page_words::new_game()).await?;
        page.press(page_words::close()).await?;
        until_no_dialog(page).await?;
        page.key("Escape").await?;
        until_no_panel(page).await?;
        take(page, mv("A1")).await?;
        page.back().await?;
        page.until("the screen before is shown", async || {
            Ok(page
                .address()
                .await?
                .ends_with("#/puzzle/2/5")
                .then_some(()))
        })
        .await
    });
}

fn a_link_that_is_followed_right_after_a_dialog_stays(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human&moves=C2").await?;
        // A slow browser goes back long after it was asked to.
        let slow =
            "const back = history.back.bind(history); history.back = () => setTimeout(back, 100)";
        page.run(slow, Vec::new()).await?;
        let follow = "
            const [pause, link] = arguments;
            document.querySelector('.dialog__head button').click();
            return new Promise((done) => setTimeout(() => {
              location.hash = link;
              setTimeout(done, 300);
            }, pause)).then(() => true);";
        for (heaps, pause) in [(1, 0), (2, 5), (3, 40)] {
            page.press(page_words::new_game()).await?;
            page.find(Control::Button, setup::play()).await?;
            let link = format!("#/play?heaps={heaps},9&two=human");
            page.run(follow, vec![pause.into(), link.as_str().into()])
                .await?;
            until_heaps(page, &[heaps, 9]).await?;
            ensure!(page.address().await?.ends_with(&link), "after {pause} ms");
        }
        Ok(())
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
        // Going back from a screen leads to the game, past the entry of the dialog.
        page.follow(study::learn()).await?;
        page.read(path::heading()).await?;
        page.back().await?;
        until_heaps(page, &[1, 3, 5, 7]).await?;
        take(page, mv("A1")).await?;
        until_fewer_than(page, 16).await
    });
}

fn a_dialog_that_is_opened_right_after_another_stays(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human&moves=C2").await?;
        page.press(page_words::new_game()).await?;
        page.find(Control::Button, setup::play()).await?;
        // A browser tells later that a dialog was closed. If one has replaced the other at once, it does not.
        let both = "
            const [pause, name] = arguments;
            const dialog = document.querySelector('dialog');
            const late = new Promise((done) => dialog.addEventListener('close', done, { once: true }));
            dialog.querySelector('.dialog__head button').click();
            const opened = new Promise((done) => setTimeout(() => {
              document.querySelector(`button[aria-label='${name}']`).click();
              done();
            }, pause));
            const never = new Promise((done) => setTimeout(done, 600));
            return opened.then(() => Promise.race([late, never])).then(() => true);";
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

fn the_address_follows_the_game_and_opens_it_again(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?heaps=2,3&two=human").await?;
        take(page, mv("B2")).await?;
        take(page, mv("A1")).await?;
        page.until("the address tells the game", async || {
            Ok(page.address().await?.ends_with("moves=B2,A1").then_some(()))
        })
        .await?;
        page.reload().await?;
        until_heaps(page, &[1, 1]).await
    });
}

fn a_link_with_moves_leaves_the_focus(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human&moves=A1").await?;
        until_heaps(page, &[2, 5, 7]).await?;
        page.come_to_rest().await?;
        ensure!(
            page.focus_is_nowhere().await?,
            "the focus is on “{}”",
            page.focused().await?
        );
        Ok(())
    });
}
