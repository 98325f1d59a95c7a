//! Two people on one phone.

use anyhow::ensure;
use nim_browser::{Ability, Control, Stage, Test, test};

use crate::pauses::{HELD, LONG, pass};
use crate::table::{dialog_says, mv, take, until_heaps};

pub const TESTS: &[Test] = &[
    test!(two_people_play_by_touch_from_the_setup_to_the_win_and_a_rematch)
        .everywhere()
        .needs(&[Ability::Touch]),
    test!(a_choice_moves_with_the_finger_and_is_announced).needs(&[Ability::Touch]),
    test!(taking_from_anywhere_in_a_heap_never_loops),
    test!(without_a_choice_take_asks_for_one),
    test!(a_reminder_names_a_waiting_choice),
    test!(restart_keeps_names_rules_and_who_starts),
];

fn two_people_play_by_touch_from_the_setup_to_the_win_and_a_rematch(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        page.press("New game").await?;
        page.find(Control::Dialog, "New game").await?;
        page.press_on(Control::Radio, "A friend here").await?;
        page.fill(Control::Textbox, "Player 1", "Ada").await?;
        page.fill(Control::Textbox, "Player 2", "Bob").await?;
        page.press_on(Control::Radio, "3-5-7").await?;
        page.press("Play").await?;

        until_heaps(page, &[3, 5, 7]).await?;
        for (notation, heaps, turn) in [
            ("C7", [3, 5, 0], "Bob’s turn."),
            ("B2", [3, 3, 0], "Ada’s turn."),
            ("A3", [0, 3, 0], "Bob’s turn."),
            ("B2", [0, 1, 0], "Ada’s turn."),
        ] {
            take(page, mv(notation)).await?;
            until_heaps(page, &heaps).await?;
            page.hear(turn).await?;
        }
        take(page, mv("B1")).await?;
        dialog_says(page, "Bob wins", "Ada had to take the last stone.").await?;

        page.press("Rematch").await?;
        until_heaps(page, &[3, 5, 7]).await?;
        take(page, mv("A1")).await?;
        // The other side starts a rematch.
        let said = page.hear("Bob took 1 from heap A.").await?;
        ensure!(said.ends_with("Ada’s turn."), "{said}");
        Ok(())
    });
}

fn a_choice_moves_with_the_finger_and_is_announced(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?two=human").await?;
        page.press("Take 2 from heap C, leaving 5").await?;
        page.find(Control::Button, "Take 2 from heap C").await?;
        // Another stone of the heap changes the number.
        page.press("Take 4 from heap C, leaving 3").await?;
        page.find(Control::Button, "Take 4 from heap C").await?;
        // A stone of another heap moves the choice there.
        page.press("Take 1 from heap A, leaving 2").await?;
        page.hear("One heap a turn: now heap A.").await?;
        page.find(Control::Button, "Take 1 from heap A").await?;
        // The lowest chosen stone again takes.
        page.press("Take 1 from heap A, leaving 2").await?;
        until_heaps(page, &[2, 5, 7]).await
    });
}

fn taking_from_anywhere_in_a_heap_never_loops(stage: &Stage) {
    stage.phone().play(async |page| {
        // From the bottom, from the middle, from the top: each takes once, and only that heap.
        page.open("#/play?two=human").await?;
        for (notation, left) in [("B5", [3, 0, 7]), ("B3", [3, 2, 7]), ("B1", [3, 4, 7])] {
            take(page, mv(notation)).await?;
            until_heaps(page, &left).await?;
            page.hear("Player 2’s turn.").await?;
            page.press("Undo").await?;
            until_heaps(page, &[3, 5, 7]).await?;
        }
        Ok(())
    });
}

fn without_a_choice_take_asks_for_one(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        page.press("Choose stones").await?;
        page.hear("Choose at least one stone.").await?;
        until_heaps(page, &[3, 5, 7]).await
    });
}

fn a_reminder_names_a_waiting_choice(stage: &Stage) {
    stage.phone().with_player(HELD).play(async |page| {
        page.open("").await?;
        page.press("Take 2 from heap C, leaving 5").await?;
        page.find(Control::Button, "Take 2 from heap C").await?;
        let reminder = "Press Take, or the stones again.";
        ensure!(!page.status().await?.contains(reminder), "at once");
        pass(page, LONG).await?;
        page.hear(reminder).await.map(drop)
    });
}

fn restart_keeps_names_rules_and_who_starts(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?heaps=2,4&rule=normal&two=human&first=two&names=Ada,Bob")
            .await?;
        take(page, mv("B4")).await?;
        page.hear("Bob took 4 from heap B.").await?;
        page.press("Menu").await?;
        page.press("Restart").await?;
        until_heaps(page, &[2, 4]).await?;
        page.hear("The last stone wins.").await?;
        take(page, mv("A1")).await?;
        page.hear("Bob took 1 from heap A.").await?;
        Ok(())
    });
}
