//! Boards to judge on paper, with their solutions: the worksheets and the exit ticket of a teacher.

mod worksheet;

use nim_later::chunk;
use yew::prelude::*;

use crate::catalogue::{lessons, look, print as words, study};
use crate::components::icons::{BACK, icon};
use crate::components::{PrintButton, on_press};
use crate::game::teach::Worksheet;
use crate::game::{Edit, Route};
use crate::hooks::{use_focus_on_arrival, use_title};
use crate::platform::address;
use crate::screens::ScreenSource;
use crate::state::AppAction;

chunk!("classroom": pub fn draw(source: ScreenSource) -> Html {
    match source.page.route {
        Route::Print(sheet) => html! { <PrintScreen {source} {sheet} /> },
        _ => Html::default(),
    }
});

/// The heading, which takes the focus when the screen is opened.
const HEADING: &str = "print-heading";

#[derive(Properties, PartialEq)]
struct Props {
    source: ScreenSource,
    sheet: Worksheet,
}

/// The sheet, and the buttons around it, which are not printed.
#[component]
fn PrintScreen(&Props { ref source, sheet }: &Props) -> Html {
    let ScreenSource { dispatch, edit, .. } = source;
    let page = use_memo((), |()| address::page());
    let title = study::Title {
        screen: worksheet::title(sheet),
    };
    use_title(&title.text());
    use_focus_on_arrival(HEADING);
    let back = on_press(dispatch, || AppAction::Go(Route::Teachers));
    let change = edit.reform(Edit::Sheet);
    html! {
        <main class="print">
            <div class="buttons">
                <h2 class="print__heading" id={HEADING} tabindex="-1">{ words::print() }</h2>
                <button class="button" type="button" onclick={back}>
                    { icon(BACK) }{ lessons::back() }
                </button>
                <PrintButton />
            </div>
            { look::as_stones(|| worksheet::choice(sheet, &change)) }
            { look::as_stones(|| worksheet::pages(sheet, &page)) }
        </main>
    }
}
