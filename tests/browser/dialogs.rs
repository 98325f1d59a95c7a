//! What dialogs keep, give back and hold up.

use std::time::Instant;

use anyhow::{Result, bail, ensure};
use nim_harness::browser::{Control, Page, Stage, Window};
use serde_json::json;

use crate::table::{
    LONGER_THAN_IT_THINKS, SCENES, mv, stones_behind, take, until_fewer_than, until_heaps,
};

async fn until_closed(page: &Page) -> Result<()> {
    page.until("no dialog is open", async || {
        Ok(page.names(Control::Dialog).await?.is_empty().then_some(()))
    })
    .await
}

/// Goes on to a link in the same document, as by the address bar.
async fn follow(page: &Page, fragment: &str) -> Result<()> {
    page.run("location.hash = arguments[0]", vec![json!(fragment)])
        .await
        .map(drop)
}

#[test]
fn a_double_press_on_the_last_take_leaves_the_result() {
    for window in [Window::phone(), Window::desktop()] {
        Stage::new(window).play(async |page| {
            page.open("#/play?heaps=1,1&rule=normal&two=human&moves=A1")
                .await?;
            page.press("Take 1 from heap B, leaving 0").await?;
            page.press_twice("Take 1 from heap B").await?;
            page.find(Control::Dialog, "Player 2 wins").await?;
            ensure!(stones_behind(page).await? == 0, "a new game began");
            page.press("See the board").await?;
            until_heaps(page, &[0, 0]).await
        });
    }
}

#[test]
fn escape_out_of_the_result_leaves_the_focus_on_something() {
    Stage::new(Window::desktop()).play(async |page| {
        page.open("#/play?heaps=1,1&rule=normal&two=human&moves=A1")
            .await?;
        take(page, mv("B1")).await?;
        page.find(Control::Dialog, "Player 2 wins").await?;
        page.key("Escape").await?;
        until_closed(page).await?;
        page.until("the focus is on something", async || {
            Ok((!page.focus_is_nowhere().await?).then_some(()))
        })
        .await
    });
}

#[test]
fn text_marked_by_mouse_and_let_go_beside_the_dialog_keeps_it_open() {
    Stage::new(Window::desktop()).play(async |page| {
        page.open("").await?;
        page.press("New game").await?;
        page.fill(Control::Textbox, "Your name", "Ada").await?;
        page.drag_from(Control::Textbox, "Your name", (4.0, 400.0))
            .await?;
        // A press that closed it would have by the time another is answered.
        page.press_on(Control::Radio, "1-3-5-7").await?;
        page.find(Control::Dialog, "New game").await?;
        let field = page.find(Control::Textbox, "Your name").await?;
        let name = field.prop("value").await?;
        ensure!(name.as_deref() == Some("Ada"), "the field holds {name:?}");
        Ok(())
    });
}

#[test]
fn while_a_dialog_is_open_the_computer_waits() {
    Stage::new(Window::desktop()).play(async |page| {
        for _ in 0..SCENES {
            page.open("#/play?heaps=3,5,7").await?;
            take(page, mv("C3")).await?;
            page.key("?").await?;
            page.find(Control::Dialog, "How to play").await?;
            if stones_behind(page).await? < 12 {
                continue;
            }
            let start = Instant::now();
            while start.elapsed() < LONGER_THAN_IT_THINKS {
                let left = stones_behind(page).await?;
                ensure!(left == 12, "{left} are left after {:?}", start.elapsed());
            }
            page.key("Escape").await?;
            until_closed(page).await?;
            return until_fewer_than(page, 12).await;
        }
        bail!("in {SCENES} games no dialog was opened while the computer was thinking")
    });
}

#[test]
fn the_result_waits_for_a_dialog_that_was_open_at_the_end() {
    Stage::new(Window::desktop()).play(async |page| {
        for _ in 0..SCENES {
            page.open("#/play?heaps=1,1&rule=normal&two=human&moves=A1")
                .await?;
            take(page, mv("B1")).await?;
            page.key("?").await?;
            let open = page
                .until("a dialog is open", async || {
                    Ok(page.names(Control::Dialog).await?.pop())
                })
                .await?;
            if open != "How to play" {
                // The result was quicker.
                continue;
            }
            let start = Instant::now();
            while start.elapsed() < LONGER_THAN_IT_THINKS {
                ensure!(
                    page.names(Control::Dialog).await? == ["How to play"],
                    "the result came over what was being read"
                );
            }
            page.key("Escape").await?;
            page.find(Control::Dialog, "Player 2 wins").await?;
            return Ok(());
        }
        bail!("in {SCENES} games no dialog was opened before the result")
    });
}

#[test]
fn a_link_that_is_followed_closes_the_result() {
    Stage::new(Window::desktop()).play(async |page| {
        page.open("#/play?heaps=1,1&rule=normal&two=human&moves=A1")
            .await?;
        take(page, mv("B1")).await?;
        page.find(Control::Dialog, "Player 2 wins").await?;
        follow(page, "#/play?heaps=2,4&two=human").await?;
        until_closed(page).await?;
        until_heaps(page, &[2, 4]).await?;
        take(page, mv("B4")).await?;
        until_heaps(page, &[2, 0]).await
    });
}
