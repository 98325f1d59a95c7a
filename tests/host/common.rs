//! Code shared by the tests on the host.

pub mod codes;
pub mod elements;
#[path = "../../crates/nim-game/tests/game/common.rs"]
mod game;
pub mod hostile;
pub mod keeping;
pub mod reasons;
#[path = "../../crates/nim-game/tests/game/trees.rs"]
pub mod trees;
#[path = "../../crates/nim-game/tests/game/truth.rs"]
pub mod truth;

pub use game::{calendar, is_allowed, moved, play_out, position, random_heaps, state};

use std::num::NonZeroU32;

use nim::engine::{Convention, Rules};
use nim::game::puzzle::Date;
use nim::game::teach::{Place, Progress, Session};
use nim::game::{GameAction, GameState, reduce};
use nim::route::Route;
use nim::screens::print::Worksheet;
use nim::screens::teach::{LessonView, TeachPlace, lesson_view};
use nim::screens::{analysis, review, tree};
use nim::state::{AppAction, AppState};
use nim::text::courses;
use yew::{Callback, Html};

/// The table after these actions, one after the other.
pub fn after(state: GameState, actions: impl IntoIterator<Item = GameAction>) -> GameState {
    actions.into_iter().fold(state, reduce)
}

/// Both rules, each without a limit and with every limit up to this one.
pub fn rules_up_to(most: u32) -> Vec<Rules> {
    [Rules::normal(), Rules::misere()]
        .into_iter()
        .flat_map(|rules| {
            let limits = (1..=most).map(|limit| NonZeroU32::new(limit).unwrap());
            let limited = limits.map(move |limit| rules.with_limit(limit));
            [rules].into_iter().chain(limited)
        })
        .collect()
}

/// How many stones are gone between two states.
pub fn took(before: &GameState, after: &GameState) -> u32 {
    (before.game.position().stones() - after.game.position().stones())
        .try_into()
        .unwrap()
}

/// The page after the screen that is open has read its address.
#[allow(
    clippy::match_wildcard_for_single_variants,
    reason = "a screen that reads only its path needs no line here"
)]
pub fn read_address(page: AppState) -> AppState {
    let Some(location) = &page.location else {
        return page;
    };
    let fragment = &*location.fragment;
    let error = match location.route {
        Route::Path | Route::Learn | Route::Puzzle => fragment.parse::<TeachPlace>().err(),
        Route::Review => review::read(fragment).err(),
        Route::Analyse => analysis::read(fragment).err(),
        Route::Tree => tree::read(fragment).err(),
        Route::Print => Worksheet::read(fragment).err(),
        _ => None,
    };
    match error {
        Some(error) => page.after(AppAction::Refuse(error)),
        None => page,
    }
}

/// A day of November 2026, an hour east of UTC.
pub fn day(day: u32) -> Date {
    Date::new(2026, 11, day).unwrap()
}

/// A lesson or a puzzle on a day.
pub fn lesson(place: Place, last: Convention, kept: Progress, today: Date, seed: u64) -> Session {
    Session::open(place, courses::source(place, last), last, kept, today, seed)
}

/// Its screen on 23 November 2026, on a page of this address.
pub fn lesson_screen(session: &Session, page: &str) -> Html {
    lesson_view(&LessonView {
        session,
        one_tap: false,
        page,
        act: &Callback::noop(),
        dispatch: &Callback::noop(),
    })
}

/// Every board of so many heaps of up to so many stones, in every order.
pub fn boards_of(heaps: u32, most: u32) -> impl Iterator<Item = Vec<u32>> {
    let sizes = most + 1;
    let stones = move |number, heap| number / sizes.pow(heap) % sizes;
    (0..sizes.pow(heaps)).map(move |number| (0..heaps).map(|heap| stones(number, heap)).collect())
}

/// The drawn element as text, as the browser gets it.
pub fn drawn(element: impl Into<Html>) -> String {
    let element = element.into();
    markup::<Drawn>(DrawnProps { element })
}

/// A component as text, as the browser gets it.
pub fn markup<C: yew::BaseComponent>(props: C::Properties) -> String {
    let rendering = yew::LocalServerRenderer::<C>::with_props(props);
    let rendering = rendering.hydratable(false).render();
    let mut rendering = std::pin::pin!(rendering);
    // Nothing in it suspends, so that one poll draws it.
    let mut context = std::task::Context::from_waker(std::task::Waker::noop());
    match std::future::Future::poll(rendering.as_mut(), &mut context) {
        std::task::Poll::Ready(html) => html,
        std::task::Poll::Pending => panic!("it waits for something while it is drawn"),
    }
}

#[derive(Clone, PartialEq, yew::Properties)]
struct DrawnProps {
    element: Html,
}

#[yew::component]
fn Drawn(props: &DrawnProps) -> Html {
    props.element.clone()
}
