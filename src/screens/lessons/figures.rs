//! The figures of the lessons: blocks, pairs, bits and a tree.

use yew::prelude::*;

use super::LessonsAction;
use super::lesson_view::press;
use crate::catalogue::{Who, analysis as sums, lessons as words};
use crate::components::figures::{Analysed, blocks, digits, tree_drawing};
use crate::components::{flag, yes_no};
use crate::engine::{Move, Position, Row, Tree, heap_name};
use crate::game::TreeExplorer;
use crate::game::lesson::{Held, Pairs, Step};
use crate::game::tree::TreeAction;
use crate::text::analysis::Reader;
use crate::text::tree;

/// The width of a heap of blocks, which stand beside the stones.
const HEAP: u32 = 44;

/// The blocks of the position, or of the one that the choice leads to.
pub fn blocks_figure(position: &Position, choice: Option<Move>) -> Html {
    let chosen = choice.and_then(|chosen| Some((chosen, position.clone().play(chosen).ok()?)));
    let analysed = Analysed {
        now: position,
        analysis: position.analysis(),
        chosen: chosen.as_ref().map(|&(chosen, ref after)| (chosen, after)),
        reader: Reader::of(true),
        binary: false,
        digits: digits(position),
    };
    let heaps = u32::try_from(position.heaps().len()).unwrap_or(u32::MAX);
    blocks(&analysed, HEAP.saturating_mul(heaps))
}

/// The blocks as buttons, in a column for each heap and a row for each size.
pub fn pairs_figure(pairs: &Pairs, step: &Step, act: &Callback<LessonsAction>) -> Html {
    let heaps = step.board.heaps();
    let mut sizes: Vec<u32> = pairs.blocks().iter().map(|block| block.size).collect();
    sizes.dedup();
    // The smallest on top, as in the blocks of the analysis.
    let rows = sizes.iter().rev().map(|&size| {
        let places = (0..heaps.len()).map(|heap| {
            let mut held = pairs.blocks().iter();
            let here = held.find(|block| (block.size, block.heap) == (size, heap));
            let block = here.map(|held| block(pairs, held, act));
            html! { <span class="lesson__place">{ block.unwrap_or_default() }</span> }
        });
        html! { <div class="lesson__row">{ for places }</div> }
    });
    let names = heaps.iter().enumerate().map(|(heap, stones)| {
        let count = [" · ", &stones.to_string()].concat();
        html! { <span class="lesson__heap"><b>{ heap_name(heap).to_string() }</b>{ count }</span> }
    });
    html! {
        <div
            class="lesson__pairs"
            role="group"
            data-heaps={heaps.len().to_string()}
            aria-label={words::blocks()}
        >
            { for rows }
            <div class="lesson__row">{ for names }</div>
        </div>
    }
}

fn block(pairs: &Pairs, held: &Held, act: &Callback<LessonsAction>) -> Html {
    let &Held {
        size,
        heap,
        partner,
    } = held;
    let waits = pairs.waiting() == Some(*held);
    let state = match (partner, pairs.is_done()) {
        (Some(_), _) => "paired",
        (None, true) => "alone",
        (None, false) => "open",
    };
    let count = size.into();
    let name = match partner {
        None => words::Block { size: count, heap }.text(),
        Some(partner) => words::PairedBlock {
            size: count,
            heap,
            partner,
        }
        .text(),
    };
    let joined = partner.map(|partner| {
        let name = ["↔ ", &heap_name(partner).to_string()].concat();
        html! { <small aria-hidden="true">{ name }</small> }
    });
    html! {
        <button
            class="lesson__block"
            type="button"
            data-size={size.to_string()}
            data-state={state}
            aria-pressed={yes_no(waits)}
            aria-label={name}
            onclick={press(act, LessonsAction::Block { heap, size })}
        >
            <b>{ size }</b>
            { joined.unwrap_or_default() }
        </button>
    }
}

/// The heaps in binary, and if it is known, the nim-sum.
pub fn bits_table(position: &Position, known: bool) -> Html {
    let analysis = position.analysis();
    let digits = analysis.bits();
    let cell = |number: u32, place: u32| {
        let on = number >> place & 1 == 1;
        html! {
            <td class="lesson__bit" data-on={flag(on)}>{ if on { "1" } else { "0" } }</td>
        }
    };
    let head = |name: String| html! { <th scope="row">{ name }</th> };
    let name = |row: Row| {
        let stones = row.stones.into();
        let row = sums::Row {
            heap: row.heap,
            stones,
        };
        row.text()
    };
    let columns = (0..digits).rev().map(|place| {
        let worth = 1_u32 << place;
        html! { <th scope="col">{ worth }</th> }
    });
    let rows = analysis.rows().map(|row| {
        let cells = (0..digits).rev().map(|place| cell(row.grundy.0, place));
        html! { <tr>{ head(name(row)) }{ for cells }</tr> }
    });
    let sum = analysis.nim_sum.0;
    let alone = (0..digits).rev().map(|place| {
        if known {
            cell(sum, place)
        } else {
            html! { <td class="lesson__bit">{ "?" }</td> }
        }
    });
    html! {
        <table class="lesson__bits">
            <caption class="heard">{ words::table() }</caption>
            <thead>
                <tr><th scope="col">{ words::heap() }</th>{ for columns }</tr>
            </thead>
            <tbody>{ for rows }</tbody>
            <tfoot>
                <tr>{ head(words::nim_sum().to_owned()) }{ for alone }</tr>
            </tfoot>
        </table>
    }
}

/// The whole tree of a small position, and once they are known the values of its nodes. It is a
/// picture here: its nodes are no buttons.
pub fn tree_figure(position: &Position, known: bool) -> Html {
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
        let taken = &taken;
        let game = if known {
            words::GameWon { taken, winner }.text()
        } else {
            words::Game { taken }.text()
        };
        html! { <li>{ game }</li> }
    });
    html! {
        <div class="lesson__tree">
            <div role="img" aria-label={tree::board(position)}>
                <div inert=true>{ tree_drawing(&explorer, &Callback::noop()) }</div>
            </div>
            <ul class="heard">{ for games }</ul>
        </div>
    }
}

/// Every game from a small position: the moves in turn, and the winner.
fn games(position: &Position) -> Vec<(Vec<u32>, &'static Who)> {
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
                &Who::You
            } else {
                &Who::Computer
            };
            games.push((line.map(|by| by.take.get()).collect(), winner));
        }
    }
    games
}
