//! The analysis of a board on paper: who can win, why, and by which moves.

use yew::prelude::*;

use super::binary::Binary;
use crate::catalogue::{analysis as study, print as words};
use crate::components::figures::digits;
use crate::components::heap_board::{Marks, PaperBoard, Room};
use crate::engine::{Analysis, Block, Counts, Move, Outcome, Position, Row};
use crate::game::Depth;
use crate::text::{analysis as text, why as reason};

/// The room for the board, as in the styles.
const ROOM: Room = Room {
    width: 680,
    height: 280,
    beside: 80,
    under: 54,
};

/// All that is said of a board.
pub fn sheet(board: &Position, binary: Binary) -> Html {
    let binary = binary.is_shown();
    let analysis = board.analysis();
    let misere = reason::misere(board).map(|sentence| html! { <p>{ sentence }</p> });
    let remainders = text::remainders(board).map(|sentence| html! { <p>{ sentence }</p> });
    let mut marks = Marks::of(board);
    if binary {
        marks.blocks = Vec::new();
    }
    html! {
        <>
            <PaperBoard board={board.clone()} {marks} room={ROOM} />
            <p class="sheet__verdict">{ verdict(board) }</p>
            <p>{ reason::why(board, Depth::why(binary)) }</p>
            { for misere }
            { for remainders }
            <div class="sheet__columns">
                if binary {
                    { table(&analysis, digits(board)) }
                } else if analysis.counts != Counts::Value {
                    { told(&analysis.blocks()) }
                }
                { winning_moves(board) }
            </div>
        </>
    }
}

/// The blocks in words: those without a partner, each pair and each single one.
fn told(blocks: &[Block]) -> Html {
    let mut sizes: Vec<u32> = blocks.iter().map(|block| block.size).collect();
    sizes.dedup();
    let told = sizes
        .into_iter()
        .flat_map(|size| text::blocks_of(size, blocks));
    html! {
        <div>
            <p>{ text::unpaired(blocks, false) }</p>
            <ul>{ for told.map(|told| html! { <li>{ told }</li> }) }</ul>
        </div>
    }
}

/// Who can win, and how many moves win.
pub fn verdict(board: &Position) -> String {
    let all = board.move_count().into();
    match board.outcome() {
        _ if board.is_terminal() => study::game_is_over().to_owned(),
        Outcome::N => {
            let winning = board.winning_moves().count().into();
            words::CanWin { winning, all }.text()
        }
        Outcome::P => words::CannotWin { all }.text(),
    }
}

/// The heaps in binary, and the nim-sum below them.
fn table(analysis: &Analysis<'_>, digits: u32) -> Html {
    let places = || (0..digits).rev();
    let bits = |number: u32| places().map(move |place| html! { <td>{ number >> place & 1 }</td> });
    let heap = |row: Row| {
        let name = study::Row {
            heap: row.heap,
            stones: row.stones.into(),
        };
        let counts = (analysis.counts != Counts::Stones).then(|| {
            let remainder = row.grundy.0.into();
            html! { <>{ ", " }{ study::CountsAs { remainder }.text() }</> }
        });
        html! {
            <tr>
                <th scope="row">{ name.text() }{ for counts }</th>
                { for bits(row.grundy.0) }
            </tr>
        }
    };
    let sum = analysis.nim_sum.0;
    html! {
        <table class="sheet__table">
            <caption>{ words::heaps_in_binary() }</caption>
            <thead>
                <tr>
                    <th scope="col">{ text::heap_column(analysis) }</th>
                    { for places().map(|place| column(1 << place)) }
                </tr>
            </thead>
            <tbody>{ for analysis.rows().map(heap) }</tbody>
            <tfoot>
                <tr>
                    <th scope="row">{ study::NimSum { sum: sum.into() }.text() }</th>
                    { for bits(sum) }
                </tr>
            </tfoot>
        </table>
    }
}

fn column(value: u32) -> Html {
    html! { <th scope="col">{ value }</th> }
}

fn winning_moves(board: &Position) -> Html {
    let told = |made: Move| {
        let left = board.clone().play(made).ok()?;
        let sentence = words::WinningMove {
            take: made.take.into(),
            heap: made.heap,
            left: left.heaps(),
        };
        Some(html! { <li>{ sentence.text() }</li> })
    };
    let winning: Vec<_> = board.winning_moves().filter_map(told).collect();
    if winning.is_empty() {
        return Html::default();
    }
    html! {
        <section class="sheet__moves">
            <h4>{ words::winning_moves() }</h4>
            <ul>{ for winning }</ul>
        </section>
    }
}
