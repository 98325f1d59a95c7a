use nim_later::chunk;
use yew::prelude::*;

use super::Dispatch;
use super::notice::{bar, language_notice, saving_notice};
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
    let saving = || saving_notice(page, dispatch);
    // One notice at a time. A bad link and what is said of the saved data are one.
    let shown = language_notice(page, dispatch).or_else(|| match page.link_error.clone() {
        Some(error) => {
            let content = Callback::from(move |()| draw(error.clone()));
            let link = html! { <Lazy part={LazyPart::Dialogs} draw={content} /> };
            Some(match saving() {
                Some((text, actions)) => {
                    let text = html! { <>{ link }{ text }</> };
                    bar(text, actions, dispatch, &[Trouble::Link, Trouble::Saving])
                }
                None => bar(link, Html::default(), dispatch, &[Trouble::Link]),
            })
        }
        None => saving().map(|(text, actions)| bar(text, actions, dispatch, &[Trouble::Saving])),
    });
    html! { <div class="alert" role="alert">{ shown.unwrap_or_default() }</div> }
}
