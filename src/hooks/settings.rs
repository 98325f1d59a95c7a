use gloo::events::EventListener;

use super::AppHandle;
use crate::game::{Switch, Theme};
use crate::platform::document;
use crate::state::{AppAction, Watched};

/// Shows the settings that are a matter of style, by attributes of the document's own element.
#[derive(Default)]
pub struct Appearance {
    look: Watched<(Theme, bool)>,
    big: Option<bool>,
    small: Option<Vec<EventListener>>,
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
        self.small.get_or_insert_with(|| {
            let dispatcher = page.dispatcher();
            let left = document::on_small(move || {
                dispatcher.dispatch(AppAction::Set(Switch::Big, false));
            });
            Vec::from_iter(left)
        });
        let big = page.settings.is_on(Switch::Big);
        let before = self.big.replace(big);
        if before != Some(big) {
            document::mark("data-big", big.then_some(""));
            // A browser fills its screen only after a press, not when a visit resumes.
            if before.is_some() {
                document::fill_screen(big);
            }
        }
    }
}
