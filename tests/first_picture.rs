//! The first picture: the board that the document brings, drawn by the components of the page. `cargo xtask draw` writes
//! it into `assets/first-picture.json`, from which the build takes it.

#![allow(clippy::expect_used, reason = "a test fails by panicking")]

use std::{
    env, fs,
    future::Future,
    path::Path,
    pin::pin,
    task::{Context, Poll, Waker},
};

use nim::app::{App, Props};
use nim::catalogue::{document, language, play as words};
use nim::engine::Move;
use nim::game::teach::{Chapter, Step};
use nim::game::{MatchConfig, Route};
use nim::lazy::LazyPart;
use nim::text::play as text;
use serde_json::{Value, json};
use yew::LocalServerRenderer;

/// The variable that asks for the file. Its value is the hash of what the picture is made of.
const INPUTS: &str = "NIM_PICTURE_OF";

#[test]
fn the_committed_picture_is_the_one_that_the_components_draw() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let file = root.join("assets/first-picture.json");
    let languages =
        nim_catalogue::languages(&root.join("locales")).expect("the build has read them");
    let boards = languages.iter().map(|language| {
        language::start(Some(nim_catalogue::numbered(language)));
        json!({ "language": language.tag, "choices": choices(), "markup": markup() })
    });
    let mut drawn = json!({ "routes": routes(), "boards": boards.collect::<Vec<_>>() });
    if let Ok(inputs) = env::var(INPUTS) {
        drawn["inputs"] = inputs.into();
        let text = serde_json::to_string_pretty(&drawn).expect("JSON");
        fs::write(&file, text + "\n").expect("the folder is there");
        return;
    }
    let committed = fs::read_to_string(&file).expect("the picture is committed");
    let mut committed: Value = serde_json::from_str(&committed).expect("JSON");
    drawn["inputs"] = committed["inputs"].take();
    committed["inputs"] = drawn["inputs"].clone();
    assert!(
        committed == drawn,
        "the picture is old: run `cargo xtask draw`"
    );
}

/// The chunk that each screen and each lesson needs: `{"tree":"tree","path":"learn","path/1":"teach",…}`. The name is empty
/// where a screen needs no chunk.
fn routes() -> Value {
    let steps = Step::ALL.map(|step| Route::Step(step, None));
    let lessons = steps.into_iter().chain(Chapter::ALL.map(Route::Chapter));
    let lessons = lessons.chain([Route::Teachers]);
    let lessons = lessons.map(|lesson| lesson.to_string().replace("#/", ""));
    let addresses = Route::SCREENS.map(str::to_owned).into_iter().chain(lessons);
    let entries = addresses.map(|address| {
        let route = format!("#/{address}")
            .parse()
            .expect("each address has a screen");
        let chunk = LazyPart::of(&route).map_or("", LazyPart::chunk);
        (address, chunk.into())
    });
    Value::Object(entries.collect())
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
    Value::Object(entries.chain([taken]).collect())
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
