use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::PageHandle;
use super::focus::focus_board;
use crate::platform::document;
use crate::ui::{DIALOG, HEADING};

/// Opens and closes the dialog as the page says. The browser keeps the focus inside meanwhile, and
/// gives it back afterwards.
#[hook]
pub fn use_dialog(page: &PageHandle) {
    use_effect_with(page.screen.sheet, |sheet| {
        let Some(dialog) = document::by_id::<HtmlDialogElement>(DIALOG) else {
            return;
        };
        if sheet.is_none() {
            let was_open = dialog.open();
            dialog.close();
            // What had the focus before may be gone, as the stone that ended the game is.
            if was_open && document::focus_is_lost() {
                focus_board();
            }
            return;
        }
        if !dialog.open() {
            let _already_open = dialog.show_modal();
        }
        // The heading is the harmless place: it is read out, and Enter does nothing on it.
        if let Some(heading) = document::by_id(HEADING) {
            document::focus(&heading);
        }
    });

    // A form that could not be used leads to the first field that says why.
    use_effect_with(page.screen.judged, |&judged| {
        if judged > 0 {
            document::find("#dialog [aria-invalid]")
                .as_ref()
                .map(document::show);
        }
    });
}
