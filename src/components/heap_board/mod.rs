//! The board: its heaps, and all that people do on them by pointer and by key.

mod cursor;
mod drag;
mod focus;
mod heap;
mod input;
mod layout;
mod slider;

pub use cursor::{Cursor, Step};
pub use heap::{Heap, HeapProps};
pub use input::{Answer, Input, answer};
pub use slider::{HeapSlider, nudged, typed};

use std::rc::Rc;

use yew::prelude::*;

use crate::catalogue::play as words;
use crate::components::fetched::{Fetched, fetched};
use crate::components::flag;
use crate::components::heap_board::drag::{Drag, use_drag};
use crate::components::heap_board::focus::use_board_focus;
use crate::components::heap_board::layout::Layout;
use crate::engine::Move;
use crate::game::{GameAction, GameState, HintLevel, Turn};
use crate::lazy::fetching;
use crate::text::play;

#[derive(Properties, PartialEq)]
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

/// The heaps, and where the keyboard stands among them.
///
/// One listener serves all stones, because a closure for each would cost 11 ms a press.
#[component]
pub fn HeapBoard(props: &Props) -> Html {
    let state = &props.game;
    // Another game begins with the keyboard on the first heap.
    let place = use_state_eq(|| (state.number, Cursor::default()));
    let initial = state.game.table().board.heaps();
    let layout = Layout::of(initial);
    let cursor = cursor_of(state, *place).settle(state.game.position().heaps());
    let on_input = on_input(props, &place);
    use_board_focus(state, cursor);
    use_drag(on_drag(props, &on_input));
    let hinted = state
        .hint
        .and_then(|_| state.game.position().suggested_move());
    let heaps = (0..initial.len()).map(|index| heap_props(state, layout, cursor, hinted, index));
    let count = AttrValue::from(initial.len().to_string());
    let data_heaps = count.clone();
    let heaps = match layout {
        Layout::Stones { rows, columns } => html! {
            <div
                class="board__heaps"
                data-rows={rows.to_string()}
                data-columns={columns.to_string()}
                data-heaps={data_heaps}
            >
                { for heaps.map(|heap| html! { <Heap ..heap /> }) }
            </div>
        },
        Layout::Sliders => {
            let content = Fetched::Sliders(heaps.collect(), props.on_action.clone());
            html! { <div class="board__sliders" data-heaps={data_heaps}>{ fetched(0, content, fetching) }</div> }
        }
    };
    html! {
        <section
            class="board"
            id="board"
            data-heaps={count}
            data-sliders={flag(layout == Layout::Sliders)}
            aria-label={words::board()}
            onclick={hear(&on_input, input::clicked)}
            onkeydown={hear(&on_input, input::key_pressed)}
            onfocusin={hear(&on_input, input::focused)}
        >
            { heaps }
        </section>
    }
}

/// The board of a lesson or a puzzle.
pub fn board_of(state: &GameState, one_tap: bool, on_action: &Callback<GameAction>) -> Html {
    let (game, on_action) = (Rc::new(state.clone()), on_action.clone());
    html! { <HeapBoard {game} {one_tap} {on_action} /> }
}

/// The place of the keyboard cursor, as last known in this game.
fn cursor_of(state: &GameState, (number, cursor): (u32, Cursor)) -> Cursor {
    if number == state.number {
        cursor
    } else {
        Cursor::default()
    }
}

/// Carries out an input.
fn on_input(props: &Props, place: &UseStateHandle<(u32, Cursor)>) -> Callback<Input> {
    let (state, one_tap) = (props.game.clone(), props.one_tap);
    let (on_action, place) = (props.on_action.clone(), place.clone());
    Callback::from(move |input| {
        let Answer { cursor, actions } = answer(&state, cursor_of(&state, *place), one_tap, input);
        place.set((state.number, cursor));
        for action in actions {
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
    layout: Layout,
    cursor: Option<Cursor>,
    hinted: Option<Move>,
    index: usize,
) -> HeapProps {
    let game = &state.game;
    let position = game.position();
    let heaps = game.table().board.heaps();
    let (initial, count) = (heaps[index], position.heaps()[index]);
    let taken_here = |made: Option<&Move>| {
        made.filter(|made| made.heap == index)
            .map_or(0, |made| made.take.get())
    };
    HeapProps {
        index,
        initial,
        scale: heaps.iter().copied().max().unwrap_or(0),
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
        columns: layout.columns(initial).unwrap_or(0),
        cursor: cursor.filter(|at| at.heap == index).map(|at| at.stone),
        last: (position.stones() == 1).then(|| position.rules().convention),
        too_deep: play::too_deep(position.rules()).map(AttrValue::from),
    }
}
