//! The page before the program has started.

use anyhow::Result;
use nim_browser::{Page, Stage, Window};
use serde_json::Value;

/// The end of the program's name.
const PROGRAM: &str = ".wasm";

/// Goes to the page while the program is held back, and waits for the built document.
pub async fn without_program(page: &Page, fragment: &str) -> Result<()> {
    page.hold_back(PROGRAM);
    page.visit(fragment).await?;
    page.until("the board stands there without the program", async || {
        let drawn = "return document.querySelector('[data-drawn] .bar') !== null
            && globalThis.nimFetch !== undefined";
        let drawn = page.run(drawn, Vec::new()).await?;
        Ok((drawn == Value::Bool(true)).then_some(()))
    })
    .await
}

/// For a person who acts before the program has loaded.
pub fn impatient(stage: &Stage, window: Window) -> Stage {
    stage.window(window.without_patience())
}

/// Releases the program, and waits until it has started.
pub async fn with_program(page: &Page) -> Result<()> {
    page.let_through();
    program_is_there(page).await
}

/// Waits until the program has replaced the drawing of the build.
pub async fn program_is_there(page: &Page) -> Result<()> {
    page.until("the program is there", async || {
        let gone = "return document.querySelector('[data-drawn]') === null
            && document.querySelector('[role=status], main h2') !== null";
        let gone = page.run(gone, Vec::new()).await?;
        Ok((gone == Value::Bool(true)).then_some(()))
    })
    .await
}
