//! The same game is won four ways: by drag and drop, by pressing, by keys alone, and by accessible names
//! alone.

use anyhow::{Context, Result, ensure};
use nim::catalogue::{Who, settings};
use nim::engine::{Move, Rules};
use nim_browser::{Ability, Control, Page, Stage, Test, Tier, Window, test};
use serde_json::json;

use crate::menu::{leave_settings, open_settings};
use crate::table::{choose, dialog_says, mv, stone, tab_to_board, take, take_name, win};
use crate::words::{kept_the_win, your_turn};

pub const TESTS: &[Test] = &[
    test!(by_drag_and_drop_with_a_mouse).others(Tier::Engines),
    test!(by_drag_and_drop_with_a_finger)
        .others(Tier::Engines)
        .needs(&[Ability::Touch]),
    test!(by_pressing_with_a_finger)
        .others(Tier::Engines)
        .needs(&[Ability::Touch]),
    test!(by_keys_alone).others(Tier::Engines),
    test!(by_names_alone),
    test!(stones_dropped_elsewhere_return_and_stay_chosen),
    test!(one_tap_takes_with_that_setting),
];

/// Both heaps are equal, and the computer starts, so copying its moves wins.
const GAME: &str = "#/play?heaps=3,3&rule=normal&two=perfect&first=two";

fn is_won_by(stage: &Stage, window: Window, make: &impl AsyncFn(&Page, Move) -> Result<()>) {
    stage.window(window).play(async |page| {
        page.open(GAME).await?;
        page.hear(&your_turn()).await?;
        win(page, Rules::normal(), make).await?;
        dialog_says(page, &Who::You.wins(), &kept_the_win(&Who::You)).await
    });
}

/// Drags a stone, and all above it, to the tray.
async fn drag(page: &Page, made: Move) -> Result<()> {
    let [x, y, wide, high] = box_of_stone(page, made).await?;
    let from = (x + wide / 2.0, y + high / 2.0);
    let [left, top, wide, high] = page.box_of(".banner").await?.context("the banner")?;
    let to = (left + wide / 2.0, top + high / 2.0);
    let between = (f64::midpoint(from.0, to.0), f64::midpoint(from.1, to.1));
    page.stroke(&[from, between, to, to]).await
}

async fn box_of_stone(page: &Page, made: Move) -> Result<[f64; 4]> {
    let name = stone(page, made).await?;
    page.find(Control::Button, &name).await?;
    let selector = format!("[aria-label='{name}']");
    page.box_of(&selector).await?.context(name)
}

/// Walks to the stone, chooses it and takes it, without pointing at anything.
async fn by_keys(page: &Page, made: Move) -> Result<()> {
    let wanted = format!("button {}", stone(page, made).await?);
    tab_to_board(page).await?;
    for key in ["ArrowLeft", "ArrowLeft", "Home"] {
        page.key(key).await?;
    }
    for _ in 0..made.heap {
        page.key("ArrowRight").await?;
        page.key("Home").await?;
    }
    for _ in 0..9 {
        if page.focused().await? == wanted {
            break;
        }
        page.key("ArrowUp").await?;
    }
    let focused = page.focused().await?;
    ensure!(
        focused == wanted,
        "the keys came to {focused}, not {wanted}"
    );
    page.key("Enter").await?;
    page.key("Enter").await
}

/// Presses the controls with these names, at any place and with any look.
async fn by_name(page: &Page, made: Move) -> Result<()> {
    for name in [stone(page, made).await?, take_name(made)] {
        page.find(Control::Button, &name).await?;
        let script = "
            const named = (button) => button.getAttribute('aria-label') === arguments[0];
            [...document.querySelectorAll('button')].find(named).click();";
        page.run(script, vec![json!(name)]).await?;
    }
    Ok(())
}

fn by_drag_and_drop_with_a_mouse(stage: &Stage) {
    is_won_by(stage, Window::desktop(), &drag);
}

fn by_drag_and_drop_with_a_finger(stage: &Stage) {
    is_won_by(stage, Window::phone(), &drag);
}

fn by_pressing_with_a_finger(stage: &Stage) {
    is_won_by(stage, Window::phone(), &take);
}

fn by_keys_alone(stage: &Stage) {
    is_won_by(stage, Window::desktop(), &by_keys);
}

fn by_names_alone(stage: &Stage) {
    is_won_by(stage, Window::phone(), &by_name);
}

fn stones_dropped_elsewhere_return_and_stay_chosen(stage: &Stage) {
    stage.desktop().play(async |page| {
        page.open("").await?;
        let made = crate::table::mv("C2");
        let [x, y, wide, high] = box_of_stone(page, made).await?;
        let from = (x + wide / 2.0, y + high / 2.0);
        // Beside the board, and on the other's tray.
        let [left, top, across, _] = page.box_of(".banner").await?.context("the banner")?;
        let others = (left + across * 0.9, top + 20.0);
        for elsewhere in [(from.0 - 200.0, from.1 + 150.0), others] {
            page.stroke(&[from, elsewhere, elsewhere]).await?;
            page.find(Control::Button, &take_name(mv("C2"))).await?;
            page.come_to_rest().await?;
            let back = box_of_stone(page, made).await?;
            ensure!((back[0] - x).abs() < 1.0, "the stone is at {back:?}");
        }
        crate::table::until_heaps(page, &[3, 5, 7]).await
    });
}

fn one_tap_takes_with_that_setting(stage: &Stage) {
    stage.phone().play(async |page| {
        page.open("#/play?two=human").await?;
        open_settings(page).await?;
        page.press_on(Control::Switch, settings::one_tap()).await?;
        leave_settings(page).await?;
        choose(page, mv("B3")).await?;
        crate::table::until_heaps(page, &[3, 2, 7]).await
    });
}
