//! Boards to judge on paper, with their solutions: the worksheets and the exit ticket of a teacher.

mod worksheet;

use nim_later::chunk;
use yew::prelude::*;

use crate::catalogue::{lessons, print as words, study};
use crate::components::icons::{BACK, icon};
use crate::components::{Dispatch, PrintButton, on_press};
use crate::game::Route;
use crate::game::teach::Worksheet;
use crate::hooks::{use_focus_on_arrival, use_title};
use crate::platform::address;
use crate::screens::ScreenSource;
use crate::state::AppAction;

chunk!("print": pub fn draw(source: ScreenSource) -> Html {
    let ScreenSource { page, dispatch, edit } = source;
    let Route::Print(sheet) = page.route else {
        return Html::default();
    };
    html! { <PrintScreen {sheet} {dispatch} {edit} /> }
});

/// The heading, which takes the focus when the screen is opened.
const HEADING: &str = "print-heading";

#[derive(Properties, PartialEq)]
struct Props {
    sheet: Worksheet,
    dispatch: Dispatch,
    edit: Callback<Route>,
}

/// The sheet, and the buttons around it, which are not printed.
#[component]
fn PrintScreen(
    Props {
        sheet,
        dispatch,
        edit,
    }: &Props,
) -> Html {
    let sheet = *sheet;
    // Only the browser knows where the page is.
    let page = use_state_eq(|| None);
    use_effect_with((), {
        let page = page.setter();
        move |()| page.set(Some(address::page()))
    });
    let title = study::Title {
        screen: worksheet::title(sheet),
    };
    use_title(&title.text());
    use_focus_on_arrival(HEADING);
    let back = on_press(dispatch, || AppAction::Go(Route::Teachers));
    let change = edit.reform(Route::Print);
    html! {
        <main class="print">
            <div class="buttons">
                <h2 class="print__heading" id={HEADING} tabindex="-1">{ words::print() }</h2>
                <button class="button" type="button" onclick={back}>
                    { icon(BACK) }{ lessons::back() }
                </button>
                <PrintButton />
            </div>
            { worksheet::choice(sheet, &change) }
            if let Some(page) = &*page {
                { worksheet::pages(sheet, page) }
            }
        </main>
    }
}
