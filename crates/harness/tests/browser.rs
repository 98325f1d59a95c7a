//! The harness itself, on a small page whose behaviour is known.

#![allow(clippy::unwrap_used, reason = "a test may panic: that is how it fails")]

use std::{panic::catch_unwind, time::Duration};

use anyhow::{Result, ensure};
use nim_harness::{
    Ability, Site,
    browser::{Control, Input, Page, Scheme, Stage, Window},
};

fn on_small_page(window: Window, test: impl AsyncFn(&Page) -> Result<()>) {
    stage(window).play_on(&small_page(), test);
}

fn stage(window: Window) -> Stage {
    Stage::new(window).at("/below/")
}

fn small_page() -> Site {
    Site::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/page")).unwrap()
}

#[test]
fn a_finger_touches_and_a_mouse_clicks() {
    for window in [Window::phone(), Window::desktop()] {
        on_small_page(window, async |page| {
            page.open("").await?;
            let by = match page.input() {
                Input::Touch => "touch",
                Input::Mouse => "mouse",
            };
            page.press("Take 1 from heap A, leaving 0").await?;
            page.hear(&format!("Taken by {by}.")).await?;
            Ok(())
        });
    }
}

#[test]
fn a_keyboard_alone_reaches_what_has_a_name() {
    on_small_page(Window::desktop(), async |page| {
        page.open("").await?;
        page.key("Tab").await?;
        ensure!(page.focused().await? == "button Take 1 from heap A, leaving 0");
        page.key("Enter").await?;
        page.hear("Taken by key.").await?;
        page.key("Control+z").await?;
        page.hear("Undone.").await?;
        page.fill(Control::Textbox, "Name", "Ada +1").await?;
        page.hear("Hello Ada +1.").await?;
        Ok(())
    });
}

#[test]
fn a_key_that_is_held_repeats() {
    let stage = stage(Window::desktop()).needs(Ability::HeldKeys);
    stage.play_on(&small_page(), async |page| {
        page.open("").await?;
        page.hold("h", 5).await?;
        page.hear("Repeated 4 times.").await?;
        Ok(())
    });
}

#[test]
fn a_modal_dialog_hides_what_lies_behind_it() {
    on_small_page(Window::phone(), async |page| {
        page.open("").await?;
        page.press("Ask").await?;
        page.find(Control::Dialog, "A question").await?;
        ensure!(page.names(Control::Button).await? == ["Yes"]);
        page.press("Yes").await?;
        page.hear("Yes.").await?;
        ensure!(page.has(Control::Button, "Ask").await?);
        Ok(())
    });
}

#[test]
fn a_label_stands_for_a_hidden_radio_button_and_far_things_are_scrolled_to() {
    on_small_page(Window::phone(), async |page| {
        page.open("").await?;
        page.press_on(Control::Radio, "Last stone loses").await?;
        page.hear("Rule misere.").await?;
        page.press("Far below").await?;
        page.hear("Found below.").await?;
        ensure!(page.names(Control::Group).await? == ["Heap A, 1 stone", "Rule"]);
        Ok(())
    });
}

#[test]
fn the_window_has_the_size_and_the_colours_asked_for() {
    for window in [
        Window::phone().with_scheme(Scheme::Dark),
        Window::desktop().with_reduced_motion(),
    ] {
        on_small_page(window, async |page| {
            page.open("").await?;
            let seen = page
                .run(
                    "return [innerWidth, innerHeight, matchMedia('(prefers-color-scheme: dark)').matches,
                        matchMedia('(prefers-reduced-motion: reduce)').matches, matchMedia('(pointer: coarse)').matches];",
                    Vec::new(),
                )
                .await?;
            let phone = window.width == 390;
            let touch = page.input() == Input::Touch;
            let expected = serde_json::json!([window.width, window.height, phone, !phone, touch]);
            ensure!(seen == expected, "{seen} instead of {expected}");
            Ok(())
        });
    }
}

/// What the message of a failing test says.
fn failure(test: impl AsyncFn(&Page) -> Result<()> + std::panic::UnwindSafe) -> String {
    let stage = Stage::new(Window::desktop()).with_patience(Duration::from_secs(1));
    let panic = catch_unwind(|| stage.play_on(&small_page(), test)).unwrap_err();
    *panic.downcast::<String>().unwrap()
}

#[test]
fn what_the_page_gets_wrong_fails_the_test() {
    let message = failure(async |page| page.open("#error").await);
    assert!(message.contains("a mistake of the page"), "{message}");

    let message = failure(async |page| page.open("#inline").await);
    assert!(message.contains("Content Security Policy"), "{message}");

    let message = failure(async |page| {
        page.open("").await?;
        page.press("Covered").await
    });
    assert!(message.contains(r#"<div id=\"cover\">"#), "{message}");

    let message = failure(async |page| {
        page.open("").await?;
        page.press("Missing").await
    });
    assert!(
        message.contains("there are: Take 1 from heap A, leaving 0 | Ask"),
        "{message}"
    );
}

#[test]
fn axe_says_who_is_barred_and_where() {
    on_small_page(Window::desktop(), async |page| {
        page.open("").await?;
        let found = page.barriers().await?;
        ensure!(found.wrong.is_empty(), "{:#?}", found.wrong);

        page.open("#nameless").await?;
        let found = page.barriers().await?;
        ensure!(
            matches!(&found.wrong[..], [line] if line.starts_with("button-name (critical) at #ask: ")),
            "{:#?}",
            found.wrong
        );
        Ok(())
    });
}
