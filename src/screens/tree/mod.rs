//! The game tree of a position: drawn as a tree or as a graph, and valued by minimax.

mod board_bar;
mod frame;
mod graph_drawing;
mod legend;
mod view;

use std::rc::Rc;

use nim_later::chunk;
use yew::prelude::*;

use self::frame::{use_sight, use_size};
use self::view::{TreeProps, tree_view};
use crate::components::{Study, use_study};
use crate::engine::{Move, NodeId, Position};
use crate::game::tree::{TreeAction, TreePicture, TreeView};
use crate::game::{Edit, Game, Route, TreeExplorer};
use crate::hooks::use_pause;
use crate::screens::ScreenSource;

chunk!("tree": pub fn draw(source: ScreenSource) -> Html {
    match source.page.route.clone() {
        Route::Tree { line, view } => html! { <TreeScreen {source} line={*line} {view} /> },
        _ => Html::default(),
    }
});

#[derive(Properties, PartialEq)]
struct Props {
    source: ScreenSource,
    /// The moves that lead to the board at the root.
    line: Game,
    view: TreeView,
}

/// The state of the screen while it is open.
struct Explorer(TreeExplorer);

enum ExplorerAction {
    /// An action in the drawing of the tree of this board.
    Act(Position, TreeAction),
    /// Shows the same board in another way.
    Show(TreeView),
    /// Shows another board.
    Open(Position),
}

impl Reducible for Explorer {
    type Action = ExplorerAction;

    fn reduce(self: Rc<Self>, action: ExplorerAction) -> Rc<Self> {
        let mut next = self.0.clone();
        match action {
            ExplorerAction::Act(board, action) if board == *next.root() => next.act(action),
            ExplorerAction::Show(view) => next.show(view),
            ExplorerAction::Open(board) if board != *next.root() => {
                next = TreeExplorer::new(&board, next.view());
            }
            ExplorerAction::Act(..) | ExplorerAction::Open(_) => {}
        }
        Self(next).into()
    }
}

/// The tree with its buttons. The page keeps the line and the view; the progress of minimax ends with the screen.
#[component]
fn TreeScreen(props: &Props) -> Html {
    let Props { source, line, view } = props;
    let ScreenSource {
        page,
        dispatch,
        edit,
    } = source;
    let (board, view) = (line.position(), *view);
    let explorer = use_reducer(|| Explorer(TreeExplorer::new(board, view)));
    // The board at the root, after an odd number of moves from the one that was there before. Max is always the first
    // player, who is now the other one. So the values have changed their signs, which is announced. A route from outside
    // mounts the screen anew, without a root before.
    let turned_root = use_state(|| None::<Position>);
    let is_unfolded = use_state(|| false);
    let dispatcher = explorer.dispatcher();
    let captured = (dispatcher.clone(), *board);
    let on_action = use_callback(captured, |action, (dispatcher, board)| {
        dispatcher.dispatch(ExplorerAction::Act(*board, action));
    });
    // What was drawn for another line or view comes too late.
    let is_shown = {
        let (page, route) = (page.clone(), page.route.clone());
        move || page.clone().route == route
    };
    let on_view = {
        let (dispatcher, edit, is_shown) = (dispatcher.clone(), edit.clone(), is_shown.clone());
        Callback::from(move |view| {
            if is_shown() {
                dispatcher.dispatch(ExplorerAction::Show(view));
                edit.emit(Edit::View(view));
            }
        })
    };
    let on_line = {
        let (before, setter, edit) = (line.without_undone(), turned_root.setter(), edit.clone());
        Callback::from(move |to: Game| {
            if is_shown() {
                let is_below = view.picture == TreePicture::Tree && to.has_passed(&before);
                let is_turned = is_below && (to.ply() - before.ply()) % 2 == 1;
                let board = *to.position();
                setter.set(is_turned.then_some(board));
                dispatcher.dispatch(ExplorerAction::Open(board));
                edit.emit(Edit::Line(to.into()));
            }
        })
    };
    let explorer = &explorer.0;
    let chosen = after(line, &explorer.line());
    let study = Study {
        is_tree: true,
        line,
        chosen: chosen.clone(),
        page,
        dispatch,
    };
    use_study(&study);
    let progress = explorer.progress().done;
    use_pause(
        explorer.pause(),
        progress,
        &on_action.reform(|()| TreeAction::Tick),
    );
    let is_graph = view.picture == TreePicture::Graph;
    let subject = (*board, view.picture);
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
        is_turned: turned_root.as_ref() == Some(board),
        line,
        chosen: &chosen,
        on_action: &on_action,
        on_view: &on_view,
        on_line: &on_line,
    }))
}

/// The line with these moves after the moment that is shown. What follows that moment stays, where they lead there.
fn after(line: &Game, moves: &[Move]) -> Game {
    let mut next = line.without_undone();
    let played = moves.iter().try_for_each(|&made| next.play(made));
    debug_assert!(played.is_ok(), "the tree has legal moves");
    if line.whole().has_passed(&next) {
        line.back_to(next.ply())
    } else {
        next
    }
}
