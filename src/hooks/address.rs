use std::cell::RefCell;
use std::rc::Rc;

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::AppHandle;
use crate::engine::Position;
use crate::game::{LinkError, own_link, split, write_board};
use crate::platform::address::{self, Travel};
use crate::platform::{document, timer};
use crate::route::{Route, Section};
use crate::state::AppAction;
use crate::text;

/// Title and address of the document. The shown screen reports both. This type writes them at a pace
/// that browsers allow. If a person changes the address, the page follows it.
#[derive(Clone, Default)]
pub struct AddressBar(Rc<RefCell<Shown>>);

/// There is one for the page.
impl PartialEq for AddressBar {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

/// A screen that is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ShownScreen {
    /// Which one it is.
    pub route: Route,
    /// Its title.
    pub title: String,
    /// The fragment of the address that leads there.
    pub link: String,
}

/// The last report.
#[derive(Default)]
struct Shown {
    /// Whether anything was.
    is_told: bool,
    /// The screen; the table is none.
    route: Option<Route>,
    title: String,
    /// The final address; `None` leaves the address as a person wrote it.
    link: Option<String>,
    /// The timer after which the address may change again, and its next value.
    rest: Option<Timeout>,
    waiting: Option<String>,
    /// The fragment that the page knows to be in the address: it has written or heard it.
    known: String,
    /// The last address in each section but the table's.
    left: [Option<String>; Section::ALL.len()],
    /// The last address of the table.
    table: Option<String>,
    /// On the analysis or the game tree, which of both it is, and the position that is looked at.
    studied: Option<(Route, Position)>,
}

/// The least time between two changes of the address, in milliseconds: browsers throttle or
/// refuse more than a hundred or so in half a minute.
const REST: u32 = 1000;

impl AddressBar {
    /// The bar of a page that was opened with this fragment in the address.
    pub fn opened(fragment: &str) -> Self {
        let bar = Self::default();
        fragment.clone_into(&mut bar.0.borrow_mut().known);
        bar
    }

    /// Sets the title and the address of the shown screen; `None` leaves the address unchanged. A screen
    /// is a new entry of the history, in front of which so many things are open.
    pub fn show(&self, route: Option<Route>, title: &str, link: Option<&str>, layers: u32) {
        let mut shown = self.0.borrow_mut();
        let is_same = shown.route == route && shown.title == title && shown.link.as_deref() == link;
        if shown.is_told && is_same {
            return;
        }
        shown.is_told = true;
        title.clone_into(&mut shown.title);
        shown.remember(route, link);
        let before = std::mem::replace(&mut shown.link, link.map(str::to_owned));
        let moved = std::mem::replace(&mut shown.route, route) != route;
        // After a followed link the address is already right, in any spelling.
        let moved = moved && Route::of(&address::fragment()) != route;
        match (link, before) {
            (Some(link), Some(before)) if moved => {
                shown.waiting = None;
                // Going back leads to the screen before, with the address that it was to have in the end.
                address::replace(&before);
                address::enter(link, layers);
                shown.known = address::fragment();
            }
            (link, _) => shown.waiting = link.map(str::to_owned),
        }
        // A press is answered before the browser hears of the address.
        let bar = self.clone();
        timer::after_frame(move || bar.write());
    }

    /// The final address.
    pub fn link(&self) -> Option<String> {
        self.0.borrow().link.clone()
    }

    /// The screen that is shown; the table is none.
    pub fn screen(&self) -> Option<ShownScreen> {
        let shown = self.0.borrow();
        Some(ShownScreen {
            route: shown.route?,
            title: shown.title.clone(),
            link: shown.link.clone()?,
        })
    }

    /// The screen of the last report; the table is none.
    pub fn route(&self) -> Option<Route> {
        self.0.borrow().route
    }

    /// On this screen, the analysis or the game tree, this position is looked at; on others none is.
    pub fn study(&self, studied: Option<(Route, Position)>) {
        self.0.borrow_mut().studied = studied;
    }

    /// The meaning of a way to a screen from here. Between the analysis and the game tree the position
    /// is carried along. A way to the open screen changes nothing.
    pub fn leads(&self, action: AppAction) -> AppAction {
        let shown = self.0.borrow();
        match (action, &shown.studied) {
            (AppAction::Enter(section), _) => shown.enters(section),
            (AppAction::Go(to), Some((here, _))) if *here == to => AppAction::Close,
            (AppAction::Go(to), Some((_, position))) if to.studies() => {
                AppAction::Visit(to, write_board(to.name(), position).into())
            }
            (action, _) => action,
        }
    }

    /// Writes the link that still waits for its turn.
    pub fn flush(&self) {
        let mut shown = self.0.borrow_mut();
        if let Some(link) = shown.waiting.take() {
            shown.put(&link);
        }
    }

    /// Takes note that a person has set the address. What waits to be written is out of date, and so is
    /// what the screen before may still report.
    fn hear(&self) {
        let mut shown = self.0.borrow_mut();
        shown.waiting = None;
        shown.known = address::fragment();
        shown.rest = Some(self.rest());
    }

    /// Writes the link again, after the browser has shown another entry of the history.
    fn restore(&self) {
        let mut shown = self.0.borrow_mut();
        if let Some(link) = shown.link.clone() {
            shown.put(&link);
        }
    }

