use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;

use super::PageHandle;
use super::dialog::dialog_is_open;
use super::effects::Watched;
use crate::game::{Game, Table, write_link};
use crate::later::LATER;
use crate::platform::address::{self, Place};
use crate::platform::{document, timer};
use crate::study::STUDY;
use crate::text;
use crate::ui::Happening;

/// Keeps address, title and game together: the address follows the game, and a change that
/// somebody makes to it is followed by the game.
#[derive(Default)]
pub struct Address {
    told: Watched<(String, Option<String>)>,
    rhythm: Rc<RefCell<Rhythm>>,
    listeners: Option<[Option<EventListener>; 2]>,
}

impl Address {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        let rhythm = &self.rhythm;
        self.listeners.get_or_insert_with(|| listen(page, rhythm));
        let table = &page.table;
        let title = text::play::title(&table.game);
        // A link that could not be followed stays in the address, where it can be mended.
        let studied = STUDY.get().zip(page.study.as_ref());
        let settled = table.trouble.is_none() && page.screen.wanted.is_none();
        let link = settled.then(|| match studied {
            Some((studying, study)) => (studying.link)(study),
            None => link(&table.game),
        });
        if self.told.becomes((title.clone(), link.clone())) {
            document::set_title(&title);
            self.rhythm.borrow_mut().link.clone_from(&link);
            match link {
                Some(link) => write(&self.rhythm, link),
                None => self.rhythm.borrow_mut().waiting = None,
            }
        }
    }
}

fn listen(page: &PageHandle, rhythm: &Rc<RefCell<Rhythm>>) -> [Option<EventListener>; 2] {
    let (dispatcher, known) = (page.dispatcher(), rhythm.clone());
    let changed = address::on_change(move || {
        let fragment = address::fragment();
        // What an entry of the page's own keeps may be older than the game, where a browser has
        // refused to change it.
        if known.borrow().link.as_ref() != Some(&fragment) && address::place() == Place::Other {
            address::follow();
            let dispatcher = dispatcher.clone();
            // Whoever reads it has to be here first.
            LATER.fetch(move |_| dispatcher.dispatch(Happening::Follow(fragment)));
        }
    });
    let (dispatcher, known) = (page.dispatcher(), rhythm.clone());
    // Between the table and a dialog before it the game stays as it is, though the entry may have
    // kept an older address.
    let travelled = address::on_travel(move || {
        if let Place::Own { dialog } = address::place() {
            if let Some(link) = &known.borrow().link {
                address::replace(link);
            }
            if !dialog && !address::is_leaving() {
                dispatcher.dispatch(Happening::Left);
            } else if dialog_is_open() {
                // It was opened while the page was on its way back from another.
                address::enter_dialog();
            }
        }
    });
    [changed, travelled]
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
const REST: u32 = 1000;

/// When the address may change again, and to what it then will.
#[derive(Default)]
struct Rhythm {
    /// What the address is to be in the end.
    link: Option<String>,
    rest: Option<Timeout>,
    waiting: Option<String>,
}

/// Writes a link at once, or after the last one has had its time; of several the latest.
fn write(rhythm: &Rc<RefCell<Rhythm>>, link: String) {
    if rhythm.borrow().rest.is_some() {
        rhythm.borrow_mut().waiting = Some(link);
        return;
    }
    if address::fragment() == link {
        return;
    }
    address::replace(&link);
    let later = rhythm.clone();
    rhythm.borrow_mut().rest = Some(timer::after(REST, move || {
        later.borrow_mut().rest = None;
        let next = later.borrow_mut().waiting.take();
        if let Some(next) = next {
            write(&later, next);
        }
    }));
}
