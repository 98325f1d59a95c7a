//! The chart of who was winning, move by move: a line that changes its lane where a win was given
//! away.

use yew::prelude::*;

use crate::catalogue::review as words;
use crate::game::{Review, Seat};
use crate::text::review as says;

/// The drawing is in units so small that the longest game finds a whole number for each move.
const WIDE: usize = 6000;
const HIGH: usize = 1000;
/// The distance of the line from the edge of its lane.
const LANE: usize = HIGH / 4;
const DOT: usize = 90;

/// The chart, and the same in words.
pub fn review_chart(review: &Review) -> Html {
    let table = review.game().table();
    let reader = table.reader();
    // The reader has the upper lane.
    let upper = reader.unwrap_or(table.first);
    let lane = |seat: Seat| {
        html! {
            <p class="review__lane" data-lane={lane_name(seat, upper)} aria-hidden="true">
                { says::lane(review, seat) }
            </p>
        }
    };
    let verdict = if reader.is_some() { "yes" } else { "no" };
    html! {
        <section class="review__chart" data-verdict={verdict}>
            <h3 class="review__topic">{ words::chart() }</h3>
            <div class="review__lanes">
                { lane(upper) }
                { draw(review, upper) }
                { lane(upper.other()) }
            </div>
            <p class="heard">{ says::course(review) }</p>
        </section>
    }
}

fn draw(review: &Review, upper: Seat) -> Html {
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
        let y = if seat == upper { 0 } else { HIGH / 2 };
        html! {
            <rect
                class="review__ground"
                data-lane={lane_name(seat, upper)}
                y={y.to_string()}
                width={WIDE.to_string()}
                height={(HIGH / 2).to_string()}
            />
        }
    };
    let radius = DOT.min(x(1) / 2).to_string();
    let dots = review.slips().map(|slip| {
        let own = review.judged().get(slip - 1);
        html! {
            <circle
                class="review__dot"
                data-lane={lane_name(ahead[slip], upper)}
                data-move={own.map(|own| own.made.to_string())}
                cx={x(slip).to_string()}
                cy={y(ahead[slip]).to_string()}
                r={radius.clone()}
            />
        }
    });
    let at = review.at();
    let view = ["0 0 ", &WIDE.to_string(), " ", &HIGH.to_string()].concat();
    html! {
        <svg class="review__drawing" viewBox={view} aria-hidden="true">
            { ground(upper) }
            { ground(upper.other()) }
            <rect
                class="review__now"
                x={x(at).to_string()}
                width={(x(at + 1) - x(at)).to_string()}
                height={HIGH.to_string()}
            />
            <path class="review__line" d={line} />
            { for dots }
        </svg>
    }
}

fn lane_name(seat: Seat, upper: Seat) -> &'static str {
    if seat == upper { "up" } else { "down" }
}
