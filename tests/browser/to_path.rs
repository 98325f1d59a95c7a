//! The ways that lead to the path: the result after two losses, and the offer to repeat a skill; and the
//! link that turns hints off.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{keeping, link, page as page_words, path, play, settings, setup, win};
use nim::game::Save;
use nim::game::path::Skill;
use nim::game::puzzle::Date;
use nim_browser::{Control, Input, Page, Stage, Test, Window, test};

use crate::menu::{leave_settings, open_settings};
use crate::saving::{SAVE, keep, until_save_has};
use crate::table::{mv, take, until_heaps};

pub const TESTS: &[Test] = &[
    test!(a_second_loss_leads_to_the_path_in_the_rule_of_the_game),
    test!(a_skill_that_is_due_is_offered_before_a_game_and_never_before_a_link),
    test!(a_link_turns_hints_off_for_one_visit),
];

const PHONE: Window = Window::new(360, 640, Input::Touch);

async fn until_address_has(page: &Page, part: &str) -> Result<()> {
    page.until(&format!("the address has {part}"), async || {
        Ok(page.address().await?.contains(part).then_some(()))
    })
    .await
}

fn a_second_loss_leads_to_the_path_in_the_rule_of_the_game(stage: &Stage) {
    stage.window(PHONE).play(async |page| {
        page.open("#/play?heaps=1").await?;
        take(page, mv("A1")).await?;
        page.find(Control::Button, win::start_second()).await?;
        let offered = page.has(Control::Button, win::learn_to_win()).await?;
        ensure!(!offered, "the path is offered after one loss");
        page.press(play::restart()).await?;
        take(page, mv("A1")).await?;
        page.press(win::learn_to_win()).await?;
        page.read(path::heading()).await?;
        until_address_has(page, "#/path?rule=misere").await
    });
}

/// The notice ends where the board begins, or further up.
async fn leaves_the_board(page: &Page) -> Result<()> {
    let boxes = "const box = (name) => document.querySelector(name).getBoundingClientRect();
        return [box('.notice').bottom, box('#board').top]";
    let [notice, board]: [f64; 2] = serde_json::from_value(page.run(boxes, Vec::new()).await?)?;
    ensure!(
        notice <= board,
        "the notice ends at {notice}, the board begins at {board}"
    );
    Ok(())
}

fn a_skill_that_is_due_is_offered_before_a_game_and_never_before_a_link(stage: &Stage) {
    stage.window(PHONE).play(async |page| {
        page.open("").await?;
        let mut save = Save::default();
        let boxes = &mut save.learned.path.boxes;
        let day = Date::new(2026, 1, 2).ok().context("a day of January")?;
        boxes.record(Skill::Copy, true, day);
        keep(page, SAVE, &save.write()).await?;
        page.reload().await?;
        page.read(keeping::repeat_copy()).await?;
        leaves_the_board(page).await?;
        page.press(page_words::close()).await?;
        let gone = page.has(Control::Button, keeping::one_board()).await?;
        ensure!(!gone, "the offer was closed");
        // It stays closed for the other games of the visit.
        page.press(page_words::new_game()).await?;
        page.press(setup::play()).await?;
        until_heaps(page, &[3, 5, 7]).await?;
        ensure!(!page.has(Control::Button, keeping::one_board()).await?);
        page.reload().await?;
        page.press(keeping::one_board()).await?;
        page.read(path::skill_copy()).await?;
        until_address_has(page, "#/path/practice/copy").await?;
        page.open("#/play?heaps=2,2").await?;
        until_heaps(page, &[2, 2]).await?;
        ensure!(!page.has(Control::Button, keeping::one_board()).await?);
        // An unfinished game comes first, too.
        take(page, mv("A1")).await?;
        until_save_has(page, &["moves=A1"]).await?;
        page.open("").await?;
        page.find(Control::Button, play::undo()).await?;
        ensure!(!page.has(Control::Button, keeping::one_board()).await?);
        Ok(())
    });
}

fn a_link_turns_hints_off_for_one_visit(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?heaps=2,3&hints=off").await?;
        page.read(link::no_hints()).await?;
        // The code that knows this part of the link comes after the board.
        page.until("hints are away", async || {
            let is_there = page.has(Control::Button, play::hint()).await?;
            Ok((!is_there).then_some(()))
        })
        .await?;
        take(page, mv("A1")).await?;
        ensure!(!page.has(Control::Button, play::hint()).await?);
        open_settings(page).await?;
        page.press_on(Control::Switch, settings::sound()).await?;
        leave_settings(page).await?;
        let save = until_save_has(page, &["setting sound=on"]).await?;
        ensure!(!save.contains("hints=off"), "{save}");
        page.reload().await?;
        page.find(Control::Button, play::hint()).await?;
        Ok(())
    });
}
