//! Finger or mouse step by step, for drags and for places that have no name.

use anyhow::{Context, Result};
use serde_json::json;

use super::{input, page::Page};

/// A point of the window, in CSS pixels.
pub type Point = (f64, f64);

impl Page {
    /// Left, top, width and height of the first match of a selector, in CSS pixels; none if no match is
    /// visible.
    ///
    /// # Errors
    ///
    /// When the browser does not answer.
    pub async fn box_of(&self, selector: &str) -> Result<Option<[f64; 4]>> {
        let found = self.run(BOX, vec![json!(selector)]).await?;
        serde_json::from_value(found).with_context(|| format!("measuring {selector}"))
    }

    /// Puts finger or mouse down at the first of these points, moves it over the others, one a frame,
    /// and releases at the last.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn stroke(&self, points: &[Point]) -> Result<()> {
        self.act(input::stroke(self.input(), points)).await
    }

    /// Presses a point of the window, as long as a hand does.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn press_at(&self, (x, y): Point) -> Result<()> {
        self.act(input::slow_press(self.input(), x, y)).await
    }
}

const BOX: &str = "
    const found = document.querySelector(arguments[0]);
    if (!found?.checkVisibility()) return null;
    const { left, top, width, height } = found.getBoundingClientRect();
    return [left, top, width, height];";
