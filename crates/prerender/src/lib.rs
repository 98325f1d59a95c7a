//! The page as text: the same components that the browser draws, rendered on the host.
//!
//! ```
//! let board = nim_prerender::drawn("#/play?heaps=1,2");
//! assert!(board.contains(&nim::text::play::heap_group(1, 2)));
//! ```

use std::{
    future::Future,
    path::Path,
    pin::pin,
    task::{Context, Poll, Waker},
};

use nim::app::{App, Props};
use nim::catalogue::{Language, document, language, play as play_words};
use nim::engine::Move;
use nim::game::MatchConfig;
use nim::lazy::Part;
use nim::route::Route;
use nim::state::{Stored, Wish};
use nim::text::play as text;
use serde_json::{Value, json};
use yew::LocalServerRenderer;

/// Which part of the page the screen of each address needs, as a JSON object: `{"tree":"tree",…}`.
///
/// ```
/// assert!(nim_prerender::routes().contains(r#""tree":"tree""#));
/// ```
#[must_use]
pub fn routes() -> String {
    let part = |route: Route| format!("{:?}:{:?}", route.name(), Part::Screen(route).chunk());
    format!("{{{}}}", Route::ALL.map(part).join(","))
}

/// What each choice on the board of a first visit says, and what the board says without one, as a JSON object:
/// `{"":…,"A1":{"tag":"1","count":"3 → 2","take":"Take 1","name":"Take 1 from heap A"},…}`. Under `taken` it has what
/// is said while a move waits for the program.
#[must_use]
pub fn choices() -> String {
    let position = MatchConfig::default().board;
    let choices = position.legal_moves().map(Some);
    let told = std::iter::once(None).chain(choices).map(|choice| {
        let (key, heap, take) = choice.map_or_else(Default::default, |choice: Move| {
            (choice.to_string(), choice.heap, choice.take.get())
        });
        let tag = play_words::Tag {
            stones: take.into(),
        }
        .text();
        let count = text::count(position.heaps()[heap], take);
        let name = choice.map_or(play_words::choose().to_owned(), text::take_from);
        let take = text::take(choice);
        let told = json!({ "tag": tag, "count": count, "take": take, "name": name });
        (key, told)
    });
    let taken = ("taken".to_owned(), json!(document::move_waits()));
    Value::Object(told.chain([taken]).collect()).to_string()
}

/// Lets the page on this thread speak a language, with the messages of `locales`: whether there is one with
/// this tag.
///
/// ```
/// assert!(nim_prerender::speak("en"));
/// assert!(!nim_prerender::speak("xx"));
/// ```
///
/// # Panics
///
/// If a message is refused: the page would not have been compiled.
#[must_use]
pub fn speak(tag: &str) -> bool {
    const LOCALES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");
    let languages = nim_catalogue::languages(Path::new(LOCALES)).expect("the build has read them");
    let known = languages.iter().find(|language| language.tag == tag);
    let Some((language, known)) = Language::of(tag).zip(known) else {
        return false;
    };
    let messages = nim_catalogue::keyed(languages[0].messages().zip(known.messages()));
    language::speak(language, &messages);
    true
}

/// The markup of the page that opens at this fragment of an address, such as `#/play?heaps=1,2`;
/// with an empty one that of a first visit.
///
/// Clock, chance and storage are not asked, so the same fragment always gives the same text.
///
/// # Panics
///
/// If a component waited for something while it is drawn: none does.
#[must_use]
pub fn drawn(fragment: &str) -> String {
    let props = Props {
        fragment: fragment.to_owned().into(),
        is_link: true,
        stored: Stored::default(),
        choice: None,
        is_taken: false,
        is_unspoken: false,
        wish: Wish::Start,
    };
    // The page does not hydrate this drawing, which would add 14 KB, but draws itself again.
    let rendering = LocalServerRenderer::<App>::with_props(props)
        .hydratable(false)
        .render();
    match pin!(rendering).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(html) => html,
        Poll::Pending => unreachable!("nothing on the page waits while it is drawn"),
    }
}
