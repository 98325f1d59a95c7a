//! The contents of the screen: the board, the drawing in its frame, and minimax.

use web_sys::{Element, HtmlElement};
use yew::prelude::*;

use super::board_bar::BoardBar;
use super::camera::Camera;
use super::eye::Seen;
use super::graph_drawing::graph_drawing;
use super::graph_sketch::GraphSketch;
use super::legend::legend;
use super::picture::{file_name, picture};
use crate::catalogue::{study, tree as words};
use crate::components::figures::tree_drawing;
use crate::components::figures::tree_sketch::Sketch;
use crate::components::icons::{LAST, PLAY, SAVE, STEP, icon};
use crate::components::{flag, yes_no};
use crate::engine::{Position, Strategy};
use crate::game::TreeExplorer;
use crate::game::tree::{Path, TreeAction, View};
use crate::platform::{document, file};
use crate::text::{strategy, tree as text};

/// The heading, which takes the focus when the screen is opened.
const HEADING: &str = "tree-heading";

/// The kind of file in which a drawing is saved.
const SVG: &str = "image/svg+xml";

/// Draws the tree with all that is said of it.
pub fn tree_view(explorer: &TreeExplorer, on_action: &Callback<TreeAction>) -> Html {
    let (drawing, told) = match explorer.view() {
        View::Tree => (
            tree_drawing(explorer, on_action),
            text::tally(explorer.tally()),
        ),
        View::Graph => (graph_drawing(explorer, on_action), text::merged(explorer)),
    };
    // A run would be read out for longer than it takes.
    let live = explorer.is_running().then_some("off");
    html! {
        <section class="tree" aria-labelledby={HEADING}>
            <h2 class="heard" id={HEADING} tabindex="-1">{ study::tree() }</h2>
            <About explorer={explorer.clone()} on_action={on_action.clone()} />
            <div class="tree__frame" role="region" aria-label={words::frame()} tabindex="0">
                { drawing }
            </div>
            <Camera seen={seen(explorer)} />
            <div class="tree__bar">
                { pictures(explorer.view(), on_action) }
                { cutoffs(explorer, on_action) }
                { steps(explorer, on_action) }
                <div class="tree__told">
                    <p role="status" aria-live={live}>{ text::news(explorer) }</p>
                    <p class="tree__tally">{ told }</p>
                </div>
            </div>
        </section>
    }
}

/// What the frame follows.
fn seen(explorer: &TreeExplorer) -> Seen {
    let (layout, view, current, chosen) = match explorer.view() {
        View::Tree => (
            Sketch::of(explorer).drawn,
            "tree ",
            explorer.found().map(Path::name),
            explorer.cursor().name(),
        ),
        View::Graph => {
            let found = explorer.progress().done;
            (
                GraphSketch::of(explorer).drawn,
                "graph ",
                (found > 0).then(|| found.to_string()),
                explorer.graph_cursor().to_string(),
            )
        }
    };
    Seen {
        wide: layout.wide,
        high: layout.high,
        subject: [view, &explorer.root().to_string()].concat(),
        current,
        chosen,
    }
}

/// A tree, and who hears what is done with it.
#[derive(Clone, PartialEq, Properties)]
struct Props {
    explorer: TreeExplorer,
    on_action: Callback<TreeAction>,
}

/// The board, the legend and the counts. On a small screen they are folded.
#[component]
fn About(props: &Props) -> Html {
    let is_open = use_state(|| false);
    let saved = use_node_ref();
    let Props {
        explorer,
        on_action,
        ..
    } = props;
    let onclick = {
        let is_open = is_open.clone();
        Callback::from(move |_| is_open.set(!*is_open))
    };
    let board = &text::board(explorer.root());
    html! {
        <div class="tree__about">
            <button
                type="button"
                class="button tree__fold"
                aria-expanded={yes_no(*is_open)}
                {onclick}
            >
                { words::About { board }.text() }
            </button>
            <div class="tree__folded" data-open={flag(*is_open)}>
                <BoardBar root={explorer.root().clone()} on_action={on_action.clone()} />
                { more(explorer, &saved, on_action) }
                { legend(explorer) }
                { counters(explorer) }
            </div>
        </div>
    }
}

