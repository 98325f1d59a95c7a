use yew::prelude::*;

use super::AppHandle;
use crate::catalogue::Language;
use crate::platform::{address, document, storage, timer};
use crate::state::Reload;

/// Loads the page again at its address for the reason in `AppState::reload`, after `use_autosave` has saved the visit.
#[hook]
pub fn use_reload(page: &AppHandle) {
    let page = page.clone();
    let wanted = page.settings.language.clone();
    // After a load that a person has stopped, the choice of another language starts the next one.
    use_effect_with((page.reload, wanted), move |&(reload, _)| {
        let Some(reload) = reload else {
            return;
        };
        // `use_autosave`, which comes before this hook, saves after the same frame.
        timer::after_frame(move || {
            let is_saved = page.storage.status.is_saved();
            if reload == Reload::Data && !is_saved {
                // The new load would lose the data.
                return;
            }
            let language = match reload {
                Reload::Link(language) => Some(language),
                Reload::Setting | Reload::Data => {
                    storage::end_language_of_link();
                    let chosen = page.settings.language.as_deref().and_then(Language::of);
                    // Where the visit is not saved, only the address keeps the chosen language.
                    chosen.filter(|_| !is_saved)
                }
                // Where the browser stores nothing, only the address keeps the language of a link.
                Reload::Retry => page.language.missing.filter(|_| page.language.is_of_link),
            };
            if let Some(link) = page.address() {
                address::replace(&link);
            }
            let parts = [
                language.map(|language| ("lang", language.tag())),
                document::marked("data-embed").map(|_| ("embed", "1")),
            ];
            let opens_settings = reload == Reload::Setting;
            address::reload(parts.into_iter().flatten(), opens_settings);
        });
    });
}