    /// Sets the title, and writes the link that waits, if the last one has had its time.
    fn write(&self) {
        let mut shown = self.0.borrow_mut();
        document::set_title(&shown.title);
        if shown.rest.is_some() {
            return;
        }
        let Some(link) = shown.waiting.take() else {
            return;
        };
        // An address of which the page has not heard yet is followed, not overwritten.
        let now = address::fragment();
        if now == link || now != shown.known {
            return;
        }
        shown.put(&link);
        shown.rest = Some(self.rest());
    }

    /// The time until the next link may be written.
    fn rest(&self) -> Timeout {
        let bar = self.clone();
        timer::after(REST, move || {
            bar.0.borrow_mut().rest = None;
            bar.write();
        })
    }
}

impl Shown {
    /// Puts a link into the address.
    fn put(&mut self, link: &str) {
        address::replace(link);
        self.known = address::fragment();
    }

    /// Remembers the address for the next way to its section. After a move the analysis shows the new
    /// board of the game.
    fn remember(&mut self, route: Option<Route>, link: Option<&str>) {
        let link = link.map(str::to_owned);
        if route == Some(Route::Print) {
            // More leads to its list, not to the last sheet.
        } else if route.is_some() {
            self.left[Section::of(route) as usize] = link;
        } else if self.table != link {
            self.table = link;
            self.left[Section::Analysis as usize] = None;
        }
    }

    /// The way to a section: back to where it was left, or in the open section to its first screen.
    fn enters(&self, section: Section) -> AppAction {
        // A screen that has not reported its route yet may have to be left.
        if section == Section::Play {
            return AppAction::Enter(section);
        }
        let is_open = Section::of(self.route) == section;
        let is_first = match section {
            // The tree shows the same board.
            Section::Analysis => true,
            // Every step is on the same route as their list.
            Section::Learn => {
                let link = self.link.as_deref().unwrap_or_default();
                split(link).0 == Route::Path.name()
            }
            _ => self.route == section.route(),
        };
        if is_open && is_first {
            return AppAction::Close;
        }
        let left = self.left[section as usize].as_ref();
        let left = left.filter(|_| !is_open);
        match left.and_then(|link| Some((Route::of(link)?, link.clone()))) {
            Some((route, link)) => AppAction::Visit(route, link.into()),
            None => AppAction::Enter(section),
        }
    }
}

/// Reports the title and the address of a screen to the address bar, after each drawing.
#[hook]
pub fn use_address(bar: &AddressBar, route: Route, title: &str, link: &str) {
    let told = (title.to_owned(), link.to_owned());
    let bar = bar.clone();
    use_effect(move || {
        let (title, link) = &told;
        bar.show(Some(route), title, Some(link), 0);
    });
}

/// Keeps address and page together: the table has its address, what is open has an entry of the history,
/// and the page follows links and steps back and forward.
#[hook]
pub fn use_history(page: &AppHandle, bar: &AddressBar) {
    {
        let (page, bar) = (page.clone(), bar.clone());
        use_effect_with((), move |()| {
            let left = {
                let bar = bar.clone();
                document::on_leave(move || bar.flush())
            };
            let listener = listen(page, bar);
            move || drop((left, listener))
        });
    }
    let (page, bar) = (page.clone(), bar.clone());
    use_effect(move || {
        // A screen tells its own.
        if page.location.is_none() {
            show_table(&page, &bar);
        }
        let layers = page.layers();
        if layers > address::layer() {
            // The entry below gets no other address while something is open in front of it.
            bar.flush();
            address::cover(layers);
        }
    });
}

fn show_table(page: &AppHandle, bar: &AddressBar) {
    let table = &page.table;
    let title = text::play::title(&table.game);
    // A link that could not be followed stays in the address, where it can be mended.
    let is_refused = table.link_error.as_ref().is_some_and(LinkError::refuses);
    let link = (!is_refused).then(|| own_link(&table.game));
    bar.show(None, &title, link.as_deref(), page.layers());
}

fn listen(page: AppHandle, bar: AddressBar) -> Option<EventListener> {
    // A link may have been followed between the first drawing and now.
    let now = address::fragment();
    if now != bar.0.borrow().known {
        bar.hear();
        page.dispatch(AppAction::Follow(now));
    }
    address::on_travel(move |travel| {
        // A handle keeps every state that was read through it.
        let page = page.clone();
        let dispatcher = page.dispatcher();
        let layers = address::layer();
        match travel {
            Travel::Back | Travel::Forward => {
                // The entry may have an older address than the game.
                bar.restore();
                if page.layers() > layers {
                    dispatcher.dispatch(AppAction::Uncover(layers));
                } else if travel == Travel::Back {
                    // What the entry before was for has been closed by hand.
                    address::back();
                } else {
                    // Forward opens nothing again, and the next step back must not leave the screen.
                    address::uncover(page.layers());
                }
            }
            Travel::Screen | Travel::Link => {
                let fragment = address::fragment();
                let is_shown = bar.link().as_ref() == Some(&fragment);
                bar.hear();
                if is_shown {
                    dispatcher.dispatch(AppAction::Uncover(layers));
                    return;
                }
                if travel == Travel::Link {
                    dispatcher.dispatch(AppAction::Follow(fragment));
                } else {
                    dispatcher.dispatch(AppAction::Return(fragment));
                    dispatcher.dispatch(AppAction::Uncover(layers));
                }
            }
        }
    })
}
