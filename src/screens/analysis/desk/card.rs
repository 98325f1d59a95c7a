//! The controls of a heap: slider, number, one stone more or fewer, and away with it.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::layout::DeskLayout;
use crate::catalogue::analysis as words;
use crate::components::flag;
use crate::components::icons::{CLOSE, icon};
use crate::engine::heap_name;
use crate::game::BOUNDS;
use crate::screens::analysis::board_editor::{BoardAction, BoardEditor};
use crate::screens::analysis::pointing::{PointAt, Pointed, points_at};

/// The beginning of each heap field's name, before the number of the heap.
const SIZE: &str = "size-";

/// The controls under a heap. Where they have no room, the number alone, and the rest for one heap at a
/// time in [`selected_row`].
pub(super) fn card(
    editor: &BoardEditor,
    heap: usize,
    layout: DeskLayout,
    on_action: &Callback<BoardAction>,
    on_point: &PointAt,
) -> Html {
    let letter = heap_name(heap).to_string();
    let (onmouseover, on_focus) = points_at(on_point, Some(Pointed::Heap(heap)));
    let on_action_of_focus = on_action.clone();
    let onfocusin = Callback::from(move |event: FocusEvent| {
        on_action_of_focus.emit(BoardAction::Select(heap));
        on_focus.emit(event);
    });
    let is_selected = layout.is_narrow() && editor.selected() == heap;
    // With a key the elements stay with their place, and so does the focus in them.
    html! {
        <div key={heap} class="desk__card" data-selected={flag(is_selected)} {onmouseover} {onfocusin}>
            if layout.is_narrow() {
                { number(editor, heap, on_action) }
                <b class="desk__letter" aria-hidden="true">{ letter }</b>
            } else {
                { range(editor, heap, on_action) }
                <div class="desk__stepper">
                    { nudge(editor, heap, false, on_action) }
                    { number(editor, heap, on_action) }
                    { nudge(editor, heap, true, on_action) }
                </div>
                <div class="desk__name">
                    <b class="desk__letter" aria-hidden="true">{ letter }</b>
                    { remove(editor, heap, on_action) }
                </div>
            }
            { problem(editor, heap) }
        </div>
    }
}

/// The other controls of the heap that was touched last.
pub(super) fn selected_row(editor: &BoardEditor, on_action: &Callback<BoardAction>) -> Html {
    let heap = editor.selected();
    html! {
        <div class="desk__selected">
            <b class="desk__letter" aria-hidden="true">{ heap_name(heap).to_string() }</b>
            { range(editor, heap, on_action) }
            { nudge(editor, heap, false, on_action) }
            { nudge(editor, heap, true, on_action) }
            { remove(editor, heap, on_action) }
        </div>
    }
}

fn stones(editor: &BoardEditor, heap: usize) -> u32 {
    editor
        .position()
        .heaps()
        .get(heap)
        .copied()
        .unwrap_or_default()
}

fn name(heap: usize) -> String {
    [SIZE, &heap.to_string()].concat()
}

fn note(heap: usize) -> String {
    [&name(heap), "-note"].concat()
}

/// The size as typed or slid.
fn on_size(heap: usize, on_action: &Callback<BoardAction>) -> Callback<InputEvent> {
    on_action.reform(move |event: InputEvent| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        BoardAction::SetSize(heap, field.value())
    })
}

fn range(editor: &BoardEditor, heap: usize, on_action: &Callback<BoardAction>) -> Html {
    let stones = stones(editor, heap);
    html! {
        <input
            class="desk__range"
            type="range"
            name={name(heap)}
            min="0"
            max={BOUNDS.size.to_string()}
            aria-label={words::Slider { heap }.text()}
            aria-valuetext={words::Stones { stones: stones.into() }.text()}
            value={stones.to_string()}
            oninput={on_size(heap, on_action)}
        />
    }
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
    let stones = stones(editor, heap);
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
