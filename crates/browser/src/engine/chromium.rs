//! Chromium: its own protocol emulates phones, so it stands for every window.

use super::Row;
#[cfg(feature = "drive")]
use {
    super::{Complaints, Driving, Installed, Port, Repeats, Sizing, first},
    crate::Window,
    serde_json::{Value, json},
    std::path::Path,
};

/// The engine without a browser's own windows: a sixth less work than the whole browser.
const SHELL: &str = "chromium-headless-shell";

const BROWSERS: [&str; 5] = [
    SHELL,
    "chromium",
    "google-chrome",
    "google-chrome-stable",
    "chromium-browser",
];

pub(super) const ROW: Row = Row {
    name: "Chromium",
    browsers: &BROWSERS,
    drivers: &["chromedriver", "chromium.chromedriver"],
    helpers: &[],
    packages: &["chromium-headless-shell", "chromium", "chromium-driver"],
    driver_crate: None,
    lacks: &[],
    #[cfg(feature = "drive")]
    driving: Driving {
        port: Port::Announced("started successfully on port "),
        arguments: &[],
        wants_screen: false,
        sizing: Sizing::Devtools,
        complaints: Complaints::Log,
        repeats: Repeats::Devtools,
        scrolls_late: false,
        environment: &[],
        settings: |_| Vec::new(),
        capabilities,
    },
};

#[cfg(feature = "drive")]
fn capabilities(installed: &Installed, profile: &Path, window: Window) -> Value {
    // The shell never blocks site data.
    let whole = || first(&BROWSERS[1..]).unwrap_or_else(|| installed.browser.clone());
    let browser = if window.storage {
        installed.browser.clone()
    } else {
        whole()
    };
    let mut options = json!({
        "binary": browser,
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
    // The driver speaks to each of the two in its own way.
    let shell = browser.ends_with(SHELL);
    let name = if shell {
        "chrome-headless-shell"
    } else {
        "chrome"
    };
    json!({
        "browserName": name,
        "goog:chromeOptions": options,
        "goog:loggingPrefs": { "browser": "ALL" },
    })
}
