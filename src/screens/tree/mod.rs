//! The game tree of a position: its nodes folded and unfolded, merged into a graph, and valued by
//! minimax.

mod board_bar;
mod camera;
mod eye;
mod graph_drawing;
mod graph_sketch;
mod legend;
mod picture;
mod view;

use nim_later::chunk;
use yew::prelude::*;

use self::view::tree_view;
use crate::components::{Dispatch, Study, use_study};
use crate::engine::Position;
use crate::game::tree::{Seen, TreeAction};
use crate::game::{MatchConfig, Route, TreeExplorer};
use crate::platform::timer;
use crate::screens::Source;
use crate::state::AppAction;

chunk!("tree": pub fn draw(source: Source) -> Html {
    let Source { page, dispatch } = source;
    let Route::Tree(board, seen) = page.route.clone() else {
        return Html::default();
    };
    let table = page.table.game.table().clone();
    html! { <TreeScreen {board} {seen} {table} {dispatch} /> }
});

/// The properties of the screen.
#[derive(Properties, PartialEq)]
struct Props {
    /// The board at the root.
    board: Position,
    /// What is seen of its tree to begin with.
    seen: Seen,
    /// The table at which the board would be played.
    table: MatchConfig,
    /// Sends actions to the page.
    dispatch: Dispatch,
}

/// The tree with its buttons.
#[component]
fn TreeScreen(props: &Props) -> Html {
    let state = use_mut_ref(|| TreeExplorer::seen_as(props.board.clone(), &props.seen));
    let drawn = use_force_update();
    let explorer = &*state.borrow();
    let on_action = {
        let state = state.clone();
        use_callback(props.dispatch.clone(), move |action, dispatch| {
            let shown = {
                let mut explorer = state.borrow_mut();
                explorer.act(action);
                Route::Tree(explorer.root().clone(), explorer.seen())
            };
            // The page is told at once, so that both are drawn together.
            drawn.force_update();
            dispatch.emit(AppAction::Edit(shown));
        })
    };
    let chosen = explorer.chosen();
    let study = Study {
        is_tree: true,
        position: explorer.root(),
        table: &props.table,
        chosen: &chosen,
        dispatch: &props.dispatch,
    };
    use_study(&study);
    use_autoplay(explorer, &on_action);
    study.draw(tree_view(explorer, &on_action))
}

/// Runs a search, or a long unfolding, in slices.
#[hook]
fn use_autoplay(explorer: &TreeExplorer, on_action: &Callback<TreeAction>) {
    let on_action = on_action.clone();
    use_effect_with(due(explorer), move |due| {
        let tick = move || on_action.emit(TreeAction::Tick);
        let timer = due.map(|(_, rest)| timer::after(rest, tick));
        move || drop(timer)
    });
}

/// The key of the next automatic step, and the pause before it in milliseconds; `None` if nothing runs.
fn due(explorer: &TreeExplorer) -> Option<(usize, u32)> {
    let rest = explorer.rest()?;
    Some((explorer.progress().done + explorer.nodes().len(), rest))
}
