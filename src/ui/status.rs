use super::el::{El, button, el};
use super::icons::{CROWN, SKULL, icon};
use super::press::Press;
use super::screen::Arrival;
use crate::engine::Convention;
use crate::game::{Notice, State, Turn};
use crate::later::LATER;
use crate::text::{page, play};

/// News of more letters than this take more than two lines of a phone.
const LONG: usize = 72;

/// One line of status, the rule as a pill, and before the first move the choice of who makes it.
#[must_use]
pub fn status(state: &State, explained: bool, more: Arrival) -> El {
    let table = state.game.table();
    let rules = table.board.rules();
    let hint = match &state.notice {
        Some(Notice::Hint(depth)) => match (LATER.get(), more) {
            (Some(later), _) => (later.hint)(state.game.position(), *depth),
            (None, Arrival::Missed) => page::NOT_FETCHED.to_owned(),
            (None, _) => page::FETCHING.to_owned(),
        },
        _ => String::new(),
    };
    let waits = matches!(state.game.turn(), Turn::Away(_));
    let told = match LATER.get() {
        Some(later) if waits => (later.waiting)(state),
        _ => play::status(state, &hint),
    };
    let play::Status { news, board, turn } = told;
    // Long news are written smaller, and nothing jumps.
    let long = news.chars().count() + turn.chars().count() > LONG;
    let line = el("span", "")
        .flag("data-long", long)
        .text(news)
        .child_if((!board.is_empty()).then(|| el("span", "heard").text([" ", &board].concat())))
        .text(if turn.is_empty() {
            turn
        } else {
            [" ", &turn].concat()
        });
    let over = state.game.position().is_terminal();
    let open = state.game.ply() == 0 && !over;
    let start = if open { play::start(table) } else { None };
    el("section", "status")
        .child(el("p", "status__line").attr("role", "status").child(line))
        .child(
            el("div", "status__row")
                .child(
                    button("status__pill", Press::Explain)
                        .attr("aria-expanded", if explained { "true" } else { "false" })
                        .attr("aria-controls", "rule")
                        .child(icon(sign(rules.convention)))
                        .text(play::rule(rules, state.game.ply() > 0)),
                )
                .child_if((state.game.ply() > 0 && !over).then(|| {
                    el("span", "status__pill status__number").text(play::move_number(&state.game))
                }))
                .child_if(start.map(|(seat, words)| {
                    button("status__pill status__start", Press::Start(seat)).text(words)
                }))
                .child(
                    el("p", "status__explained")
                        .attr("id", "rule")
                        .maybe("hidden", (!explained).then_some("".into()))
                        .text(play::rule_explained(rules)),
                ),
        )
}

/// The sign of the last stone: it loses, or it wins.
#[must_use]
pub const fn sign(convention: Convention) -> &'static str {
    match convention {
        Convention::Misere => SKULL,
        Convention::Normal => CROWN,
    }
}
