//! A lesson: one sentence above the board, the board or a figure, one sentence below, and the actions.

use std::rc::Rc;

use yew::prelude::*;

use super::answers::answers;
use super::buttons::{MAIN, PLAIN, button, link, press, press_unless_double, small_button};
use super::figures::{bits_table, values_of};
use super::lesson_end::{end, play_real};
use super::lesson_head::{circles, head};
use super::puzzles::{ShareResult, next, tries};
use super::tree_figure::tree_figure;
use super::{HEADING, LessonView};
use crate::catalogue::{lessons, page, path as words, play as play_words, review};
use crate::components::heap_board::{
    BoardView, Cursor, Interaction, Marks, PressTargets, block_name,
};
use crate::components::icons::{CHECK, CLOSE, HINT, RESTART, icon};
use crate::components::{HeapBoard, flag, sign, take_button};
use crate::game::blocks::{PlacedBlock, Span, pair_up, placed_blocks};
use crate::game::teach::{
    Answered, Cuts, Goal, LessonAction, Place, Question, Session, Step, Support, Task, TaskState,
};
use crate::game::tree::TreeView;
use crate::game::{GameAction, Route};
use crate::platform::address;
use crate::text::{play, puzzle, teach as text};

/// Draws a lesson.
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
    let text::Prompt {
        title,
        ask,
        answers: texts,
    } = text::prompt(session);
    // A solved puzzle has its result in place of its task.
    let (heading, text) = match title {
        None => (
            puzzle::outcome(session, props.progress).unwrap_or(ask),
            None,
        ),
        Some(title) => (title, Some(ask)),
    };
    let paragraphs = text.iter().flat_map(|text| text.split('\n'));
    html! {
        <main class="teaching step" data-plain={flag(session.support() == Support::Words)}>
            { head(props) }
            <div class="step__asks">
                if session.puzzle().is_none() {
                    <p class="step__skill">{ text::name(session.place()) }{ circles(session) }</p>
                }
                <h2 class="step__task" id={HEADING} tabindex="-1">{ heading }</h2>
                // In a fragment of its own, so that Yew keeps the heading.
                <>{ for paragraphs.map(|paragraph| html! { <p>{ paragraph.to_owned() }</p> }) }</>
            </div>
            { figure(props) }
            { below(props) }
            <div class="step__actions">{ answers(session, &texts, props.act) }{ actions(props) }</div>
        </main>
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
        Support::Tree => tree_figure(board, TreeView::default(), known),
        Support::CutTree(order) => {
            let cutoffs = known;
            let view = TreeView {
                cutoffs,
                order,
                ..TreeView::default()
            };
            tree_figure(board, view, known)
        }
        Support::Values => {
            let is_asked = matches!(session.exercise().task, Task::Number(_));
            html! { <>{ stones(props) }{ values_of(board, session.position(), known || !is_asked) }</> }
        }
        Support::None | Support::MarkedMove | Support::Blocks => stones(props),
    };
    let rules = board.rules();
    html! {
        <section class="step__board">
            <p class="step__rule">{ tries(session, props.progress) }{ icon(sign(rules.convention)) }{ play::rule(rules, true) }</p>
            { content }
        </section>
    }
}

fn stones(props: &LessonView<'_>) -> Html {
    let LessonView { session, act, .. } = props;
    let mut view = BoardView::of_game(session.board());
    let mut marks = Marks::of_hint(session.board());
    if text::has_no_winning_move(session) {
        view.hint = None;
    }
    // Once a task is answered, the board plays by itself. A game is played by the reader up to its end.
    if session.playable_board().is_none() && !matches!(session.work(), TaskState::Game(_)) {
        view.is_open = false;
        view.lifts = [true; 2];
    }
    let view = Rc::new(view);
    if marks.blocks.is_empty() {
        marks.blocks = shown_blocks(session);
    }
    marks.waiting = waiting(session);
    marks.takers = true;
    let on_lanes = act.reform(|_| LessonAction::Help);
    html! { <HeapBoard {view} {marks} interaction={interaction(session, props.one_tap, act)} {on_lanes} /> }
}

