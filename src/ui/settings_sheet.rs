use super::el::{El, button, el};
use super::fields::{radios, switch, words_alone};
use super::press::Press;
use super::study::Room;
use crate::game::{Pace, Settings, Switch, Theme, field};
use crate::text::{settings as words, yours};

/// What can be set; each change is applied at once.
#[must_use]
pub fn settings_sheet(settings: &Settings) -> El {
    let theme = Theme::ALL.map(|theme| {
        let chosen = theme == settings.theme;
        (theme.name(), chosen, words_alone(words::theme(theme)))
    });
    let pace = Pace::ALL.map(|pace| {
        let chosen = pace == settings.pace;
        (pace.name(), chosen, words_alone(words::pace(pace)))
    });
    el("div", "settings")
        .child(radios(
            field::THEME,
            words::THEME,
            "radios radios--pill",
            theme,
        ))
        .child(radios(
            field::PACE,
            words::PACE,
            "radios radios--pill",
            pace,
        ))
        .children(Switch::ALL.map(|what| {
            let (label, note) = words::switch(what);
            switch(what.name(), settings.is_on(what), label, note)
        }))
        .child(button("button", Press::Go(Room::Statistics)).text(yours::HEADING))
}
