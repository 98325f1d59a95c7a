use gloo::timers::callback::Timeout;

use super::PageHandle;
use super::effects::Watched;
use crate::engine::Move;
use crate::game::{Action, Ticket};
use crate::platform::timer;
use crate::ui::Happening;

/// How long a choice waits before it is reminded of, in milliseconds.
const PATIENCE: u32 = 3000;

/// Reminds once of a choice that waits.
#[derive(Default)]
pub struct Reminder {
    choice: Watched<(Ticket, Option<Move>)>,
    timer: Option<Timeout>,
}

impl Reminder {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        // Behind an open dialog nobody would hear it.
        let choice = page.table.choice.filter(|_| page.screen.sheet.is_none());
        let ticket = page.table.ticket();
        if self.choice.becomes((ticket, choice)) {
            self.timer = choice.map(|waiting| {
                let dispatcher = page.dispatcher();
                timer::after(PATIENCE, move || {
                    dispatcher.dispatch(Happening::Act(Action::Remind(ticket, waiting)));
                })
            });
        }
    }
}
