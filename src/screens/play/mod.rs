//! The table: the player to move, the status, the board, and the buttons.

mod side_panel;

use self::side_panel::{side_panel, use_lost_focus};

use std::rc::Rc;

use yew::prelude::*;

use crate::catalogue::{page as words, play};
use crate::components::heap_board::{BoardView, Can, Marks};
use crate::components::icons::{PLUS, RESTART, icon};
use crate::components::{
    Dispatch, HeapBoard, LastStone, Status, TakeBar, TurnBanner, flag, lands, on_press, restart,
    status_line, trouble_bar, use_settling,
};
use crate::game::{GameState, Switch};
use crate::hooks::{AppHandle, use_computer_turn, use_feedback, use_reminder, use_title};
use crate::state::{AppAction, Dialog, Panel};
use crate::text::play as text;

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The page with its game.
    pub page: AppHandle,
    /// Sends actions to the page.
    pub dispatch: Dispatch,
}

/// The table, where the computer answers, and the panel beside it.
#[component]
pub fn PlayScreen(props: &Props) -> Html {
    let Props { page, dispatch } = props;
    use_computer_turn(page);
    use_feedback(page);
    use_lost_focus(page);
    let field = use_node_ref();
    use_settling(&field, &page.table);
    let dragging = use_state_eq(|| false);
    let explained = use_state_eq(|| None);
    let on_action = dispatch.reform(AppAction::Play);
    // Behind an open dialog nobody would hear a reminder.
    let board = page.screen.dialog.is_none().then_some(&*page.table);
    use_reminder(board, &on_action);
    let setter = dragging.setter();
    let on_drag = Callback::from(move |begun| setter.set(begun));
    let game = &page.table;
    use_title(&text::title(&game.game));
    let view = Rc::new(BoardView::of_game(game));
    // The panel and the last hint speak of the blocks.
    let shows_blocks = page.panel == Some(Panel::Analysis);
    let marks = if shows_blocks {
        Marks::of(&view.after_choice())
    } else {
        Marks::of_hint(game)
    };
    // The next choice or move hides the explanation of the rule.
    let now = (game.turn_token(), game.choice);
    let is_explained = *explained == Some(now);
    let status = Status {
        game,
        explained: is_explained,
        on_explain: Callback::from(move |_| {
            explained.set(Some(now).filter(|_| !is_explained));
        }),
        panel: page.panel.is_some(),
        dispatch,
    };
    let is_told = page.result_is_shown();
    html! {
        <>
            <main class="table" data-dragging={flag(*dragging)} data-lands={lands(game).filter(|_| !is_told)}>
                <div class="table__top">
                    <TurnBanner game={game.clone()} />
                    { other_games(game, dispatch) }
                </div>
                { status_line(&status) }
                <div ref={field} class="table__field">
                    { trouble_bar(page, dispatch) }
                    <HeapBoard
                        {view}
                        {marks}
                        can={Can::Take { one_tap: page.settings.is_on(Switch::OneTap), on_action }}
                        {on_drag}
                    />
                    <LastStone game={game.clone()} {is_told} />
                </div>
                <TakeBar game={game.clone()} settings={page.settings.clone()} dispatch={dispatch.clone()} />
            </main>
            { for page.panel.map(|panel| side_panel(panel, page, dispatch)) }
        </>
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
