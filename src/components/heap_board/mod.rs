//! The board: its heaps, and all that people do on them by pointer and by key.

mod blocks;
mod can;
mod cursor;
mod drag;
pub mod flight;
mod focus;
mod heap;
mod input;
mod layout;
mod partners;
mod room;
mod slider;

pub use blocks::block_name;
pub use can::{Can, Marks, Parts, Pointed};
pub use cursor::{Cursor, Step};
pub use heap::{Heap, HeapProps};
pub use input::{Answer, Hand, Input, answer};
pub use layout::{Grid, Layout, Room, pulled};
pub use room::{MeasuredBoard, PaperBoard};
pub use slider::{HeapSlider, nudged, slid, typed};

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::catalogue::{Language, language::spoken, play as words};
use crate::components::flag;
use crate::components::heap_board::drag::{Drag, use_drag};
use crate::components::heap_board::flight::use_flight;
use crate::components::heap_board::focus::use_board_focus;
use crate::components::heap_board::partners::{has_lines, use_lines};
use crate::components::heap_board::room::{BOARD, use_grid};
use crate::engine::Move;
use crate::game::blocks::Span;
use crate::game::{GameAction, GameState, MOST_STONES};
use crate::platform::clock;

/// A choice is let go by a second press on it after this time, in milliseconds. An earlier press is the
/// second of a double press.
pub const DOUBLE: f64 = 400.0;

#[derive(Clone, Properties, PartialEq)]
pub struct Props {
    /// The game on it, with the choice and the places of taken stones.
    pub game: Rc<GameState>,
    /// What is marked besides the choice, the hint and the last move.
    #[prop_or_default]
    pub marks: Marks,
    /// What a person can do on it.
    pub can: Can,
    /// Called when a drag begins, and when stones are dropped.
    #[prop_or_default]
    pub on_drag: Callback<bool>,
    /// Receives what a pointer points at.
    #[prop_or_default]
    pub on_point: Callback<Option<Pointed>>,
    /// The language of the page.
    #[prop_or_else(spoken)]
    pub spoken: Language,
}

/// The board of a game. One that could be too large for a screen is measured.
#[component]
pub fn HeapBoard(props: &Props) -> Html {
    let node = use_node_ref();
    let heaps = props.game.game.table().board.heaps();
    let grid = Grid::columns(heaps);
    if grid.fits_everywhere() && !matches!(props.can, Can::Change { .. }) {
        let (layout, sizes) = (Layout::Stones(grid), heaps.to_vec());
        return html! { <LaidBoard board={props.clone()} {node} {layout} {sizes} /> };
    }
    html! { <MeasuredBoard board={props.clone()} {node} /> }
}

/// The properties of [`LaidBoard`].
#[derive(Properties, PartialEq)]
pub struct LaidProps {
    /// The board.
    pub board: Props,
    /// Its element.
    pub node: NodeRef,
    /// The layout of the heaps.
    pub layout: Layout,
    /// The sizes of the heaps that the layout follows.
    pub sizes: Vec<u32>,
    /// Whether it lies on paper, where no line can be measured.
    #[prop_or_default]
    pub on_paper: bool,
}

impl LaidProps {
    /// Whether lines join partners, so that they need no letter.
    fn has_lines(&self) -> bool {
        !self.on_paper && has_lines(self.layout)
    }
}

