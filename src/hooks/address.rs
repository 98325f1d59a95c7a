use std::cell::RefCell;
use std::rc::Rc;

use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::PageHandle;
use crate::game::{Action, Game, Table, write_link};
use crate::platform::address::{self, Place};
use crate::platform::{document, timer};
use crate::text;
use crate::ui::Happening;

/// Keeps address, title and game together: the address follows the game, and a change that
/// somebody makes to it is followed by the game.
#[hook]
pub fn use_address(page: &PageHandle) {
    let table = &page.table;
    let title = text::play::title(&table.game);
    // A link that could not be followed stays in the address, where it can be mended.
    let link = table.trouble.is_none().then(|| link(&table.game));
    let pace = use_mut_ref(Pace::default);

    let dispatcher = page.dispatcher();
    let known = pace.clone();
    use_effect_with((), move |()| {
        let travelled = (dispatcher.clone(), known.clone());
        let listeners = (
            address::on_change(move || {
                let fragment = address::fragment();
                if known.borrow().link.as_ref() != Some(&fragment) {
                    address::follow();
                    dispatcher.dispatch(Happening::Act(Action::Follow(fragment)));
                }
            }),
            // Between the table and a dialog before it the game stays as it is, though the entry
            // may have kept an older address.
            address::on_travel(move || {
                let (dispatcher, known) = &travelled;
                if let Place::Own { dialog } = address::place() {
                    if let Some(link) = &known.borrow().link {
                        address::replace(link);
                    }
                    if !dialog {
                        dispatcher.dispatch(Happening::Left);
                    }
                }
            }),
        );
        move || drop(listeners)
    });

    use_effect_with((title, link), move |(title, link)| {
        document::set_title(title);
        pace.borrow_mut().link.clone_from(link);
        match link {
            Some(link) => write(&pace, link.clone()),
            None => pace.borrow_mut().waiting = None,
        }
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

/// The least time between two changes of the address, in milliseconds: browsers throttle or
/// refuse more than a hundred or so in half a minute.
const PACE: u32 = 1000;

/// When the address may change again, and to what it then will.
#[derive(Default)]
struct Pace {
    /// What the address is to be in the end.
    link: Option<String>,
    rest: Option<Timeout>,
    waiting: Option<String>,
}

/// Writes a link at once, or after the last one has had its time; of several the latest.
fn write(pace: &Rc<RefCell<Pace>>, link: String) {
    if pace.borrow().rest.is_some() {
        pace.borrow_mut().waiting = Some(link);
        return;
    }
    if address::fragment() == link {
        return;
    }
    address::replace(&link);
    let later = pace.clone();
    pace.borrow_mut().rest = Some(timer::after(PACE, move || {
        later.borrow_mut().rest = None;
        let next = later.borrow_mut().waiting.take();
        if let Some(next) = next {
            write(&later, next);
        }
    }));
}
