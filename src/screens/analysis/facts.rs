//! The facts of the theory about a position. They stand beside the board in play, and on a screen of their own.

use std::rc::Rc;

use yew::prelude::*;

use super::best_play::BestPlay;
use super::pointing::Pointing;
use super::sum_table::{SumTable, sum_table};
use crate::catalogue::analysis as words;
use crate::catalogue::look::{self, Look};
use crate::components::figures::{ValueMark, values_table};
use crate::components::folded;
use crate::engine::{HeapMeasure, MOST_STONES, Move, Outcome, Position};
use crate::text::{Who, analysis as text, why as reason};

/// The properties of the facts.
#[derive(Clone, Properties, PartialEq)]
pub struct Props {
    /// The position as it is.
    pub position: Position,
    /// The player to move, where the players have names.
    #[prop_or_default]
    pub mover: Option<Who>,
    /// The best play from the position, once it is known.
    pub best: Option<Rc<BestPlay>>,
    /// The move that is chosen or pointed at.
    #[prop_or_default]
    pub looked_at: Option<Move>,
    /// The verdict on the last move.
    #[prop_or_default]
    pub verdict: Option<String>,
    /// The target of the pointer, and its callback.
    #[prop_or_default]
    pub pointing: Pointing,
    /// Receives the winning move of a heap whose button is pressed.
    pub on_move: Callback<Move>,
    /// Whether the facts have a screen of their own: there a screen reader reads the title when it changes. Beside a game
    /// it reads the status.
    #[prop_or_default]
    pub is_own_screen: bool,
    /// What lies on the board, which some words name.
    #[prop_or_else(look::current)]
    pub look: Look,
}

/// The title, the reason, the equation and the table.
#[component]
pub fn AnalysisFacts(props: &Props) -> Html {
    let Props {
        position,
        best,
        looked_at,
        pointing,
        on_move,
        ..
    } = props;
    let is_unfolded = use_state(|| false);
    let table = SumTable {
        position,
        // On a screen of its own a press plays, so nothing stays pressed.
        choice: looked_at.filter(|_| !props.is_own_screen),
        pointing,
        on_move,
    };
    let equation = text::equation(&position.analysis(), text::digits(position));
    let moves = best.as_ref().map_or(&[][..], |best| &best.moves);
    let result = moves.iter().find(|next| Some(next.play) == *looked_at);
    let sentence = result.map(|&next| text::result(next));
    let length = best.as_ref().zip(moves.first());
    let length = length.map(|(best, first)| text::length(first.plies, best.boards));
    let more = html! {
        <>
            { reason::misere(position).map(|sentence| note(sentence.into())).unwrap_or_default() }
            { text::counting(position).map(note).unwrap_or_default() }
            <p class="facts__equation">{ equation }</p>
            { sum_table(&table) }
            <p class="facts__length">{ length.unwrap_or_default() }</p>
            { values(position) }
        </>
    };
    html! {
        <div class="facts">
            <div role={props.is_own_screen.then_some("status")}>
                <p class="facts__title" data-outcome={outcome(position)}>
                    { text::title(position, props.mover.as_ref()) }
                </p>
                <p class="facts__move">{ props.verdict.clone().unwrap_or_default() }</p>
            </div>
            // Beside the status, which would be read again at each stone. Its line stays, so that nothing jumps.
            <p class="facts__move" data-outcome={result.map(|next| if next.wins { "win" } else { "loss" })}>
                { sentence.unwrap_or_default() }
            </p>
            <p>{ reason::why(position) }</p>
            { folded("facts__more", html! { { words::details() } }, &is_unfolded, more) }
        </div>
    }
}

/// Where heaps do not count as their stones, the values of heaps through two periods, with those of the board marked.
fn values(position: &Position) -> Html {
    let takes = position.rules().takes;
    if position.measure() == HeapMeasure::Stones {
        return Html::default();
    }
    let through = takes
        .period()
        .map_or(0, |period| period.start + 2 * period.length - 1);
    let tallest = position.heaps().iter().copied().max().unwrap_or_default();
    let largest = through.min(MOST_STONES).max(tallest);
    values_table(takes, largest, |stones| {
        position
            .heaps()
            .contains(&stones)
            .then_some(ValueMark::Here)
    })
}

/// The sentence on how heaps count, or why misère play changes nothing yet.
fn note(sentence: String) -> Html {
    html! { <p class="facts__note">{ sentence }</p> }
}

/// The value of the attribute for the styles: who wins, the player to move or the other one.
fn outcome(position: &Position) -> &'static str {
    match position.outcome() {
        Outcome::N => "win",
        Outcome::P => "loss",
    }
}
