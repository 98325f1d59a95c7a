//! The results of games, the progress in lessons and puzzles, and actions on all saved data.

mod data_section;
mod games_table;
mod import_part;
mod parts;
mod state;

use std::rc::Rc;

use nim_later::chunk;
use yew::prelude::*;

use self::data_section::{MESSAGE, YES, data_section};
use self::games_table::games_table;
use self::import_part::OFFER_HEADING;
use crate::catalogue::{path, puzzle, statistics as words, study};
use crate::components::{Dispatch, Picture, on_press};
use crate::engine::Convention;
use crate::game::puzzle::{Grade, PuzzleLevel};
use crate::game::teach::{Chapter, Progress, Step};
use crate::game::{Route, Save, Statistics};
use crate::hooks::{use_focus_on_arrival, use_title};
use crate::platform::{clock, document, storage};
use crate::screens::ScreenSource;
use crate::state::{AppAction, SaveStatus};

use self::state::{
    Confirmation, DataMessage, StatisticsAction, StatisticsState, delete, replace, restore,
};

chunk!("statistics": pub fn draw(source: ScreenSource) -> Html {
    let ScreenSource { page, dispatch, .. } = source;
    html! {
        <StatisticsScreen
            save={Rc::new(page.to_save())}
            status={page.storage.status.clone()}
            {dispatch}
        />
    }
});

#[derive(Clone, Properties, PartialEq)]
pub struct Props {
    /// Everything that is saved.
    pub save: Rc<Save>,
    /// Whether the storage could be read, and may be written.
    pub status: SaveStatus,
    pub dispatch: Dispatch,
}

/// The screen's own state.
type StatisticsHandle = UseReducerHandle<StatisticsState>;

/// The heading, which takes the focus when the screen is opened.
const HEADING: &str = "statistics-heading";

/// The screen.
#[component]
fn StatisticsScreen(props: &Props) -> Html {
    let state = use_reducer_eq(|| StatisticsState {
        today: clock::today(),
        aside: storage::read(storage::ASIDE).map(Rc::from),
        ..StatisticsState::default()
    });
    let title = study::Title {
        screen: words::heading(),
    }
    .text();
    use_title(&title);
    use_focus_on_arrival(HEADING);
    use_focus_on_answer(&state);
    let progress = &props.save.progress;
    let data = Data {
        props: props.clone(),
        state: state.clone(),
    };
    html! {
        <main class="statistics">
            <h2 class="statistics__heading" id={HEADING} tabindex="-1">{ words::heading() }</h2>
            { games(&progress.games, &props.dispatch) }
            { learned(progress, &state) }
            { data_section(&data) }
        </main>
    }
}

/// Puts the focus on the result of a press: on the heading of an offer, or on the message if the pressed button is
/// gone. Scrolls to the answers of a question.
#[hook]
fn use_focus_on_answer(state: &StatisticsHandle) {
    let offer = state.offer.clone();
    use_effect_with(offer, |offer| {
        let heading = document::by_id::<web_sys::Element>(OFFER_HEADING);
        if let Some(heading) = heading.filter(|_| offer.is_some()) {
            document::focus_and_scroll(&heading);
        }
    });
    // Below the question stand its answers, which a phone's menu may cover.
    use_effect_with(state.question, |question| {
        let answers = document::find::<web_sys::Element>(YES);
        if let Some(answers) = answers.filter(|_| question.is_some()) {
            document::bring_into_sight(&answers);
        }
    });
    use_effect(|| {
        let message = document::find::<web_sys::Element>(MESSAGE);
        if let Some(message) = message.filter(|_| document::focus_is_lost()) {
            document::focus_and_scroll(&message);
        }
    });
}

/// The contents and the state of the section "Your data".
#[derive(Clone)]
struct Data {
    props: Props,
    state: StatisticsHandle,
}

/// A part of the screen with its heading.
fn section(heading: &'static str, content: Html) -> Html {
    html! {
        <section class="statistics__part" aria-label={heading}>
            <h3 class="statistics__topic">{ heading }</h3>
            { content }
        </section>
    }
}

fn games(statistics: &Statistics, dispatch: &Dispatch) -> Html {
    if statistics.games() == 0 {
        let onclick = on_press(dispatch, || AppAction::Go(Route::TABLE));
        return section(
            words::statistics(),
            none(
                &[3, 5, 7],
                words::nothing_counted(),
                html! {
                    <button type="button" class="button button--primary" {onclick}>
                        { words::play() }
                    </button>
                },
            ),
        );
    }
    section(
        words::statistics(),
        html! {
            <>
                { games_table(statistics) }
                <p class="statistics__note">{ words::counts() }</p>
                <p class="statistics__note">{ words::counts_not() }</p>
            </>
        },
    )
}

/// In place of numbers: a board, a sentence, and the way to the first number.
fn none(heaps: &[u32], sentence: &'static str, way: Html) -> Html {
    html! {
        <div class="statistics__none">
            { Picture::heaps(heaps).on_ground() }
            <p>{ sentence }</p>
            { way }
        </div>
    }
}

/// A streak, a stone for each day.
fn streak_of(now: u32, all: u32) -> Picture {
    Picture::row(now.min(all) as usize, all as usize)
}

/// A number with its label, and between them the number as stones: the style puts the number, last here, on top.
fn figure(number: String, label: impl Into<AttrValue>, stones: Option<Picture>) -> Html {
    html! {
        <div class="statistics__figure">
            <dt>{ stones.map(|stones| stones.draw()).unwrap_or_default() }{ label.into() }</dt>
            <dd>{ number }</dd>
        </div>
    }
}

/// The most days of a streak of puzzles that are shown as stones.
const WEEK: u32 = 7;

/// What was learned, with the steps of the path in the rule in which more of them are done.
fn learned(progress: &Progress, state: &StatisticsState) -> Html {
    let (grade, streak) = (progress.level.grade(), &progress.streak);
    let rules = [Convention::Misere, Convention::Normal];
    let steps = rules.map(|rule| progress.steps_done(rule));
    let (done, chapters) = (
        steps.into_iter().max().unwrap_or_default(),
        progress.chapters_done(),
    );
    if done + chapters == 0 && streak.best() == 0 && progress.level == PuzzleLevel::default() {
        let way = html! { <a class="button" href={Route::Path(None).to_string()}>{ path::heading() }</a> };
        return section(words::learning(), none(&[1, 1, 1], path::about(), way));
    }
    let days = state.today.map_or(0, |today| streak.days(today));
    let steps = words::PartOf {
        part: done.into(),
        whole: Step::ALL.len().into(),
    };
    let lessons = words::PartOf {
        part: chapters.into(),
        whole: Chapter::ALL.len().into(),
    };
    let grade_name = puzzle::Grade { grade }.text();
    let of_grade = words::PuzzleGrade { grade: &grade_name };
    let number = grade.number();
    // Grades are counted from 0, and the easiest has a stone too.
    let grades = Picture::row(number as usize + 1, Grade::ALL.len());
    section(
        words::learning(),
        html! {
            <dl class="statistics__figures">
                { figure(steps.text(), words::steps_done(), Some(Picture::row(done, Step::ALL.len()))) }
                { figure(lessons.text(), words::lessons_done(), Some(Picture::row(chapters, Chapter::ALL.len()))) }
                { figure(number.to_string(), of_grade.text(), Some(grades)) }
                { figure(days.to_string(), words::puzzle_streak(), Some(streak_of(days, WEEK))) }
                { figure(streak.best().to_string(), words::puzzle_streak_longest(), None) }
            </dl>
        },
    )
}
