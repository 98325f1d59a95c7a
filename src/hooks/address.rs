use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::AppHandle;
use crate::platform::{address, document, timer};
use crate::state::{AppAction, AppState};

/// The least time between two changes of the address, in milliseconds: browsers throttle or
/// refuse more than a hundred or so in half a minute.
const REST: u32 = 1000;

/// The address of the document, as far as it is written.
#[derive(Default)]
struct AddressBar {
    /// The address to write; none leaves the address as a person wrote it.
    wanted: Option<String>,
    /// The address that was written last into this entry of the history.
    written: Option<String>,
    /// The fragment that the page knows to be in the address.
    known: String,
    /// The time until the address may change again.
    rest: Option<Timeout>,
}

impl AddressBar {
    fn flush(&mut self) {
        if self.wanted != self.written
            && let Some(wanted) = &self.wanted
        {
            address::replace(wanted);
            self.written = Some(wanted.clone());
            self.known = address::fragment();
        }
    }
}

/// Gives the document the title of the shown screen.
#[hook]
pub fn use_title(title: &str) {
    use_effect_with(title.to_owned(), |title| document::set_title(title));
}

/// Keeps the address as the page says: each screen has an entry of the history, and so has what is open in front of it.
/// The page follows links and steps back and forward. It was opened with the fragment `opened`.
#[hook]
pub fn use_history(page: &AppHandle, opened: &str) {
    let bar = use_mut_ref(|| AddressBar {
        known: opened.to_owned(),
        ..AddressBar::default()
    });
    {
        let (page, bar, opened) = (page.clone(), bar.clone(), opened.to_owned());
        use_effect_with((), move |()| {
            let listener = listen(page.clone(), bar.clone(), &opened);
            let left = document::on_leave(move || {
                // Loaded again, the page has another address.
                if page.clone().reload.is_none() {
                    bar.borrow_mut().flush();
                }
            });
            move || drop((left, listener))
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
            // Going back leads to the screen before, with the address that it was to have in the end.
            bar.flush();
            if address::enter(link, page.entry, layers) {
                bar.written = Some(link.clone());
                bar.known = address::fragment();
            }
        }
        if link.as_ref() == Some(&address::fragment()) {
            bar.written.clone_from(&link);
        }
        bar.wanted = link;
        if layers > address::layer() {
            // The entry below gets no other address while something is open in front of it.
            bar.flush();
            address::cover(layers);
        }
    }
    // A press is answered before the address is written.
    let bar = bar.clone();
    timer::after_frame(move || write(&bar));
}

/// Writes the address that waits, if the last one has had its time.
fn write(shared: &Rc<RefCell<AddressBar>>) {
    let mut bar = shared.borrow_mut();
    // A new address whose event has not come yet is followed, not overwritten.
    let is_known = bar.known == address::fragment();
    if is_known && bar.rest.is_none() && bar.wanted != bar.written {
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
        bar.borrow_mut().known = address::fragment();
        page.dispatch(AppAction::Arrive(address::arrive()));
    }
    address::on_travel(move |arrival| {
        // A handle keeps every state that was read through it.
        let page = page.clone();
        {
            let mut bar = bar.borrow_mut();
            (bar.wanted, bar.written) = (None, None);
            bar.known.clone_from(&arrival.fragment);
        }
        if arrival.is_new || arrival.entry != page.entry || page.layers() > arrival.layers {
            page.dispatch(AppAction::Arrive(arrival));
            return;
        }
        // The entry may have an older address than the game.
        if let Some(link) = page.address() {
            address::replace(&link);
            bar.borrow_mut().known = address::fragment();
        }
        if arrival.is_back {
            // What the entry before was for has been closed by hand.
            address::back();
        } else {
            // Forward opens nothing again, and the next step back must not leave the screen.
            address::uncover(page.layers());
        }
    })
}
