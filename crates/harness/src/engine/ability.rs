//! What some engines cannot do, or their drivers cannot make them do.

use std::fmt;

/// What a test may need that is not to be had in every engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ability {
    /// Fingers that touch.
    Touch,
    /// Keys that are held down and come again.
    HeldKeys,
    /// Site data that is blocked.
    BlockedStorage,
    /// A window that keeps the focus through a whole game by keys.
    Focus,
    /// Several presses within the computer's pause.
    Haste,
    /// Acting while the page is still being loaded: see `Window::without_patience`.
    Impatience,
    /// Chromium's own protocol, for whatever the standard of drivers does not know.
    Devtools,
}

impl fmt::Display for Ability {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Touch => "touch (a mouse presses where a finger would)",
            Self::HeldKeys => "keys that are held",
            Self::BlockedStorage => "site data that is blocked",
            Self::Focus => {
                "a whole game by keys (without a screen its window loses the focus on the way)"
            }
            Self::Haste => "several presses while the computer thinks (its driver is slower)",
            Self::Impatience => "what somebody does while the page is still being loaded",
            Self::Devtools => {
                "what only Chromium's own protocol does: a tab that crashes or sleeps"
            }
        })
    }
}
