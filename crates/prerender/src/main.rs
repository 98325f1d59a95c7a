//! Prints what the build needs of the page as JSON: the chunk of each screen and lesson, and for each language
//! the board of a first visit and what each choice on it says.

use std::{
    future::Future,
    io::{self, Write},
    path::Path,
    pin::pin,
    task::{Context, Poll, Waker},
};

use nim::app::{App, Props};
use nim::catalogue::{document, language, play as words};
use nim::engine::Move;
use nim::game::teach::{Chapter, STEPS};
use nim::game::{MatchConfig, Route};
use nim::lazy::LazyPart;
use nim::text::play as text;
use serde_json::{Value, json};
use yew::LocalServerRenderer;

const LOCALES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");

fn main() -> io::Result<()> {
    let languages = nim_catalogue::languages(Path::new(LOCALES)).expect("the build has read them");
    let boards = languages.iter().map(|language| {
        language::start(Some(nim_catalogue::numbered(language)));
        json!({ "language": language.tag, "choices": choices().to_string(), "markup": markup() })
    });
    let page = json!({ "routes": routes(), "boards": boards.collect::<Vec<_>>() });
    io::stdout().write_all(page.to_string().as_bytes())
}

/// The chunk that each screen and each lesson needs, as JSON: `{"tree":"tree","path":"learn","path/1":"teach",…}`. The
/// name is empty where a screen needs no chunk.
fn routes() -> String {
    let entry = |address: &str| {
        let route = format!("#/{address}").parse();
        let chunk = LazyPart::of(&route.expect("each address has a screen")).map(LazyPart::chunk);
        format!("{address:?}:{:?}", chunk.unwrap_or_default())
    };
    let steps = (1..=STEPS).map(|step| Route::Step(step, None));
    let lessons = steps.chain(Chapter::ALL.map(Route::Chapter));
    let lessons = lessons.map(|lesson| entry(lesson.to_string().trim_start_matches("#/")));
    let entries: Vec<_> = Route::SCREENS
        .map(entry)
        .into_iter()
        .chain(lessons)
        .collect();
    format!("{{{}}}", entries.join(","))
}

/// What each choice on the board of a first visit says, and what the board says without one:
/// `{"":…,"A1":{"tag":"1","count":"3 → 2","take":"Take 1","name":"Take 1 from heap A"},…}`. The key `taken` has
/// the text that is shown while a move waits for the program.
fn choices() -> Value {
    let position = MatchConfig::default().board;
    let choices = position.legal_moves().map(Some);
    let entries = std::iter::once(None).chain(choices).map(|choice| {
        let (key, heap, take) = choice.map_or_else(Default::default, |choice: Move| {
            (choice.to_string(), choice.heap, choice.take.get())
        });
        let stones = take.into();
        let texts = json!({
            "tag": words::Tag { stones }.text(),
            "count": text::count(position.heaps()[heap], take),
            "take": text::take(choice),
            "name": choice.map_or(words::choose().to_owned(), text::take_from),
        });
        (key, texts)
    });
    let taken = ("taken".to_owned(), json!(document::move_waits()));
    entries.chain([taken]).collect()
}

/// The markup of the page of a first visit. The drawing reads no clock, chance or storage, so it is always the same.
fn markup() -> String {
    let props = yew::props!(Props {});
    // The page does not hydrate this drawing, which would add 14 KB, but draws itself again.
    let rendering = LocalServerRenderer::<App>::with_props(props)
        .hydratable(false)
        .render();
    match pin!(rendering).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(html) => html,
        Poll::Pending => unreachable!("nothing on the page waits while it is drawn"),
    }
}
