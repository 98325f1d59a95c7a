//! The board: its heaps, and all that people do on them by pointer and by key.

mod blocks;
mod can;
mod cursor;
mod drag;
mod focus;
mod heap;
mod input;
mod layout;
mod room;
mod slider;

pub use can::{Can, Marks, Parts};
pub use cursor::{Cursor, Step};
pub use heap::{Heap, HeapProps};
pub use input::{Answer, Hand, Input, answer};
pub use layout::{Grid, Layout, Room};
pub use room::MeasuredBoard;
pub use slider::{HeapSlider, nudged, slid, typed};

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

use crate::catalogue::play as words;
use crate::components::flag;
use crate::components::heap_board::blocks::use_lines;
use crate::components::heap_board::drag::{Drag, use_drag};
use crate::components::heap_board::focus::use_board_focus;
use crate::components::heap_board::room::{BOARD, use_grid};
use crate::engine::Move;
use crate::game::blocks::LaidBlock;
use crate::game::{Game, GameAction, GameState, HintLevel, Seat, Turn};
use crate::platform::clock;
use crate::text::play;

/// A choice is let go by a second press on it after this time, in milliseconds. An earlier press is the
/// second of a double press.
const DOUBLE: f64 = 400.0;

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
}

/// The board of a game. One that could be too large for a screen is measured.
#[component]
pub fn HeapBoard(props: &Props) -> Html {
    let node = use_node_ref();
    let heaps = props.game.game.table().board.heaps();
    let grid = Grid::columns(heaps);
    if grid.fits_everywhere() {
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
}

/// The heaps, and where the keyboard stands among them.
///
/// One listener serves all stones, because a closure for each would cost 11 ms a press.
#[component]
pub fn LaidBoard(props: &LaidProps) -> Html {
    let LaidProps {
        board: props,
        node,
        layout,
        sizes,
    } = props;
    let (layout, state) = (*layout, &props.game);
    // Another game begins with the keyboard on the first heap.
    let place = use_state_eq(|| (state.number, first_cursor(state)));
    use_grid(node, layout.grid());
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
    let parts = props.can.parts().map(|parts| parts.names(state));
    let at = cursor_of(state, *place);
    let cursor = match &parts {
        Some(parts) => at.settle_on(parts),
        None => at.settle(state.game.position().heaps()),
    };
    let on_input = on_input(props, &place, cursor, layout, chosen_at);
    use_board_focus(state, cursor, matches!(props.can, Can::Take { .. }));
    use_drag(node, on_drag(props, &on_input));
    let lines = use_lines(node, layout, &props.marks.blocks);
    let hinted = state
        .hint
        .and_then(|_| state.game.position().suggested_move());
    let heaps = (0..sizes.len()).map(|index| {
        let parts = parts.as_ref().map(|parts| parts[index].clone());
        heap_props(props, sizes, layout, cursor, hinted, parts, index)
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
            let on_action = props.can.on_action();
            let slider = |heap| html! { <HeapSlider {heap} on_action={on_action.clone()} /> };
            html! { <div class="board__sliders">{ for heaps.map(slider) }</div> }
        }
    };
    html! {
        <section
            ref={node.clone()}
            class="board"
            id={(props.can != Can::Nothing).then_some(BOARD)}
            aria-label={words::board()}
            data-can={props.can.name()}
            data-pairs={flag(sizes.len() > 1)}
            onclick={hear(&on_input, input::clicked)}
            onkeydown={hear(&on_input, input::key_pressed)}
            onfocusin={hear(&on_input, input::focused)}
        >
            { heaps }
            { lines }
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
        let Can::Take { one_tap, on_action } = &can else {
            if let (Some(parts), Some(at)) = (can.parts(), settled) {
                let names = parts.names(&state);
                let (cursor, pressed) = Parts::answer(&names, &blocks, at, layout.grid(), input);
                place.set((state.number, cursor));
                if let Some(pressed) = pressed {
                    parts.on_press.emit(pressed);
                }
            }
            return;
        };
        let hand = Hand {
            cursor: at,
            grid: layout.grid(),
            one_tap: *one_tap,
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

/// Applies a drag, and reports it.
fn on_drag(props: &Props, on_input: &Callback<Input>) -> Callback<Drag> {
    let (on_input, on_drag) = (on_input.clone(), props.on_drag.clone());
    let takes = matches!(props.can, Can::Take { .. });
    Callback::from(move |drag| match drag {
        Drag::Grip(at) => on_input.emit(Input::Arrive(at)),
        Drag::Lift(at) if takes => {
            on_input.emit(Input::Lift(at));
            on_drag.emit(true);
        }
        Drag::Lift(_) => {}
        Drag::Drop { at, home, .. } if takes => {
            on_drag.emit(false);
            if home {
                on_input.emit(Input::Drop(at));
            }
        }
        Drag::Drop { at, up, .. } => on_input.emit(Input::Pull(at, up)),
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

fn heap_props(
    board: &Props,
    sizes: &[u32],
    layout: Layout,
    cursor: Option<Cursor>,
    hinted: Option<Move>,
    parts: Option<Vec<Option<AttrValue>>>,
    index: usize,
) -> HeapProps {
    let Props {
        game: state,
        marks,
        can,
        ..
    } = board;
    let game = &state.game;
    let position = game.position();
    let (initial, count) = (sizes[index], position.heaps()[index]);
    let taken_here = |made: Option<&Move>| {
        made.filter(|made| made.heap == index)
            .map_or(0, |made| made.take.get())
    };
    let here = |laid: &&LaidBlock| laid.block.heap == index;
    let locked = match &parts {
        Some(parts) => parts.iter().all(Option::is_none),
        None => !matches!(game.turn(), Turn::Person(_)),
    };
    HeapProps {
        index,
        initial,
        count,
        chosen: taken_here(state.choice.as_ref()),
        reach: position.max_take(index),
        hinted: hinted.filter(|hinted| hinted.heap == index).map(|hinted| {
            let number = state.hint != Some(HintLevel::Heap);
            if number { hinted.take.get() } else { 0 }
        }),
        better: taken_here(marks.better.as_ref()),
        parts,
        blocks: marks.blocks.iter().filter(here).copied().collect(),
        waiting: marks
            .waiting
            .filter(|at| at.heap == index)
            .map(|at| at.stone),
        wide: layout.grid().map_or(1, |grid| grid.wide),
        takers: if marks.takers {
            takers(game, index)
        } else {
            Vec::new()
        },
        just_moved: taken_here(game.moves().last().filter(|_| state.just_moved)),
        lifted: game.last().is_some_and(|(seat, made)| {
            made.heap == index && game.table().strategy(seat).is_some()
        }),
        locked,
        cursor: cursor.filter(|at| at.heap == index).map(|at| at.stone),
        last: (position.stones() == 1).then(|| position.rules().convention),
        too_deep: match can {
            Can::Take { .. } => play::too_deep(position.rules()).map(AttrValue::from),
            _ => None,
        },
    }
}

/// Who took the stones that are gone from a heap, from the lowest empty place.
fn takers(game: &Game, heap: usize) -> Vec<Seat> {
    let moves = game.moves().iter().enumerate().rev();
    let here = moves.filter(|(_, made)| made.heap == heap);
    here.flat_map(|(ply, made)| std::iter::repeat_n(game.mover(ply), made.take.get() as usize))
        .collect()
}
