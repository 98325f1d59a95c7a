//! The legend of a drawing.

use yew::prelude::*;

use super::graph_drawing::verdict;
use crate::catalogue::tree as words;
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
    let player = |kind, seat| {
        html! { <g data-side={side(seat)}>{ shape(kind) }</g> }
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
            entry(player(Shape::Square, first), words::first_player()),
            entry(player(Shape::Round, first.other()), words::second_player()),
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
            { entry(winning, words::winning_move()) }
            if explorer.view().picture == TreePicture::Tree && explorer.has_bounds() {
                { entry(cut, words::cut_branch()) }
                { entry(sign("α"), words::bounds()) }
            }
        </ul>
    }
}

fn entry(drawn: Html, meaning: &str) -> Html {
    html! {
        <li>
            <svg class="tree__key" viewBox="-18 -18 36 36" aria-hidden="true">{ drawn }</svg>
            { meaning }
        </li>
    }
}

fn sign(text: &'static str) -> Html {
    html! { <text class="tree__sign">{ text }</text> }
}
