//! The game tree of a position: its nodes folded and unfolded, merged into a graph, and valued by
//! minimax.

mod board_bar;
mod camera;
mod eye;
mod graph_drawing;
mod graph_sketch;
mod legend;
mod picture;
mod state;
mod view;

use nim_later::chunk;
use yew::prelude::*;

use self::state::{TreeState, due};
use self::view::tree_view;
use crate::components::{Dispatch, Study, use_study};
use crate::engine::Position;
use crate::game::tree::{Seen, TreeAction};
use crate::game::{MatchConfig, Route, TreeExplorer};
use crate::platform::timer;
use crate::screens::Screen;
use crate::state::AppAction;

chunk!("tree": pub fn draw(screen: Screen) -> Html {
    let Screen { page, dispatch } = screen;
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
    pub board: Position,
    /// What is seen of its tree to begin with.
    pub seen: Seen,
    /// The table at which the board would be played.
    pub table: MatchConfig,
    /// Sends actions to the page.
    pub dispatch: Dispatch,
}

/// The tree with its buttons.
#[component]
fn TreeScreen(props: &Props) -> Html {
    let state = use_reducer(|| TreeState {
        explorer: TreeExplorer::seen_as(props.board.clone(), &props.seen),
    });
    let on_action = use_callback(state.dispatcher(), |action, state| state.dispatch(action));
    let explorer = &state.explorer;
    let chosen = explorer.chosen();
    let dispatch = props.dispatch.clone();
    use_effect_with(
        (explorer.root().clone(), explorer.seen()),
        move |(board, seen)| {
            dispatch.emit(AppAction::Edit(Route::Tree(board.clone(), seen.clone())));
        },
    );
    let study = Study {
        is_tree: true,
        position: explorer.root(),
        table: &props.table,
        chosen: &chosen,
        dispatch: &props.dispatch,
    };
    use_study(&study);
    use_autoplay(&state);
    study.draw(tree_view(explorer, &on_action))
}

/// Runs a search, or a long unfolding, in slices.
#[hook]
fn use_autoplay(state: &UseReducerHandle<TreeState>) {
    let dispatcher = state.dispatcher();
    use_effect_with(due(&state.explorer), move |due| {
        let timer =
            due.map(|(_, rest)| timer::after(rest, move || dispatcher.dispatch(TreeAction::Tick)));
        move || drop(timer)
    });
}