fn counters(explorer: &TreeExplorer) -> Html {
    let size = explorer.size();
    let counters = [
        (text::number(&size.nodes), words::nodes()),
        (text::number(&size.leaves), words::games()),
        (text::number(&explorer.boards()), words::boards()),
    ];
    let counter = |(count, name)| {
        html! { <div><dt>{ name }</dt><dd>{ count }</dd></div> }
    };
    let shown = text::shown(explorer).filter(|_| explorer.view() == View::Tree);
    html! {
        <div class="tree__counts">
            <dl class="tree__counters">{ for counters.map(counter) }</dl>
            { for shown.map(|shown| html! { <p>{ shown }</p> }) }
        </div>
    }
}

/// The actions that are seldom used. The reference becomes that of the link to the saved picture.
fn more(explorer: &TreeExplorer, saved: &NodeRef, on_action: &Callback<TreeAction>) -> Html {
    let button = |action: TreeAction, name| {
        let onclick = on_action.reform(move |_| action.clone());
        html! { <button type="button" class="button" {onclick}>{ name }</button> }
    };
    let save = {
        let (explorer, saved) = (explorer.clone(), saved.clone());
        Callback::from(move |_: MouseEvent| {
            // The browser follows the link after this, and saves the file.
            if let Some(link) = saved.cast::<Element>() {
                let address = file::address(SVG, &picture(&explorer));
                let _refused = link.set_attribute("href", &address);
            }
        })
    };
    html! {
        <div class="tree__more">
            if explorer.view() == View::Tree {
                { button(TreeAction::UnfoldAll, words::unfold_all()) }
                { button(TreeAction::FoldAll, words::fold_all()) }
            }
            { button(TreeAction::SetBoard, words::make_root()) }
            if let Some(root) = explorer.former_root() {
                { back(root, on_action) }
            }
            <a
                ref={saved}
                class="button"
                href={file::address(SVG, "")}
                download={file_name(explorer)}
                onclick={save}
            >
                { icon(SAVE) }
                { words::save_picture() }
            </a>
        </div>
    }
}

/// Leads to the tree that was left to start at one of its nodes. It gives its focus to the drawing, because
/// it may go.
fn back(root: &Position, on_action: &Callback<TreeAction>) -> Html {
    let onclick = on_action.reform(|_| {
        if let Some(frame) = document::find::<HtmlElement>(".tree__frame") {
            document::focus(&frame);
        }
        TreeAction::Return
    });
    let board = &text::board(root);
    html! {
        <button type="button" class="button" {onclick}>{ words::BackTo { board }.text() }</button>
    }
}

fn steps(explorer: &TreeExplorer, on_action: &Callback<TreeAction>) -> Html {
    let progress = explorer.progress();
    let (at_start, at_end) = (progress.done == 0, progress.done == progress.all);
    let button = |action: TreeAction, name, path, class: &'static str, is_off| {
        let onclick = on_action.reform(move |_| action.clone());
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
        words::pause()
    } else {
        words::run()
    };
    let back = "tree__back";
    html! {
        <div class="tree__steps" role="group" aria-label={strategy(Strategy::Minimax)}>
            { button(TreeAction::Reset, words::clear(), LAST, back, at_start) }
            { button(TreeAction::Back, words::step_back(), STEP, back, at_start) }
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

fn cutoffs(explorer: &TreeExplorer, on_action: &Callback<TreeAction>) -> Html {
    html! {
        <button
            type="button"
            class="button tree__cutoffs"
            aria-pressed={yes_no(explorer.has_cutoffs())}
            onclick={on_action.reform(|_| TreeAction::ToggleCutoffs)}
        >
            { words::cutoffs() }
        </button>
    }
}

/// Tree or graph.
fn pictures(view: View, on_action: &Callback<TreeAction>) -> Html {
    let picture = |(picture, name)| {
        let onclick = on_action.reform(move |_| TreeAction::Show(picture));
        html! {
            <button
                type="button"
                class="tree__picture"
                aria-pressed={yes_no(picture == view)}
                {onclick}
            >
                { name }
            </button>
        }
    };
    let pictures = [(View::Tree, words::tree()), (View::Graph, words::graph())];
    html! {
        <div class="tree__pictures" role="group" aria-label={words::picture()}>
            { for pictures.map(picture) }
        </div>
    }
}
