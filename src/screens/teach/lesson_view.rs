//! A lesson: one sentence above the board, the board or a figure, one sentence below, and the actions.

use std::rc::Rc;

use yew::prelude::*;

use super::answers::{answers, press_once};
use super::figures::{bits_table, tree_figure, values_table};
use super::puzzles::{ShareResult, grades, today};
use super::{HEADING, whole_proof};
use crate::catalogue::{history, lessons, path as words, proof, review};
use crate::components::heap_board::{
    BoardView, Cursor, Interaction, MIDDLE, Marks, PressTargets, block_name,
};
use crate::components::icons::{BACK, BOOK, CHECK, CLOSE, FORWARD, HINT, icon};
use crate::components::{Dispatch, HeapBoard, flag, print_button, share_button, sign, take_button};
use crate::engine::{Convention, Strategy};
use crate::game::blocks::{PlacedBlock, Span, join};
use crate::game::teach::{
    Act, Answered, Chapter, Cuts, Goal, Place, Progress, Question, STEPS, Session, Support, Task,
};
use crate::game::{Game, GameAction, MatchConfig, Player, Route, Seat, Trial};
use crate::lazy::{Lazy, LazyPart};
use crate::state::AppAction;
use crate::text::{courses, play, puzzle, teach as text};

/// A lesson to draw, with its callbacks.
pub struct LessonView<'a> {
    /// The progress of the person.
    pub progress: &'a Progress,
    /// The lesson.
    pub session: &'a Session,
    /// Whether one press on a stone takes.
    pub one_tap: bool,
    /// The address of the page without its fragment, for the result that is shared.
    pub page: &'a str,
    /// Receives the actions in it.
    pub act: &'a Callback<Act>,
    /// Sends actions to the page.
    pub dispatch: &'a Dispatch,
}

/// Draws it.
pub fn lesson_view(props: &LessonView<'_>) -> Html {
    let session = props.session;
    if session.is_ended() {
        return html! {
            <main class="teaching lesson">
                { head(props) }
                { end(props) }
            </main>
        };
    }
    let text::Said {
        title,
        ask,
        answers,
    } = text::said(session);
    // Of a solved puzzle it is told how it went.
    let (task, asks) = match title {
        None => (
            puzzle::outcome(session, props.progress).unwrap_or(ask),
            None,
        ),
        Some(title) => (title, Some(ask)),
    };
    let asks = asks.iter().flat_map(|asks| asks.split('\n'));
    html! {
        <main class="teaching step" data-plain={flag(session.support() == Support::Words)}>
            { head(props) }
            <div class="step__asks">
                if session.puzzle().is_none() {
                    <p class="step__skill">{ text::name(session.place()) }{ circles(session) }</p>
                }
                <h2 class="step__task" id={HEADING} tabindex="-1">{ task }</h2>
                { for asks.map(|asks| html! { <p>{ asks.to_owned() }</p> }) }
            </div>
            { figure(props) }
            { below(props) }
            <div class="step__actions">{ actions(props, &answers) }</div>
        </main>
    }
}

/// The handler of a pressed button.
fn press(act: &Callback<Act>, action: Act) -> Callback<MouseEvent> {
    act.reform(move |_| action.clone())
}

fn button(class: &'static str, name: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! { <button {class} type="button" {onclick}>{ name }</button> }
}

const PLAIN: &str = "button";
const MAIN: &str = "button button--primary step__main";

/// The list from which a lesson is opened, and the name of the way back.
fn home(session: &Session) -> (Route, &'static str) {
    match session.place() {
        Place::Chapter(_) => (Route::Lessons, lessons::all()),
        Place::Step(_) | Place::Puzzle(_) => (Route::Path(Some(session.last())), words::leave()),
    }
}

