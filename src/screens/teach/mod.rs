//! Learning: the path and its steps, the chapters of “Go deeper”, and the puzzles.

mod answers;
mod figures;
mod history_page;
mod home;
mod lesson_view;
mod lessons_list;
mod pictures;
mod places;
mod puzzles;
mod state;
mod teachers;
mod whole_proof;

use nim_later::chunk;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::catalogue::{history, lessons as chapters, path as words, study};
use crate::components::refusal;
use crate::engine::Convention;
use crate::game::puzzle::Date;
use crate::game::teach::{Act, Answered, Place, Progress, Session};
use crate::game::{GameAction, Switch, read_hints};
use crate::hooks::{
    AppHandle, use_address, use_escape, use_focus_on_arrival, use_focus_on_step, use_pause,
    use_reminder, use_verdict_in_sight,
};
use crate::lazy::{Lazy, Part};
use crate::platform::{address, clock, document, places as focus, random};
use crate::route::Route;
use crate::state::AppAction;
use crate::text::teach as text;

use super::ScreenProps;

pub use self::history_page::history_page;
pub use self::home::{HomeView, home_view};
pub use self::lesson_view::{LessonView, lesson_view};
pub use self::lessons_list::lessons_list;
pub use self::places::{HISTORY, LIST, PATH, TEACHERS, TeachPlace, lesson_address, without_hints};
pub use self::state::{Given, TeachAction, TeachState, kept, note};
pub use self::teachers::{level_name, ticket};
pub use self::whole_proof::whole_proof;

chunk!("teach": pub fn draw(screen: ScreenProps) -> Html {
    let usual = screen.page.table.game.table().board.rules().convention;
    match screen.fragment.parse::<TeachPlace>() {
        Err(error) => refusal(error, &screen.dispatch),
        Ok(TeachPlace::Path(told)) => {
            html! { <HomeScreen {screen} last={told.unwrap_or(usual)} {told} /> }
        }
        Ok(TeachPlace::Chapters) => html! { <ListScreen {screen} is_history=false /> },
        Ok(TeachPlace::History) => html! { <ListScreen {screen} is_history=true /> },
        Ok(TeachPlace::Teachers) => {
            let heading = words::teachers();
            let draw = Callback::from(move |()| teachers::draw(screen.clone()));
            html! { <Lazy part={Part::Sheet} {draw} {heading} /> }
        }
        Ok(TeachPlace::Lesson(place, told)) => {
            // The setting is about games and puzzles, which have the same hints.
            let is_on = screen.page.settings.is_on(Switch::Hints);
            let is_puzzle = matches!(place, Place::Puzzle(_));
            let hints = !is_puzzle || is_on && read_hints(&screen.fragment).unwrap_or(true);
            html! { <LessonScreen {screen} {place} last={told.unwrap_or(usual)} {hints} /> }
        }
    }
});

/// The heading, which takes the focus when a screen or another board is shown.
const HEADING: &str = "lesson-heading";

fn title(screen: &str) -> String {
    study::Title { screen }.text()
}

#[derive(Properties, PartialEq)]
struct HomeProps {
    /// The properties that every screen has.
    screen: ScreenProps,
    /// The rule for the last stone.
    last: Convention,
    /// The same if the address names it.
    told: Option<Convention>,
}

/// The list of the steps.
#[component]
fn HomeScreen(HomeProps { screen, last, told }: &HomeProps) -> Html {
    let chosen = use_state_eq(|| *told);
    let last = chosen.unwrap_or(*last);
    let link = TeachPlace::Path(*chosen).address();
    use_address(
        &screen.address,
        Route::Path,
        &title(words::heading()),
        &link,
    );
    use_focus_on_arrival(HEADING);
    let setter = chosen.setter();
    home_view(&HomeView {
        progress: kept(&screen.page),
        last,
        on_rule: Callback::from(move |last| setter.set(Some(last))),
        dispatch: &screen.dispatch,
    })
}

#[derive(Properties, PartialEq)]
struct ListProps {
    /// The properties that every screen has.
    screen: ScreenProps,
    /// Whether it tells where it all comes from.
    is_history: bool,
}

/// The list of the chapters, or where it all comes from.
#[component]
fn ListScreen(ListProps { screen, is_history }: &ListProps) -> Html {
    let (heading, link) = if *is_history {
        (history::heading(), HISTORY)
    } else {
        (chapters::heading(), LIST)
    };
    use_address(&screen.address, Route::Learn, &title(heading), link);
    use_focus_on_arrival(HEADING);
    if *is_history {
        history_page(&screen.dispatch)
    } else {
        lessons_list(&kept(&screen.page), &screen.dispatch)
    }
}

