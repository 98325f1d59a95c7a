//! The import. It reads a file or a text and shows the contents. Then the contents can replace all saved
//! data.

use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use super::parts::{FILE as SAVED, act, change, file_name, message_line, part, save_link};
use super::{Data, DataMessage, StatisticsAction, replace, restore};
use crate::catalogue::statistics as words;
use crate::game::save::MOST_BYTES;
use crate::game::{Save, SaveError};
use crate::platform::document;
use crate::platform::file::{self, Chosen};
use crate::text::statistics;

/// The heading of the offered import, which takes the focus when it appears.
pub const OFFER_HEADING: &str = "offer";

/// The field for a file.
const FILE: &str = "import-file";

/// The field for a text.
const TEXT: &str = "import-text";

/// The part of the section. `text` is the export of the present data, to be saved before an import.
pub fn import_part(data: &Data, text: &str) -> Html {
    let Data { props, state } = data;
    if !props.status.may_write() {
        return part(words::import(), html! { <p>{ words::closed() }</p> });
    }
    let message = state.message.and_then(|message| match message {
        DataMessage::Refused(error) => Some(statistics::refusal(error)),
        DataMessage::Unread => Some(words::unread().to_owned()),
        DataMessage::Imported => Some(words::imported().to_owned()),
        DataMessage::NotImported => Some(words::unchanged().to_owned()),
        DataMessage::Restored => Some(words::brought_back().to_owned()),
        DataMessage::Deleted | DataMessage::AsideDropped | DataMessage::Agreed(_) => None,
    });
    let is_wrong = matches!(
        state.message,
        Some(DataMessage::Refused(_) | DataMessage::Unread)
    );
    part(
        words::import(),
        html! {
            <>
                <label class="data__label">
                    <span>{ words::choose_file() }</span>
                    <input
                        class="data__file"
                        type="file"
                        id={FILE}
                        name={FILE}
                        accept=".txt,text/plain"
                        oninput={read_file(data)}
                    />
                </label>
                // A text that is offered has left the field, which closes.
                <details key={usize::from(state.offer.is_some())} class="data__paste">
                    <summary>{ words::paste() }</summary>
                    <label class="data__label">
                        <span>{ words::pasted() }</span>
                        <textarea
                            class="field data__text"
                            id={TEXT}
                            rows="4"
                            autocomplete="off"
                            spellcheck="false"
                        />
                    </label>
                    <button type="button" class="button" onclick={read_text(data)}>
                        { words::read() }
                    </button>
                </details>
                { message_line(data, message, is_wrong) }
                if state.before.is_some() {
                    <button
                        type="button"
                        class="button"
                        onclick={change(data, |data| restore(&data.state))}
                    >
                        { words::bring_back() }
                    </button>
                }
                { state.offer.as_ref().map(|offer| offered(data, offer, text)).unwrap_or_default() }
            </>
        },
    )
}

/// Reads the chosen file.
fn read_file(data: &Data) -> Callback<InputEvent> {
    let state = data.state.dispatcher();
    Callback::from(move |event: InputEvent| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        let state = state.clone();
        file::read(&field, MOST_BYTES, move |chosen| {
            state.dispatch(match chosen {
                Chosen::Text(text) => StatisticsAction::Read(text),
                Chosen::TooLarge => {
                    StatisticsAction::Say(DataMessage::Refused(SaveError::TooLarge))
                }
                Chosen::Unread => StatisticsAction::Say(DataMessage::Unread),
            });
        });
        // Else the same file, corrected meanwhile, could not be chosen again.
        field.set_value("");
    })
}

/// Reads the text that was pasted.
fn read_text(data: &Data) -> Callback<MouseEvent> {
    let state = data.state.dispatcher();
    Callback::from(move |_| {
        if let Some(field) = document::by_id::<Element>(TEXT) {
            state.dispatch(StatisticsAction::Read(file::written(&field)));
        }
    })
}

/// The content of a text that was read, with buttons to take it over or not.
fn offered(data: &Data, offer: &Save, text: &str) -> Html {
    let name = file_name(SAVED, &data.state);
    let on_replace = change(data, |data| replace(&data.props.save, &data.state));
    html! {
        <div class="data__offer" role="group" aria-labelledby={OFFER_HEADING}>
            <h5 class="data__question" id={OFFER_HEADING} tabindex="-1">{ words::replace_question() }</h5>
            <p>{ statistics::offers(&offer.summary()) }</p>
            <p>{ statistics::here(&data.props.save.summary()) }</p>
            <div class="buttons">
                <button type="button" class="button button--primary" onclick={on_replace}>
                    { words::replace() }
                </button>
                <button type="button" class="button" onclick={act(data, StatisticsAction::Leave)}>
                    { words::leave() }
                </button>
                { save_link(name, words::save_first(), text) }
            </div>
        </div>
    }
}