/// The way back to the list, and how far one is: in the path a bar of its steps, in a chapter of its boards.
fn head(props: &LessonView<'_>) -> Html {
    let LessonView { session, act, .. } = props;
    if session.puzzle().is_some() {
        return puzzle_head(props);
    }
    let (home, leave) = home(session);
    let href = home.to_string();
    let bar = match session.place() {
        Place::Step(number) => {
            let is_done = |step| props.progress.is_done(Place::Step(step));
            bar(
                number,
                STEPS,
                is_done,
                words::StepOf {
                    step: number.into(),
                    all: STEPS.into(),
                }
                .text(),
            )
        }
        Place::Chapter(_) => {
            let (at, all) = session.boards();
            let reached = props.progress.reached(session.place());
            let label = lessons::Step {
                step: (at + 1).into(),
                all: all.into(),
            };
            bar(at + 1, all, |step| step <= reached, label.text())
        }
        Place::Puzzle(_) => html! { <div class="step__bar" /> },
    };
    let goes_back = matches!(session.place(), Place::Chapter(_));
    html! {
        <div class="teaching__head">
            <a class="button button--round button--plain" {href} aria-label={leave} title={leave}>
                { icon(CLOSE) }
            </a>
            if goes_back {
                <button
                    class="button button--round button--plain"
                    type="button"
                    aria-label={lessons::back()}
                    title={lessons::back()}
                    aria-disabled={flag(session.boards().0 == 0 && !session.is_ended())}
                    onclick={press(act, Act::Back)}
                >
                    { icon(BACK) }
                </button>
            }
            { bar }
            { onward(props) }
            if session.place() == Place::Chapter(Chapter::Proof) && !session.is_ended() {
                <button
                    class="button button--round"
                    type="button"
                    aria-label={proof::open()}
                    title={proof::open()}
                    onclick={press(act, Act::End)}
                >
                    { icon(BOOK) }
                </button>
            }
            { share_button("button button--round", props.dispatch) }
        </div>
    }
}

/// The ways to today’s puzzle, to paper and to a friend, the choice of a grade, and the name of the puzzle.
fn puzzle_head(
    LessonView {
        session,
        progress,
        dispatch,
        ..
    }: &LessonView<'_>,
) -> Html {
    html! {
        <div class="teaching__head step__head">
            { today(session, progress) }
            { share_button("button button--round", dispatch) }
            { grades(session, progress) }
            <p class="step__skill">{ puzzle::name(session, progress) }</p>
        </div>
    }
}

/// A part for each of `all`, of which one is here.
fn bar(here: usize, all: usize, is_done: impl Fn(usize) -> bool, label: String) -> Html {
    let parts = (1..=all).map(|step| {
        let state = if is_done(step) {
            "done"
        } else if step == here {
            "here"
        } else {
            "left"
        };
        html! { <i data-state={state} /> }
    });
    html! {
        <>
            <div class="step__bar" role="img" aria-label={label}>{ for parts }</div>
            <span class="step__count" aria-hidden="true">{ here }{ "/" }{ all }</span>
        </>
    }
}

/// The way to the next step, where this one was done before.
fn onward(props: &LessonView<'_>) -> Html {
    let session = props.session;
    let Place::Step(number) = session.place() else {
        return Html::default();
    };
    if !props.progress.is_done(session.place()) || number == STEPS {
        return Html::default();
    }
    html! {
        <a
            class="button button--round button--plain"
            href={Route::Step(number + 1, Some(session.last())).to_string()}
            aria-label={words::next_step()}
            title={words::next_step()}
        >
            { icon(FORWARD) }
        </a>
    }
}

/// How many boards of the step are right: a circle each.
fn circles(session: &Session) -> Html {
    let (right, all) = session.boards();
    let is_right = session.skill().is_none() && session.answered() == Answered::Right;
    let right = right + usize::from(is_right);
    if all < 2 || matches!(session.place(), Place::Chapter(_)) {
        return Html::default();
    }
    let circles = (0..all).map(|place| {
        html! {
            <i data-right={flag(place < right)}>
                if place < right {
                    { icon(CHECK) }
                }
            </i>
        }
    });
    let label = words::RightOf {
        right: right.into(),
        needed: all.into(),
    };
    html! {
        <span class="step__row" role="img" aria-label={label.text()}>{ for circles }</span>
    }
}

