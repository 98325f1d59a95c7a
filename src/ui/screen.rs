//! What the screen keeps beside the game: the open dialog, the form being filled in, and where
//! the keyboard stands.

use super::cursor::Cursor;
use crate::game::{Form, FormErrors, Table, Ticket};

/// The dialogs of the page; at most one is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// The setup of a new game.
    Setup,
    /// The instructions.
    HowTo,
    /// The menu of a small screen.
    Menu,
    /// The result of a game.
    Win,
}

/// Whether a part of the page that comes later is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// It is not yet, or not yet wanted.
    Awaited,
    /// It is.
    Here,
    /// It could not be fetched.
    Missed,
}

/// The state of the screen.
#[derive(Clone, Debug, PartialEq)]
pub struct Screen {
    /// The open dialog.
    pub sheet: Option<Sheet>,
    /// The sheets that come later.
    pub sheets: Arrival,
    /// The setup, as it is filled in.
    pub form: Form,
    /// How often the form was sent as it could not be used; from the first time on its fields
    /// tell what is wrong.
    pub judged: u32,
    /// Whether the rule is being explained.
    pub explained: bool,
    /// Where the keyboard stands on the board, as it was last known.
    pub cursor: Cursor,
    /// The end whose result has been shown.
    pub shown: Option<Ticket>,
}

impl Screen {
    /// A screen with nothing open.
    #[must_use]
    pub fn new(table: &Table) -> Self {
        Self {
            sheet: None,
            sheets: Arrival::Awaited,
            form: Form::of(table),
            judged: 0,
            explained: false,
            cursor: Cursor::top_of(0),
            shown: None,
        }
    }

    /// Opens a dialog. The setup is as it was left, until another game begins.
    pub fn open(&mut self, sheet: Sheet) {
        self.judged = 0;
        self.explained = false;
        self.sheet = Some(sheet);
        // What could not be fetched is tried once more.
        if self.sheets == Arrival::Missed {
            self.sheets = Arrival::Awaited;
        }
    }

    /// Another game begins: the form leads to its table, the keyboard stands on the first heap,
    /// and no result is left standing.
    pub fn begin(&mut self, table: &Table) {
        self.form = Form::of(table);
        self.cursor = Cursor::top_of(0);
        self.sheet = self.sheet.filter(|&sheet| sheet != Sheet::Win);
    }

    /// What is wrong with the form, as far as it is told.
    ///
    /// Fields are judged only once the form was sent; from then on they follow the typing, so
    /// that a mended field says so at once.
    #[must_use]
    pub fn told(&self) -> FormErrors {
        if self.judged > 0 {
            self.form.table(true).err().unwrap_or_default()
        } else {
            FormErrors::default()
        }
    }
}
