//! The controls of the board: a slider and a number for each heap, and the rules.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::board_editor::{BoardAction, BoardEditor, can_remove, full, most};
use super::pointing::Pointing;
use crate::catalogue::{analysis as words, play};
use crate::components::fields::{limit_field, rule_field};
use crate::components::flag;
use crate::components::icons::{CLOSE, PLUS, REDO, UNDO, icon};
use crate::engine::{Convention, MOST_STONES, Position, heap_name};
use crate::game::read_takes;
use crate::text::{join_sentences, setup::board_problem};

/// The field for the last stone, and the order in which the rules are offered.
const RULE: &str = "editor-rule";
const ORDER: [Convention; 2] = [Convention::Misere, Convention::Normal];
/// The field of the most stones a turn.
const LIMIT: &str = "editor-limit";

/// The board, its editor, and who receives what a person does.
#[derive(Clone, Copy)]
pub struct EditorProps<'a> {
    pub board: &'a Position,
    pub editor: &'a BoardEditor,
    pub on_action: &'a Callback<BoardAction>,
}

/// A row for each heap. `removed` is the heap that was removed just now.
pub fn heap_rows(
    editor_props: EditorProps<'_>,
    removed: Option<usize>,
    pointing: &Pointing,
) -> Html {
    let board = editor_props.board;
    let heaps = board.heaps().len();
    let news = match removed {
        Some(heap) => {
            let heaps = board.heaps();
            join_sentences(&[
                &words::HeapRemoved { heap }.text(),
                &play::Heaps { heaps }.text(),
            ])
        }
        None => full(board).map(board_problem).unwrap_or_default(),
    };
    html! {
        <>
            <ul class="heap-rows off-paper">
                { for (0..heaps).map(|heap| heap_row(editor_props, heap, pointing)) }
            </ul>
            <p class="heap-rows__news off-paper" aria-live="polite">{ news }</p>
        </>
    }
}

/// The controls of a heap: slider, one stone fewer, its size, one stone more, and the button that removes the heap.
fn heap_row(editor_props: EditorProps<'_>, heap: usize, pointing: &Pointing) -> Html {
    let EditorProps {
        board, on_action, ..
    } = editor_props;
    let (onmouseover, onfocusin) = pointing.at(heap);
    // The key is the index: the elements keep their places, and the focus in them stays.
    html! {
        <li key={heap} class="heap-row" {onmouseover} {onfocusin}>
            <b class="heap-row__letter" aria-hidden="true">{ heap_name(heap).to_string() }</b>
            { slider(editor_props, heap) }
            { nudge(editor_props, heap, false) }
            { number(editor_props, heap) }
            { nudge(editor_props, heap, true) }
            <button
                type="button"
                class="button button--round button--plain"
                aria-label={words::RemoveHeap { heap }.text()}
                aria-disabled={flag(!can_remove(board))}
                onclick={on_action.reform(move |_| BoardAction::Remove(heap))}
            >
                { icon(CLOSE) }
            </button>
            { problem(editor_props.editor, heap) }
        </li>
    }
}

fn slider(editor_props: EditorProps<'_>, heap: usize) -> Html {
    let EditorProps {
        board,
        editor,
        on_action,
    } = editor_props;
    let most = most(board, heap);
    let oninput = {
        let on_action = on_action.clone();
        Callback::from(move |event: InputEvent| {
            let slider: HtmlInputElement = event.target_unchecked_into();
            let stones = slider.value().parse().unwrap_or(0).min(most);
            // The handle stops where the board is full.
            slider.set_value(&stones.to_string());
            on_action.emit(BoardAction::Slide(heap, stones));
        })
    };
    html! {
        <input
            class="heap-row__slider"
            id={slider_id(heap)}
            type="range"
            min="0"
            max={editor.slider_most(heap).to_string()}
            aria-label={words::Slider { heap }.text()}
            value={board.heaps()[heap].to_string()}
            {oninput}
            onchange={on_action.reform(|_| BoardAction::EndChange)}
        />
    }
}

pub fn slider_id(heap: usize) -> String {
    format!("size-{heap}-slider")
}

fn note_id(heap: usize) -> String {
    format!("size-{heap}-note")
}

