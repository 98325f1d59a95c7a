//! What the screen keeps beside the game: the open dialog, and the form being filled in.

use super::held::Held;
use super::study::{Room, Wing};
use crate::game::{Form, TurnToken};
use crate::text::{learner, page, settings};

/// The dialogs of the page; at most one is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The setup of a new game.
    Setup,
    /// The instructions.
    HowTo,
    /// The menu of a small screen.
    Menu,
    /// What can be set.
    Settings,
    /// The learner's school.
    Learner,
    /// What can be sent to somebody.
    Share,
    /// The result of a game.
    Win,
}

/// Whether a part of the page that comes later is here.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Arrival {
    /// It is not yet, or not yet wanted.
    #[default]
    Awaited,
    /// It is.
    Here,
    /// It could not be fetched.
    Missed,
}

/// A screen that somebody wants to see.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// What this fragment of an address leads to.
    Link(Room, String),
    /// The board on the table.
    Board(Room),
}

impl Wanted {
    /// Which screen it is.
    #[must_use]
    pub const fn room(&self) -> Room {
        match self {
            Self::Link(room, _) | Self::Board(room) => *room,
        }
    }

    /// Whether a link leads there: until it is here, nothing else is shown.
    #[must_use]
    pub const fn is_by_link(&self) -> bool {
        matches!(self, Self::Link(..))
    }
}

/// The state of the screen. To begin with nothing is open.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Screen {
    /// The open dialog.
    pub sheet: Option<Sheet>,
    /// What comes later.
    pub more: Arrival,
    /// What the screens beside the table belong to, by the places of [`Wing`].
    pub wings: [Arrival; Wing::COUNT],
    /// What that is fetched for.
    pub wanted: Option<Wanted>,
    /// The setup, once something is filled in; until then it is the table in play.
    pub form: Option<Form>,
    /// How often the form was sent as it could not be used; from the first time on its fields
    /// tell what is wrong.
    pub judged: u32,
    /// Whether the rule is being explained.
    pub explained: bool,
    /// Whether somebody was asked if all shall be forgotten.
    pub sure: bool,
    /// The game from which a learner has learned last.
    pub taught: Option<u32>,
    /// What is being sent to somebody, once that is begun.
    pub sharing: Option<Held>,
    /// How many screens were opened.
    pub opened: u32,
    /// The end whose result has been shown.
    pub shown: Option<TurnToken>,
}

impl Screen {
    /// Opens a dialog. The setup is as it was left, until another game begins.
    pub fn open(&mut self, sheet: Sheet) {
        self.judged = 0;
        self.explained = false;
        self.sure = false;
        self.sharing = None;
        self.sheet = Some(sheet);
        self.ask_again();
    }

    /// What could not be fetched is tried once more.
    pub fn ask_again(&mut self) {
        for arrival in self.wings.iter_mut().chain([&mut self.more]) {
            if *arrival == Arrival::Missed {
                *arrival = Arrival::Awaited;
            }
        }
    }

    /// Whether the part to which a screen belongs is here.
    #[must_use]
    pub const fn arrival(&self, room: Room) -> Arrival {
        self.wings[room.wing() as usize]
    }

    /// Another game begins: the setup leads to its table, and no result is left standing.
    pub fn begin(&mut self) {
        self.form = None;
        self.sheet = self.sheet.filter(|&sheet| sheet != Sheet::Win);
    }
}

impl Sheet {
    /// What heads it; the result has a heading of its own.
    #[must_use]
    pub const fn heading(self) -> &'static str {
        match self {
            Self::Menu => page::MENU,
            Self::HowTo => page::HOW_TO_PLAY,
            Self::Setup => page::NEW_GAME,
            Self::Settings => settings::SETTINGS,
            Self::Learner => learner::HEADING,
            Self::Share => page::SHARE,
            Self::Win => page::NIM,
        }
    }

    /// Its name, for the styles.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::HowTo => "how-to",
            Self::Menu => "menu",
            Self::Settings => "settings",
            Self::Learner => "learner",
            Self::Share => "share",
            Self::Win => "win",
        }
    }

    /// Whether this one has to be fetched.
    #[must_use]
    pub const fn comes_later(self) -> bool {
        !matches!(self, Self::Win)
    }
}
