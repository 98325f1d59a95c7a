use gloo::timers::callback::Timeout;

use super::PageHandle;
use super::effects::Watched;
use crate::engine::Move;
use crate::game::{Action, TurnToken};
use crate::platform::timer;
use crate::ui::study::Tool;
use crate::ui::{Gesture, Happening};

/// How long a choice waits before it is reminded of, in milliseconds.
const PATIENCE: u32 = 3000;

/// Reminds once of a choice that waits.
#[derive(Default)]
pub struct Reminder {
    choice: Watched<(TurnToken, Option<Move>, bool)>,
    timer: Option<Timeout>,
}

impl Reminder {
    /// Follows the page.
    pub fn settle(&mut self, page: &PageHandle) {
        // Behind an open dialog nobody would hear it.
        let board = page.board().filter(|_| page.screen.sheet.is_none());
        let choice = board.and_then(|board| board.choice);
        let token = board.unwrap_or(&page.table).turn_token();
        let taught = page.is_away();
        if self.choice.becomes((token, choice, taught)) {
            self.timer = choice.map(|waiting| {
                let dispatcher = page.dispatcher();
                timer::after(PATIENCE, move || {
                    let remind = Action::Remind(token, waiting);
                    dispatcher.dispatch(if taught {
                        Happening::Gesture(Gesture::Tool(Tool::Act(remind)))
                    } else {
                        Happening::Act(remind)
                    });
                })
            });
        }
    }
}