/// In a task of cutting or joining the blocks as they are now. Else, where blocks help, those of the board after the chosen
/// move.
fn shown_blocks(session: &Session) -> Vec<PlacedBlock> {
    let position = session.position();
    let Some(blocks) = session.work().blocks(position) else {
        return if session.support() == Support::Blocks {
            placed_blocks(&BoardView::of_game(session.board()).after_choice())
        } else {
            Vec::new()
        };
    };
    // The computer may have taken some of them.
    let is_there = |placed: &PlacedBlock| position.heaps()[placed.block.heap] > 0;
    if blocks.iter().all(is_there) {
        return blocks;
    }
    let left = blocks.into_iter().filter(is_there);
    pair_up(left.map(|placed| (placed.block.heap, placed.span)))
}

/// The block that was pressed first of two.
fn waiting(session: &Session) -> Option<Cursor> {
    let TaskState::Join(pairs) = session.work() else {
        return None;
    };
    let waiting = pairs.waiting()?;
    let (heap, size) = (waiting.heap, waiting.size);
    let blocks = pairs.on(session.position()).into_iter();
    let mut blocks = blocks.filter(|placed| (placed.block.heap, placed.block.size) == (heap, size));
    let stone = blocks.next()?.span.from;
    Some(Cursor { heap, stone })
}

