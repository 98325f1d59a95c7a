use std::rc::Rc;

use yew::functional::{hook, use_effect, use_mut_ref};

use crate::game::{GameState, Settings, Switch};
use crate::platform::sound;
use crate::state::feedback::Moment;

/// Sounds and vibration, if a person has switched them on.
#[hook]
pub fn use_feedback(table: &Rc<GameState>, settings: &Settings) {
    let last = use_mut_ref(|| None);
    let (table, settings) = (table.clone(), settings.clone());
    use_effect(move || {
        let now = Moment::of(&table);
        let Some(before) = last.replace(Some(now)) else {
            return;
        };
        for event in now.since(before, &table.game) {
            if settings.is_on(Switch::Sound) {
                sound::play(&event.sound(settings.look));
            }
            if settings.is_on(Switch::Vibration) {
                sound::vibrate(event.vibration());
            }
        }
    });
}
