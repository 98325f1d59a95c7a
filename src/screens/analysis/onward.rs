//! One way to go on, in which both play as well as they can.

use yew::prelude::*;

use crate::catalogue::{Language, analysis as words, language::spoken};
use crate::engine::{Move, Position};
use crate::text::analysis::Reader;

use super::analysis_view::WORK;

/// How many moves are told.
const MOST: usize = 5;

#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub(super) position: Position,
    pub(super) reader: Reader,
    /// The language of the page.
    #[prop_or_else(spoken)]
    pub spoken: Language,
}

/// The next moves; nothing where the game is over. Only another position is searched again.
#[component]
pub(super) fn Onward(props: &Props) -> Html {
    let moves = moves(&props.position, props.reader);
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

fn moves(position: &Position, mut reader: Reader) -> Vec<Told> {
    let mut moves = Vec::with_capacity(MOST);
    let mut now = position.clone();
    for made in position.best_line(MOST, WORK) {
        let Ok(left) = now.play(made) else { break };
        now = left.clone();
        moves.push(Told {
            mover: reader,
            made,
            left,
        });
        reader = reader.other();
    }
    moves
}

fn sentence(told: &Told) -> String {
    let (take, heap, left) = (told.made.take.into(), told.made.heap, told.left.heaps());
    match told.mover {
        Reader::Moves => words::OnwardYou { take, heap, left }.text(),
        Reader::Waits => words::OnwardOpponent { take, heap, left }.text(),
    }
}
