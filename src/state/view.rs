//! The state beside the game: the open dialog, and the form.

use crate::catalogue::{about, learner, page, settings};
use crate::engine::Strategy;
use crate::game::{Form, TurnToken};

/// The dialogs of the page; at most one is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialog {
    /// The setup of a new game.
    Setup,
    /// The instructions.
    HowTo,
    Settings,
    /// The settings, after the page was loaded again for a language that was chosen there.
    Language,
    /// The page itself: where Nim comes from, and the licences.
    About,
    /// The training of the learner.
    Learner,
    Share,
    /// The result of a game.
    Win,
}

/// The panel beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Panel {
    /// The analysis of its position.
    Analysis,
    /// The moves of the game so far.
    Moves,
}

/// The state of the screen. To begin with nothing is open.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Screen {
    /// The open dialog.
    pub dialog: Option<Dialog>,
    /// The number of dialogs that were opened.
    pub dialogs: u32,
    /// The setup, once something is filled in; until then it is the table in play.
    pub form: Option<Form>,
    /// The number of screens that were opened.
    pub opened: u32,
    /// The end whose result has been shown.
    pub shown: Option<TurnToken>,
    /// The end that was the first win over this computer.
    pub first_win: Option<(TurnToken, Strategy)>,
    /// The turn that another tab has brought, and goes on with.
    pub followed: Option<TurnToken>,
}

impl Screen {
    /// Opens a dialog. The setup is as it was left, until another game begins.
    pub fn open(&mut self, dialog: Dialog) {
        self.dialog = Some(dialog);
        self.dialogs += 1;
    }

    /// Another game begins: the setup leads to its table, and no result is left standing.
    pub fn begin(&mut self) {
        self.form = None;
        self.dialog = self.dialog.filter(|&dialog| dialog != Dialog::Win);
    }
}

impl Dialog {
    /// The heading; the result has its own.
    pub fn heading(self) -> &'static str {
        match self {
            Self::About => about::heading(),
            Self::HowTo => page::how_to_play(),
            Self::Setup => page::new_game(),
            Self::Settings | Self::Language => settings::settings(),
            Self::Learner => learner::learner(),
            Self::Share => page::share(),
            Self::Win => page::nim(),
        }
    }

    /// The name for the styles.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::HowTo => "how-to",
            Self::About => "about",
            Self::Settings | Self::Language => "settings",
            Self::Learner => "learner",
            Self::Share => "share",
            Self::Win => "win",
        }
    }
}
