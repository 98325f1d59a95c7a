//! The end of a lesson: what to remember, and the next steps.

use std::rc::Rc;

use yew::prelude::*;

use super::buttons::{MAIN, PLAIN, button, link, press};
use super::lesson_head::home;
use super::{HEADING, LessonView, whole_proof};
use crate::catalogue::{history, lessons, path as words, proof};
use crate::components::heap_board::{BoardView, Interaction};
use crate::components::icons::{CHECK, icon};
use crate::components::{Dispatch, HeapBoard, PrintButton, shower};
use crate::engine::{Convention, Strategy};
use crate::game::lanes::{LaneStep, Lanes};
use crate::game::teach::{Chapter, LessonAction, Place, Step, board};
use crate::game::{Game, MatchConfig, Player, Route, Seat, TryOut};
use crate::lazy::{Lazy, LazyPart};
use crate::state::AppAction;
use crate::text::courses;

/// The end of a lesson: what to remember, and the next steps.
pub fn end(props: &LessonView<'_>) -> Html {
    let content = match props.session.place() {
        Place::Chapter(chapter) => chapter_end(props, chapter),
        Place::Step(..) | Place::Puzzle(_) => path_end(props),
    };
    html! {
        <div class="lesson__end">
            if is_done(props) {
                <span class="lesson__sign" aria-hidden="true">
                    if !matches!(props.session.place(), Place::Chapter(_)) {
                        { shower() }
                    }
                    { icon(CHECK) }
                </span>
            }
            { content }
        </div>
    }
}

/// Whether the lesson is done. The proof may be read before that.
fn is_done(props: &LessonView<'_>) -> bool {
    let place = props.session.place();
    matches!(place, Place::Puzzle(_)) || props.progress.is_done(place)
}

fn heading(name: &'static str) -> Html {
    html! { <h2 class="step__task" id={HEADING} tabindex="-1">{ name }</h2> }
}

fn chapter_end(props: &LessonView<'_>, chapter: Chapter) -> Html {
    let act = props.act;
    let (href, name) = match chapter.next() {
        Some(next) => (Route::Chapter(next), lessons::next_lesson()),
        None => (Route::History, history::heading()),
    };
    html! {
        <>
            if is_done(props) {
                { heading(lessons::finished()) }
                <p>{ courses::about(chapter).moral }</p>
            } else {
                { heading(proof::heading()) }
            }
            { link(MAIN, name, href.to_string()) }
            { button(PLAIN, lessons::restart(), press(act, LessonAction::Restart)) }
            if chapter == Chapter::Proof {
                <Lazy part={LazyPart::Classroom} draw={Callback::from(|()| printed_proof())} />
            }
        </>
    }
}

/// The proof below its button, which prints all of it.
fn printed_proof() -> Html {
    html! { <><PrintButton />{ whole_proof::draw(()) }</> }
}

/// The rule in one sentence, and a game against Perfect.
fn path_end(props: &LessonView<'_>) -> Html {
    let LessonView {
        session, dispatch, ..
    } = props;
    let convention = session.exercise().board.rules().convention;
    html! {
        <>
            { heading(words::all_done()) }
            <p>{ words::Strategy { last: convention }.text() }</p>
            { rule_picture(convention) }
            { button(MAIN, words::beat_perfect(), play_real(dispatch, Step::OnYourOwn, convention)) }
            { link(PLAIN, words::leave(), home(session).0.to_string()) }
        </>
    }
}

/// The rule in one picture: a board on which each lane is even.
fn rule_picture(convention: Convention) -> Html {
    let board = board(&[3, 5, 6], convention);
    let mut view = BoardView::of(board);
    view.is_open = false;
    view.lanes = Lanes::of(&board, LaneStep::Lanes).map(Rc::new);
    html! {
        <section class="step__board lesson__rule">
            <HeapBoard view={Rc::new(view)} interaction={Interaction::Nothing} />
        </section>
    }
}

/// Begins a game on a board of a step against the computer. The reader starts, and can win.
pub fn play_real(dispatch: &Dispatch, step: Step, convention: Convention) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: MouseEvent| {
        let table = MatchConfig {
            board: step.real_board(convention),
            players: [Player::Person(None), Player::Computer(Strategy::Perfect)],
            first: Seat::One,
            hints: true,
            is_challenge: false,
        };
        if event.detail() < 2 {
            let try_out = Some(TryOut::Step(step));
            dispatch.emit(AppAction::Start(Game::new(table).into(), try_out));
        }
    })
}
