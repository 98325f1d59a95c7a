//! The lessons: the list of them, each with its steps, and where it all comes from.

mod figures;
mod lesson_view;
mod lessons_list;
mod place;
mod state;
mod task;

use std::rc::Rc;

use nim_later::chunk;
use yew::prelude::*;

use crate::game::{Action, Lesson, Switch};
use crate::hooks::{
    AppHandle, use_address, use_escape, use_focus_on_arrival, use_focus_on_step, use_pause,
    use_refusal, use_reminder, use_verdict_in_sight,
};
use crate::lazy::Chunk;
use crate::route::Route;
use crate::storage::send;
use crate::text::{lesson as words, study};

use super::{ScreenProps, teaching};

pub use self::lesson_view::{LessonView, ViewProps};
pub use self::lessons_list::{history_page, lessons_list};
pub use self::place::{HISTORY, LIST, LessonsPlace, lesson_address};
pub use self::state::{LessonState, LessonsAction, note, progress};

/// The chunk with these screens.
pub static CHUNK: Chunk = Chunk::new("lessons");

chunk!("lessons": pub fn draw(props: ScreenProps) -> Html {
    html! { <LessonsScreen ..props /> }
});

/// The heading, which takes the focus when a screen or another step is shown.
const HEADING: &str = "lesson-heading";

/// What its address asks for.
#[component]
pub fn LessonsScreen(props: &ScreenProps) -> Html {
    let place = use_memo(props.fragment.clone(), |fragment| {
        fragment.parse::<LessonsPlace>()
    });
    use_refusal((*place).as_ref().err(), &props.dispatch);
    let content = match &*place {
        Err(_) => return Html::default(),
        Ok(LessonsPlace::List) => html! { <ListScreen ..props.clone() /> },
        Ok(LessonsPlace::History) => html! { <HistoryScreen ..props.clone() /> },
        Ok(LessonsPlace::Lesson(lesson)) => {
            let lesson = Rc::new(Lesson::clone(lesson));
            html! { <LessonScreen screen={props.clone()} {lesson} /> }
        }
    };
    teaching(Route::Learn, &props.dispatch, content)
}

/// The list.
#[component]
fn ListScreen(props: &ScreenProps) -> Html {
    use_address(
        &props.address,
        Route::Learn,
        &study::named(words::HEADING),
        LIST,
    );
    use_focus_on_arrival(HEADING);
    lessons_list(&progress(&props.page))
}

/// Where it all comes from.
#[component]
fn HistoryScreen(props: &ScreenProps) -> Html {
    let title = study::named(words::HISTORY_HEADING);
    use_address(&props.address, Route::Learn, &title, HISTORY);
    use_focus_on_arrival(HEADING);
    history_page()
}

/// What a [`LessonScreen`] is given.
#[derive(Properties, PartialEq)]
struct LessonProps {
    /// What each screen is given.
    screen: ScreenProps,
    /// The lesson that its address asks for, at its first step.
    lesson: Rc<Lesson>,
}

/// A lesson.
#[component]
fn LessonScreen(LessonProps { screen, lesson }: &LessonProps) -> Html {
    let page = &screen.page;
    let state = use_reducer_eq(|| LessonState::resume(lesson, &progress(page)));
    let lesson = &state.lesson;
    let act = use_callback(state.dispatcher(), |action, state| state.dispatch(action));
    let on_board = use_callback(act.clone(), |action, act: &Callback<LessonsAction>| {
        act.emit(LessonsAction::Act(action));
    });
    let on_escape = use_callback(on_board.clone(), |(), on_board: &Callback<Action>| {
        on_board.emit(Action::LetGo);
    });
    let on_pause = act.reform(|()| LessonsAction::Tick);
    let board = lesson.state().filter(|_| page.screen.sheet.is_none());
    let link = lesson_address(lesson.number());
    use_address(&screen.address, Route::Learn, &words::title(lesson), &link);
    use_focus_on_step(HEADING, state.place());
    use_verdict_in_sight(".lesson__verdict");
    use_pause(lesson.due(), state.acts, &on_pause);
    use_reminder(board, &on_board);
    use_escape(&on_escape);
    use_progress(page, &state);
    let one_tap = page.settings.is_on(Switch::OneTap);
    html! { <LessonView lesson={lesson.clone()} {one_tap} {act} /> }
}

/// Lets the page take note of how far a lesson is.
#[hook]
fn use_progress(page: &AppHandle, state: &LessonState) {
    let place = (state.lesson.step(), state.lesson.is_finished());
    let (page, lesson) = (page.clone(), state.lesson.clone());
    use_effect_with(place, move |_| {
        if let Some(action) = note(&page, &lesson) {
            send(page.dispatcher(), action);
        }
    });
}
