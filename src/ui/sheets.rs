//! The sheets that come later, and what their fields do.

use super::el::{El, el};
use super::how_to::how_to;
use super::learner_sheet::learner_sheet;
use super::menu::menu;
use super::page::Page;
use super::screen::Sheet;
use super::settings_sheet::settings_sheet;
use super::setup_modal::setup_modal;
use super::share_sheet::{self, share_sheet};
use crate::game::{Form, FormErrors, Table};

/// Draws the content of a sheet.
#[must_use]
pub fn content(page: &Page, sheet: Sheet) -> El {
    let table = page.table.game.table();
    match sheet {
        Sheet::Menu => menu(page),
        Sheet::Settings => settings_sheet(&page.settings),
        Sheet::Learner => learner_sheet(page),
        Sheet::Share => share_sheet(page),
        Sheet::HowTo => how_to(table.board.rules(), &page.settings),
        Sheet::Setup => setup_modal(&form(page), &told(page)),
        // It came with the first visit.
        Sheet::Win => el("div", ""),
    }
}

/// The setup as it is filled in: to begin with, the table in play.
#[must_use]
pub fn form(page: &Page) -> Form {
    let form = page.screen.form.clone();
    form.unwrap_or_else(|| Form::of(page.table.game.table()))
}

/// What is wrong with the form, as far as it is told.
///
/// Fields are judged only once the form was sent; from then on they follow the typing, so that a
/// mended field says so at once.
#[must_use]
pub fn told(page: &Page) -> FormErrors {
    if page.screen.judged > 0 {
        form(page).table(true).err().unwrap_or_default()
    } else {
        FormErrors::default()
    }
}

/// Fills in a field of the open sheet.
pub fn fill(page: &mut Page, name: &str, value: String) {
    if share_sheet::fill(page, name, &value) {
        return;
    }
    if !page.settings.fill(name, &value) {
        let mut filled = form(page);
        filled.fill(name, value);
        page.screen.form = Some(filled);
    }
}

/// Sends what is to be shared; or gives the table that the setup describes. Where it describes none,
/// its fields say from now on why.
pub fn send(page: &mut Page, coin: bool) -> Option<Table> {
    if page.screen.sheet == Some(Sheet::Share) {
        share_sheet::send(page);
        return None;
    }
    let table = form(page).table(coin).ok();
    if table.is_none() {
        page.screen.judged = page.screen.judged.saturating_add(1);
    }
    table
}
