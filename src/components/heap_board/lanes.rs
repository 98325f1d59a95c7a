//! The stones of a board in lanes, over the board: they slide there from their heaps, from step to step, and back.

use std::cell::RefCell;
use std::rc::Rc;

use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::layout::{GAP, LABEL, WIDTHS};
use super::window_class::WindowClass;
use crate::components::flag;
use crate::engine::{Position, heap_name};
use crate::game::lanes::{Lane, LaneKind, LaneStep, LaneStone, Lanes};
use crate::platform::animation::{Running, Spot, animate, has_less_motion, spot};
use crate::platform::document;
use crate::text::lanes as text;

/// How long stones slide, in milliseconds.
const SLIDE_MS: u32 = 600;

/// The room of the labels beside the lanes, and of the space around a lane, in pixels.
const BESIDE: u32 = 92;
const BETWEEN: u32 = 6;

/// The width of the largest stones, in pixels.
const LARGEST: u32 = 76;

#[derive(Properties, PartialEq)]
pub struct LanesViewProps {
    pub lanes: Rc<Lanes>,
    pub class: WindowClass,
    /// Called when a person presses the lanes.
    pub on_press: Callback<MouseEvent>,
}

/// The lanes of a board that is only looked at, with the button that goes from step to step.
pub struct LaneSteps {
    /// The lanes that are shown in place of the heaps.
    pub lanes: Option<Rc<Lanes>>,
    /// What the button does.
    pub on_next: Callback<MouseEvent>,
    /// The sentence of the step that is shown.
    pub sentence: Option<String>,
    name: Option<&'static str>,
}

impl LaneSteps {
    /// The button, where the board has lanes.
    pub fn button(&self, class: &'static str) -> Html {
        let drawn = |name| {
            let on_next = self.on_next.clone();
            let onclick = move |event: MouseEvent| {
                if event.detail() < 2 {
                    on_next.emit(event);
                }
            };
            html! { <button class={classes!("button", "lanes__onward", class)} type="button" {onclick}>{ name }</button> }
        };
        self.name.map(drawn).unwrap_or_default()
    }
}

/// The steps of the lanes of a board. Another board begins with its heaps.
#[hook]
pub fn use_lane_steps(board: Option<&Position>) -> LaneSteps {
    let shown = use_state_eq(|| None::<(Position, LaneStep)>);
    let step = shown.filter(|(of, _)| Some(of) == board);
    let of_board = |step| board.and_then(|board| Lanes::of(board, step));
    let lanes = step.and_then(|(_, step)| of_board(step));
    {
        let setter = shown.setter();
        use_effect_with(board.copied(), move |_| setter.set(None));
    }
    let next = match &lanes {
        Some(lanes) => lanes.next(),
        None => Some(LaneStep::Lanes),
    };
    let name = match &lanes {
        Some(lanes) => Some(text::onward(lanes)),
        None => of_board(LaneStep::Lanes).map(|_| text::show()),
    };
    let (setter, next) = (shown.setter(), board.copied().zip(next));
    LaneSteps {
        sentence: board
            .zip(lanes.as_ref())
            .map(|(board, lanes)| text::sentence(board, lanes)),
        lanes: lanes.map(Rc::new),
        on_next: Callback::from(move |_| setter.set(next)),
        name,
    }
}

/// The lanes of a board, the largest lowest. Who does not see them gets a sentence for each.
#[component]
pub fn LanesView(props: &LanesViewProps) -> Html {
    let node = use_node_ref();
    let lanes = &props.lanes;
    let size = Size::of(lanes, props.class);
    {
        let node = node.clone();
        use_effect_with(size, move |size| {
            if let Some(element) = node.cast::<HtmlElement>() {
                let Size {
                    columns,
                    rows,
                    lanes,
                    ..
                } = size;
                for (name, size) in [("--columns", columns), ("--rows", rows), ("--lanes", lanes)] {
                    document::set_property(&element, name, &size.to_string());
                }
            }
        });
    }
    let wide = size.wide;
    let widths: Vec<u32> = lanes
        .widest
        .iter()
        .map(|&stones| stones.clamp(1, wide))
        .collect();
    let on_press = props.on_press.clone();
    let onclick = Callback::from(move |event: MouseEvent| {
        // For the board this would be a press beside its stones.
        event.stop_propagation();
        // The second press of a double one would skip a step.
        if event.detail() < 2 {
            on_press.emit(event);
        }
    });
    let name = |(heap, stones): (usize, &u32)| {
        html! {
            <span class="lanes__name" data-wide={widths[heap].to_string()}>
                <span class="heap__name">{ heap_name(heap).to_string() }</span>
                { " " }<b>{ stones }</b>
            </span>
        }
    };
    html! {
        <div ref={node} class="lanes" data-rows={flag(wide > 1)} {onclick}>
            <ul class="lanes__all">
                { for lanes.lanes.iter().rev().map(|lane| drawn_lane(lane, &widths, wide)) }
            </ul>
            <div class="lanes__names" aria-hidden="true">{ for lanes.heaps.iter().enumerate().map(name) }</div>
        </div>
    }
}

/// The size of lanes in stones.
#[derive(Clone, Copy, PartialEq)]
struct Size {
    /// The stones in a row of a heap.
    wide: u32,
    /// The width in eighths of a stone.
    columns: u32,
    rows: u32,
    lanes: u32,
}

