use yew::prelude::*;

use super::PageHandle;
use crate::game::Action;
use crate::platform::timer;
use crate::ui::Happening;

/// How long a choice waits before it is reminded of, in milliseconds.
const PATIENCE: u32 = 3000;

/// Reminds once of a choice that waits.
#[hook]
pub fn use_reminder(page: &PageHandle) {
    let dispatcher = page.dispatcher();
    use_effect_with(
        (page.table.ticket(), page.table.choice),
        move |&(ticket, choice)| {
            let timer = choice.map(|waiting| {
                timer::after(PATIENCE, move || {
                    dispatcher.dispatch(Happening::Act(Action::Remind(ticket, waiting)));
                })
            });
            move || drop(timer)
        },
    );
}
