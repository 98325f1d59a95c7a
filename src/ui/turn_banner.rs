use yew::prelude::*;

use super::icons::{COMPUTER, PERSON, icon};
use crate::game::{Game, Player, Seat, Turn};
use crate::text::play;

/// Both players with their trays; a filled pill lies under whoever is to move.
pub fn turn_banner(game: &Game) -> Html {
    let (acting, thinking) = match game.turn() {
        Turn::Person(seat) => (Some(seat), false),
        Turn::Computer(seat, _) => (Some(seat), true),
        Turn::Over { .. } => (None, false),
    };
    let place = match acting {
        Some(Seat::One) => "one",
        Some(Seat::Two) => "two",
        None => "none",
    };
    html! {
        <section class="banner" aria-label={play::PLAYERS} data-acting={place}>
            <span class="banner__pill" aria-hidden="true"></span>
            { for Seat::BOTH.into_iter().map(|seat| player(game, seat, acting == Some(seat), thinking)) }
        </section>
    }
}

fn player(game: &Game, seat: Seat, acting: bool, thinking: bool) -> Html {
    let table = game.table();
    let taken = game.taken(seat);
    let face = match table.player(seat) {
        Player::Person(_) => PERSON,
        Player::Computer(_) => COMPUTER,
    };
    html! {
        <div class="banner__player" aria-current={acting.then_some("true")}>
            { icon(face) }
            <span class="banner__name">{ play::player(table, seat) }</span>
            { tray(taken) }
            if acting {
                <span class={classes!("banner__turn", thinking.then_some("banner__turn--thinking"))}>{ play::TO_MOVE }</span>
            }
        </div>
    }
}

/// The stones that somebody took: as many as the eye counts at once, then one and their number.
fn tray(taken: u32) -> Html {
    const AT_ONCE: u32 = 5;
    let shown = if taken <= AT_ONCE { taken } else { 1 };
    html! {
        <span class="banner__tray">
            { for (0..shown).map(|_| html! { <span class="banner__stone" aria-hidden="true"></span> }) }
            if taken > AT_ONCE {
                <span class="banner__count" aria-hidden="true">{ taken }</span>
            }
            <span class="heard">{ play::taken(taken) }</span>
        </span>
    }
}
