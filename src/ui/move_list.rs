//! Every legal move with its value and the turns to the end, the best first.

use super::analysis::{Looked, prospect};
use super::el::{El, el};
use super::sum_table::move_button;
use crate::engine::ValuedMove;
use crate::text::analysis as words;

/// Up to so many moves stand one after the other; of more, those that lose are folded heap by heap.
const MOST_FLAT: usize = 24;

/// The moves as buttons: the first press chooses, the second plays.
#[must_use]
pub(super) fn move_list(looked: &Looked<'_>, valued: &[ValuedMove]) -> El {
    let flat = valued.len() <= MOST_FLAT;
    let shown = valued.iter().filter(|told| flat || told.wins);
    let items = shown.map(|told| el("li", "").child(full(looked, told)));
    let folds = (0..looked.now.heaps().len())
        .filter(|_| !flat)
        .filter_map(|heap| fold(looked, valued, heap));
    el("div", "analysis__all")
        .child(el("h3", "analysis__heading").text(words::moves_heading(looked.reader)))
        .child(el("p", "analysis__how").text(words::press(looked.reader)))
        .child(el("ul", "analysis__moves").children(items))
        .child(el("div", "analysis__folds").children(folds))
}

/// A move in full: `B3 wins 5 turns`.
fn full(looked: &Looked<'_>, told: &ValuedMove) -> El {
    let won = looked.reader.wins(told.wins);
    move_button("analysis__move", told.play, is_chosen(looked, told))
        .attr("data-prospect", prospect(won))
        .child(el("b", "analysis__play").text(told.play.to_string()))
        .text(" ")
        .child(el("span", "analysis__value").text(words::value(told.wins)))
        .text(" ")
        .child(el("span", "analysis__turns").text(words::turns(told.plies)))
        .child(
            el("span", "heard")
                .text(". ")
                .text(words::does(looked.now, told)),
        )
}

/// The losing moves of a heap. There may be a thousand on the board, so each is as few nodes as
/// it can be.
fn fold(looked: &Looked<'_>, valued: &[ValuedMove], heap: usize) -> Option<El> {
    let losing = || {
        valued
            .iter()
            .filter(move |told| !told.wins && told.play.heap == heap)
    };
    let count = losing().count();
    let buttons = losing().map(|told| {
        move_button("analysis__short", told.play, is_chosen(looked, told)).text(words::short(told))
    });
    (count > 0).then(|| {
        el("details", "analysis__fold")
            .child(el("summary", "").text(words::folded(heap, count)))
            .child(el("div", "analysis__shorts").children(buttons))
    })
}

fn is_chosen(looked: &Looked<'_>, told: &ValuedMove) -> bool {
    looked.chosen.is_some_and(|(chosen, _)| chosen == told.play)
}
