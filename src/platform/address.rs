use std::cell::Cell;

use gloo_events::EventListener;
use wasm_bindgen::JsValue;

/// The fragment of the address, with its `#`; empty where there is none.
pub fn fragment() -> String {
    web_sys::window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}

/// The address of the page without its fragment, and without the query by which other sites count their readers.
pub fn page() -> String {
    let address = web_sys::window().and_then(|window| window.location().href().ok());
    let address = address.unwrap_or_default();
    address
        .split(['?', '#'])
        .next()
        .unwrap_or_default()
        .to_owned()
}

/// Puts another fragment into the address, without a new entry in the history.
///
/// Browsers refuse after about a hundred calls in a short time. The address is then a little behind the
/// game, which is harmless.
pub fn replace(fragment: &str) {
    if let Some(history) = history() {
        let state = history.state().unwrap_or(JsValue::NULL);
        let _late = history.replace_state_with_url(&state, "", Some(&url_of(fragment)));
    }
}

/// Calls back after each change of the address that the page has not made itself, until the listener is
/// dropped: a link is followed, or a person goes back or forward.
pub fn on_travel(mut travelled: impl FnMut(Arrival) + 'static) -> Option<EventListener> {
    let window = web_sys::window()?;
    Some(EventListener::new(&window, "popstate", move |_| {
        travelled(arrive());
    }))
}

/// The entry of the history that the page has come to.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arrival {
    /// The fragment of its address, with its `#`; empty where there is none.
    pub fragment: String,
    /// The number of its screen.
    pub entry: u32,
    /// The number of layers: the things that were open in front of the screen.
    pub layers: u32,
    /// Whether the entry is new, as of a link that was followed or typed.
    pub is_new: bool,
    /// Whether a person went back to this entry from a later layer of the same screen.
    pub is_back: bool,
}

/// An entry of the history. Each screen begins one, and so does each layer that is opened in front of the screen.
/// The state of the entry in the browser keeps both numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Entry {
    /// The number of the screen in the history.
    screen: u32,
    /// The number of layers when the entry was added. Fewer may be open now: the entry of a layer that was closed by
    /// hand stays, because browsers go back only a moment after they are asked to.
    layer: u32,
}

thread_local! {
    /// The entry that the page was on last.
    static LAST: Cell<Option<Entry>> = const { Cell::new(None) };
}

impl Entry {
    /// The entry that the page is on; `None` for a new one, which has no state yet.
    fn current() -> Option<Self> {
        let state = history()?.state().ok()?.as_string()?;
        let mut parts = state.split('/');
        let mut number = || parts.next()?.parse().ok();
        Some(Self {
            screen: number()?,
            layer: number()?,
        })
    }

    fn written(self) -> String {
        [&self.screen.to_string(), "/", &self.layer.to_string()].concat()
    }

    fn state(self) -> JsValue {
        self.written().into()
    }

    /// The first entry of a screen that comes after the last one.
    fn next_screen() -> Self {
        let screen = LAST.get().map_or(0, |last| last.screen + 1);
        Self { screen, layer: 0 }
    }

    /// Adds this entry to the history. Returns whether the browser has added it.
    fn push(self, fragment: Option<&str>) -> bool {
        let url = fragment.map(url_of);
        let pushed = history().map(|history| {
            // Browsers refuse after about a hundred entries in a short time.
            history.push_state_with_url(&self.state(), "", url.as_deref())
        });
        let is_pushed = matches!(pushed, Some(Ok(())));
        if is_pushed {
            LAST.set(Some(self));
        }
        is_pushed
    }
}

/// Notes the entry that the page is on now, gives a new one its numbers, and returns it.
pub fn arrive() -> Arrival {
    let known = Entry::current();
    let now = known.unwrap_or_else(Entry::next_screen);
    let last = LAST.replace(Some(now));
    if let (None, Some(history)) = (known, history()) {
        let _refused = history.replace_state(&now.state(), "");
    }
    let is_same = |last: &Entry| last.screen == now.screen;
    Arrival {
        fragment: fragment(),
        entry: now.screen,
        layers: now.layer,
        is_new: known.is_none(),
        is_back: last
            .filter(is_same)
            .is_some_and(|last| now.layer < last.layer),
    }
}

