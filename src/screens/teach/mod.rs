//! Lessons: the steps of the path, the chapters of “Go deeper”, and the puzzles; and why a board is won or lost.

mod answers;
mod buttons;
mod figures;
mod lesson_end;
mod lesson_head;
mod lesson_view;
mod puzzles;
mod state;
mod tree_figure;
mod whole_proof;
mod why_screen;

use std::rc::Rc;

use nim_later::chunk;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::catalogue::{puzzle, study};

use self::lesson_view::lesson_view;
use self::state::{LessonStart, TeachAction, TeachState};
use self::whole_proof::whole_proof;
use self::why_screen::WhyScreen;
use crate::components::Dispatch;
use crate::engine::Convention;
use crate::game::puzzle::{Address, Date};
use crate::game::teach::{Answered, Chapter, LessonAction, Place, Progress, Session, Task};
use crate::game::{GameAction, GameState, Route, Switch};
use crate::hooks::{
    use_escape, use_focus_on_step, use_is_hidden, use_pause, use_reminder, use_title,
    use_verdict_in_sight,
};
use crate::platform::{address, clock, document, focus, random};
use crate::screens::ScreenSource;
use crate::state::AppAction;
use crate::text::{search, teach as text};

chunk!("teach": pub fn draw(source: ScreenSource) -> Html {
    let ScreenSource { page, dispatch, edit } = source;
    let props = Props {
        route: page.route.clone(),
        table: page.current_game.clone(),
        progress: page.progress.clone(),
        hints: page.settings.is_on(Switch::Hints),
        one_tap: page.settings.is_on(Switch::OneTap),
        is_obscured: page.screen.dialog.is_some(),
        dispatch,
        edit,
    };
    match props.route {
        Route::Why(board) => {
            let Props { progress, dispatch, .. } = props;
            html! { <WhyScreen board={*board} {progress} {dispatch} /> }
        }
        _ => match props.route.place(props.usual()) {
            Some(place) => html! { <LessonScreen {props} {place} /> },
            None => Html::default(),
        },
    }
});

/// The properties of a lesson.
#[derive(Clone, Properties, PartialEq)]
struct Props {
    /// Which one is open.
    route: Route,
    /// The game on the table. Its rule holds where the route has none.
    table: Rc<GameState>,
    progress: Progress,
    /// Whether the settings leave hints on, in games and in puzzles.
    hints: bool,
    /// Whether a press on a stone takes it at once.
    one_tap: bool,
    /// Whether a dialog is open in front.
    is_obscured: bool,
    dispatch: Dispatch,
    edit: Callback<Route>,
}

impl Props {
    /// The rule that holds where the route has none.
    fn usual(&self) -> Convention {
        self.table.game.config().board.rules().convention
    }
}

/// The heading, which takes the focus when a screen or another board is shown.
const HEADING: &str = "lesson-heading";

fn title(screen: &str) -> String {
    study::Title { screen }.text()
}

#[derive(Properties, PartialEq)]
struct LessonProps {
    props: Props,
    /// The lesson of the route.
    place: Place,
}

/// A lesson to draw, with its callbacks.
pub struct LessonView<'a> {
    pub progress: &'a Progress,
    /// The lesson.
    pub session: &'a Session,
    /// Whether one press on a stone takes.
    pub one_tap: bool,
    /// What minimax did in the game on the table, where the lesson tells it.
    pub report: Option<&'a str>,
    /// The address of the page without its fragment, for the result that is shared.
    pub page: &'a str,
    /// Receives the actions in it.
    pub act: &'a Callback<LessonAction>,
    pub dispatch: &'a Dispatch,
}

