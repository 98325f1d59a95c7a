//! On a small phone, question, board, answers and actions are in the window together, above the bar,
//! and everything that is pressed is large enough.

use anyhow::{Context, Result};
use nim_browser::{Input, Page, Window};
use serde_json::json;

pub const PHONE: Window = Window::new(360, 640, Input::Touch);

/// The room of the bar with the places of the page.
const BAR: u32 = 60;

/// What cannot be seen or pressed without scrolling; a stone to press has at least this size.
pub async fn out_of_reach(page: &Page, least: u32) -> Result<Vec<String>> {
    let given = [PHONE.width, PHONE.height, BAR, least].map(|number| json!(number));
    let found = page.run(include_str!("reach.js"), given.to_vec()).await?;
    serde_json::from_value(found).context("reading the faults")
}

/// Waits for an element.
pub async fn until_there(page: &Page, selector: &str) -> Result<()> {
    page.until(&format!("{selector} is there"), async || {
        let there = "return document.querySelector(arguments[0]) !== null";
        let there = page.run(there, vec![json!(selector)]).await?;
        Ok((there == json!(true)).then_some(()))
    })
    .await
}
