//! The moves of a game so far: a list in two columns, and the game as text to copy.

use std::rc::Rc;

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::catalogue::look::{self, Look};
use crate::catalogue::moves as words;
use crate::components::flag;
use crate::engine::Move;
use crate::game::{Game, GameState};
use crate::platform::document;
use crate::text::{Who, moves};

#[derive(Properties, PartialEq)]
pub struct MovesPanelProps {
    /// The game on the board.
    pub game: Rc<GameState>,
    /// What lies on the board, which some words name.
    #[prop_or_else(look::current)]
    pub look: Look,
}

/// The moves so far.
#[component]
pub fn MovesPanel(MovesPanelProps { game, .. }: &MovesPanelProps) -> Html {
    use_focus_where_lost();
    moves_view(&game.game)
}

/// Puts a lost focus on the open tab when this panel has appeared.
#[hook]
fn use_focus_where_lost() {
    use_effect_with((), |()| {
        let tab = document::find::<HtmlElement>(".panel [aria-current]");
        if let Some(tab) = tab.filter(|_| document::focus_is_lost()) {
            document::focus(&tab);
        }
    });
}

/// Draws the panel. It has no heading of its own.
pub fn moves_view(game: &Game) -> Html {
    html! {
        <section class="moves" aria-label={words::moves()}>
            if let Some(&first) = game.moves().first() {
                <p class="moves__sentence">{ moves::short(first) }</p>
                { list(game) }
            } else {
                <p class="moves__sentence">{ words::none() }</p>
            }
            <label class="moves__text">
                <span>{ words::copy() }</span>
                <input
                    class="field"
                    name="notation"
                    readonly=true
                    spellcheck="false"
                    value={game.played().to_string()}
                />
            </label>
        </section>
    }
}

/// A row for each round: a move of the player who started, and the answer.
fn list(game: &Game) -> Html {
    let table = game.config();
    let head = [table.first, table.first.other()].map(|seat| {
        html! { <th scope="col">{ Who::on(table, seat).name().to_owned() }</th> }
    });
    let last = game.ply() - 1;
    let cell = |ply: usize, made: Option<&Move>| {
        let is_last = made.is_some() && ply == last;
        let made = made.map(ToString::to_string);
        html! { <td class="moves__made" data-last={flag(is_last)}>{ made.unwrap_or_default() }</td> }
    };
    let rows = game.moves().chunks(2).enumerate().map(|(round, pair)| {
        html! {
            <tr key={round}>
                <th class="moves__round" scope="row">{ words::RoundNumber { number: (round + 1).into() }.text() }</th>
                { cell(2 * round, pair.first()) }
                { cell(2 * round + 1, pair.get(1)) }
            </tr>
        }
    });
    html! {
        <div class="moves__list">
            <table class="moves__table" aria-label={words::moves()}>
                <thead>
                    <tr>
                        <th class="moves__round" scope="col">
                            <span class="visually-hidden">{ words::round() }</span>
                        </th>
                        { for head }
                    </tr>
                </thead>
                <tbody>{ for rows }</tbody>
            </table>
        </div>
    }
}
