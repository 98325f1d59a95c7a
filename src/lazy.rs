//! A screen, or a group of dialogs, whose code is fetched when it is first wanted.
//!
//! A chunk exports functions, made by [`chunk!`](nim_later::chunk), that draw its screens or dialogs. [`Lazy`] calls
//! one of them once the chunk is here, and draws a placeholder until then. Nothing else in the page knows that the code
//! comes in pieces. Yew has no lazy components yet; when it does, they take the place of this file.

use std::sync::atomic::{AtomicBool, Ordering};

use yew::prelude::*;

use crate::catalogue::{page as words, stop, study};
use crate::game::Route;
use crate::platform::{document, focus};

/// A part of the page with a chunk of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LazyPart {
    /// The analysis, as a screen and beside the board.
    Analysis,
    /// The game tree.
    Tree,
    /// The lists of what there is to learn.
    Learn,
    /// The lessons and the puzzles.
    Teach,
    /// The review, and the moves beside the board.
    Review,
    /// Statistics and data.
    Statistics,
    /// The rarer dialogs, and the list of More.
    Dialogs,
    /// What a class needs: the page for teachers, the sheets to print, the whole proof, and the QR code of a link.
    Classroom,
}

impl LazyPart {
    /// The part that draws a screen; the table is always here.
    pub const fn of(route: &Route) -> Option<Self> {
        Some(match route {
            Route::Play(_) => return None,
            Route::Analysis { .. } => Self::Analysis,
            Route::Tree { .. } => Self::Tree,
            Route::Path(_) | Route::Lessons | Route::History => Self::Learn,
            Route::Step(..) | Route::Why(_) | Route::Chapter(_) | Route::Puzzle { .. } => {
                Self::Teach
            }
            Route::Review { .. } => Self::Review,
            Route::Statistics => Self::Statistics,
            Route::More => Self::Dialogs,
            Route::Teachers | Route::Print(_) => Self::Classroom,
        })
    }

    /// The name of the part's chunk, which is its name in the build too.
    pub const fn chunk(self) -> &'static str {
        self.shared_chunk().name
    }

    const fn shared_chunk(self) -> &'static Chunk {
        static ANALYSIS: Chunk = Chunk::new("analysis");
        static TREE: Chunk = Chunk::new("tree");
        static LEARN: Chunk = Chunk::new("learn");
        static TEACH: Chunk = Chunk::new("teach");
        static REVIEW: Chunk = Chunk::new("review");
        static STATISTICS: Chunk = Chunk::new("statistics");
        static DIALOGS: Chunk = Chunk::new("dialogs");
        static CLASSROOM: Chunk = Chunk::new("classroom");
        match self {
            Self::Analysis => &ANALYSIS,
            Self::Tree => &TREE,
            Self::Learn => &LEARN,
            Self::Teach => &TEACH,
            Self::Review => &REVIEW,
            Self::Statistics => &STATISTICS,
            Self::Dialogs => &DIALOGS,
            Self::Classroom => &CLASSROOM,
        }
    }
}

/// Code that is fetched when it is first wanted.
struct Chunk {
    name: &'static str,
    is_here: AtomicBool,
}

impl Chunk {
    const fn new(name: &'static str) -> Self {
        let is_here = AtomicBool::new(!seam::CUT);
        Self { name, is_here }
    }

    /// Whether the chunk is here; on a page of one piece that is always.
    fn is_here(&self) -> bool {
        self.is_here.load(Ordering::Relaxed)
    }

    /// Fetches the chunk, and calls back with whether it has come. A failed fetch can be repeated.
    fn fetch(&'static self, on_done: impl FnOnce(bool) + 'static) {
        let on_done = move |is_here| {
            if is_here {
                self.is_here.store(true, Ordering::Relaxed);
            }
            on_done(is_here);
        };
        // Boxed, so that the browser's side is compiled once for all.
        seam::fetch(self.name, Box::new(on_done));
    }
}

/// The page is in several files, which `boot.js` fetches.
#[cfg(all(target_family = "wasm", feature = "later"))]
mod seam {
    use wasm_bindgen::prelude::*;

