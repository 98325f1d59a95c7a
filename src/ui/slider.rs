use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::heap::{self, label};
use crate::engine::Move;
use crate::game::Action;
use crate::text::play;

/// What a [`Slider`] shows.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The heap.
    pub heap: heap::Props,
    /// Somebody chooses here.
    pub act: Callback<Action>,
}

/// A heap whose stones are too many to press: one slider with a number field, and its stones as
/// a tally that is only seen.
#[component]
pub fn Slider(props: &Props) -> Html {
    let heap::Props { index, laid, count, chosen, reach, locked, .. } = props.heap;
    let choose = props.act.reform(move |event: InputEvent| {
        let typed = event.target_dyn_into::<HtmlInputElement>().map(|field| field.value()).unwrap_or_default();
        // What is no number lets go, as an empty field does.
        let number = typed.parse().unwrap_or(0);
        Move::new(index, number).map_or(Action::LetGo, Action::Choose)
    });
    let value = chosen.to_string();
    let left = (count - chosen).to_string();
    html! {
        <div class="slider" role="group" aria-label={play::heap_group(index, count)} data-heap={index.to_string()} data-locked={locked.then_some("")}>
            { label(index, count, chosen) }
            <div class="slider__track">
                // A unit of the drawing is a stone, so that no length has to be computed.
                <svg class="slider__stones" viewBox={["0 0 ", &laid.max(1).to_string(), " 1"].concat()} preserveAspectRatio="none" aria-hidden="true" focusable="false">
                    <rect class="slider__laid" width={laid.to_string()} height="1" />
                    <rect class="slider__chosen" width={count.to_string()} height="1" />
                    <rect class="slider__left" width={left} height="1" />
                    { for (1..laid).map(|place| html! { <rect class="slider__gap" x={place.to_string()} width="0.25" height="1" /> }) }
                </svg>
                <input type="range" class="slider__range" min="0" max={reach.to_string()} value={value.clone()} disabled={reach == 0}
                    aria-disabled={locked.then_some("true")} aria-label={play::slider(index)} oninput={choose.clone()} />
            </div>
            <input type="number" class="field slider__number" inputmode="numeric" min="0" max={reach.to_string()} {value} disabled={reach == 0}
                aria-disabled={locked.then_some("true")} aria-label={play::number(index)} oninput={choose} />
        </div>
    }
}
