//! The board that a person can change: its stones, sliders and fields.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::board_editor::{BoardAction, BoardEditor, SLIDER};
use crate::catalogue::{analysis as words, play, study};
use crate::components::fields::{limit_field, rule_field};
use crate::components::figures::{CELL, Stack, digits};
use crate::components::flag;
use crate::components::icons::{CLOSE, icon};
use crate::engine::{Convention, Position, heap_name};
use crate::game::BOUNDS;

use super::analysis_view::{sum, tag};

/// Boards of few stones are not drawn larger than this.
const LEAST_ROWS: u32 = 10;
/// The beginning of each heap field's name, before the number of the heap.
const SIZE: &str = "size-";
/// The field for the last stone.
const RULE: &str = "editor-rule";
/// The order in which the rules are offered.
const ORDER: [Convention; 2] = [Convention::Misere, Convention::Normal];
/// The field of the most stones a turn.
const LIMIT: &str = "editor-limit";

/// Draws the board with its fields.
pub fn board_view(editor: &BoardEditor, on_action: &Callback<BoardAction>) -> Html {
    let position = editor.position();
    let on_rule = on_action.reform(BoardAction::SetConvention);
    let on_limit = on_action.reform(BoardAction::SetLimit);
    let (limit, is_wrong) = editor.limit_field();
    html! {
        <section class="editor__board" aria-label={play::board()}>
            { title(&position) }
            { stones(editor, &position) }
            { heaps(editor, &position, on_action) }
            <div class="editor__rules">
                { rule_field(RULE, ORDER, editor.rules().convention, &on_rule) }
                { limit_field(LIMIT, limit.into(), is_wrong, on_limit) }
            </div>
        </section>
    }
}

/// The nim-sum and its word, above the sliders that change them.
fn title(position: &Position) -> Html {
    let analysis = position.analysis();
    html! {
        <div class="editor__title">
            <h2 class="editor__heading" tabindex="-1">{ study::analysis() }</h2>
            <div class="editor__sum" aria-live="polite" aria-atomic="true">
                { sum(analysis.nim_sum.0, digits(position)) }
                { tag(analysis.outcome) }
            </div>
        </div>
    }
}

/// The board in stones, the chosen ones with a ring. The sliders say the same in words.
fn stones(editor: &BoardEditor, position: &Position) -> Html {
    let stack = Stack::of(position.heaps(), LEAST_ROWS);
    let floor = (stack.rows + 1) * CELL;
    let mut left = 0;
    let mut drawn = Vec::new();
    for (heap, &count) in position.heaps().iter().enumerate() {
        let chosen = editor.choice().filter(|chosen| chosen.heap == heap);
        let chosen = chosen.map_or(0, |chosen| chosen.take.get());
        let x = (left + stack.columns * CELL / 2).to_string();
        let y = floor.to_string();
        drawn.push(html! {
            <>
                <path class="editor__rings" d={stack.dots(left, count - chosen, count)} />
                <path class="editor__stones" d={stack.dots(left, 0, count)} />
                <text class="editor__name" {x} {y}>{ heap_name(heap).to_string() }</text>
            </>
        });
        left += (stack.columns + 1) * CELL;
    }
    let wide = left.saturating_sub(CELL).to_string();
    let high = (floor + 3).to_string();
    html! {
        <svg
            class="editor__picture"
            viewBox={["-1 0 ", &wide, " ", &high].concat()}
            aria-hidden="true"
        >
            { for drawn }
        </svg>
    }
}

fn heaps(editor: &BoardEditor, position: &Position, on_action: &Callback<BoardAction>) -> Html {
    let rows = position.heaps().iter().enumerate();
    html! {
        <div class="editor__heaps">
            { for rows.map(|(heap, &stones)| row(editor, heap, stones, on_action)) }
            <button
                type="button"
                class="button editor__add"
                aria-disabled={flag(!editor.can_add())}
                onclick={on_action.reform(|_| BoardAction::Add)}
            >
                { words::add_heap() }
            </button>
        </div>
    }
}

/// A heap: its slider, its number field, and the button that removes it.
fn row(editor: &BoardEditor, heap: usize, stones: u32, on_action: &Callback<BoardAction>) -> Html {
    let name = [SIZE, &heap.to_string()].concat();
    let problem = [&name, "-note"].concat();
    let (typed, wrong) = editor.size_field(heap);
    let oninput = on_input(on_action, move |typed| {
        Some(BoardAction::SetSize(heap, typed))
    });
    html! {
        <div class="editor__heap">
            <span class="editor__letter" aria-hidden="true">{ heap_name(heap).to_string() }</span>
            <input
                class="editor__range"
                type="range"
                name={name.clone()}
                min="0"
                max={SLIDER.to_string()}
                aria-label={words::Slider { heap }.text()}
                aria-valuetext={words::Stones { stones: stones.into() }.text()}
                value={stones.min(SLIDER).to_string()}
                oninput={oninput.clone()}
            />
            <input
                class="field editor__number"
                type="number"
                {name}
                min="0"
                max={BOUNDS.size.to_string()}
                aria-label={words::Number { heap }.text()}
                inputmode="numeric"
                aria-invalid={flag(wrong)}
                aria-describedby={wrong.then(|| problem.clone())}
                value={typed}
                {oninput}
            />
            <button
                type="button"
                class="button button--round button--plain"
                aria-label={words::RemoveHeap { heap }.text()}
                aria-disabled={flag(!editor.can_remove())}
                onclick={on_action.reform(move |_| BoardAction::Remove(heap))}
            >
                { icon(CLOSE) }
            </button>
            if wrong {
                <p class="editor__problem" id={problem} role="alert">
                    { words::WrongNumber { most: BOUNDS.size.into() }.text() }
                </p>
            }
        </div>
    }
}

/// Receives the input of a field.
pub(super) fn on_input<A: 'static>(
    on_action: &Callback<A>,
    read: impl Fn(String) -> Option<A> + 'static,
) -> Callback<InputEvent> {
    let on_action = on_action.clone();
    Callback::from(move |event: InputEvent| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        if let Some(action) = read(field.value()) {
            on_action.emit(action);
        }
    })
}
