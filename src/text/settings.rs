//! The settings: the names of their choices.

use crate::catalogue::settings as words;
use crate::game::{Look, Pace, Switch, Theme};

/// A theme.
pub fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => words::auto(),
        Theme::Light => words::light(),
        Theme::Dark => words::dark(),
    }
}

/// What lies on the board.
pub fn look(look: Look) -> &'static str {
    match look {
        Look::Stones => words::stones(),
        Look::Matches => words::matches(),
        Look::Coins => words::coins(),
    }
}

/// How long the computer seems to think.
pub fn pace(pace: Pace) -> &'static str {
    match pace {
        Pace::Fast => words::fast(),
        Pace::Usual => words::usual(),
        Pace::Slow => words::slow(),
    }
}

/// The name and the effect of a switch.
pub fn switch(switch: Switch) -> (&'static str, &'static str) {
    match switch {
        Switch::Calm => (words::calm(), words::calm_does()),
        Switch::Sound => (words::sound(), words::sound_does()),
        Switch::Vibration => (words::vibration(), words::vibration_does()),
        Switch::OneTap => (words::one_tap(), words::one_tap_does()),
        Switch::Shortcuts => (words::shortcuts(), words::shortcuts_do()),
        Switch::Hints => (words::hints(), words::hints_do()),
        Switch::Undo => (words::undo(), words::undo_does()),
    }
}
