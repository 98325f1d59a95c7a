use yew::prelude::*;

use super::Dispatch;
use super::icons::{PRINTER, icon};
use crate::route::Route;
use crate::state::AppAction;

/// The button that opens the sheet of this address. Where there is little room it shows its icon alone.
pub fn print_button(name: &'static str, sheet: String, dispatch: &Dispatch) -> Html {
    let sheet = AttrValue::from(sheet);
    let onclick = dispatch.reform(move |_| AppAction::Visit(Route::Print, sheet.clone()));
    html! {
        <button type="button" class="button named-icon" aria-label={name} title={name} {onclick}>
            { icon(PRINTER) }
            <span class="named-icon__name">{ name }</span>
        </button>
    }
}
