//! A whole screen: how many moves win on the board of the game. `CONTRIBUTING.md` lists where else it has lines.

use nim_later::chunk;
use yew::prelude::*;

use crate::catalogue::{analysis as words, study};
use crate::components::{Dispatch, on_press};
use crate::engine::Position;
use crate::game::Route;
use crate::hooks::{use_focus_on_arrival, use_title};
use crate::screens::ScreenSource;
use crate::state::AppAction;

chunk!("odds": pub fn draw(source: ScreenSource) -> Html {
    let board = *source.page.current_game.game.position();
    html! { <OddsScreen {board} dispatch={source.dispatch} /> }
});

#[derive(Properties, PartialEq)]
struct Props {
    /// The board of the game.
    board: Position,
    dispatch: Dispatch,
}

/// The heading, which takes the focus when the screen is opened.
const HEADING: &str = "odds-heading";

#[component]
fn OddsScreen(Props { board, dispatch }: &Props) -> Html {
    let screen = study::analysis();
    use_title(&study::Title { screen }.text());
    use_focus_on_arrival(HEADING);
    let (winning, all) = (board.winning_moves().len(), board.legal_moves().count());
    let odds = words::WinningMoves {
        winning: winning.into(),
        all: all.into(),
    };
    html! {
        <main class="odds">
            <h2 id={HEADING} tabindex="-1">{ screen }</h2>
            <p>{ odds.text() }</p>
            <button class="button" type="button" onclick={on_press(dispatch, || AppAction::Go(Route::TABLE))}>
                { study::to_game() }
            </button>
        </main>
    }
}
