//! The contents of the screen: the board, the drawing in its frame, and minimax.

use web_sys::{Element, HtmlSelectElement};
use yew::prelude::*;

use super::board_bar::BoardBar;
use super::frame::{DrawingSize, size_controls};
use super::graph_drawing::graph_drawing;
use super::legend::legend;
use crate::catalogue::{locale, play, study, tree as words};
use crate::components::figures::tree_drawing;
use crate::components::icons::{LAST, PLAY, SAVE, STEP, icon};
use crate::components::{SaveLink, flag, folded, line_moves, mover, side, yes_no};
use crate::engine::{MoveOrder, Strategy};
use crate::game::tree::{TreeAction, TreeNode, TreePicture, TreeView};
use crate::game::{Game, TreeExplorer};
use crate::platform::{document, picture};
use crate::text::{Who, join_sentences, minimax, strategy, tree as text};

/// The heading, which takes the focus when the screen is opened.
const HEADING: &str = "tree-heading";

/// The tree, and the callbacks for actions on it.
pub struct TreeProps<'a> {
    pub explorer: &'a TreeExplorer,
    /// The nodes that are drawn.
    pub nodes: &'a [TreeNode],
    pub size: &'a DrawingSize,
    /// Whether the part above the drawing is unfolded on a small screen.
    pub is_unfolded: &'a UseStateHandle<bool>,
    /// The moves that lead to the root.
    pub line: &'a Game,
    /// The moves that lead to the chosen node.
    pub chosen: &'a Game,
    /// Whether the root lies an odd number of moves below the one before it. The first player is always Max, so each
    /// value has the other sign then.
    pub is_turned: bool,
    /// Receives the actions in the drawing, and the steps of minimax.
    pub on_action: &'a Callback<TreeAction>,
    /// Shows the same board in another way.
    pub on_view: &'a Callback<TreeView>,
    /// Shows another board, or another moment of the line.
    pub on_line: &'a Callback<Game>,
}

/// Draws the tree with its controls and texts.
pub fn tree_view(tree: &TreeProps<'_>) -> Html {
    let TreeProps {
        explorer,
        nodes,
        size,
        line,
        is_turned,
        on_action,
        on_line,
        is_unfolded,
        ..
    } = *tree;
    let view = explorer.view();
    let (drawing, tally) = match view.picture {
        TreePicture::Tree => (
            tree_drawing(explorer, nodes, line.to_move(), size.percent, on_action),
            explorer.is_whole().then(|| minimax::tally(nodes)),
        ),
        TreePicture::Graph => (
            graph_drawing(explorer, size.percent, on_action),
            Some(text::merged(explorer)),
        ),
    };
    let is_new =
        view.picture == TreePicture::Tree && explorer.found().is_none() && !explorer.is_full();
    let news = match minimax::news(explorer, nodes) {
        news if is_turned && is_new => join_sentences(&[words::changed_signs(), &news]),
        news => news,
    };
    // A screen reader would need longer for the steps of a run than the run takes.
    let live = explorer.is_running().then_some("off");
    let board = &text::board(explorer.root());
    let has_steps = view.picture == TreePicture::Graph || explorer.is_whole();
    let first = line.to_move();
    let name = html! {
        <>
            <span
                class="study__shape"
                role="img"
                aria-label={Who::on(line.config(), first).turn()}
                data-side={side(first)}
            />
            { " " }
            { words::About { board }.text() }
        </>
    };
    let exchanged = line.exchanged();
    let about = html! {
        <>
            <BoardBar
                root={*explorer.root()}
                on_board={on_line.reform(move |board| Game::study(board, first))}
            />
            { mover(line, on_line.reform(move |_| exchanged.clone())) }
            { more(tree) }
            if line.whole().ply() > 0 {
                { line_moves(&line.whole(), Some(line.ply()), on_line) }
            }
            { legend(explorer, first) }
            { counters(explorer, nodes) }
        </>
    };
    html! {
        <section class="tree" aria-labelledby={HEADING}>
            <h2 class="visually-hidden" id={HEADING} tabindex="-1">{ study::tree() }</h2>
            { folded("tree__about", name, is_unfolded, about) }
            <div class="tree__frame whole-on-paper" role="region" aria-label={words::frame()} tabindex="0">
                { drawing }
            </div>
            { size_controls(size) }
            <div class="tree__bar">
                { pictures(tree) }
                if has_steps {
                    { cutoffs(tree) }
                    { order_choice(tree) }
                    { steps(explorer, on_action) }
                }
                <div class="tree__report">
                    <p role="status" aria-live={live}>{ news }</p>
                    { tally.map(|tally| html! { <p class="tree__tally">{ tally }</p> }).unwrap_or_default() }
                </div>
            </div>
        </section>
    }
}

fn counters(explorer: &TreeExplorer, nodes: &[TreeNode]) -> Html {
    let size = explorer.size(explorer.root());
    let of_tree = size.map(|size| {
        [
            (text::count(size.nodes), words::nodes()),
            (text::count(size.leaves), words::games()),
        ]
    });
    let boards = (locale::number(explorer.boards() as u64), words::boards());
    let counter = |(count, name)| {
        html! { <div><dt>{ name }</dt><dd>{ count }</dd></div> }
    };
    let shown = text::shown(explorer, nodes);
    let shown = shown.filter(|_| explorer.view().picture == TreePicture::Tree);
    html! {
        <div class="tree__counts">
            <dl class="tree__counters">
                { for of_tree.into_iter().flatten().chain([boards]).map(counter) }
            </dl>
            { shown.map(|shown| html! { <p>{ shown }</p> }).unwrap_or_default() }
        </div>
    }
}

