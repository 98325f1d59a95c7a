//! The path: its steps as a list, each step, and the practice of each skill.

mod home;
mod place;
mod state;
mod step_view;

use nim_later::chunk;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::catalogue::{path as words, study};
use crate::components::refusal;
use crate::engine::Convention;
use crate::game::path::{Answered, Open, PathProgress, Session};
use crate::game::puzzle::Date;
use crate::game::{GameAction, Switch};
use crate::hooks::{
    AppHandle, use_address, use_escape, use_focus_on_arrival, use_focus_on_step, use_pause,
    use_verdict_in_sight,
};
use crate::platform::{clock, document, places, random};
use crate::route::Route;
use crate::state::AppAction;
use crate::text::path as text;

use super::ScreenProps;

pub use self::home::{HomeView, home_view};
pub use self::place::{PATH, PathPlace};
pub use self::state::{Given, PathAction, PathState, kept, note};
pub use self::step_view::{StepView, step_view};

chunk!("path": pub fn draw(screen: ScreenProps) -> Html {
    match screen.fragment.parse::<PathPlace>() {
        Err(error) => refusal(error, &screen.dispatch),
        Ok(PathPlace { open, last: told }) => {
            let last = told.unwrap_or_else(|| screen.page.table.game.table().board.rules().convention);
            match open {
                None => html! { <HomeScreen {screen} {last} {told} /> },
                Some(open) => html! { <StepScreen {screen} {open} {last} /> },
            }
        }
    }
});

/// The heading, which takes the focus when a screen or another board is shown.
const HEADING: &str = "path-heading";

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
    let place = PathPlace {
        open: None,
        last: *chosen,
    };
    use_address(
        &screen.address,
        Route::Path,
        &study::Title {
            screen: words::heading(),
        }
        .text(),
        &place.address(),
    );
    use_focus_on_arrival(HEADING);
    let setter = chosen.setter();
    home_view(&HomeView {
        progress: kept(&screen.page),
        today: today(),
        last,
        on_rule: Callback::from(move |last| setter.set(Some(last))),
        dispatch: &screen.dispatch,
    })
}

#[derive(Properties, PartialEq)]
struct StepProps {
    /// The properties that every screen has.
    screen: ScreenProps,
    /// The step or the skill of its address.
    open: Open,
    /// The rule for the last stone.
    last: Convention,
}

/// A step or a practice.
#[component]
fn StepScreen(StepProps { screen, open, last }: &StepProps) -> Html {
    let (page, open, last) = (&screen.page, *open, *last);
    let state = use_reducer_eq(PathState::default);
    let act = use_callback(state.dispatcher(), |action, state| state.dispatch(action));
    // The listener gets the same callback at each draw.
    let on_escape = use_callback(act.clone(), |(), act: &Callback<PathAction>| {
        act.emit(PathAction::Act(GameAction::LetGo));
    });
    let on_pause = act.reform(|()| PathAction::Tick);
    let session = state.session.as_deref();
    let place = PathPlace {
        open: Some(open),
        last: Some(last),
    };
    use_address(&screen.address, Route::Path, &title(open), &place.address());
    let laid = session.map_or(0, Session::laid);
    use_focus_on_step(HEADING, usize::try_from(laid).unwrap_or_default());
    use_focus_on_way_on(session.map_or(Answered::No, Session::answered));
    use_verdict_in_sight(".path__reply");
    use_pause(session.and_then(Session::due), state.acts, &on_pause);
    use_escape(&on_escape);
    use_browser_facts(page, open, last, &act);
    use_kept(page, session.map(|session| *session.kept()));
    let Some(session) = session else {
        return html! { <main class="teaching" /> };
    };
    step_view(&StepView {
        session,
        one_tap: page.settings.is_on(Switch::OneTap),
        act: &act,
        dispatch: &screen.dispatch,
    })
}

fn title(open: Open) -> String {
    let screen = match open {
        Open::Step(number) => words::StepTitle {
            step: number.into(),
            name: text::step_name(number),
        }
        .text(),
        Open::Practice(skill) => text::skill_name(skill).to_owned(),
    };
    study::Title { screen: &screen }.text()
}

/// The day here, where the browser knows it.
fn today() -> Option<Date> {
    let [year, month, day] = clock::date();
    Date::new(year, month, day).ok()
}

/// Gives the screen the data that only the browser knows, once.
#[hook]
fn use_browser_facts(page: &AppHandle, open: Open, last: Convention, act: &Callback<PathAction>) {
    let (page, act) = (page.clone(), act.clone());
    use_effect_with((open, last), move |&(open, last)| {
        if let Some(today) = today() {
            let (seed, kept) = (random::seed(), kept(&page));
            act.emit(PathAction::Begin(Given {
                open,
                last,
                today,
                seed,
                kept,
            }));
        }
    });
}

/// Passes the progress on to the page.
#[hook]
fn use_kept(page: &AppHandle, now: Option<PathProgress>) {
    let page = page.clone();
    use_effect_with(now, move |now| {
        if let Some(action) = now.and_then(|now| note(&page, &now)) {
            page.dispatch(AppAction::Storage(action));
        }
    });
}

/// Brings the focus to the main action after an answer, if it is on the board, on the heading or nowhere. The
/// element that had it may be gone. After the answer is taken back, the focus goes to the board, also from
/// a button with nothing to do that has taken the place of the pressed one.
#[hook]
fn use_focus_on_way_on(answered: Answered) {
    use_effect_with(answered, |&answered| {
        let is_lost = document::focus_is_lost();
        if answered == Answered::No {
            if is_lost || document::focus_is_in(".step__actions [aria-disabled]") {
                places::focus_board();
            }
            return;
        }
        let way = document::find::<HtmlElement>(".step__main");
        if let Some(way) =
            way.filter(|_| is_lost || document::focus_is_in(".step__board *, main h2"))
        {
            document::focus(&way);
        }
    });
}
