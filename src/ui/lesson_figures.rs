//! The figures of the lessons: blocks, pairs, bits and a tree.

use yew::prelude::*;

use super::el::{El, el};
use super::study::order;
use crate::components::figures::{Analysed, blocks, digits, tree_drawing};
use crate::engine::{Move, Position, Side, Tree, heap_name};
use crate::game::TreeExplorer;
use crate::game::lesson::{Held, Pairs, Step};
use crate::game::tree::TreeAction;
use crate::text::analysis::{self as sums, Reader};
use crate::text::{lesson as words, tree};

/// The blocks of the position, or of the one that the choice leads to.
pub(super) fn blocks_figure(position: &Position, choice: Option<Move>) -> Html {
    let chosen = choice.and_then(|chosen| Some((chosen, position.clone().play(chosen).ok()?)));
    blocks(&Analysed {
        now: position,
        analysis: position.analysis(),
        chosen: chosen.as_ref().map(|&(chosen, ref after)| (chosen, after)),
        reader: Reader::of(true),
        digits: digits(position),
    })
}

/// The blocks as buttons, in a column for each heap and a row for each size.
pub(super) fn pairs_figure(pairs: &Pairs, step: &Step) -> El {
    let heaps = step.board.heaps();
    let mut sizes: Vec<u32> = pairs.blocks().iter().map(|block| block.size).collect();
    sizes.dedup();
    // The smallest on top, as in the blocks of the analysis.
    let rows = sizes.iter().rev().map(|&size| {
        let places = (0..heaps.len()).map(|heap| {
            let held = pairs.blocks().iter();
            let mut here = held.filter(|block| (block.size, block.heap) == (size, heap));
            el("span", "lesson__place").child_if(here.next().map(|held| block(pairs, held)))
        });
        el("div", "lesson__row").children(places)
    });
    let names = heaps.iter().enumerate().map(|(heap, stones)| {
        el("span", "lesson__heap")
            .child(el("b", "").text(heap_name(heap).to_string()))
            .text([" · ", &stones.to_string()].concat())
    });
    el("div", "lesson__pairs")
        .attr("role", "group")
        .attr("data-heaps", heaps.len().to_string())
        .label(words::BLOCKS)
        .children(rows)
        .child(el("div", "lesson__row").children(names))
}

fn block(pairs: &Pairs, held: &Held) -> El {
    let waits = pairs.waiting() == Some(*held);
    let state = match (held.partner, pairs.is_done()) {
        (Some(_), _) => "paired",
        (None, true) => "alone",
        (None, false) => "open",
    };
    let partner = held.partner.map(|partner| {
        el("small", "")
            .unheard()
            .text(["↔ ", &heap_name(partner).to_string()].concat())
    });
    order("lesson__block", Pairs::command(held.heap, held.size))
        .number("data-size", held.size)
        .attr("data-state", state)
        .attr("aria-pressed", if waits { "true" } else { "false" })
        .label(words::block(held.size, held.heap, held.partner))
        .child(el("b", "").text(held.size.to_string()))
        .child_if(partner)
}

/// The heaps in binary, and once it is known what stays alone.
pub(super) fn bits_table(position: &Position, known: bool) -> El {
    let analysis = position.analysis();
    let digits = analysis.bits();
    let cell = |number: u32, place: u32| {
        let on = number >> place & 1 == 1;
        el("td", "lesson__bit")
            .flag("data-on", on)
            .text(if on { "1" } else { "0" })
    };
    let head = |name: String| el("th", "").attr("scope", "row").text(name);
    let columns = (0..digits).rev().map(|place| {
        el("th", "")
            .attr("scope", "col")
            .text((1_u32 << place).to_string())
    });
    let rows = analysis.rows().map(|row| {
        el("tr", "")
            .child(head(sums::row(row.heap, row.stones)))
            .children((0..digits).rev().map(|place| cell(row.grundy.0, place)))
    });
    let sum = analysis.nim_sum.0;
    let alone = (0..digits).rev().map(|place| {
        if known {
            cell(sum, place)
        } else {
            el("td", "lesson__bit").text("?")
        }
    });
    el("table", "lesson__bits")
        .child(el("caption", "heard").text(words::TABLE))
        .child(
            el("thead", "").child(
                el("tr", "")
                    .child(el("th", "").attr("scope", "col").text(words::HEAP))
                    .children(columns),
            ),
        )
        .child(el("tbody", "").children(rows))
        .child(
            el("tfoot", "").child(
                el("tr", "")
                    .child(head(words::SUM.to_owned()))
                    .children(alone),
            ),
        )
}

/// The whole tree of a small position, and once they are known the values of its nodes. It is a
/// picture here: its nodes are no buttons.
pub(super) fn tree_figure(position: &Position, known: bool) -> El {
    let mut explorer = TreeExplorer::new(position.clone());
    // A slice at a time, until all of it is unfolded; it is small.
    explorer.act(TreeAction::UnfoldAll);
    while explorer.is_busy() {
        explorer.act(TreeAction::Tick);
    }
    if known {
        explorer.act(TreeAction::End);
    }
    let games = games(position).into_iter().map(|(taken, winner)| {
        let winner = known.then_some(winner);
        el("li", "").text(words::game(&taken, winner))
    });
    el("div", "lesson__tree")
        .child(
            el("div", "")
                .attr("role", "img")
                .label(tree::board(position))
                .child(
                    el("div", "")
                        .attr("inert", "")
                        .child(tree_drawing(&explorer, &Callback::noop())),
                ),
        )
        .child(el("ul", "heard").children(games))
}

/// Every game from a small position: what is taken by turns, and who wins.
fn games(position: &Position) -> Vec<(Vec<u32>, Side)> {
    let mut tree = Tree::new(position);
    let mut games = Vec::new();
    let mut waiting = vec![tree.root()];
    while let Some(node) = waiting.pop() {
        tree.grow(node, usize::MAX);
        let children = tree[node].children();
        waiting.extend(children.iter().rev());
        if children.is_empty() {
            let line = tree.line(node).into_iter();
            let winner = if tree[node].value() == 1 {
                Side::A
            } else {
                Side::B
            };
            games.push((line.map(|by| by.take.get()).collect(), winner));
        }
    }
    games
}
