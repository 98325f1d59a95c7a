use yew::prelude::*;

use super::PageHandle;
use crate::ui::{Arrival, Happening, SHEETS, Sheet};

/// Fetches the sheets when the first of them is opened.
#[hook]
pub fn use_later(page: &PageHandle) {
    let dispatcher = page.dispatcher();
    let screen = &page.screen;
    let wanted = screen.sheet.is_some_and(Sheet::comes_later) && SHEETS.get().is_none();
    let wanted = wanted && screen.sheets == Arrival::Awaited;
    use_effect_with(wanted, move |&wanted| {
        if wanted {
            SHEETS.fetch(move |here| dispatcher.dispatch(Happening::Fetched { here }));
        }
    });
}
