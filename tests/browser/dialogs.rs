//! Dialogs: their state, the focus after closing, and the pause behind them.

use anyhow::ensure;
use nim::catalogue::{page as page_words, setup, win};
use nim_browser::{Control, Stage, Test, test};

use crate::pauses::{HELD, LONG, pass};
use crate::table::{
    choose, heaps, mv, stones_behind, take, take_name, until_heaps, until_no_dialog,
};
use crate::words::player;

pub const TESTS: &[Test] = &[
    test!(a_double_press_on_the_last_take_leaves_the_result),
    test!(a_rematch_begins_before_the_result_is_told),
    test!(enter_held_on_the_last_take_begins_no_rematch),
    test!(after_escape_from_the_result_an_element_has_the_focus).everywhere(),
    test!(selecting_text_beyond_the_dialog_keeps_it_open),
    test!(while_a_dialog_is_open_the_computer_waits),
];

fn a_double_press_on_the_last_take_leaves_the_result(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?heaps=1,1&rule=normal&two=human&moves=A1")
            .await?;
        choose(page, mv("B1")).await?;
        page.press_twice(&take_name(mv("B1"))).await?;
        page.find(Control::Dialog, &player(2).wins()).await?;
        ensure!(stones_behind(page).await? == 0, "another game began");
        page.press(win::see_board()).await?;
        until_heaps(page, &[0, 0]).await
    });
}

fn enter_held_on_the_last_take_begins_no_rematch(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?heaps=1,1&rule=normal&two=human&moves=A1")
            .await?;
        choose(page, mv("B1")).await?;
        page.run("document.querySelector('.bar > .take').focus()", Vec::new())
            .await?;
        page.key("Enter").await?;
        // The second press of the held key comes later than that of a double press.
        page.run(
            "return new Promise((done) => setTimeout(done, 500))",
            Vec::new(),
        )
        .await?;
        let held = "const take = document.querySelector('.bar > .take');
            const key = { key: 'Enter', repeat: true, bubbles: true, cancelable: true };
            return take.dispatchEvent(new KeyboardEvent('keydown', key))";
        let held = page.run(held, Vec::new()).await?;
        ensure!(held == false, "a held Enter presses the button");
        page.find(Control::Dialog, &player(2).wins()).await?;
        Ok(())
    });
}

fn a_rematch_begins_before_the_result_is_told(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?heaps=1,1&rule=normal&two=human&moves=A1")
            .await?;
        choose(page, mv("B1")).await?;
        // A press while the stone lands may be meant for Take. A later one is not, long before the result.
        let presses = "const press = () => document.querySelector('.bar > .take').click();
            const stones = () => document.querySelectorAll('.stone').length;
            const after = (time) => new Promise((done) => setTimeout(() => { press(); setTimeout(() => done(stones()), 50); }, time));
            press();
            return after(600).then(async (early) => [early, await after(300)])";
        let stones = page.run(presses, Vec::new()).await?;
        ensure!(stones[0] == 0, "{stones}");
        until_heaps(page, &[1, 1]).await?;
        until_no_dialog(page).await
    });
}

fn after_escape_from_the_result_an_element_has_the_focus(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?heaps=1,1&rule=normal&two=human&moves=A1")
            .await?;
        take(page, mv("B1")).await?;
        page.find(Control::Dialog, &player(2).wins()).await?;
        page.key("Escape").await?;
        until_no_dialog(page).await?;
        page.until("the focus is on something", async || {
            Ok((!page.focus_is_nowhere().await?).then_some(()))
        })
        .await
    });
}

fn selecting_text_beyond_the_dialog_keeps_it_open(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        page.press(page_words::new_game()).await?;
        page.fill(Control::Textbox, setup::your_name(), "Ada")
            .await?;
        page.drag_from(Control::Textbox, setup::your_name(), (4.0, 400.0))
            .await?;
        // A press that closed it would have by the time another is answered.
        page.press_on(Control::Radio, "1-3-5-7").await?;
        page.find(Control::Dialog, page_words::new_game()).await?;
        let field = page.find(Control::Textbox, setup::your_name()).await?;
        let name = field.prop("value").await?;
        ensure!(name.as_deref() == Some("Ada"), "the field holds {name:?}");
        Ok(())
    });
}

fn while_a_dialog_is_open_the_computer_waits(stage: &Stage) {
    stage.desktop().with_player(HELD).play(async |page| {
        page.open("#/play?heaps=3,5,7").await?;
        take(page, mv("C3")).await?;
        page.key("?").await?;
        page.find(Control::Dialog, page_words::how_to_play())
            .await?;
        pass(page, LONG).await?;
        page.come_to_rest().await?;
        let left = stones_behind(page).await?;
        ensure!(left == 12, "{left} are left behind the dialog");
        page.key("Escape").await?;
        until_no_dialog(page).await?;
        page.until("the computer has moved", async || {
            pass(page, LONG).await?;
            let left: u32 = heaps(page).await?.iter().sum();
            Ok((left < 12).then_some(()))
        })
        .await
    });
}
