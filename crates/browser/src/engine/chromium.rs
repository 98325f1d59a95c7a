//! Chromium: its own protocol emulates phones, so it stands for every window.

use super::Row;
#[cfg(feature = "drive")]
use {
    super::{Complaints, Driving, Installed, Port, Repeats, Sizing},
    crate::Window,
    serde_json::{Value, json},
    std::path::Path,
};

pub(super) const ROW: Row = Row {
    name: "Chromium",
    browsers: &[
        "chromium",
        "google-chrome",
        "google-chrome-stable",
        "chromium-browser",
    ],
    drivers: &["chromedriver", "chromium.chromedriver"],
    helpers: &[],
    packages: &["chromium", "chromium-driver"],
    driver_crate: None,
    lacks: &[],
    #[cfg(feature = "drive")]
    driving: Driving {
        port: Port::Announced("started successfully on port "),
        wants_screen: false,
        sizing: Sizing::Devtools,
        complaints: Complaints::Log,
        repeats: Repeats::Devtools,
        environment: &[],
        settings: |_| Vec::new(),
        capabilities,
    },
};

#[cfg(feature = "drive")]
fn capabilities(installed: &Installed, profile: &Path, window: Window) -> Value {
    let mut options = json!({
        "binary": installed.browser,
        "args": [
            "--headless=new",
            // Root has no sandbox, and the only page opened is our own.
            "--no-sandbox",
            "--disable-dev-shm-usage",
            "--disable-gpu",
            "--hide-scrollbars",
            // Nothing may leave this machine.
            "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
            format!("--proxy-server=127.0.0.1:{}", window.outside),
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-quic",
            "--disable-sync",
            "--no-default-browser-check",
            "--no-first-run",
            format!("--user-data-dir={}", profile.display()),
        ],
    });
    if !window.storage {
        options["prefs"] = json!({ "profile.default_content_setting_values.cookies": 2 });
    }
    json!({
        "browserName": "chrome",
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL" },
    })
}