/// The board, or the figure in its place, with the rule in force.
fn figure(props: &LessonView<'_>) -> Html {
    let session = props.session;
    let (board, known) = (&session.exercise().board, session.is_answered());
    let content = match session.support() {
        Support::Words => return Html::default(),
        Support::Columns => {
            return html! { <section class="step__board">{ bits_table(board, known) }</section> };
        }
        Support::Tree => tree_figure(board, known),
        Support::Values => {
            let is_asked = matches!(session.exercise().task, Task::Number(_));
            html! { <>{ stones(props) }{ values_table(board, session.position(), known || !is_asked) }</> }
        }
        Support::None | Support::Light | Support::Blocks => stones(props),
    };
    let rules = board.rules();
    html! {
        <section class="step__board">
            <p class="step__rule">{ icon(sign(rules.convention)) }{ play::rule(rules, true) }</p>
            { content }
        </section>
    }
}

fn stones(props: &LessonView<'_>) -> Html {
    let LessonView { session, act, .. } = props;
    let mut view = BoardView::of_game(session.board());
    let mut marks = Marks::of_hint(session.board());
    if text::is_lost_puzzle(session) {
        view.hint = None;
    }
    let view = Rc::new(view);
    if marks.blocks.is_empty() {
        marks.blocks = shown_blocks(session);
    }
    marks.waiting = waiting(session);
    marks.takers = true;
    html! { <HeapBoard {view} room={MIDDLE} {marks} interaction={interaction(session, props.one_tap, act)} /> }
}

/// The blocks as they are cut or joined, or those of the board, or of the one that the choice leads to.
fn shown_blocks(session: &Session) -> Vec<PlacedBlock> {
    let position = session.position();
    let blocks = match session.exercise().task {
        Task::Cut(_) => session.cuts().blocks(),
        Task::Join => session.joined_blocks(),
        _ if session.support() == Support::Blocks => {
            return Marks::of(&BoardView::of_game(session.board()).after_choice()).blocks;
        }
        _ => return Vec::new(),
    };
    // The computer may have taken some of them.
    let is_there = |laid: &PlacedBlock| position.heaps()[laid.block.heap] > 0;
    if blocks.iter().all(is_there) {
        return blocks;
    }
    let left = blocks.into_iter().filter(is_there);
    join(left.map(|laid| (laid.block.heap, laid.span)))
}

/// The block that was pressed first of two.
fn waiting(session: &Session) -> Option<Cursor> {
    let waiting = session.pairs().waiting()?;
    let (heap, size) = (waiting.heap, waiting.size);
    let blocks = session.joined_blocks().into_iter();
    let mut blocks = blocks.filter(|laid| (laid.block.heap, laid.block.size) == (heap, size));
    let stone = blocks.next()?.span.from;
    Some(Cursor { heap, stone })
}

/// What the task lets a person do.
fn interaction(session: &Session, one_tap: bool, act: &Callback<Act>) -> Interaction {
    let task = session.exercise().task;
    match task {
        Task::Cut(_) | Task::Join if session.is_answered() => Interaction::Nothing,
        Task::Number(_) | Task::Binary(_) | Task::Read => Interaction::Nothing,
        Task::Cut(_) => {
            let cuts = session.cuts().clone();
            Interaction::Cut(PressTargets {
                name: Callback::from(move |at| cut_name(&cuts, at)),
                on_press: act.reform(|at: Cursor| Act::Cut(at.heap, at.stone)),
            })
        }
        Task::Join => {
            let blocks = Rc::new(session.joined_blocks());
            let names = blocks.clone();
            let act = act.clone();
            Interaction::Join(PressTargets {
                name: Callback::from(move |at: Cursor| {
                    let starts = |laid: &&PlacedBlock| {
                        (laid.block.heap, laid.span.from) == (at.heap, at.stone)
                    };
                    names.iter().find(starts).map(|laid| block_name(laid.block))
                }),
                on_press: Callback::from(move |at: Cursor| {
                    let holds = |laid: &&PlacedBlock| {
                        let Span { from, to } = laid.span;
                        laid.block.heap == at.heap && (from..to).contains(&at.stone)
                    };
                    if let Some(laid) = blocks.iter().find(holds) {
                        act.emit(Act::Block(at.heap, laid.block.size));
                    }
                }),
            })
        }
        _ => Interaction::Take {
            // Single stones are tried with one press each.
            one_tap: one_tap || task == Task::Choose(Question::TakesLast),
            on_action: act.reform(Act::Board),
        },
    }
}