/// The actions that are seldom used.
fn more(tree: &TreeProps<'_>) -> Html {
    let (explorer, chosen) = (tree.explorer, tree.chosen.clone());
    let is_root = explorer.chosen() == explorer.root();
    let on_line = tree.on_line.clone();
    let make_root = Callback::from(move |_: MouseEvent| {
        if !is_root {
            on_line.emit(chosen.clone());
        }
    });
    html! {
        <div class="tree__more">
            <button type="button" class="button" aria-disabled={flag(is_root)} onclick={make_root}>
                { words::make_root() }
            </button>
            <SaveLink name={file_name(explorer)} text={drawing} draws=true>
                { icon(SAVE) }
                { words::save_picture() }
            </SaveLink>
        </div>
    }
}

/// The drawing as the text of a file.
fn drawing((): ()) -> String {
    let frame = document::find::<Element>(".tree__frame");
    let drawing = document::find::<Element>(".tree__frame > svg");
    let both = drawing.zip(frame);
    let text = both.and_then(|(drawing, frame)| picture::of(&drawing, &frame));
    text.unwrap_or_default()
}

/// The name of the file: `nim-tree-3-5-7.svg`.
fn file_name(explorer: &TreeExplorer) -> String {
    let kind = match explorer.view().picture {
        TreePicture::Tree => "tree",
        TreePicture::Graph => "graph",
    };
    let heaps = text::left(explorer.root().heaps());
    ["nim-", kind, "-", &heaps, ".svg"].concat()
}

fn steps(explorer: &TreeExplorer, on_action: &Callback<TreeAction>) -> Html {
    let progress = explorer.progress();
    let (at_start, at_end) = (progress.done == 0, progress.done == progress.all);
    let button = |action: TreeAction, name, path, class: &'static str, is_off| {
        let onclick = on_action.reform(move |_| action);
        html! {
            <button
                type="button"
                class={classes!("button", "button--round", class)}
                aria-label={name}
                aria-disabled={flag(is_off)}
                {onclick}
            >
                { icon(path) }
            </button>
        }
    };
    let run = if explorer.is_running() {
        play::pause()
    } else {
        words::run()
    };
    let mirrored = "tree__back";
    html! {
        <div class="tree__steps" role="group" aria-label={strategy(Strategy::Minimax)}>
            { button(TreeAction::Reset, words::clear(), LAST, mirrored, at_start) }
            { button(TreeAction::Back, words::step_back(), STEP, mirrored, at_start) }
            <button
                type="button"
                class="button button--primary"
                onclick={on_action.reform(|_| TreeAction::ToggleRun)}
            >
                { icon(PLAY) }
                { run }
            </button>
            { button(TreeAction::Step, words::step(), STEP, "", at_end) }
            { button(TreeAction::End, words::to_the_end(), LAST, "", at_end) }
        </div>
    }
}

fn cutoffs(tree: &TreeProps<'_>) -> Html {
    let view = tree.explorer.view();
    let other = TreeView {
        cutoffs: !view.cutoffs,
        ..view
    };
    html! {
        <button
            type="button"
            class="button tree__cutoffs"
            aria-pressed={yes_no(view.cutoffs)}
            onclick={show(tree, other)}
        >
            { words::cutoffs() }
        </button>
    }
}

/// The order in which minimax tries the moves.
fn order_choice(tree: &TreeProps<'_>) -> Html {
    const ORDERS: [MoveOrder; 3] = [MoveOrder::Fewest, MoveOrder::Most, MoveOrder::Best];
    let view = tree.explorer.view();
    let onchange = tree.on_view.reform(move |event: Event| {
        let field: HtmlSelectElement = event.target_unchecked_into();
        let chosen = usize::try_from(field.selected_index()).unwrap_or_default();
        let order = ORDERS.get(chosen).copied().unwrap_or_default();
        TreeView { order, ..view }
    });
    let option = |order: MoveOrder| {
        let name = match order {
            MoveOrder::Fewest => words::fewest_first(),
            MoveOrder::Most => words::most_first(),
            MoveOrder::Best => words::best_first(),
        };
        html! { <option selected={order == view.order}>{ name }</option> }
    };
    html! {
        <select class="field tree__order off-paper" name="order" aria-label={words::order()} {onchange}>
            { for ORDERS.map(option) }
        </select>
    }
}

/// Tree or graph.
fn pictures(tree: &TreeProps<'_>) -> Html {
    let view = tree.explorer.view();
    let choice = |(picture, name)| {
        html! {
            <button
                type="button"
                class="tree__picture"
                aria-pressed={yes_no(picture == view.picture)}
                onclick={show(tree, TreeView { picture, ..view })}
            >
                { name }
            </button>
        }
    };
    let choices = [
        (TreePicture::Tree, words::tree()),
        (TreePicture::Graph, words::graph()),
    ];
    html! {
        <div class="tree__pictures off-paper" role="group" aria-label={words::picture()}>
            { for choices.map(choice) }
        </div>
    }
}

/// Shows the same board in another way.
fn show(tree: &TreeProps<'_>, view: TreeView) -> Callback<MouseEvent> {
    tree.on_view.reform(move |_| view)
}
