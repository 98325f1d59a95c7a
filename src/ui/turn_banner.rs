use super::el::{El, el};
use super::icons::{COMPUTER, PERSON, icon};
use crate::engine::Move;
use crate::game::{Game, Player, Seat, State, Turn};
use crate::text::play;

/// Both players with their trays; a filled pill lies under whoever is to move.
#[must_use]
pub fn turn_banner(state: &State) -> El {
    let game = &state.game;
    let acting = match game.turn() {
        Turn::Person(seat) | Turn::Computer(seat, _) | Turn::Away(seat) => Some(seat),
        Turn::Over { .. } => None,
    };
    let thinking = state.is_thinking();
    let place = match acting {
        Some(Seat::One) => "one",
        Some(Seat::Two) => "two",
        None => "none",
    };
    el("section", "banner")
        .label(play::PLAYERS)
        .attr("data-acting", place)
        .child(el("span", "banner__pill").unheard())
        .children(Seat::BOTH.map(|seat| player(game, seat, acting == Some(seat), thinking)))
        .child_if(state.choice.map(drop_zone))
}

/// What the tray of whoever is to move grows into while stones are dragged. It says nothing to
/// those who do not see it: Take does the same.
fn drop_zone(chosen: Move) -> El {
    el("div", "banner__drop")
        .attr("id", "drop")
        .unheard()
        .text(play::drop(chosen))
}

/// What selects the zone on which stones are dropped.
pub const DROP: &str = "#drop";

fn player(game: &Game, seat: Seat, acting: bool, thinking: bool) -> El {
    let table = game.table();
    let face = match table.player(seat) {
        Player::Person(_) | Player::Away(_) => PERSON,
        Player::Computer(_) => COMPUTER,
    };
    let turn = if thinking {
        "banner__turn banner__turn--thinking"
    } else {
        "banner__turn"
    };
    el("div", "banner__player")
        .attr("data-seat", if seat == Seat::One { "one" } else { "two" })
        .flag("aria-current", acting)
        .child(icon(face))
        .child(el("span", "banner__name").text(play::player(table, seat)))
        .child(tray(game.taken(seat)))
        .child_if(acting.then(|| el("span", turn).text(play::TO_MOVE)))
}

/// The stones that somebody took: as many as the eye counts at once, then one and their number.
fn tray(taken: u32) -> El {
    const AT_ONCE: u32 = 5;
    let shown = if taken <= AT_ONCE { taken } else { 1 };
    el("span", "banner__tray")
        .children((0..shown).map(|_| el("span", "banner__stone").unheard()))
        .child_if((taken > AT_ONCE).then(|| el("span", "").unheard().text(taken.to_string())))
        .child(el("span", "heard").text(play::taken(taken)))
}
