//! The contents of the screen: the size of the tree, the drawing in its frame, and minimax.

use yew::prelude::*;

use super::graph_drawing::graph_drawing;
use crate::catalogue::{people, study, tree as words};
use crate::components::figures::tree_drawing;
use crate::components::figures::tree_layout::Grid;
use crate::components::figures::tree_shapes::{Shape, outline};
use crate::components::icons::{STEP, icon};
use crate::components::{flag, yes_no};
use crate::game::TreeExplorer;
use crate::game::tree::{TreeAction, View};
use crate::text::{play, tree as text};

/// The heading, which takes the focus when the screen is opened.
const HEADING: &str = "tree-heading";

/// Draws the tree with all that is said of it.
pub fn tree_view(explorer: &TreeExplorer, on_action: &Callback<TreeAction>) -> Html {
    let (drawing, looked) = match explorer.view() {
        View::Tree => (
            tree_drawing(explorer, on_action),
            text::visited(explorer.visited(), explorer.has_cutoffs()),
        ),
        View::Graph => (graph_drawing(explorer, on_action), text::merged(explorer)),
    };
    // A run would be read out for longer than it takes.
    let live = explorer.is_running().then_some("off");
    html! {
        <section class="tree" aria-labelledby={HEADING}>
            { heading(explorer) }
            { counters(explorer) }
            <div class="tree__frame" role="region" aria-label={words::frame()} tabindex="0">
                { drawing }
            </div>
            <p class="tree__news" role="status" aria-live={live}>{ text::news(explorer) }</p>
            <p class="tree__looked">{ looked }</p>
            { controls(explorer, on_action) }
            { legend(explorer.view()) }
        </section>
    }
}

fn heading(explorer: &TreeExplorer) -> Html {
    html! {
        <header class="tree__head">
            <h2 class="tree__heading" id={HEADING} tabindex="-1">{ study::tree() }</h2>
            <p class="tree__board">
                <b>{ text::board(explorer.root()) }</b>
                { " " }
                <span>{ play::rule(explorer.root().rules(), true) }</span>
            </p>
        </header>
    }
}

fn counters(explorer: &TreeExplorer) -> Html {
    let counts = explorer.counts();
    let counters = [
        (counts.nodes, words::nodes()),
        (counts.leaves, words::games()),
        (counts.positions, words::boards()),
    ];
    let counter = |(count, name)| {
        html! { <div><dt>{ name }</dt><dd>{ text::count(count) }</dd></div> }
    };
    html! { <dl class="tree__counters">{ for counters.map(counter) }</dl> }
}

/// The legend of the shapes.
fn legend(view: View) -> Html {
    let shapes: &[_] = match view {
        View::Tree => &[
            (Shape::Square, words::first_player()),
            (Shape::Round, words::second_player()),
            (Shape::Triangle, words::game_over()),
        ],
        View::Graph => &[
            (Shape::Hexagon, words::board_of_graph()),
            (Shape::Triangle, words::game_over()),
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
                <li><b aria-hidden="true">{ "=" }</b>{ words::equal_moves() }</li>
            }
        </ul>
    }
}

fn controls(explorer: &TreeExplorer, on_action: &Callback<TreeAction>) -> Html {
    let progress = explorer.progress();
    let (at_start, at_end) = (progress.done == 0, progress.done == progress.all);
    let press = |action: TreeAction| on_action.reform(move |_| action.clone());
    let run = if explorer.is_running() {
        words::pause()
    } else {
        words::run()
    };
    html! {
        <div class="tree__controls">
            <div class="tree__minimax" role="group" aria-label={people::minimax()}>
                <button
                    type="button"
                    class="button button--round tree__back"
                    aria-label={words::step_back()}
                    aria-disabled={flag(at_start)}
                    onclick={press(TreeAction::Back)}
                >
                    { icon(STEP) }
                </button>
                <button
                    type="button"
                    class="button button--round"
                    aria-label={words::step()}
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
                    { words::cutoffs() }
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
                    { words::to_the_end() }
                </button>
                <button
                    type="button"
                    class="button"
                    aria-disabled={flag(at_start)}
                    onclick={press(TreeAction::Reset)}
                >
                    { words::clear() }
                </button>
                if explorer.view() == View::Tree {
                    <button type="button" class="button" onclick={press(TreeAction::UnfoldAll)}>
                        { words::unfold_all() }
                    </button>
                    <button type="button" class="button" onclick={press(TreeAction::FoldAll)}>
                        { words::fold_all() }
                    </button>
                }
            </div>
            <button type="button" class="button tree__set" onclick={press(TreeAction::SetBoard)}>
                { text::start_at(&explorer.chosen()) }
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
    let pictures = [(View::Tree, words::tree()), (View::Graph, words::graph())];
    html! {
        <div class="tree__pictures" role="group" aria-label={words::picture()}>
            { for pictures.map(picture) }
        </div>
    }
}
