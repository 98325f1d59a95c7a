//! A screen, or a group of dialogs, whose code is fetched when it is first wanted.
//!
//! A chunk exports one function, made by [`chunk!`](nim_later::chunk), that draws it. [`Lazy`] calls it
//! once the chunk is here, and until then keeps its place. Nothing else in the page knows that the
//! code comes in pieces. Yew has no lazy components yet; when it does, they take the place of this file.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use yew::prelude::*;

use crate::catalogue::page as words;
use crate::platform::{document, later, places};

/// Code that is fetched when it is first wanted.
pub struct Chunk {
    name: &'static str,
    here: AtomicBool,
}

impl Chunk {
    /// The chunk of this name, by which the build knows it too.
    pub const fn new(name: &'static str) -> Self {
        let here = AtomicBool::new(!later::CUT);
        Self { name, here }
    }

    /// The name of its files.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Whether it is here; on a page of one piece that is always.
    pub fn is_here(&self) -> bool {
        self.here.load(Ordering::Relaxed)
    }

    /// Loads the chunk, and reports whether it is here. A failed load can be repeated.
    pub fn fetch(&'static self, told: impl FnOnce(bool) + 'static) {
        later::fetch(self.name, &self.here, Box::new(told));
    }
}

/// The rarer dialogs, and the list of all that has no section of its own.
pub static DIALOGS: Chunk = Chunk::new("dialogs");

/// The sheets to print, and the QR codes of links.
pub static PRINT: Chunk = Chunk::new("print");

impl PartialEq for Chunk {
    fn eq(&self, other: &Self) -> bool {
        self.name == other.name
    }
}

impl fmt::Debug for Chunk {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Chunk").field(&self.name).finish()
    }
}

/// The progress of loading, for the content shown meanwhile.
#[derive(Clone, Debug, PartialEq)]
pub enum Fetch {
    /// Loading.
    UnderWay,
    /// Loading failed; a press on this tries again.
    Failed(Callback<MouseEvent>),
}

/// The properties of [`Lazy`]. To draw another chunk it needs another key.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The chunk that has its code.
    pub chunk: &'static Chunk,
    /// Draws it, once that is here.
    pub draw: Callback<(), Html>,
    /// The heading of a screen, which is there until then.
    #[prop_or_default]
    pub heading: Option<AttrValue>,
    /// The content until then, instead of the usual one.
    #[prop_or_default]
    pub fallback: Option<Callback<Fetch, Html>>,
    /// Called when the code is needed and not yet here.
    #[prop_or_default]
    pub on_wait: Option<Callback<()>>,
}

/// A screen or a dialog of a chunk.
#[component]
pub fn Lazy(props: &Props) -> Html {
    let chunk = props.chunk;
    // Whether it came, once that is known.
    let told = use_state_eq(|| None);
    let (is_here, setter) = (chunk.is_here(), told.setter());
    let is_awaited = !is_here && told.is_none();
    let on_wait = props.on_wait.clone();
    use_effect_with(is_awaited, move |&is_awaited| {
        if is_awaited {
            if let Some(on_wait) = on_wait {
                on_wait.emit(());
            }
            chunk.fetch(move |came| setter.set(Some(came)));
        }
    });
    // In a dialog the element with the focus may be gone.
    use_effect_with((is_here, is_awaited), |_| {
        if document::focus_is_lost() {
            places::focus_heading();
        }
    });
    if is_here {
        return props.draw.emit(());
    }
    let fetch = if is_awaited {
        Fetch::UnderWay
    } else {
        let told = told.setter();
        Fetch::Failed(Callback::from(move |_| told.set(None)))
    };
    match (&props.heading, &props.fallback) {
        (Some(heading), _) => coming(heading, fetch),
        (None, Some(fallback)) => fallback.emit(fetch),
        (None, None) => Html::default(),
    }
}

/// The content shown while a chunk loads, or after a failure.
pub fn fetching(fetch: Fetch) -> Html {
    let retry = match fetch {
        Fetch::UnderWay => None,
        Fetch::Failed(retry) => Some(retry),
    };
    let missed = retry.is_some();
    html! {
        <div class="fetching">
            // There is one status on the page already, and this is soon gone.
            <p role={missed.then_some("alert")}>{ if missed { words::not_fetched() } else { words::fetching() } }</p>
            if let Some(onclick) = retry {
                <button class="button" type="button" {onclick}>{ words::try_again() }</button>
            }
        </div>
    }
}

/// Stands in the place of a screen.
fn coming(heading: &AttrValue, fetch: Fetch) -> Html {
    html! {
        <main class="coming">
            <h2 class="heard">{ heading.clone() }</h2>
            { fetching(fetch) }
        </main>
    }
}