/// The heaps, and where the keyboard stands among them.
///
/// One listener serves all stones, because a closure for each would cost 11 ms a press.
#[component]
pub fn LaidBoard(laid: &LaidProps) -> Html {
    let LaidProps {
        board: props,
        node,
        layout,
        sizes,
        ..
    } = laid;
    let (layout, state) = (*layout, &props.game);
    let pointed = use_state_eq(|| None);
    let mut marks = props.marks.clone();
    if !marks.blocks.is_empty() {
        marks.pointed = marks.pointed.or(*pointed);
    }
    // Another game begins with the keyboard on the first heap.
    let place = use_state_eq(|| (state.number, first_cursor(state)));
    use_grid(node, layout.grid());
    use_flight(node, state);
    let chosen_at = use_mut_ref(|| f64::NEG_INFINITY);
    {
        // A choice may have just been made on the board of the document.
        let (chosen_at, begins) = (chosen_at.clone(), state.choice.is_some());
        use_effect_with((), move |()| {
            if begins {
                *chosen_at.borrow_mut() = clock::now();
            }
        });
    }
    let parts = props.can.names(state);
    let at = cursor_of(state, *place);
    let cursor = match &parts {
        Some(parts) => at.settle_on(parts),
        None => at.settle(state.game.position().heaps()),
    };
    let on_input = on_input(props, &place, cursor, layout, chosen_at);
    use_board_focus(state, cursor, matches!(props.can, Can::Take { .. }));
    let held = use_mut_ref(|| None);
    let can_drag = !matches!(props.can, Can::Nothing | Can::Join(_));
    use_drag(node, can_drag, on_drag(props, layout, &on_input, held));
    let joined = if laid.has_lines() {
        &*marks.blocks
    } else {
        &[]
    };
    let lines = use_lines(node, layout, joined, marks.pointed);
    let on_point = on_point(props, pointed.setter());
    // The screen hears of all other places, where nothing is pointed at.
    let onmouseover = {
        let on_point = on_point.clone();
        Callback::from(move |event: MouseEvent| {
            event.stop_propagation();
            on_point.emit(input::pointed(&event));
        })
    };
    let onmouseleave = {
        let on_point = on_point.clone();
        Callback::from(move |_: MouseEvent| on_point.emit(None))
    };
    let onfocusin = {
        let on_input = on_input.clone();
        Callback::from(move |event: FocusEvent| {
            event.stop_propagation();
            if let Some(input) = input::focused(&event) {
                on_input.emit(input);
            }
            on_point.emit(input::pointed(&event));
        })
    };
    let hinted = state
        .hint
        .and_then(|_| state.game.position().suggested_move());
    let heaps = (0..sizes.len()).map(|index| {
        let parts = parts.as_ref().map(|parts| parts[index].clone());
        HeapProps::of(laid, &marks, cursor, hinted, parts, index)
    });
    let heaps = match layout {
        Layout::Stones(grid) => html! {
            <div
                class="board__heaps"
                data-fives={flag(grid.wide > 1)}
                data-beside={flag(grid.is_beside())}
            >
                { for heaps.map(|heap| html! { <Heap ..heap /> }) }
            </div>
        },
        Layout::Sliders => {
            let on_action = props.can.takes().map(|(_, on_action)| on_action.clone());
            let on_action = on_action.unwrap_or_else(Callback::noop);
            // As at the first move, so that a heap from which stones are taken becomes shorter.
            let begun = state.game.table().board.heaps().iter();
            let largest = begun.copied().max().unwrap_or_default();
            let taken_back = state.game.played().taken_back();
            let slider = |heap: HeapProps| {
                let undone = taken_back.iter().any(|made| made.heap == heap.index);
                html! { <HeapSlider {heap} {largest} {undone} on_action={on_action.clone()} /> }
            };
            let undone = flag(state.game.can_redo());
            let blocks = flag(!marks.blocks.is_empty());
            html! {
                <div class="board__sliders" data-undone={undone} data-blocks={blocks}>
                    { for heaps.map(slider) }
                </div>
            }
        }
    };
    html! {
        <section
            ref={node.clone()}
            class="board"
            id={(props.can != Can::Nothing).then_some(BOARD)}
            // One that is only looked at may stand beside others, and is no landmark.
            role={(props.can == Can::Nothing).then_some("group")}
            aria-label={words::board()}
            data-can={props.can.name()}
            data-pairs={flag(sizes.len() > 1)}
            // A board on which blocks are joined keeps its size while they are.
            data-bridged={flag(laid.has_lines() && (marks.has_bridges() || matches!(props.can, Can::Join(_))))}
            onclick={hear(&on_input, input::clicked)}
            onkeydown={hear(&on_input, input::key_pressed)}
            {onfocusin}
            {onmouseover}
            {onmouseleave}
        >
            { heaps }
            { lines }
            if !marks.blocks.is_empty() {
                <ul class="heard">{ for marks.blocks.iter().map(|laid| html! { <li>{ block_name(laid.block) }</li> }) }</ul>
            }
            <span class="board__ruler" />
        </section>
    }
}

/// The board of a lesson or a puzzle.
pub fn board_of(state: &GameState, one_tap: bool, on_action: &Callback<GameAction>) -> Html {
    let (game, on_action) = (Rc::new(state.clone()), on_action.clone());
    html! { <HeapBoard {game} can={Can::Take { one_tap, on_action }} /> }
}

/// The place where the keyboard begins: on the chosen stone, or else on the top stone of the first heap.
fn first_cursor(state: &GameState) -> Cursor {
    let place = |choice: Move| {
        let (heap, heaps) = (choice.heap, state.game.position().heaps());
        let stone = heaps[heap] - choice.take.get();
        Cursor { heap, stone }
    };
    state.choice.map_or_else(Cursor::default, place)
}

/// The place of the keyboard cursor, as last known in this game.
fn cursor_of(state: &GameState, (number, cursor): (u32, Cursor)) -> Cursor {
    if number == state.number {
        cursor
    } else {
        Cursor::default()
    }
}

