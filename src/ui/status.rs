use yew::prelude::*;

use super::icons::{CROWN, SKULL, icon};
use crate::engine::Convention;
use crate::game::{Seat, State};
use crate::text::play;

/// What a [`StatusLine`] shows.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The status in words.
    pub status: play::Status,
    /// The rules in force: their convention for the pill, all of them for its sentence.
    pub rules: crate::engine::Rules,
    /// Who could start instead, and what the button for it says; none once the game has begun.
    pub start: Option<(Seat, &'static str)>,
    /// Somebody lets the other side start.
    pub onstart: Callback<Seat>,
}

impl Props {
    /// What there is to show of a state.
    #[must_use]
    pub fn of(state: &State, onstart: Callback<Seat>) -> Self {
        let table = state.game.table();
        Self {
            status: play::status(state),
            rules: table.board.rules(),
            start: (state.game.ply() == 0).then(|| play::start(table)).flatten(),
            onstart,
        }
    }
}

/// One line of status, the rule as a pill, and before the first move the choice of who makes it.
#[component]
pub fn StatusLine(props: &Props) -> Html {
    let explained = use_state_eq(|| false);
    let toggle = {
        let explained = explained.clone();
        move |_: MouseEvent| explained.set(!*explained)
    };
    let hide = {
        let explained = explained.clone();
        move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                explained.set(false);
            }
        }
    };
    let sign = match props.rules.convention {
        Convention::Misere => SKULL,
        Convention::Normal => CROWN,
    };
    let play::Status { news, board, turn } = &props.status;
    html! {
        <section class="status">
            <p class="status__line" role="status">
                <span class="status__text">
                    { news }
                    if !board.is_empty() { <span class="heard">{ " " }{ board }</span> }
                    if !turn.is_empty() { { " " }{ turn } }
                </span>
            </p>
            <div class="status__row" onkeydown={hide}>
                <button type="button" class="status__rule" aria-expanded={explained.to_string()} aria-controls="rule" onclick={toggle}>
                    { icon(sign) }{ play::rule(props.rules.convention) }
                </button>
                if let Some((seat, words)) = props.start {
                    <button type="button" class="status__start" onclick={props.onstart.reform(move |_: MouseEvent| seat)}>{ words }</button>
                }
                <p id="rule" class="status__explained" hidden={!*explained}>{ play::rule_explained(props.rules) }</p>
            </div>
        </section>
    }
}
