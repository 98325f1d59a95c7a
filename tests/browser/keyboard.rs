//! A whole game without pointing at anything.

use anyhow::{Result, bail, ensure};
use nim_browser::{Ability, Control, Page, Stage, Test, test};

use crate::table::{heaps, until_heaps, until_no_dialog};

pub const TESTS: &[Test] = &[
    test!(a_game_by_keyboard_alone_from_the_setup_to_the_win_and_a_rematch),
    test!(keys_open_the_setup_and_the_help_and_escape_gives_the_focus_back).everywhere(),
    test!(the_board_is_one_tab_stop),
    test!(escape_on_take_cancels_the_choice),
    test!(enter_held_on_a_stone_takes_at_most_once).needs(&[Ability::HeldKeys]),
];

/// Presses Tab until the focus is on this.
async fn tab_to(page: &Page, wanted: &str) -> Result<()> {
    let mut seen = Vec::new();
    for _ in 0..40 {
        page.key("Tab").await?;
        let focused = page.focused().await?;
        if focused == wanted {
            return Ok(());
        }
        seen.push(focused);
    }
    bail!("Tab never reached “{wanted}”, but {}", seen.join(" | "))
}

async fn focus_becomes(page: &Page, wanted: &str) -> Result<()> {
    page.until(&format!("the focus is on “{wanted}”"), async || {
        let focused = page.focused().await?;
        ensure!(focused == wanted, "it is on “{focused}”");
        Ok(Some(()))
    })
    .await
}

fn a_game_by_keyboard_alone_from_the_setup_to_the_win_and_a_rematch(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        tab_to(page, "button New game").await?;
        page.key("Enter").await?;
        page.find(Control::Dialog, "New game").await?;
        tab_to(page, "input Computer").await?;
        page.key("ArrowRight").await?;
        tab_to(page, "input Player 1").await?;
        page.write("Ada").await?;
        tab_to(page, "input 3-5-7").await?;
        // Enter in a form means its button.
        tab_to(page, "button Play").await?;
        page.key("Enter").await?;
        until_heaps(page, &[3, 5, 7]).await?;
        ensure!(
            page.names(Control::Dialog).await?.is_empty(),
            "the setup is gone"
        );

        tab_to(page, "button Take 1 from heap A, leaving 2").await?;
        // To the top of heap C, three down, chosen, taken.
        page.key("ArrowRight").await?;
        page.key("ArrowRight").await?;
        page.key("End").await?;
        focus_becomes(page, "button Take 1 from heap C, leaving 6").await?;
        page.key("ArrowDown").await?;
        page.key("ArrowDown").await?;
        page.key("Enter").await?;
        page.find(Control::Button, "Take 3 from heap C").await?;
        page.key("Enter").await?;
        until_heaps(page, &[3, 5, 4]).await?;
        focus_becomes(page, "button Take 1 from heap C, leaving 3").await?;

        // A digit chooses that many in the focused heap, and Escape cancels.
        page.key("2").await?;
        page.find(Control::Button, "Take 2 from heap C").await?;
        page.key("Escape").await?;
        page.find(Control::Button, "Choose stones").await?;
        page.key("4").await?;
        page.find(Control::Button, "Take 4 from heap C").await?;
        tab_to(page, "button Take 4 from heap C").await?;
        page.key("Enter").await?;
        until_heaps(page, &[3, 5, 0]).await?;
        // Heap C is empty: the next around the board is A.
        focus_becomes(page, "button Take 1 from heap A, leaving 2").await?;

        page.key("3").await?;
        tab_to(page, "button Take 3 from heap A").await?;
        page.key("Space").await?;
        until_heaps(page, &[0, 5, 0]).await?;
        page.key("5").await?;
        tab_to(page, "button Take 5 from heap B").await?;
        page.key("Enter").await?;
        page.find(Control::Dialog, "Ada wins").await?;
        tab_to(page, "button Rematch").await?;
        page.key("Enter").await?;
        until_heaps(page, &[3, 5, 7]).await
    });
}

fn keys_open_the_setup_and_the_help_and_escape_gives_the_focus_back(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        let stone = "button Take 1 from heap A, leaving 2";
        tab_to(page, stone).await?;
        for (key, heading) in [("n", "New game"), ("?", "How to play")] {
            page.key(key).await?;
            page.find(Control::Dialog, heading).await?;
            page.key("Escape").await?;
            until_no_dialog(page).await?;
            focus_becomes(page, stone).await?;
        }
        Ok(())
    });
}

fn the_board_is_one_tab_stop(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        tab_to(page, "button Take 1 from heap A, leaving 2").await?;
        page.key("Tab").await?;
        let next = page.focused().await?;
        ensure!(!next.contains("leaving"), "Tab went on to {next}");
        Ok(())
    });
}

fn escape_on_take_cancels_the_choice(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human").await?;
        page.press("Take 2 from heap C, leaving 5").await?;
        tab_to(page, "button Take 2 from heap C").await?;
        page.key("Escape").await?;
        page.find(Control::Button, "Choose stones").await?;
        until_heaps(page, &[3, 5, 7]).await
    });
}

fn enter_held_on_a_stone_takes_at_most_once(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human").await?;
        tab_to(page, "button Take 1 from heap A, leaving 2").await?;
        page.hold("Enter", 30).await?;
        // Presses take effect in order, and Escape is the last of them.
        page.key("Escape").await?;
        page.find(Control::Button, "Choose stones").await?;
        let now = heaps(page).await?;
        ensure!(now == [3, 5, 7] || now == [2, 5, 7], "{now:?} are left");
        Ok(())
    });
}
