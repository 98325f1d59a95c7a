//! The board: its heaps, and all that people do on them by pointer and by key.

mod cursor;
mod drag;
mod focus;
mod heap;
mod input;
mod layout;
mod room;
mod slider;

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
use crate::components::heap_board::drag::{Drag, use_drag};
use crate::components::heap_board::focus::use_board_focus;
use crate::components::heap_board::room::{BOARD, use_grid};
use crate::engine::Move;
use crate::game::{GameAction, GameState, HintLevel, Turn};
use crate::platform::clock;
use crate::text::play;

/// A choice is let go by a second press on it after this time, in milliseconds. An earlier press is the
/// second of a double press.
const DOUBLE: f64 = 400.0;

#[derive(Clone, Properties, PartialEq)]
pub struct Props {
    /// The game on it, with the choice.
    pub game: Rc<GameState>,
    /// Whether one press on a stone takes.
    pub one_tap: bool,
    /// Receives the actions on the game.
    pub on_action: Callback<GameAction>,
    /// Called when a drag begins, and when stones are dropped.
    #[prop_or_default]
    pub on_drag: Callback<bool>,
}

/// The board of a game. One that could be too large for a screen is measured.
#[component]
pub fn HeapBoard(props: &Props) -> Html {
    let heaps = props.game.game.table().board.heaps();
    let grid = Grid::columns(heaps);
    if grid.fits_everywhere() {
        let (layout, sizes) = (Layout::Stones(grid), heaps.to_vec());
        return html! { <LaidBoard board={props.clone()} {layout} {sizes} /> };
    }
    html! { <MeasuredBoard ..props.clone() /> }
}

/// The properties of [`LaidBoard`].
#[derive(Properties, PartialEq)]
pub struct LaidProps {
    /// The board.
    pub board: Props,
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
        layout,
        sizes,
    } = props;
    let (layout, state) = (*layout, &props.game);
    // Another game begins with the keyboard on the first heap.
    let place = use_state_eq(|| (state.number, first_cursor(state)));
    use_grid(layout.grid());
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
    let cursor = cursor_of(state, *place).settle(state.game.position().heaps());
    let on_input = on_input(props, &place, layout, chosen_at);
    use_board_focus(state, cursor);
    use_drag(on_drag(props, &on_input));
    let hinted = state
        .hint
        .and_then(|_| state.game.position().suggested_move());
    let heaps = (0..sizes.len()).map(|index| heap_props(state, sizes, cursor, hinted, index));
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
            let slider = |heap| html! { <HeapSlider {heap} on_action={props.on_action.clone()} /> };
            html! { <div class="board__sliders">{ for heaps.map(slider) }</div> }
        }
    };
    html! {
        <section
            class="board"
            id={BOARD}
            aria-label={words::board()}
            onclick={hear(&on_input, input::clicked)}
            onkeydown={hear(&on_input, input::key_pressed)}
            onfocusin={hear(&on_input, input::focused)}
        >
            { heaps }
            <span class="board__ruler" />
        </section>
    }
}

/// The board of a lesson or a puzzle.
pub fn board_of(state: &GameState, one_tap: bool, on_action: &Callback<GameAction>) -> Html {
    let (game, on_action) = (Rc::new(state.clone()), on_action.clone());
    html! { <HeapBoard {game} {one_tap} {on_action} /> }
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
    layout: Layout,
    chosen_at: Rc<RefCell<f64>>,
) -> Callback<Input> {
    let (state, one_tap) = (props.game.clone(), props.one_tap);
    let (on_action, place) = (props.on_action.clone(), place.clone());
    Callback::from(move |input| {
        let now = clock::now();
        let hand = Hand {
            cursor: cursor_of(&state, *place),
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

/// Applies a drag, and reports it.
fn on_drag(props: &Props, on_input: &Callback<Input>) -> Callback<Drag> {
    let (on_input, on_drag) = (on_input.clone(), props.on_drag.clone());
    Callback::from(move |drag| match drag {
        Drag::Grip(at) => on_input.emit(Input::Arrive(at)),
        Drag::Lift(at) => {
            on_input.emit(Input::Lift(at));
            on_drag.emit(true);
        }
        Drag::Drop { at, home } => {
            on_drag.emit(false);
            if home {
                on_input.emit(Input::Drop(at));
            }
        }
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
    state: &GameState,
    sizes: &[u32],
    cursor: Option<Cursor>,
    hinted: Option<Move>,
    index: usize,
) -> HeapProps {
    let game = &state.game;
    let position = game.position();
    let (initial, count) = (sizes[index], position.heaps()[index]);
    let taken_here = |made: Option<&Move>| {
        made.filter(|made| made.heap == index)
            .map_or(0, |made| made.take.get())
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
        just_moved: taken_here(game.moves().last().filter(|_| state.just_moved)),
        lifted: game.last().is_some_and(|(seat, made)| {
            made.heap == index && game.table().strategy(seat).is_some()
        }),
        locked: !matches!(game.turn(), Turn::Person(_)),
        cursor: cursor.filter(|at| at.heap == index).map(|at| at.stone),
        last: (position.stones() == 1).then(|| position.rules().convention),
        too_deep: play::too_deep(position.rules()).map(AttrValue::from),
    }
}
