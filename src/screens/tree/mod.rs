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

use crate::components::{Dispatch, Study, refusal, use_study};
use crate::game::tree::{read_tree, write_tree};
use crate::game::{FIRST_TREE, LinkError, MatchConfig, TreeExplorer};
use crate::hooks::AddressBar;
use crate::platform::timer;
use crate::route::Route;
use crate::screens::ScreenProps;

pub use self::state::due;
pub use self::view::tree_view;
pub use crate::game::tree::TreeAction;

use self::state::TreeState;

chunk!("tree": pub fn draw(props: ScreenProps) -> Html {
    let ScreenProps { page, address, dispatch, fragment, .. } = props;
    let table = page.table.game.table().clone();
    match read(&fragment) {
        Ok(explorer) => html! { <TreeScreen {explorer} {table} {address} {dispatch} /> },
        Err(error) => refusal(error, &dispatch),
    }
});

/// Reads the tree of an address. An address without a query opens the tree of the article on minimax.
///
/// # Errors
/// As those of [`read_tree`].
pub fn read(fragment: &str) -> Result<TreeExplorer, LinkError> {
    read_tree(if fragment.contains('?') {
        fragment
    } else {
        FIRST_TREE
    })
}

/// The properties of the screen at an address that can be read.
#[derive(Properties, PartialEq)]
struct TreeProps {
    /// The tree to begin with.
    explorer: TreeExplorer,
    /// The table at which its board would be played.
    table: MatchConfig,
    address: AddressBar,
    dispatch: Dispatch,
}

/// The tree with its buttons.
#[component]
fn TreeScreen(props: &TreeProps) -> Html {
    let state = use_reducer(|| TreeState {
        explorer: props.explorer.clone(),
    });
    let on_action = use_callback(state.dispatcher(), |action, state| state.dispatch(action));
    let explorer = &state.explorer;
    let chosen = explorer.chosen();
    let link = write_tree(Route::Tree.name(), explorer);
    let study = Study {
        route: Route::Tree,
        position: explorer.root(),
        table: &props.table,
        link: &link,
        chosen: &chosen,
        address: &props.address,
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
