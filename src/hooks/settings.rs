use super::AppHandle;
use crate::game::{Switch, Theme};
use crate::platform::document;
use crate::state::Watched;

/// Shows the settings that are a matter of style, by attributes of the document's own element.
#[derive(Default)]
pub struct Appearance {
    look: Watched<(Theme, bool)>,
}

impl Appearance {
    /// Follows the page.
    pub fn settle(&mut self, page: &AppHandle) {
        let (theme, calm) = (page.settings.theme, page.settings.is_on(Switch::Calm));
        if self.look.becomes((theme, calm)) {
            let name = (theme != Theme::Auto).then_some(theme.name());
            document::mark("data-theme", name);
            document::frame_colour((theme != Theme::Auto).then_some(theme == Theme::Dark));
            document::mark("data-calm", calm.then_some(""));
        }
    }
}
