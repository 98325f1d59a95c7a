//! The figure of the lessons about the game tree.

use nim_later::chunk;
use yew::prelude::*;

use crate::catalogue::{Who, lessons as words};
use crate::components::figures::tree_drawing;
use crate::engine::{Position, Tree};
use crate::game::tree::{TreeAction, TreeView};
use crate::game::{Seat, TreeExplorer};
use crate::lazy::{Lazy, LazyPart};
use crate::text::tree;

/// The whole tree of a small position, and if they are `known`, the values of its nodes. It is a picture here: its nodes
/// are no buttons.
pub fn tree_figure(position: &Position, view: TreeView, known: bool) -> Html {
    let figure = (*position, view, known);
    let draw = Callback::from(move |()| draw(figure));
    html! { <Lazy part={LazyPart::Tree} {draw} /> }
}

chunk!("tree", 1: fn draw(figure: (Position, TreeView, bool)) -> Html {
    let (position, view, known) = figure;
    drawn(&position, view, known)
});

fn drawn(position: &Position, view: TreeView, known: bool) -> Html {
    let mut explorer = TreeExplorer::new(position, view);
    if known {
        explorer.act(TreeAction::End);
    }
    let drawing = tree_drawing(
        &explorer,
        &explorer.nodes(),
        Seat::One,
        100,
        &Callback::noop(),
    );
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
                <div inert=true>{ drawing }</div>
            </div>
            <ul class="visually-hidden">{ for games }</ul>
        </div>
    }
}

/// Every game from a small position: the moves in turn, and the winner.
fn games(position: &Position) -> Vec<(Vec<u32>, &'static Who)> {
    let mut tree = Tree::new(position);
    tree.grow_all();
    let mut games = Vec::new();
    let mut waiting = vec![tree.root()];
    while let Some(node) = waiting.pop() {
        let children = &tree[node].children;
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