/// What the task lets a person do.
fn interaction(session: &Session, one_tap: bool, act: &Callback<LessonAction>) -> Interaction {
    match session.work() {
        TaskState::Cut(_) | TaskState::Join(_) if session.is_answered() => Interaction::Nothing,
        TaskState::Number(_) | TaskState::Binary(_) | TaskState::Read => Interaction::Nothing,
        TaskState::Cut(cuts) => {
            let cuts = cuts.clone();
            Interaction::Cut(PressTargets {
                name: Callback::from(move |at| cut_name(&cuts, at)),
                on_press: act.reform(|at: Cursor| LessonAction::Cut(at.heap, at.stone)),
            })
        }
        TaskState::Join(pairs) => {
            let blocks = Rc::new(pairs.on(session.position()));
            let names = blocks.clone();
            let act = act.clone();
            Interaction::Join(PressTargets {
                name: Callback::from(move |at: Cursor| {
                    let starts = |placed: &&PlacedBlock| {
                        (placed.block.heap, placed.span.from) == (at.heap, at.stone)
                    };
                    names
                        .iter()
                        .find(starts)
                        .map(|placed| block_name(placed.block))
                }),
                on_press: Callback::from(move |at: Cursor| {
                    let holds = |placed: &&PlacedBlock| {
                        let Span { from, to } = placed.span;
                        placed.block.heap == at.heap && (from..to).contains(&at.stone)
                    };
                    if let Some(placed) = blocks.iter().find(holds) {
                        act.emit(LessonAction::Block(at.heap, placed.block.size));
                    }
                }),
            })
        }
        TaskState::Choose | TaskState::Move(_) | TaskState::Game(_) => Interaction::Take {
            // In this question each turn takes one stone.
            one_tap: one_tap || session.exercise().task == Task::Choose(Question::TakesLast),
            on_action: act.reform(LessonAction::Board),
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
        report,
        ..
    } = *props;
    let reply = text::feedback(session);
    let state = reply.as_ref().map(|reply| match reply.right {
        Some(true) => "right",
        Some(false) => "wrong",
        None => "neutral",
    });
    let sign = match state {
        Some("right") => icon(CHECK),
        Some("wrong") => icon(CLOSE),
        _ => Html::default(),
    };
    let sentence = match reply {
        Some(reply) => reply.text,
        None => report.map_or_else(|| text::below(session), str::to_owned),
    };
    html! {
        <div class="step__below" role="status">
            <p class="step__reply" data-state={state}>
                { sign }
                if state == Some("wrong") {
                    <span class="visually-hidden">{ words::wrong() }{ " " }</span>
                }
                // The reply to the same wrong answer is read out again.
                <span key={session.board().notices}>{ sentence }</span>
                if let Some(outcome) = puzzle::outcome(session, progress) {
                    <span class="visually-hidden">{ " " }{ outcome }</span>
                }
            </p>
            if let Some(text) = puzzle::share_text(session, progress, &address::page()) {
                <p class="step__shared">{ text }</p>
            }
        </div>
    }
}

/// The actions; the main one is the last.
fn actions(props: &LessonView<'_>) -> Html {
    let LessonView { session, act, .. } = props;
    let plain_button = |name, action| button(PLAIN, name, press(act, action));
    let main_button = |name, action| button(MAIN, name, press_unless_double(act, action));
    if session.is_answered() {
        return onward_actions(props);
    }
    if session.gave_away() {
        return html! {
            <>
                { plain_button(words::play_on(), LessonAction::PlayOn) }
                { main_button(words::take_back(), LessonAction::TakeBack) }
            </>
        };
    }
    let wrong = matches!(session.answered(), Answered::Wrong(_));
    let is_puzzle = session.puzzle().is_some();
    // In a puzzle it stands beside “Try again” alone: after that, the buttons and the board are where they were before.
    let offers_show = session.can_show() && (wrong || !is_puzzle);
    let show = offers_show.then(|| {
        button(
            PLAIN,
            words::show(),
            press_unless_double(act, LessonAction::Show),
        )
    });
    // A puzzle that offers its answer cannot be skipped.
    let can_skip = session.can_go_on(props.progress) && !(session.can_show() && is_puzzle);
    let skip = can_skip.then(|| {
        if is_puzzle {
            next(PLAIN, session, props.progress)
        } else {
            plain_button(words::next(), LessonAction::Next)
        }
    });
    let help = session.can_help().then(|| {
        let onclick = press_unless_double(act, LessonAction::Help);
        let name = if is_puzzle {
            play_words::hint()
        } else {
            words::help()
        };
        small_button(name, HINT, onclick)
    });
    let main = match session.exercise().task {
        Task::Cut(_) | Task::Binary(_) => main_button(words::check(), LessonAction::Check),
        Task::Move(_) | Task::Game(_) if wrong => {
            main_button(page::try_again(), LessonAction::Again)
        }
        Task::Move(goal) => html! {
            <>
                if goal == Goal::WinOrNone {
                    { button(PLAIN, words::no_move(), press_unless_double(act, LessonAction::NoMove)) }
                }
                { take(session, act) }
            </>
        },
        Task::Game(_) => take(session, act),
        Task::Choose(_) | Task::Number(_) | Task::Join | Task::Read => Html::default(),
    };
    html! {
        <>
            { show.unwrap_or_default() }
            { skip.unwrap_or_default() }
            { help.unwrap_or_default() }
            { main }
        </>
    }
}

fn take(session: &Session, act: &Callback<LessonAction>) -> Html {
    take_button(
        session.board().choice,
        press(act, LessonAction::Board(GameAction::Take)),
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
    let main = |name, action| button(MAIN, name, press_unless_double(act, action));
    if session.is_to_repeat() {
        return main(words::now_you(), LessonAction::Again);
    }
    let is_last = session.board_index() + 1 == session.board_count();
    match session.place() {
        Place::Chapter(_) if is_last => main(lessons::finish(), LessonAction::Next),
        Place::Step(convention, _)
            if session.is_finished() && props.progress.is_finished(convention) =>
        {
            main(lessons::finish(), LessonAction::Next)
        }
        Place::Step(convention, step) if session.is_finished() => {
            // After the last step, the first one that was left out.
            let left = || props.progress.next_step(convention);
            let next = step.next().or_else(left).unwrap_or(Step::OnYourOwn);
            html! {
                <>
                    { small_button(lessons::restart(), RESTART, press_unless_double(act, LessonAction::Restart)) }
                    { button(PLAIN, words::try_real(), play_real(dispatch, step, convention)) }
                    { link(MAIN, words::next_step(), Route::Step(next, Some(convention)).to_string()) }
                </>
            }
        }
        Place::Puzzle(_) => {
            let shared = puzzle::share_text(session, props.progress, &address::page());
            let analysis = Route::analysis(session.exercise().board).to_string();
            html! {
                <>
                    { link(PLAIN, review::analyse(), analysis) }
                    if session.answered() == Answered::Shown {
                        { button(PLAIN, page::try_again(), press_unless_double(act, LessonAction::Again)) }
                    }
                    if let Some(text) = shared {
                        <ShareResult {text} />
                    }
                    { next(MAIN, session, props.progress) }
                </>
            }
        }
        _ => main(words::next(), LessonAction::Next),
    }
}
