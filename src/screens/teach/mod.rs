//! Lessons: the steps of the path, the chapters of “Go deeper”, and the puzzles; and why a board is won or lost.

mod answers;
mod buttons;
mod figures;
mod lesson_end;
mod lesson_head;
mod lesson_view;
mod puzzles;
mod tree_figure;
mod whole_proof;
mod why_screen;

use std::rc::Rc;

use nim_later::chunk;
use rand::SeedableRng;
use rand::rngs::SmallRng;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::catalogue::{puzzle, study};

use self::lesson_view::lesson_view;
use self::whole_proof::whole_proof;
use self::why_screen::WhyScreen;
use crate::components::Dispatch;
use crate::engine::{Strategy, ai_compute_move};
use crate::game::puzzle::{Address, Date};
use crate::game::teach::{
    Answered, Chapter, Learned, LessonAction, Place, Progress, Session, Task,
};
use crate::game::{Edit, Game, GameAction, Route, Switch};
use crate::hooks::{
    use_escape, use_focus_on_step, use_is_hidden, use_pause, use_reminder, use_title,
    use_verdict_in_sight,
};
use crate::platform::{clock, document, focus, random};
use crate::screens::ScreenSource;
use crate::state::{AppAction, AppState};
use crate::text::{courses, search, teach as text};

chunk!("teach": pub fn draw(source: ScreenSource) -> Html {
    let ScreenSource { page, dispatch, .. } = source.clone();
    let usual = page.current_game.game.config().board.rules().convention;
    match (&page.route, page.route.place(usual)) {
        (Route::Why(board), _) => {
            let (board, progress) = (**board, page.progress.clone());
            html! { <WhyScreen {board} {progress} {dispatch} /> }
        }
        (_, Some(place)) => html! { <LessonScreen {source} {place} /> },
        (_, None) => Html::default(),
    }
});

/// The heading, which takes the focus when a screen or another board is shown.
const HEADING: &str = "lesson-heading";

fn title(screen: &str) -> String {
    study::Title { screen }.text()
}

#[derive(Properties, PartialEq)]
struct LessonProps {
    source: ScreenSource,
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
    /// Receives the actions in it.
    pub act: &'a Callback<LessonAction>,
    pub dispatch: &'a Dispatch,
}

/// A step, a chapter or a puzzle.
#[component]
fn LessonScreen(LessonProps { source, place }: &LessonProps) -> Html {
    let ScreenSource { page, dispatch, .. } = source;
    let lesson = use_state_eq(|| open(*place, page));
    use_opened(lesson.as_deref(), source);
    let session = lesson.as_deref();
    let number = session.map_or(0, |session| session.board().number);
    let captured = (lesson.clone(), number, source.clone());
    let act = use_callback(captured, |action, (lesson, number, source)| {
        // The handles read the newest state. An action may come late, when another board is open.
        let open = (**lesson).clone();
        let Some(mut session) = open.filter(|session| session.board().number == *number) else {
            return;
        };
        let learned = Rc::make_mut(&mut session).apply(action, &source.page.progress);
        lesson.set(Some(session));
        for learned in learned {
            source.dispatch.emit(AppAction::Learn(learned));
        }
    });
    let on_escape = use_callback(act.clone(), |(), act: &Callback<LessonAction>| {
        act.emit(LessonAction::Board(GameAction::ClearChoice));
    });
    let on_pause = act.reform(|()| LessonAction::Tick);
    use_title(&title(&text::title(session.map_or(*place, Session::place))));
    // The end of a lesson counts as one more board.
    let board_number = number + u32::from(session.is_some_and(Session::is_ended));
    use_focus_on_step(HEADING, usize::try_from(board_number).unwrap_or_default());
    let answered = session.map_or(Answered::No, Session::answered);
    use_focus_on_main_action(number, answered, session.is_some_and(Session::is_helped));
    use_verdict_in_sight(".step__reply[data-state]");
    // Nobody sees a move behind a dialog, or in another tab.
    let is_obscured = page.transient.dialog.is_some();
    let waits = use_is_hidden() || is_obscured;
    let due = session.and_then(Session::due).filter(|_| !waits);
    let ply = session.map(|session| session.board().game.ply());
    use_pause(due, (number, answered, ply), &on_pause);
    let board = session
        .and_then(Session::playable_board)
        .filter(|_| !is_obscured);
    use_reminder(board, &act.reform(LessonAction::Board));
    use_escape(&on_escape);
    // A search for each of its moves takes a while, so it is made once.
    let tells = session.is_some_and(|session| {
        session.place() == Place::Chapter(Chapter::Cutoffs) && session.exercise().task == Task::Read
    });
    let report = use_memo((tells, page.current_game.clone()), |(tells, table)| {
        tells.then(|| search::report(&searches(&table.game)))
    });
    let Some(session) = session else {
        return html! {
            <main class="teaching">
                <h2 id={HEADING} tabindex="-1">{ study::puzzles() }</h2>
                <p>{ puzzle::wrong_clock() }</p>
            </main>
        };
    };
    lesson_view(&LessonView {
        progress: &page.progress,
        session,
        one_tap: page.settings.is_on(Switch::OneTap),
        report: (*report).as_deref(),
        act: &act,
        dispatch,
    })
}

