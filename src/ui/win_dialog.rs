use super::el::{El, button, el};
use super::icons::{CROWN, icon};
use super::press::Press;
use super::screen::Sheet;
use super::study::Room;
use crate::game::{Player, Seat, State};
use crate::later::LATER;
use crate::text::{page, study, win};

/// How the game ended, and the ways on from there.
#[must_use]
pub fn win_dialog(state: &State, winner: Seat) -> El {
    let game = &state.game;
    // Only what somebody won here is celebrated.
    let celebrated = matches!(game.table().player(winner), Player::Person(_));
    let moves = u32::try_from(game.ply()).unwrap_or(u32::MAX);
    let help = state.help;
    let parting = LATER.get().and_then(|later| (later.parting)(game));
    el(
        "div",
        if celebrated {
            "win win--celebrated"
        } else {
            "win"
        },
    )
    .child(el("span", "win__sign").unheard().child(icon(CROWN)))
    .child(el("p", "win__story").text(win::story(game, winner)))
    .child_if(parting.map(|parting| el("p", "win__story").text(parting)))
    .child(
        el("dl", "win__figures")
            .child(figure(moves, win::moves(moves)))
            .child(figure(help.hints, win::hints(help.hints)))
            .child(figure(help.undos, win::undos(help.undos))),
    )
    .child(
        el("div", "win__ways")
            .child(button("button button--primary", Press::Rematch).text(win::REMATCH))
            .child(button("button", Press::Go(Room::Review)).text(study::REVIEW))
            .child(button("button", Press::Open(Sheet::Setup)).text(page::NEW_GAME))
            .child(button("button", Press::Open(Sheet::Share)).text(page::SHARE))
            .child(button("button", Press::Close).text(win::SEE_BOARD)),
    )
}

fn figure(number: u32, label: &'static str) -> El {
    el("div", "win__figure")
        .child(el("dt", "").text(label))
        .child(el("dd", "").text(number.to_string()))
}
