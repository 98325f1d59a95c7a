//! The section "Your data": save everything to a file, import from one (`import_part`), delete it, and save
//! what could not be read.

use yew::prelude::*;

use super::import_part::import_part;
use super::parts::{FILE, act, change, file_name, message_line, part, save_link};
use super::{Confirmation, Data, DataMessage, StatisticsAction, delete};
use crate::catalogue::statistics as words;
use crate::platform::storage::{self, ASIDE, SAVE};
use crate::state::SaveStatus;

/// The selector of the message about the last press.
pub const MESSAGE: &str = "[data-message]";

/// The selector of the button that confirms a question.
pub const YES: &str = ".data__yes";

/// The beginning of the file name for data that could not be read.
const ASIDE_FILE: &str = "nim-aside";

/// The section.
pub fn data_section(data: &Data) -> Html {
    let save = &data.props.save;
    let text = match &data.props.status {
        // The data of a newer version was not read, and is exported as it is.
        SaveStatus::Newer(text) => text.to_string(),
        _ => save.write(),
    };
    let aside = data.state.aside.as_deref();
    html! {
        <section class="statistics__part off-paper" aria-label={words::your_data()}>
            <h3 class="statistics__topic">{ words::your_data() }</h3>
            <p>{ words::kept_where() }</p>
            if data.props.status != SaveStatus::Refused {
                { agreement(data) }
            }
            { export_part(data, &text, save.left_out()) }
            { import_part(data, &text) }
            if aside.is_some() || data.state.message == Some(DataMessage::AsideDropped) {
                { aside_part(data, aside) }
            }
            { delete_part(data) }
        </section>
    }
}

/// Asks the browser not to delete anything by itself, which Safari does after a week without a visit.
fn agreement(data: &Data) -> Html {
    let state = data.state.dispatcher();
    let ask = move |_: MouseEvent| {
        let state = state.clone();
        storage::ask_to_keep(move |agrees| {
            state.dispatch(StatisticsAction::Say(DataMessage::Agreed(agrees)));
        });
    };
    let answer = data.state.message.and_then(|message| match message {
        DataMessage::Agreed(true) => Some(words::agreed().to_owned()),
        DataMessage::Agreed(false) => Some(words::not_agreed().to_owned()),
        _ => None,
    });
    html! {
        <>
            <div class="buttons">
                <button type="button" class="button" onclick={ask}>{ words::ask_to_keep() }</button>
            </div>
            { message_line(data, answer, false) }
        </>
    }
}

fn export_part(data: &Data, text: &str, left_out: usize) -> Html {
    let state = &data.state;
    let name = file_name(FILE, state);
    let shows = state.shows_text;
    part(
        words::export(),
        html! {
            <>
                <p class="statistics__note">{ words::File { name: &name }.text() }</p>
                if left_out > 0 {
                    <p class="statistics__note">{ words::LeftOut { boards: left_out.into() }.text() }</p>
                }
                <div class="buttons">
                    { save_link(name, words::save(), text) }
                    <button
                        type="button"
                        class="button"
                        aria-expanded={if shows { "true" } else { "false" }}
                        onclick={act(data, StatisticsAction::ToggleText)}
                    >
                        { if shows { words::hide_text() } else { words::show_text() } }
                    </button>
                </div>
                if shows {
                    <textarea
                        class="field data__text"
                        aria-label={words::text()}
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

fn delete_part(data: &Data) -> Html {
    let deleted = data.state.message == Some(DataMessage::Deleted);
    let yes = change(data, |data| {
        let outcome = delete(&data.state)?;
        storage::set(SAVE, None);
        storage::set(ASIDE, None);
        Some(outcome)
    });
    part(
        words::delete(),
        html! {
            <>
                <p class="statistics__note">{ words::deletes() }</p>
                { confirm_button(
                    data,
                    Confirmation::Delete,
                    yes,
                    [words::delete_everything(), words::really_delete(), words::yes_delete()],
                ) }
                { message_line(data, deleted.then(|| words::deleted().to_owned()), false) }
            </>
        },
    )
}

fn aside_part(data: &Data, aside: Option<&str>) -> Html {
    let dropped = data.state.message == Some(DataMessage::AsideDropped);
    let message = message_line(
        data,
        dropped.then(|| words::aside_deleted().to_owned()),
        false,
    );
    let Some(aside) = aside else {
        return part(words::aside(), message);
    };
    let name = file_name(ASIDE_FILE, &data.state);
    let (state, shown) = (data.state.dispatcher(), aside.to_owned());
    let yes = Callback::from(move |_| {
        // Only the shown text is deleted, not what was set aside since.
        let there = storage::read(ASIDE);
        let rest =
            there.and_then(|there| Some(there.strip_prefix(&shown)?.trim_start().to_owned()));
        let rest = rest.filter(|rest| !rest.is_empty());
        storage::set(ASIDE, rest.as_deref());
        state.dispatch(StatisticsAction::AsideDropped(rest));
    });
    part(
        words::aside(),
        html! {
            <>
                <p class="statistics__note">{ words::set_aside() }</p>
                <div class="buttons">
                    { save_link(name, words::save_aside(), aside) }
                </div>
                { confirm_button(
                    data,
                    Confirmation::DropAside,
                    yes,
                    [words::delete_aside(), words::really_delete_aside(), words::yes_delete_aside()],
                ) }
                { message }
            </>
        },
    )
}

/// A button that asks for confirmation. The answer Cancel takes the place of this button, so a double press does not
/// confirm a question that nobody has read.
fn confirm_button(
    data: &Data,
    question: Confirmation,
    yes: Callback<MouseEvent>,
    [name, really, yes_name]: [&'static str; 3],
) -> Html {
    let asks = data.state.question == Some(question);
    let (first, does) = if asks {
        (words::cancel(), StatisticsAction::Cancel)
    } else {
        (name, StatisticsAction::Ask(question))
    };
    html! {
        <div class="data__twice">
            <p class="data__really" role="status">{ if asks { really } else { "" } }</p>
            <div class="buttons">
                // With keys Yew keeps the first button, and the focus on it, when the second one comes or goes.
                <button key="first" type="button" class="button" onclick={act(data, does)}>
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
