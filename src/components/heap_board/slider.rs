use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::heap::{HeapProps, label};
use crate::catalogue::play as words;
use crate::components::flag;
use crate::engine::Move;
use crate::game::GameAction;
use crate::platform::document;
use crate::text::play;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The heap.
    pub heap: HeapProps,
    /// Receives the choices in it.
    pub on_action: Callback<GameAction>,
}

/// A heap whose stones are too many to press: one slider with a number field, and its stones as
/// a tally that is only seen.
#[component]
pub fn HeapSlider(Props { heap, on_action }: &Props) -> Html {
    let &HeapProps {
        index,
        count,
        chosen,
        reach,
        locked,
        ..
    } = heap;
    let name = ["heap-", &index.to_string()].concat();
    let nudge = |more| {
        let possible = if more { chosen < reach } else { chosen > 0 };
        let onclick = on_action.reform(move |_| nudged(index, chosen, more));
        html! {
            <button
                class="slider__nudge"
                type="button"
                aria-label={play::nudge(index, more)}
                aria-disabled={flag(locked || !possible)}
                {onclick}
            >
                { if more { "+" } else { "−" } }
            </button>
        }
    };
    let field = |class, kind, mode: Option<&'static str>, label: String| {
        html! {
            <input
                {class}
                type={kind}
                name={name.clone()}
                min="0"
                max={reach.to_string()}
                value={chosen.to_string()}
                disabled={reach == 0}
                aria-disabled={flag(locked)}
                aria-label={label}
                inputmode={mode}
                oninput={on_typed(on_action, index)}
            />
        }
    };
    html! {
        <div
            class="slider"
            role="group"
            aria-label={play::heap_group(index, count)}
            data-heap={index.to_string()}
            data-locked={flag(locked)}
            data-hinted={flag(heap.hinted.is_some())}
            data-lifted={flag(heap.lifted)}
        >
            { label(heap) }
            <div class="slider__track">
                { tally(heap) }
                { field("slider__range", "range", None, words::Slider { heap: index }.text()) }
            </div>
            { nudge(false) }
            { field("field slider__number", "number", Some("numeric"), words::Number { heap: index }.text()) }
            { nudge(true) }
        </div>
    }
}

/// One stone more than are chosen of a heap, or one fewer.
pub fn nudged(heap: usize, chosen: u32, more: bool) -> GameAction {
    let next = if more {
        chosen + 1
    } else {
        chosen.saturating_sub(1)
    };
    Move::new(heap, next).map_or(GameAction::LetGo, GameAction::Choose)
}

/// The meaning of a text in the field of a heap.
///
/// A text that is no number clears the choice, as an empty field does. A refused number clears the
/// choice too.
pub fn typed(heap: usize, text: &str) -> impl Iterator<Item = GameAction> {
    let chosen = Move::new(heap, text.parse().unwrap_or(0));
    let chosen = chosen.map(GameAction::Choose);
    [GameAction::LetGo].into_iter().chain(chosen)
}

fn on_typed(on_action: &Callback<GameAction>, heap: usize) -> Callback<InputEvent> {
    let on_action = on_action.clone();
    Callback::from(move |event: InputEvent| {
        document::undo_input(&event, "[aria-disabled]");
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            typed(heap, &field.value()).for_each(|action| on_action.emit(action));
        }
    })
}

/// The stones in a row, on the scale of the largest heap. A unit of the drawing is a stone, so
/// that no length has to be computed.
fn tally(heap: &HeapProps) -> Html {
    let &HeapProps {
        scale,
        count,
        chosen,
        just_moved,
        ..
    } = heap;
    let bar = |class, wide: u32| html! { <rect {class} width={wide.to_string()} height="1" /> };
    let mut gaps = String::new();
    for place in 1..count {
        gaps.push('M');
        gaps.push_str(&place.to_string());
        gaps.push_str(" 0v1");
    }
    html! {
        <svg
            class="slider__stones"
            viewBox={["0 0 ", &scale.max(1).to_string(), " 1"].concat()}
            preserveAspectRatio="none"
            aria-hidden="true"
        >
            if just_moved > 0 {
                { bar("slider__fresh", count + just_moved) }
            }
            { bar("slider__chosen", count) }
            { bar("slider__left", count - chosen) }
            <path class="slider__gaps" d={gaps} />
        </svg>
    }
}
