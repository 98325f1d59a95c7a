use yew::prelude::*;

use super::cursor::Cursor;
use super::el::{El, el};
use super::heap::{self, Heap};
use super::layout::Layout;
use crate::engine::Move;
use crate::game::{Depth, State, Turn};
use crate::later::LATER;
use crate::text::play;

/// The heaps, and where the keyboard stands among them.
#[must_use]
pub fn heap_board(state: &State, cursor: Cursor) -> El {
    let laid = state.game.table().board.heaps();
    let layout = Layout::of(laid);
    let cursor = cursor.settle(state.game.position().heaps());
    let position = state.game.position();
    let hinted = state.hint.and_then(|_| (LATER.get()?.suggested)(position));
    let heaps = (0..laid.len()).map(|index| {
        let props = heap_props(state, layout, cursor, hinted, index);
        html! { <Heap ..props /> }
    });
    let heaps = match layout {
        Layout::Stones { rows, columns } => el("div", "board__heaps")
            .number("data-rows", rows)
            .number("data-columns", columns),
        Layout::Sliders => el("div", "board__sliders"),
    }
    .attr("data-heaps", laid.len().to_string())
    .children(heaps);
    let class = if layout == Layout::Sliders {
        "board board--sliders"
    } else {
        "board"
    };
    el("section", class)
        .attr("data-heaps", laid.len().to_string())
        .attr("id", "board")
        .label(play::BOARD)
        .child(heaps)
}

fn heap_props(
    state: &State,
    layout: Layout,
    cursor: Option<Cursor>,
    hinted: Option<Move>,
    index: usize,
) -> heap::Props {
    let game = &state.game;
    let position = game.position();
    let heaps = game.table().board.heaps();
    let (laid, count) = (heaps[index], position.heaps()[index]);
    let taken_here = |made: Option<&Move>| {
        made.filter(|made| made.heap == index)
            .map_or(0, |made| made.take.get())
    };
    heap::Props {
        index,
        laid,
        scale: heaps.iter().copied().max().unwrap_or(0),
        count,
        chosen: taken_here(state.choice.as_ref()),
        reach: position.max_take(index),
        hinted: hinted.filter(|hinted| hinted.heap == index).map(|hinted| {
            let number = state.hint != Some(Depth::Heap);
            if number { hinted.take.get() } else { 0 }
        }),
        fresh: taken_here(game.moves().last().filter(|_| state.fresh)),
        lifted: game.last().is_some_and(|(seat, made)| {
            made.heap == index && game.table().strategy(seat).is_some()
        }),
        locked: !matches!(game.turn(), Turn::Person(_)),
        columns: layout.columns(laid),
        cursor: cursor.filter(|at| at.heap == index).map(|at| at.stone),
        last: (position.stones() == 1).then(|| position.rules().convention),
        too_deep: play::too_deep(position.rules()).map(AttrValue::from),
    }
}
