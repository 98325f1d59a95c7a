//! Two people on one phone.

use anyhow::ensure;
use nim::catalogue::{page as page_words, play, setup, win};
use nim_browser::{Ability, Control, Stage, Test, test};

use crate::pauses::{HELD, LONG, pass, stop_clock};
use crate::table::{choose, dialog_says, mv, take, take_name, until_heaps};
use crate::words::{named, took, turn, turned};

pub const TESTS: &[Test] = &[
    test!(two_people_play_by_touch_from_the_setup_to_the_win_and_a_rematch)
        .everywhere()
        .needs(&[Ability::Touch]),
    test!(a_choice_moves_with_the_finger_and_is_announced).needs(&[Ability::Touch]),
    test!(a_reminder_names_a_waiting_choice),
];

fn two_people_play_by_touch_from_the_setup_to_the_win_and_a_rematch(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        page.press(page_words::new_game()).await?;
        page.find(Control::Dialog, page_words::new_game()).await?;
        page.press_on(Control::Radio, setup::against_friend())
            .await?;
        page.fill(Control::Textbox, setup::player_1(), "Ada")
            .await?;
        page.fill(Control::Textbox, setup::player_2(), "Bob")
            .await?;
        page.press_on(Control::Radio, "3-5-7").await?;
        page.press(setup::play()).await?;

        until_heaps(page, &[3, 5, 7]).await?;
        let (ada, bob) = (&named("Ada"), &named("Bob"));
        for (notation, heaps, next) in [
            ("C7", [3, 5, 0], bob),
            ("B2", [3, 3, 0], ada),
            ("A3", [0, 3, 0], bob),
            ("B2", [0, 1, 0], ada),
        ] {
            take(page, mv(notation)).await?;
            until_heaps(page, &heaps).await?;
            page.hear(&turn(next)).await?;
        }
        take(page, mv("B1")).await?;
        dialog_says(page, &bob.wins(), &turned(ada, mv("C7"))).await?;

        page.press(win::rematch()).await?;
        until_heaps(page, &[3, 5, 7]).await?;
        take(page, mv("A1")).await?;
        // The other side starts a rematch.
        let said = page.hear(&took(bob, mv("A1"))).await?;
        ensure!(said.ends_with(&turn(ada)), "{said}");
        Ok(())
    });
}

fn a_choice_moves_with_the_finger_and_is_announced(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?two=human").await?;
        stop_clock(page, 9000).await?;
        choose(page, mv("C2")).await?;
        page.find(Control::Button, &take_name(mv("C2"))).await?;
        // Another stone of the heap changes the number.
        choose(page, mv("C4")).await?;
        page.find(Control::Button, &take_name(mv("C4"))).await?;
        // A stone of another heap moves the choice there.
        choose(page, mv("A1")).await?;
        page.hear(&play::NowHeap { heap: 0 }.text()).await?;
        page.find(Control::Button, &take_name(mv("A1"))).await?;
        // The second press of a double press does nothing, and a later one lets the choice go.
        for (time, button) in [(9399, &take_name(mv("A1"))[..]), (9400, play::choose())] {
            stop_clock(page, time).await?;
            choose(page, mv("A1")).await?;
            page.come_to_rest().await?;
            page.find(Control::Button, button).await?;
        }
        until_heaps(page, &[3, 5, 7]).await
    });
}

fn a_reminder_names_a_waiting_choice(stage: &Stage) {
    stage.phone().with_player(HELD).play(async |page| {
        page.open("").await?;
        choose(page, mv("C2")).await?;
        page.find(Control::Button, &take_name(mv("C2"))).await?;
        let reminder = play::waiting();
        ensure!(!page.status().await?.contains(reminder), "at once");
        pass(page, LONG).await?;
        page.hear(reminder).await.map(drop)
    });
}
