use yew::prelude::*;

use super::AppHandle;
use super::address::{Address, AddressBar};
use super::dialog::ShownDialog;
use super::settings::Appearance;
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
}

impl Effects {
    fn settle(&mut self, page: &AppHandle, bar: &AddressBar) {
        self.address.settle(page, bar);
        self.dialog.settle(page);
        self.appearance.settle(page);
        self.autosave.settle(page);
    }
}
