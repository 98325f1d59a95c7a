//! One way to go on, in which both play as well as they can.

use yew::prelude::*;

use crate::catalogue::analysis as words;
use crate::engine::{Move, Position};
use crate::text::analysis::Reader;

use super::analysis_view::WORK;

/// How many moves are told.
const MOST: usize = 5;

/// The next moves; nothing where the game is over.
pub(super) fn onward(position: &Position) -> Html {
    let moves = moves(position);
    if moves.is_empty() {
        return Html::default();
    }
    html! {
        <div class="editor__onward">
            <h3 class="analysis__heading">{ words::onward() }</h3>
            <ol class="editor__line">
                { for moves.iter().map(|told| html! { <li>{ sentence(told) }</li> }) }
            </ol>
        </div>
    }
}

/// A move, who makes it, and the board that it leaves.
struct Told {
    mover: Reader,
    made: Move,
    left: Position,
}

fn moves(position: &Position) -> Vec<Told> {
    let (mut reader, mut left) = (Reader::Moves, position.clone());
    let told = position
        .best_line(MOST, WORK)
        .into_iter()
        .map_while(|made| {
            left = left.clone().play(made).ok()?;
            let mover = reader;
            reader = reader.other();
            let left = left.clone();
            Some(Told { mover, made, left })
        });
    told.collect()
}

fn sentence(told: &Told) -> String {
    let (take, heap, left) = (told.made.take.into(), told.made.heap, told.left.heaps());
    match told.mover {
        Reader::Moves => words::OnwardYou { take, heap, left }.text(),
        Reader::Waits => words::OnwardOpponent { take, heap, left }.text(),
    }
}
