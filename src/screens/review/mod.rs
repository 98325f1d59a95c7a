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
use crate::components::Dispatch;
use crate::game::{Game, Review, Route, Switch};
use crate::hooks::{use_focus_on_arrival, use_title};
use crate::platform::document;
use crate::screens::ScreenSource;
use crate::state::AppAction;

chunk!("review": pub fn draw(source: ScreenSource) -> Html {
    let ScreenSource { page, dispatch, edit } = source;
    let Route::Review { game, at } = page.route.clone() else {
        return Html::default();
    };
    let shortcuts = page.settings.is_on(Switch::Shortcuts);
    html! { <ReviewScreen {game} {at} {shortcuts} {dispatch} {edit} /> }
});

chunk!("review", 1: pub fn panel(source: ScreenSource) -> Html {
    html! { <MovesPanel game={source.page.current_game.clone()} /> }
});

/// The heading, which takes the focus when the screen is opened.
const HEADING: &str = "lesson-heading";

#[derive(Properties, PartialEq)]
struct Props {
    game: Box<Game>,
    /// The move that the address names.
    at: Option<usize>,
    /// Whether letters are shortcuts.
    shortcuts: bool,
    dispatch: Dispatch,
    edit: Callback<Route>,
}

/// A game that is looked at again.
#[component]
fn ReviewScreen(props: &Props) -> Html {
    let Props {
        game,
        at,
        shortcuts,
        dispatch,
        edit,
    } = props;
    let state = use_reducer_eq(|| {
        let state = ReviewState::new(Review::of(game));
        at.map_or(state.clone(), |at| state.after(ReviewAction::Go(at)))
    });
    let review = &state.review;
    use_address(game, *at, review.at(), edit);
    let title = Title {
        screen: study::review(),
    };
    use_title(&title.text());
    use_focus_on_arrival(HEADING);
    use_focus_where_lost(review.at());
    let act = {
        let state = state.dispatcher();
        Callback::from(move |action| state.dispatch(action))
    };
    let on_again = {
        let (review, dispatch) = (review.clone(), dispatch.clone());
        Callback::from(move |_| dispatch.emit(AppAction::Start(review.again().into(), None)))
    };
    review_view(&ReviewView {
        state: &state,
        act: &act,
        dispatch,
        shortcuts: *shortcuts,
        on_again,
    })
}

/// Keeps the address at the move that is looked at, so that a reload and Back lead there again.
#[hook]
fn use_address(game: &Game, named: Option<usize>, at: usize, edit: &Callback<Route>) {
    let first = use_mut_ref(|| named.unwrap_or(at));
    let (game, edit) = (game.clone(), edit.clone());
    use_effect_with(at, move |&at| {
        if first.replace(at) != at {
            let game = game.into();
            edit.emit(Route::Review { game, at: Some(at) });
        }
    });
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
