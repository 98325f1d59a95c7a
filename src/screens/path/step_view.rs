//! A step: one sentence above the board, the board, one sentence below, and the actions.

use yew::prelude::*;

use super::{HEADING, PathAction, PathPlace};
use crate::catalogue::path as words;
use crate::components::heap_board::{Can, Cursor, Marks, Parts, block_name};
use crate::components::icons::{CHECK, CLOSE, FORWARD, HINT, icon};
use crate::components::{Dispatch, HeapBoard, flag, share_button, sign, take_button};
use crate::engine::{Position, Strategy};
use crate::game::blocks::{LaidBlock, Span, join};
use crate::game::path::{Answered, Cuts, Open, STEPS, Session, Support, Task, real_board};
use crate::game::{GameAction, MatchConfig, Player, Seat};
use crate::state::AppAction;
use crate::text::{path as text, play};

/// A step to draw, with its callbacks.
pub struct StepView<'a> {
    /// The step.
    pub session: &'a Session,
    /// Whether one press on a stone takes.
    pub one_tap: bool,
    /// Receives the actions in it.
    pub act: &'a Callback<PathAction>,
    /// Sends actions to the page.
    pub dispatch: &'a Dispatch,
}

/// Draws it.
pub fn step_view(props: &StepView<'_>) -> Html {
    let session = props.session;
    html! {
        <main class="teaching step">
            { head(props) }
            <div class="step__asks">
                <p class="step__skill">{ name(session) }{ row(session) }</p>
                <h2 class="step__task" id={HEADING} tabindex="-1">{ text::task(session.exercise()) }</h2>
            </div>
            { board(props) }
            { below(session) }
            <div class="step__actions">{ actions(props) }</div>
        </main>
    }
}

/// The handler of a pressed button.
fn press(act: &Callback<PathAction>, action: PathAction) -> Callback<MouseEvent> {
    act.reform(move |_| action.clone())
}

/// The same, where the button may have taken the place of another one: the second press of a double
/// press was not meant for it.
fn press_once(act: &Callback<PathAction>, action: PathAction) -> Callback<MouseEvent> {
    let act = act.clone();
    Callback::from(move |event: MouseEvent| {
        if event.detail() < 2 {
            act.emit(action.clone());
        }
    })
}

fn button(class: &'static str, name: &'static str, onclick: Callback<MouseEvent>) -> Html {
    html! { <button {class} type="button" {onclick}>{ name }</button> }
}

const PLAIN: &str = "button";
const MAIN: &str = "button button--primary step__main";

/// The way back to the list, and how far the path is.
fn head(props: &StepView<'_>) -> Html {
    let session = props.session;
    let home = PathPlace {
        open: None,
        last: Some(session.last()),
    };
    let bar = match session.place() {
        Open::Step(number) => {
            let steps = (1..=STEPS).map(|step| {
                let state = if session.kept().is_done(step) {
                    "done"
                } else if step == number {
                    "here"
                } else {
                    "left"
                };
                html! { <i data-state={state} /> }
            });
            let (step, all) = (number.into(), STEPS.into());
            html! {
                <>
                    <div
                        class="step__bar"
                        role="img"
                        aria-label={words::StepOf { step, all }.text()}
                    >
                        { for steps }
                    </div>
                    <span class="step__count" aria-hidden="true">{ number }{ "/" }{ STEPS }</span>
                    { onward(session, number) }
                </>
            }
        }
        Open::Practice(_) => html! { <div class="step__bar" /> },
    };
    html! {
        <div class="teaching__head">
            <a
                class="button button--round button--plain"
                href={home.address()}
                aria-label={words::leave()}
                title={words::leave()}
            >
                { icon(CLOSE) }
            </a>
            { bar }
            { share_button("button button--round", props.dispatch) }
        </div>
    }
}

