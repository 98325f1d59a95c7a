//! Saving a visit in the browser: resuming it, writing it, and notices about it.
//!
//! [`Autosave`] writes a first game in a few lines. A chunk of its own reads and writes all other saves,
//! and loads when it is needed. The chunk also moves for the learner, whose training is saved, and for
//! minimax. Like a screen, the chunk has one function made by `chunk!`: a [`Request`] goes in, an
//! [`Answer`] comes out. `Request` is an enum instead of a component, because the reducer sends most
//! requests and a reducer draws nothing. A `match` is also easier to read than a trait or a table of
//! functions. All other code uses the functions below. Each asks the chunk only after it has loaded, and
//! otherwise says so.

mod action;
mod aside;
mod autosave;
mod full_save;
mod notice;
mod reply;
mod save_input;
mod session;

use std::rc::Rc;

use nim_later::chunk;
use yew::{Callback, Html, MouseEvent, UseReducerDispatcher};

use self::full_save::SaveRecord;
use crate::game::{Game, GameAction, LinkError, Offer, Refusal, Revision};
use crate::lazy::Chunk;
use crate::platform::timer;
use crate::state::{AppAction, AppHandle, AppState, Dispatch};

pub use self::action::{Decision, StorageAction, Texts, Told};
pub use self::aside::{aside, drop_aside};
pub use self::autosave::Autosave;
pub use self::full_save::kept;
pub use self::save_input::SaveInput;

/// The chunk with all that reads and writes saves.
pub static STORAGE: Chunk = Chunk::new("storage");

/// A request to the chunk.
enum Request<'a> {
    /// Resume from the saved texts, with the fragment of the address, which may be a link.
    Resume(&'a mut AppState, &'a str, bool, &'a Texts),
    /// Follow a link that was read, or an address that is gone back to.
    Follow(&'a mut AppState, Box<Result<Option<Game>, LinkError>>, bool),
    /// Begin another game in place of the current one.
    Begin(&'a mut AppState, GameAction),
    /// Count a game that has ended.
    Count(&'a mut AppState),
    /// Make the move of a computer that is no level.
    Reply(&'a AppHandle),
    /// Let a learner learn from the game that it has just played.
    Teach(&'a mut AppState),
    /// Apply an action to the saved data.
    Reduce(&'a mut AppState, StorageAction),
    /// Write the changes.
    Write(&'a AppHandle, &'a mut SaveRecord),
    /// Draw the notice about the saved data.
    Notice(&'a AppState, &'a Dispatch, CloseButton),
    /// Everything as text.
    Export(&'a AppState),
    /// Read an offer from a text.
    Read(&'a str),
}

/// The chunk's answer.
enum Answer {
    /// It is done.
    Done,
    /// [`Request::Notice`].
    Notice(Option<Html>),
    /// [`Request::Export`].
    Export(Export),
    /// [`Request::Read`].
    Offer(Result<Offer, Refusal>),
}

/// All saved data, as the text of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    /// The text.
    pub text: Rc<str>,
    /// How many of the learner's boards do not fit into that.
    pub left_out: usize,
}

chunk!("storage": fn answer(request: Request<'_>) -> Answer {
    match request {
        Request::Resume(page, fragment, is_link, texts) => {
            session::resume(page, fragment, is_link, texts);
        },
        Request::Follow(page, read, is_link) => session::follow(page, read, is_link),
        Request::Begin(page, action) => session::begin(page, action),
        Request::Count(page) => session::count(page),
        Request::Reply(page) => reply::reply(page),
        Request::Teach(page) => session::teach_learner(page),
        Request::Reduce(page, action) => session::reduce(page, action),
        Request::Write(page, record) => full_save::write(page, record),
        Request::Notice(page, dispatch, close_button) => {
            return Answer::Notice(notice::notice(page, dispatch, close_button));
        }
        Request::Export(page) => {
            let save = session::save(page, Revision::default());
            let (text, left_out) = (save.write().into(), save.left_out());
            return Answer::Export(Export { text, left_out });
        }
        Request::Read(text) => return Answer::Offer(Offer::of(text)),
    }
    Answer::Done
});

/// Asks the chunk, if it is here.
fn ask(request: Request<'_>) -> Option<Answer> {
    STORAGE.is_here().then(|| answer(request))
}

/// Resumes from the saved texts, with the fragment of an address; the chunk has to be here.
pub fn resume(page: &mut AppState, fragment: &str, is_link: bool, texts: &Texts) {
    ask(Request::Resume(page, fragment, is_link, texts));
}

/// Follows a link that was read. Without the chunk nothing happens, because the current game could not
/// be kept.
pub fn follow(page: &mut AppState, read: Result<Option<Game>, LinkError>, is_link: bool) {
    ask(Request::Follow(page, Box::new(read), is_link));
}

/// Begins another game, and keeps an unfinished one; the chunk has to be here.
pub fn begin(page: &mut AppState, action: GameAction) {
    ask(Request::Begin(page, action));
}

/// Counts a game that has ended, once.
pub fn count(page: &mut AppState) {
    ask(Request::Count(page));
}

/// Makes the move of a computer that is no level, after the chunk has loaded. Each failure is followed by
/// another attempt.
pub fn reply(page: AppHandle) {
    const PAUSE: u16 = 3000;
    STORAGE.fetch(move |is_here| {
        if is_here {
            ask(Request::Reply(&page));
        } else {
            timer::surely(PAUSE, || reply(page));
        }
    });
}

/// Lets a learner learn from the game that it has just played: whether the chunk was here.
pub fn teach(page: &mut AppState) -> bool {
    ask(Request::Teach(page)).is_some()
}

/// Applies an action to the saved data.
pub fn reduce(page: &mut AppState, action: StorageAction) {
    ask(Request::Reduce(page, action));
}

/// A function that draws a close button.
pub type CloseButton = fn(Callback<MouseEvent>) -> Html;

/// The notice about the saved data, until it was read.
pub fn notice(page: &AppState, dispatch: &Dispatch, close_button: CloseButton) -> Option<Html> {
    match ask(Request::Notice(page, dispatch, close_button))? {
        Answer::Notice(notice) => notice,
        _ => None,
    }
}

/// All saved data.
pub fn export(page: &AppState) -> Option<Export> {
    match ask(Request::Export(page))? {
        Answer::Export(export) => Some(export),
        _ => None,
    }
}

/// Reads an offer from a text that the player brings.
pub fn read(text: &str) -> Option<Result<Offer, Refusal>> {
    match ask(Request::Read(text))? {
        Answer::Offer(offer) => Some(offer),
        _ => None,
    }
}

/// Saves the changes; returns whether the chunk was here.
fn write(page: &AppHandle, record: &mut SaveRecord) -> bool {
    ask(Request::Write(page, record)).is_some()
}

/// Sends an action on the saved data to the page, after the chunk has loaded.
pub fn send(page: UseReducerDispatcher<AppState>, action: StorageAction) {
    if STORAGE.is_here() {
        page.dispatch(AppAction::Storage(action));
        return;
    }
    STORAGE.fetch(move |here| {
        if here {
            page.dispatch(AppAction::Storage(action));
        }
    });
}
