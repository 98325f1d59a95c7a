use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;

use super::PageHandle;
use super::dialog::dialog_is_open;
use super::effects::Watched;
use crate::game::own_link;
use crate::later::LATER;
use crate::platform::address::{self, Place};
use crate::platform::{document, timer};
use crate::study;
use crate::text;
use crate::ui::Happening;
use crate::ui::study::Room;

/// Keeps address, title and game together: the address follows the game, and a change that
/// somebody makes to it is followed by the game.
#[derive(Default)]
pub struct Address {
    told: Watched<(String, Option<String>)>,
    /// The screen that was shown before; the table is none.
    room: Option<Room>,
    rhythm: Rc<RefCell<Rhythm>>,
    listeners: Option<[Option<EventListener>; 2]>,
}

impl Address {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        let rhythm = &self.rhythm;
        self.listeners.get_or_insert_with(|| listen(page, rhythm));
        // Until the screen that is wanted is here, the page is on its way.
        if page.screen.wanted.is_some() {
            return;
        }
        let table = &page.table;
        let (title, link) = match study::open(page) {
            Some((studying, study)) => ((studying.title)(study), (studying.link)(study)),
            None => (text::play::title(&table.game), own_link(&table.game)),
        };
        // A link that could not be followed stays in the address, where it can be mended.
        let link = table.link_error.is_none().then_some(link);
        if self.told.becomes((title.clone(), link.clone())) {
            document::set_title(&title);
            let before = std::mem::replace(&mut self.rhythm.borrow_mut().link, link.clone());
            let room = page.study.as_ref().map(|study| study.room);
            let moved = std::mem::replace(&mut self.room, room) != room;
            // Whoever followed a link is there already, however it was written.
            let moved = moved && Room::of(&address::fragment()) != room;
            match (link, before) {
                (Some(link), Some(before)) if moved => enter(rhythm, &link, &before),
                (Some(link), _) => write(rhythm, link),
                (None, _) => rhythm.borrow_mut().waiting = None,
            }
        }
    }
}

fn listen(page: &PageHandle, rhythm: &Rc<RefCell<Rhythm>>) -> [Option<EventListener>; 2] {
    let (dispatcher, known) = (page.dispatcher(), rhythm.clone());
    let changed = address::on_change(move |fragment| {
        // What an entry of the page's own keeps may be older than the game, where a browser has
        // refused to change it.
        if known.borrow().link.as_ref() != Some(&fragment) && address::place() == Place::Other {
            address::follow();
            let dispatcher = dispatcher.clone();
            // Whoever reads it has to be here first.
            let follow = move |_| dispatcher.dispatch(Happening::Follow(fragment));
            LATER.fetch(follow);
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
                dispatcher.dispatch(Happening::Close);
            } else if dialog_is_open() {
                // It was opened while the page was on its way back from another.
                address::enter_dialog();
            }
        }
    });
    [changed, travelled]
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

/// Goes on to another screen, so that going back leads to this one again; it is left with the
/// address that it was to have in the end.
fn enter(rhythm: &Rc<RefCell<Rhythm>>, link: &str, before: &str) {
    rhythm.borrow_mut().waiting = None;
    address::replace(before);
    address::enter(link);
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
