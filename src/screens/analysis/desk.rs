//! The board that a person changes where it stands, and fields for each heap.

use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::board_editor::{BoardAction, BoardEditor};
use super::pointing::{PointAt, points_at};
use crate::catalogue::{Language, analysis as words, language::spoken, more, play};
use crate::components::fields::{limit_field, rule_field};
use crate::components::heap_board::{Can, Marks, Pointed};
use crate::components::icons::{CLOSE, PLUS, REDO, SCREEN, UNDO, icon};
use crate::components::{HeapBoard, flag};
use crate::engine::{Convention, heap_name};
use crate::game::{BOUNDS, GameAction, GameState};
use crate::platform::document;

/// The field for the last stone, and the order in which the rules are offered.
const RULE: &str = "editor-rule";
const ORDER: [Convention; 2] = [Convention::Misere, Convention::Normal];
/// The field of the most stones a turn.
const LIMIT: &str = "editor-limit";
/// The beginning of each heap field's name, before the number of the heap.
const SIZE: &str = "size-";

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
    /// The language of the page.
    #[prop_or_else(spoken)]
    pub spoken: Language,
}

/// The board with its blocks, and the fields below it.
#[component]
pub fn Desk(props: &DeskProps) -> Html {
    let DeskProps {
        editor, on_action, ..
    } = props;
    let heaps = editor.position().heaps().len();
    use_focus_near(heaps);
    let game = game(editor);
    let marks = Marks {
        pointed: props.pointed,
        ..Marks::blocks_of(&game)
    };
    let can = Can::Change {
        on_action: on_game(editor, on_action),
        on_size: on_action
            .reform(|(heap, stones): (usize, u32)| BoardAction::SetSize(heap, stones.to_string())),
    };
    let on_drag = {
        let on_action = on_action.clone();
        Callback::from(move |begun| {
            if begun {
                on_action.emit(BoardAction::Begin);
            }
        })
    };
    html! {
        <div class="desk">
            { tools(props) }
            <div class="desk__board">
                <HeapBoard game={Rc::new(game)} {marks} {can} {on_drag} on_point={props.on_point.clone()} />
            </div>
            <ul class="desk__cards">
                { for (0..heaps).map(|heap| card(editor, heap, on_action, &props.on_point)) }
            </ul>
            <p class="desk__how">
                { words::how_to_press() }
                <span class="desk__pull">{ " " }{ words::how_to_pull() }</span>
            </p>
            { rules(editor, on_action) }
        </div>
    }
}

/// The board as a game whose moves anybody may choose.
pub(super) fn game(editor: &BoardEditor) -> GameState {
    GameState {
        choice: editor.choice(),
        ..GameState::between_people(editor.position())
    }
}

/// Chooses moves on the board, and makes the chosen one.
pub(super) fn on_game(
    editor: &BoardEditor,
    on_action: &Callback<BoardAction>,
) -> Callback<GameAction> {
    let (choice, on_action) = (editor.choice(), on_action.clone());
    Callback::from(move |action| match action {
        // A press on the choice itself would make the move.
        GameAction::Choose(made) if choice != Some(made) => {
            on_action.emit(BoardAction::Press(made));
        }
        GameAction::LetGo => on_action.emit(BoardAction::LetGo),
        GameAction::Take => {
            if let Some(choice) = choice {
                on_action.emit(BoardAction::Press(choice));
            }
        }
        _ => {}
    })
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

/// The controls of a heap: its size, one stone more or fewer, and away with it.
fn card(
    editor: &BoardEditor,
    heap: usize,
    on_action: &Callback<BoardAction>,
    on_point: &PointAt,
) -> Html {
    let (onmouseover, on_focus) = points_at(on_point, Some(Pointed::Heap(heap)));
    let begin = on_action.clone();
    let onfocusin = Callback::from(move |event: FocusEvent| {
        begin.emit(BoardAction::Begin);
        on_focus.emit(event);
    });
    // With a key the elements stay with their place, and so does the focus in them.
    html! {
        <li key={heap} class="desk__card" {onmouseover} {onfocusin}>
            <b class="desk__letter" aria-hidden="true">{ heap_name(heap).to_string() }</b>
            { nudge(editor, heap, false, on_action) }
            { number(editor, heap, on_action) }
            { nudge(editor, heap, true, on_action) }
            { remove(editor, heap, on_action) }
            { problem(editor, heap) }
        </li>
    }
}

fn name(heap: usize) -> String {
    [SIZE, &heap.to_string()].concat()
}

fn note(heap: usize) -> String {
    [&name(heap), "-note"].concat()
}

/// The size as typed.
fn on_size(heap: usize, on_action: &Callback<BoardAction>) -> Callback<InputEvent> {
    on_action.reform(move |event: InputEvent| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        BoardAction::SetSize(heap, field.value())
    })
}

fn number(editor: &BoardEditor, heap: usize, on_action: &Callback<BoardAction>) -> Html {
    let (typed, wrong) = editor.size_field(heap);
    html! {
        <input
            class="field desk__number"
            type="number"
            name={name(heap)}
            min="0"
            max={BOUNDS.size.to_string()}
            aria-label={words::Number { heap }.text()}
            inputmode="numeric"
            aria-invalid={flag(wrong)}
            aria-describedby={wrong.then(|| note(heap))}
            value={typed}
            oninput={on_size(heap, on_action)}
            onclick={Callback::from(|event: MouseEvent| {
                // The next number takes its place.
                event.target_unchecked_into::<HtmlInputElement>().select();
            })}
        />
    }
}

/// A button for one stone more or fewer. Tab leaves it out, because the arrow keys do so in the fields.
fn nudge(editor: &BoardEditor, heap: usize, more: bool, on_action: &Callback<BoardAction>) -> Html {
    let stones = editor.position().heaps()[heap];
    let (label, sign, possible) = if more {
        (words::OneMore { heap }.text(), "+", stones < BOUNDS.size)
    } else {
        (words::OneLess { heap }.text(), "−", stones > 0)
    };
    html! {
        <button
            type="button"
            class="button button--round"
            tabindex="-1"
            aria-label={label}
            aria-disabled={flag(!possible)}
            onclick={on_action.reform(move |_| BoardAction::Nudge(heap, more))}
        >
            { sign }
        </button>
    }
}

fn remove(editor: &BoardEditor, heap: usize, on_action: &Callback<BoardAction>) -> Html {
    html! {
        <button
            type="button"
            class="button button--round button--plain desk__remove"
            aria-label={words::RemoveHeap { heap }.text()}
            aria-disabled={flag(!editor.can_remove())}
            onclick={on_action.reform(move |_| BoardAction::Remove(heap))}
        >
            { icon(CLOSE) }
        </button>
    }
}

fn problem(editor: &BoardEditor, heap: usize) -> Html {
    let (_, wrong) = editor.size_field(heap);
    if !wrong {
        return Html::default();
    }
    html! {
        <p class="desk__problem" id={note(heap)} role="alert">
            { words::WrongNumber { most: BOUNDS.size.into() }.text() }
        </p>
    }
}

fn rules(editor: &BoardEditor, on_action: &Callback<BoardAction>) -> Html {
    let on_rule = on_action.reform(BoardAction::SetConvention);
    let on_limit = on_action.reform(BoardAction::SetLimit);
    let (limit, is_wrong) = editor.limit_field();
    html! {
        <div class="desk__rules">
            { rule_field(RULE, ORDER, editor.rules().convention, &on_rule) }
            { limit_field(LIMIT, limit.into(), is_wrong, &on_limit) }
        </div>
    }
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
