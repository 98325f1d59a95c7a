//! The map of all positions of two heaps.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::map_drawing::{SIDE, map_drawing, name};
use super::map_words;
use super::on_input::on_input;
use super::outcome_map::{MapAction, OutcomeMap};
use crate::catalogue::map as words;
use crate::components::flag;
use crate::text::play;

/// The sliders of the two heaps.
const FIELDS: [&str; 2] = ["map-a", "map-b"];
/// The switch for the Grundy values.
const NUMBERS: &str = "map-numbers";

/// The map, the text about the square under the cursor, and the buttons that paint.
///
/// For screen readers the map is one widget (`role="application"`). It takes the arrow keys and
/// describes each square in a live sentence. A grid of 289 or 441 named cells would be slow to walk and
/// to draw, and would not give the reason for a square. Two sliders do the same for other reading modes,
/// and for thumbs wider than a square.
pub fn map_view(map: &OutcomeMap, on_action: &Callback<MapAction>) -> Html {
    let fields = [0, 1].map(|heap| field(map, heap, on_action));
    html! {
        <section class="outcome-map" aria-labelledby="outcome-map-heading">
            <div class="outcome-map__head">
                <h2 id="outcome-map-heading">{ words::heading() }</h2>
                <span class="outcome-map__rule">{ play::rule(map.rules(), true) }</span>
            </div>
            <div class="outcome-map__body">
                { map_drawing(map, on_action) }
                <div class="outcome-map__side">
                    // Next to the map, so that both are seen while it fills.
                    { painting(map, on_action) }
                    { readout(map) }
                    <div class="outcome-map__fields">{ for fields }</div>
                    { numbers(map, on_action) }
                    { legend(map.has_numbers()) }
                    <p class="outcome-map__about">{ words::about() }</p>
                    <p class="outcome-map__about" id="outcome-map-keys">{ words::keys() }</p>
                </div>
            </div>
        </section>
    }
}

fn readout(map: &OutcomeMap) -> Html {
    let mark = map.mark(map.cursor());
    html! {
        <div class="outcome-map__readout">
            <span class="outcome-map__verdict" data-mark={name(mark)} aria-hidden="true">
                { map_words::verdict(mark) }
            </span>
            <p id="outcome-map-readout" aria-live="polite">
                { map_words::readout(map) }
                { for map_words::grundy(map).map(|told| html! { <>{ " " }{ told }</> }) }
            </p>
        </div>
    }
}

fn field(map: &OutcomeMap, heap: usize, on_action: &Callback<MapAction>) -> Html {
    let stones = map.cursor()[heap].to_string();
    let label = words::Slider { heap }.text();
    let oninput = on_input(on_action, move |typed| {
        Some(MapAction::SetHeap(heap, typed.parse().ok()?))
    });
    html! {
        <label class="outcome-map__field">
            <span>{ label.clone() }</span>
            <input
                type="range"
                name={FIELDS[heap]}
                min="0"
                max={map.size().to_string()}
                aria-label={label}
                value={stones.clone()}
                {oninput}
            />
            <b aria-hidden="true">{ stones }</b>
        </label>
    }
}

/// The switch for the Grundy values, and what they mean.
fn numbers(map: &OutcomeMap, on_action: &Callback<MapAction>) -> Html {
    let oninput = on_action.reform(|event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        MapAction::ShowNumbers(field.checked())
    });
    html! {
        <div class="outcome-map__numbers">
            <label class="outcome-map__show">
                <input type="checkbox" name={NUMBERS} checked={map.has_numbers()} {oninput} />
                <span>{ words::show_numbers() }</span>
            </label>
            if map.has_numbers() {
                <p class="outcome-map__about">{ map_words::numbers(map.rules()) }</p>
            }
        </div>
    }
}

fn painting(map: &OutcomeMap, on_action: &Callback<MapAction>) -> Html {
    let (first, last) = (map.painted() == 1, map.painted() == map.stages());
    let buttons = [
        (MapAction::First, words::first(), first),
        (MapAction::Back, words::back(), first),
        (MapAction::Next, words::next(), last),
        (MapAction::All, words::all(), last),
    ];
    let button = |(action, label, at_end)| {
        html! {
            <button
                type="button"
                class="button"
                aria-disabled={flag(at_end)}
                onclick={on_action.reform(move |_| action)}
            >
                { label }
            </button>
        }
    };
    html! {
        <div class="outcome-map__painting" role="group" aria-label={words::filling()}>
            <div class="outcome-map__steps">
                { for buttons.map(button) }
            </div>
            <p class="outcome-map__stage" aria-live="polite">{ map_words::stage(map) }</p>
        </div>
    }
}

fn legend(has_numbers: bool) -> Html {
    let sample = |mark: &'static str, has_cross: bool, is_target: bool, word: &'static str| {
        let side = SIDE.to_string();
        html! {
            <li>
                <svg viewBox="-2 -2 14 14" aria-hidden="true">
                    <rect
                        class="outcome-map__square"
                        data-mark={mark}
                        width={side.clone()}
                        height={side.clone()}
                    />
                    if has_cross {
                        <path class="outcome-map__cross" d="M3 3l4 4m0-4l-4 4" />
                    }
                    if is_target {
                        <rect class="outcome-map__target" width={side.clone()} height={side} rx="2" />
                    }
                </svg>
                { word }
            </li>
        }
    };
    html! {
        <ul class="outcome-map__legend">
            { sample("wins", false, false, words::wins()) }
            { sample("loses", !has_numbers, false, words::loses()) }
            { sample("loses", !has_numbers, true, words::target()) }
            { sample("blank", false, false, words::blank()) }
        </ul>
    }
}