/// The effect of a press on a stone, as the name of its button; none where nothing can be cut.
fn cut_name(cuts: &Cuts, Cursor { heap, stone }: Cursor) -> Option<String> {
    if !cuts.is_open(heap) {
        return None;
    }
    let (here, under) = (
        cuts.block_with(heap, stone)?,
        cuts.block_with(heap, stone.checked_sub(1)?)?,
    );
    if cuts.is_cut(heap, stone) {
        let [below, above] = [under, here].map(|span| (span.to - span.from).into());
        return Some(words::JoinHere { below, above, heap }.text());
    }
    let (below, above) = ((stone - here.from).into(), (here.to - stone).into());
    Some(words::CutHere { below, above, heap }.text())
}

/// The sentence below the board: help, or the answer to what was done; and the result of a day’s puzzle, to be read
/// before it is shared.
fn below(props: &LessonView<'_>) -> Html {
    let LessonView {
        session,
        progress,
        page,
        ..
    } = props;
    let reply = text::reply(session);
    let state = reply.as_ref().map(|reply| match reply.right {
        Some(true) => "right",
        Some(false) => "wrong",
        None => "told",
    });
    let sign = match state {
        Some("right") => icon(CHECK),
        Some("wrong") => icon(CLOSE),
        _ => Html::default(),
    };
    let said = reply.map_or_else(|| text::below(session), |reply| reply.text);
    html! {
        <div class="step__below" role="status">
            <p class="step__reply" data-state={state}>
                { sign }
                if state == Some("wrong") {
                    <span class="visually-hidden">{ words::wrong() }{ " " }</span>
                }
                <span>{ said }</span>
                if let Some(outcome) = puzzle::outcome(session, progress) {
                    <span class="visually-hidden">{ " " }{ outcome }</span>
                }
            </p>
            if let Some(text) = puzzle::share_text(session, progress, page) {
                <p class="step__shared">{ text }</p>
            }
        </div>
    }
}

/// The actions; the main one is the last.
fn actions(props: &LessonView<'_>, said: &[String]) -> Html {
    let LessonView { session, act, .. } = props;
    let plain = |name, action| button(PLAIN, name, press(act, action));
    let main = |name, action| button(MAIN, name, press_once(act, action));
    let answers = answers(session, said, act);
    if session.is_answered() {
        return html! { <>{ answers }{ onward_actions(props) }</> };
    }
    if session.has_slipped() {
        return html! {
            <>
                { plain(words::play_on(), Act::PlayOn) }
                { main(words::take_back(), Act::TakeBack) }
            </>
        };
    }
    let shows = session.can_show();
    let show = shows.then(|| button(PLAIN, words::show(), press_once(act, Act::Show)));
    // A board that was answered before can be skipped, and a puzzle whose answer cannot be shown.
    let skip = session.can_go_on(props.progress) && !(shows && session.puzzle().is_some());
    let skip = skip.then(|| plain(words::next(), Act::Next));
    let help = session.can_help();
    let help = help.then(|| {
        html! {
            <button
                class="button step__help"
                type="button"
                aria-label={words::help()}
                title={words::help()}
                onclick={press_once(act, Act::Help)}
            >
                { icon(HINT) }
            </button>
        }
    });
    let wrong = matches!(session.answered(), Answered::Wrong(_));
    let main = match session.exercise().task {
        Task::Cut(_) | Task::Binary(_) => main(words::check(), Act::Check),
        Task::Move(_) | Task::Game(_) if wrong => main(words::again(), Act::Again),
        Task::Move(goal) => html! {
            <>
                if goal == Goal::WinOrNone {
                    { button(PLAIN, words::no_move(), press_once(act, Act::NoMove)) }
                }
                { take(session, act) }
            </>
        },
        Task::Game(_) => take(session, act),
        Task::Choose(_) | Task::Number(_) | Task::Join | Task::Read => Html::default(),
    };
    html! {
        <>
            { answers }
            { show.unwrap_or_default() }
            { skip.unwrap_or_default() }
            { help.unwrap_or_default() }
            { main }
        </>
    }
}

fn take(session: &Session, act: &Callback<Act>) -> Html {
    take_button(
        session.board().choice,
        press(act, Act::Board(GameAction::Take)),
    )
}

