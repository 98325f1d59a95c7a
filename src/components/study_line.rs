//! What analysis and game tree share: the player to move, and the moves that lead to the board.

use yew::prelude::*;

use super::icons::{self, icon};
use super::side;
use crate::catalogue::{analysis as words, review as verdicts, study};
use crate::game::{Game, Review};
use crate::text::{Who, review as text};

/// The player to move, as a button that lets the other one move.
pub fn mover(line: &Game, onclick: Callback<MouseEvent>) -> Html {
    let seat = line.to_move();
    html! {
        <button
            type="button"
            class="button study__mover"
            data-side={side(seat)}
            aria-description={words::exchange()}
            title={words::exchange()}
            {onclick}
        >
            <span class="study__shape" aria-hidden="true" />
            { Who::on(line.config(), seat).turn() }
        </button>
    }
}

/// The moments of a line as buttons. `at` is the number of moves at the moment that is shown; another way shows none.
pub fn line_moves(line: &Game, at: Option<usize>, on_line: &Callback<Game>) -> Html {
    let review = Review::of(line);
    let go = |plies: usize| {
        let to = line.back_to(plies);
        on_line.reform(move |_: MouseEvent| to.clone())
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
        <ol class="line__moves" aria-label={if at.is_some() { study::moves() } else { words::other_ways() }}>
            <li key="start">
                <button class="line__move" type="button" aria-current={current(0)} onclick={go(0)}>
                    { verdicts::first() }
                </button>
            </li>
            { for moves }
        </ol>
    }
}
