use std::rc::Rc;

use yew::prelude::*;

use super::{flag, side};
use crate::catalogue::{Language, language::spoken, play as words};
use crate::game::{Game, GameState, Seat, Turn};
use crate::text::play;

/// The selector of the zone where stones are dropped.
pub const DROP: &str = "#drop";

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The game with the choice.
    pub game: Rc<GameState>,
    /// The language of the page.
    #[prop_or_else(spoken)]
    pub spoken: Language,
}

/// Both players with their trays. A filled pill marks the player to move.
#[component]
pub fn TurnBanner(Props { game: state, .. }: &Props) -> Html {
    let game = &state.game;
    let acting = match game.turn() {
        Turn::Person(seat) | Turn::Computer(seat, _) | Turn::Remote(seat) => Some(seat),
        Turn::Over { .. } => None,
    };
    let thinking = state.is_thinking();
    let last = state.last_taker();
    let one = |seat| player(game, last, seat, acting == Some(seat), thinking);
    html! {
        <section class="banner" aria-label={words::players()} data-acting={acting.map_or("none", side)}>
            <span class="banner__ground" aria-hidden="true"><span class="banner__pill" /></span>
            { one(Seat::One) }
            { one(Seat::Two) }
            // The tray of the player to move grows into this zone during a drag. Screen readers skip the
            // zone: Take does the same.
            if let Some(chosen) = state.choice {
                <div class="banner__drop" id="drop" aria-hidden="true">{ words::Drop { take: chosen.take.into() }.text() }</div>
            }
        </section>
    }
}

fn player(game: &Game, last: Option<Seat>, seat: Seat, acting: bool, thinking: bool) -> Html {
    let name = AttrValue::from(play::player(game.table(), seat));
    html! {
        <div class="banner__player" data-side={side(seat)} aria-current={flag(acting)}>
            <span class="banner__shape" aria-hidden="true" />
            <span class="banner__name" title={name.clone()}>{ name }</span>
            if acting {
                <span class="banner__turn" data-thinking={flag(thinking)}>{ words::to_move() }</span>
            }
            { pile(game.taken(seat), last == Some(seat)) }
        </div>
    }
}

/// The most stones that a pile shows one by one.
pub const PILE: u32 = 20;

/// More stones have their number beside the pile.
pub const COUNTED: u32 = 6;

/// The taken stones, without the last one of the game: that stays on the board. They lie over each other where the pile grows wider than its room.
fn pile(taken: u32, has_last: bool) -> Html {
    let piled = taken - u32::from(has_last);
    let stone = |_| html! { <span class="banner__stone"><span class="piece" /></span> };
    html! {
        <span class="banner__tray">
            <span class="banner__pile" aria-hidden="true">{ for (0..piled.min(PILE)).map(stone) }</span>
            if taken > COUNTED {
                <span aria-hidden="true">{ taken }</span>
            }
            <span class="heard">{ words::Taken { stones: taken.into() }.text() }</span>
        </span>
    }
}
