//! The import: a file or a text is read, what it holds is said, and then it can take the place of all that
//! is here.

use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use super::data_section::{act, change, file_name, part, said, save_link};
use super::{Message, StatisticsAction, ViewProps, here, may_import, replace, restore};
use crate::game::{Offer, import};
use crate::platform::document;
use crate::platform::file::{self, Chosen};
use crate::text::statistics as words;

/// The heading of what can be imported, which takes the focus when it comes.
pub const OFFER_HEADING: &str = "offer";

/// The field for a file.
const FILE: &str = "import-file";

/// The field for a text.
const TEXT: &str = "import-text";

/// The part of the section; `text` is everything that is here.
pub fn import_part(props: &ViewProps, text: &str) -> Html {
    let ViewProps { page, state } = props;
    if !may_import(page) {
        return part(words::IMPORT, html! { <p>{ words::CLOSED }</p> });
    }
    let message = state.message.and_then(|message| match message {
        Message::Refused(refusal) => Some(words::refusal(refusal)),
        Message::Unread => Some(words::UNREAD.to_owned()),
        Message::Imported => Some(words::IMPORTED.to_owned()),
        Message::NotImported => Some(words::LEFT.to_owned()),
        Message::Restored => Some(words::BROUGHT_BACK.to_owned()),
        Message::Deleted | Message::DamagedDeleted => None,
    });
    let is_wrong = matches!(state.message, Some(Message::Refused(_) | Message::Unread));
    part(
        words::IMPORT,
        html! {
            <>
                <label class="data__label">
                    <span>{ words::FROM_FILE }</span>
                    <input
                        class="data__file"
                        type="file"
                        id={FILE}
                        name={FILE}
                        accept=".txt,text/plain"
                        oninput={read_file(props)}
                    />
                </label>
                <details class="data__paste">
                    <summary>{ words::FROM_TEXT }</summary>
                    <label class="data__label">
                        <span>{ words::PASTED }</span>
                        <textarea
                            class="field data__text"
                            id={TEXT}
                            rows="4"
                            autocomplete="off"
                            spellcheck="false"
                        />
                    </label>
                    <button type="button" class="button" onclick={read_text(props)}>
                        { words::READ }
                    </button>
                </details>
                { said(message, is_wrong) }
                if state.before.is_some() {
                    <button
                        type="button"
                        class="button"
                        onclick={change(props, |props| restore(&props.state))}
                    >
                        { words::BACK }
                    </button>
                }
                { for state.offer.as_ref().map(|offer| offered(props, offer, text)) }
            </>
        },
    )
}

/// Reads the chosen file.
fn read_file(props: &ViewProps) -> Callback<InputEvent> {
    let state = props.state.dispatcher();
    Callback::from(move |event: InputEvent| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        let state = state.clone();
        file::read(&field, import::MOST, move |chosen| {
            state.dispatch(match chosen {
                Chosen::Text(text) => StatisticsAction::Read(text),
                Chosen::TooLarge => {
                    StatisticsAction::Fail(Message::Refused(import::Refusal::TooLarge))
                }
                Chosen::Unread => StatisticsAction::Fail(Message::Unread),
            });
        });
        // Else the same file, mended meanwhile, could not be chosen again.
        field.set_value("");
    })
}

/// Reads the text that was pasted.
fn read_text(props: &ViewProps) -> Callback<MouseEvent> {
    let state = props.state.dispatcher();
    Callback::from(move |_| {
        if let Some(field) = document::by_id::<Element>(TEXT) {
            state.dispatch(StatisticsAction::Read(file::written(&field)));
        }
    })
}

/// The content of a text that was read, with buttons to take it over or not.
fn offered(props: &ViewProps, offer: &Offer, text: &str) -> Html {
    let wrong = match offer.damaged {
        0 if offer.lacks_lines => Some(words::INCOMPLETE.to_owned()),
        0 => None,
        lines => Some(words::damaged(lines)),
    };
    let name = file_name(words::FILE, &props.state);
    let on_replace = change(props, |props| replace(&props.page, &props.state));
    html! {
        <div class="data__offer" role="group" aria-labelledby={OFFER_HEADING}>
            <h5 class="data__question" id={OFFER_HEADING} tabindex="-1">{ words::OFFER }</h5>
            <p>{ words::offers(&offer.holds) }</p>
            { for wrong.map(|wrong| html! { <p>{ wrong }</p> }) }
            <p>{ words::here(&here(&props.page)) }</p>
            <div class="data__ways">
                <button type="button" class="button button--primary" onclick={on_replace}>
                    { words::REPLACE }
                </button>
                <button type="button" class="button" onclick={act(props, StatisticsAction::Leave)}>
                    { words::LEAVE }
                </button>
                { save_link("button", &name, text, words::SAVE_FIRST) }
            </div>
        </div>
    }
}