/// The ways on from a board that is done.
fn onward_actions(props: &LessonView<'_>) -> Html {
    let LessonView {
        session,
        act,
        dispatch,
        ..
    } = props;
    let main = |name, action| button(MAIN, name, press_once(act, action));
    if session.is_to_repeat() {
        return main(words::now_you(), Act::Again);
    }
    let (at, all) = session.boards();
    match session.place() {
        Place::Chapter(_) if at + 1 == all => main(lessons::finish(), Act::Next),
        Place::Step(_) if session.is_finished() && props.progress.is_finished() => {
            main(lessons::finish(), Act::Next)
        }
        Place::Step(number) if session.is_finished() => {
            let last = session.last();
            // After the last one those that were left out.
            let next = props.progress.next_step().unwrap_or(STEPS);
            let next = if number < STEPS { number + 1 } else { next };
            html! {
                <>
                    { button(PLAIN, words::try_real(), play_real(dispatch, number, last)) }
                    { link(MAIN, words::next_step(), Route::Step(next, Some(last)).to_string()) }
                </>
            }
        }
        Place::Puzzle(_) => {
            let shared = puzzle::share_text(session, props.progress, props.page);
            let analysis = Route::analysis(session.exercise().board.clone()).to_string();
            html! {
                <>
                    { link(PLAIN, review::analyse(), analysis) }
                    if session.answered() == Answered::Shown {
                        { button(PLAIN, words::again(), press_once(act, Act::Again)) }
                    }
                    if let Some(text) = shared {
                        <ShareResult {text} />
                    }
                    { main(words::next(), Act::Next) }
                </>
            }
        }
        _ => main(words::next(), Act::Next),
    }
}

fn link(class: &'static str, name: &'static str, href: String) -> Html {
    // The second press of a double press on the action before does not lead away.
    let onclick = Callback::from(|event: MouseEvent| {
        if event.detail() > 1 {
            event.prevent_default();
        }
    });
    html! { <a {class} {href} {onclick}>{ name }</a> }
}

/// Begins a game on a board of a step against the computer. The reader starts, and can win.
fn play_real(dispatch: &Dispatch, step: usize, last: Convention) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: MouseEvent| {
        let table = MatchConfig {
            board: courses::real_board(step, last),
            players: [Player::Person(None), Player::Computer(Strategy::Perfect)],
            first: Seat::One,
            hints: true,
        };
        if event.detail() < 2 {
            let trial = Some(Trial::Step(step));
            dispatch.emit(AppAction::Start(Game::new(table).into(), trial));
        }
    })
}

/// The end of a lesson: what to remember, and the next steps.
fn end(props: &LessonView<'_>) -> Html {
    let content = match props.session.place() {
        Place::Chapter(chapter) => chapter_end(props, chapter),
        Place::Step(_) | Place::Puzzle(_) => path_end(props),
    };
    html! {
        <div class="lesson__end">
            if is_done(props) {
                <span class="lesson__sign" aria-hidden="true">{ icon(CHECK) }</span>
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
                <p><b>{ lessons::remember() }</b>{ " " }{ courses::about(chapter).moral }</p>
            } else {
                { heading(proof::heading()) }
            }
            { link(MAIN, name, href.to_string()) }
            { button(PLAIN, lessons::restart(), press(act, Act::Restart)) }
            if chapter == Chapter::Proof {
                <Lazy part={LazyPart::Print} draw={Callback::from(|()| printed_proof())} />
            }
        </>
    }
}

/// The proof below its button, which prints all of it.
fn printed_proof() -> Html {
    html! { <>{ print_button() }{ whole_proof::draw(()) }</> }
}

/// The rule in one sentence, and a game against Perfect.
fn path_end(props: &LessonView<'_>) -> Html {
    let LessonView {
        session, dispatch, ..
    } = props;
    let last = session.last();
    html! {
        <>
            { heading(words::all_done()) }
            <p>{ words::Strategy { last }.text() }</p>
            { button(MAIN, words::beat_perfect(), play_real(dispatch, STEPS, last)) }
            { link(PLAIN, words::leave(), home(session).0.to_string()) }
        </>
    }
}
