//! A choice is drawn in one frame: whatever changes by and by is drawn anew in each of many, and on a
//! slow phone the next press waits for that.

use anyhow::{Context, Result, ensure};
use nim_harness::browser::{Page, Stage, Window};
use serde_json::json;

/// Presses on a fresh board, and gives back the names of what has begun to change then.
async fn begins_with(page: &Page, address: &str, press: &str) -> Result<Vec<String>> {
    page.open(address).await?;
    page.hear("Player 1’s turn.").await?;
    page.come_to_rest().await?;
    changes_by(page, press).await
}

async fn changes_by(page: &Page, press: &str) -> Result<Vec<String>> {
    let script = format!(
        "const told = () => document.querySelector('[data-press=take]').getAttribute('aria-label');
        const before = told();
        {press}
        return new Promise((done) => setTimeout(() => {{
          // What lies in a container gets its style with the layout.
          document.querySelector('#board').getBoundingClientRect();
          const changing = document.getAnimations().map((one) => one.transitionProperty ?? one.animationName);
          done(told() === before ? null : changing);
        }}));"
    );
    let changing = page.run(&script, Vec::new()).await?;
    ensure!(changing != json!(null), "the press did nothing");
    serde_json::from_value(changing).context("reading what changes")
}

/// How far the stone of this selector is lifted, as its style says.
async fn lift(page: &Page, stone: &str) -> Result<String> {
    let script =
        "return getComputedStyle(document.querySelector(arguments[0]), '::before').translate";
    let lift = page.run(script, vec![json!(stone)]).await?;
    serde_json::from_value(lift).context("reading how far a stone is lifted")
}

#[test]
fn a_choice_is_drawn_in_one_frame() {
    Stage::new(Window::phone()).play(async |page| {
        let stone = "[data-heap=\"1\"] [data-stone=\"2\"]";
        let press = format!("document.querySelector('{stone}').click();");
        let begun = begins_with(page, "#/play?two=human", &press).await?;
        ensure!(begun.is_empty(), "drawn in more frames than one: {begun:?}");
        let lift = lift(page, stone).await?;
        ensure!(lift.starts_with("0px -"), "the stone is not lifted: {lift}");
        // And that is not because nothing is seen: what is taken flies.
        let take = "document.querySelector('[data-press=take]').click();";
        let begun = changes_by(page, take).await?;
        ensure!(begun.iter().any(|name| name == "leave"), "{begun:?}");

        let range = "const range = document.querySelector('[data-heap=\"1\"] [type=range]');
            range.value = 40;
            range.dispatchEvent(new InputEvent('input', { bubbles: true }));";
        let sliders = "#/play?heaps=99,99,99,99,99,99,99,99,99,99,99,99&two=human";
        let begun = begins_with(page, sliders, range).await?;
        ensure!(begun.is_empty(), "drawn in more frames than one: {begun:?}");
        Ok(())
    });
}
