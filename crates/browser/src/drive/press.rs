//! Using the page: by mouse or finger where the window has them, and by keys.

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use thirtyfour::common::command::{Actions, Command};

use super::{find::Control, input, page::Page};
use crate::{Engine, engine::Repeats};

impl Page {
    /// Presses the button of this name with the pointer of the window.
    ///
    /// # Errors
    ///
    /// When there is no such button, or something covers it.
    pub async fn press(&self, name: &str) -> Result<()> {
        self.press_on(Control::Button, name).await
    }

    /// Presses the link of this name, as those of the main menu.
    ///
    /// # Errors
    ///
    /// When there is no such link, or something covers it.
    pub async fn follow(&self, name: &str) -> Result<()> {
        self.press_on(Control::Link, name).await
    }

    /// Presses the control of this role and name with the pointer of the window.
    ///
    /// # Errors
    ///
    /// When there is no such thing, or something covers it.
    pub async fn press_on(&self, control: Control, name: &str) -> Result<()> {
        let (x, y) = self.point(control, name).await?;
        self.act(input::press(self.input(), 1, x, y))
            .await
            .with_context(|| format!("pressing “{name}”"))
    }

    /// Presses the button of this name twice, as fast as a hand that is not sure of the first.
    ///
    /// # Errors
    ///
    /// When there is no such button, or something covers it.
    pub async fn press_twice(&self, name: &str) -> Result<()> {
        let (x, y) = self.point(Control::Button, name).await?;
        self.act(input::press(self.input(), 2, x, y))
            .await
            .with_context(|| format!("pressing “{name}” twice"))
    }

    /// Presses the mouse on the thing of this role and name and lets it go at a point of the
    /// window.
    ///
    /// # Errors
    ///
    /// When there is no such thing, or something covers it.
    pub async fn drag_from(&self, control: Control, name: &str, to: (f64, f64)) -> Result<()> {
        let from = self.point(control, name).await?;
        self.act(input::drag(from, to))
            .await
            .with_context(|| format!("dragging from “{name}”"))
    }

    /// The point to press for the control of this role and name. A moving control is pressed when it has
    /// come to rest, as people do.
    async fn point(&self, control: Control, name: &str) -> Result<(f64, f64)> {
        let what = format!("the {} “{name}” can be pressed", control.role());
        let mut place = Value::Null;
        let (mut before, scrolls_late) = (None, self.session.driving().scrolls_late);
        let point = self
            .until(&what, async || {
                place = self
                    .run(POINT, vec![json!(control.role()), json!(name)])
                    .await?;
                let free = place["covered"].is_null() && place["moving"] == Value::Bool(false);
                let point = place["x"].as_f64().zip(place["y"].as_f64());
                let rests = !scrolls_late || point == before;
                before = point;
                Ok(point.filter(|_| free && rests))
            })
            .await;
        match point {
            Ok(point) => Ok(point),
            Err(error) if place.is_null() => {
                let names = self.names(control).await.unwrap_or_default();
                bail!("{error:#}\nthere are: {}", names.join(" | "))
            }
            Err(error) => bail!("{error:#}\nits place: {place}"),
        }
    }

    /// The place and size of the button of this name: left, top, width and height. The unit is a tenth
    /// of a CSS pixel, so that they can be compared.
    ///
    /// # Errors
    ///
    /// When there is no such button.
    pub async fn place(&self, name: &str) -> Result<[i64; 4]> {
        let element = self.find(Control::Button, name).await?;
        let place = self.run(PLACE, vec![element.to_json()?]).await?;
        serde_json::from_value(place).with_context(|| format!("measuring “{name}”"))
    }

    /// Presses a key: a character, or a name such as `Enter`, `Escape`, `ArrowLeft`, with
    /// `Control+` or `Shift+` before it where wanted.
    ///
    /// # Errors
    ///
    /// When the key's name is unknown.
    pub async fn key(&self, key: &str) -> Result<()> {
        self.act(input::key(key)?)
            .await
            .with_context(|| format!("pressing the key {key}"))?;
        if self.engine() == Engine::Firefox && key.ends_with("Tab") {
            // After the page's last control Tab leads into the browser's own controls, and the driver
            // has no way back. Keys reach the page then, but Enter presses nothing.
            let back = "if (!document.hasFocus()) window.focus()";
            self.run(back, Vec::new()).await?;
        }
        Ok(())
    }

    /// Holds a key down for so long that it comes this many times.
    ///
    /// # Errors
    ///
    /// When the key's name is unknown, or the engine cannot: [`Ability::HeldKeys`](crate::Ability).
    pub async fn hold(&self, key: &str, times: usize) -> Result<()> {
        let held = || format!("holding the key {key}");
        match self.engine().row().driving.repeats {
            Repeats::Driver => self.act(input::hold(key, times)?).await.with_context(held),
            Repeats::Devtools => {
                for event in input::hold_by_devtools(key, times) {
                    self.devtools("Input.dispatchKeyEvent", event).await?;
                }
                Ok(())
            }
            Repeats::Never => bail!("{}: {} cannot", held(), self.engine().name()),
        }
    }

    /// Types text into the focused element.
    ///
    /// # Errors
    ///
    /// When the browser refuses.
    pub async fn write(&self, text: &str) -> Result<()> {
        self.act(input::write(text)).await.context("typing")
    }

    /// Empties the field of this name and types into it.
    ///
    /// # Errors
    ///
    /// When there is no such field.
    pub async fn fill(&self, control: Control, name: &str, text: &str) -> Result<()> {
        self.press_on(control, name).await?;
        self.key("Control+a").await?;
        self.key("Delete").await?;
        self.write(text).await
    }

    pub(super) async fn act(&self, actions: Value) -> Result<()> {
        let actions = Command::PerformActions(Actions::from(actions));
        self.web().cmd(actions).await?;
        Ok(())
    }
}

const POINT: &str = concat!(include_str!("in_page.js"), include_str!("point.js"));
const PLACE: &str = "
    const { left, top, width, height } = arguments[0].getBoundingClientRect();
    return [left, top, width, height].map((pixels) => Math.round(pixels * 10));";
