//! The chart of who was winning, move by move: a line that changes its lane where a win was given
//! away, with the sign of the player who moved at each move.

use yew::prelude::*;

use crate::catalogue::review as words;
use crate::components::{flag, side};
use crate::game::{Review, Seat};
use crate::text::review as text;

/// The units are so small that each move of the longest game is a whole number of them wide.
const WIDE: usize = 6000;
const HIGH: usize = 1200;
/// The distance of the line from the edge of the chart, with room for the name of the lane.
const LANE: usize = HIGH * 2 / 5;
/// Half the width of a player's sign, where there is room.
const SIGN: usize = 110;

/// The chart, and the same in words.
pub fn review_chart(review: &Review) -> Html {
    let table = review.game().config();
    let reader = table.reader();
    // The reader has the upper lane.
    let upper = reader.unwrap_or(table.first);
    let lane = |seat: Seat| {
        html! {
            <p
                class="review__lane"
                data-lane={lane_name(seat, upper)}
                data-side={side(seat)}
                aria-hidden="true"
            >
                { text::lane(review, seat) }
            </p>
        }
    };
    html! {
        <section class="review__chart" data-for-reader={flag(reader.is_some())} aria-label={words::chart()}>
            <div class="review__lanes">
                { draw(review, upper) }
                { lane(upper) }
                { lane(upper.other()) }
            </div>
            <p class="visually-hidden">{ text::chart_in_words(review) }</p>
        </section>
    }
}

fn draw(review: &Review, upper: Seat) -> Html {
    let ahead = review.ahead();
    // Each position has as much room as any other, and the move that led there stands in its middle.
    let x = |place: usize| WIDE * place / ahead.len();
    let middle = |place: usize| usize::midpoint(x(place), x(place + 1));
    let y = |seat: Seat| if seat == upper { LANE } else { HIGH - LANE };
    let mut line = ["M0 ", &y(ahead[0]).to_string()].concat();
    for mistake in review.mistakes() {
        let (across, down) = (x(mistake).to_string(), y(ahead[mistake]).to_string());
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
                data-side={side(seat)}
                y={y.to_string()}
                width={WIDE.to_string()}
                height={(HIGH / 2).to_string()}
            />
        }
    };
    let half = SIGN.min(x(1) * 2 / 5).max(1);
    let moves = || (1..).zip(review.judged());
    let signs = Seat::BOTH.map(|seat| {
        let own = moves().filter(|(_, judged)| judged.seat == seat);
        let path: String = own
            .map(|(place, _)| {
                let (x, y) = (middle(place), y(ahead[place]));
                if seat == Seat::One {
                    circle(x, y, half)
                } else {
                    diamond(x, y, half * 6 / 5)
                }
            })
            .collect();
        html! { <path class="review__sign" data-side={side(seat)} d={path} /> }
    });
    let mistakes = moves().filter(|&(place, _)| review.mistakes().any(|mistake| mistake == place));
    let rings = mistakes.map(|(place, judged)| {
        html! {
            <circle
                class="review__ring"
                data-move={judged.made.to_string()}
                cx={middle(place).to_string()}
                cy={y(ahead[place]).to_string()}
                r={(half * 9 / 5).to_string()}
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
            { for rings }
            { for signs }
        </svg>
    }
}

fn lane_name(seat: Seat, upper: Seat) -> &'static str {
    if seat == upper { "up" } else { "down" }
}

/// A circle with its middle here, as a part of a path.
fn circle(x: usize, y: usize, half: usize) -> String {
    let (left, y) = (x.saturating_sub(half).to_string(), y.to_string());
    let (half, across) = (half.to_string(), (2 * half).to_string());
    let arc = ["a", &half, " ", &half, " 0 1 0 "].concat();
    [
        "M", &left, " ", &y, &arc, &across, " 0", &arc, "-", &across, " 0",
    ]
    .concat()
}

/// A diamond with its middle here, as a part of a path.
pub fn diamond(x: usize, y: usize, half: usize) -> String {
    let (top, half) = (y.saturating_sub(half).to_string(), half.to_string());
    [
        "M",
        &x.to_string(),
        " ",
        &top,
        "l",
        &half,
        " ",
        &half,
        "l-",
        &half,
        " ",
        &half,
        "l-",
        &half,
        " -",
        &half,
        "z",
    ]
    .concat()
}
