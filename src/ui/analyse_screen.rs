//! The screen of the analysis: a board that anybody may change, and what there is to say about it.

use super::analysis::{analysis, digits, sum, tag};
use super::el::{El, el};
use super::fields::{radios, text_field, two_lines};
use super::study::order;
use crate::components::icons::{CLOSE, icon};
use crate::engine::{Convention, Position, heap_name};
use crate::game::{BOUNDS, BoardEditor, Change, SLIDER, editor_field};
use crate::text::{analysis as words, setup};

/// Draws the screen.
#[must_use]
pub fn analyse_screen(editor: &BoardEditor) -> El {
    let position = editor.position();
    el("div", "editor")
        .child(
            el("section", "editor__board")
                .label(words::BOARD)
                .child(title(&position))
                .child(stones(editor, &position))
                .child(heaps(editor, &position))
                .child(
                    el("div", "editor__rules")
                        .child(convention(editor))
                        .child(limit(editor)),
                ),
        )
        .child(analysis(&position, editor.choice(), true))
}

/// The nim-sum and its word, above the sliders that change them.
fn title(position: &Position) -> El {
    let analysis = position.analysis();
    el("div", "editor__title")
        .child(
            el("h2", "editor__heading")
                .attr("tabindex", "-1")
                .text(words::ANALYSIS),
        )
        .child(
            el("div", "editor__sum")
                .attr("aria-live", "polite")
                .attr("aria-atomic", "true")
                .child(sum(analysis.nim_sum.0, digits(position)))
                .child(tag(analysis.outcome)),
        )
}

/// Where the slider ends, a heap goes on in a new column.
pub(crate) const ROWS: u32 = SLIDER;
/// What a stone takes up of the drawing.
pub(crate) const CELL: u32 = 10;

/// The board in stones, the chosen ones with a ring. The sliders say the same in words.
fn stones(editor: &BoardEditor, position: &Position) -> El {
    let mut left = 0;
    let mut drawn = Vec::new();
    for (heap, &count) in position.heaps().iter().enumerate() {
        let chosen = editor.choice().filter(|chosen| chosen.heap == heap);
        let chosen = chosen.map_or(0, |chosen| chosen.take.get());
        let columns = count.div_ceil(ROWS).max(1);
        let all = |class, from| el("path", class).attr("d", dots(left, from, count));
        drawn.push(all("editor__rings", count - chosen));
        drawn.push(all("editor__stones", 0));
        drawn.push(
            el("text", "editor__name")
                .number("x", left + columns * CELL / 2)
                .number("y", (ROWS + 1) * CELL)
                .text(heap_name(heap).to_string()),
        );
        left += (columns + 1) * CELL;
    }
    let wide = left.saturating_sub(CELL).to_string();
    let high = ((ROWS + 1) * CELL + 3).to_string();
    el("svg", "editor__picture")
        .attr("viewBox", ["-1 0 ", &wide, " ", &high].concat())
        .unheard()
        .children(drawn)
}

/// Stones from this one up to the last, as strokes of no length with round ends: a thousand of them
/// are one element.
pub(crate) fn dots(left: u32, from: u32, count: u32) -> String {
    let mut path = String::new();
    for stone in from..count {
        let x = left + stone / ROWS * CELL + CELL / 2;
        let y = (ROWS - 1 - stone % ROWS) * CELL + CELL / 2;
        for part in ["M", &x.to_string(), " ", &y.to_string(), "h0"] {
            path.push_str(part);
        }
    }
    path
}

fn heaps(editor: &BoardEditor, position: &Position) -> El {
    let rows = (0..)
        .zip(position.heaps())
        .map(|(heap, &stones)| row(editor, heap, stones));
    let add = order("button editor__add", change(Change::Add))
        .flag("aria-disabled", !editor.can_add())
        .text(words::ADD);
    el("div", "editor__heaps").children(rows).child(add)
}

fn change(change: Change) -> String {
    ["editor:", &change.name()].concat()
}

/// A heap: its slider, its number field, and what removes it.
fn row(editor: &BoardEditor, heap: usize, stones: u32) -> El {
    let name = [editor_field::SIZE, &heap.to_string()].concat();
    let note = [&name, "-note"].concat();
    let (typed, wrong) = editor.size_field(heap);
    let field = |class, kind: &'static str, most| {
        el("input", class)
            .attr("type", kind)
            .attr("name", name.clone())
            .attr("min", "0")
            .number("max", most)
    };
    let slider = field("editor__range", "range", SLIDER)
        .label(words::slider(heap))
        .attr("aria-valuetext", crate::text::stones(stones))
        .value(stones.min(SLIDER).to_string());
    let number = field("field editor__number", "number", BOUNDS.size)
        .label(words::number(heap))
        .attr("inputmode", "numeric")
        .flag("aria-invalid", wrong)
        .maybe("aria-describedby", wrong.then(|| note.clone().into()))
        .value(typed);
    let remove = order(
        "button button--round button--plain",
        change(Change::Remove(heap)),
    )
    .label(words::remove(heap))
    .flag("aria-disabled", !editor.can_remove())
    .child(icon(CLOSE));
    let problem = wrong.then(|| {
        el("p", "editor__problem")
            .attr("id", note)
            .attr("role", "alert")
            .text(words::size_problem(BOUNDS.size))
    });
    el("div", "editor__heap")
        .child(
            el("span", "editor__letter")
                .unheard()
                .text(heap_name(heap).to_string()),
        )
        .child(slider)
        .child(number)
        .child(remove)
        .child_if(problem)
}

fn convention(editor: &BoardEditor) -> El {
    radios(
        editor_field::RULE,
        setup::LAST_STONE,
        "radios radios--pill",
        [
            (Convention::Normal, "normal"),
            (Convention::Misere, "misere"),
        ]
        .map(|(convention, name)| {
            let (does, called) = setup::convention(convention);
            let in_force = convention == editor.rules().convention;
            (name, in_force, two_lines(does, called))
        }),
    )
}

fn limit(editor: &BoardEditor) -> El {
    let (typed, wrong) = editor.limit_field();
    text_field(
        editor_field::LIMIT,
        setup::LIMIT,
        &typed,
        setup::ANY,
        wrong.then(setup::limit_problem),
        None,
    )
}
