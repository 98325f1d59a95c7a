use nim_later::chunk;
use yew::prelude::*;

use super::Dispatch;
use super::notice::{Notice, bar, language_notice, saving_notice};
use crate::game::LinkError;
use crate::lazy::{Lazy, LazyPart};
use crate::state::{AppState, Trouble};
use crate::text::link;

// The sentences about wrong links are many and seldom needed, so they are in the chunk of the dialogs.
chunk!("dialogs", 1: pub fn draw(error: LinkError) -> Html {
    html! {
        <p>
            { link::trouble(&error) }
            if let Some((list, name)) = link::list(&error) {
                { " " }
                <a href={list.to_string()}>{ name }</a>
            }
        </p>
    }
});

/// A problem with the language, a link or the saved data, until somebody dismisses it.
pub fn trouble_bar(page: &AppState, dispatch: &Dispatch) -> Html {
    let link = page.link_error.clone().map(|error| {
        let content = Callback::from(move |()| draw(error.clone()));
        Notice {
            subject: Trouble::Link,
            text: html! { <Lazy part={LazyPart::Dialogs} draw={content} /> },
            actions: Html::default(),
        }
    });
    // One bar at a time. It has both a bad link and what is said of the saved data.
    let notices: Vec<Notice> = match language_notice(page, dispatch) {
        Some(language) => vec![language],
        None => link
            .into_iter()
            .chain(saving_notice(page, dispatch))
            .collect(),
    };
    let shown = (!notices.is_empty()).then(|| bar(notices, dispatch));
    html! { <div class="alert" role="alert">{ shown.unwrap_or_default() }</div> }
}
