//! The settings of a person: applied at once, and the same for every game.

use super::form::{field, pick};

/// The settings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The colours.
    pub theme: Theme,
    /// What lies on the board.
    pub look: Look,
    /// How long the computer seems to think.
    pub pace: Pace,
    /// The tag of the language that was chosen, such as `de`; without one it is that of the browser.
    pub language: Option<String>,
    /// Whether sound or vibration was refused, or switched off after it was on: nobody asks again.
    pub refused: bool,
    on: [bool; Switch::ALL.len()],
}

/// Something that is on or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Switch {
    /// Only fades, even if the device does not ask for less motion.
    Calm,
    /// Sounds.
    Sound,
    /// Vibration.
    Vibration,
    /// Pressing a stone takes at once.
    OneTap,
    /// Single letters work as shortcuts.
    Shortcuts,
    /// Hints can be asked for.
    Hints,
    /// Moves can be undone.
    Undo,
}

impl Switch {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 7] = [
        Self::Calm,
        Self::Sound,
        Self::Vibration,
        Self::OneTap,
        Self::Shortcuts,
        Self::Hints,
        Self::Undo,
    ];

    /// The name as that of a field.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Calm => "calm",
            Self::Sound => "sound",
            Self::Vibration => "vibration",
            Self::OneTap => "one-tap",
            Self::Shortcuts => "shortcuts",
            Self::Hints => "hints",
            Self::Undo => "undo",
        }
    }
}

/// The colours of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theme {
    /// As the device is set.
    Auto,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

impl Theme {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Auto, Self::Light, Self::Dark];

    /// The name as the value of a field.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Auto => "auto",
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

/// What lies on the board. Words call each of them a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// Pebbles.
    Stones,
    /// Matches, as in the film “Last Year at Marienbad”.
    Matches,
    /// Coins.
    Coins,
}

impl Look {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Stones, Self::Matches, Self::Coins];

    /// The name as the value of a field.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Stones => "stones",
            Self::Matches => "matches",
            Self::Coins => "coins",
        }
    }
}

/// How long the computer seems to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Hardly at all.
    Fast,
    /// Long enough to see whose turn it is.
    Usual,
    /// Long enough to think along.
    Slow,
}

impl Pace {
    /// All, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Fast, Self::Usual, Self::Slow];

    /// The name as the value of a field.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fast => "fast",
            Self::Usual => "usual",
            Self::Slow => "slow",
        }
    }

    /// The pause before a move of the computer, in milliseconds.
    pub const fn pause(self) -> u32 {
        match self {
            Self::Fast => 400,
            Self::Usual => 1000,
            Self::Slow => 2500,
        }
    }

    /// The next slower one; after the slowest the fastest.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::Fast => Self::Usual,
            Self::Usual => Self::Slow,
            Self::Slow => Self::Fast,
        }
    }
}

/// The answer to an offer that nobody makes again.
pub(super) const REFUSED: &str = "refused";

/// No tag of a language with one region is longer.
const LONGEST_TAG: usize = 12;

/// Help and shortcuts are on, all else that can be switched is off.
impl Default for Settings {
    fn default() -> Self {
        let on = |switch| matches!(switch, Switch::Shortcuts | Switch::Hints | Switch::Undo);
        Self {
            theme: Theme::Auto,
            look: Look::Stones,
            pace: Pace::Usual,
            language: None,
            refused: false,
            on: Switch::ALL.map(on),
        }
    }
}

impl Settings {
    /// Whether this is on.
    pub const fn is_on(&self, switch: Switch) -> bool {
        self.on[switch as usize]
    }

    /// Switches something on or off.
    pub const fn set(&mut self, switch: Switch, on: bool) {
        self.on[switch as usize] = on;
        self.refused |= !on && matches!(switch, Switch::Sound | Switch::Vibration);
    }

    /// Settings that differ in this switch alone.
    pub fn with(&self, switch: Switch, on: bool) -> Self {
        let mut settings = self.clone();
        settings.set(switch, on);
        settings
    }

    /// Whether sound and vibration were never switched on, nor refused.
    pub const fn is_silent_unasked(&self) -> bool {
        !(self.refused || self.is_on(Switch::Sound) || self.is_on(Switch::Vibration))
    }

    /// Sets the field of this name; false where no field is called so, or has no such value.
    pub fn fill(&mut self, name: &str, value: &str) -> bool {
        match name {
            field::THEME => pick(&mut self.theme, Theme::ALL, |theme| theme.name() == value),
            field::LOOK => pick(&mut self.look, Look::ALL, |look| look.name() == value),
            field::LANGUAGE => {
                let is_sign = |sign: char| matches!(sign, 'a'..='z' | '0'..='9' | '-');
                let is_tag = (2..=LONGEST_TAG).contains(&value.len()) && value.chars().all(is_sign);
                if is_tag {
                    self.language = Some(value.to_owned());
                }
                is_tag
            }
            field::OFFER => {
                self.refused |= value == REFUSED;
                value == REFUSED
            }
            field::PACE => pick(&mut self.pace, Pace::ALL, |pace| pace.name() == value),
            _ => {
                let found = Switch::ALL.iter().find(|switch| switch.name() == name);
                match (found, value) {
                    (Some(&switch), "on" | "off") => self.set(switch, value == "on"),
                    _ => return false,
                }
                true
            }
        }
    }
}
