use yew::prelude::*;

use super::PageHandle;
use crate::game::{Switch, Theme};
use crate::platform::document;

/// Shows the settings that are a matter of style, by attributes of the document's own element.
#[hook]
pub fn use_settings(page: &PageHandle) {
    let theme = page.settings.theme;
    use_effect_with(theme, |&theme| {
        let name = (theme != Theme::Auto).then_some(theme.name());
        document::mark("data-theme", name);
    });
    use_effect_with(page.settings.is_on(Switch::Calm), |&calm| {
        document::mark("data-calm", calm.then_some(""));
    });
    let before = use_mut_ref(|| false);
    use_effect_with(page.settings.is_on(Switch::Big), move |&big| {
        document::mark("data-big", big.then_some(""));
        if before.replace(big) != big {
            document::fill_screen(big);
        }
    });
}
