use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, Node};
use yew::prelude::*;

use super::cursor::{Cursor, Step};
use super::heap::{self, Heap};
use super::layout::Layout;
use super::slider::Slider;
use crate::engine::Move;
use crate::game::{Action, State, Turn};
use crate::hooks::TableHandle;
use crate::platform::document;
use crate::text::play;

/// What a [`HeapBoard`] shows.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The table.
    pub table: TableHandle,
    /// Somebody asks for a new game by key.
    pub onnew: Callback<()>,
    /// Somebody asks for the instructions by key.
    pub onhelp: Callback<()>,
}

/// The heaps, and where the keyboard stands among them.
///
/// One listener hears every stone, since hundreds of closures would slow the board down.
#[component]
pub fn HeapBoard(props: &Props) -> Html {
    let table = &props.table;
    let board = use_node_ref();
    let stored = use_state_eq(|| Cursor::top_of(0));
    let cursor = stored.settle(table.game.position().heaps());
    let layout = Layout::of(table.game.table().board.heaps());
    use_focus_after_moves(table, &board, &stored.setter());

    let press = {
        let (table, stored) = (table.clone(), stored.setter());
        move |event: MouseEvent| match stone_of(event.target()) {
            Some(at) => {
                stored.set(at);
                if let Some(chosen) = table.game.position().heaps().get(at.heap).and_then(|count| Move::new(at.heap, count.saturating_sub(at.stone))) {
                    table.dispatch(Action::Press(chosen));
                }
            }
            // The empty board lets go; fields of a large heap do not.
            None if event.target_dyn_into::<HtmlInputElement>().is_none() => table.dispatch(Action::LetGo),
            None => {}
        }
    };
    let arrive = {
        let stored = stored.setter();
        move |event: FocusEvent| {
            if let Some(at) = stone_of(event.target()) {
                stored.set(at);
            }
        }
    };
    let key = {
        let (table, board, stored) = (table.clone(), board.clone(), stored.setter());
        let (onnew, onhelp) = (props.onnew.clone(), props.onhelp.clone());
        move |event: KeyboardEvent| {
            if event.ctrl_key() || event.alt_key() || event.meta_key() {
                return;
            }
            let in_field = event.target_dyn_into::<HtmlInputElement>().is_some();
            match (Key::read(&event.key()), cursor) {
                (Some(Key::LetGo), _) => table.dispatch(Action::LetGo),
                (Some(Key::Take), _) if in_field => table.dispatch(Action::Take),
                (Some(Key::New), _) if !in_field => onnew.emit(()),
                (Some(Key::Help), _) if !in_field => onhelp.emit(()),
                (Some(Key::Number(number)), Some(at)) if !in_field => {
                    if let Some(chosen) = Move::new(at.heap, number) {
                        table.dispatch(Action::Choose(chosen));
                    }
                }
                (Some(Key::Step(step)), Some(at)) if !in_field => {
                    let to = at.step(step, table.game.position().heaps());
                    stored.set(to);
                    focus_stone(&board, to);
                }
                // Enter on a stone is the browser's own press of a button.
                _ => return,
            }
            event.prevent_default();
        }
    };

    let laid = table.game.table().board.heaps();
    let heaps = (0..laid.len()).map(|index| heap_props(table, layout, cursor, index));
    html! {
        <section id="board" class="board" ref={board} aria-label={play::BOARD} onclick={press} onfocusin={arrive} onkeydown={key}>
            { match layout {
                Layout::Stones { rows, columns } => html! {
                    <div class="board__heaps" data-rows={rows.to_string()} data-columns={columns.to_string()} data-heaps={laid.len().to_string()}>
                        { for heaps.map(|heap| html! { <Heap ..heap /> }) }
                    </div>
                },
                Layout::Sliders => html! {
                    <div class="board__sliders">
                        { for heaps.map(|heap| html! { <Slider {heap} act={act(table)} /> }) }
                    </div>
                },
            } }
        </section>
    }
}

/// What a key means on the board.
enum Key {
    Step(Step),
    Number(u32),
    LetGo,
    Take,
    New,
    Help,
}

impl Key {
    fn read(key: &str) -> Option<Self> {
        Some(match key {
            "ArrowLeft" => Self::Step(Step::Left),
            "ArrowRight" => Self::Step(Step::Right),
            "ArrowUp" => Self::Step(Step::Up),
            "ArrowDown" => Self::Step(Step::Down),
            "Home" => Self::Step(Step::Bottom),
            "End" => Self::Step(Step::Top),
            "Escape" => Self::LetGo,
            "Enter" => Self::Take,
            "n" | "N" => Self::New,
            "?" => Self::Help,
            _ => Self::Number(key.parse().ok()?),
        })
    }
}

fn act(table: &TableHandle) -> Callback<Action> {
    let dispatcher = table.dispatcher();
    Callback::from(move |action| dispatcher.dispatch(action))
}

fn heap_props(state: &State, layout: Layout, cursor: Option<Cursor>, index: usize) -> heap::Props {
    let game = &state.game;
    let position = game.position();
    let (laid, count) = (game.table().board.heaps()[index], position.heaps()[index]);
    let here = |made: &Move| made.heap == index;
    heap::Props {
        index,
        laid,
        count,
        chosen: state.choice.filter(here).map_or(0, |chosen| chosen.take.get()),
        reach: position.max_take(index),
        fresh: game.moves().last().filter(|made| here(made)).map_or(0, |made| made.take.get()),
        locked: !matches!(game.turn(), Turn::Person(_)),
        columns: layout.columns(laid),
        cursor: cursor.filter(|at| at.heap == index).map(|at| at.stone),
        last: (position.stones() == 1).then(|| position.rules().convention),
        too_deep: play::too_deep(position.rules()).map(AttrValue::from),
    }
}

/// After a person's move the focus goes to the top stone of that heap, or of the next; after the
/// computer's only where the move took away the stone that had it.
#[hook]
fn use_focus_after_moves(table: &TableHandle, board: &NodeRef, stored: &UseStateSetter<Cursor>) {
    let (table, board, stored) = (table.clone(), board.clone(), stored.clone());
    use_effect_with(table.ticket(), move |_| {
        let game = &table.game;
        let Some((seat, made)) = game.last() else { return };
        let by_person = game.table().strategy(seat).is_none();
        if !by_person && !document::focus_is_lost() {
            return;
        }
        if let Some(at) = Cursor::top_of(made.heap).settle(game.position().heaps()) {
            stored.set(at);
            focus_stone(&board, at);
        }
    });
}

/// The stone on or in which an event happened.
fn stone_of(target: Option<web_sys::EventTarget>) -> Option<Cursor> {
    let element = target?.dyn_into::<Element>().ok()?;
    let stone = element.closest("[data-stone]").ok()??;
    let heap = stone.closest("[data-heap]").ok()??;
    Some(Cursor {
        heap: heap.get_attribute("data-heap")?.parse().ok()?,
        stone: stone.get_attribute("data-stone")?.parse().ok()?,
    })
}

fn focus_stone(board: &NodeRef, at: Cursor) {
    let heap = ["[data-heap=\"", &at.heap.to_string(), "\"] "].concat();
    let stone = [&heap, "[data-stone=\"", &at.stone.to_string(), "\"], ", &heap, "input"].concat();
    let root = board.get().and_then(|node: Node| node.dyn_into::<Element>().ok());
    if let Some(element) = root.and_then(|root| document::find(&root, &stone)) {
        document::focus(&element);
    }
}
