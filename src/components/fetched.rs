//! Parts of the play screen that a first game does not need. They are the second function of the dialogs'
//! chunk, since the dialogs use the components and not the other way round.

use std::rc::Rc;

use nim_later::chunk;
use yew::prelude::*;

use super::heap_board::{HeapProps, HeapSlider, MeasuredBoard, Props as BoardProps};
use super::sentence;
use crate::game::{GameAction, GameState, LinkError, Notice, Profile, Turn};
use crate::hooks::{AppHandle, use_feedback};
use crate::lazy::{DIALOGS, Fetch, Lazy};
use crate::state::Shared;
use crate::text::{hint, link, play, search, share};

/// A part that the chunk draws.
#[derive(PartialEq)]
pub enum Fetched {
    /// The status with a hint, after a search, or while a friend elsewhere is to move; with the saved data,
    /// as far as it has loaded.
    Status(Rc<GameState>, Option<Shared<Profile>>),
    /// A board that has to be measured.
    Board(BoardProps),
    /// Heaps with too many stones to press, and the receiver of their choices.
    Sliders(Vec<HeapProps>, Callback<GameAction>),
    /// The error in a link.
    LinkError(LinkError),
    /// Sounds and vibration; nothing is seen of them.
    Feedback(AppHandle),
}

chunk!("dialogs", 1: fn draw(content: Rc<Fetched>) -> Html {
    match &*content {
        Fetched::Status(state, archive) => status(state, archive.as_deref()),
        Fetched::Board(props) => html! { <MeasuredBoard ..props.clone() /> },
        Fetched::Sliders(heaps, on_action) => sliders(heaps, on_action),
        Fetched::LinkError(error) => link_error(error),
        Fetched::Feedback(page) => html! { <Feedback page={page.clone()} /> },
    }
});

/// The error, and a link to the list of its screen.
fn link_error(error: &LinkError) -> Html {
    html! {
        <>
            { link::trouble(error) }
            if let LinkError::Told { list, name, .. } = *error {
                { " " }
                <a href={list}>{ name }</a>
            }
        </>
    }
}

/// Draws this after the chunk has loaded, and until then the fallback. After a failed load, the next
/// drawing with another key loads it again.
pub fn fetched(key: u32, content: Fetched, fallback: impl Fn(Fetch) -> Html + 'static) -> Html {
    let content = Rc::new(content);
    let draw = Callback::from(move |()| draw(content.clone()));
    let fallback = Callback::from(fallback);
    html! { <Lazy {key} chunk={&DIALOGS} {draw} {fallback} /> }
}

/// The properties of [`Feedback`].
#[derive(Properties, PartialEq)]
struct FeedbackProps {
    /// The page with its game.
    page: AppHandle,
}

/// Sounds and vibration.
#[component]
fn Feedback(FeedbackProps { page }: &FeedbackProps) -> Html {
    use_feedback(page);
    Html::default()
}

/// The status with a hint, after a search, or while a friend elsewhere is to move.
fn status(state: &GameState, archive: Option<&Profile>) -> Html {
    let game = &state.game;
    let depth = archive.map(|archive| archive.learned.depth());
    sentence(match (&state.notice, game.turn()) {
        (_, Turn::Remote(_)) => share::waiting(state),
        (Some(Notice::Hint(level)), _) => {
            let told = hint::hint(game.position(), *level, depth.unwrap_or_default());
            play::status(state, &told)
        }
        _ => search::status(state),
    })
}

fn sliders(heaps: &[HeapProps], on_action: &Callback<GameAction>) -> Html {
    let slider = |heap: &HeapProps| html! { <HeapSlider heap={heap.clone()} on_action={on_action.clone()} /> };
    html! { { for heaps.iter().map(slider) } }
}
