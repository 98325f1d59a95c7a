use yew::prelude::*;

use super::icons::{CROWN, SKULL, icon};
use crate::engine::{Convention, Move, heap_name};
use crate::text::{self, play};

/// What a [`Heap`] shows.
#[derive(Clone, Properties, PartialEq)]
pub struct Props {
    /// Which heap, counted from 0.
    pub index: usize,
    /// Its stones before the first move.
    pub laid: u32,
    /// Its stones now.
    pub count: u32,
    /// How many of them are chosen.
    pub chosen: u32,
    /// The most that may be taken in one turn.
    pub reach: u32,
    /// How many the last move took from it.
    pub fresh: u32,
    /// Whether it is nobody's turn to choose here.
    pub locked: bool,
    /// The columns in which its stones lie.
    pub columns: u32,
    /// The stone where the keyboard stands, counted from 0 at the bottom, if it is in this heap.
    pub cursor: Option<u32>,
    /// The sign on the last stone of the board, if this is its heap.
    pub last: Option<Convention>,
    /// Why stones below the reach cannot be taken.
    pub too_deep: Option<AttrValue>,
}

/// A heap as a group of stones, each of them a button. One listener on the board hears them all.
#[component]
pub fn Heap(props: &Props) -> Html {
    let index = props.index.to_string();
    html! {
        <div class="heap" role="group" aria-label={play::heap_group(props.index, props.count)}
            data-heap={index} data-columns={props.columns.to_string()} data-locked={props.locked.then_some("")}>
            <div class="heap__stones">
                { for (0..props.count).map(|place| stone(props, place)) }
                { for (props.count..props.laid).map(|place| {
                    let fresh = place < props.count + props.fresh;
                    html! { <span class={classes!("ghost", fresh.then_some("ghost--fresh"))} aria-hidden="true"></span> }
                }) }
            </div>
            { label(props.index, props.count, props.chosen) }
        </div>
    }
}

/// The count of a heap and its letter. The name of the group says the same to those who do not see it.
pub fn label(index: usize, count: u32, chosen: u32) -> Html {
    html! {
        <div class="heap__label" aria-hidden="true">
            <span class="heap__count">{ play::count(count, chosen) }</span>
            <span class="heap__name"><span class="heap__word">{ text::HEAP }{ " " }</span>{ heap_name(index).to_string() }</span>
        </div>
    }
}

fn stone(props: &Props, place: u32) -> Html {
    let take = props.count - place;
    let Some(chosen) = Move::new(props.index, take) else { return Html::default() };
    let lifted = take <= props.chosen;
    let exact = take == props.chosen;
    let deep = take > props.reach;
    let sign = props.last.map(|convention| match convention {
        Convention::Misere => SKULL,
        Convention::Normal => CROWN,
    });
    html! {
        <button type="button" class={classes!("stone", lifted.then_some("stone--chosen"))} data-stone={place.to_string()}
            aria-label={play::stone(chosen, place)} aria-pressed={exact.to_string()}
            aria-disabled={(props.locked || deep).then_some("true")}
            aria-description={deep.then(|| props.too_deep.clone()).flatten()}
            tabindex={if props.cursor == Some(place) { "0" } else { "-1" }}
            data-tag={exact.then(|| play::tag(take))}>
            { sign.map(icon) }
        </button>
    }
}
