//! What can be done with all that is kept: save it to a file, import it from one, delete it; and what
//! was damaged.

use web_sys::{Element, HtmlInputElement};
use yew::prelude::*;

use super::state::{Outcome, StatisticsState};
use super::{
    Message, Question, StatisticsAction, ViewProps, damaged, delete, drop_damaged, everything,
    here, may_import, replace, restore,
};
use crate::game::{Offer, import};
use crate::platform::file::{self, Chosen};
use crate::platform::{document, storage};
use crate::state::AppAction;
use crate::storage::ASIDE;
use crate::text::yours as words;

/// The heading of what can be imported, which takes the focus when it comes.
pub const OFFER_HEADING: &str = "offer";

/// What finds the message that tells what has come of a press.
pub const SAID: &str = "[data-said]";

/// The field for a file.
const FILE: &str = "import-file";

/// The field for a text.
const TEXT: &str = "import-text";

/// The section.
pub fn data_section(props: &ViewProps) -> Html {
    let ViewProps { page, state } = props;
    let (text, left_out) = everything(page);
    let damaged = damaged(page, state);
    let has_damaged = !damaged.is_empty() || state.message == Some(Message::DamagedDeleted);
    html! {
        <section class="yours__part" aria-label={words::DATA}>
            <h3 class="yours__topic">{ words::DATA }</h3>
            <p>{ words::WHERE }</p>
            { export_part(props, &text, left_out) }
            { import_part(props, &text) }
            if has_damaged {
                { damaged_part(props, &damaged) }
            }
            { delete_part(props) }
        </section>
    }
}

fn part(heading: &'static str, content: Html) -> Html {
    html! {
        <section class="data" aria-label={heading}>
            <h4 class="yours__sub">{ heading }</h4>
            { content }
        </section>
    }
}

/// What a press on the screen does.
fn act(props: &ViewProps, action: StatisticsAction) -> Callback<MouseEvent> {
    let state = props.state.dispatcher();
    Callback::from(move |_| state.dispatch(action.clone()))
}

/// What a press does that changes the page too.
fn change(
    props: &ViewProps,
    change: impl Fn(&ViewProps) -> Option<Outcome> + 'static,
) -> Callback<MouseEvent> {
    let props = props.clone();
    Callback::from(move |_| {
        if let Some((update, action)) = change(&props) {
            props.page.dispatch(AppAction::Update(update));
            props.state.dispatch(action);
        }
    })
}

/// A link by which a text is saved as a file.
fn save_link(class: &'static str, name: &str, text: &str, words: &'static str) -> Html {
    html! { <a {class} href={file::address(text)} download={name.to_owned()}>{ words }</a> }
}

fn file_name(what: &str, state: &StatisticsState) -> String {
    words::file_name(what, state.today.map(|today| today.date))
}

fn export_part(props: &ViewProps, text: &str, left_out: usize) -> Html {
    let state = &props.state;
    let name = file_name(words::FILE, state);
    let shows = state.shows_text;
    part(
        words::EXPORT,
        html! {
            <>
                <p class="yours__note">{ words::file(&name) }</p>
                if left_out > 0 {
                    <p class="yours__note">{ words::left_out(left_out) }</p>
                }
                <div class="data__ways">
                    { save_link("button button--primary", &name, text, words::SAVE) }
                    <button
                        type="button"
                        class="button"
                        aria-expanded={if shows { "true" } else { "false" }}
                        onclick={act(props, StatisticsAction::ToggleText)}
                    >
                        { if shows { words::HIDE } else { words::SHOW } }
                    </button>
                </div>
                if shows {
                    <textarea
                        class="field data__text"
                        aria-label={words::TEXT}
                        readonly=true
                        spellcheck="false"
                        rows="6"
                        value={text.to_owned()}
                    />
                }
            </>
        },
    )
}

fn import_part(props: &ViewProps, text: &str) -> Html {
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

/// What has come of a press; its place is always there, so that readers hear it fill.
fn said(message: Option<String>, is_wrong: bool) -> Html {
    let flag = |set: bool| set.then_some("true");
    html! {
        <p
            class="data__said"
            role="status"
            tabindex="-1"
            data-said={flag(message.is_some())}
            data-wrong={flag(is_wrong)}
        >
            { message.unwrap_or_default() }
        </p>
    }
}

/// What a text holds, and whether to take it over.
fn offered(props: &ViewProps, offer: &Offer, text: &str) -> Html {
    let wrong = match offer.damaged {
        0 if offer.read.complete || offer.read.version == 0 => None,
        0 => Some(words::INCOMPLETE.to_owned()),
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

fn delete_part(props: &ViewProps) -> Html {
    let deleted = props.state.message == Some(Message::Deleted);
    let yes = change(props, |props| delete(&props.state));
    part(
        words::DELETE,
        html! {
            <>
                <p class="yours__note">{ words::DELETES }</p>
                { twice(
                    props,
                    Question::Delete,
                    yes,
                    [words::DELETE_ALL, words::REALLY, words::YES_DELETE],
                ) }
                { said(deleted.then(|| words::DELETED.to_owned()), false) }
            </>
        },
    )
}

fn damaged_part(props: &ViewProps, damaged: &str) -> Html {
    let deleted = props.state.message == Some(Message::DamagedDeleted);
    let message = said(deleted.then(|| words::DROPPED.to_owned()), false);
    if damaged.is_empty() {
        return part(words::ASIDE, message);
    }
    let name = file_name(words::DAMAGED_FILE, &props.state);
    let yes = change(props, |props| {
        let outcome = drop_damaged(&props.state)?;
        storage::remove(ASIDE);
        Some(outcome)
    });
    part(
        words::ASIDE,
        html! {
            <>
                <p class="yours__note">{ words::aside(damaged.lines().count()) }</p>
                { save_link("button", &name, damaged, words::SAVE_DAMAGED) }
                { twice(
                    props,
                    Question::DeleteDamaged,
                    yes,
                    [words::DROP, words::ASIDE_REALLY, words::YES_DROP],
                ) }
                { message }
            </>
        },
    )
}

/// A button that asks before it does something. What takes its place is the harmless answer, so that
/// the second press of a double press is no answer to a question that nobody has read.
fn twice(
    props: &ViewProps,
    question: Question,
    yes: Callback<MouseEvent>,
    [name, really, yes_name]: [&'static str; 3],
) -> Html {
    let asks = props.state.question == Some(question);
    let (first, does) = if asks {
        (words::NO, StatisticsAction::Cancel)
    } else {
        (name, StatisticsAction::Ask(question))
    };
    html! {
        <div class="data__twice">
            <p class="data__really" role="status">{ if asks { really } else { "" } }</p>
            <div class="data__ways">
                // By their keys the one that has the focus keeps it.
                <button key="first" type="button" class="button" onclick={act(props, does)}>
                    { first }
                </button>
                if asks {
                    <button key="yes" type="button" class="button data__yes" onclick={yes}>
                        { yes_name }
                    </button>
                }
            </div>
        </div>
    }
}
