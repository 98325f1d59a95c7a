//! Gives the page exactly the window of a test.

use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use thirtyfour::WebDriver;

use super::{
    privileged,
    window::{Input, Window},
};

/// The number of attempts to resize a window. After one the size of its frame is known.
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
    cdp.send_raw(
        "Emulation.setTouchEmulationEnabled",
        json!({ "enabled": touch, "maxTouchPoints": 5 }),
    )
    .await
    .context("enabling touch in the window")?;
    colour(web, window, false).await
}

/// Makes the system ask for the window's colours, or for forced ones, and for its motion.
pub(super) async fn colour(web: &WebDriver, window: Window, forced: bool) -> Result<()> {
    let scheme = window.scheme.to_string();
    let motion = if window.reduced_motion {
        "reduce"
    } else {
        "no-preference"
    };
    let forced = if forced { "active" } else { "none" };
    let features = json!({ "features": [
        { "name": "prefers-color-scheme", "value": scheme },
        { "name": "prefers-reduced-motion", "value": motion },
        { "name": "forced-colors", "value": forced },
    ]});
    web.cdp()
        .send_raw("Emulation.setEmulatedMedia", features)
        .await
        .context("setting colours and motion")
        .map(drop)
}

/// Gives the window of a browser room for the largest tab.
pub(super) async fn make_room(web: &WebDriver) -> Result<()> {
    let room = web.set_window_rect(0, 0, 2048, 1280).await;
    room.context("setting the window's size")
}

/// By the element of the tab in Firefox's window.
pub(super) async fn resize_tab(web: &WebDriver, window: Window) -> Result<()> {
    let wanted = [window.width, window.height];
    privileged::run(web, RESIZE_TAB, vec![json!(wanted)])
        .await
        .context("setting the tab's size")?;
    let mut inner = inner_size(web).await?;
    for _ in 0..ATTEMPTS {
        if inner == wanted.map(i64::from) {
            return Ok(());
        }
        // The page learns of its size later.
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        inner = inner_size(web).await?;
    }
    bail!("setting the tab's size: it stays at {inner:?} instead of {wanted:?}")
}

const RESIZE_TAB: &str = "
    const [width, height] = arguments[0].map((pixels) => `${pixels}px`);
    const sizes = { width, height, minWidth: width, minHeight: height, maxWidth: width, maxHeight: height };
    Object.assign(gBrowser.selectedBrowser.style, sizes);";

/// By the window itself.
pub(super) async fn resize(web: &WebDriver, window: Window) -> Result<()> {
    let wanted = [window.width, window.height].map(i64::from);
    // About the size of the frame around the page; the exact size shows afterwards.
    let mut outer = [wanted[0], wanted[1] + 100];
    let mut inner = inner_size(web).await?;
    if inner == wanted {
        return Ok(());
    }
    for attempt in 0..ATTEMPTS {
        if attempt % 4 == 0 {
            let [width, height] = outer.map(|side| u32::try_from(side).unwrap_or(u32::MAX));
            web.set_window_rect(0, 0, width, height)
                .await
                .context("setting the window's size")?;
        }
        // A window changes its size with a delay, and the page notices later.
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        inner = inner_size(web).await?;
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

async fn inner_size(web: &WebDriver) -> Result<[i64; 2]> {
    let sizes = web.execute("return [innerWidth, innerHeight]", Vec::<Value>::new());
    let sizes = sizes.await.context("measuring the window")?;
    serde_json::from_value(sizes.json().clone()).context("measuring the window")
}
