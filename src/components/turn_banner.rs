use yew::prelude::*;

use super::icons::{CROWN, icon};
use super::{flag, side};
use crate::catalogue::play as words;
use crate::game::{GameState, Seat, Turn};
use crate::text::play;

/// The selector of the zone where stones are dropped.
pub const DROP: &str = "#drop";

/// Both players with their piles. A filled pill marks the player to move, and at the end the winner, who has a crown.
pub fn turn_banner(state: &GameState) -> Html {
    let game = &state.game;
    let acting = match game.turn() {
        Turn::Person(seat) | Turn::Computer(seat, _) | Turn::Remote(seat) => Some(seat),
        Turn::Over { .. } => None,
    };
    let winner = match game.turn() {
        Turn::Over { winner } => Some(winner),
        _ => None,
    };
    let thinking = state.is_thinking();
    let taker_of_last_stone = state.taker_of_last_stone();
    let drawn = |seat| {
        let result = if winner == Some(seat) {
            html! { <span class="banner__turn banner__crown">{ icon(CROWN) }</span> }
        } else if acting == Some(seat) {
            html! { <span class="banner__turn" data-thinking={flag(thinking)}>{ words::to_move() }</span> }
        } else {
            Html::default()
        };
        player(
            state,
            seat,
            acting == Some(seat),
            taker_of_last_stone == Some(seat),
            result,
        )
    };
    html! {
        <section class="banner" aria-label={words::players()} data-acting={acting.or(winner).map_or("none", side)}>
            <span class="banner__ground" aria-hidden="true"><span class="banner__pill" /></span>
            { drawn(Seat::One) }
            { drawn(Seat::Two) }
            // The tray of the player to move grows into this zone during a drag. Screen readers skip the
            // zone: Take does the same.
            if let Some(chosen) = state.choice {
                <div class="banner__drop" id="drop" aria-hidden="true">{ words::Drop { take: chosen.take.into() }.text() }</div>
            }
        </section>
    }
}

fn player(
    state: &GameState,
    seat: Seat,
    acting: bool,
    leaves_last_stone: bool,
    result: Html,
) -> Html {
    let game = &state.game;
    let wins = state.score[seat.index()];
    let has_score = state.score != [0; 2];
    let name = AttrValue::from(play::player(game.config(), seat));
    html! {
        <div class="banner__player" data-side={side(seat)} aria-current={flag(acting)}>
            <span class="banner__shape" aria-hidden="true" />
            <span class="banner__name" title={name.clone()}>
                { name }
                if has_score {
                    <b class="banner__score" aria-hidden="true">{ wins }</b>
                    <span class="visually-hidden">{ " " }{ words::Won { games: wins.into() }.text() }</span>
                }
            </span>
            { result }
            { pile(game.taken(seat), leaves_last_stone) }
        </div>
    }
}

/// The most stones that a pile shows one by one.
pub const PILE: u32 = 20;

/// A pile of more stones has their number beside it.
const COUNTED: u32 = 6;

/// The taken stones, without the last one of the game, which stays on the board. They lie over each other where the
/// pile grows wider than its room.
fn pile(taken: u32, leaves_last_stone: bool) -> Html {
    let piled = taken - u32::from(leaves_last_stone);
    let stone = |_| html! { <span class="banner__stone"><span class="piece" /></span> };
    html! {
        <span class="banner__tray">
            <span class="banner__pile" aria-hidden="true">{ for (0..piled.min(PILE)).map(stone) }</span>
            if taken > COUNTED {
                <span aria-hidden="true">{ taken }</span>
            }
            <span class="visually-hidden">{ words::Taken { stones: taken.into() }.text() }</span>
        </span>
    }
}
