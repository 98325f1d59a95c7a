use gloo::timers::callback::Timeout;
use yew::prelude::*;

use super::TableHandle;
use crate::game::Action;

/// How long a choice waits before it is reminded of, in milliseconds.
const PATIENCE: u32 = 3000;

/// Reminds once of a choice that waits.
#[hook]
pub fn use_reminder(table: &TableHandle) {
    let dispatcher = table.dispatcher();
    use_effect_with((table.ticket(), table.choice), move |&(ticket, choice)| {
        let timer = choice.map(|waiting| {
            Timeout::new(PATIENCE, move || dispatcher.dispatch(Action::Remind(ticket, waiting)))
        });
        move || drop(timer)
    });
}