impl Size {
    /// The narrowest width whose stones are nearly the largest in the room of this class.
    fn of(lanes: &Lanes, class: WindowClass) -> Self {
        let [width, height] = class.room();
        let count = u32::try_from(lanes.lanes.len()).unwrap_or(1);
        let size = |wide| {
            let heaps = lanes
                .widest
                .iter()
                .map(|&stones| 8 * stones.clamp(1, wide) + GAP);
            Self {
                wide,
                columns: heaps.sum::<u32>() - GAP,
                rows: lanes.lanes.iter().map(|lane| rows(lane, wide)).sum(),
                lanes: count,
            }
        };
        let stone = |size: &Self| {
            let high = (height - LABEL - BETWEEN * count) / size.rows;
            high.min(8 * (width - BESIDE) / size.columns).min(LARGEST)
        };
        let sizes = WIDTHS.map(size);
        let most = sizes.iter().map(stone).max().unwrap_or_default();
        let [narrow, middle, wide] = sizes;
        let is_large = |size: &Self| 4 * stone(size) >= 3 * most;
        let nearly = [narrow, middle].into_iter().find(is_large);
        nearly.unwrap_or(wide)
    }
}

fn drawn_lane(lane: &Lane, widths: &[u32], wide: u32) -> Html {
    let kind = match lane.kind {
        LaneKind::Groups(_) => "groups",
        LaneKind::Blocks(_) => "blocks",
        LaneKind::Singles => "singles",
        LaneKind::Above => "above",
    };
    let stone = |heap: usize, stone: LaneStone| {
        let (state, place) = match stone {
            LaneStone::Stays(place) => (None, Some(place)),
            LaneStone::Taken(place) => (Some("taken"), Some(place)),
            LaneStone::Ghost => (Some("ghost"), None),
        };
        let place = place.map(|place| format!("{heap}/{place}"));
        html! { <i class="piece lane__stone" data-state={state} data-place={place} /> }
    };
    let block = |(heap, stones): (usize, &Vec<LaneStone>)| {
        html! {
            <span class="lane__block" data-wide={widths[heap].to_string()}>
                { for stones.iter().map(|&place| stone(heap, place)) }
            </span>
        }
    };
    html! {
        <li class="lane" data-kind={kind} data-wrong={flag(lane.is_wrong)}>
            <span class="visually-hidden">{ text::spoken(lane) }</span>
            <span class="lane__room" aria-hidden="true">{ for (0..rows(lane, wide)).map(|_| html! { <i /> }) }</span>
            <span class="lane__blocks" aria-hidden="true">{ for lane.stones.iter().enumerate().map(block) }</span>
            <span class="lane__label" aria-hidden="true">{ text::label(lane) }</span>
        </li>
    }
}

/// The rows of stones of a lane. It has room for them also when it is empty.
fn rows(lane: &Lane, wide: u32) -> u32 {
    lane.room.div_ceil(wide).max(1)
}

/// The places of stones on the screen, each with the name of its stone.
type Places = Vec<(String, Spot)>;

/// Lets the stones slide from where they were to where they are: from their heaps to the lanes, from step to step, and
/// back.
#[hook]
pub fn use_slide(board: &NodeRef, lanes: Option<&Rc<Lanes>>) {
    let before: Rc<RefCell<Option<Places>>> = use_mut_ref(|| None);
    let sliding = use_mut_ref(Vec::<Running>::new);
    let board = board.clone();
    use_effect_with(lanes.cloned(), move |lanes| {
        let Some(board) = board.cast::<Element>() else {
            return;
        };
        sliding.take().iter().for_each(Running::cancel);
        let was = before.replace(None);
        let stones = if lanes.is_some() {
            stones_in_lanes(&board)
        } else {
            stones_of_heaps(&board)
        };
        let now = places(&stones);
        // A board that begins with its lanes has them at once.
        let from = was.map(|was| {
            if was.is_empty() {
                places(&stones_of_heaps(&board))
            } else {
                was
            }
        });
        before.replace(Some(if lanes.is_some() {
            now.clone()
        } else {
            Vec::new()
        }));
        let Some(from) = from else {
            return;
        };
        let is_lost = document::focus_is_in("#board button") || document::focus_is_lost();
        if lanes.is_some() && is_lost {
            // The stones are out of sight, and a press on the lanes takes the focus away: the button that goes on gets it.
            if let Some(onward) = document::find(".lanes__onward, .bar > .take, .step__help") {
                document::focus(&onward);
            }
        }
        if has_less_motion() {
            return;
        }
        let slide = |((name, stone), (_, to)): (&(String, Element), &(String, Spot))| {
            let (_, from) = from.iter().find(|(other, _)| other == name)?;
            let [x, y] = [from.x - to.x, from.y - to.y];
            let scale = 100 * from.size / to.size.max(1);
            let frames = format!(
                r#"[{{"translate":"{x}px {y}px","scale":"{scale}%","easing":"ease-in-out"}},{{"translate":"none","scale":"100%"}}]"#
            );
            animate(stone, None, &frames, SLIDE_MS)
        };
        sliding.replace(stones.iter().zip(&now).filter_map(slide).collect());
    });
}

fn places(stones: &[(String, Element)]) -> Places {
    let place = |(name, stone): &(String, Element)| (name.clone(), spot(stone));
    stones.iter().map(place).collect()
}

/// The stones of all heaps, each with its name: the number of its heap, and its own from the bottom.
fn stones_of_heaps(board: &Element) -> Vec<(String, Element)> {
    let name = |stone: Element| {
        let heap = stone
            .closest("[data-heap]")
            .ok()??
            .get_attribute("data-heap")?;
        let place = stone.get_attribute("data-stone")?;
        Some(([&heap, "/", &place].concat(), stone))
    };
    let stones = document::within(board, ".heap .stone").into_iter();
    stones.filter_map(name).collect()
}

fn stones_in_lanes(board: &Element) -> Vec<(String, Element)> {
    let stones = document::within(board, "[data-place]").into_iter();
    let named = stones.filter_map(|stone| Some((stone.get_attribute("data-place")?, stone)));
    named.collect()
}
