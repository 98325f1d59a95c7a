use std::cell::Cell;
use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use super::icons::{CROWN, icon};
use super::{side, sign};
use crate::game::{GameState, Player, Seat, Turn};
use crate::hooks::landing::{LANDED, landing};
use crate::platform::animation::{Spot, animate, has_less_motion, spot};
use crate::platform::room;

/// How long the stone takes to its place above the result, in milliseconds.
const SETTLES: u32 = 300;

/// When the last stone lands that has just been taken, for the styles: that of the computer is lifted first.
pub fn lands(state: &GameState) -> Option<&'static str> {
    let is_over = matches!(state.game.turn(), Turn::Over { .. });
    let is_soon = landing(state) == LANDED;
    (is_over && state.just_moved).then_some(if is_soon { "soon" } else { "late" })
}

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: Rc<GameState>,
}

/// The last stone, large on the empty board, with the sign of the player who took it. A win of a person at this screen is
/// celebrated around it, or above the stones that nobody may take. The status says the same in words.
#[component]
pub fn LastStone(Props { game: state }: &Props) -> Html {
    let game = &state.game;
    let node = use_node_ref();
    let winner = match game.turn() {
        Turn::Over { winner } => Some(winner),
        _ => None,
    };
    let taker = state.last_taker();
    // A game that was opened at its end has been celebrated.
    let is_person = |&seat: &Seat| matches!(game.table().player(seat), Player::Person(_));
    let celebrated = winner.filter(is_person).filter(|_| state.just_moved);
    {
        let node = node.clone();
        use_effect_with(state.turn_token(), move |_| {
            let watch = node.cast::<Element>().and_then(|end| {
                let (field, last) = (end.parent_element()?, Cell::new(None));
                room::watch([&field, &field], move || settle(&end, &last))
            });
            move || drop(watch)
        });
    }
    if taker.is_none() && celebrated.is_none() {
        return Html::default();
    }
    html! {
        <div
            ref={node}
            class="end"
            data-side={taker.map(side)}
            data-celebrated={celebrated.map(side)}
            aria-hidden="true"
        >
            if taker.is_some() {
                <span class="piece" />
                { icon(sign(game.position().rules().convention)) }
                <span class="end__taker" />
                // The sign of a last stone that loses is no winner's.
                if celebrated.is_some() && celebrated != taker {
                    <span class="end__winner">{ icon(CROWN) }</span>
                }
            }
        </div>
    }
}

/// Moves the end from where it was, when the result has left the board less room or more.
fn settle(end: &Element, last: &Cell<Option<Spot>>) {
    let now = spot(end);
    let was = last.replace(Some(now)).unwrap_or(now);
    if was == now || has_less_motion() {
        return;
    }
    let (x, y) = (was.x - now.x, was.y - now.y);
    let frames =
        format!(r#"[{{"translate":"{x}px {y}px","easing":"ease-out"}},{{"translate":"0 0"}}]"#);
    let _running = animate(end, None, &frames, SETTLES);
}
