//! `WebKitGTK`, the nearest to Safari on this system. It draws on a screen only.

use super::{Ability, Row};
#[cfg(feature = "drive")]
use {
    super::{Complaints, Driving, Installed, Port, Repeats, Sizing},
    crate::{Scheme, Window},
    serde_json::{Value, json},
    std::path::Path,
};

pub(super) const ROW: Row = Row {
    name: "WebKitGTK",
    browsers: &["webkit2gtk-4.1/MiniBrowser", "webkit2gtk-4.0/MiniBrowser"],
    drivers: &["WebKitWebDriver"],
    helpers: &["Xvfb"],
    packages: &["webkit2gtk-driver", "xvfb"],
    driver_crate: None,
    lacks: &[
        // Its driver turns touches into presses of a mouse.
        Ability::Touch,
        Ability::HeldKeys,
        Ability::BlockedStorage,
        // Its driver answers late, or never, while a part of the page does not load.
        Ability::Impatience,
        Ability::LayoutShifts,
        // The engine uses only the proxy of its system.
        Ability::Outside,
        Ability::Paper,
        Ability::Devtools,
    ],
    #[cfg(feature = "drive")]
    driving: Driving {
        port: Port::Chosen,
        arguments: &[],
        wants_screen: true,
        sizing: Sizing::Window,
        complaints: Complaints::Script,
        repeats: Repeats::Never,
        scrolls_late: true,
        // By the graphics card it draws twice as slowly where a processor has to stand for one.
        environment: &[("WEBKIT_DISABLE_DMABUF_RENDERER", "1")],
        settings,
        capabilities,
    },
};

/// Its toolbar keeps the window 447 pixels wide. Without padding a window has room for the smallest phone.
#[cfg(feature = "drive")]
const NARROW: (&str, &str) = (
    "gtk-3.0/gtk.css",
    "button, entry { min-width: 0; padding: 0; font-size: 1px; }\n",
);

/// Motion is a setting of the desktop's alone.
#[cfg(feature = "drive")]
const STILL: (&str, &str) = (
    "gtk-3.0/settings.ini",
    "[Settings]\ngtk-enable-animations=0\n",
);

#[cfg(feature = "drive")]
fn settings(window: Window) -> Vec<(&'static str, &'static str)> {
    if window.reduced_motion {
        vec![NARROW, STILL]
    } else {
        vec![NARROW]
    }
}

#[cfg(feature = "drive")]
fn capabilities(installed: &Installed, _: &Path, window: Window) -> Value {
    let mut arguments = vec!["--automation"];
    if window.scheme == Scheme::Dark {
        arguments.push("--dark-mode");
    }
    json!({
        "webkitgtk:browserOptions": { "binary": installed.browser, "args": arguments },
    })
}
