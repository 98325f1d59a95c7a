use std::rc::Rc;

use yew::prelude::*;

use super::fetched::{Fetched, fetched};
use super::icons::{PANEL, icon, sign};
use super::{Dispatch, flag, on_press, share_button, yes_no};
use crate::catalogue::{page, play as words, study};
use crate::game::{GameAction, GameState, Notice, Profile, Turn};
use crate::lazy::Fetch;
use crate::route::Route;
use crate::state::{AppAction, Shared};
use crate::text::play;

/// News of more letters than this take more than two lines of a phone.
const LONG: usize = 72;

#[derive(Properties, PartialEq)]
pub struct Props {
    pub game: Rc<GameState>,
    /// The saved data, as far as it has loaded: hints use the words that a person has met.
    pub archive: Option<Shared<Profile>>,
    /// Whether the rule is being explained.
    pub explained: bool,
    /// Whether the panel stands beside the board.
    pub panel: bool,
    /// Sends the chosen starter, and the request to explain the rule.
    pub dispatch: Dispatch,
}

/// One line of status, and a row below it: the rule, the move, the tools for the game, and before the
/// first move the choice of who makes it.
#[component]
pub fn StatusLine(props: &Props) -> Html {
    let Props {
        game: state,
        explained,
        panel,
        dispatch,
        ..
    } = props;
    let game = &state.game;
    let table = game.table();
    let rules = table.board.rules();
    let over = game.position().is_terminal();
    let begun = game.ply() > 0;
    let start = if begun || over {
        None
    } else {
        play::start(table)
    };
    html! {
        <section class="status">
            <p class="status__line" role="status">{ line(props) }</p>
            <div class="status__row">
                <button
                    class="status__pill"
                    type="button"
                    aria-expanded={yes_no(*explained)}
                    aria-controls="rule"
                    onclick={on_press(dispatch, || AppAction::Explain)}
                >
                    { icon(sign(rules.convention)) }
                    { play::rule(rules, begun) }
                </button>
                if begun && !over {
                    <span class="status__pill status__number">{ words::MoveNumber { number: (game.ply() + 1).into() }.text() }</span>
                }
                if begun && over {
                    <button
                        class="status__pill status__review"
                        type="button"
                        onclick={on_press(dispatch, || AppAction::Go(Route::Review))}
                    >
                        { study::review() }
                    </button>
                }
                { share_button("button button--round status__tool", dispatch) }
                { panel_button(*panel, dispatch) }
                // The panel moves the row, and a second press on its button must not start a game.
                if let Some((seat, words)) = start.filter(|_| !*panel) {
                    <button
                        class="status__pill status__start"
                        type="button"
                        onclick={dispatch.reform(move |_| AppAction::Act(GameAction::Start(seat)))}
                    >
                        { words }
                    </button>
                }
                <p class="status__explained" id="rule" hidden={!explained}>{ play::rule_explained(rules) }</p>
            </div>
        </section>
    }
}

/// Opens the panel beside the board, and closes it.
fn panel_button(is_open: bool, dispatch: &Dispatch) -> Html {
    let onclick = dispatch.reform(move |_| AppAction::Beside((!is_open).then_some(Route::Analyse)));
    html! {
        <button
            type="button"
            class="button button--round status__tool"
            aria-expanded={yes_no(is_open)}
            aria-label={study::panel()}
            title={study::panel()}
            {onclick}
        >
            { icon(PANEL) }
        </button>
    }
}

/// The last event and the player to move. The text of a hint, of a search, or of waiting for a friend
/// elsewhere, loads later.
fn line(props: &Props) -> Html {
    let Props {
        game: state,
        archive,
        ..
    } = props;
    let level = match state.notice {
        Some(Notice::Hint(level)) => Some(level),
        _ => None,
    };
    let game = &state.game;
    let is_plain = level.is_none() && state.search.is_none();
    if is_plain && !matches!(game.turn(), Turn::Remote(_)) {
        return sentence(play::status(state, ""));
    }
    let until = {
        let state = state.clone();
        move |fetch| {
            let hint = match fetch {
                Fetch::UnderWay => page::fetching(),
                Fetch::Failed(_) => page::not_fetched(),
            };
            sentence(play::status(&state, hint))
        }
    };
    // Each hint has a key of its own.
    let turn = u32::try_from(game.ply()).unwrap_or_default();
    let key = 4 * turn + level.map_or(0, |level| level as u32 + 1);
    let content = Fetched::Status(state.clone(), archive.clone());
    fetched(key, content, until)
}

/// The text of the status, with the board in words for screen readers.
pub fn sentence(told: play::Status) -> Html {
    let play::Status { news, board, turn } = told;
    // Long news are written smaller, and nothing jumps.
    let long = news.chars().count() + turn.chars().count() > LONG;
    let turn = if turn.is_empty() {
        turn
    } else {
        [" ", &turn].concat()
    };
    html! {
        <span data-long={flag(long)}>
            { news }
            if !board.is_empty() {
                <span class="heard">{ [" ", &board].concat() }</span>
            }
            { turn }
        </span>
    }
}
