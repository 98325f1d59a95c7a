//! The same game is won by drag and drop, by pressing, and by accessible names alone. `keyboard` plays by
//! keys alone, and `people` by touch.

use anyhow::{Context, Result};
use nim::catalogue::Who;
use nim::engine::{Move, Rules};
use nim_browser::{Ability, Control, Page, Stage, Test, Window, test};
use serde_json::json;

use crate::table::{dialog_says, stone, take, take_name, win};
use crate::words::{kept_the_win, your_turn};

pub const TESTS: &[Test] = &[
    test!(by_pressing).everywhere(),
    test!(by_drag_and_drop_with_a_mouse).everywhere(),
    test!(by_drag_and_drop_with_a_finger)
        .everywhere()
        .needs(&[Ability::Touch]),
    test!(by_names_alone),
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

fn by_pressing(stage: &Stage) {
    is_won_by(stage, Window::desktop(), &take);
}

fn by_drag_and_drop_with_a_mouse(stage: &Stage) {
    is_won_by(stage, Window::desktop(), &drag);
}

fn by_drag_and_drop_with_a_finger(stage: &Stage) {
    is_won_by(stage, Window::phone(), &drag);
}

fn by_names_alone(stage: &Stage) {
    is_won_by(stage, Window::phone(), &by_name);
}
