//! What a press sets in motion costs the page nothing: the choice is drawn once, and what moves is
//! moved by the browser alone. Whatever else changes by and by is painted anew in each frame, and on
//! a slow phone the next press waits for that.

use anyhow::{Context, Result, ensure};
use nim_harness::browser::{Page, Stage, Window};
use serde_json::json;

/// What browsers move without painting.
const MOVED: [&str; 3] = ["opacity", "scale", "translate"];

/// Chooses on a fresh board, where Take becomes ready with it; gives back the names of what has begun
/// to change then.
async fn begins_with(page: &Page, address: &str, press: &str) -> Result<Vec<String>> {
    page.open(address).await?;
    page.hear("Player 1’s turn.").await?;
    page.come_to_rest().await?;
    let script = format!(
        "{press}
        return new Promise((done) => setTimeout(() => {{
          // What lies in a container gets its style with the layout.
          document.querySelector('#board').getBoundingClientRect();
          const chosen = !document.querySelector('[data-press=take]').hasAttribute('aria-disabled');
          const changing = document.getAnimations().map((one) => one.transitionProperty ?? one.animationName);
          done(chosen ? changing : null);
        }}));"
    );
    let changing = page.run(&script, Vec::new()).await?;
    ensure!(changing != json!(null), "nothing was chosen");
    serde_json::from_value(changing).context("reading what changes")
}

#[test]
fn what_a_press_moves_is_painted_once() {
    Stage::new(Window::phone()).play(async |page| {
        let stone = "document.querySelector('[data-heap=\"1\"] [data-stone=\"2\"]').click();";
        let begun = begins_with(page, "#/play?two=human", stone).await?;
        ensure!(
            begun.iter().any(|name| name == "translate"),
            "the stones do not lift: {begun:?}"
        );
        let range = "const range = document.querySelector('[data-heap=\"1\"] [type=range]');
            range.value = 40;
            range.dispatchEvent(new InputEvent('input', { bubbles: true }));";
        let sliders = "#/play?heaps=99,99,99,99,99,99,99,99,99,99,99,99&two=human";
        let begun = [begun, begins_with(page, sliders, range).await?].concat();
        let painted: Vec<_> = begun
            .iter()
            .filter(|name| !MOVED.contains(&name.as_str()))
            .collect();
        ensure!(painted.is_empty(), "painted in each frame: {painted:?}");
        Ok(())
    });
}
