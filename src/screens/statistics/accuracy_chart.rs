//! The chart of accuracy over time: a dot for each game, and a line for the average of several games.

use yew::prelude::*;

use crate::catalogue::statistics as words;
use crate::game::Accuracy;
use crate::game::curve::{Point, WINDOW, curve};
use crate::text::statistics;

/// From one game to the next, in the units of the drawing.
const STEP: usize = 10;
/// A percent is one unit.
const HIGH: usize = 100;

/// The chart of how well games were played, the latest last, and the table behind it.
pub fn accuracy_chart(games: &[Accuracy]) -> Html {
    let points = curve(games);
    let games = WINDOW.into();
    let has_line = points.iter().filter_map(|point| point.average).count() > 1;
    html! {
        <section class="accuracy" aria-label={words::over_time()}>
            <h4 class="statistics__sub">{ words::over_time() }</h4>
            <p class="statistics__note">{ words::accuracy_is() }</p>
            if points.len() < 2 {
                <p>{ words::no_chart() }</p>
            } else {
                <figure class="accuracy__figure">
                    <div class="accuracy__frame" aria-hidden="true">
                        { level("top", 100) }
                        { level("middle", 50) }
                        { level("bottom", 0) }
                        { drawing(&points, has_line) }
                    </div>
                    <p class="accuracy__legends" aria-hidden="true">
                        { legend("accuracy__dot", words::one_game().to_owned()) }
                        if has_line {
                            { legend("accuracy__stroke", words::GamesTogether { games }.text()) }
                        }
                    </p>
                    { for statistics::course(&points).map(|told| html! { <figcaption>{ told }</figcaption> }) }
                </figure>
                { numbers(&points) }
            }
        </section>
    }
}

fn level(place: &'static str, percent: u32) -> Html {
    let number = percent.into();
    let percent = words::Percent { number }.text();
    html! { <span class="accuracy__level" data-level={place}>{ percent }</span> }
}

fn legend(class: &'static str, text: String) -> Html {
    html! { <span class="accuracy__legend"><span {class} />{ text }</span> }
}

fn drawing(points: &[Point], has_line: bool) -> Html {
    let wide = (STEP * (points.len() - 1)).to_string();
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
    let across = [HIGH / 2, 0, HIGH].map(|y| ["M0 ", &*y.to_string(), "H", &*wide].concat());
    let view = ["0 0 ", &*wide, " ", &*HIGH.to_string()].concat();
    html! {
        <svg class="accuracy__drawing" viewBox={view} preserveAspectRatio="none">
            <path class="accuracy__grid" d={across.concat()} />
            <path class="accuracy__dots" d={dots} />
            if has_line {
                <path class="accuracy__line" d={line} />
            }
        </svg>
    }
}

/// The table behind the chart, the latest game first.
fn numbers(points: &[Point]) -> Html {
    let share = |accuracy: Accuracy| {
        let number = accuracy.percent().into();
        words::Percent { number }.text()
    };
    let row = |(place, point): (usize, &Point)| {
        let Accuracy { kept, of } = point.game;
        let average = point.average.map_or(words::dash().to_owned(), share);
        html! {
            <tr>
                <th scope="row">{ place + 1 }</th>
                <td>{ words::PartOf { part: kept.into(), whole: of.into() }.text() }</td>
                <td>{ share(point.game) }</td>
                <td>{ average }</td>
            </tr>
        }
    };
    html! {
        <details class="accuracy__numbers">
            <summary>{ words::numbers() }</summary>
            // The keyboard must reach a part that scrolls.
            <div class="accuracy__scroll" tabindex="0" role="region" aria-label={words::numbers()}>
                <table class="games" aria-label={words::numbers()}>
                    <thead>
                        <tr>
                            <th scope="col">{ words::game() }</th>
                            <th scope="col">{ words::winning_moves() }</th>
                            <th scope="col">{ words::accuracy_of_game() }</th>
                            <th scope="col">{ words::LastGames { games: WINDOW.into() }.text() }</th>
                        </tr>
                    </thead>
                    <tbody>{ for points.iter().enumerate().rev().map(row) }</tbody>
                </table>
            </div>
        </details>
    }
}
