//! The setup with input that no game can use.

use anyhow::Result;
use nim::catalogue::{page as page_words, play, setup};
use nim::engine::Convention;
use nim_browser::{Control, Page, Stage, Test, test};

use crate::table::{choose, mv, take_name, until_heaps};
use crate::words::{named, took};

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

/// That the first heap is no number of stones.
fn not_a_heap(text: &str) -> String {
    setup::NotAHeap {
        heap: 0,
        text,
        least: 1_u32.into(),
        most: 99_u32.into(),
    }
    .text()
}

/// That the first heap has so many stones.
fn too_large(stones: u32) -> String {
    setup::HeapTooLarge {
        most: 99_u32.into(),
        heap: 0,
        stones: stones.into(),
    }
    .text()
}

/// That there are so many heaps.
fn too_many(heaps: u32) -> String {
    let (most, given) = (12_u32.into(), heaps.into());
    setup::TooManyHeaps { most, given }.text()
}

fn bad_heap_sizes_show_an_error_at_their_field_and_nothing_is_lost(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        page.press(page_words::new_game()).await?;
        page.fill(Control::Textbox, setup::your_name(), "Ada")
            .await?;
        page.press_on(Control::Radio, setup::own()).await?;
        for (sizes, says) in [
            ("-1", not_a_heap("-1")),
            ("0", setup::EmptyHeap { heap: 0 }.text()),
            ("1e9", not_a_heap("1e9")),
            ("1000000000", too_large(1_000_000_000)),
            ("three", not_a_heap("three")),
            ("", setup::no_sizes().to_owned()),
            ("1,1,1,1,1,1,1,1,1,1,1,1,1", too_many(13)),
        ] {
            page.fill(Control::Textbox, setup::sizes(), sizes).await?;
            page.press(setup::play()).await?;
            page.until(&format!("{sizes:?} is refused with {says:?}"), async || {
                Ok((problem(page).await? == says).then_some(()))
            })
            .await?;
            page.find(Control::Dialog, page_words::new_game()).await?;
        }
        page.fill(Control::Textbox, setup::sizes(), "2, 4").await?;
        page.press(setup::play()).await?;
        until_heaps(page, &[2, 4]).await?;
        choose(page, mv("A1")).await?;
        page.press(&take_name(mv("A1"))).await?;
        page.hear(&took(&named("Ada"), mv("A1"))).await?;
        Ok(())
    });
}

fn bad_limits_and_names_show_errors_at_their_fields(stage: &Stage) {
    let most = 99_u32.into();
    let limit = setup::LimitProblem { most }.text();
    let (most, length) = (24_u32.into(), 200_u32.into());
    let too_long = setup::NameTooLong { most, length }.text();
    stage.desktop().play(async |page| {
        page.open("").await?;
        page.press(page_words::new_game()).await?;
        for (label, text, says) in [
            (setup::limit(), "0", &*limit),
            (setup::limit(), "-3", &*limit),
            (setup::limit(), "many", &*limit),
            (setup::your_name(), &*"x".repeat(200), &*too_long),
            (setup::your_name(), "<b>Ada</b>", setup::name_with_markup()),
        ] {
            page.fill(Control::Textbox, label, text).await?;
            page.press(setup::play()).await?;
            page.until(&format!("{text:?} is refused with {says:?}"), async || {
                Ok((problem(page).await? == says).then_some(()))
            })
            .await?;
            page.fill(Control::Textbox, label, "").await?;
        }
        page.press(setup::play()).await?;
        until_heaps(page, &[3, 5, 7]).await
    });
}

fn a_board_with_a_limit_is_a_press_away(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("").await?;
        page.press(page_words::new_game()).await?;
        let (name, most) = ("21", 3_u32.into());
        let preset = setup::PresetLimited { name, most }.text();
        page.press_on(Control::Radio, &preset).await?;
        page.press(setup::play()).await?;
        let last = Convention::Misere;
        page.hear(&play::TakeAtMost { most, last }.text()).await?;
        until_heaps(page, &[21]).await
    });
}
