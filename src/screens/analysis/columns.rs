//! What stands beside the board: the verdict, one of three parts, and the moves.

use yew::prelude::*;

use super::analysis_view::{after, after_choice, analysed, in_binary, pairs, verdict, why};
use super::binary::{Binary, button};
use super::move_list::move_list;
use super::onward::Onward;
use super::pointing::Pointing;
use super::state::Part;
use crate::catalogue::{analysis as words, play};
use crate::components::figures::Analysed;
use crate::components::{flag, yes_no};
use crate::engine::{Move, Position, ValuedMove};
use crate::text::analysis::Reader;

/// What the columns show, with their callbacks.
pub struct Columns<'a> {
    /// The position under study.
    pub position: &'a Position,
    /// Its moves with their values.
    pub valued: &'a [ValuedMove],
    /// The move that is chosen and not made yet.
    pub choice: Option<Move>,
    /// Whether the reader is to move.
    pub reader_moves: bool,
    /// The open part.
    pub part: Part,
    /// Whether the heaps in binary are shown.
    pub binary: Binary,
    /// Shows the heaps in binary, or hides them.
    pub on_binary: &'a Callback<MouseEvent>,
    /// What is pointed at.
    pub pointing: &'a Pointing,
    /// Called when a move is pressed.
    pub on_move: &'a Callback<Move>,
    /// Opens a part.
    pub on_open: &'a Callback<Part>,
    /// The open part, unless that is the reasons.
    pub content: Html,
}

/// The columns beside the board.
pub fn columns(props: &Columns<'_>) -> Html {
    let after = after(props.position, props.choice);
    let analysed = Analysed {
        binary: props.binary.is_shown(),
        ..analysed(props.position, after.as_ref(), props.reader_moves)
    };
    let &Columns {
        valued,
        pointing,
        on_move,
        ..
    } = props;
    html! {
        <>
            <div class="editor__why analysis">
                <div class="editor__verdict" role="status">
                    { verdict(&analysed, valued) }
                </div>
                { tabs(props) }
                if props.part == Part::Why {
                    { why(&analysed) }
                    { pairs(&analysed) }
                    { button(props.binary, props.on_binary) }
                    { in_binary(&analysed, on_move, pointing) }
                } else {
                    { props.content.clone() }
                }
            </div>
            <div class="editor__moves analysis">
                { make(props.choice, on_move) }
                // Here one person makes the moves of both sides.
                { after_choice(&analysed, Reader::Moves) }
                { move_list(&analysed, valued, Reader::Moves, on_move, pointing) }
                <Onward position={props.position.clone()} reader={analysed.reader} />
            </div>
        </>
    }
}

/// The buttons that open a part.
fn tabs(props: &Columns<'_>) -> Html {
    let tab = |(part, name): (Part, &'static str)| {
        html! {
            <button
                type="button"
                class="editor__tab"
                aria-pressed={yes_no(part == props.part)}
                onclick={props.on_open.reform(move |_| part)}
            >
                { name }
            </button>
        }
    };
    let tabs = [
        (Part::Why, words::why()),
        (Part::Check, words::check()),
        (Part::Map, words::map()),
    ];
    html! {
        <div class="editor__tabs" role="group" aria-label={words::parts()}>
            { for tabs.map(tab) }
        </div>
    }
}

/// The button that makes the chosen move on the board.
fn make(choice: Option<Move>, on_move: &Callback<Move>) -> Html {
    let name = choice.map_or_else(
        || words::no_choice().to_owned(),
        |choice| {
            play::TakeFrom {
                take: choice.take.into(),
                heap: choice.heap,
            }
            .text()
        },
    );
    // Without a choice there is nothing to do yet.
    let class = match choice {
        Some(_) => "button button--primary editor__make",
        None => "button editor__make",
    };
    let on_move = on_move.clone();
    let onclick = Callback::from(move |_: MouseEvent| {
        if let Some(choice) = choice {
            on_move.emit(choice);
        }
    });
    html! {
        <button
            type="button"
            {class}
            aria-disabled={flag(choice.is_none())}
            {onclick}
        >
            { name }
        </button>
    }
}
