//! The moves that lead to the board, with their verdicts, and the ways that were left for another move.

use yew::prelude::*;

use super::board_editor::BoardAction;
use crate::catalogue::{analysis as words, review as verdicts};
use crate::components::icons::{self, icon};
use crate::components::side;
use crate::game::{Game, Review};
use crate::text::{moves::move_text, review as text};

/// The moves of this line, and below them those of each way.
pub fn moves(line: &Game, ways: &[Game], on_board: &Callback<BoardAction>) -> Html {
    let other_ways = ways.iter().map(|way| row(way, None, on_board));
    html! {
        <div class="line off-paper">
            if line.whole().ply() == 0 {
                <p class="line__how">{ words::how_to_play() }</p>
            } else {
                { row(&line.whole(), Some(line.ply()), on_board) }
            }
            if !ways.is_empty() {
                <h3 class="line__ways">{ words::other_ways() }</h3>
                <>{ for other_ways }</>
            }
        </div>
    }
}

/// The moments of a line as buttons; `at` is the number of moves at the moment that is shown.
fn row(line: &Game, at: Option<usize>, on_board: &Callback<BoardAction>) -> Html {
    let review = Review::of(line);
    let go = |plies: usize| {
        let to = Box::new(line.back_to(plies));
        on_board.reform(move |_: MouseEvent| BoardAction::Go(to.clone()))
    };
    let current = |plies: usize| (at == Some(plies)).then_some("step");
    let moves = review.judged().iter().zip(1..).map(|(judged, number)| {
        let worth = text::worth(judged, &review);
        html! {
            <li key={number}>
                <button
                    class="line__move"
                    type="button"
                    data-side={side(judged.seat)}
                    data-worth={judged.worth.name()}
                    aria-current={current(number)}
                    onclick={go(number)}
                >
                    { number }{ " " }<b>{ judged.made.to_string() }</b>
                    <span class="visually-hidden">{ " " }{ worth }</span>
                    { icon(icons::worth(judged.worth)) }
                </button>
            </li>
        }
    });
    html! {
        <ol class="line__moves" aria-label={if at.is_some() { verdicts::moves() } else { words::other_ways() }}>
            <li key="start">
                <button class="line__move" type="button" aria-current={current(0)} onclick={go(0)}>
                    { verdicts::first() }
                </button>
            </li>
            { for moves }
        </ol>
    }
}

/// The last move of this line, and the verdict on it.
pub fn verdict(line: &Game) -> Option<String> {
    let review = Review::of(line);
    let judged = review.judged().last()?;
    let (chosen, worth) = (&move_text(judged.made), &text::worth(judged, &review));
    Some(words::Made { chosen, worth }.text())
}
