//! The legend of a drawing.

use yew::prelude::*;

use super::graph_drawing::verdict;
use crate::catalogue::{analysis, tree as words};
use crate::components::figures::tree_layout::Grid;
use crate::components::figures::tree_shapes::{Shape, outline, tag_path};
use crate::components::side;
use crate::game::tree::TreePicture;
use crate::game::{Seat, TreeExplorer};
use crate::text::tree as text;

/// The meaning of the shapes, signs and colours in a drawing in which `first` is to move.
pub fn legend(explorer: &TreeExplorer, first: Seat) -> Html {
    let shape = |kind: Shape| outline("tree__shape", kind, Grid::fitting(1, 1), 0);
    let tag = |wins: bool| {
        let letter = text::letter(wins);
        html! {
            <g data-value={verdict(wins)} transform="scale(2)">
                <path class="tree__tag" d={tag_path(letter)} />
                <text class="tree__value">{ letter }</text>
            </g>
        }
    };
    // The shape tells who is to move, and the colour of a value who wins.
    let player = |kind, seat, value: i8| {
        let value = text::value(value);
        html! {
            <>
                { shape(kind) }
                <g data-side={side(seat)} transform="translate(38) scale(1.6)">
                    <path class="tree__tag" d={tag_path(value)} />
                    <text class="tree__value">{ value }</text>
                </g>
            </>
        }
    };
    let winning = html! { <path class="tree__edge tree__edge--win" d="M-14 10L14-10" /> };
    let over = entry(shape(Shape::Triangle), words::game_over());
    let taken = if let [_] = explorer.root().heaps() {
        entry(sign("2"), words::taken())
    } else {
        // `B2` is the sign of the move that takes 2 from heap B.
        let (take, heap) = (2_u32.into(), 1);
        entry(sign("B2"), &words::TakenFrom { take, heap }.text())
    };
    let entries = match explorer.view().picture {
        TreePicture::Tree => vec![
            wide_entry(player(Shape::Square, first, 1), words::first_player()),
            wide_entry(
                player(Shape::Round, first.other(), -1),
                words::second_player(),
            ),
            over,
            taken,
            entry(sign("="), words::equal_moves()),
        ],
        TreePicture::Graph => vec![
            entry(shape(Shape::Hexagon), words::board_of_graph()),
            over,
            entry(tag(true), words::wins_to_move()),
            entry(tag(false), words::loses_to_move()),
        ],
    };
    let cut = html! { <path class="tree__stroke" d="M-6 8l6-16M2 8l6-16" /> };
    html! {
        <ul class="tree__legend">
            { for entries }
            { entry(winning, analysis::winning_column()) }
            if explorer.view().picture == TreePicture::Tree && explorer.has_bounds() {
                { entry(cut, words::cut_branch()) }
                { entry(sign("α"), words::bounds()) }
            }
        </ul>
    }
}

fn entry(drawn: Html, meaning: &str) -> Html {
    keyed("tree__key", "-18 -18 36 36", drawn, meaning)
}

/// An entry of a shape with a value beside it.
fn wide_entry(drawn: Html, meaning: &str) -> Html {
    keyed("tree__key tree__key--wide", "-18 -18 78 36", drawn, meaning)
}

fn keyed(class: &'static str, view_box: &'static str, drawn: Html, meaning: &str) -> Html {
    html! {
        <li>
            <svg {class} viewBox={view_box} aria-hidden="true">{ drawn }</svg>
            { meaning }
        </li>
    }
}

fn sign(text: &'static str) -> Html {
    html! { <text class="tree__sign">{ text }</text> }
}
