//! The puzzles: find a move that wins, or say that there is none.

mod puzzle_view;
mod state;

use nim_later::chunk;
use yew::prelude::*;

use crate::catalogue::study;
use crate::components::refusal;
use crate::game::puzzle::{Address, Date, Kept, Today};
use crate::game::{GameAction, Switch};
use crate::hooks::{
    AppHandle, use_address, use_escape, use_focus_on_step, use_pause, use_reminder,
    use_verdict_in_sight,
};
use crate::platform::{address, clock, random, share};
use crate::route::Route;
use crate::state::AppAction;
use crate::text::puzzle as words;

use super::ScreenProps;

pub use self::puzzle_view::{PuzzleView, puzzle_view};
pub use self::state::{Given, PuzzlesAction, PuzzlesState, kept, note, read};

chunk!("puzzles": pub fn draw(screen: ScreenProps) -> Html {
    match read(&screen.fragment) {
        Ok(asked) => html! { <PuzzlesScreen {screen} {asked} /> },
        Err(error) => refusal(error, &screen.dispatch),
    }
});

/// The heading, which takes the focus when the screen is opened.
const HEADING: &str = "lesson-heading";

/// The properties of [`PuzzlesScreen`].
#[derive(Properties, PartialEq)]
struct PuzzleProps {
    /// The properties that every screen has.
    screen: ScreenProps,
    /// The puzzle of its address.
    asked: Address,
}

/// One puzzle after the other.
#[component]
fn PuzzlesScreen(PuzzleProps { screen, asked }: &PuzzleProps) -> Html {
    let page = &screen.page;
    let state = use_reducer_eq(|| PuzzlesState::new(*asked));
    let act = use_callback(state.dispatcher(), |action, state| state.dispatch(action));
    let on_board = act.reform(PuzzlesAction::Act);
    // The listener gets the same callback at each draw.
    let on_escape = use_callback(act.clone(), |(), act: &Callback<PuzzlesAction>| {
        act.emit(PuzzlesAction::Act(GameAction::LetGo));
    });
    let on_pause = act.reform(|()| PuzzlesAction::Tick);
    let puzzles = state.puzzles.as_ref();
    let title = puzzles.map_or_else(
        || {
            study::Title {
                screen: study::puzzles(),
            }
            .text()
        },
        |puzzles| {
            study::Title {
                screen: &words::heading(puzzles),
            }
            .text()
        },
    );
    let board = puzzles.filter(|_| page.screen.dialog.is_none());
    use_address(&screen.address, Route::Puzzle, &title, &state.link());
    use_focus_on_step(HEADING, usize::from(puzzles.is_some()));
    use_verdict_in_sight(".puzzle__verdict");
    use_pause(state.due(), state.acts, &on_pause);
    use_reminder(board.map(|puzzles| puzzles.state()), &on_board);
    use_escape(&on_escape);
    use_browser_facts(page, &act);
    use_kept(page, puzzles.map(|puzzles| puzzles.kept()));
    let Some(puzzles) = puzzles else {
        return html! { <main class="teaching" /> };
    };
    puzzle_view(&PuzzleView {
        puzzles,
        depth: page.depth(),
        one_tap: page.settings.is_on(Switch::OneTap),
        page: &state.page,
        copied: state.copied,
        act: &act,
        dispatch: &screen.dispatch,
        on_daily: on_daily(&act),
        on_share: on_share(&state, &act),
    })
}

/// The day here, where the browser knows it.
fn today() -> Option<Today> {
    let [year, month, day] = clock::date();
    let date = Date::new(year, month, day).ok()?;
    let zone = clock::zone();
    Some(Today { date, zone })
}

/// Gives the screen the data that only the browser knows, once.
#[hook]
fn use_browser_facts(page: &AppHandle, act: &Callback<PuzzlesAction>) {
    let (page, act) = (page.clone(), act.clone());
    use_effect_with((), move |()| {
        if let Some(today) = today() {
            act.emit(PuzzlesAction::Begin(Given {
                today,
                seed: random::seed(),
                page: address::page(),
                kept: kept(&page),
            }));
        }
    });
}

/// Passes the data to save on to the page.
#[hook]
fn use_kept(page: &AppHandle, now: Option<&Kept>) {
    let page = page.clone();
    use_effect_with(now.cloned(), move |now| {
        if let Some(action) = now.as_ref().and_then(|now| note(&page, now)) {
            page.dispatch(AppAction::Storage(action));
        }
    });
}

/// Goes to the puzzle of today; another day may have begun since the screen was opened.
fn on_daily(act: &Callback<PuzzlesAction>) -> Callback<MouseEvent> {
    let act = act.clone();
    Callback::from(move |_| {
        if let Some(today) = today() {
            act.emit(PuzzlesAction::Daily(today));
        }
    })
}

/// Shares the result.
fn on_share(state: &PuzzlesState, act: &Callback<PuzzlesAction>) -> Callback<MouseEvent> {
    let (puzzles, page, act) = (state.puzzles.clone(), state.page.clone(), act.clone());
    Callback::from(move |_| {
        let text = puzzles
            .as_ref()
            .and_then(|puzzles| words::share_text(puzzles, &page));
        if let Some(text) = text {
            let act = act.clone();
            share::share(&text, move || act.emit(PuzzlesAction::Copied));
        }
    })
}
