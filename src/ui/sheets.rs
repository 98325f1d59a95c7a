//! The sheets that come in a file of their own, when the first of them is opened.

use nim_later::later;

use super::how_to::how_to;
use super::menu::menu;
use super::setup_modal::setup_modal;
use super::{El, Sheet};
use crate::engine::Rules;
use crate::game::{Form, FormErrors};
use crate::platform::later::Part;

/// The functions that draw them.
///
/// They are reached through this value alone: a function that is also called by its name comes
/// with the first visit.
#[derive(Debug)]
pub struct Sheets {
    /// Draws the setup.
    pub setup_modal: fn(&Form, &FormErrors) -> El,
    /// Draws the instructions.
    pub how_to: fn(Rules) -> El,
    /// Draws the menu.
    pub menu: fn() -> El,
}

/// The sheets that come later.
pub static SHEETS: Part<Sheets> = Part::new("sheets", sheets);

later!(sheets in "sheets" -> &'static Sheets, &Sheets {
    setup_modal,
    how_to,
    menu,
});

impl Sheet {
    /// Whether this one has to be fetched.
    #[must_use]
    pub const fn comes_later(self) -> bool {
        !matches!(self, Self::Win)
    }
}
