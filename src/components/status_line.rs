use yew::prelude::*;

use super::icons::{PANEL, icon, sign};
use super::{Dispatch, flag, share_button, yes_no};
use crate::catalogue::{play as words, study};
use crate::game::{GameState, Notice, Route, Turn};
use crate::state::{AppAction, Panel};
use crate::text::{play, search, share, why};

/// News of more letters than this take more than two lines of a phone.
const LONG: usize = 72;

/// The state of the game that the status describes.
pub struct StatusProps<'a> {
    pub game: &'a GameState,
    /// Whether the result of the game has been shown: until then no button changes.
    pub is_result_shown: bool,
    /// Whether the last move, that of a friend by link, is yet to be played on the board: until then the
    /// status is empty.
    pub is_friend_move_pending: bool,
    /// Whether the rule is being explained.
    pub explained: bool,
    /// Shows the explanation, or hides it.
    pub on_explain: Callback<MouseEvent>,
    pub panel: Option<Panel>,
    pub dispatch: &'a Dispatch,
}

/// One line of status, and a row below it: the rule, the move, the tools for the game, and before the
/// first move the choice of who makes it.
pub fn status_line(status: &StatusProps<'_>) -> Html {
    let &StatusProps {
        game: state,
        is_result_shown,
        is_friend_move_pending,
        explained,
        ref on_explain,
        panel,
        dispatch,
    } = status;
    let game = &state.game;
    let table = game.config();
    let rules = table.board.rules();
    let over = game.position().is_terminal();
    let begun = game.ply() > 0;
    let is_ended = over && is_result_shown;
    let number = game.ply() + usize::from(!over);
    let start = if begun || over {
        None
    } else {
        play::start(table)
    };
    html! {
        <section class="status">
            <p class="status__line" role="status">
                if !is_friend_move_pending {
                    { line(state) }
                }
            </p>
            <div class="status__row">
                <button
                    class="status__pill"
                    type="button"
                    aria-expanded={yes_no(explained)}
                    aria-controls="rule"
                    onclick={on_explain}
                >
                    { icon(sign(rules.convention)) }
                    { play::rule(rules, begun && !is_ended) }
                </button>
                if begun && !is_ended {
                    <span class="status__pill status__number">{ words::MoveNumber { number: number.into() }.text() }</span>
                }
                if begun && is_ended {
                    <button
                        class="status__pill status__review off-paper"
                        type="button"
                        onclick={review(state, dispatch)}
                    >
                        { study::review() }
                    </button>
                }
                { share_button("button button--round status__tool", dispatch) }
                if !game.is_without_hints() {
                    { panel_button(panel.is_some(), dispatch) }
                }
                // An opened panel moves this row under the pointer, and the second press of a double one would fall on this button.
                if let Some(label) = start.filter(|_| panel.is_none()) {
                    <button
                        class="status__pill status__start off-paper"
                        type="button"
                        onclick={other_side(state, dispatch)}
                    >
                        { label }
                    </button>
                }
                <p class="status__explained" id="rule" hidden={!explained}>{ play::rule_explained(rules) }</p>
            </div>
        </section>
    }
}

/// The other side makes the first move.
fn other_side(state: &GameState, dispatch: &Dispatch) -> Callback<MouseEvent> {
    let (game, try_out) = (state.game.rematch(), state.try_out);
    dispatch.reform(move |_| AppAction::Start(game.clone().into(), try_out))
}

/// Looks at the game again.
fn review(state: &GameState, dispatch: &Dispatch) -> Callback<MouseEvent> {
    let game = state.game.clone();
    dispatch.reform(move |_| AppAction::Go(Route::review(&game)))
}

/// Opens the panel beside the board, and closes it.
fn panel_button(is_open: bool, dispatch: &Dispatch) -> Html {
    let onclick =
        dispatch.reform(move |_| AppAction::SetPanel((!is_open).then_some(Panel::Analysis)));
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

/// The last event and the player to move.
fn line(state: &GameState) -> Html {
    let game = &state.game;
    sentence(
        state.notices,
        match (&state.notice, game.turn()) {
            (_, Turn::Remote(_)) => share::waiting(state),
            (Some(Notice::Hint(level)), _) => {
                play::status(state, &why::hint(game.position(), *level))
            }
            // `search` adds the number of positions that minimax has visited for its last move.
            _ => search::status(state),
        },
    )
}

/// The text of the status, with the board in words for screen readers. After another number of `notices` it is a new
/// element, which is read out even where the text is the same.
fn sentence(notices: u32, status: play::Status) -> Html {
    let play::Status { news, board, turn } = status;
    // Long news are written smaller, so that they need no more room.
    let long = news.chars().count() + turn.chars().count() > LONG;
    let turn = if turn.is_empty() {
        turn
    } else {
        [" ", &turn].concat()
    };
    html! {
        <span key={notices} data-long={flag(long)}>
            { news }
            if !board.is_empty() {
                <span class="visually-hidden">{ [" ", &board].concat() }</span>
            }
            { turn }
        </span>
    }
}
