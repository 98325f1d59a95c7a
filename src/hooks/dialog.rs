use web_sys::HtmlDialogElement;
use yew::prelude::*;

use super::PageHandle;
use super::focus::focus_board;
use crate::platform::{address, document};
use crate::ui::{DIALOG, HEADING};

/// Opens and closes the dialog as the page says. The browser keeps the focus inside meanwhile, and
/// gives it back afterwards.
#[hook]
pub fn use_dialog(page: &PageHandle) {
    let before = use_mut_ref(|| None);
    use_effect_with(page.screen.sheet, move |&sheet| {
        let left = before.replace(sheet).is_some();
        match sheet {
            Some(_) => address::enter_dialog(),
            None if left => address::leave_dialog(),
            None => {}
        }
        let Some(dialog) = document::by_id::<HtmlDialogElement>(DIALOG) else {
            return;
        };
        if sheet.is_none() {
            dialog.close();
            // What had the focus before may be gone, as the stone that ended the game is.
            if left && document::focus_is_lost() {
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
        let wrong = document::find("#dialog [aria-invalid]");
        if let Some(field) = wrong.filter(|_| judged > 0) {
            document::show(&field);
        }
    });
}
