//! Boards to judge on paper, with their solutions: the worksheets and the exit ticket of a teacher.

mod worksheet;

use nim_later::chunk;
use yew::prelude::*;

pub use self::worksheet::{Worksheet, solution_of};
use crate::catalogue::{print as words, study};
use crate::components::icons::{BACK, icon};
use crate::components::{print_button, refusal};
use crate::hooks::{use_address, use_focus_on_arrival};
use crate::platform::address;
use crate::route::Route;
use crate::screens::ScreenProps;
use crate::screens::teach::TEACHERS;
use crate::state::AppAction;

chunk!("print": pub fn draw(screen: ScreenProps) -> Html {
    match Worksheet::read(&screen.fragment) {
        Ok(worksheet) => html! { <PrintScreen {worksheet} {screen} /> },
        Err(error) => refusal(error, &screen.dispatch),
    }
});

/// The heading, which takes the focus when the screen is opened.
const HEADING: &str = "print-heading";

/// The properties of the screen at an address that can be read.
#[derive(Properties, PartialEq)]
struct Props {
    /// The worksheet of the address.
    worksheet: Worksheet,
    /// The properties that every screen has.
    screen: ScreenProps,
}

/// The sheet, and the buttons around it, which are not printed.
#[component]
fn PrintScreen(props: &Props) -> Html {
    let screen = &props.screen;
    let sheet = use_state_eq(|| props.worksheet);
    // Only the browser knows where the page is.
    let page = use_state_eq(|| None);
    use_effect_with((), {
        let page = page.setter();
        move |()| page.set(Some(address::page()))
    });
    let title = study::Title {
        screen: sheet.title(),
    };
    use_address(&screen.address, Route::Print, &title.text(), &sheet.write());
    use_focus_on_arrival(HEADING);
    let back = screen
        .dispatch
        .reform(|_| AppAction::Visit(Route::Learn, TEACHERS.into()));
    let change = {
        let sheet = sheet.setter();
        Callback::from(move |to| sheet.set(to))
    };
    html! {
        <main class="print">
            <div class="print__row">
                <h2 class="print__heading" id={HEADING} tabindex="-1">{ words::heading() }</h2>
                <button class="button" type="button" onclick={back}>
                    { icon(BACK) }{ words::back() }
                </button>
                { print_button() }
            </div>
            { worksheet::choice(*sheet, &change) }
            if let Some(page) = &*page {
                { worksheet::pages(*sheet, page) }
            }
        </main>
    }
}
