//! The page's pauses in the test's hand: what has to be pressed while the computer thinks is pressed
//! then, however slow the machine is.

use anyhow::Result;
use nim_browser::Page;
use serde_json::json;

/// For `Stage::with_player`: no pause of the page ends before the test [lets it](pass).
pub const HELD: &str = concat!("(() => {\n", include_str!("player/pauses.js"), "})();");

/// Longer than the computer thinks, than the result waits, and than a choice waits to be reminded of.
pub const LONG: u32 = 60_000;

/// Lets so many milliseconds pass for the page.
pub async fn pass(page: &Page, milliseconds: u32) -> Result<()> {
    page.run("pauses.pass(arguments[0])", vec![json!(milliseconds)])
        .await
        .map(drop)
}
