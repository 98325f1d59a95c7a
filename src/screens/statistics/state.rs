//! The state of the open screen: questions, offers and messages.

use std::rc::Rc;

use yew::Reducible;

use crate::game::puzzle::Date;
use crate::game::{Save, SaveError};
use crate::state::{StorageAction, read_save};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct StatisticsState {
    /// The date here, unless the clock is wrong.
    pub today: Option<Date>,
    /// Whether everything is shown as text.
    pub shows_text: bool,
    /// The action that waits for its confirmation.
    pub question: Option<Confirmation>,
    /// The data that can be imported.
    pub offer: Option<Rc<Save>>,
    pub message: Option<DataMessage>,
    /// How many messages there were: one that comes again is read out again.
    pub messages: u32,
    /// The text that was set aside.
    pub aside: Option<Rc<str>>,
    /// Everything that was here before an import.
    pub before: Option<Rc<Save>>,
}

/// An action that needs a second press, because nothing can undo it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Confirmation {
    /// Whether to delete everything.
    Delete,
    /// Whether to delete the data that could not be read.
    DropAside,
}

/// A message on the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DataMessage {
    /// A text cannot be used.
    Refused(SaveError),
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
    /// The data that could not be read was deleted.
    AsideDropped,
    /// Whether the browser has agreed to delete no data by itself.
    Agreed(bool),
}

#[derive(Clone, Debug, PartialEq)]
pub enum StatisticsAction {
    /// Everything as text is shown, or hidden.
    ToggleText,
    /// A text is there to be imported.
    Read(String),
    /// There is something to say.
    Say(DataMessage),
    /// The person does not want to import the data.
    Leave,
    /// All data is now that of the file; this data was there before.
    Imported(Rc<Save>),
    /// All data is that from before the import.
    Restored,
    Ask(Confirmation),
    /// Cancels the question.
    Cancel,
    /// Everything was deleted.
    Deleted,
    /// The data that could not be read was deleted. This has been set aside meanwhile.
    AsideDropped(Option<String>),
}

impl StatisticsState {
    /// The next state.
    #[must_use]
    pub fn after(mut self, action: StatisticsAction) -> Self {
        match action {
            StatisticsAction::ToggleText => self.shows_text = !self.shows_text,
            StatisticsAction::Read(text) => self.read(&text),
            StatisticsAction::Say(message) => self.show(message),
            StatisticsAction::Leave => {
                self.offer = None;
                self.show(DataMessage::NotImported);
            }
            StatisticsAction::Imported(before) => {
                self.begin_anew(DataMessage::Imported);
                self.before = Some(before);
            }
            StatisticsAction::Restored => self.begin_anew(DataMessage::Restored),
            StatisticsAction::Deleted => {
                self.begin_anew(DataMessage::Deleted);
                self.aside = None;
            }
            StatisticsAction::Ask(question) => self.question = Some(question),
            StatisticsAction::Cancel => self.question = None,
            StatisticsAction::AsideDropped(rest) => {
                self.question = None;
                self.aside = rest.map(Rc::from);
                self.show(DataMessage::AsideDropped);
            }
        }
        self
    }

    /// Finds out whether a text can be taken over.
    fn read(&mut self, text: &str) {
        match read_save(text, self.today) {
            Ok(save) => {
                self.offer = Some(Rc::new(save));
                self.message = None;
            }
            Err(error) => {
                self.offer = None;
                self.show(DataMessage::Refused(error));
            }
        }
    }

    fn show(&mut self, message: DataMessage) {
        self.message = Some(message);
        self.messages = self.messages.wrapping_add(1);
    }

    /// Forgets questions and offers, because all saved data has changed.
    fn begin_anew(&mut self, message: DataMessage) {
        *self = Self {
            today: self.today,
            aside: self.aside.take(),
            messages: self.messages,
            ..Self::default()
        };
        self.show(message);
    }
}

impl Reducible for StatisticsState {
    type Action = StatisticsAction;

    fn reduce(self: Rc<Self>, action: StatisticsAction) -> Rc<Self> {
        Rc::unwrap_or_clone(self).after(action).into()
    }
}

/// The two actions of a press: one for storage, one for the screen.
pub type PressActions = (StorageAction, StatisticsAction);

/// The change that takes over the offer, in place of everything that is here.
pub fn replace(here: &Rc<Save>, state: &StatisticsState) -> Option<PressActions> {
    let import = StorageAction::Import(state.offer.clone()?);
    Some((import, StatisticsAction::Imported(here.clone())))
}

/// The change that brings back the data from before an import.
pub fn restore(state: &StatisticsState) -> Option<PressActions> {
    let before = state.before.clone()?;
    Some((StorageAction::Import(before), StatisticsAction::Restored))
}

/// The change that deletes everything, after the second press.
pub fn delete(state: &StatisticsState) -> Option<PressActions> {
    let asked = state.question == Some(Confirmation::Delete);
    asked.then_some((StorageAction::Delete, StatisticsAction::Deleted))
}
