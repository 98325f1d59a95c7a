//! Ways through the main menu that many tests take.

use anyhow::Result;
use nim::catalogue::{page as page_words, settings};
use nim_browser::{Control, Page};

/// Opens the settings, which are listed under More.
pub async fn open_settings(page: &Page) -> Result<()> {
    page.follow(page_words::more()).await?;
    page.press(settings::settings()).await?;
    page.find(Control::Dialog, settings::settings())
        .await
        .map(drop)
}

/// Closes the settings, and goes back to the game.
pub async fn leave_settings(page: &Page) -> Result<()> {
    page.press(page_words::close()).await?;
    page.follow(page_words::play()).await
}
