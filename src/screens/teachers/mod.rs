//! The page for teachers: the aims and the plan of a lesson, the steps of the path with their questions and answers,
//! three levels, a link for pupils, an exit ticket, and sheets to print.

mod lesson;
mod pupils;

use nim_later::chunk;
use yew::prelude::*;

pub use self::pupils::Beginning;

use crate::catalogue::{lessons, path, share as sharing, study, teachers as words};
use crate::components::{Dispatch, LIST_HEADING, PrintButton, list_heading};
use crate::game::Route;
use crate::hooks::{use_focus_on_arrival, use_title};
use crate::platform::address;

chunk!("classroom", 2: pub fn draw(dispatch: Dispatch) -> Html {
    html! { <TeachersScreen {dispatch} /> }
});

#[derive(Properties, PartialEq)]
struct Props {
    dispatch: Dispatch,
}

/// The page with the state of its form.
#[component]
fn TeachersScreen(Props { dispatch }: &Props) -> Html {
    let title = study::Title {
        screen: path::teachers(),
    };
    use_title(&title.text());
    use_focus_on_arrival(LIST_HEADING);
    let page = use_memo((), |()| address::page());
    let notice = use_state_eq(|| "");
    let set_notice = notice.setter();
    let on_copied = Callback::from(move |copied| {
        set_notice.set(if copied {
            sharing::copied()
        } else {
            sharing::refused()
        });
    });
    let begins = use_state_eq(Beginning::default);
    let (set_begins, set_notice) = (begins.setter(), notice.setter());
    let on_change = Callback::from(move |changed| {
        set_begins.set(changed);
        // The notice was about the link before this change.
        set_notice.set("");
    });
    teachers_view(&TeachersView {
        begins: &begins,
        page: &page,
        notice: *notice,
        on_change: &on_change,
        on_copied: &on_copied,
        dispatch,
    })
}

/// The page to draw, with its callbacks.
pub struct TeachersView<'a> {
    /// The table with which a pupil begins.
    pub begins: &'a Beginning,
    /// The address of the page without its fragment.
    pub page: &'a str,
    /// The message about copying the link; empty before that.
    pub notice: &'static str,
    /// Receives the changed table.
    pub on_change: &'a Callback<Beginning>,
    /// Receives whether the link was copied.
    pub on_copied: &'a Callback<bool>,
    pub dispatch: &'a Dispatch,
}

/// Draws the page. This is a function instead of a component, so that tests can read the drawing.
pub fn teachers_view(props: &TeachersView<'_>) -> Html {
    let page = props.page;
    html! {
        <main class="teaching lessons teachers">
            { list_heading(path::teachers(), props.dispatch) }
            <a class="lessons__all" href={Route::Lessons.to_string()}>{ lessons::all() }</a>
            <p class="lessons__about">{ words::about() }</p>
            <div class="buttons">
                <PrintButton class="button" />
            </div>
            <h3>{ words::aims() }</h3>
            { lesson::aims() }
            <h3>{ words::plan() }</h3>
            { lesson::plan(page) }
            <h3>{ words::steps() }</h3>
            { lesson::steps(page) }
            <h3>{ words::levels() }</h3>
            <p>{ words::about_boards() }</p>
            { lesson::levels(page) }
            <h3>{ words::pupils() }</h3>
            <p>{ words::about_pupils() }</p>
            { pupils::form(props) }
            <p aria-live="polite">{ props.notice }</p>
            <h3>{ words::ticket() }</h3>
            <p>{ words::about_ticket() }</p>
            { lesson::questions() }
            <h3>{ words::sheets() }</h3>
            { lesson::sheets(page) }
        </main>
    }
}

/// A link. Paper shows its whole address.
fn link(page: &str, to: String, name: &str) -> Html {
    let whole = [page, &to].concat();
    html! { <a class="teachers__way" href={to} data-whole={whole}>{ name }</a> }
}

/// A question with its answer, which is folded on the screen and open on paper.
fn question_with_answer(question: &str, answer: &str) -> Html {
    html! {
        <>
            <p>{ question }</p>
            <details class="teachers__fold"><summary>{ words::answer() }</summary></details>
            <p class="teachers__answer">{ answer }</p>
        </>
    }
}
