//! The heaps in binary, one below the other, so that the nim-sum can be read off their columns.

use super::analysis::{Looked, prospect};
use super::el::{El, el};
use crate::engine::{Move, Row, WinningRow};
use crate::text::analysis as words;

/// A row for each heap, the nim-sum below them, and what the choice would make of it.
#[must_use]
pub(super) fn sum_table(looked: &Looked<'_>) -> El {
    let places = || (0..looked.digits).rev();
    let head = el("tr", "")
        .child(column("analysis__head-heap", words::HEAP.to_owned()))
        .children(places().map(|place| column("analysis__head", (1_u32 << place).to_string())))
        .child(column("analysis__head-move", words::SAFE_MOVE.to_owned()));
    el("table", "analysis__table")
        .number("data-digits", looked.digits)
        .child(el("caption", "heard").text(words::TABLE))
        .child(el("thead", "").child(head))
        .child(el("tbody", "").children(looked.analysis.rows().map(|row| heap(looked, row))))
        .child(el("tfoot", "").child(sum(looked)).children(after(looked)))
}

/// Why each heap has a safe move or none, folded.
#[must_use]
pub(super) fn heap_by_heap(looked: &Looked<'_>) -> El {
    let sentences = looked.analysis.rows().map(|row| {
        el("li", "")
            .child(el("b", "").text(words::row(row.heap, row.stones)))
            .child(el("span", "analysis__worked").text(words::worked_out(
                &looked.analysis,
                row,
                looked.digits,
            )))
    });
    el("details", "analysis__fold")
        .child(el("summary", "").text(words::WORKED_OUT))
        .child(el("ul", "analysis__list").children(sentences))
}

fn column(class: &'static str, name: String) -> El {
    el("th", class).attr("scope", "col").text(name)
}

fn heap(looked: &Looked<'_>, row: Row) -> El {
    let counts = looked.analysis.remainder_by.is_some();
    let chosen = looked.chosen.filter(|(chosen, _)| chosen.heap == row.heap);
    let counted = counts.then(|| el("small", "").text(words::remainder(row.grundy.0)));
    el("tr", "")
        .attr("data-row", row.heap.to_string())
        .flag("data-chosen", chosen.is_some())
        .child(head(words::row(row.heap, row.stones)).child_if(counted))
        .children(bits(looked, row.grundy.0, "analysis__bit"))
        .child(match row.winning {
            Some(winning) => safe_move(looked, winning),
            None => el("td", "analysis__none").text(words::NONE),
        })
}

/// The winning move of a heap, and what it leaves there.
fn safe_move(looked: &Looked<'_>, winning: WinningRow) -> El {
    let is_chosen = looked
        .chosen
        .is_some_and(|(chosen, _)| chosen == winning.play);
    let odd_singles = winning
        .leaves_odd_singles
        .then(|| el("small", "analysis__odd-ones").text(words::ODD_SINGLES));
    el("td", "analysis__safe-move")
        .child(
            move_button("analysis__take", winning.play, is_chosen)
                .attr("data-prospect", prospect(looked.reader.wins(true)))
                .text(words::take(winning.play.take.get())),
        )
        .child(
            el("small", "analysis__leaves")
                .text(words::leaves(winning.left))
                .text(" ")
                .child(
                    el("span", "analysis__bits")
                        .text(words::binary(winning.grundy.0, looked.digits)),
                ),
        )
        .child_if(odd_singles)
}

/// A button that chooses a move, and where it is chosen already, plays it.
pub(super) fn move_button(class: &'static str, play: Move, is_chosen: bool) -> El {
    el("button", class)
        .attr("type", "button")
        .attr("data-move", play.to_string())
        .attr("aria-pressed", if is_chosen { "true" } else { "false" })
}

/// The nim-sum: under each column its bit, marked where the ones above are odd in number.
fn sum(looked: &Looked<'_>) -> El {
    let sum = looked.analysis.nim_sum.0;
    let bits = (0..looked.digits).rev().map(|place| {
        let odd = sum >> place & 1 == 1;
        let word = if odd {
            el("small", "analysis__odd").text(words::ODD)
        } else {
            el("span", "heard").text(words::EVEN)
        };
        bit("analysis__bit analysis__bit--sum", odd)
            .text(" ")
            .child(word)
    });
    el("tr", "analysis__total")
        .attr("data-prospect", looked.prospect())
        .child(head(words::sum(sum)))
        .children(bits)
        .child(el("td", ""))
}

/// The heap as the choice leaves it, and the nim-sum that comes of it.
fn after(looked: &Looked<'_>) -> impl Iterator<Item = El> {
    let rows = looked.chosen.and_then(|(chosen, after)| {
        let analysis = after.analysis();
        let row = analysis.rows().nth(chosen.heap)?;
        let sum = analysis.nim_sum.0;
        let heap = head(words::row_after(row.heap, row.stones));
        let line = |class, head: El, number, bit| {
            el("tr", class)
                .attr("data-prospect", looked.prospect_after(after))
                .child(head)
                .children(bits(looked, number, bit))
                .child(el("td", ""))
        };
        let total = head(words::sum_after(sum));
        Some([
            line("analysis__then", heap, row.grundy.0, "analysis__bit"),
            line(
                "analysis__then analysis__then--sum",
                total,
                sum,
                "analysis__bit analysis__bit--sum",
            ),
        ])
    });
    rows.into_iter().flatten()
}

fn head(name: String) -> El {
    el("th", "analysis__row").attr("scope", "row").text(name)
}

fn bits(looked: &Looked<'_>, number: u32, class: &'static str) -> impl Iterator<Item = El> {
    (0..looked.digits)
        .rev()
        .map(move |place| bit(class, number >> place & 1 == 1))
}

fn bit(class: &'static str, on: bool) -> El {
    let digit = if on { "1" } else { "0" };
    el("td", class)
        .flag("data-on", on)
        .child(el("b", "").text(digit))
}
