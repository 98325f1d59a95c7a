//! The settings.

use crate::game::{Pace, Switch, Theme};

/// A theme.
pub const fn theme(theme: Theme) -> &'static str {
    match theme {
        Theme::Auto => "Auto",
        Theme::Light => "Light",
        Theme::Dark => "Dark",
    }
}

/// How long the computer seems to think.
pub const fn pace(pace: Pace) -> &'static str {
    match pace {
        Pace::Fast => "Fast",
        Pace::Usual => "Usual",
        Pace::Slow => "Slow",
    }
}

/// What a switch is called, and what it does.
pub const fn switch(switch: Switch) -> (&'static str, &'static str) {
    match switch {
        Switch::Big => ("Big screen", "Large type and full screen, for a projector"),
        Switch::Calm => ("Less motion", "Stones fade rather than travel"),
        Switch::Sound => ("Sound", "A tick for each choice, a tone for each move"),
        Switch::Vibration => ("Vibration", "Where the device can"),
        Switch::OneTap => ("Take with one tap", "Pressing a stone takes at once"),
        Switch::Shortcuts => ("Letter keys", "U, R, H, N and ? on the board"),
        Switch::Hints => ("Hints", "A button that helps"),
        Switch::Undo => ("Undo", "Buttons that take moves back"),
    }
}

/// Opens the settings, and heads them.
pub const SETTINGS: &str = "Settings";
/// Heads the themes.
pub const THEME: &str = "Colours";
/// Heads the paces.
pub const PACE: &str = "Computer’s pace";
