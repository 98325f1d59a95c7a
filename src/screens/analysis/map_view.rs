//! The map of the boards around one: other sizes of its heaps A and B.

use yew::prelude::*;

use super::map_drawing::{FLAG, SIDE, map_drawing, name};
use super::map_words;
use super::on_input::on_input;
use super::outcome_map::{MapAction, OutcomeMap, Shows};
use crate::catalogue::map as words;
use crate::components::fields::{choice, one_line, radios};
use crate::components::flag;
use crate::text::play;

/// The sliders of the two heaps.
const FIELDS: [&str; 2] = ["map-a", "map-b"];
/// The choice of what the squares show.
const SHOWS: &str = "map-shows";

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
                <h2 id="outcome-map-heading">{ map_words::heading(map) }</h2>
                <span class="outcome-map__rule">{ play::rule(map.rules(), true) }</span>
            </div>
            <div class="outcome-map__body">
                { map_drawing(map, on_action) }
                <div class="outcome-map__side">
                    { shows(map, on_action) }
                    // Next to the map, so that both are seen while it fills.
                    if map.is_whole() {
                        { painting(map, on_action) }
                    }
                    { readout(map) }
                    <div class="outcome-map__fields">
                        { for fields }
                        { lay(map, on_action) }
                    </div>
                    { legend(map) }
                    if map.shows() == Shows::Values {
                        <p class="outcome-map__about">
                            { map_words::about_values(map.rules()) }{ " " }{ words::about_shades() }
                        </p>
                    }
                    <p class="outcome-map__about">
                        { words::about() }
                        { for map_words::others(map).map(|others| html! { <>{ " " }{ others }</> }) }
                    </p>
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
                { for map_words::value(map).map(|told| html! { <>{ " " }{ told }</> }) }
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
                min={map.least()[heap].to_string()}
                max={map.most()[heap].to_string()}
                aria-label={label}
                value={stones.clone()}
                {oninput}
            />
            <b aria-hidden="true">{ stones }</b>
        </label>
    }
}

/// Lays the board of the square that is read out.
fn lay(map: &OutcomeMap, on_action: &Callback<MapAction>) -> Html {
    let cell = map.cursor();
    html! {
        <button
            type="button"
            class="button"
            aria-disabled={flag(cell == map.home())}
            onclick={on_action.reform(move |_| MapAction::Lay(cell))}
        >
            { words::lay() }
        </button>
    }
}

/// The choice of what the squares show.
fn shows(map: &OutcomeMap, on_action: &Callback<MapAction>) -> Html {
    let on_choose = on_action.reform(MapAction::Show);
    let choices = [
        (Shows::Outcomes, "outcomes", words::outcomes()),
        (Shows::Values, "values", words::values()),
    ];
    let choices = choices
        .map(|(shows, name, label)| choice(name, shows, map.shows(), one_line(label), &on_choose));
    radios(SHOWS, words::shows(), "radios radios--pill", &choices)
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

/// A square with its look and the sign on it.
fn sample(look: &'static str, sign: Html, word: &'static str) -> Html {
    let side = SIDE.to_string();
    html! {
        <li>
            <svg viewBox="-2 -2 14 14" aria-hidden="true">
                <rect
                    class="outcome-map__square"
                    data-mark={look}
                    width={side.clone()}
                    height={side}
                />
                { sign }
            </svg>
            { word }
        </li>
    }
}

fn legend(map: &OutcomeMap) -> Html {
    let side = SIDE.to_string();
    let ring =
        html! { <rect class="outcome-map__target" width={side.clone()} height={side} rx="2" /> };
    let flag = html! { <path class="outcome-map__here" d={["M0 0", FLAG].concat()} /> };
    let cross = html! { <path class="outcome-map__cross" d="M3 3l4 4m0-4l-4 4" /> };
    let blank = || sample("blank", Html::default(), words::blank());
    html! {
        <ul class="outcome-map__legend">
            if map.shows() == Shows::Outcomes {
                { sample("wins", Html::default(), words::wins()) }
                { sample("loses", cross.clone(), words::loses()) }
                { sample("loses", html! { <>{ cross }{ ring }</> }, words::target()) }
            } else {
                { sample("zero", html! { <text class="outcome-map__value" data-mark="zero" x="5" y="5">{ 0 }</text> }, words::zero()) }
                { sample("wins", ring, words::target()) }
            }
            { sample("wins", flag, words::here()) }
            if map.is_whole() {
                { blank() }
            }
        </ul>
    }
}