/// A step, a chapter or a puzzle.
#[component]
fn LessonScreen(LessonProps { props, place }: &LessonProps) -> Html {
    let wanted = *place;
    let state = use_reducer_eq(TeachState::default);
    let number = state.number();
    let captured = (
        state.clone(),
        number,
        props.progress.clone(),
        props.dispatch.clone(),
    );
    let act = use_callback(captured, |action, (state, number, progress, dispatch)| {
        let action = TeachAction::Lesson(*number, action, progress.clone());
        dispatch_lesson(state, action, dispatch);
    });
    let on_escape = use_callback(act.clone(), |(), act: &Callback<LessonAction>| {
        act.emit(LessonAction::Board(GameAction::ClearChoice));
    });
    let on_pause = act.reform(|()| LessonAction::Tick);
    let session = state.session.as_deref();
    let place = session.map_or(wanted, Session::place);
    use_title(&title(&text::title(place)));
    use_puzzle_address(props, place);
    // The end of a lesson counts as one more board.
    let board_number = number + u32::from(session.is_some_and(Session::is_ended));
    use_focus_on_step(HEADING, usize::try_from(board_number).unwrap_or_default());
    let answered = session.map_or(Answered::No, Session::answered);
    use_focus_on_main_action(answered, session.is_some_and(Session::is_helped));
    use_verdict_in_sight(".step__reply[data-state]");
    // Nobody sees a move behind a dialog, or in another tab.
    let waits = use_is_hidden() || props.is_obscured;
    use_pause(
        session.and_then(Session::due).filter(|_| !waits),
        state.pause_restarts,
        &on_pause,
    );
    let board = session.and_then(Session::state);
    let board = board.filter(|_| !props.is_obscured);
    use_reminder(board, &act.reform(LessonAction::Board));
    use_escape(&on_escape);
    let begin = {
        let (state, dispatch) = (state.clone(), props.dispatch.clone());
        Callback::from(move |given| dispatch_lesson(&state, TeachAction::Begin(given), &dispatch))
    };
    use_browser_facts(props, wanted, begin);
    // A search for each of its moves takes a while, so it is made once.
    let tells = session.is_some_and(|session| {
        session.place() == Place::Chapter(Chapter::Cutoffs) && session.exercise().task == Task::Read
    });
    let report = use_memo((tells, props.table.clone()), |(tells, table)| {
        tells.then(|| search::of_game(&table.game))
    });
    let Some(session) = session else {
        let is_clock_wrong = is_of_day(wanted) && clock::today().is_none();
        return html! {
            <main class="teaching">
                if is_clock_wrong {
                    <h2 id={HEADING} tabindex="-1">{ study::puzzles() }</h2>
                    <p>{ puzzle::wrong_clock() }</p>
                }
            </main>
        };
    };
    lesson_view(&LessonView {
        progress: &props.progress,
        session,
        one_tap: props.one_tap,
        report: (*report).as_deref(),
        page: &state.page,
        act: &act,
        dispatch: &props.dispatch,
    })
}

/// Keeps the route at the puzzle that is open.
#[hook]
fn use_puzzle_address(props: &Props, place: Place) {
    let edit = props.edit.clone();
    use_effect_with((place, props.route.clone()), move |(place, route)| {
        if let (
            &Place::Puzzle(address),
            &Route::Puzzle {
                address: shown,
                hints,
            },
        ) = (place, route)
            && address != shown
        {
            edit.emit(Route::Puzzle { address, hints });
        }
    });
}

const fn is_of_day(place: Place) -> bool {
    matches!(place, Place::Puzzle(Address::Today | Address::Daily(_)))
}

/// Gives the screen the data that only the browser knows, once.
#[hook]
fn use_browser_facts(props: &Props, place: Place, begin: Callback<LessonStart>) {
    let (route, progress) = (props.route.clone(), props.progress.clone());
    let is_on = props.hints;
    use_effect_with((), move |()| {
        // With a wrong clock any day serves a lesson, and none a puzzle of a day.
        let any_day = || Date::new(2020, 1, 1).filter(|_| !is_of_day(place));
        let Some(today) = clock::today().or_else(any_day) else {
            return;
        };
        let hints = match route {
            // The setting is about games and puzzles, which have the same hints.
            Route::Puzzle { hints, .. } => hints && is_on,
            _ => true,
        };
        let (seed, page) = (random::seed(), address::page());
        begin.emit(LessonStart {
            place,
            today,
            seed,
            progress,
            hints,
            page,
        });
    });
}

/// Applies an action to the lesson, and sends its results to the page at once, so that both are drawn together.
fn dispatch_lesson(state: &UseReducerHandle<TeachState>, action: TeachAction, dispatch: &Dispatch) {
    state.dispatch(action);
    // The handle reads the state after the action.
    for &learned in &state.learned {
        dispatch.emit(AppAction::Learn(learned));
    }
}

/// Brings the focus to the main action after an answer, if it is on the board, on the heading, on a right answer or
/// nowhere. The element that had it may be gone. After the answer is taken back, or help has come in place of its
/// button, the focus goes to the board, also from a disabled button in the place of the pressed one.
#[hook]
fn use_focus_on_main_action(answered: Answered, is_helped: bool) {
    use_effect_with((answered, is_helped), |&(answered, _)| {
        let is_lost = document::focus_is_lost();
        if answered == Answered::No {
            if is_lost || document::focus_is_in(".step__actions [aria-disabled]") {
                focus::focus_board();
            }
            return;
        }
        let action = document::find::<HtmlElement>(".step__main");
        if action.is_none() && is_lost {
            focus::focus_board();
        }
        // After a wrong answer the next one is given in the same place.
        let leaves = match answered {
            Answered::Wrong(_) => ".step__board *, main h2",
            _ => ".step__board *, main h2, .lesson__answers *, .lesson__field *",
        };
        if let Some(action) = action.filter(|_| is_lost || document::focus_is_in(leaves)) {
            document::focus(&action);
        }
    });
}
