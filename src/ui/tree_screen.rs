use super::el::{El, el};
use super::graph_drawing::graph_drawing;
use super::study::order;
use super::tree_drawing::tree_drawing;
use super::tree_layout::Grid;
use super::tree_shapes::{Shape, outline};
use crate::components::icons::{STEP, icon};
use crate::game::TreeExplorer;
use crate::game::tree::View;
use crate::text::tree as words;

/// The screen of the game tree: how large it is, the drawing in its frame, and minimax.
#[must_use]
pub fn tree_screen(explorer: &TreeExplorer) -> El {
    let drawing = match explorer.view() {
        View::Tree => tree_drawing(explorer),
        View::Graph => graph_drawing(explorer),
    };
    el("section", "tree")
        .attr("aria-labelledby", "tree-heading")
        .child(heading(explorer))
        .child(counters(explorer))
        .child(
            el("div", "tree__frame")
                .attr("role", "region")
                .label(words::FRAME)
                .attr("tabindex", "0")
                .child(drawing),
        )
        .child(
            el("p", "tree__news")
                .attr("role", "status")
                // A run would be read out for longer than it takes.
                .maybe("aria-live", explorer.is_running().then(|| "off".into()))
                .text(words::news(explorer)),
        )
        .child(el("p", "tree__looked").text(match explorer.view() {
            View::Tree => words::visited(explorer.visited(), explorer.has_cutoffs()),
            View::Graph => words::merged(explorer),
        }))
        .child(controls(explorer))
        .child(legend(explorer.view()))
}

fn heading(explorer: &TreeExplorer) -> El {
    el("header", "tree__head")
        .child(
            el("h2", "tree__heading")
                .attr("id", "tree-heading")
                .attr("tabindex", "-1")
                .text(words::HEADING),
        )
        .child(
            el("p", "tree__board")
                .child(el("b", "").text(words::board(explorer.root())))
                .text(" ")
                .child(el("span", "").text(words::rule(explorer.root()))),
        )
}

fn counters(explorer: &TreeExplorer) -> El {
    let counts = explorer.counts();
    let counters = [
        (counts.nodes, words::NODES),
        (counts.leaves, words::GAMES),
        (counts.positions, words::POSITIONS),
    ];
    el("dl", "tree__counters").children(counters.map(|(count, name)| {
        el("div", "")
            .child(el("dt", "").text(name))
            .child(el("dd", "").text(words::count(count)))
    }))
}

/// What the shapes stand for.
fn legend(view: View) -> El {
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
        el("li", "")
            .child(
                el("svg", "tree__key")
                    .attr("viewBox", "-18 -18 36 36")
                    .unheard()
                    .child(outline("tree__shape", shape, Grid::fitting(1, 1), 0)),
            )
            .text(meaning)
    };
    let equal = (view == View::Tree).then(|| {
        el("li", "")
            .child(el("b", "").unheard().text("="))
            .text(words::LEGEND_EQUAL)
    });
    el("ul", "tree__legend")
        .children(shapes.iter().map(entry))
        .child_if(equal)
}

fn controls(explorer: &TreeExplorer) -> El {
    let progress = explorer.progress();
    let began = progress.done > 0;
    let ended = progress.done == progress.all;
    let run = if explorer.is_running() {
        words::PAUSE
    } else {
        words::RUN
    };
    let minimax = el("div", "tree__minimax")
        .attr("role", "group")
        .label(words::MINIMAX)
        .child(
            command("button button--round tree__back", "back")
                .label(words::BACK)
                .flag("aria-disabled", !began)
                .child(icon(STEP)),
        )
        .child(
            command("button button--round", "step")
                .label(words::STEP)
                .flag("aria-disabled", ended)
                .child(icon(STEP)),
        )
        .child(command("button button--primary", "run").text(run))
        .child(
            command("button", "cutoffs")
                .attr("aria-pressed", told(explorer.has_cutoffs()))
                .text(words::CUTOFFS),
        );
    let more = el("div", "tree__more")
        .child(
            command("button", "end")
                .flag("aria-disabled", ended)
                .text(words::END),
        )
        .child(
            command("button", "reset")
                .flag("aria-disabled", !began)
                .text(words::RESET),
        )
        .children(
            (explorer.view() == View::Tree)
                .then(|| {
                    [
                        ("unfold-all", words::UNFOLD_ALL),
                        ("fold-all", words::FOLD_ALL),
                    ]
                    .map(|(name, label)| command("button", name).text(label))
                })
                .into_iter()
                .flatten(),
        );
    el("div", "tree__controls")
        .child(minimax)
        .child(pictures(explorer.view()))
        .child(more)
        .child(command("button tree__set", "set").text(words::set_board(&explorer.chosen())))
}

/// Tree or graph.
fn pictures(view: View) -> El {
    let pictures = [
        (View::Tree, "tree", words::TREE),
        (View::Graph, "graph", words::GRAPH),
    ];
    el("div", "tree__pictures")
        .attr("role", "group")
        .label(words::PICTURE)
        .children(pictures.map(|(picture, name, label)| {
            command("tree__picture", name)
                .attr("aria-pressed", told(picture == view))
                .text(label)
        }))
}

fn command(class: &'static str, name: &'static str) -> El {
    order(class, ["tree:", name].concat())
}

const fn told(set: bool) -> &'static str {
    if set { "true" } else { "false" }
}
