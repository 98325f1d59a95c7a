//! The settings of a person: applied at once, and the same for every game.

/// The settings.
#[derive(Clone, Debug, PartialEq, Eq, miniserde::Serialize, miniserde::Deserialize)]
#[allow(clippy::struct_excessive_bools, reason = "each is a switch of its own")]
pub struct Settings {
    /// The colours.
    pub theme: Theme,
    /// The look of the pieces.
    pub look: Look,
    /// How long the computer seems to think.
    pub pace: Pace,
    /// The pace of games that are only watched.
    pub watch_pace: Pace,
    /// The tag of the language that was chosen, such as `de`; `None` for the language of the browser.
    pub language: Option<String>,
    /// Whether sound or vibration was refused, or switched off after it was on: nobody asks again.
    pub refused: bool,
    /// Whether each stone of the analysis shows what its move does.
    pub results: bool,
    calm: bool,
    sound: bool,
    vibration: bool,
    one_tap: bool,
    shortcuts: bool,
    hints: bool,
    undo: bool,
    daily: bool,
}

/// A setting with its new value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    Theme(Theme),
    Look(Look),
    Pace(Pace),
    WatchPace(Pace),
    Results(bool),
    Switch(Switch, bool),
}

words! {
    /// A setting that is on or off.
    pub enum Switch {
        /// Only fades, even if the device does not ask for less motion.
        Calm = "calm",
        Sound = "sound",
        Vibration = "vibration",
        /// Pressing a stone takes at once.
        OneTap = "one-tap",
        /// Single letters work as shortcuts.
        Shortcuts = "shortcuts",
        /// Hints can be asked for.
        Hints = "hints",
        /// Moves can be undone.
        Undo = "undo",
        /// The menu has a dot at Puzzles while today's puzzle is open.
        Daily = "daily",
    }
}

words! {
    /// The colours of the page.
    pub enum Theme {
        /// As the device is set.
        Auto = "auto",
        /// Dark on light.
        Light = "light",
        /// Light on dark.
        Dark = "dark",
    }
}

words! {
    /// The look of the pieces on the board. Texts call each of them a stone.
    pub enum Look {
        /// Pebbles.
        Stones = "stones",
        /// Matches, as in the film “Last Year at Marienbad”.
        Matches = "matches",
        /// Coins.
        Coins = "coins",
    }
}

words! {
    /// How long the computer seems to think.
    pub enum Pace {
        /// Hardly at all.
        Fast = "fast",
        /// Long enough to see whose turn it is.
        Usual = "usual",
        /// Long enough to think along.
        Slow = "slow",
    }
}

impl Pace {
    /// The pause before a move of the computer, in milliseconds.
    pub const fn pause(self) -> u32 {
        match self {
            Self::Fast => 400,
            Self::Usual => 1000,
            Self::Slow => 2500,
        }
    }

    /// The next slower pace; after the slowest the fastest.
    pub const fn next(self) -> Self {
        match self {
            Self::Fast => Self::Usual,
            Self::Usual => Self::Slow,
            Self::Slow => Self::Fast,
        }
    }
}

/// Help, shortcuts and the dot are on, all else that can be switched is off.
impl Default for Settings {
    fn default() -> Self {
        Self {
            theme: Theme::Auto,
            look: Look::Stones,
            pace: Pace::Usual,
            watch_pace: Pace::Usual,
            language: None,
            refused: false,
            results: false,
            calm: false,
            sound: false,
            vibration: false,
            one_tap: false,
            shortcuts: true,
            hints: true,
            undo: true,
            daily: true,
        }
    }
}

impl Settings {
    /// Whether this is on.
    pub const fn is_on(&self, switch: Switch) -> bool {
        match switch {
            Switch::Calm => self.calm,
            Switch::Sound => self.sound,
            Switch::Vibration => self.vibration,
            Switch::OneTap => self.one_tap,
            Switch::Shortcuts => self.shortcuts,
            Switch::Hints => self.hints,
            Switch::Undo => self.undo,
            Switch::Daily => self.daily,
        }
    }

    /// Changes one setting.
    pub const fn change(&mut self, setting: Setting) {
        match setting {
            Setting::Theme(theme) => self.theme = theme,
            Setting::Look(look) => self.look = look,
            Setting::Pace(pace) => self.pace = pace,
            Setting::WatchPace(pace) => self.watch_pace = pace,
            Setting::Results(on) => self.results = on,
            Setting::Switch(switch, on) => self.set(switch, on),
        }
    }

    /// Switches something on or off.
    pub const fn set(&mut self, switch: Switch, on: bool) {
        let flag = match switch {
            Switch::Calm => &mut self.calm,
            Switch::Sound => &mut self.sound,
            Switch::Vibration => &mut self.vibration,
            Switch::OneTap => &mut self.one_tap,
            Switch::Shortcuts => &mut self.shortcuts,
            Switch::Hints => &mut self.hints,
            Switch::Undo => &mut self.undo,
            Switch::Daily => &mut self.daily,
        };
        *flag = on;
        self.refused |= !on && matches!(switch, Switch::Sound | Switch::Vibration);
    }

    /// Whether the language has the form of a tag, as in every save that is not damaged.
    pub(super) fn is_possible(&self) -> bool {
        let fits = |byte: u8| byte.is_ascii_lowercase() || byte == b'-';
        let is_tag = |tag: &str| (2..=12).contains(&tag.len()) && tag.bytes().all(fits);
        self.language.as_deref().is_none_or(is_tag)
    }

    /// Whether sound and vibration were never switched on, nor refused.
    pub const fn is_silent_unasked(&self) -> bool {
        !(self.refused || self.sound || self.vibration)
    }
}
