//! The board that a person changes where it stands: stones with their blocks, and fields for each heap.

mod card;
mod layout;
mod line;
mod pull;

pub use self::layout::{DeskLayout, DeskRoom};

use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use self::card::{card, selected_row};
use self::line::DeskLine;
use super::board_editor::{BoardAction, BoardEditor};
use super::pointing::{PointAt, Pointed, Pointing};
use crate::catalogue::{analysis as words, more, play};
use crate::components::fields::{limit_field, rule_field};
use crate::components::flag;
use crate::components::icons::{PLUS, REDO, SCREEN, UNDO, icon};
use crate::engine::{Convention, Move};
use crate::platform::{document, room};

/// The field for the last stone, and the order in which the rules are offered.
const RULE: &str = "editor-rule";
const ORDER: [Convention; 2] = [Convention::Misere, Convention::Normal];
/// The field of the most stones a turn.
const LIMIT: &str = "editor-limit";

/// The element whose size is the room of the stones.
const RULER: &str = ".desk__ruler";

/// The room before it is measured: that of a phone.
const PHONE: DeskRoom = DeskRoom {
    width: 336,
    height: 240,
};

/// The room of the stones on a big screen before it is measured.
const BIG: DeskRoom = DeskRoom {
    width: 1200,
    height: 800,
};

/// The board and what is pointed at.
#[derive(Clone, Properties, PartialEq)]
pub struct DeskProps {
    /// The board, with the choice on it.
    pub editor: BoardEditor,
    /// What is pointed at, on the board or elsewhere.
    pub pointed: Option<Pointed>,
    /// Receives changes of the board.
    pub on_action: Callback<BoardAction>,
    /// Receives what is pointed at.
    pub on_point: PointAt,
    /// Opens the screen for a class.
    pub on_big: Callback<MouseEvent>,
}

/// The board, measured after each change of its size.
#[component]
pub fn Desk(props: &DeskProps) -> Html {
    let room = use_room(PHONE);
    // While a heap is pulled, nothing else moves.
    let held = use_state_eq(|| None::<DeskLayout>);
    let position = props.editor.position();
    use_focus_near(position.heaps().len());
    let layout = held.unwrap_or_else(|| DeskLayout::of(position.heaps(), room));
    let on_hold = use_callback((held.setter(), layout), |holds: bool, (held, layout)| {
        held.set(holds.then_some(*layout));
    });
    desk_view(props, layout, &on_hold)
}

/// Draws the board in a layout.
pub fn desk_view(props: &DeskProps, layout: DeskLayout, on_hold: &Callback<bool>) -> Html {
    let DeskProps {
        editor, on_action, ..
    } = props;
    let position = editor.position();
    let line = |line: usize| {
        let first = line * layout.across;
        let last = (first + layout.across).min(position.heaps().len());
        html! {
            <div class="desk__line">
                <DeskLine
                    {first}
                    layout={layout.of_line(&position.heaps()[first..last])}
                    position={position.clone()}
                    choice={editor.choice()}
                    pointed={props.pointed}
                    on_action={on_action.clone()}
                    on_point={props.on_point.clone()}
                    on_hold={on_hold.clone()}
                />
                <div class="desk__cards">
                    { for (first..last).map(|heap| card(editor, heap, layout, on_action, &props.on_point)) }
                    // Cards of the last line stay under their stones.
                    { for (last..first + layout.across).map(|place| html! { <span key={place} /> }) }
                </div>
            </div>
        }
    };
    html! {
        <section class="desk" aria-label={play::board()} data-narrow={flag(layout.is_narrow())}>
            { tools(props) }
            <div class="desk__board">
                <span class="desk__ruler" />
                // In an element of their own, so that the ruler stays the one that is measured.
                <div class="desk__lines">{ for (0..layout.lines).map(line) }</div>
                if layout.is_narrow() {
                    { selected_row(editor, on_action) }
                }
            </div>
            <p class="desk__how">
                { if layout.is_narrow() { words::how_to_press() } else { words::how_to_edit() } }
            </p>
            { rules(editor, on_action) }
        </section>
    }
}

