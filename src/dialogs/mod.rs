//! What is shown in the dialog: one component each. All but the result of a game come in a chunk of
//! their own, with what else a first game does not need.

mod how_to_play;
pub mod learner_dialog;
mod menu;
mod settings_dialog;
pub mod setup_modal;
pub mod share_dialog;
mod win_dialog;

pub use learner_dialog::LearnerDialog;
pub use setup_modal::SetupModal;
pub use share_dialog::ShareDialog;
pub use win_dialog::WinDialog;

use std::rc::Rc;

use nim_later::chunk;
use yew::prelude::*;

use self::{how_to_play::how_to_play, menu::menu, settings_dialog::settings_dialog};
use crate::components::heap_board::{HeapProps, HeapSlider};
use crate::components::{Dispatch, sentence};
use crate::game::{Action, LinkError, Notice, State, Turn};
use crate::hooks::{AddressBar, AppHandle, use_feedback};
use crate::lazy::{Chunk, Fetch, Lazy};
use crate::state::Dialog;
use crate::text::{hint, link, play, share};

/// The chunk with the dialogs.
pub static CHUNK: Chunk = Chunk::new("dialogs");

/// What is drawn by what is in the chunk.
#[derive(PartialEq)]
pub enum Content {
    /// What stands in the open dialog.
    Dialog(DialogProps),
    /// The status with a hint, or while somebody elsewhere is to move.
    Status(Rc<State>),
    /// What the result says beside, where somebody elsewhere does not know it yet.
    Parting(Rc<State>),
    /// Heaps whose stones are too many to press; and who hears what somebody chooses of them.
    Sliders(Vec<HeapProps>, Callback<Action>),
    /// What is wrong with a link.
    LinkError(LinkError),
    /// Sounds and vibration; nothing is seen of them.
    Feedback(AppHandle),
}

chunk!("dialogs": pub fn draw(content: Rc<Content>) -> Html {
    match &*content {
        Content::Dialog(props) => dialog(props),
        Content::Status(state) => status(state),
        Content::Parting(state) => parting(state),
        Content::Sliders(heaps, on_action) => sliders(heaps, on_action),
        Content::LinkError(error) => html! { { link::trouble(error) } },
        Content::Feedback(page) => html! { <Feedback page={page.clone()} /> },
    }
});

/// Draws this once the chunk is here; until then, the fallback. What could not be fetched is tried again
/// when something else is drawn there, which has another key.
pub fn lazily(key: u32, content: Content, fallback: impl Fn(Fetch) -> Html + 'static) -> Html {
    let content = Rc::new(content);
    let draw = Callback::from(move |()| draw(content.clone()));
    let fallback = Callback::from(fallback);
    html! { <Lazy {key} chunk={&CHUNK} {draw} {fallback} /> }
}

/// What the open dialog is given.
#[derive(Clone, PartialEq)]
pub struct DialogProps {
    /// Which one it is.
    pub sheet: Dialog,
    /// The page.
    pub page: AppHandle,
    /// Knows title and address of the open screen.
    pub address: AddressBar,
    /// Tells the page what is done there.
    pub dispatch: Dispatch,
}

/// The content of the open dialog.
fn dialog(props: &DialogProps) -> Html {
    let DialogProps {
        sheet,
        page,
        address,
        dispatch,
    } = props;
    let (page, dispatch) = (page.clone(), dispatch.clone());
    let settings = page.settings.clone();
    match sheet {
        Dialog::Menu => {
            let waits = page
                .archive()
                .is_some_and(|archive| !archive.waiting.is_empty());
            menu(waits, &dispatch)
        }
        Dialog::Settings => settings_dialog(&settings, &dispatch),
        Dialog::Learner => {
            let (board, schools) = (learner_dialog::board(&page), page.schools.clone());
            html! { <LearnerDialog {board} {schools} {dispatch} /> }
        }
        Dialog::Share => {
            let screen = address.screen();
            let screen = screen.filter(|screen| page.route() == Some(screen.route));
            html! { <ShareDialog game={page.table.clone()} {screen} /> }
        }
        Dialog::HowTo => {
            let rules = page.table.game.table().board.rules();
            how_to_play(rules, &settings)
        }
        // Another game brings another form.
        Dialog::Setup => {
            let key = page.table.number;
            html! { <SetupModal {key} {page} {dispatch} /> }
        }
        // It came with the first visit.
        Dialog::Win => Html::default(),
    }
}

/// What a [`Feedback`] needs.
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

/// The status with a hint, or while somebody elsewhere is to move.
fn status(state: &State) -> Html {
    let game = &state.game;
    sentence(match (&state.notice, game.turn()) {
        (_, Turn::Away(_)) => share::waiting(state),
        (Some(Notice::Hint(depth)), _) => play::status(state, &hint::hint(game.position(), *depth)),
        _ => play::status(state, ""),
    })
}

fn parting(state: &State) -> Html {
    let parting = share::parting(&state.game);
    html! { { for parting.map(|parting| html! { <p class="win__story">{ parting }</p> }) } }
}

fn sliders(heaps: &[HeapProps], on_action: &Callback<Action>) -> Html {
    let slider = |heap: &HeapProps| html! { <HeapSlider heap={heap.clone()} on_action={on_action.clone()} /> };
    html! { { for heaps.iter().map(slider) } }
}
