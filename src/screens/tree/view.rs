//! What the screen shows: how large the tree is, the drawing in its frame, and minimax.

use yew::prelude::*;

use super::graph_drawing::graph_drawing;
use crate::components::figures::tree_drawing;
use crate::components::figures::tree_layout::Grid;
use crate::components::figures::tree_shapes::{Shape, outline};
use crate::components::icons::{STEP, icon};
use crate::components::{flag, yes_no};
use crate::game::TreeExplorer;
use crate::game::tree::{TreeAction, View};
use crate::text::tree as words;

/// The heading, which takes the focus when the screen is opened.
const HEADING: &str = "tree-heading";

/// Draws the tree with all that is said of it.
pub fn tree_view(explorer: &TreeExplorer, on_action: &Callback<TreeAction>) -> Html {
    let (drawing, looked) = match explorer.view() {
        View::Tree => (
            tree_drawing(explorer, on_action),
            words::visited(explorer.visited(), explorer.has_cutoffs()),
        ),
        View::Graph => (graph_drawing(explorer, on_action), words::merged(explorer)),
    };
    // A run would be read out for longer than it takes.
    let live = explorer.is_running().then_some("off");
    html! {
        <section class="tree" aria-labelledby={HEADING}>
            { heading(explorer) }
            { counters(explorer) }
            <div class="tree__frame" role="region" aria-label={words::FRAME} tabindex="0">
                { drawing }
            </div>
            <p class="tree__news" role="status" aria-live={live}>{ words::news(explorer) }</p>
            <p class="tree__looked">{ looked }</p>
            { controls(explorer, on_action) }
            { legend(explorer.view()) }
        </section>
    }
}

fn heading(explorer: &TreeExplorer) -> Html {
    html! {
        <header class="tree__head">
            <h2 class="tree__heading" id={HEADING} tabindex="-1">{ words::HEADING }</h2>
            <p class="tree__board">
                <b>{ words::board(explorer.root()) }</b>
                { " " }
                <span>{ words::rule(explorer.root()) }</span>
            </p>
        </header>
    }
}

fn counters(explorer: &TreeExplorer) -> Html {
    let counts = explorer.counts();
    let counters = [
        (counts.nodes, words::NODES),
        (counts.leaves, words::GAMES),
        (counts.positions, words::POSITIONS),
    ];
    let counter = |(count, name)| {
        html! { <div><dt>{ name }</dt><dd>{ words::count(count) }</dd></div> }
    };
    html! { <dl class="tree__counters">{ for counters.map(counter) }</dl> }
}

/// What the shapes stand for.
fn legend(view: View) -> Html {
    let shapes: &[(Shape, &str)] = match view {
        View::Tree => &[
            (Shape::Square, words::LEGEND_A),
            (Shape::Round, words::LEGEND_B),
            (Shape::Triangle, words::LEGEND_END),
        ],
        View::Graph => &[
            (Shape::Hexagon, words::LEGEND_POSITION),
            (Shape::Triangle, words::LEGEND_END),
        ],
    };
    let entry = |&(shape, meaning): &(Shape, &'static str)| {
        html! {
            <li>
                <svg class="tree__key" viewBox="-18 -18 36 36" aria-hidden="true">
                    { outline("tree__shape", shape, Grid::fitting(1, 1), 0) }
                </svg>
                { meaning }
            </li>
        }
    };
    html! {
        <ul class="tree__legend">
            { for shapes.iter().map(entry) }
            if view == View::Tree {
                <li><b aria-hidden="true">{ "=" }</b>{ words::LEGEND_EQUAL }</li>
            }
        </ul>
    }
}

fn controls(explorer: &TreeExplorer, on_action: &Callback<TreeAction>) -> Html {
    let progress = explorer.progress();
    let (at_start, at_end) = (progress.done == 0, progress.done == progress.all);
    let press = |action: TreeAction| on_action.reform(move |_| action.clone());
    let run = if explorer.is_running() {
        words::PAUSE
    } else {
        words::RUN
    };
    html! {
        <div class="tree__controls">
            <div class="tree__minimax" role="group" aria-label={words::MINIMAX}>
                <button
                    type="button"
                    class="button button--round tree__back"
                    aria-label={words::BACK}
                    aria-disabled={flag(at_start)}
                    onclick={press(TreeAction::Back)}
                >
                    { icon(STEP) }
                </button>
                <button
                    type="button"
                    class="button button--round"
                    aria-label={words::STEP}
                    aria-disabled={flag(at_end)}
                    onclick={press(TreeAction::Step)}
                >
                    { icon(STEP) }
                </button>
                <button
                    type="button"
                    class="button button--primary"
                    onclick={press(TreeAction::ToggleRun)}
                >
                    { run }
                </button>
                <button
                    type="button"
                    class="button"
                    aria-pressed={yes_no(explorer.has_cutoffs())}
                    onclick={press(TreeAction::ToggleCutoffs)}
                >
                    { words::CUTOFFS }
                </button>
            </div>
            { pictures(explorer.view(), on_action) }
            <div class="tree__more">
                <button
                    type="button"
                    class="button"
                    aria-disabled={flag(at_end)}
                    onclick={press(TreeAction::End)}
                >
                    { words::END }
                </button>
                <button
                    type="button"
                    class="button"
                    aria-disabled={flag(at_start)}
                    onclick={press(TreeAction::Reset)}
                >
                    { words::RESET }
                </button>
                if explorer.view() == View::Tree {
                    <button type="button" class="button" onclick={press(TreeAction::UnfoldAll)}>
                        { words::UNFOLD_ALL }
                    </button>
                    <button type="button" class="button" onclick={press(TreeAction::FoldAll)}>
                        { words::FOLD_ALL }
                    </button>
                }
            </div>
            <button type="button" class="button tree__set" onclick={press(TreeAction::SetBoard)}>
                { words::set_board(&explorer.chosen()) }
            </button>
        </div>
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
    let pictures = [(View::Tree, words::TREE), (View::Graph, words::GRAPH)];
    html! {
        <div class="tree__pictures" role="group" aria-label={words::PICTURE}>
            { for pictures.map(picture) }
        </div>
    }
}
