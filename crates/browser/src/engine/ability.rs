//! Abilities that some engines or their drivers lack.

use std::fmt;

/// An ability that a test may need and that not every engine has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Fingers that touch.
    Touch,
    /// Keys that are held down and come again.
    HeldKeys,
    /// Site data that is blocked.
    BlockedStorage,
    /// Acting while the page is still being loaded: see `Window::without_patience`.
    Impatience,
    /// Layout shifts while the page loads, as the engine itself measures them.
    LayoutShifts,
    /// A proxy that receives every request to another machine.
    Outside,
    /// The page as it is printed.
    Paper,
    /// Chromium's own protocol, for functions outside the standard of drivers.
    Devtools,
}

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Touch => "touch (a mouse presses where a finger would)",
            Self::HeldKeys => "keys that are held",
            Self::BlockedStorage => "site data that is blocked",
            Self::Impatience => {
                "what is there before the program: the drawn board, presses that are kept, theme, focus (its driver loses a page that is being loaded)"
            }
            Self::LayoutShifts => "shifts of the layout as it measures them itself",
            Self::Outside => "who else is asked for anything, but by the page's own list",
            Self::Paper => "sheets on paper (its driver prints nothing)",
            Self::Devtools => {
                "what only Chromium's own protocol does: a tab that crashes or sleeps, a drag that is broken off, another theme in the middle of a turn, forced colours, fifty games in a row, the page of a fault in every size, no scripts, the scripts' heap and listeners"
            }
        })
    }
}
