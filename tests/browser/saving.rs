//! What the browser keeps of a visit.

use anyhow::Result;
use nim_browser::Page;
use serde_json::json;

/// All saved data.
const SAVE: &str = "nim-save";
/// Saved data that could not be read whole, or with which the page has stopped.
pub const ASIDE: &str = "nim-aside";

/// The text that the browser has saved under a name.
pub async fn kept(page: &Page, name: &str) -> Result<Option<String>> {
    let script = "return localStorage.getItem(arguments[0])";
    let text = page.run(script, vec![json!(name)]).await?;
    Ok(text.as_str().map(str::to_owned))
}

/// The save; empty where there is none.
pub async fn save(page: &Page) -> Result<String> {
    Ok(kept(page, SAVE).await?.unwrap_or_default())
}

/// Stores a text as an earlier visit would have.
pub async fn keep(page: &Page, name: &str, text: &str) -> Result<()> {
    let script = "localStorage.setItem(arguments[0], arguments[1])";
    page.run(script, vec![json!(name), json!(text)])
        .await
        .map(drop)
}

/// Waits until the save contains all of these, and returns it.
pub async fn until_save_has(page: &Page, words: &[&str]) -> Result<String> {
    let what = format!("what is kept says {}", words.join(" and "));
    page.until(&what, async || {
        let text = save(page).await?;
        Ok(words.iter().all(|word| text.contains(word)).then_some(text))
    })
    .await
}
