use yew::prelude::*;

use super::el::{El, el};
use super::icons::icon;
use super::status::sign;
use crate::engine::{Convention, Move, heap_name};
use crate::later::LATER;
use crate::text::{self, play};

/// What a [`Heap`] shows.
#[derive(Clone, Properties, PartialEq)]
pub struct Props {
    /// Which heap, counted from 0.
    pub index: usize,
    /// Its stones before the first move.
    pub laid: u32,
    /// The stones of the largest heap before the first move.
    pub scale: u32,
    /// Its stones now.
    pub count: u32,
    /// How many of them are chosen.
    pub chosen: u32,
    /// The most that may be taken in one turn.
    pub reach: u32,
    /// How many a hint points at; 0 where it points at the heap alone.
    pub hinted: Option<u32>,
    /// How many the last move took from it.
    pub fresh: u32,
    /// Whether the computer made that move: its stones lift before they leave.
    pub lifted: bool,
    /// Whether it is nobody's turn to choose here.
    pub locked: bool,
    /// The columns in which its stones lie; `None` where they are too many to press.
    pub columns: Option<u32>,
    /// The stone where the keyboard stands, counted from 0 at the bottom, if it is in this heap.
    pub cursor: Option<u32>,
    /// The sign on the last stone of the board, if this is its heap.
    pub last: Option<Convention>,
    /// Why stones below the reach cannot be taken.
    pub too_deep: Option<AttrValue>,
}

/// A heap as a group, drawn anew only when something in it changed.
#[component]
pub fn Heap(props: &Props) -> Html {
    let group = |class| {
        el("div", class)
            .attr("role", "group")
            .label(play::heap_group(props.index, props.count))
            .attr("data-heap", props.index.to_string())
            .flag("data-locked", props.locked)
            .flag("data-hinted", props.hinted.is_some())
            .flag("data-lifted", props.lifted)
    };
    match props.columns {
        Some(columns) => stones(props, group("heap").number("data-columns", columns)).into(),
        // A board of such heaps was read from a link or set up, by what comes later; so that is here.
        None => match LATER.get() {
            Some(later) => (later.slider)(props, group("slider")).into(),
            None => group("slider").child(label(props)).into(),
        },
    }
}

/// Every stone a button, and under them what is left of those that were taken.
fn stones(props: &Props, group: El) -> El {
    let ghost = |place| {
        let fresh = place < props.count + props.fresh;
        el("span", if fresh { "ghost ghost--fresh" } else { "ghost" }).unheard()
    };
    let stones = (1..=props.count)
        .rev()
        .filter_map(|take| Move::new(props.index, take));
    group
        .child(
            el("div", "heap__stones")
                .children(stones.map(|chosen| stone(props, chosen)))
                .children((props.count..props.laid).map(ghost)),
        )
        .child(label(props))
}

/// The stone at which `taken` is chosen.
fn stone(props: &Props, taken: Move) -> El {
    let take = taken.take.get();
    let place = props.count - take;
    let exact = take == props.chosen;
    let deep = take > props.reach;
    let class = if take <= props.chosen {
        "stone stone--chosen"
    } else if props.hinted.is_some_and(|hinted| take <= hinted) {
        "stone stone--hinted"
    } else {
        "stone"
    };
    el("button", class)
        .attr("type", "button")
        .number("data-stone", place)
        .label(play::stone(taken, place))
        .attr("aria-pressed", if exact { "true" } else { "false" })
        .flag("aria-disabled", props.locked || deep)
        .maybe("aria-description", props.too_deep.clone().filter(|_| deep))
        .attr(
            "tabindex",
            if props.cursor == Some(place) {
                "0"
            } else {
                "-1"
            },
        )
        .maybe("data-tag", exact.then(|| play::tag(take).into()))
        .child_if(props.last.map(|convention| icon(sign(convention))))
}

/// The count of a heap and its letter. The name of the group says the same to those who do not see it.
#[must_use]
pub fn label(props: &Props) -> El {
    el("div", "heap__label")
        .unheard()
        .child(el("span", "heap__count").text(play::count(props.count, props.chosen)))
        .child(
            el("span", "heap__name")
                .child(el("span", "heap__word").text(text::HEAP))
                .text([" ", &heap_name(props.index).to_string()].concat()),
        )
}