/// The way to the next step, where this one was done before.
fn onward(session: &Session, number: usize) -> Html {
    if !session.kept().is_done(number) || number == STEPS {
        return Html::default();
    }
    let next = PathPlace {
        open: Some(Open::Step(number + 1)),
        last: Some(session.last()),
    };
    html! {
        <a
            class="button button--round button--plain"
            href={next.address()}
            aria-label={words::next_step()}
            title={words::next_step()}
        >
            { icon(FORWARD) }
        </a>
    }
}

fn name(session: &Session) -> &'static str {
    match session.place() {
        Open::Step(number) => text::step_name(number),
        Open::Practice(skill) => text::skill_name(skill),
    }
}

/// How many boards of the step, or in a row, are right: a circle each.
fn row(session: &Session) -> Html {
    let (right, all) = session.boards();
    let is_right = session.skill().is_none() && session.answered() == Answered::Right;
    let right = right + u32::from(is_right);
    if all < 2 {
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

/// The board, with the rule in force.
fn board(props: &StepView<'_>) -> Html {
    let StepView { session, act, .. } = props;
    let rules = session.exercise().board.rules();
    let game = std::rc::Rc::new(session.board().clone());
    let marks = Marks {
        blocks: shown_blocks(session),
        waiting: waiting(session),
        takers: true,
        ..Marks::default()
    };
    html! {
        <section class="step__board">
            <p class="step__rule">{ icon(sign(rules.convention)) }{ play::rule(rules, true) }</p>
            <HeapBoard {game} {marks} can={can(session, props.one_tap, act)} />
        </section>
    }
}

/// The blocks as they are cut or joined, or those of the board, or of the one that the choice leads to.
fn shown_blocks(session: &Session) -> Vec<LaidBlock> {
    let position = session.position();
    let blocks = match session.exercise().task {
        Task::Cut(_) => session.cuts().blocks(),
        Task::Join => session.joined_blocks(),
        _ if session.support() == Support::Blocks => {
            return Marks::blocks_of(session.board()).blocks;
        }
        _ => return Vec::new(),
    };
    // The computer may have taken some of them.
    let is_there = |laid: &LaidBlock| position.heaps()[laid.block.heap] > 0;
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
fn can(session: &Session, one_tap: bool, act: &Callback<PathAction>) -> Can {
    let task = session.exercise().task;
    match task {
        Task::Cut(_) | Task::Join if session.is_answered() => Can::Nothing,
        Task::Cut(_) => {
            let cuts = session.cuts().clone();
            Can::Cut(Parts {
                name: Callback::from(move |at| cut_name(&cuts, at)),
                on_press: act.reform(|at: Cursor| PathAction::Cut(at.heap, at.stone)),
            })
        }
        Task::Join => {
            let blocks = std::rc::Rc::new(session.joined_blocks());
            let names = blocks.clone();
            let act = act.clone();
            Can::Join(Parts {
                name: Callback::from(move |at: Cursor| {
                    let starts = |laid: &&LaidBlock| {
                        (laid.block.heap, laid.span.from) == (at.heap, at.stone)
                    };
                    names.iter().find(starts).map(|laid| block_name(laid.block))
                }),
                on_press: Callback::from(move |at: Cursor| {
                    let holds = |laid: &&LaidBlock| {
                        let Span { from, to } = laid.span;
                        laid.block.heap == at.heap && (from..to).contains(&at.stone)
                    };
                    if let Some(laid) = blocks.iter().find(holds) {
                        act.emit(PathAction::Block(at.heap, laid.block.size));
                    }
                }),
            })
        }
        _ => Can::Take {
            // Single stones are tried with one press each.
            one_tap: one_tap || task == Task::TakesLast,
            on_action: act.reform(PathAction::Act),
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

/// The sentence below the board: help, or the answer to what was done.
fn below(session: &Session) -> Html {
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
            <p class="path__reply" data-state={state}>
                { sign }
                if state == Some("wrong") {
                    <span class="heard">{ words::wrong() }{ " " }</span>
                }
                <span>{ said }</span>
            </p>
        </div>
    }
}

/// The actions; the main one is the last.
fn actions(props: &StepView<'_>) -> Html {
    let StepView { session, act, .. } = props;
    let plain = |name, action| button(PLAIN, name, press(act, action));
    let main = |name, action| button(MAIN, name, press_once(act, action));
    let wrong = matches!(session.answered(), Answered::Wrong(_));
    if session.is_finished() && session.is_answered() {
        return end(props);
    }
    if session.is_to_repeat() {
        return main(words::now_you(), PathAction::Again);
    }
    if session.is_answered() {
        return main(words::next(), PathAction::Next);
    }
    if session.has_slipped() {
        return html! {
            <>
                { plain(words::play_on(), PathAction::PlayOn) }
                { main(words::take_back(), PathAction::TakeBack) }
            </>
        };
    }
    let show = session.can_show();
    let show = show.then(|| plain(words::show(), PathAction::Show));
    let help = session.can_help();
    let help = help.then(|| {
        html! {
            <button
                class="button step__help"
                type="button"
                aria-label={words::help()}
                title={words::help()}
                onclick={press(act, PathAction::Help)}
            >
                { icon(HINT) }
            </button>
        }
    });
    let exercise = session.exercise();
    let answers = match exercise.task {
        Task::TakesLast => html! {
            <>
                { plain(words::you(), PathAction::TakesLast(true)) }
                { plain(words::computer(), PathAction::TakesLast(false)) }
            </>
        },
        Task::Cut(_) => main(words::check(), PathAction::Check),
        Task::Join => Html::default(),
        Task::Move | Task::Game if wrong => main(words::again(), PathAction::Again),
        Task::Move | Task::Game => {
            let take = press(act, PathAction::Act(GameAction::Take));
            let none = text::asks_for_none(exercise);
            html! {
                <>
                    if none {
                        { plain(words::no_move(), PathAction::NoMove) }
                    }
                    { take_button(session.board().choice, take) }
                </>
            }
        }
    };
    html! {
        <>
            { show.unwrap_or_default() }
            { help.unwrap_or_default() }
            { answers }
        </>
    }
}

/// Begins a game on this board against the computer. The reader starts, and can win.
fn play_real(dispatch: &Dispatch, board: Position) -> Callback<MouseEvent> {
    let dispatch = dispatch.clone();
    Callback::from(move |event: MouseEvent| {
        let table = MatchConfig {
            board: board.clone(),
            players: [Player::Person(None), Player::Computer(Strategy::Perfect)],
            first: Seat::One,
            hints: true,
        };
        if event.detail() < 2 {
            dispatch.emit(AppAction::Begin(table));
        }
    })
}

/// The ways on from the end of a step.
fn end(
    StepView {
        session,
        dispatch,
        act,
        ..
    }: &StepView<'_>,
) -> Html {
    let last = session.last();
    let link = |class, name: &'static str, open| {
        let last = Some(last);
        // The second press of a double press on the action before does not lead away.
        let onclick = Callback::from(|event: MouseEvent| {
            if event.detail() > 1 {
                event.prevent_default();
            }
        });
        html! { <a {class} href={PathPlace { open, last }.address()} {onclick}>{ name }</a> }
    };
    let board = |number| {
        button(
            PLAIN,
            words::try_real(),
            play_real(dispatch, real_board(number, last)),
        )
    };
    match session.place() {
        Open::Step(STEPS) => html! {
            <>
                { link(PLAIN, words::leave(), None) }
                { button(MAIN, words::play(), play_real(dispatch, real_board(STEPS, last))) }
            </>
        },
        Open::Step(number) => html! {
            <>
                { board(number) }
                { link(MAIN, words::next_step(), Some(Open::Step(number + 1))) }
            </>
        },
        Open::Practice(_) => html! {
            <>
                { button(PLAIN, words::next(), press(act, PathAction::Next)) }
                { link(MAIN, words::leave(), None) }
            </>
        },
    }
}
