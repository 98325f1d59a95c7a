use yew::prelude::*;

use super::PageHandle;
use crate::game::{Action, Game, Table, write_link};
use crate::platform::{address, document, timer};
use crate::text;
use crate::ui::Happening;

/// The least time between two changes of the address, in milliseconds: browsers throttle or
/// refuse more than a hundred or so in half a minute.
const PACE: u32 = 1000;

/// Keeps address, title and game together: the address follows the game, and a change that
/// somebody makes to it is followed by the game.
#[hook]
pub fn use_address(page: &PageHandle) {
    let dispatcher = page.dispatcher();
    use_effect_with((), move |()| {
        let listener = address::on_change(move |fragment| {
            dispatcher.dispatch(Happening::Act(Action::Follow(fragment)));
        });
        move || drop(listener)
    });

    let table = &page.table;
    let title = text::play::title(&table.game);
    // A link that could not be followed stays in the address, where it can be mended.
    let link = table.trouble.is_none().then(|| link(&table.game));
    use_effect_with((title, link), |(title, link)| {
        document::set_title(title);
        let timer = link.clone().map(|link| {
            timer::after(PACE, move || {
                if address::fragment() != link {
                    address::replace(&link);
                }
            })
        });
        move || drop(timer)
    });
}

/// The bare address stays bare for as long as the first visit's table is untouched.
fn link(game: &Game) -> String {
    if game.ply() == 0 && *game.table() == Table::default() {
        String::new()
    } else {
        write_link(game)
    }
}
