//! The address, and the entries of the history.
//!
//! A layer is one thing that is open in front of a screen, as a dialog. A layer has an entry of its own, so that Back
//! closes it. Where layers were closed by hand, the entry takes note of those that are left.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::AppHandle;
use crate::platform::{address, document, timer};
use crate::state::{AppAction, AppState};

/// The least time between two changes of the address, in milliseconds: browsers throttle or
/// refuse more than a hundred or so in half a minute.
const REST: u32 = 1000;

/// What is known of the address of the document, and of the writing to it.
#[derive(Default)]
struct AddressBar {
    /// The address to write; `None` leaves the address as a person wrote it.
    wanted: Option<String>,
    /// The address that was written last into this entry of the history.
    written: Option<String>,
    /// The fragment after the last write or the last event of the history. If the address has another fragment, the
    /// event for that is still on the way.
    seen_fragment: String,
    /// The timer until the address may be written again.
    rest: Option<Timeout>,
}

impl AddressBar {
    fn flush(&mut self) {
        if self.wanted != self.written
            && let Some(wanted) = &self.wanted
        {
            address::replace(wanted);
            self.written = Some(wanted.clone());
            self.seen_fragment = address::fragment();
        }
    }
}

/// Gives the document the title of the shown screen.
#[hook]
pub fn use_title(title: &str) {
    use_effect_with(title.to_owned(), |title| document::set_title(title));
}

/// Keeps the address as the page says: each screen has an entry of the history, and so has each layer in front of it.
/// The page follows links and steps back and forward. `opened` is the fragment with which the page was opened.
#[hook]
pub fn use_history(page: &AppHandle, opened: &str) {
    let bar = use_mut_ref(|| AddressBar {
        seen_fragment: opened.to_owned(),
        ..AddressBar::default()
    });
    {
        let (page, bar, opened) = (page.clone(), bar.clone(), opened.to_owned());
        use_effect_with((), move |()| {
            let on_travel = listen(page.clone(), bar.clone(), &opened);
            let on_leave = document::on_leave(move || {
                // During a reload the address is that of the next visit, and is not overwritten.
                if page.clone().reload.is_none() {
                    bar.borrow_mut().flush();
                }
            });
            move || drop((on_leave, on_travel))
        });
    }
    let page = page.clone();
    use_effect(move || update(&page, &bar));
}

/// Adds an entry to the history, if the page has opened something, and lets the address be written.
fn update(page: &AppState, bar: &Rc<RefCell<AddressBar>>) {
    let (link, layers) = (page.address(), page.layers());
    {
        let mut bar = bar.borrow_mut();
        if let (Some(link), true) = (&link, page.entry > address::entry()) {
            // The waiting address is written into the old entry, before the new entry comes after it.
            bar.flush();
            if address::enter(link, page.entry, layers) {
                bar.written = Some(link.clone());
                bar.seen_fragment = address::fragment();
            }
        }
        if link.as_ref() == Some(&address::fragment()) {
            bar.written.clone_from(&link);
        }
        bar.wanted = link;
        if layers > address::layer() {
            // The entry below gets no other address while something is open in front of it.
            bar.flush();
            address::push_layers(layers);
        }
    }
    // A press is answered before the address is written.
    let bar = bar.clone();
    timer::after_frame(move || write(&bar));
}

/// Writes the waiting address, if `REST` has passed since the last write; otherwise the timer writes it.
fn write(shared: &Rc<RefCell<AddressBar>>) {
    let mut bar = shared.borrow_mut();
    // A new address whose event is still on the way is followed, not overwritten.
    let is_seen = bar.seen_fragment == address::fragment();
    if is_seen && bar.rest.is_none() && bar.wanted != bar.written {
        bar.flush();
        let shared = shared.clone();
        bar.rest = Some(timer::after(REST, move || {
            shared.borrow_mut().rest = None;
            write(&shared);
        }));
    }
}

fn listen(page: AppHandle, bar: Rc<RefCell<AddressBar>>, opened: &str) -> Option<EventListener> {
    // A link may have been followed between the first drawing and now.
    if address::fragment() != opened {
        bar.borrow_mut().seen_fragment = address::fragment();
        page.dispatch(AppAction::Navigated(address::arrive()));
    }
    address::on_travel(move |arrival| {
        // A handle reads the newest state, but keeps each state that it has read. So a clone reads, and is dropped.
        let page = page.clone();
        {
            let mut bar = bar.borrow_mut();
            (bar.wanted, bar.written) = (None, None);
            bar.seen_fragment.clone_from(&arrival.fragment);
        }
        let closes_a_layer = page.layers() > arrival.layers;
        if page.is_other_entry(&arrival) || closes_a_layer {
            page.dispatch(AppAction::Navigated(arrival));
            return;
        }
        // The entry may have an older address than the game.
        if let Some(link) = page.address() {
            address::replace(&link);
            bar.borrow_mut().seen_fragment = address::fragment();
        }
        if arrival.is_back {
            // The layer of the entry before was closed by hand, so this step back has changed nothing: one more is
            // taken.
            address::back();
        } else {
            // A step forward opens no layer again. Without this note the next step back would seem to come from a
            // closed layer, and would leave the screen.
            address::note_layers(page.layers());
        }
    })
}
