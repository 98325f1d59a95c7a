//! The heaps in binary, which an analysis shows to a person who has met them, or who asks for them.

use yew::prelude::*;

use crate::catalogue::analysis as words;
use crate::components::Dispatch;
use crate::game::Depth;
use crate::state::{AppAction, AppState};

/// Whether an analysis shows the heaps in binary with their nim-sum.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Binary {
    /// The person has met them.
    Known,
    /// The person has asked for them in this visit.
    Asked,
    /// Only a button offers them. The blocks and their partners say the same.
    Offered,
}

impl Binary {
    /// What holds for this page.
    pub fn of(page: &AppState) -> Self {
        match (page.depth(), page.screen.binary) {
            (Depth::Columns, _) => Self::Known,
            (_, true) => Self::Asked,
            (_, false) => Self::Offered,
        }
    }

    /// Whether they are shown.
    pub const fn is_shown(self) -> bool {
        !matches!(self, Self::Offered)
    }
}

/// The callback that shows them, or hides them again.
pub(super) fn toggle(dispatch: &Dispatch) -> Callback<MouseEvent> {
    dispatch.reform(|_| AppAction::Columns)
}

/// The button for a person who has not met them.
pub(super) fn button(binary: Binary, on_binary: &Callback<MouseEvent>) -> Html {
    if binary == Binary::Known {
        return Html::default();
    }
    html! {
        <button
            type="button"
            class="button"
            onclick={on_binary.clone()}
        >
            { if binary.is_shown() { words::hide_columns() } else { words::show_columns() } }
        </button>
    }
}
