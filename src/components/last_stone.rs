use std::rc::Rc;

use web_sys::Element;
use yew::prelude::*;

use super::icons::{CROWN, icon};
use super::{side, sign};
use crate::game::{GameState, Player, Turn};
use crate::platform::animation::{animate, has_less_motion, spot};

/// How long the stone takes to its place above the result, in milliseconds.
const SETTLES: u32 = 300;

/// When the last stone lands that has just been taken, for the styles: that of the computer is lifted first.
pub fn lands(state: &GameState) -> Option<&'static str> {
    let taker = state.last_taker().filter(|_| state.just_moved)?;
    let is_lifted = state.game.table().strategy(taker).is_some();
    Some(if is_lifted { "late" } else { "soon" })
}

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game.
    pub game: Rc<GameState>,
    /// Whether the result is open, so that the board is smaller.
    pub is_told: bool,
}

/// The last stone, large on the empty board, with the sign of the player who took it. A win of a person at this screen is
/// celebrated around it. The status says the same in words.
#[component]
pub fn LastStone(
    Props {
        game: state,
        is_told,
    }: &Props,
) -> Html {
    let game = &state.game;
    let node = use_node_ref();
    let before = use_mut_ref(|| None);
    {
        let node = node.clone();
        let moment = (state.turn_token(), *is_told);
        use_effect_with(moment, move |&(token, _)| {
            let Some(stone) = node.cast::<Element>() else {
                return;
            };
            let now = spot(&stone);
            // Another end begins in its own place.
            let last = before.replace(Some((token, now)));
            let was = last.filter(|&(of, _)| of == token);
            let was = was.map_or(now, |(_, was)| was);
            if was != now && !has_less_motion() {
                let (x, y) = (was.x - now.x, was.y - now.y);
                let frames = format!(
                    r#"[{{"translate":"{x}px {y}px","easing":"ease-out"}},{{"translate":"0 0"}}]"#
                );
                let _running = animate(&stone, None, &frames, SETTLES);
            }
        });
    }
    let (Turn::Over { winner }, Some(taker)) = (game.turn(), state.last_taker()) else {
        return Html::default();
    };
    // A game that was opened at its end has been celebrated.
    let celebrated = state.just_moved && matches!(game.table().player(winner), Player::Person(_));
    html! {
        <div
            ref={node}
            class="end"
            data-side={side(taker)}
            data-celebrated={celebrated.then(|| side(winner))}
            aria-hidden="true"
        >
            <span class="piece" />
            { icon(sign(game.position().rules().convention)) }
            <span class="end__taker" />
            // Where the last stone loses, its sign is no winner's.
            if celebrated && winner != taker {
                <span class="end__winner">{ icon(CROWN) }</span>
            }
        </div>
    }
}
