//! Firefox. Debian has no package of its driver, which comes from crates instead.

use super::{Ability, Row};
#[cfg(feature = "drive")]
use {
    super::{Complaints, Driving, Installed, Port, Repeats, Sizing},
    crate::{Input, Scheme, Window},
    serde_json::{Value, json},
    std::path::Path,
};

pub(super) const ROW: Row = Row {
    name: "Firefox",
    browsers: &["firefox-esr", "firefox"],
    drivers: &["geckodriver"],
    helpers: &[],
    packages: &["firefox-esr"],
    driver_crate: Some(("geckodriver", "0.37.1")),
    lacks: &[Ability::LayoutShifts, Ability::Devtools],
    #[cfg(feature = "drive")]
    driving: Driving {
        port: Port::Announced("Listening on 127.0.0.1:"),
        // For `Sizing::Tab`.
        arguments: &["--allow-system-access"],
        wants_screen: false,
        sizing: Sizing::Tab,
        complaints: Complaints::Script,
        repeats: Repeats::Driver,
        scrolls_late: false,
        environment: &[],
        settings: |_| Vec::new(),
        capabilities,
    },
};

#[cfg(feature = "drive")]
fn capabilities(installed: &Installed, profile: &Path, window: Window) -> Value {
    let touch = window.input == Input::Touch;
    // Of the pointers that Firefox knows, 1 is a finger, 2 | 4 a mouse that can hover.
    let pointer = if touch { 1 } else { 6 };
    json!({
        "browserName": "firefox",
        "moz:firefoxOptions": {
            "binary": installed.browser,
            "args": ["-headless", "-profile", profile],
            // An invisible screen, larger than any window of the tests.
            "env": { "MOZ_HEADLESS_WIDTH": "2560", "MOZ_HEADLESS_HEIGHT": "1600" },
            "prefs": {
                "dom.w3c_touch_events.enabled": i32::from(touch),
                "ui.primaryPointerCapabilities": pointer,
                "ui.allPointerCapabilities": pointer,
                // As on a phone, and as in Chromium: scroll bars take no space.
                "ui.useOverlayScrollbars": 1,
                "layout.css.prefers-color-scheme.content-override":
                    i32::from(window.scheme == Scheme::Light),
                "ui.prefersReducedMotion": i32::from(window.reduced_motion),
                "network.cookie.cookieBehavior": if window.storage { 0 } else { 2 },
                // Only one page is open, so a process in reserve would be useless.
                "dom.ipc.processPrelaunch.enabled": false,
                // No request may leave this machine, so all other addresses lead to a closed port.
                "network.proxy.type": 1,
                "network.proxy.http": "127.0.0.1",
                "network.proxy.http_port": window.outside,
                "network.proxy.ssl": "127.0.0.1",
                "network.proxy.ssl_port": window.outside,
            },
        },
    })
}
