//! The chart of how well games were played, one after the other: a dot for each, and a line for
//! several together, which says more than dots that jump.

use super::el::{El, el};
use crate::game::Accuracy;
use crate::game::curve::{Point, curve};
use crate::text::yours as words;

/// From one game to the next, in the units of the drawing.
const STEP: usize = 10;
/// A percent is one unit.
const HIGH: usize = 100;

/// Draws the chart, and the table behind it.
#[must_use]
pub(super) fn accuracy_chart(games: &[Accuracy]) -> El {
    let points = curve(games);
    let section = el("section", "accuracy")
        .label(words::CHART)
        .child(el("h4", "yours__sub").text(words::CHART))
        .child(el("p", "yours__note").text(words::ACCURACY));
    if points.len() < 2 {
        return section.child(el("p", "").text(words::NO_CHART));
    }
    let has_line = points.iter().filter_map(|point| point.average).count() > 1;
    let legend = |class: &'static str, text: String| {
        el("span", "accuracy__legend")
            .child(el("span", class))
            .text(text)
    };
    let level = |place, text: u64| {
        el("span", "accuracy__level")
            .attr("data-level", place)
            .text(words::percent(text))
    };
    section
        .child(
            el("figure", "accuracy__figure")
                .child(
                    el("div", "accuracy__frame")
                        .unheard()
                        .child(level("top", 100))
                        .child(level("middle", 50))
                        .child(level("bottom", 0))
                        .child(draw(&points, has_line)),
                )
                .child(
                    el("p", "accuracy__legends")
                        .unheard()
                        .child(legend("accuracy__dot", words::DOTS.to_owned()))
                        .children(has_line.then(|| legend("accuracy__stroke", words::line()))),
                )
                .child(el("figcaption", "").text(words::course(&points))),
        )
        .child(numbers(&points))
}

fn draw(points: &[Point], has_line: bool) -> El {
    let wide = STEP * (points.len() - 1);
    let (mut dots, mut line) = (String::new(), String::new());
    for (place, point) in points.iter().enumerate() {
        let at = |path: &mut String, begin: &str, share: Accuracy| {
            let (x, y) = (STEP * place, HIGH - share.percent());
            path.extend([begin, &x.to_string(), " ", &y.to_string()]);
        };
        at(&mut dots, "M", point.game);
        // A line of no length, of which the round ends are left.
        dots.push_str("h0");
        if let Some(average) = point.average {
            let begin = if line.is_empty() { "M" } else { "L" };
            at(&mut line, begin, average);
        }
    }
    let across = [HIGH / 2, 0, HIGH].map(|y| {
        let (y, wide) = (y.to_string(), wide.to_string());
        ["M0 ", &*y, "H", &*wide].concat()
    });
    let view = ["0 0 ", &*wide.to_string(), " ", &*HIGH.to_string()].concat();
    el("svg", "accuracy__drawing")
        .attr("viewBox", view)
        .attr("preserveAspectRatio", "none")
        .child(el("path", "accuracy__grid").attr("d", across.concat()))
        .child(el("path", "accuracy__dots").attr("d", dots))
        .children(has_line.then(|| el("path", "accuracy__line").attr("d", line)))
}

/// The table behind the chart, the latest game first.
fn numbers(points: &[Point]) -> El {
    let column = |name: String| el("th", "").attr("scope", "col").text(name);
    let share = |accuracy: Accuracy| words::percent(accuracy.percent() as u64);
    let rows = points.iter().enumerate().rev().map(|(place, point)| {
        let cell = |text: String| el("td", "").text(text);
        let Accuracy { kept, of } = point.game;
        let average = point.average.map_or(words::NO_AVERAGE.to_owned(), share);
        el("tr", "")
            .child(
                el("th", "")
                    .attr("scope", "row")
                    .text((place + 1).to_string()),
            )
            .child(cell(words::kept(kept, of)))
            .child(cell(share(point.game)))
            .child(cell(average))
    });
    el("details", "accuracy__numbers")
        .child(el("summary", "").text(words::NUMBERS))
        .child(
            el("div", "accuracy__scroll")
                .attr("tabindex", "0")
                .attr("role", "region")
                .label(words::NUMBERS)
                .child(
                    el("table", "games")
                        .label(words::NUMBERS)
                        .child(
                            el("thead", "").child(
                                el("tr", "")
                                    .child(column(words::GAME.to_owned()))
                                    .child(column(words::CHANCES.to_owned()))
                                    .child(column(words::SHARE.to_owned()))
                                    .child(column(words::average())),
                            ),
                        )
                        .child(el("tbody", "").children(rows)),
                ),
        )
}
