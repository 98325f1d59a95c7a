//! Icons, drawn as SVG. The paths are lucide's (ISC).

use yew::prelude::*;

use crate::engine::Convention;
use crate::game::Worth;

/// A drawing on a field of 24 by 24, as tall as the text around it. Screen readers skip the icon,
/// because the text beside it says the same.
pub fn icon(path: &'static str) -> Html {
    html! {
        <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={path} />
        </svg>
    }
}

/// The last stone loses: a skull.
pub const SKULL: &str = "m12.5 17-.5-1-.5 1h1zM15 22a1 1 0 0 0 1-1v-1a2 2 0 0 0 1.56-3.25 8 8 0 1 0-11.12 0A2 2 0 0 0 8 20v1a1 1 0 0 0 1 1zM14.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0M8.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0";
/// The last stone wins: a crown.
pub const CROWN: &str = "M11.562 3.266a.5.5 0 0 1 .876 0L15.39 8.87a1 1 0 0 0 1.516.294L21.183 5.5a.5.5 0 0 1 .798.519l-2.834 10.246a1 1 0 0 1-.956.734H5.81a1 1 0 0 1-.957-.734L2.02 6.02a.5.5 0 0 1 .798-.519l4.276 3.664a1 1 0 0 0 1.516-.294zM5 21h14";
/// An arrow back.
pub const UNDO: &str = "M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11";
/// An arrow onward.
pub const REDO: &str = "m15 14 5-5-5-5M20 9H9.5a5.5 5.5 0 0 0 0 11H13";
/// One step onward.
pub const STEP: &str = "M10 4.3A2 2 0 0 0 7 6v12a2 2 0 0 0 3 1.7l10-6a2 2 0 0 0 0-3.4zM3 4v16";
/// A lamp.
pub const HINT: &str = "M15 14c.2-1 .7-1.7 1.5-2.5 1-.9 1.5-2.2 1.5-3.5A6 6 0 0 0 6 8c0 1 .2 2.2 1.5 3.5.7.7 1.3 1.5 1.5 2.5M9 18h6M10 22h4";
/// A dial.
pub const PACE: &str = "m12 14 4-4M3.34 19a10 10 0 1 1 17.32 0";
/// A game: a triangle in a ring.
pub const PLAY: &str = "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M10 8l6 4-6 4z";
/// An open book.
pub const BOOK: &str = "M12 7v14M3 18a1 1 0 0 1-1-1V4a1 1 0 0 1 1-1h5a4 4 0 0 1 4 4 4 4 0 0 1 4-4h5a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-6a3 3 0 0 0-3 3 3 3 0 0 0-3-3z";
/// A piece of a puzzle.
pub const PUZZLE: &str =
    "M5 9V5h4a2.5 2.5 0 1 1 5 0h4v4.5a2.5 2.5 0 1 1 0 5V20H5v-4.5a2.5 2.5 0 1 0 0-5z";
/// Three bars.
pub const BARS: &str = "M6 20v-6M12 20V4M18 20V10";
/// Three points.
pub const DOTS: &str = "M5 12h.01M12 12h.01M19 12h.01";
/// A line that rises.
pub const CHART: &str = "M3 3v16a2 2 0 0 0 2 2h16M7 15l4-5 4 3 5-7";
/// A question mark in a ring.
pub const HELP: &str =
    "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M9.1 9a3 3 0 0 1 5.8 1c0 2-3 3-3 3M12 17h.01";
/// Two sliders.
pub const SETTINGS: &str =
    "M20 7h-9M14 17H5M14 17a3 3 0 1 0 6 0 3 3 0 1 0-6 0M4 7a3 3 0 1 0 6 0 3 3 0 1 0-6 0";
/// An i in a ring.
pub const ABOUT: &str = "M2 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M12 16v-4M12 8h.01";
/// A cross of two lines.
pub const PLUS: &str = "M5 12h14M12 5v14";
/// An arrow around.
pub const RESTART: &str = "M3 12a9 9 0 1 0 9-9 9.75 9.75 0 0 0-6.74 2.74L3 8M3 3v5h5";
/// A panel at the end.
pub const PANEL: &str =
    "M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM15 3v18";
/// An eye.
pub const EYE: &str =
    "M2 12s3.6-7 10-7 10 7 10 7-3.6 7-10 7-10-7-10-7zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0";
/// A screen on its foot.
pub const SCREEN: &str =
    "M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 21h8M12 17v4";
/// Four corners: all of a drawing.
pub const FIT: &str = "M8 3H5a2 2 0 0 0-2 2v3M16 3h3a2 2 0 0 1 2 2v3M8 21H5a2 2 0 0 1-2-2v-3M16 21h3a2 2 0 0 0 2-2v-3";
/// A leaf of a calendar.
pub const CALENDAR: &str =
    "M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2z";
/// An arrow down into a tray.
pub const SAVE: &str = "M12 15V3M7 10l5 5 5-5M4 15v4a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-4";
/// A filled arrow to the end: the last step of a calculation.
pub const LAST: &str = "M6 4v16l11-8zM19 5v14";
/// A cross.
pub const CLOSE: &str = "M18 6 6 18M6 6l12 12";
/// A link to send.
pub const CHAIN: &str = "M10 13a5 5 0 0 0 7.54.54l3-3a5 5 0 0 0-7.07-7.07l-1.72 1.71M14 11a5 5 0 0 0-7.54-.54l-3 3a5 5 0 0 0 7.07 7.07l1.71-1.71";
/// A printer.
pub const PRINTER: &str = "M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1z";
/// An arrow to the first of several.
pub const TO_START: &str = "m17 18-6-6 6-6M7 6v12";
/// An arrow to the one before.
pub const BACK: &str = "m15 18-6-6 6-6";
/// An arrow to the next one.
pub const FORWARD: &str = "m9 18 6-6-6-6";
/// A thin arrow to the last of several, as to the last move.
pub const TO_END: &str = "m7 18 6-6-6-6M17 6v12";
/// A good result.
pub const CHECK: &str = "M20 6 9 17l-5-5";
/// There was nothing to be done.
pub const MINUS: &str = "M5 12h14";
/// The sign of the last stone: it loses, or it wins.
pub const fn sign(convention: Convention) -> &'static str {
    match convention {
        Convention::Misere => SKULL,
        Convention::Normal => CROWN,
    }
}

/// The sign of a verdict on a move.
pub const fn worth(worth: Worth) -> &'static str {
    match worth {
        Worth::Kept => CHECK,
        Worth::GaveAwayWin => CLOSE,
        Worth::Lost => MINUS,
    }
}
