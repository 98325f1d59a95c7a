use std::cell::RefCell;

use web_sys::Element;
use yew::prelude::*;

use super::icons::{CROWN, icon};
use super::{flag, side, sign};
use crate::game::{GameState, Player, Seat, Turn};
use crate::platform::animation::{Running, Spot, animate, has_less_motion, spot};
use crate::platform::resize;
use crate::state::landing::is_lifted;

/// The selector of the last stone.
pub const END: &str = ".end[data-side]";

/// The time in which the pieces on the board move to their place above the result, in milliseconds.
const MOVE_TIME: u32 = 300;

/// When a last stone lands that has just been taken, or that a friend has taken, for the styles: `late` if it is lifted
/// first, else `soon`.
pub fn lands(state: &GameState, is_friend_move_pending: bool) -> Option<&'static str> {
    let (last, _) = state.game.last()?;
    let is_over = matches!(state.game.turn(), Turn::Over { .. });
    let is_late = is_lifted(state.game.config(), last);
    (is_over && (state.just_moved || is_friend_move_pending)).then_some(if is_late {
        "late"
    } else {
        "soon"
    })
}

/// The last stone, large on the empty board, with the sign of the player who took it. A win of a person at this screen
/// is celebrated around the stone, or above stones that nobody may take, until the result is shown. The status says the
/// same in words.
pub fn last_stone(state: &GameState, is_result_shown: bool) -> Html {
    let game = &state.game;
    let taker = state.taker_of_last_stone();
    let is_person = |&seat: &Seat| matches!(game.config().player(seat), Player::Person(_));
    let winner = match game.turn() {
        Turn::Over { winner } => Some(winner).filter(is_person),
        _ => None,
    };
    // A game that was opened at its end has been celebrated.
    let is_celebrated = winner.is_some() && state.just_moved && !is_result_shown;
    if taker.is_none() && !is_celebrated {
        return Html::default();
    }
    html! {
        <div
            class="end"
            data-side={taker.map(side)}
            data-winner={winner.map(side)}
            data-celebrated={flag(is_celebrated)}
            aria-hidden="true"
        >
            if is_celebrated {
                { shower() }
            }
            if taker.is_some() {
                <span class="piece" />
                { icon(sign(game.position().rules().convention)) }
                <span class="end__taker" />
                // Where the last stone loses, its sign is not the winner's.
                if winner.is_some() && winner != taker {
                    <span class="end__winner">{ icon(CROWN) }</span>
                }
            }
        </div>
    }
}

/// The pieces in use, which burst from the middle of a place and fall. With less motion they fade around it.
pub fn shower() -> Html {
    const PIECES: u32 = 10;
    let piece = |_| html! { <span class="piece" /> };
    html! { <span class="shower" aria-hidden="true">{ for (0..PIECES).map(piece) }</span> }
}

/// Moves the pieces on the board to their smaller place above the result, and back, while the game is over.
#[hook]
pub fn use_last_stone_motion(field: &NodeRef, state: &GameState) {
    let field = field.clone();
    let is_over = matches!(state.game.turn(), Turn::Over { .. });
    use_effect_with((is_over, state.turn_token()), move |(is_over, _)| {
        let field = field.cast::<Element>().filter(|_| *is_over);
        let watch = field.and_then(|field| {
            let motion = RefCell::default();
            resize::watch(&[&field.clone()], move || move_to_place(&field, &motion))
        });
        move || drop(watch)
    });
}

/// The place of the pieces on the board, and the animation of their way there.
#[derive(Default)]
struct Motion {
    place: Option<Spot>,
    running: Option<Running>,
}

/// Moves the last stone, or else the stones that nobody may take, from where they are seen to their place.
fn move_to_place(field: &Element, motion: &RefCell<Motion>) {
    let find = |selector| field.query_selector(selector).ok().flatten();
    let Some(end) = find(END).or_else(|| find(".board > :first-child")) else {
        return;
    };
    // Stones change their size, but the last one does not.
    let stone = find(END).or_else(|| find(".stone"));
    let measure = || Spot {
        size: stone.as_ref().map_or(0, |stone| spot(stone).size).max(1),
        ..spot(&end)
    };
    let mut motion = motion.borrow_mut();
    let seen = measure();
    if let Some(running) = motion.running.take() {
        running.cancel();
    }
    let now = measure();
    let was = motion.place.replace(now).unwrap_or(now);
    // The way starts where the pieces were seen: at the old place, plus what the animation before had left.
    let (x, y) = (was.x + seen.x - 2 * now.x, was.y + seen.y - 2 * now.y);
    let scale = 100 * was.size * seen.size / (now.size * now.size);
    if (x, y, scale) != (0, 0, 100) && !has_less_motion() {
        let frames = format!(
            r#"[{{"translate":"{x}px {y}px","scale":"{scale}%","easing":"ease-out"}},{{"translate":"0 0","scale":"100%"}}]"#
        );
        motion.running = animate(&end, None, &frames, MOVE_TIME);
    }
}