    pub(super) const CUT: bool = true;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_name = nimFetch)]
        fn nim_fetch(chunk: &str, on_done: JsValue);
        #[wasm_bindgen(js_name = nimMessages)]
        pub(super) fn messages() -> Option<String>;
    }

    pub(super) fn fetch(chunk: &str, on_done: Box<dyn FnOnce(bool)>) {
        nim_fetch(chunk, Closure::once_into_js(on_done));
    }
}

/// The page is in one piece, and in English.
#[cfg(not(all(target_family = "wasm", feature = "later")))]
mod seam {
    pub(super) const CUT: bool = false;

    pub(super) fn fetch(_chunk: &str, on_done: Box<dyn FnOnce(bool)>) {
        on_done(true);
    }

    pub(super) const fn messages() -> Option<String> {
        None
    }
}

/// The messages in the language of the visit, fetched by `boot.js`; `None` for English, and after a failed fetch.
pub fn messages() -> Option<String> {
    seam::messages()
}

/// The progress of loading, for the content shown meanwhile.
#[derive(Clone, Debug, PartialEq)]
pub enum Fetch {
    /// Loading.
    UnderWay,
    /// Loading failed; a press on this tries again.
    Failed(Callback<MouseEvent>),
}

/// The properties of [`Lazy`]. For another part, give the component another `key`.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The part that is drawn.
    pub part: LazyPart,
    /// Draws the part, once its chunk is here.
    pub draw: Callback<(), Html>,
    /// The heading that stands in the place of a screen until then; `None` for a dialog or a panel.
    #[prop_or_default]
    pub heading: Option<&'static str>,
}

/// Fetches the chunk of a part, and draws the part.
#[component]
pub fn Lazy(props: &Props) -> Html {
    let chunk = props.part.shared_chunk();
    // Whether the fetch has succeeded; `None` until it ends.
    let has_come = use_state_eq(|| None);
    let (is_here, setter) = (chunk.is_here(), has_come.setter());
    let is_awaited = !is_here && has_come.is_none();
    let heading = props.heading;
    use_effect_with(is_awaited, move |&is_awaited| {
        if is_awaited {
            if let Some(screen) = heading {
                document::set_title(&study::Title { screen }.text());
            }
            chunk.fetch(move |came| setter.set(Some(came)));
        }
    });
    // In a dialog the element with the focus may be gone.
    use_effect_with((is_here, is_awaited), |_| {
        if document::focus_is_lost() {
            focus::focus_heading();
        }
    });
    if is_here {
        return props.draw.emit(());
    }
    let fetch = if is_awaited {
        Fetch::UnderWay
    } else {
        let setter = has_come.setter();
        Fetch::Failed(Callback::from(move |_| setter.set(None)))
    };
    match heading {
        Some(heading) => placeholder(heading, fetch),
        None => fetching(fetch),
    }
}

/// The content shown while a chunk loads, or after a failure.
pub fn fetching(fetch: Fetch) -> Html {
    let retry = match fetch {
        Fetch::UnderWay => None,
        Fetch::Failed(retry) => Some(retry),
    };
    let failed = retry.is_some();
    // `boot.js` knows whether the host sends a wrong file.
    let failure = match document::marked("data-part-mistyped") {
        Some(_) => stop::mistyped(),
        None => words::not_fetched(),
    };
    html! {
        <div class="fetching">
            // No status while it loads: the page has one already, and this text is soon gone.
            <p role={failed.then_some("alert")}>{ if failed { failure } else { words::fetching() } }</p>
            if let Some(onclick) = retry {
                <button class="button" type="button" {onclick}>{ words::try_again() }</button>
            }
        </div>
    }
}

/// The content in the place of a screen while its chunk loads.
fn placeholder(heading: &'static str, fetch: Fetch) -> Html {
    html! {
        <main class="coming">
            <h2 class="visually-hidden">{ heading }</h2>
            { fetching(fetch) }
        </main>
    }
}
