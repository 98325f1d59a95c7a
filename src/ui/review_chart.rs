//! The chart of who was winning, move by move: a line that changes its lane where a win was given
//! away.

use super::el::{El, el};
use crate::game::{Review, Seat};
use crate::text::review as words;

/// The drawing is in units so small that the longest game finds a whole number for each move.
const WIDE: usize = 6000;
const HIGH: usize = 1000;
/// Where the line runs in its lane, from the edge of that.
const LANE: usize = HIGH / 4;
const DOT: usize = 90;

/// The chart, and the same in words.
#[must_use]
pub(super) fn review_chart(review: &Review) -> El {
    let table = review.game().table();
    let reader = table.reader();
    // The lane of whoever reads is the upper one.
    let upper = reader.unwrap_or(table.first);
    let lane = |seat: Seat| {
        el("p", "review__lane")
            .attr("data-lane", lane_name(seat, upper))
            .unheard()
            .text(words::lane(review, seat))
    };
    el("section", "review__chart")
        .attr("data-verdict", if reader.is_some() { "yes" } else { "no" })
        .child(el("h3", "review__topic").text(words::CHART))
        .child(
            el("div", "review__lanes")
                .child(lane(upper))
                .child(draw(review, upper))
                .child(lane(upper.other())),
        )
        .child(el("p", "heard").text(words::course(review)))
}

fn draw(review: &Review, upper: Seat) -> El {
    let ahead = review.ahead();
    // Each position has as much room as any other.
    let x = |place: usize| WIDE * place / ahead.len();
    let y = |seat: Seat| if seat == upper { LANE } else { HIGH - LANE };
    let mut line = ["M0 ", &y(ahead[0]).to_string()].concat();
    for slip in review.slips() {
        let (across, down) = (x(slip).to_string(), y(ahead[slip]).to_string());
        for part in ["H", &across, "V", &down] {
            line.push_str(part);
        }
    }
    line.push('H');
    line.push_str(&WIDE.to_string());
    let ground = |seat: Seat| {
        el("rect", "review__ground")
            .attr("data-lane", lane_name(seat, upper))
            .attr("y", if seat == upper { 0 } else { HIGH / 2 }.to_string())
            .attr("width", WIDE.to_string())
            .attr("height", (HIGH / 2).to_string())
    };
    let room = x(1);
    let dots = review.slips().map(|slip| {
        let own = review.judged().get(slip - 1);
        el("circle", "review__dot")
            .attr("data-lane", lane_name(ahead[slip], upper))
            .maybe("data-move", own.map(|own| own.made.to_string().into()))
            .attr("cx", x(slip).to_string())
            .attr("cy", y(ahead[slip]).to_string())
            .attr("r", DOT.min(room / 2).to_string())
    });
    let now = el("rect", "review__now")
        .attr("x", x(review.at()).to_string())
        .attr("width", (x(review.at() + 1) - x(review.at())).to_string())
        .attr("height", HIGH.to_string());
    let view = ["0 0 ", &WIDE.to_string(), " ", &HIGH.to_string()].concat();
    el("svg", "review__drawing")
        .attr("viewBox", view)
        .unheard()
        .child(ground(upper))
        .child(ground(upper.other()))
        .child(now)
        .child(el("path", "review__line").attr("d", line))
        .children(dots)
}

fn lane_name(seat: Seat, upper: Seat) -> &'static str {
    if seat == upper { "up" } else { "down" }
}
