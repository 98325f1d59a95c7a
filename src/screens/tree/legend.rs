//! The legend of a drawing.

use yew::prelude::*;

use crate::catalogue::tree as words;
use crate::components::figures::tree_layout::Grid;
use crate::components::figures::tree_shapes::{Shape, outline, tag_path};
use crate::game::TreeExplorer;
use crate::game::tree::TreePicture;
use crate::text::tree as text;

/// The meaning of the shapes and signs.
pub fn legend(explorer: &TreeExplorer) -> Html {
    let shape = |kind: Shape| outline("tree__shape", kind, Grid::fitting(1, 1), 0);
    let tag = |wins: bool| {
        let (letter, value) = (text::letter(wins), if wins { "win" } else { "loss" });
        html! {
            <g data-value={value} transform="scale(2)">
                <path class="tree__tag" d={tag_path(letter)} />
                <text class="tree__value">{ letter }</text>
            </g>
        }
    };
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
            entry(shape(Shape::Square), words::first_player()),
            entry(shape(Shape::Round), words::second_player()),
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
