//! Sheets to print: a board, its analysis, its game tree, puzzles with their solutions, and boards to judge.

mod puzzle_sheet;
mod sheet;
mod sheet_view;
mod worksheet;

use nim_later::chunk;
use yew::prelude::*;

pub use self::puzzle_sheet::{PUZZLES, PuzzleSheet};
pub use self::sheet::{Sheet, is_sheet};
pub use self::sheet_view::sheet_view;
pub use self::worksheet::{Boards, Worksheet, solution_of};
use crate::catalogue::{print as words, puzzle, study};
use crate::components::icons::{BACK, PRINTER, icon};
use crate::components::{refusal, yes_no};
use crate::game::puzzle::Grade;
use crate::hooks::{use_address, use_focus_on_arrival};
use crate::lazy::{Lazy, Part};
use crate::platform::{address, document};
use crate::route::Route;
use crate::screens::{ScreenProps, screen_of};
use crate::state::AppAction;
use crate::text;

chunk!("print": pub fn draw(screen: ScreenProps) -> Html {
    match Sheet::read(&screen.fragment) {
        Ok(sheet) => html! { <PrintScreen {sheet} {screen} /> },
        Err(error) => refusal(error, &screen.dispatch),
    }
});

/// The heading, which takes the focus when the screen is opened.
const HEADING: &str = "print-heading";

/// The properties of the screen at an address that can be read.
#[derive(Properties, PartialEq)]
struct SheetProps {
    /// The sheet of the address.
    sheet: Sheet,
    /// The properties that every screen has.
    screen: ScreenProps,
}

/// The sheet, and the buttons around it, which are not printed.
#[component]
fn PrintScreen(props: &SheetProps) -> Html {
    let screen = &props.screen;
    let sheet = use_state_eq(|| props.sheet.clone());
    // Only the browser knows where the page is.
    let page = use_state_eq(|| None);
    use_effect_with((), {
        let page = page.setter();
        move |()| page.set(Some(address::page()))
    });
    let name = sheet.title();
    let title = match sheet.heaps() {
        Some(heaps) => {
            let (screen, heaps) = (name, &heaps);
            study::TitleOfBoard { screen, heaps }.text()
        }
        None => study::Title { screen: name }.text(),
    };
    use_address(&screen.address, Route::Print, &title, &sheet.write());
    use_focus_on_arrival(HEADING);
    // The screen from which the sheet was opened, also after a choice of other puzzles.
    let way_back = props.sheet.way_back();
    let back = screen.dispatch.reform(move |_| match &way_back {
        Some((route, link)) => AppAction::Visit(*route, link.clone().into()),
        None => AppAction::ToGame,
    });
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
                <button
                    class="button button--primary"
                    type="button"
                    onclick={Callback::from(|_| document::print())}
                >
                    { icon(PRINTER) }{ words::print() }
                </button>
            </div>
            { choice(&sheet, &change) }
            if let Some(page) = &*page {
                { sheet_view(&sheet, page, content(&sheet, screen)) }
            }
        </main>
    }
}

/// The part of a sheet that another screen draws: that screen finds the address of a sheet in its properties.
fn content(sheet: &Sheet, screen: &ScreenProps) -> Html {
    let route = match sheet {
        Sheet::Analysis(_) => Route::Analyse,
        Sheet::Tree(..) => Route::Tree,
        Sheet::Board(_) | Sheet::Puzzles(_) | Sheet::Worksheet(_) => return Html::default(),
    };
    let (draw, _) = screen_of(route);
    let screen = ScreenProps {
        fragment: sheet.write().into(),
        ..screen.clone()
    };
    let draw = Callback::from(move |()| draw(screen.clone()));
    html! { <Lazy part={Part::Screen(route)} {draw} /> }
}

/// What can be chosen for a sheet.
fn choice(sheet: &Sheet, change: &Callback<Sheet>) -> Html {
    match *sheet {
        Sheet::Puzzles(puzzles) => puzzle_choice(puzzles, change),
        Sheet::Worksheet(shown) => worksheet::choice(shown, &change.reform(Sheet::Worksheet)),
        Sheet::Board(_) | Sheet::Analysis(_) | Sheet::Tree(..) => Html::default(),
    }
}

/// The choice of puzzles: their grade, and the next twelve of it; or boards to judge instead.
fn puzzle_choice(shown: PuzzleSheet, change: &Callback<Sheet>) -> Html {
    let to_worksheet = change.reform(|_| Sheet::Worksheet(Worksheet::FIRST));
    let change = change.reform(Sheet::Puzzles);
    let grade = |grade: Grade| {
        html! {
            <button
                class="button print__grade"
                type="button"
                aria-label={text::puzzle::grade(grade)}
                title={puzzle::Grade { grade }.text()}
                aria-pressed={yes_no(grade == shown.grade)}
                onclick={change.reform(move |_| PuzzleSheet { grade, ..shown })}
            >
                { grade.number() }
            </button>
        }
    };
    html! {
        <div class="print__choice" role="group" aria-label={puzzle::grades()}>
            { for Grade::ALL.map(grade) }
            <button
                class="button"
                type="button"
                onclick={change.reform(move |_| shown.next())}
            >
                { words::next_twelve() }
            </button>
            <button class="button" type="button" onclick={to_worksheet}>
                { words::worksheet() }
            </button>
        </div>
    }
}
