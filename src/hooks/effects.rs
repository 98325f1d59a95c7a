use yew::prelude::*;

use super::PageHandle;
use super::address::{Address, AddressBar};
use super::computer::ComputerTurn;
use super::dialog::Dialog;
use super::drag::Drags;
use super::feedback::Feedback;
use super::flight::Flight;
use super::focus::BoardFocus;
use super::gestures::Keys;
use super::later::Fetching;
use super::reminder::Reminder;
use super::saving::Saving;
use super::settings::Appearance;
use super::studying::Work;
use super::training::Training;

/// Everything that the page does beside being drawn.
#[hook]
pub fn use_effects(page: &PageHandle, bar: &AddressBar) {
    let effects = use_mut_ref(Effects::default);
    let (page, bar) = (page.clone(), bar.clone());
    use_effect(move || effects.borrow_mut().settle(&page, &bar));
}

#[derive(Default)]
struct Effects {
    computer: ComputerTurn,
    reminder: Reminder,
    address: Address,
    dialog: Dialog,
    focus: BoardFocus,
    keys: Keys,
    drags: Drags,
    feedback: Feedback,
    flight: Flight,
    fetching: Fetching,
    appearance: Appearance,
    training: Training,
    work: Work,
    saving: Saving,
}

impl Effects {
    fn settle(&mut self, page: &PageHandle, bar: &AddressBar) {
        self.computer.settle(page);
        self.reminder.settle(page);
        self.address.settle(page, bar);
        self.dialog.settle(page);
        self.focus.settle(page);
        self.keys.settle(page);
        self.drags.settle(page);
        self.feedback.settle(page);
        self.flight.settle(page);
        self.fetching.settle(page);
        self.appearance.settle(page);
        self.training.settle(page);
        self.work.settle(page);
        self.saving.settle(page);
    }
}

/// What an effect depends on, as it was when the page was last drawn.
#[derive(Debug)]
pub struct Watched<T>(Option<T>);

impl<T> Default for Watched<T> {
    fn default() -> Self {
        Self(None)
    }
}

impl<T: PartialEq> Watched<T> {
    /// Whether it is another now; the first time it is.
    pub fn becomes(&mut self, now: T) -> bool {
        let differs = self.0.as_ref() != Some(&now);
        self.0 = Some(now);
        differs
    }
}
