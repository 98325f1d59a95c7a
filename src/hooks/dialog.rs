use web_sys::HtmlDialogElement;

use super::PageHandle;
use super::effects::Watched;
use super::focus::focus_board;
use crate::platform::{address, document};
use crate::ui::{DIALOG, HEADING, Sheet};

/// Opens and closes the dialog as the page says, and keeps an entry of the history for it, so that
/// going back closes it. The browser keeps the focus inside meanwhile, and gives it back
/// afterwards.
#[derive(Default)]
pub struct Dialog {
    sheet: Watched<Option<Sheet>>,
    was_open: bool,
    judged: Watched<u32>,
}

impl Dialog {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        let sheet = page.screen.sheet;
        if self.sheet.becomes(sheet) {
            let left = std::mem::replace(&mut self.was_open, sheet.is_some());
            show(sheet, left);
        }
        // A form that could not be used leads to the first field that says why.
        let judged = page.screen.judged;
        if self.judged.becomes(judged)
            && judged > 0
            && let Some(field) = document::find("#dialog [aria-invalid]")
        {
            document::show(&field);
        }
    }
}

fn show(sheet: Option<Sheet>, left: bool) {
    let Some(dialog) = document::by_id::<HtmlDialogElement>(DIALOG) else {
        return;
    };
    if sheet.is_none() {
        dialog.close();
        if left {
            address::leave_dialog();
            // What had the focus before may be gone, as the stone that ended the game is.
            if document::focus_is_lost() {
                focus_board();
            }
        }
        return;
    }
    address::enter_dialog();
    if !dialog.open() {
        let _already_open = dialog.show_modal();
    }
    // The heading is the harmless place: it is read out, and Enter does nothing on it.
    if let Some(heading) = document::by_id(HEADING) {
        document::focus(&heading);
    }
}
