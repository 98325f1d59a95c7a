//! The state beside the game: the open dialog, and the form.

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
    /// The analysis of the position in the game.
    Analysis,
    /// The moves of the game so far.
    Moves,
}

/// What is open, shown or typed, and forgotten at the end of the visit. To begin with nothing is open.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TransientState {
    /// The open dialog.
    pub dialog: Option<Dialog>,
    /// The number of dialogs that were opened.
    pub dialogs_opened: u32,
    /// The fields of the setup, once something is filled in; until then they show the table in play.
    pub form: Option<Form>,
    /// The number of screens that were opened.
    pub screen_key: u32,
    /// The moment at the end of a game at which its result was shown.
    pub result_shown_at: Option<TurnToken>,
    /// The moment at the end of a game that was the first win over this computer.
    pub first_win: Option<(TurnToken, Strategy)>,
    /// The moment of a game that this tab took over from another tab, which plays on.
    pub followed: Option<TurnToken>,
}

impl TransientState {
    /// Opens a dialog. The setup is as it was left, until another game begins.
    pub fn open(&mut self, dialog: Dialog) {
        self.dialog = Some(dialog);
        self.dialogs_opened += 1;
    }

    /// Forgets the game before another one comes: the setup will show the new table, and the result closes.
    pub fn forget_game(&mut self) {
        self.form = None;
        self.dialog = self.dialog.filter(|&dialog| dialog != Dialog::Win);
    }
}

impl Dialog {
    /// Whether the dialog has its sense whatever game is on the table.
    pub fn is_of_page(self) -> bool {
        matches!(
            self,
            Self::Settings | Self::Language | Self::HowTo | Self::About
        )
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
