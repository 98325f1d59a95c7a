use yew::prelude::*;

use super::AppHandle;
use crate::catalogue::{Language, language};
use crate::lazy;
use crate::state::AppAction;

/// Fetches the language that was chosen, and speaks it once its messages are here. Until then the page speaks the one
/// before.
#[hook]
pub fn use_speech(page: &AppHandle) {
    let page = page.clone();
    use_effect_with(page.speech.asked, move |&asked| {
        // The page has started in its language (main.rs).
        if asked == 0 {
            return;
        }
        let wish = page.settings.language.clone().unwrap_or_default();
        lazy::speak(
            &wish,
            Box::new(move |spoken| {
                let spoken = spoken.and_then(|(tag, words)| Some((Language::of(&tag)?, words)));
                page.dispatch(match spoken {
                    Some((spoken, words)) => {
                        language::speak(spoken, &words);
                        AppAction::Spoken(spoken)
                    }
                    None => AppAction::Unspoken,
                });
            }),
        );
    });
}
