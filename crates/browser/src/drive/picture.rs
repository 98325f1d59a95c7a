//! Pictures of the page, taken when nothing moves.

use std::{fs, path::Path};

use anyhow::{Context, Result};
use serde_json::Value;

use super::page::Page;

impl Page {
    /// Lays stones, matches or coins on the boards, until the page is loaded again.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn dress(&self, look: &str) -> Result<()> {
        let dress = "document.documentElement.dataset.look = arguments[0]";
        self.run(dress, vec![look.into()]).await.map(drop)
    }

    /// Waits until nothing moves, for pictures.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn come_to_rest(&self) -> Result<()> {
        let mut before = Value::Null;
        self.until("nothing moves", async || {
            let now = self.run(AT_REST, Vec::new()).await?;
            // Two equal pictures, because an element that was just shown may not have begun to move.
            let rests = !now.is_null() && now == before;
            before = now;
            Ok(rests.then_some(()))
        })
        .await
    }

    /// Writes a picture of the window.
    ///
    /// # Errors
    ///
    /// When it cannot be written.
    pub async fn picture(&self, path: &Path) -> Result<()> {
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).with_context(|| format!("making {}", folder.display()))?;
        }
        let png = self.web().screenshot_as_png().await;
        fs::write(path, png.context("taking a picture")?)
            .with_context(|| format!("writing {}", path.display()))
    }
}

/// The places of all elements after every movement that ends.
const AT_REST: &str = "
    const moves = (a) => a.playState === 'running' && a.effect?.getComputedTiming().endTime !== Infinity;
    if (document.fonts.status !== 'loaded' || document.getAnimations().some(moves)) return null;
    const places = [...document.querySelectorAll('body *')].map((e) => e.getBoundingClientRect());
    return places.map(({ x, y, width, height }) => [x, y, width, height].join()).join(';');";
