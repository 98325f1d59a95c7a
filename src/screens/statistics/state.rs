//! The state of the open screen: questions, offers and messages.

use std::rc::Rc;

use yew::Reducible;

use crate::game::puzzle::{Date, Today};
use crate::game::{Holds, Offer, Refusal};
use crate::state::AppState;
use crate::storage::{Decision, Export, StorageAction, Told};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct StatisticsState {
    /// Today's date, after the browser has given it.
    pub today: Option<Today>,
    /// The lines that could not be read and were put aside.
    pub aside: Option<Rc<str>>,
    /// Everything as text, once it was written.
    pub export: Option<Export>,
    /// Whether everything is shown as text.
    pub shows_text: bool,
    /// The question to confirm.
    pub question: Option<Question>,
    /// The data that can be imported.
    pub offer: Option<Rc<Offer>>,
    pub message: Option<Message>,
    /// Everything that was here before an import, as text.
    pub before: Option<Rc<str>>,
}

/// An action that needs a second press, because nothing can undo it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Question {
    /// Whether to delete everything.
    Delete,
    /// Whether to delete the damaged lines.
    DeleteDamaged,
}

/// A message on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Message {
    /// A text cannot be used.
    Refused(Refusal),
    /// A file could not be read.
    Unread,
    /// A text was taken over.
    Imported,
    /// The import failed.
    NotImported,
    /// The data from before the import is back.
    Restored,
    /// Everything was deleted.
    Deleted,
    /// The damaged lines were deleted.
    DamagedDeleted,
}

/// Something that happens on the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum StatisticsAction {
    /// The day here is known.
    Today([u32; 3], i32),
    /// These lines are put aside.
    Aside(Option<Rc<str>>),
    /// Everything was written as text.
    Exported(Export),
    /// Everything as text is shown, or hidden.
    ToggleText,
    /// A text is there to be imported.
    Read(String),
    /// A file could not be read, or not used.
    Fail(Message),
    /// The person does not want to import the data.
    Leave,
    /// All data is now that of the file; before, it was this text.
    Imported(Rc<str>),
    /// All data is that from before the import.
    Restored,
    /// Asks for confirmation.
    Ask(Question),
    /// Cancels the question.
    Cancel,
    /// Everything was deleted.
    Deleted,
    /// The damaged lines were deleted.
    DamagedDeleted,
}

impl StatisticsState {
    /// The next state.
    #[must_use]
    pub fn after(mut self, action: StatisticsAction) -> Self {
        match action {
            StatisticsAction::Today([year, month, day], zone) => {
                let date = Date::new(year, month, day).ok();
                self.today = date.map(|date| Today { date, zone });
            }
            StatisticsAction::Aside(lines) => self.aside = lines,
            StatisticsAction::Exported(export) => self.export = Some(export),
            StatisticsAction::ToggleText => self.shows_text = !self.shows_text,
            StatisticsAction::Read(text) => self.read(&text),
            StatisticsAction::Fail(message) => self.say(message),
            StatisticsAction::Leave => self.say(Message::NotImported),
            StatisticsAction::Imported(before) => {
                self.begin_anew(Message::Imported);
                self.before = Some(before);
            }
            StatisticsAction::Restored => self.begin_anew(Message::Restored),
            StatisticsAction::Deleted => self.begin_anew(Message::Deleted),
            StatisticsAction::Ask(question) => self.question = Some(question),
            StatisticsAction::Cancel => self.question = None,
            StatisticsAction::DamagedDeleted => {
                self.question = None;
                self.message = Some(Message::DamagedDeleted);
            }
        }
        self
    }

    /// Finds out whether a text can be taken over.
    fn read(&mut self, text: &str) {
        match Offer::of(text) {
            Ok(offer) => {
                self.offer = Some(Rc::new(offer));
                self.message = None;
            }
            Err(refusal) => self.say(Message::Refused(refusal)),
        }
    }

    /// Says something, and offers nothing.
    fn say(&mut self, message: Message) {
        self.offer = None;
        self.message = Some(message);
    }

    /// Forgets questions and offers, because all saved data has changed.
    fn begin_anew(&mut self, message: Message) {
        *self = Self {
            today: self.today,
            aside: self.aside.take(),
            export: self.export.take(),
            message: Some(message),
            ..Self::default()
        };
    }
}

impl Reducible for StatisticsState {
    type Action = StatisticsAction;

    fn reduce(self: Rc<Self>, action: StatisticsAction) -> Rc<Self> {
        Rc::unwrap_or_clone(self).after(action).into()
    }
}

/// The two actions of a press: one for storage, one for the screen.
pub type Outcome = (StorageAction, StatisticsAction);

/// The actions that take over the offer. `None` where there is no offer, or where this visit may not
/// write over the save.
pub fn replace(page: &AppState, state: &StatisticsState) -> Option<Outcome> {
    let offer = state.offer.clone().filter(|_| may_import(page))?;
    let before = Export::of(page).text;
    let import = StorageAction::Import(offer.text.clone());
    Some((import, StatisticsAction::Imported(before)))
}

/// The change that brings back the data from before an import.
pub fn restore(state: &StatisticsState) -> Option<Outcome> {
    let before = state.before.clone()?;
    Some((StorageAction::Import(before), StatisticsAction::Restored))
}

/// The change that deletes everything, after the second press.
pub fn delete(state: &StatisticsState) -> Option<Outcome> {
    let all = StorageAction::Decide(Decision::DeleteAll);
    let asked = state.question == Some(Question::Delete);
    asked.then_some((all, StatisticsAction::Deleted))
}

/// The change that deletes the damaged lines, after the second press.
pub fn drop_damaged(state: &StatisticsState) -> Option<Outcome> {
    let dropped = StorageAction::Tell(Told::PutAside);
    let asked = state.question == Some(Question::DeleteDamaged);
    asked.then_some((dropped, StatisticsAction::DamagedDeleted))
}

/// Whether an import would be saved: a visit without storage imports nothing.
pub fn may_import(page: &AppState) -> bool {
    page.archive.standing.may_write()
}

/// The amount of saved data here.
pub fn here(page: &AppState) -> Holds {
    let archive = &page.archive;
    Holds::of(
        &archive.statistics,
        &archive.learned,
        &page.schools,
        Some(&page.table),
    )
}

/// All lines that could not be read, as text: those that were put aside, and those for which there
/// was no room.
pub fn damaged(page: &AppState, state: &StatisticsState) -> String {
    let mut text = state.aside.as_deref().unwrap_or_default().to_owned();
    for line in &page.archive.damaged {
        text.extend([line, "\n"]);
    }
    text
}