/// Carries out an input. `chosen_at` is the time of the last choice.
fn on_input(
    props: &Props,
    place: &UseStateHandle<(u32, Cursor)>,
    settled: Option<Cursor>,
    layout: Layout,
    chosen_at: Rc<RefCell<f64>>,
) -> Callback<Input> {
    let (state, can, blocks) = (
        props.game.clone(),
        props.can.clone(),
        props.marks.blocks.clone(),
    );
    let place = place.clone();
    Callback::from(move |input| {
        let now = clock::now();
        let at = cursor_of(&state, *place);
        let Some((one_tap, on_action)) = can.takes() else {
            if let (Some(parts), Some(names), Some(at)) = (can.parts(), can.names(&state), settled)
            {
                let (cursor, pressed) = Parts::answer(&names, &blocks, at, layout.grid(), input);
                place.set((state.number, cursor));
                if let Some(pressed) = pressed {
                    parts.on_press.emit(pressed);
                }
            }
            return;
        };
        if let (Can::Change { on_size, .. }, Input::Size(more), Some(at)) = (&can, input, settled) {
            let stones = state.game.position().heaps()[at.heap];
            let next = if more {
                MOST_STONES.min(stones + 1)
            } else {
                stones.saturating_sub(1)
            };
            on_size.emit((at.heap, next));
            return;
        }
        let hand = Hand {
            cursor: at,
            grid: layout.grid(),
            one_tap,
            fresh: now - *chosen_at.borrow() < DOUBLE,
        };
        let Answer { cursor, actions } = answer(&state, hand, input);
        place.set((state.number, cursor));
        for action in actions {
            if let GameAction::Choose(_) = action {
                *chosen_at.borrow_mut() = now;
            }
            on_action.emit(action);
        }
    })
}

/// Applies a drag, and reports it. `held` is the size of the heap that is pulled, before and now.
fn on_drag(
    props: &Props,
    layout: Layout,
    on_input: &Callback<Input>,
    held: Rc<RefCell<Option<(u32, u32)>>>,
) -> Callback<Drag> {
    let (on_input, on_drag) = (on_input.clone(), props.on_drag.clone());
    let (can, state) = (props.can.clone(), props.game.clone());
    Callback::from(move |drag| match (&can, drag) {
        (_, Drag::Grip(at)) => {
            let stones = state.game.position().heaps().get(at.heap).copied();
            *held.borrow_mut() = stones.map(|stones| (stones, stones));
            on_input.emit(Input::Arrive(at));
        }
        (Can::Take { .. }, Drag::Lift(at)) => {
            on_input.emit(Input::Lift(at));
            on_drag.emit(true);
        }
        (Can::Take { .. }, Drag::Drop { at, home, .. }) => {
            on_drag.emit(false);
            if home {
                on_input.emit(Input::Drop(at));
            }
        }
        (Can::Cut(_), Drag::Drop { at, by: (x, y), .. }) => {
            // A row grows to the right, and a column up.
            let is_row = layout.grid().is_some_and(|grid| grid.wide > 1) && x.abs() > y.abs();
            on_input.emit(Input::Pull(at, if is_row { x > 0 } else { y < 0 }));
        }
        (Can::Change { .. }, Drag::Lift(_)) => on_drag.emit(true),
        (Can::Change { on_size, .. }, Drag::Pull { at, rows, along }) => {
            if let Some((before, now)) = held.borrow_mut().as_mut() {
                let next = pulled(layout, *before, rows, along);
                if std::mem::replace(now, next) != next {
                    on_size.emit((at.heap, next));
                }
            }
        }
        (Can::Change { on_size, .. }, Drag::Drop { at, kept, .. }) => {
            let before = held.take().map(|(before, _)| before);
            if let Some(before) = before.filter(|_| !kept) {
                on_size.emit((at.heap, before));
            }
            on_drag.emit(false);
        }
        _ => {}
    })
}

/// Receives the stone that a pointer or the focus is on, or none. The board marks a block with its partner, where blocks
/// are shown.
fn on_point(props: &Props, pointed: UseStateSetter<Option<Pointed>>) -> Callback<Option<Cursor>> {
    let (blocks, on_point) = (props.marks.blocks.clone(), props.on_point.clone());
    Callback::from(move |at: Option<Cursor>| {
        let at = at.map(|at| {
            let block = blocks.iter().find(|laid| {
                let Span { from, to } = laid.span;
                laid.block.heap == at.heap && (from..to).contains(&at.stone)
            });
            let heap = at.heap;
            block.map_or(Pointed::Heap(heap), |laid| Pointed::Block {
                heap,
                size: laid.block.size,
            })
        });
        // Without blocks nothing is marked, and a pointer draws nothing again.
        pointed.set(at.filter(|_| !blocks.is_empty()));
        on_point.emit(at);
    })
}

/// A listener that passes on the result of `read` for an event.
fn hear<E: 'static>(on_input: &Callback<Input>, read: fn(&E) -> Option<Input>) -> Callback<E> {
    let on_input = on_input.clone();
    Callback::from(move |event| {
        if let Some(input) = read(&event) {
            on_input.emit(input);
        }
    })
}
