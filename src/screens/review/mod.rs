//! A game that is looked at again; and the moves so far, beside the board.

mod moves_panel;
mod review_chart;
mod review_view;
mod state;

use nim_later::chunk;
use web_sys::HtmlElement;
use yew::prelude::*;

use crate::catalogue::{review as review_words, study::Title};
use crate::components::refusal;
use crate::game::{Game, LinkError, Review, bounded, read_review, write_review};
use crate::hooks::{use_address, use_focus_on_arrival};
use crate::platform::document;
use crate::route::Route;
use crate::screens::play::side_panel;
use crate::state::AppAction;

use super::ScreenProps;

pub use self::moves_panel::MovesPanel;
pub use self::review_view::{ReviewView, review_view};
pub use self::state::{ReviewAction, ReviewState};

chunk!("review": pub fn draw(screen: ScreenProps) -> Html {
    let (page, dispatch) = (screen.page.clone(), screen.dispatch.clone());
    if screen.beside {
        let panel = html! { <MovesPanel page={page.clone()} /> };
        return side_panel(Route::Review, &dispatch, panel);
    }
    match read(&screen.fragment) {
        Ok(game) => html! { <ReviewScreen {screen} {game} /> },
        Err(error) => refusal(error, &dispatch),
    }
});

/// The heading, which takes the focus when the screen is opened.
const HEADING: &str = "lesson-heading";

/// Reads the address of a game that is to be looked at again.
///
/// # Errors
/// Gives the error in the address.
pub fn read(fragment: &str) -> Result<Game, LinkError> {
    bounded(fragment)?;
    read_review(fragment)
}

/// The properties of [`ReviewScreen`].
#[derive(Properties, PartialEq)]
struct ReviewProps {
    /// The properties that every screen has.
    screen: ScreenProps,
    /// The game of its address.
    game: Game,
}

/// A game that is looked at again.
#[component]
fn ReviewScreen(ReviewProps { screen, game }: &ReviewProps) -> Html {
    let state = use_reducer_eq(|| ReviewState::new(Review::of(game)));
    let review = &state.review;
    let link = write_review(review.game());
    use_address(
        &screen.address,
        Route::Review,
        &Title {
            screen: review_words::review(),
        }
        .text(),
        &link,
    );
    use_focus_on_arrival(HEADING);
    use_focus_where_lost(review.at());
    let act = {
        let state = state.dispatcher();
        Callback::from(move |action| state.dispatch(action))
    };
    let on_again = {
        let (review, dispatch) = (review.clone(), screen.dispatch.clone());
        Callback::from(move |_| dispatch.emit(AppAction::Start(review.again().into(), None)))
    };
    review_view(&ReviewView {
        state: &state,
        act: &act,
        dispatch: &screen.dispatch,
        on_again,
    })
}

/// Keeps the keys at work after a step to a move without the button that had the focus.
#[hook]
fn use_focus_where_lost(at: usize) {
    use_effect_with(at, |_| {
        let heading = document::by_id::<HtmlElement>(HEADING);
        if let Some(heading) = heading.filter(|_| document::focus_is_lost()) {
            document::focus(&heading);
        }
    });
}
