//! A game that is looked at again; and the moves so far, beside the board.

mod moves_panel;
mod review_chart;
mod review_view;
mod state;

use nim_later::chunk;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::catalogue::study::{self, Title};

use self::moves_panel::MovesPanel;
use self::review_view::{ReviewView, review_view};
use self::state::{ReviewAction, ReviewState};
use crate::components::heap_board::use_lane_steps;
use crate::game::{Edit, Switch};
use crate::hooks::{use_focus_on_arrival, use_title};
use crate::platform::document;
use crate::screens::ScreenSource;
use crate::state::AppAction;

chunk!("review": pub fn draw(source: ScreenSource) -> Html {
    html! { <ReviewScreen ..source /> }
});

chunk!("review", 1: pub fn panel(source: ScreenSource) -> Html {
    html! { <MovesPanel game={source.page.current_game.clone()} /> }
});

/// The heading, which takes the focus when the screen is opened.
const HEADING: &str = "lesson-heading";

/// A game that is looked at again.
#[component]
fn ReviewScreen(source: &ScreenSource) -> Html {
    let ScreenSource { page, dispatch, .. } = source;
    let look = use_state_eq(|| None);
    let route = page.route.clone();
    let state = use_memo((route, *look), |(route, look)| {
        ReviewState::of(route, *look)
    });
    let captured = (look, source.clone());
    let act = use_callback(
        captured,
        |action, (look, ScreenSource { page, edit, .. })| {
            // The handles read the newest state.
            let Some(before) = ReviewState::of(&page.route, **look) else {
                return;
            };
            let number = before.review.at();
            let after = before.after(action);
            look.set(Some(after.look));
            if after.look.number != number {
                edit.emit(Edit::Move(after.look.number));
            }
        },
    );
    let number = state.as_ref().as_ref().map_or(0, |state| state.look.number);
    let title = Title {
        screen: study::review(),
    };
    use_title(&title.text());
    use_focus_on_arrival(HEADING);
    use_focus_where_lost(number);
    let shown = state
        .as_ref()
        .as_ref()
        .map(|state| state.board().after_choice());
    let steps = use_lane_steps(shown.as_ref());
    let Some(state) = &*state else {
        return Html::default();
    };
    let on_again = {
        let (again, dispatch) = (state.review.again(), dispatch.clone());
        Callback::from(move |_| dispatch.emit(AppAction::Start(again.clone().into(), None)))
    };
    review_view(&ReviewView {
        state,
        steps: &steps,
        act: &act,
        dispatch,
        shortcuts: page.settings.is_on(Switch::Shortcuts),
        on_again,
    })
}

/// Focuses the heading if a step has removed the button with the focus: without a focus the keys would do nothing.
#[hook]
fn use_focus_where_lost(at: usize) {
    use_effect_with(at, |_| {
        let heading = document::by_id::<HtmlElement>(HEADING);
        if let Some(heading) = heading.filter(|_| document::focus_is_lost()) {
            document::focus(&heading);
        }
    });
}