fn number(editor_props: EditorProps<'_>, heap: usize) -> Html {
    let EditorProps {
        board,
        editor,
        on_action,
    } = editor_props;
    let wrong = editor.wrong_size(heap);
    let is_wrong = wrong.is_some();
    let typed = wrong.map_or_else(|| board.heaps()[heap].to_string(), str::to_owned);
    let oninput = on_action.reform(move |event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        BoardAction::Type(heap, field.value())
    });
    html! {
        <input
            class="field heap-row__number"
            type="number"
            name={format!("size-{heap}")}
            min="0"
            max={most(board, heap).to_string()}
            aria-label={words::Number { heap }.text()}
            inputmode="numeric"
            aria-invalid={flag(is_wrong)}
            aria-describedby={is_wrong.then(|| note_id(heap))}
            value={typed}
            {oninput}
            onchange={on_action.reform(|_| BoardAction::EndChange)}
            onclick={Callback::from(|event: MouseEvent| {
                // The next number takes the place of the old one.
                let field: HtmlInputElement = event.target_unchecked_into();
                field.select();
            })}
        />
    }
}

/// A button for one stone more or fewer. Tab passes over it, because the arrow keys do so on the slider.
fn nudge(editor_props: EditorProps<'_>, heap: usize, more: bool) -> Html {
    let EditorProps {
        board, on_action, ..
    } = editor_props;
    let stones = board.heaps()[heap];
    let (label, sign, is_possible) = if more {
        let label = words::OneMore { heap }.text();
        (label, "+", stones < most(board, heap))
    } else {
        (words::OneLess { heap }.text(), "−", stones > 0)
    };
    html! {
        <button
            type="button"
            class="button button--round"
            tabindex="-1"
            aria-label={label}
            aria-disabled={flag(!is_possible)}
            onclick={on_action.reform(move |_| BoardAction::Nudge(heap, more))}
        >
            { sign }
        </button>
    }
}

fn problem(editor: &BoardEditor, heap: usize) -> Html {
    if editor.wrong_size(heap).is_none() {
        return Html::default();
    }
    let most = MOST_STONES.into();
    let message = match editor.size_error(heap) {
        Some(error) => board_problem(error),
        None => words::WrongNumber { most }.text(),
    };
    html! {
        <p class="heap-row__problem" id={note_id(heap)} role="alert">
            { message }
        </p>
    }
}

/// Undo, redo, and one heap more.
pub fn tools(editor_props: EditorProps<'_>) -> Html {
    let EditorProps {
        board,
        editor,
        on_action,
    } = editor_props;
    let tool = |action: BoardAction, path, name: &'static str, is_possible: bool| {
        html! {
            <button
                type="button"
                class="button button--round"
                aria-label={name}
                title={name}
                aria-disabled={flag(!is_possible)}
                onclick={on_action.reform(move |_| action.clone())}
            >
                { icon(path) }
            </button>
        }
    };
    html! {
        <>
            { tool(BoardAction::Undo, UNDO, play::undo(), editor.can_undo()) }
            { tool(BoardAction::Redo, REDO, play::redo(), editor.can_redo()) }
            <button
                type="button"
                class="button"
                aria-disabled={flag(full(board).is_some())}
                onclick={on_action.reform(|_| BoardAction::Add)}
            >
                { icon(PLUS) }
                { words::add_heap() }
            </button>
        </>
    }
}

/// The rule for the last stone, and what a turn may take.
pub fn rules(editor_props: EditorProps<'_>) -> Html {
    let EditorProps {
        board,
        editor,
        on_action,
    } = editor_props;
    let on_rule = on_action.reform(BoardAction::SetConvention);
    let on_limit = on_action.reform(BoardAction::SetLimit);
    let on_done = on_action.reform(|()| BoardAction::EndChange);
    let rules = board.rules();
    let limit = editor.wrong_limit();
    let limit = limit.map_or_else(|| rules.takes.to_string(), str::to_owned);
    let problem = read_takes(&limit).err();
    html! {
        <div class="editor__rules">
            { rule_field(RULE, ORDER, rules.convention, &on_rule) }
            { limit_field(LIMIT, limit.into(), problem.as_ref(), &on_limit, &on_done) }
        </div>
    }
}
