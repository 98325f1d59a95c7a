use std::rc::Rc;

use super::session::save;
use crate::game::{GameState, LearnerTraining, Part, Profile, Revision, Settings};
use crate::state::{AppState, Shared};

/// The part of a page that a save is made from. Equal inputs give equal saves, and comparing two inputs
/// is cheap: nothing is written for it.
#[derive(Clone, Debug)]
pub struct SaveInput {
    table: Rc<GameState>,
    settings: Settings,
    schools: Rc<Vec<LearnerTraining>>,
    archive: Shared<Profile>,
}

impl SaveInput {
    /// The input that this page gives.
    pub fn of(page: &AppState) -> Self {
        Self {
            table: page.table.clone(),
            settings: page.settings.clone(),
            schools: page.schools.clone(),
            archive: page.archive.clone(),
        }
    }
}

impl PartialEq for SaveInput {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.table, &other.table)
            && Rc::ptr_eq(&self.schools, &other.schools)
            && self.archive == other.archive
            && self.settings == other.settings
    }
}

/// The save that was written last, without its revision and the learners.
#[derive(Debug, Default)]
pub struct Written {
    text: Option<String>,
    input: Option<SaveInput>,
}

impl Written {
    /// As if nothing had been written, so that everything has changed.
    pub const fn of_nothing() -> Self {
        Self {
            text: Some(String::new()),
            input: None,
        }
    }

    /// Whether the last text is known.
    pub const fn is_known(&self) -> bool {
        self.text.is_some()
    }

    /// The text to write, or `None` where nothing has changed. The text is made only where its input
    /// differs from the last one.
    pub fn change(&mut self, page: &AppState) -> Option<String> {
        let input = SaveInput::of(page);
        if self.input.as_ref() == Some(&input) {
            return None;
        }
        let text = save(page, Revision::default()).write_part(Part::Play);
        if self.text.as_ref() != Some(&text) {
            return Some(text);
        }
        self.input = Some(input);
        None
    }

    /// Notes that this page was written.
    pub fn note(&mut self, page: &AppState) {
        if let Some(text) = self.change(page) {
            self.set(page, text);
        }
    }

    /// This text of this page was written, or was so before.
    pub fn set(&mut self, page: &AppState, text: String) {
        self.text = Some(text);
        self.input = Some(SaveInput::of(page));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::{GameAction, Switch};
    use crate::route::Route;
    use crate::state::{AppAction, Dialog};

    fn page() -> AppState {
        AppState::opening("#/play?two=human")
    }

    #[test]
    fn a_change_only_on_the_screen_is_not_written() {
        let page = page();
        let input = SaveInput::of(&page);
        for action in [
            AppAction::Open(Dialog::Settings),
            AppAction::Close,
            AppAction::Explain,
        ] {
            let after = page.clone().after(action.clone());
            let after = SaveInput {
                archive: input.archive.clone(),
                ..SaveInput::of(&after)
            };
            assert_eq!(input, after, "{action:?}");
        }
    }

    #[test]
    fn an_unchanged_text_is_not_written_again() {
        let page = page();
        let mut written = Written::default();
        written.note(&page);
        for action in [AppAction::Go(Route::Learn), AppAction::Undo] {
            let after = page.clone().after(action.clone());
            assert_eq!(written.change(&after), None, "{action:?}");
        }
    }

    #[test]
    fn a_change_is_written_once() {
        let mut page = page();
        let mut written = Written::default();
        let first = written.change(&page).expect("nothing is written yet");
        written.set(&page, first);
        assert_eq!(written.change(&page), None);
        for action in [
            AppAction::Act(GameAction::Choose("C4".parse().unwrap())),
            AppAction::Act(GameAction::Take),
            AppAction::Set(Switch::Sound, true),
            AppAction::Follow("#/play?heaps=2,2&two=human".to_owned()),
        ] {
            page = page.after(action.clone());
            let text = written.change(&page);
            let text = text.unwrap_or_else(|| panic!("{action:?} is not written"));
            // Until it is written it has changed.
            assert_eq!(written.change(&page).as_ref(), Some(&text));
            written.set(&page, text);
            assert_eq!(written.change(&page), None, "{action:?}");
        }
        assert!(Written::of_nothing().change(&page).is_some());
    }
}
