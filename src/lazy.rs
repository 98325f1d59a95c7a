//! A screen, or a group of dialogs, whose code is fetched when it is first wanted.
//!
//! A chunk exports one function, made by [`chunk!`](nim_later::chunk), that draws it. [`Lazy`] calls it
//! once the chunk is here, and until then keeps its place. Nothing else in the page knows that the
//! code comes in pieces. Yew has no lazy components yet; when it does, they take the place of this file.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use yew::prelude::*;

use crate::platform::later;
use crate::text::page as words;

/// Code that is fetched when it is first wanted.
pub struct Chunk {
    name: &'static str,
    here: AtomicBool,
}

impl Chunk {
    /// The chunk of this name, by which the build knows it too.
    #[must_use]
    pub const fn new(name: &'static str) -> Self {
        let here = AtomicBool::new(!later::CUT);
        Self { name, here }
    }

    /// Its name, by which its files are fetched.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// Whether it is here; on a page of one piece that is always.
    #[must_use]
    pub fn is_here(&self) -> bool {
        self.here.load(Ordering::Relaxed)
    }

    /// Fetches it, and tells whether it is here. What has failed can be fetched again.
    pub fn fetch(&'static self, told: impl FnOnce(bool) + 'static) {
        later::fetch(self.name, &self.here, Box::new(told));
    }
}

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

/// How far fetching is, for what stands in the place of what is fetched.
#[derive(Clone, Debug, PartialEq)]
pub enum Fetch {
    /// It is on its way.
    UnderWay,
    /// It could not be fetched; a press on this tries once more.
    Failed(Callback<MouseEvent>),
}

/// What a [`Lazy`] draws.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The chunk that has its code.
    pub chunk: &'static Chunk,
    /// Draws it, once that is here.
    pub draw: Callback<(), Html>,
    /// The heading of a screen, which is there until then.
    #[prop_or_default]
    pub heading: Option<AttrValue>,
    /// What stands in the place of anything else.
    #[prop_or_default]
    pub fallback: Option<Callback<Fetch, Html>>,
}

/// Whether a chunk is here.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Arrival {
    Awaited,
    Here,
    Missed,
}

/// A screen or a dialog of a chunk. It needs the chunk's name as its key: what has drawn one chunk
/// believes that the next is here too.
#[component]
pub fn Lazy(props: &Props) -> Html {
    let chunk = props.chunk;
    let arrival = use_state(|| {
        if chunk.is_here() {
            Arrival::Here
        } else {
            Arrival::Awaited
        }
    });
    let now = *arrival;
    use_effect_with(now == Arrival::Awaited, {
        let arrival = arrival.clone();
        move |&awaited| {
            if awaited {
                chunk.fetch(move |here| {
                    arrival.set(if here { Arrival::Here } else { Arrival::Missed });
                });
            }
        }
    });
    let fetch = match now {
        Arrival::Here => return props.draw.emit(()),
        Arrival::Awaited => Fetch::UnderWay,
        Arrival::Missed => Fetch::Failed(Callback::from(move |_| arrival.set(Arrival::Awaited))),
    };
    match (&props.heading, &props.fallback) {
        (Some(heading), _) => coming(heading, fetch),
        (None, Some(fallback)) => fallback.emit(fetch),
        (None, None) => Html::default(),
    }
}

/// Stands in the place of a screen.
fn coming(heading: &AttrValue, fetch: Fetch) -> Html {
    let told = match fetch {
        Fetch::UnderWay => html! { <p>{ words::FETCHING }</p> },
        Fetch::Failed(onclick) => html! {
            <>
                <p role="alert">{ words::NOT_FETCHED }</p>
                <button type="button" class="button" {onclick}>{ words::TRY_AGAIN }</button>
            </>
        },
    };
    html! {
        <main class="coming">
            <h2 class="heard">{ heading.clone() }</h2>
            { told }
        </main>
    }
}
