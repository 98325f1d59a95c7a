use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement, HtmlInputElement};
use yew::prelude::*;

use super::blocks::{Outline, drawn_in_bar};
use super::heap::{HeapProps, label};
use crate::catalogue::play as words;
use crate::components::flag;
use crate::engine::{Move, Takes};
use crate::game::GameAction;
use crate::game::blocks::Span;
use crate::landing::GROUP;
use crate::platform::document;
use crate::text::play;

/// Stones have a mark each where the largest heap has up to this many, and else one for every fifth.
const MOST_MARKS: u32 = 30;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The heap.
    pub heap: HeapProps,
    /// The stones of the largest heap before the first move: its bar is as wide as the board.
    pub largest: u32,
    /// Whether moves in it were undone, so that their stones may be on their way back.
    pub undone: bool,
    /// Receives the choices in it.
    pub on_action: Callback<GameAction>,
}

/// A heap whose stones are too many to press: a bar of them, dragged from the end at which stones are
/// taken, with a number field and two buttons.
#[component]
pub fn HeapSlider(props: &Props) -> Html {
    let Props {
        heap,
        largest,
        undone,
        on_action,
    } = props;
    let track = use_node_ref();
    let &HeapProps {
        index,
        count,
        chosen,
        takes,
        locked,
        ..
    } = heap;
    {
        let spans: Vec<Span> = tagged(heap).map(|outline| outline.span).collect();
        let track = track.clone();
        use_effect_with((count, *largest, spans), move |(count, largest, spans)| {
            let Some(track) = track.cast::<HtmlElement>() else {
                return;
            };
            let tell = |element: &Element, name, number: u32| {
                document::tell(element.unchecked_ref(), name, &number.to_string());
            };
            tell(&track, "--part", 100 * count / largest.max(&1));
            if let Some((first, last)) = spans.first().zip(spans.last()) {
                tell(&track, "--before", first.from);
                tell(&track, "--after", count - last.to);
            }
            let sizes = document::within(&track, ".slider__size");
            for (size, span) in sizes.iter().zip(spans) {
                tell(size, "--size", span.to - span.from);
            }
        });
    }
    let name = ["heap-", &index.to_string()].concat();
    let nudge = |more| {
        let next = nudged(takes, count, chosen, more);
        let possible = next != chosen;
        let onclick = on_action
            .reform(move |_| Move::new(index, next).map_or(GameAction::LetGo, GameAction::Choose));
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
    // A finger that goes to a number writes another one.
    let select = Callback::from(|event: FocusEvent| {
        if let Some(field) = event.target_dyn_into::<HtmlInputElement>() {
            field.select();
        }
    });
    let field = |class, kind, max: u32, mode: Option<&'static str>, label, oninput| {
        html! {
            <input
                {class}
                onfocus={(kind == "number").then(|| select.clone())}
                type={kind}
                name={name.clone()}
                min="0"
                max={max.to_string()}
                value={chosen.to_string()}
                disabled={takes.numbers(count).next().is_none()}
                aria-disabled={flag(locked)}
                aria-label={label}
                inputmode={mode}
                {oninput}
            />
        }
    };
    let most = takes.numbers(count).last().unwrap_or(0);
    // Stones leave from one place, and each comes back as itself.
    let pieces = if *undone { GROUP } else { 1 };
    let (slide, number) = (words::Slider { heap: index }, words::Number { heap: index });
    html! {
        <div
            class="slider"
            role="group"
            aria-label={play::heap_group(index, count)}
            data-heap={index.to_string()}
            data-locked={flag(locked)}
            data-hinted={flag(heap.hinted.is_some())}
        >
            { label(heap) }
            <div ref={track} class="slider__track">
                { bar(heap, *largest) }
                { drawn_in_bar(&heap.outlines, count) }
                { for (0..pieces).map(|_| html! { <span class="slider__piece" aria-hidden="true" /> }) }
                { sizes(heap) }
                { field("slider__range", "range", count, None, slide.text(), on_slid(on_action, heap)) }
            </div>
            { nudge(false) }
            { field("field slider__number", "number", most, Some("numeric"), number.text(), on_typed(on_action, index)) }
            { nudge(true) }
        </div>
    }
}

/// The number to take that is next above the chosen one, or next below it; the chosen one itself if there is none.
pub fn nudged(takes: Takes, stones: u32, chosen: u32, more: bool) -> u32 {
    let mut numbers = takes.numbers(stones);
    if more {
        numbers.find(|&number| number > chosen).unwrap_or(chosen)
    } else {
        let below = numbers.take_while(|&number| number < chosen);
        below.last().unwrap_or(0)
    }
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

/// The choice at a place of the bar of a heap, counted in stones from the end: the largest number up to there that may be
/// taken, and at the end itself the smallest.
pub fn slid(takes: Takes, stones: u32, place: u32) -> Option<u32> {
    let mut numbers = takes.numbers(stones);
    let least = numbers.next()?;
    Some(
        numbers
            .take_while(|&number| number <= place)
            .last()
            .unwrap_or(least),
    )
}

/// The blocks with a size.
fn tagged(heap: &HeapProps) -> impl Iterator<Item = &Outline> {
    let outlines = heap.outlines.iter();
    outlines.filter(|outline| !outline.tag.is_empty())
}

/// The sizes of the blocks, in a line below the bar.
fn sizes(heap: &HeapProps) -> Html {
    if tagged(heap).next().is_none() {
        return Html::default();
    }
    let size = |outline: &Outline| html! { <span class="slider__size">{ &outline.tag }</span> };
    html! { <div class="slider__sizes" aria-hidden="true">{ for tagged(heap).map(size) }</div> }
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

fn on_slid(on_action: &Callback<GameAction>, heap: &HeapProps) -> Callback<InputEvent> {
    let on_action = on_action.clone();
    let (index, takes, stones, locked) = (heap.index, heap.takes, heap.count, heap.locked);
    Callback::from(move |event: InputEvent| {
        let field = event.target_dyn_into::<HtmlInputElement>();
        let chosen = field.as_ref().and_then(|field| {
            let place = field.value().parse().unwrap_or(0);
            Move::new(index, slid(takes, stones, place)?)
        });
        let Some((field, chosen)) = field.zip(chosen) else {
            return;
        };
        // The handle stands at the choice. A locked heap has none.
        let shown = if locked { 0 } else { chosen.take.get() };
        field.set_value(&shown.to_string());
        on_action.emit(GameAction::Choose(chosen));
    })
}

/// The stones in a row, from the end that stays to the end at which stones are taken. A unit of the
/// drawing is a stone, so that no length has to be computed.
fn bar(heap: &HeapProps, largest: u32) -> Html {
    let &HeapProps {
        count,
        chosen,
        better,
        ..
    } = heap;
    let part = |class, wide: u32| html! { <rect {class} width={wide.to_string()} height="1" /> };
    let step = if largest > MOST_MARKS { 5 } else { 1 };
    let mut marks = String::new();
    for place in (step..count).step_by(step as usize) {
        marks.push('M');
        marks.push_str(&place.to_string());
        marks.push_str(" 0v1");
    }
    html! {
        <svg
            class="slider__stones"
            viewBox={["0 0 ", &count.max(1).to_string(), " 1"].concat()}
            preserveAspectRatio="none"
            aria-hidden="true"
        >
            { part("slider__chosen", count) }
            { part("slider__better", if better > 0 { count } else { 0 }) }
            { part("slider__left", count - chosen.max(better)) }
            <path class="slider__marks" d={marks} />
        </svg>
    }
}