/// Opens the lesson of the route; `None` for the puzzle of a day while the clock is wrong. Then any day serves a lesson.
fn open(place: Place, page: &AppState) -> Option<Rc<Session>> {
    let is_of_day = matches!(place, Place::Puzzle(Address::Today | Address::Daily(_)));
    let any_day = || Date::new(2020, 1, 1).filter(|_| !is_of_day);
    let today = clock::today().or_else(any_day)?;
    let hints = match page.route {
        // The setting is about games and puzzles, which have the same hints.
        Route::Puzzle { hints, .. } => hints && page.settings.is_on(Switch::Hints),
        _ => true,
    };
    let source = courses::source(place);
    let mut session = Session::open(place, source, &page.progress, today, random::seed());
    session.hints = hints;
    Some(session.into())
}

/// How many boards minimax looked at before each of its moves in this game.
fn searches(game: &Game) -> Vec<usize> {
    let mut rng = SmallRng::seed_from_u64(0);
    let mut board = game.config().board;
    let mut visited = Vec::new();
    for (ply, &made) in game.moves().iter().enumerate() {
        if game.config().strategy(game.mover(ply)) == Some(Strategy::Minimax) {
            let answer = ai_compute_move(Strategy::Minimax, &board, &mut rng);
            let search = answer.and_then(|answer| answer.search);
            visited.extend(search.map(|search| search.visited));
        }
        let Ok(after) = board.play(made) else {
            unreachable!("the moves of a game are legal");
        };
        board = after;
    }
    visited
}

/// Puts the address of the puzzle that was found into the route, and notes the grade that was asked for.
#[hook]
fn use_opened(session: Option<&Session>, source: &ScreenSource) {
    let (found, source) = (session.map(Session::place), source.clone());
    use_effect_with((), move |()| {
        let ScreenSource {
            page,
            dispatch,
            edit,
        } = source;
        if let (&Route::Puzzle { address, .. }, Some(Place::Puzzle(found))) = (&page.route, found) {
            if let Address::Grade(grade) = address {
                dispatch.emit(AppAction::Learn(Learned::Grade(grade)));
            }
            edit.emit(Edit::Puzzle(found));
        }
    });
}

/// Brings the focus to the main action after an answer on the board of this number, if it is on the board, on the
/// heading, on a right answer or nowhere. The element that had it may be gone. After the answer is taken back, or help has come in place of its
/// button, the focus goes to the board, also from a disabled button in the place of the pressed one.
#[hook]
fn use_focus_on_main_action(number: u32, answered: Answered, is_helped: bool) {
    let last_number = use_mut_ref(|| None);
    let changes = (number, answered, is_helped);
    use_effect_with(changes, move |&(number, answered, _)| {
        // A board that opens keeps the focus on its heading, also if it was answered in another visit.
        if last_number.replace(Some(number)) != Some(number) {
            return;
        }
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
