//! A whole game without pointing at anything.

use anyhow::{Result, bail, ensure};
use nim::catalogue::{page as page_words, play, setup, win};
use nim::engine::Move;
use nim::text::play as play_text;
use nim_browser::{Ability, Control, Page, Stage, Test, test};

use crate::table::{heaps, mv, take_name, until_heaps, until_no_dialog};
use crate::words::named;

pub const TESTS: &[Test] = &[
    test!(a_game_by_keyboard_alone_from_the_setup_to_the_win_and_a_rematch).everywhere(),
    test!(keys_open_the_setup_and_the_help_and_escape_gives_the_focus_back).everywhere(),
    test!(letters_in_a_field_are_no_shortcuts),
    test!(enter_held_on_a_stone_takes_at_most_once).needs(&[Ability::HeldKeys]),
];

/// A button as [`Page::focused`] tells it.
pub fn button(name: &str) -> String {
    ["button ", name].concat()
}

/// A field as [`Page::focused`] tells it.
fn input(name: &str) -> String {
    ["input ", name].concat()
}

/// The stone with which this move is chosen, as [`Page::focused`] tells it.
fn stone(made: Move, left: u32) -> String {
    button(&play_text::stone(made, left))
}

/// Presses Tab until the focus is on this.
pub async fn tab_to(page: &Page, wanted: &str) -> Result<()> {
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

pub async fn focus_becomes(page: &Page, wanted: &str) -> Result<()> {
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
        tab_to(page, &button(page_words::new_game())).await?;
        page.key("Enter").await?;
        page.find(Control::Dialog, page_words::new_game()).await?;
        tab_to(page, &input(setup::against_computer())).await?;
        page.key("ArrowRight").await?;
        tab_to(page, &input(setup::player_1())).await?;
        page.write("Ada").await?;
        tab_to(page, &input("3-5-7")).await?;
        // Enter in a form means its button.
        tab_to(page, &button(setup::play())).await?;
        page.key("Enter").await?;
        until_heaps(page, &[3, 5, 7]).await?;
        ensure!(
            page.names(Control::Dialog).await?.is_empty(),
            "the setup is gone"
        );

        focus_becomes(page, &stone(mv("A1"), 2)).await?;
        // To the top of heap C, three down, chosen, taken.
        page.key("ArrowRight").await?;
        page.key("ArrowRight").await?;
        page.key("End").await?;
        focus_becomes(page, &stone(mv("C1"), 6)).await?;
        page.key("ArrowDown").await?;
        page.key("ArrowDown").await?;
        page.key("Enter").await?;
        page.find(Control::Button, &take_name(mv("C3"))).await?;
        page.key("Enter").await?;
        until_heaps(page, &[3, 5, 4]).await?;
        focus_becomes(page, &stone(mv("C1"), 3)).await?;

        // A digit chooses that many in the focused heap, and Escape cancels.
        page.key("2").await?;
        page.find(Control::Button, &take_name(mv("C2"))).await?;
        page.key("Escape").await?;
        page.find(Control::Button, play::choose()).await?;
        page.key("4").await?;
        page.find(Control::Button, &take_name(mv("C4"))).await?;
        tab_to(page, &button(&take_name(mv("C4")))).await?;
        page.key("Enter").await?;
        until_heaps(page, &[3, 5, 0]).await?;
        // Heap C is empty: the next around the board is A.
        focus_becomes(page, &stone(mv("A1"), 2)).await?;

        page.key("3").await?;
        tab_to(page, &button(&take_name(mv("A3")))).await?;
        page.key("Space").await?;
        until_heaps(page, &[0, 5, 0]).await?;
        page.key("5").await?;
        tab_to(page, &button(&take_name(mv("B5")))).await?;
        page.key("Enter").await?;
        page.find(Control::Dialog, &named("Ada").wins()).await?;
        tab_to(page, &button(win::rematch())).await?;
        page.key("Enter").await?;
        until_heaps(page, &[3, 5, 7]).await
    });
}

fn keys_open_the_setup_and_the_help_and_escape_gives_the_focus_back(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        let first = &stone(mv("A1"), 2);
        // At first nothing has the focus, and afterwards the board.
        ensure!(page.focus_is_nowhere().await?);
        for (key, heading) in [
            ("n", page_words::new_game()),
            ("?", page_words::how_to_play()),
        ] {
            page.key(key).await?;
            page.find(Control::Dialog, heading).await?;
            focus_becomes(page, &["h2 ", heading].concat()).await?;
            page.key("Escape").await?;
            until_no_dialog(page).await?;
            focus_becomes(page, first).await?;
        }
        Ok(())
    });
}

fn letters_in_a_field_are_no_shortcuts(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/analyse?heaps=2,5,7").await?;
        page.fill(Control::Textbox, setup::limit(), "hun").await?;
        page.come_to_rest().await?;
        let field = page.find(Control::Textbox, setup::limit()).await?;
        let written = field.prop("value").await?;
        ensure!(written.as_deref() == Some("hun"), "{written:?} is written");
        ensure!(page.names(Control::Dialog).await?.is_empty(), "N opened");
        ensure!(heaps(page).await? == [2, 5, 7], "U took back");
        Ok(())
    });
}

fn enter_held_on_a_stone_takes_at_most_once(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("#/play?two=human").await?;
        tab_to(page, &stone(mv("A1"), 2)).await?;
        page.hold("Enter", 30).await?;
        // Presses take effect in order, and Escape is the last of them.
        page.key("Escape").await?;
        page.find(Control::Button, play::choose()).await?;
        let now = heaps(page).await?;
        ensure!(now == [3, 5, 7] || now == [2, 5, 7], "{now:?} are left");
        Ok(())
    });
}