#[derive(Properties, PartialEq)]
struct LessonProps {
    /// The properties that every screen has.
    screen: ScreenProps,
    /// The lesson of its address.
    place: Place,
    /// The rule for the last stone.
    last: Convention,
    /// Whether a puzzle has hints.
    hints: bool,
}

/// A step, a chapter or a puzzle.
#[component]
fn LessonScreen(
    LessonProps {
        screen,
        place,
        last,
        hints,
    }: &LessonProps,
) -> Html {
    let (page, asked, last, hints) = (&screen.page, *place, *last, *hints);
    let state = use_reducer_eq(TeachState::default);
    let act = use_callback(state.dispatcher(), |act, state| {
        state.dispatch(TeachAction::Act(act));
    });
    // The listener gets the same callback at each draw.
    let on_escape = use_callback(act.clone(), |(), act: &Callback<Act>| {
        act.emit(Act::Board(GameAction::LetGo));
    });
    let on_pause = act.reform(|()| Act::Tick);
    let session = state.session.as_deref();
    // One puzzle follows the other, each with its address.
    let place = session.map_or(asked, Session::place);
    let route = match place {
        Place::Chapter(_) => Route::Learn,
        Place::Step(_) => Route::Path,
        Place::Puzzle(_) => Route::Puzzle,
    };
    let link = lesson_address(place, last);
    let is_told = !read_hints(&screen.fragment).unwrap_or(true);
    let link = if is_told { without_hints(&link) } else { link };
    use_address(&screen.address, route, &title(&text::title(place)), &link);
    let laid = session.map_or(0, |session| session.laid() + u32::from(session.is_ended()));
    use_focus_on_step(HEADING, usize::try_from(laid).unwrap_or_default());
    let answered = session.map_or(Answered::No, Session::answered);
    use_focus_on_way_on(answered, session.is_some_and(Session::is_helped));
    use_verdict_in_sight(".step__reply");
    use_pause(session.and_then(Session::due), state.acts, &on_pause);
    let board = session.and_then(Session::state);
    let board = board.filter(|_| page.screen.dialog.is_none());
    use_reminder(board, &act.reform(Act::Board));
    use_escape(&on_escape);
    let begin = use_callback(state.dispatcher(), |given, state| {
        state.dispatch(TeachAction::Begin(given));
    });
    use_browser_facts(page, (asked, last, hints), &begin);
    use_kept(page, session.map(|session| session.kept().clone()));
    let Some(session) = session else {
        return html! { <main class="teaching" /> };
    };
    lesson_view(&LessonView {
        session,
        one_tap: page.settings.is_on(Switch::OneTap),
        page: &state.page,
        act: &act,
        dispatch: &screen.dispatch,
    })
}

/// The day here, where the browser knows it.
fn today() -> Option<Date> {
    let [year, month, day] = clock::date();
    Date::new(year, month, day).ok()
}

/// Gives the screen the data that only the browser knows, once.
#[hook]
fn use_browser_facts(page: &AppHandle, asked: (Place, Convention, bool), begin: &Callback<Given>) {
    let (page, begin) = (page.clone(), begin.clone());
    use_effect_with(asked, move |&(place, last, hints)| {
        if let Some(date) = today() {
            let today = date;
            let (seed, kept, page) = (random::seed(), kept(&page), address::page());
            begin.emit(Given {
                place,
                last,
                today,
                seed,
                kept,
                hints,
                page,
            });
        }
    });
}

/// Passes the progress on to the page.
#[hook]
fn use_kept(page: &AppHandle, now: Option<Progress>) {
    let page = page.clone();
    use_effect_with(now, move |now| {
        if let Some(action) = now.as_ref().and_then(|now| note(&page, now)) {
            page.dispatch(AppAction::Storage(action));
        }
    });
}

/// Brings the focus to the main action after an answer, if it is on the board, on the heading or nowhere. The
/// element that had it may be gone. After the answer is taken back, or help has come in place of its button, the
/// focus goes to the board, also from a button with nothing to do that has taken the place of the pressed one.
#[hook]
fn use_focus_on_way_on(answered: Answered, is_helped: bool) {
    use_effect_with((answered, is_helped), |&(answered, _)| {
        let is_lost = document::focus_is_lost();
        if answered == Answered::No {
            if is_lost || document::focus_is_in(".step__actions [aria-disabled]") {
                focus::focus_board();
            }
            return;
        }
        let way = document::find::<HtmlElement>(".step__main");
        if way.is_none() && is_lost {
            focus::focus_board();
        }
        if let Some(way) =
            way.filter(|_| is_lost || document::focus_is_in(".step__board *, main h2"))
        {
            document::focus(&way);
        }
    });
}
