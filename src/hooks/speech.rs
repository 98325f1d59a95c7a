use yew::prelude::*;

use super::AppHandle;
use crate::catalogue::{Language, language};
use crate::lazy;
use crate::platform::document;
use crate::state::{AppAction, Wish};

/// Fetches the language that was asked for, and speaks it once its messages are here. Until then the page speaks the one
/// before.
#[hook]
pub fn use_speech(page: &AppHandle) {
    {
        let dispatcher = page.dispatcher();
        use_effect_with((), move |()| {
            // A part has come without its messages (boot.js).
            let unspoken = document::on_unspoken(move || {
                dispatcher.dispatch(AppAction::Unspoken(true));
            });
            move || drop(unspoken)
        });
    }
    let page = page.clone();
    use_effect_with(page.speech.asked, move |&asked| {
        // The page has started in its language (main.rs).
        if asked == 0 {
            return;
        }
        let wish = page.speech.wish;
        let (visit, setting) = match wish {
            Wish::Start => (None, page.settings.language.as_deref().unwrap_or_default()),
            Wish::Visit(language) => (Some(language.tag()), ""),
            Wish::Setting(language) => (Some(""), language.map_or("", Language::tag)),
        };
        let page = page.clone();
        let told = move |spoken: Option<(String, String)>| {
            let spoken = spoken.and_then(|(tag, words)| Some((Language::of(&tag)?, words)));
            page.dispatch(match spoken {
                Some((spoken, words)) => {
                    language::speak(spoken, &words);
                    AppAction::Spoken(spoken, wish)
                }
                None => AppAction::Unspoken(true),
            });
        };
        lazy::speak(visit, setting, Box::new(told));
    });
}
