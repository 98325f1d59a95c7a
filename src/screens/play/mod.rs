//! The table: the player to move, the status, the board, and the buttons.

mod side_panel;

pub use self::side_panel::side_panel;

use self::side_panel::use_lost_focus;

use std::rc::Rc;

use yew::prelude::*;

use crate::catalogue::{page as words, play};
use crate::components::heap_board::{BoardView, Interaction, Marks};
use crate::components::icons::{PLUS, RESTART, icon};
use crate::components::{
    Dispatch, HeapBoard, StatusProps, flag, lands, last_stone, on_press, restart, status_line,
    take_bar, turn_banner, use_last_stone_motion,
};
use crate::game::{GameAction, GameState, Settings, Switch};
use crate::hooks::{use_computer_turn, use_feedback, use_reminder, use_title};
use crate::state::{AppAction, Dialog, Panel};
use crate::text::play as text;

#[derive(Properties, PartialEq)]
#[allow(clippy::struct_excessive_bools, reason = "each is a fact of its own")]
pub struct Props {
    pub game: Rc<GameState>,
    pub settings: Settings,
    /// The pause before the computer answers, in milliseconds.
    pub pause: u32,
    pub panel: Option<Panel>,
    /// Whether nobody sees the table: a dialog covers it, or the tab is hidden.
    pub is_obscured: bool,
    /// Whether the result of this game has been shown.
    pub is_result_shown: bool,
    /// Whether the last move, that of a friend by link, is yet to be played on the board.
    pub is_friend_move_pending: bool,
    /// Whether the visit begins here: then the focus stays where it is.
    pub begins: bool,
    pub dispatch: Dispatch,
    /// The notices above the board.
    pub children: Html,
}

/// The table, where the computer answers.
#[component]
pub fn PlayScreen(props: &Props) -> Html {
    let Props {
        game,
        settings,
        dispatch,
        ..
    } = props;
    let (panel, is_result_shown) = (props.panel, props.is_result_shown);
    let waits = props.is_obscured || is_result_shown;
    use_computer_turn(
        game,
        props.pause,
        props.is_friend_move_pending,
        waits,
        dispatch,
    );
    // Until a friend's move arrives, the table is as it was before.
    let shown = if props.is_friend_move_pending {
        Rc::new(before_last_move(game))
    } else {
        game.clone()
    };
    use_feedback(&shown, settings);
    use_lost_focus(panel, props.begins);
    let field = use_node_ref();
    use_last_stone_motion(&field, &shown);
    let dragging = use_state_eq(|| false);
    let explained = use_state_eq(|| None);
    let number = game.number;
    let on_action = dispatch.reform(move |action| AppAction::PlayInGame(number, action));
    // Behind an open dialog no screen reader would read a reminder.
    let board = (!props.is_obscured).then_some(&**game);
    use_reminder(board, &on_action);
    let setter = dragging.setter();
    let on_drag = Callback::from(move |begun| setter.set(begun));
    use_title(&text::title(&game.game));
    let on_lanes = on_action.reform(|_| GameAction::Hint);
    let view = Rc::new(BoardView::of_game(&shown));
    // The panel and the last hint speak of the values.
    let shows_values = panel == Some(Panel::Analysis);
    let marks = if shows_values {
        Marks::values_of(&view.after_choice())
    } else {
        Marks::of_hint(&shown)
    };
    // The next choice or move hides the explanation of the rule.
    let now = (game.turn_token(), game.choice);
    let is_explained = *explained == Some(now);
    let status = StatusProps {
        game,
        is_result_shown,
        is_friend_move_pending: props.is_friend_move_pending,
        explained: is_explained,
        on_explain: Callback::from(move |_| {
            explained.set(Some(now).filter(|_| !is_explained));
        }),
        panel,
        dispatch,
    };
    html! {
        <main class="table" data-dragging={flag(*dragging)} data-lands={lands(game, props.is_friend_move_pending).filter(|_| !is_result_shown)}>
            <div class="table__top">
                { turn_banner(&shown) }
                { other_games(game, dispatch) }
            </div>
            { status_line(&status) }
            <div ref={field} class="table__field">
                { props.children.clone() }
                <HeapBoard
                    {view}
                    {marks}
                    interaction={Interaction::Take { one_tap: settings.is_on(Switch::OneTap), on_action }}
                    {on_drag}
                    {on_lanes}
                />
                { last_stone(&shown, is_result_shown) }
            </div>
            { take_bar(game, is_result_shown, settings, dispatch) }
        </main>
    }
}

/// The state before the last move.
fn before_last_move(state: &GameState) -> GameState {
    let game = &state.game;
    GameState {
        game: game.back_to(game.ply().saturating_sub(1)),
        ..state.clone()
    }
}

/// The ways to another game: the same table from its first move, or a new one.
fn other_games(state: &GameState, dispatch: &Dispatch) -> Html {
    html! {
        <>
            <button
                class="button button--round table__restart"
                type="button"
                aria-label={play::restart()}
                title={play::restart()}
                onclick={restart(state, dispatch)}
            >
                { icon(RESTART) }
            </button>
            <button
                class="button table__new"
                type="button"
                aria-haspopup="dialog"
                aria-label={words::new_game()}
                onclick={on_press(dispatch, || AppAction::Open(Dialog::Setup))}
            >
                { icon(PLUS) }
                <span class="table__label">{ words::new_game() }</span>
            </button>
        </>
    }
}
