//! The screen of the analysis: a board that anybody may change, and what there is to say about it.

use super::analysis::{analysis, digits, sum, tag};
use super::el::{El, el};
use super::fields::{radios, text_field, two_lines};
use super::icons::{CLOSE, icon};
use super::study::order;
use crate::engine::{Convention, Position, heap_name};
use crate::game::{BOUNDS, Change, Lab, SLIDER, lab_field};
use crate::text::{analysis as words, setup};

/// Draws the screen.
#[must_use]
pub fn analyse_screen(lab: &Lab) -> El {
    let position = lab.position();
    el("div", "lab")
        .child(
            el("section", "lab__board")
                .label(words::BOARD)
                .child(title(&position))
                .child(stones(lab, &position))
                .child(heaps(lab, &position))
                .child(
                    el("div", "lab__rules")
                        .child(convention(lab))
                        .child(limit(lab)),
                ),
        )
        .child(analysis(&position, lab.choice(), true))
}

/// The nim-sum and its word, above the sliders that change them.
fn title(position: &Position) -> El {
    let analysis = position.analysis();
    el("div", "lab__title")
        .child(
            el("h2", "lab__heading")
                .attr("tabindex", "-1")
                .text(words::ANALYSIS),
        )
        .child(
            el("div", "lab__sum")
                .attr("aria-live", "polite")
                .attr("aria-atomic", "true")
                .child(sum(analysis.nim_sum.0, digits(position)))
                .child(tag(analysis.outcome)),
        )
}

/// Where the slider ends, a heap goes on in a new column.
pub(super) const ROWS: u32 = SLIDER;
/// What a stone takes up of the drawing.
pub(super) const CELL: u32 = 10;

/// The board in stones, the chosen ones with a ring. The sliders say the same in words.
fn stones(lab: &Lab, position: &Position) -> El {
    let mut left = 0;
    let mut drawn = Vec::new();
    for (heap, &count) in position.heaps().iter().enumerate() {
        let chosen = lab.choice().filter(|chosen| chosen.heap == heap);
        let chosen = chosen.map_or(0, |chosen| chosen.take.get());
        let columns = count.div_ceil(ROWS).max(1);
        let all = |class, from| el("path", class).attr("d", dots(left, from, count));
        drawn.push(all("lab__rings", count - chosen));
        drawn.push(all("lab__stones", 0));
        drawn.push(
            el("text", "lab__name")
                .number("x", left + columns * CELL / 2)
                .number("y", (ROWS + 1) * CELL)
                .text(heap_name(heap).to_string()),
        );
        left += (columns + 1) * CELL;
    }
    let wide = left.saturating_sub(CELL).to_string();
    let high = ((ROWS + 1) * CELL + 3).to_string();
    el("svg", "lab__picture")
        .attr("viewBox", ["-1 0 ", &wide, " ", &high].concat())
        .unheard()
        .children(drawn)
}

/// Stones from this one up to the last, as strokes of no length with round ends: a thousand of them
/// are one element.
pub(super) fn dots(left: u32, from: u32, count: u32) -> String {
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

fn heaps(lab: &Lab, position: &Position) -> El {
    let rows = (0..)
        .zip(position.heaps())
        .map(|(heap, &stones)| row(lab, heap, stones));
    let add = order("button lab__add", change(Change::Add))
        .flag("aria-disabled", !lab.can_add())
        .text(words::ADD);
    el("div", "lab__heaps").children(rows).child(add)
}

fn change(change: Change) -> String {
    ["lab:", &change.name()].concat()
}

/// A heap: its slider, its number field, and what removes it.
fn row(lab: &Lab, heap: usize, stones: u32) -> El {
    let name = [lab_field::SIZE, &heap.to_string()].concat();
    let note = [&name, "-note"].concat();
    let (typed, wrong) = lab.size_field(heap);
    let field = |class, kind: &'static str, most| {
        el("input", class)
            .attr("type", kind)
            .attr("name", name.clone())
            .attr("min", "0")
            .number("max", most)
    };
    let slider = field("lab__range", "range", SLIDER)
        .label(words::slider(heap))
        .attr("aria-valuetext", crate::text::stones(stones))
        .value(stones.min(SLIDER).to_string());
    let number = field("field lab__number", "number", BOUNDS.size)
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
    .flag("aria-disabled", !lab.can_remove())
    .child(icon(CLOSE));
    let problem = wrong.then(|| {
        el("p", "lab__problem")
            .attr("id", note)
            .attr("role", "alert")
            .text(words::size_problem(BOUNDS.size))
    });
    el("div", "lab__heap")
        .child(
            el("span", "lab__letter")
                .unheard()
                .text(heap_name(heap).to_string()),
        )
        .child(slider)
        .child(number)
        .child(remove)
        .child_if(problem)
}

fn convention(lab: &Lab) -> El {
    radios(
        lab_field::RULE,
        setup::LAST_STONE,
        "radios radios--pill",
        [
            (Convention::Normal, "normal"),
            (Convention::Misere, "misere"),
        ]
        .map(|(convention, name)| {
            let (does, called) = setup::convention(convention);
            let in_force = convention == lab.rules().convention;
            (name, in_force, two_lines(does, called))
        }),
    )
}

fn limit(lab: &Lab) -> El {
    let (typed, wrong) = lab.limit_field();
    text_field(
        lab_field::LIMIT,
        setup::LIMIT,
        &typed,
        setup::ANY,
        wrong.then(setup::limit_problem),
        None,
    )
}