/// Undo, redo, and one heap more.
fn tools(props: &DeskProps) -> Html {
    let DeskProps {
        editor, on_action, ..
    } = props;
    let tool = |action: BoardAction, path, name: &'static str, possible: bool| {
        html! {
            <button
                type="button"
                class="button button--round"
                aria-label={name}
                title={name}
                aria-disabled={flag(!possible)}
                onclick={on_action.reform(move |_| action.clone())}
            >
                { icon(path) }
            </button>
        }
    };
    html! {
        <div class="desk__tools">
            { tool(BoardAction::Undo, UNDO, play::undo(), editor.can_undo()) }
            { tool(BoardAction::Redo, REDO, play::redo(), editor.can_redo()) }
            <button type="button" class="button desk__big" onclick={props.on_big.clone()}>
                { icon(SCREEN) }
                { more::big_screen() }
            </button>
            <button
                type="button"
                class="button desk__add"
                aria-disabled={flag(!editor.can_add())}
                onclick={on_action.reform(|_| BoardAction::Add)}
            >
                { icon(PLUS) }
                { words::add_heap() }
            </button>
        </div>
    }
}

fn rules(editor: &BoardEditor, on_action: &Callback<BoardAction>) -> Html {
    let on_rule = on_action.reform(BoardAction::SetConvention);
    let on_limit = on_action.reform(BoardAction::SetLimit);
    let (limit, is_wrong) = editor.limit_field();
    html! {
        <div class="desk__rules">
            { rule_field(RULE, ORDER, editor.rules().convention, &on_rule) }
            { limit_field(LIMIT, limit.into(), is_wrong, on_limit) }
        </div>
    }
}

/// The stones of the big screen, with the size of each heap below it.
#[component]
pub fn BigStones(props: &BigProps) -> Html {
    let room = use_room(BIG);
    let held = use_state_eq(|| None::<DeskLayout>);
    let position = props.editor.position();
    let layout = held.unwrap_or_else(|| DeskLayout::big(position.heaps(), room));
    let on_hold = use_callback((held.setter(), layout), |holds: bool, (held, layout)| {
        held.set(holds.then_some(*layout));
    });
    let label = |(heap, stones): (usize, &u32)| {
        html! {
            <div class="big__label">
                <b>{ stones }</b>
                <span>{ play::Name { heap }.text() }</span>
                { chooser(&props.editor, heap, &props.on_action) }
            </div>
        }
    };
    html! {
        <section class="big__board" aria-label={play::board()}>
            <span class="desk__ruler big__ruler" />
            <DeskLine
                first=0
                {layout}
                position={position.clone()}
                choice={props.editor.choice()}
                pointed={props.pointing.at.filter(|_| !props.is_covered)}
                is_covered={props.is_covered}
                on_action={props.on_action.clone()}
                on_point={props.pointing.on_point.clone()}
                {on_hold}
            />
            <div class="desk__cards">
                { for position.heaps().iter().enumerate().map(label) }
            </div>
        </section>
    }
}

/// Keys choose as many stones of a heap as a press on them does. Only its focus is visible.
fn chooser(editor: &BoardEditor, heap: usize, on_action: &Callback<BoardAction>) -> Html {
    let most = editor.position().max_take(heap);
    let chosen = editor.choice().filter(|choice| choice.heap == heap);
    let oninput = on_action.reform(move |event: InputEvent| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        let chosen = Move::new(heap, field.value().parse().unwrap_or_default());
        chosen.map_or(BoardAction::LetGo, BoardAction::Press)
    });
    html! {
        <input
            class="big__chooser"
            type="range"
            max={most.to_string()}
            disabled={most == 0}
            aria-label={play::Slider { heap }.text()}
            value={chosen.map_or(0, |choice| choice.take.get()).to_string()}
            {oninput}
        />
    }
}

/// The board for a class.
#[derive(Clone, Properties, PartialEq)]
pub struct BigProps {
    /// The board, with the choice on it.
    pub editor: BoardEditor,
    /// What is pointed at.
    pub pointing: Pointing,
    /// Whether the blocks are covered.
    pub is_covered: bool,
    /// Receives changes of the board.
    pub on_action: Callback<BoardAction>,
}

/// The room of the stones, as the browser lays it out.
#[hook]
fn use_room(before: DeskRoom) -> DeskRoom {
    let room = use_state_eq(|| before);
    let set = room.setter();
    use_effect_with((), move |()| {
        let watch = document::find::<Element>(RULER).and_then(|ruler| {
            let seen = ruler.clone();
            room::watch([&seen, &seen], move || {
                let [width, height] = room::size(&ruler);
                // A hidden board has no size.
                if width > 0 {
                    set.set(DeskRoom { width, height });
                }
            })
        });
        move || drop(watch)
    });
    *room
}

/// Where the last heap was removed, the focus goes to the heap before it.
#[hook]
fn use_focus_near(heaps: usize) {
    let before = use_mut_ref(|| heaps);
    use_effect_with(heaps, move |&heaps| {
        if before.replace(heaps) > heaps
            && document::focus_is_lost()
            && let Some(button) = document::all(".desk__remove").last()
        {
            document::show(button);
        }
    });
}
