use yew::prelude::*;

use super::AppHandle;
use super::address::{Address, AddressBar};
use super::dialog::ShownDialog;
use super::settings::Appearance;
use crate::lazy::DIALOGS;
use crate::state::Watched;
use crate::storage::Autosave;

/// The effects without a hook of their own.
#[hook]
pub fn use_effects(page: &AppHandle, bar: &AddressBar) {
    let effects = use_mut_ref(Effects::default);
    let (page, bar) = (page.clone(), bar.clone());
    use_effect(move || effects.borrow_mut().settle(&page, &bar));
}

#[derive(Default)]
struct Effects {
    address: Address,
    dialog: ShownDialog,
    appearance: Appearance,
    autosave: Autosave,
    nears_end: Watched<bool>,
}

/// So many stones are left when the end of a game is near.
const FEW: u64 = 4;

impl Effects {
    fn settle(&mut self, page: &AppHandle, bar: &AddressBar) {
        self.address.settle(page, bar);
        self.dialog.settle(page);
        self.appearance.settle(page);
        self.autosave.settle(page);
        // The result of the game comes with other dialogs.
        let nears_end = page.table.game.position().stones() <= FEW;
        if self.nears_end.becomes(nears_end) && nears_end && !DIALOGS.is_here() {
            DIALOGS.fetch(|_| ());
        }
    }
}
