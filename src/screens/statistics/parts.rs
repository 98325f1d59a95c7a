//! Elements that all parts of the section "Your data" use.

use yew::prelude::*;

use super::state::{PressActions, StatisticsState};
use super::{Data, StatisticsAction};
use crate::components::SaveLink;
use crate::state::AppAction;

/// A part with its heading.
pub(super) fn part(heading: &'static str, content: Html) -> Html {
    html! {
        <section class="data" aria-label={heading}>
            <h4 class="statistics__sub">{ heading }</h4>
            { content }
        </section>
    }
}

/// The handler of a press on the screen.
pub(super) fn act(data: &Data, action: StatisticsAction) -> Callback<MouseEvent> {
    let state = data.state.dispatcher();
    Callback::from(move |_| state.dispatch(action.clone()))
}

/// The handler of a press that also changes the page; `None` from `actions` changes nothing.
pub(super) fn change(
    data: &Data,
    actions: impl Fn(&Data) -> Option<PressActions> + 'static,
) -> Callback<MouseEvent> {
    let data = data.clone();
    Callback::from(move |_| {
        if let Some((stored, action)) = actions(&data) {
            data.props.dispatch.emit(AppAction::Storage(stored));
            data.state.dispatch(action);
        }
    })
}

/// The link and the button by which a text is saved.
pub(super) fn save_link(name: String, label: &'static str, text: &str) -> Html {
    let text = text.to_owned();
    let text = Callback::from(move |()| text.clone());
    html! { <SaveLink {name} {text}>{ label }</SaveLink> }
}

/// The beginning of the file name for all data.
pub(super) const FILE: &str = "nim";

/// The name of a file with today's date: `nim-2026-11-20.txt`.
pub(super) fn file_name(start: &str, state: &StatisticsState) -> String {
    match state.today {
        Some(today) => [start, "-", &today.write(), ".txt"].concat(),
        None => [start, ".txt"].concat(),
    }
}

/// The message about the last press. Its element always exists, so screen readers speak each new
/// message.
pub(super) fn message_line(data: &Data, message: Option<String>, is_wrong: bool) -> Html {
    let flag = |set: bool| set.then_some("true");
    html! {
        <p
            class="data__message"
            role="status"
            tabindex="-1"
            data-message={flag(message.is_some())}
            data-wrong={flag(is_wrong)}
        >
            <span key={data.state.messages}>{ message.unwrap_or_default() }</span>
        </p>
    }
}
