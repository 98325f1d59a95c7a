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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// It is on its way.
    Awaited,
    /// It is.
    Here,
    /// It could not be fetched.
    Missed,
}

/// Fetches a chunk, where one is needed. Tells whether it is here, and gives what tries again.
#[hook]
pub fn use_chunk(chunk: Option<&'static Chunk>) -> (Arrival, Callback<()>) {
    // What was told last, and of which chunk.
    let told = use_state_eq(|| None);
    let arrival = match chunk {
        Some(chunk) if !chunk.is_here() => {
            if *told == Some((chunk.name, false)) {
                Arrival::Missed
            } else {
                Arrival::Awaited
            }
        }
        _ => Arrival::Here,
    };
    let setter = told.setter();
    let awaited = chunk.filter(|_| arrival == Arrival::Awaited);
    use_effect_with(awaited, move |&awaited| {
        if let Some(chunk) = awaited {
            chunk.fetch(move |here| setter.set(Some((chunk.name, here))));
        }
    });
    let try_again = use_callback(told.setter(), |(), told| told.set(None));
    (arrival, try_again)
}

/// A screen or a dialog of a chunk.
#[component]
pub fn Lazy(props: &Props) -> Html {
    let (now, try_again) = use_chunk(Some(props.chunk));
    let fetch = match now {
        Arrival::Here => return props.draw.emit(()),
        Arrival::Awaited => Fetch::UnderWay,
        Arrival::Missed => Fetch::Failed(try_again.reform(|_| ())),
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
