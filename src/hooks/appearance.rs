use yew::prelude::*;

use crate::game::{Look, Settings, Switch, Theme};
use crate::platform::document;

/// Shows the settings that are a matter of style, by attributes of the root element.
#[hook]
pub fn use_appearance(settings: &Settings) {
    let styles = (settings.theme, settings.look, settings.is_on(Switch::Calm));
    use_effect_with(styles, |&(theme, look, calm)| {
        let chosen_theme = (theme != Theme::Auto).then_some(theme);
        document::mark("data-theme", chosen_theme.map(Theme::name));
        document::frame_colour(chosen_theme.map(|theme| theme == Theme::Dark));
        let chosen_look = (look != Look::Stones).then_some(look);
        document::mark("data-look", chosen_look.map(Look::name));
        document::mark("data-calm", calm.then_some(""));
    });
}
