//! The lessons: the list of them, each with its steps, and where it all comes from.

mod figures;
mod history_page;
mod lesson_view;
mod lessons_list;
mod place;
mod state;
mod task;
mod teachers;

use nim_later::chunk;
use yew::prelude::*;

use crate::catalogue::{history, lessons as words, path, study};
use crate::components::refusal;
use crate::game::{Chapter, GameAction, Switch};
use crate::hooks::{
    AppHandle, use_address, use_escape, use_focus_on_arrival, use_focus_on_step, use_pause,
    use_reminder, use_verdict_in_sight,
};
use crate::lazy::{Lazy, Part};
use crate::route::Route;
use crate::state::AppAction;
use crate::text::lesson::course;

use super::ScreenProps;

pub use self::history_page::history_page;
pub use self::lesson_view::{LessonView, lesson_view};
pub use self::lessons_list::lessons_list;
pub use self::place::{HISTORY, LIST, LessonsPlace, TEACHERS, lesson_address};
pub use self::state::{LessonState, LessonsAction, note, progress};
pub use self::teachers::Beginning;

chunk!("lessons": pub fn draw(screen: ScreenProps) -> Html {
    match screen.fragment.parse::<LessonsPlace>() {
        Err(error) => refusal(error, &screen.dispatch),
        Ok(LessonsPlace::List) => html! { <ListScreen {screen} is_history=false /> },
        Ok(LessonsPlace::History) => html! { <ListScreen {screen} is_history=true /> },
        Ok(LessonsPlace::Teachers) => {
            let heading = path::teachers();
            let draw = Callback::from(move |()| teachers::draw(screen.clone()));
            html! { <Lazy part={Part::Sheet} {draw} {heading} /> }
        }
        Ok(LessonsPlace::Lesson(chapter)) => html! { <LessonScreen {screen} {chapter} /> },
    }
});

/// The heading, which takes the focus when a screen or another step is shown.
const HEADING: &str = "lesson-heading";

/// The properties of [`ListScreen`].
#[derive(Properties, PartialEq)]
struct ListProps {
    /// The properties that every screen has.
    screen: ScreenProps,
    /// Whether it tells where it all comes from.
    is_history: bool,
}

/// The list of the lessons, or where it all comes from.
#[component]
fn ListScreen(ListProps { screen, is_history }: &ListProps) -> Html {
    let (heading, link) = if *is_history {
        (history::heading(), HISTORY)
    } else {
        (words::heading(), LIST)
    };
    use_address(
        &screen.address,
        Route::Learn,
        &study::Title { screen: heading }.text(),
        link,
    );
    use_focus_on_arrival(HEADING);
    if *is_history {
        history_page(&screen.dispatch)
    } else {
        lessons_list(&progress(&screen.page), &screen.dispatch)
    }
}

#[derive(Properties, PartialEq)]
struct LessonProps {
    /// The properties that every screen has.
    screen: ScreenProps,
    /// The chapter of its address.
    chapter: Chapter,
}

/// A lesson.
#[component]
fn LessonScreen(LessonProps { screen, chapter }: &LessonProps) -> Html {
    let page = &screen.page;
    let state = use_reducer_eq(|| LessonState::resume(*chapter, &progress(page)));
    let lesson = &state.lesson;
    let act = use_callback(state.dispatcher(), |action, state| state.dispatch(action));
    let on_board = act.reform(LessonsAction::Act);
    // The listener gets the same callback at each draw.
    let on_escape = use_callback(act.clone(), |(), act: &Callback<LessonsAction>| {
        act.emit(LessonsAction::Act(GameAction::LetGo));
    });
    let on_pause = act.reform(|()| LessonsAction::Tick);
    let board = lesson.state().filter(|_| page.screen.dialog.is_none());
    let title = study::Title {
        screen: course(*chapter).name,
    };
    let link = lesson_address(*chapter);
    use_address(&screen.address, Route::Learn, &title.text(), &link);
    use_focus_on_step(HEADING, state.place());
    use_verdict_in_sight(".lesson__verdict");
    use_pause(lesson.due(), state.acts, &on_pause);
    use_reminder(board, &on_board);
    use_escape(&on_escape);
    use_progress(page, &state);
    let one_tap = page.settings.is_on(Switch::OneTap);
    lesson_view(&LessonView {
        lesson,
        one_tap,
        act: &act,
        dispatch: &screen.dispatch,
    })
}

/// Lets the page take note of how far a lesson is.
#[hook]
fn use_progress(page: &AppHandle, state: &LessonState) {
    let place = (state.lesson.step(), state.lesson.is_finished());
    let (page, lesson) = (page.clone(), state.lesson.clone());
    use_effect_with(place, move |_| {
        if let Some(action) = note(&page, &lesson) {
            page.dispatch(AppAction::Storage(action));
        }
    });
}
