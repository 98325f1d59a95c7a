//! The setup with input that no game can use.

use anyhow::Result;
use nim_browser::{Control, Page, Stage, Test, test};

use crate::table::until_heaps;

pub const TESTS: &[Test] = &[
    test!(bad_heap_sizes_show_an_error_at_their_field_and_nothing_is_lost),
    test!(bad_limits_and_names_show_errors_at_their_fields),
    test!(a_board_with_a_limit_is_a_press_away),
];

/// The error message beside the field; empty if all is well.
async fn problem(page: &Page) -> Result<String> {
    let said = page
        .run(
            "const field = document.querySelector('dialog[open] [aria-invalid=true]');
            return field ? document.getElementById(field.getAttribute('aria-describedby')).innerText : '';",
            Vec::new(),
        )
        .await?;
    Ok(said.as_str().unwrap_or_default().to_owned())
}

fn bad_heap_sizes_show_an_error_at_their_field_and_nothing_is_lost(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        page.press("New game").await?;
        page.fill(Control::Textbox, "Your name", "Ada").await?;
        page.press_on(Control::Radio, "Your own").await?;
        for (sizes, says) in [
            ("-1", "-1"),
            ("0", "no stones"),
            ("1e9", "1e9"),
            ("1000000000", "99"),
            ("three", "three"),
            ("", "such as 3, 5, 7"),
            ("1,1,1,1,1,1,1,1,1,1,1,1,1", "at most 12 heaps"),
        ] {
            page.fill(Control::Textbox, "Heap sizes", sizes).await?;
            page.press("Play").await?;
            page.until(&format!("{sizes:?} is refused with {says:?}"), async || {
                Ok(problem(page).await?.contains(says).then_some(()))
            })
            .await?;
            page.find(Control::Dialog, "New game").await?;
        }
        page.fill(Control::Textbox, "Heap sizes", "2, 4").await?;
        page.press("Play").await?;
        until_heaps(page, &[2, 4]).await?;
        page.press("Take 1 from heap A, leaving 1").await?;
        page.press("Take 1 from heap A").await?;
        page.hear("Ada took 1 from heap A.").await?;
        Ok(())
    });
}

fn bad_limits_and_names_show_errors_at_their_fields(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        page.press("New game").await?;
        for (label, text, says) in [
            ("Most stones a turn", "0", "from 1 to 99"),
            ("Most stones a turn", "-3", "from 1 to 99"),
            ("Most stones a turn", "many", "from 1 to 99"),
            ("Your name", &"x".repeat(200), "at most 24 characters"),
            ("Your name", "<b>Ada</b>", "< or >"),
        ] {
            page.fill(Control::Textbox, label, text).await?;
            page.press("Play").await?;
            page.until(&format!("{text:?} is refused with {says:?}"), async || {
                Ok(problem(page).await?.contains(says).then_some(()))
            })
            .await?;
            page.fill(Control::Textbox, label, "").await?;
        }
        page.press("Play").await?;
        until_heaps(page, &[3, 5, 7]).await
    });
}

fn a_board_with_a_limit_is_a_press_away(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        page.press("New game").await?;
        page.press_on(Control::Radio, "21, take 1–3").await?;
        page.press("Play").await?;
        page.hear("Take 1 to 3 from one heap.").await?;
        until_heaps(page, &[21]).await
    });
}
