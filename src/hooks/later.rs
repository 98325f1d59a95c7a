use yew::prelude::*;

use super::PageHandle;
use crate::engine::Strategy;
use crate::game::Switch;
use crate::later::LATER;
use crate::ui::{Arrival, Happening, Sheet};

/// Fetches what a first game does not need, when somebody first wants something of it.
#[hook]
pub fn use_later(page: &PageHandle) {
    let dispatcher = page.dispatcher();
    let (screen, table) = (&page.screen, &page.table);
    let other_minds = [Strategy::Minimax, Strategy::Learner];
    let wanted = screen.sheet.is_some_and(Sheet::comes_later)
        || table.hint.is_some()
        || page.settings.is_on(Switch::Sound)
        || other_minds.map(|mind| table.game.table().seats(mind)) != [false; 2];
    let wanted = wanted && screen.more == Arrival::Awaited;
    use_effect_with(wanted, move |&wanted| {
        if wanted {
            LATER.fetch(move |here| dispatcher.dispatch(Happening::Fetched { here }));
        }
    });
}