/// Adds an entry for another screen with this number, in front of which this number of layers is open. Returns whether
/// the browser has added it.
pub fn enter(fragment: &str, screen: u32, layer: u32) -> bool {
    Entry { screen, layer }.push(Some(fragment))
}

/// The number of the screen at the entry that the page is on; 0 before the first.
pub fn entry() -> u32 {
    LAST.get().map_or(0, |last| last.screen)
}

/// The number of layers at the entry that the page is on; 0 before the first.
pub fn layer() -> u32 {
    LAST.get().map_or(0, |last| last.layer)
}

/// Adds entries until there is one for each of these layers in front of the screen, so that going back
/// closes them one after the other.
pub fn push_layers(layers: u32) {
    let Some(Entry { screen, layer }) = LAST.get() else {
        return;
    };
    for layer in layer + 1..=layers {
        let _refused = Entry { screen, layer }.push(None);
    }
}

/// Takes note that only this number of layers is open at this entry: going back from it closes nothing more.
pub fn note_layers(layers: u32) {
    if let (Some(Entry { screen, .. }), Some(history)) = (LAST.get(), history()) {
        let entry = Entry {
            screen,
            layer: layers,
        };
        let _refused = history.replace_state(&entry.state(), "");
        LAST.set(Some(entry));
    }
}

/// Goes back one entry.
pub fn back() {
    if let Some(history) = history() {
        let _refused = history.back();
    }
}

/// Loads the page again at its address, with these keys and values in the query. With `opens_settings` the state of the
/// entry tells the next visit to open the settings.
pub fn reload(parts: impl Iterator<Item = (&'static str, &'static str)>, opens_settings: bool) {
    let Some(window) = web_sys::window() else {
        return;
    };
    let mut fragment = fragment();
    for (key, value) in parts {
        let (path, query) = fragment.split_once('?').unwrap_or((&fragment, ""));
        let prefix = [key, "="].concat();
        let pairs = query.split('&');
        let others = pairs.filter(|pair| !pair.is_empty() && !pair.starts_with(&prefix));
        let pair = [&*prefix, value].concat();
        let query = others.chain([&*pair]).collect::<Vec<_>>().join("&");
        let path = Some(path).filter(|path| path.len() > 1).unwrap_or("#/play");
        fragment = [path, "?", &query].concat();
    }
    replace(&fragment);
    if let (true, Some(entry), Some(history)) = (opens_settings, LAST.get(), history()) {
        let state = [&*entry.written(), SETTINGS_SUFFIX].concat().into();
        let _refused = history.replace_state(&state, "");
    }
    let _refused = window.location().reload();
}

/// The suffix to the state of an entry that makes the next visit open the settings.
const SETTINGS_SUFFIX: &str = "/settings";

/// Whether the last visit noted in the entry that this one opens the settings. The call removes the note.
pub fn opens_settings() -> bool {
    let state = history().and_then(|history| history.state().ok()?.as_string());
    let state = state.filter(|state| state.ends_with(SETTINGS_SUFFIX));
    if let (Some(_), Some(entry), Some(history)) = (&state, Entry::current(), history()) {
        let _refused = history.replace_state(&entry.state(), "");
    }
    state.is_some()
}

/// The URL for this fragment. For an empty fragment it is the path, because browsers ignore an empty URL.
fn url_of(fragment: &str) -> String {
    let path = web_sys::window().and_then(|window| window.location().pathname().ok());
    match path {
        Some(path) if fragment.is_empty() => path,
        _ => fragment.to_owned(),
    }
}

fn history() -> Option<web_sys::History> {
    web_sys::window()?.history().ok()
}
