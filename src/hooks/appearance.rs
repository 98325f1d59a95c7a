use yew::prelude::*;

use crate::game::{Look, Settings, Switch, Theme};
use crate::platform::document;

/// Shows the settings that are a matter of style, by attributes of the document's own element.
#[hook]
pub fn use_appearance(settings: &Settings) {
    let styles = (settings.theme, settings.look, settings.is_on(Switch::Calm));
    use_effect_with(styles, |&(theme, look, calm)| {
        let chosen = (theme != Theme::Auto).then_some(theme);
        document::mark("data-theme", chosen.map(Theme::name));
        document::frame_colour(chosen.map(|theme| theme == Theme::Dark));
        let chosen = (look != Look::Stones).then_some(look);
        document::mark("data-look", chosen.map(Look::name));
        document::mark("data-calm", calm.then_some(""));
    });
}
