//! Giving the page exactly the window that a test asks for.

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use thirtyfour::WebDriver;

use super::window::{Input, Scheme, Window};

/// How often a window is moved towards its size; what lies around the page is known after one.
const ATTEMPTS: u8 = 20;

/// By Chromium's own protocol: any size, and colours and motion with it.
pub(super) async fn emulate(web: &WebDriver, window: Window) -> Result<()> {
    let cdp = web.cdp();
    let touch = window.input == Input::Touch;
    cdp.send_raw(
        "Emulation.setDeviceMetricsOverride",
        json!({
            "width": window.width,
            "height": window.height,
            "deviceScaleFactor": if touch { 2 } else { 1 },
            "mobile": touch,
        }),
    )
    .await
    .context("setting the window's size")?;
    let scheme = match window.scheme {
        Scheme::Light => "light",
        Scheme::Dark => "dark",
    };
    let motion = if window.reduced_motion {
        "reduce"
    } else {
        "no-preference"
    };
    cdp.send_raw(
        "Emulation.setEmulatedMedia",
        json!({ "features": [
            { "name": "prefers-color-scheme", "value": scheme },
            { "name": "prefers-reduced-motion", "value": motion },
        ]}),
    )
    .await
    .context("setting colours and motion")?;
    Ok(())
}

/// By the window itself, which may be wider than what is asked for: then a frame is narrower.
pub(super) async fn resize(web: &WebDriver, window: Window, least: u32) -> Result<()> {
    let wanted = [window.width.max(least), window.height].map(i64::from);
    // About as much as lies around the page; what it is exactly shows afterwards.
    let mut outer = [wanted[0], wanted[1] + 100];
    let mut inner = [0, 0];
    for attempt in 0..ATTEMPTS {
        if attempt % 4 == 0 {
            let [width, height] = outer.map(|side| u32::try_from(side).unwrap_or(u32::MAX));
            web.set_window_rect(0, 0, width, height)
                .await
                .context("setting the window's size")?;
        }
        // A window takes its size when it gets to it, and the page hears of that later.
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        let sizes = web
            .execute("return [innerWidth, innerHeight]", Vec::<Value>::new())
            .await
            .context("measuring the window")?;
        inner = serde_json::from_value(sizes.json().clone()).context("measuring the window")?;
        if inner == wanted {
            return Ok(());
        }
        if attempt % 4 == 3 {
            for side in [0, 1] {
                outer[side] += wanted[side] - inner[side];
            }
        }
    }
    bail!("setting the window's size: it stays at {inner:?} instead of {wanted:?}")
}
