//! The facts of the theory about a position. They stand beside the board in play, and on a screen of their own.

use yew::prelude::*;

use super::best_line::use_best_line;
use super::pointing::Pointing;
use super::sum_table::{SumTable, sum_table};
use crate::catalogue::analysis as words;
use crate::engine::{Move, Outcome, Position};
use crate::text::{analysis as text, why as reason};

/// The properties of the facts.
#[derive(Clone, Properties, PartialEq)]
pub struct Props {
    /// The position as it is.
    pub position: Position,
    /// The move that is chosen and not made yet. An illegal move counts as `None`.
    #[prop_or_default]
    pub choice: Option<Move>,
    /// The target of the pointer, and its callback.
    #[prop_or_default]
    pub pointing: Pointing,
    /// Receives the winning move of a heap whose button is pressed.
    pub on_move: Callback<Move>,
    /// Whether a screen reader reads the title when it changes. Beside a game it reads the status.
    #[prop_or_default]
    pub is_live: bool,
}

/// The title, the reason, the equation and the table.
#[component]
pub fn AnalysisFacts(props: &Props) -> Html {
    let Props {
        position,
        choice,
        pointing,
        on_move,
        ..
    } = props;
    let best = use_best_line(position);
    let table = SumTable {
        position,
        choice: *choice,
        pointing,
        on_move,
    };
    let equation = text::equation(&position.analysis(), text::digits(position));
    html! {
        <div class="facts">
            <div role={props.is_live.then_some("status")}>
                <p class="facts__title" data-outcome={outcome(position)}>{ text::title(position) }</p>
                { after(position, *choice) }
            </div>
            <div>
                <p class="facts__moves">{ text::moves_that_win(position) }</p>
                <p class="facts__moves">
                    if let Some(best) = best.as_ref().filter(|best| best.turns > 0) {
                        { text::length(best.turns, best.boards) }
                    }
                </p>
            </div>
            <p>{ reason::why(position) }</p>
            { reason::misere(position).map(|sentence| note(sentence.into())).unwrap_or_default() }
            { text::counting(position).map(note).unwrap_or_default() }
            <p class="facts__equation">{ equation }</p>
            { sum_table(&table) }
            if let Some(best) = best.filter(|best| !best.line.is_empty()) {
                <h3 class="facts__heading">{ words::best_line() }</h3>
                <ol class="facts__line">
                    { for best.line.iter().map(|(made, left)| html! { <li>{ text::line(*made, left) }</li> }) }
                </ol>
                if best.turns as usize > best.line.len() {
                    <p class="facts__line" aria-hidden="true">{ "…" }</p>
                }
            }
        </div>
    }
}

/// The title of the board that the choice leaves. Its space stays without a choice, so nothing jumps.
fn after(position: &Position, choice: Option<Move>) -> Html {
    let left = choice.and_then(|made| Some((made, position.clone().play(made).ok()?)));
    match left {
        Some((made, left)) => html! {
            <p class="facts__after" data-outcome={outcome(&left)}>{ text::after(made, &left) }</p>
        },
        None => html! { <p class="facts__after" /> },
    }
}

/// The sentence on how heaps count, or why misère play changes nothing yet.
fn note(sentence: String) -> Html {
    html! { <p class="facts__note">{ sentence }</p> }
}

/// Safe or unsafe, for the styles.
fn outcome(position: &Position) -> &'static str {
    match position.outcome() {
        Outcome::N => "unsafe",
        Outcome::P => "safe",
    }
}
