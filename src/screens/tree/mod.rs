//! The game tree of a position: its nodes folded and unfolded, merged into a graph, and valued by
//! minimax.

mod graph_drawing;
mod state;
mod view;

use nim_later::chunk;
use web_sys::Element;
use yew::prelude::*;

use crate::components::{Dispatch, Study, refusal, use_study};
use crate::engine::Position;
use crate::game::{LinkError, TreeExplorer, read_board};
use crate::hooks::AddressBar;
use crate::lazy::Chunk;
use crate::platform::{document, timer};
use crate::route::Route;
use crate::screens::ScreenProps;
use crate::screens::print::{self, is_sheet};

pub use self::state::due;
pub use self::view::tree_view;
pub use crate::game::tree::TreeAction;

/// The chunk with this screen.
pub static CHUNK: Chunk = Chunk::new("tree");

chunk!("tree": pub fn draw(props: ScreenProps) -> Html {
    let ScreenProps { address, dispatch, fragment, .. } = props;
    match read(&fragment) {
        Ok(position) if is_sheet(&fragment) => print::tree(position),
        Ok(position) => html! { <TreeScreen {position} {address} {dispatch} /> },
        Err(error) => refusal(error, &dispatch),
    }
});

/// Reads the position of an address. An address without a query opens the tree of the article on
/// minimax.
///
/// # Errors
/// As those of [`read_board`].
pub fn read(fragment: &str) -> Result<Position, LinkError> {
    read_board(if fragment.contains('?') {
        fragment
    } else {
        "?heaps=4&take=3&rule=misere"
    })
}

/// The properties of the screen at an address that can be read.
#[derive(Properties, PartialEq)]
struct TreeProps {
    /// The position at its root, to begin with.
    position: Position,
    address: AddressBar,
    dispatch: Dispatch,
}

/// The tree with its buttons.
#[component]
fn TreeScreen(props: &TreeProps) -> Html {
    let explorer = use_reducer(|| TreeExplorer::new(props.position.clone()));
    let on_action = use_callback(explorer.dispatcher(), |action, explorer| {
        explorer.dispatch(action);
    });
    let chosen = explorer.chosen();
    let study = Study {
        route: Route::Tree,
        position: explorer.root(),
        chosen: &chosen,
        address: &props.address,
        dispatch: &props.dispatch,
    };
    use_study(&study);
    use_autoplay(&explorer);
    use_place_in_sight();
    study.draw(tree_view(&explorer, &on_action))
}

/// Runs a search, or a long unfolding, in slices.
#[hook]
fn use_autoplay(explorer: &UseReducerHandle<TreeExplorer>) {
    let dispatcher = explorer.dispatcher();
    use_effect_with(due(explorer), move |due| {
        let timer =
            due.map(|(_, rest)| timer::after(rest, move || dispatcher.dispatch(TreeAction::Tick)));
        move || drop(timer)
    });
}

/// Keeps the focus on the node where the keyboard stands, and shows the middle of a wide tree when it
/// is opened.
#[hook]
fn use_place_in_sight() {
    let is_opened = use_mut_ref(|| true);
    use_effect(move || {
        let is_opened = is_opened.replace(false);
        let Some(here) = document::find::<Element>(".tree__frame [tabindex=\"0\"]") else {
            return;
        };
        if document::focus_is_in(".tree__frame [tabindex]") {
            document::show(&here);
        } else if is_opened && let Some(frame) = document::find::<Element>(".tree__frame") {
            document::centre(&frame, &here);
        }
    });
}
