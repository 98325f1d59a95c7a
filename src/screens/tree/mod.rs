//! The game tree of a position: drawn as a tree or as a graph, and valued by minimax.

mod board_bar;
mod frame;
mod graph_drawing;
mod legend;
mod view;

use nim_later::chunk;
use yew::prelude::*;

use self::frame::{use_sight, use_size};
use self::view::{EarlierRoot, TreeProps, tree_view};
use crate::components::{Dispatch, Study, use_study};
use crate::engine::{NodeId, Position};
use crate::game::tree::{TreeAction, TreePicture, TreeView};
use crate::game::{Game, MatchConfig, Route, Seat, TreeExplorer};
use crate::platform::timer;
use crate::screens::ScreenSource;
use crate::state::AppAction;

chunk!("tree": pub fn draw(source: ScreenSource) -> Html {
    let ScreenSource { page, dispatch } = source;
    let Route::Tree { board, first, view } = page.route.clone() else {
        return Html::default();
    };
    let table = page.table.game.table().clone();
    html! { <TreeScreen {board} {first} {view} {table} {dispatch} /> }
});

/// The properties of the screen.
#[derive(Properties, PartialEq)]
struct Props {
    /// The board at the root.
    board: Position,
    /// The player to move at the root.
    first: Seat,
    /// The view of its tree.
    view: TreeView,
    /// The table at which the board would be played.
    table: MatchConfig,
    /// Sends actions to the page.
    dispatch: Dispatch,
}

/// The tree with its buttons. The page keeps the board and the view; the progress of minimax ends with the screen.
#[component]
fn TreeScreen(props: &Props) -> Html {
    let state = use_mut_ref(|| TreeExplorer::new(&props.board, props.view));
    let earlier = use_state(Vec::<EarlierRoot>::new);
    let is_unfolded = use_state(|| false);
    let redraw = use_force_update();
    {
        let mut explorer = state.borrow_mut();
        if *explorer.root() != props.board {
            *explorer = TreeExplorer::new(&props.board, props.view);
        } else if explorer.view() != props.view {
            explorer.show(props.view);
        }
    }
    let on_action = {
        let state = state.clone();
        use_callback((), move |action, ()| {
            state.borrow_mut().act(action);
            redraw.force_update();
        })
    };
    let first = props.first;
    let on_edit = props
        .dispatch
        .reform(|(board, first, view)| AppAction::Edit(Route::Tree { board, first, view }));
    let explorer = &*state.borrow();
    let study = Study {
        is_tree: true,
        line: &Game::study(props.board.clone(), first),
        table: &props.table,
        chosen: Game::study(explorer.chosen().clone(), explorer.mover(first)),
        dispatch: &props.dispatch,
    };
    use_study(&study);
    use_run(explorer, &on_action);
    let is_graph = props.view.picture == TreePicture::Graph;
    let subject = (props.board.clone(), props.view.picture);
    let size = use_size(&subject);
    let (cursor, last_found) = if is_graph {
        let last_found = explorer.graph_found().last().copied();
        (explorer.graph_cursor(), last_found)
    } else {
        let last_found = explorer.found().map(NodeId::number);
        (explorer.cursor().number(), last_found)
    };
    use_sight(subject, cursor, last_found);
    study.draw(tree_view(&TreeProps {
        explorer,
        nodes: &explorer.nodes(),
        size: &size,
        is_unfolded: &is_unfolded,
        earlier: &earlier,
        on_action: &on_action,
        on_edit: &on_edit,
        first,
    }))
}

/// Lets minimax run, slice by slice.
#[hook]
fn use_run(explorer: &TreeExplorer, on_action: &Callback<TreeAction>) {
    let on_action = on_action.clone();
    let due = explorer
        .pause()
        .map(|pause| (pause, explorer.progress().done));
    use_effect_with(due, move |due| {
        let tick = move || on_action.emit(TreeAction::Tick);
        let timer = due.map(|(pause, _)| timer::after(pause, tick));
        move || drop(timer)
    });
}
