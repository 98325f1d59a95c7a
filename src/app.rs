use yew::prelude::*;

use crate::game::Turn;
use crate::hooks::{
    PageHandle, focus_board, use_address, use_board_focus, use_computer_turn, use_dialog,
    use_reminder,
};
use crate::text::{page as words, win};
use crate::ui::{
    DIALOG, El, Gesture, HEADING, Happening, Page, Press, Sheet, dialog, el, header, heap_board,
    how_to, menu, setup_modal, status, take_bar, trouble_bar, turn_banner, win_dialog,
};

/// What a visit begins with.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The fragment of the address, with its `#`; empty for the first visit's table.
    #[prop_or_default]
    pub fragment: AttrValue,
}

/// The page: it owns the state, starts the effects, hears every event, and lays out the screen.
#[component]
pub fn App(props: &Props) -> Html {
    let page = use_reducer_eq(|| Page::opening(&props.fragment));
    use_computer_turn(&page);
    use_reminder(&page);
    use_address(&page);
    use_dialog(&page);
    use_board_focus(&page);

    let onclick = hear(&page, |event| {
        let gesture = Gesture::click(event);
        if gesture == Some(Gesture::Press(Press::ToBoard)) {
            focus_board();
        }
        gesture.map(Happening::Gesture)
    });
    let onkeydown = hear(&page, |event: &KeyboardEvent| {
        Gesture::key(event)
            .inspect(|_| event.prevent_default())
            .map(Happening::Gesture)
    });
    let onfocusin = hear(&page, |event| Gesture::focus(event).map(Happening::Gesture));
    let oninput = hear(&page, |event| Gesture::input(event).map(Happening::Gesture));
    let onsubmit = hear(&page, |event| {
        Some(Happening::Gesture(Gesture::submit(event)))
    });
    let onclose = hear(&page, |_: &Event| Some(Happening::Left));
    html! {
        <div class="app" {onclick} {onkeydown} {onfocusin} {oninput} {onsubmit}>
            { header() }
            { table(&page) }
            <dialog id={DIALOG} class="dialog" aria-labelledby={HEADING} {onclose}>
                { page.screen.sheet.and_then(|sheet| open_dialog(&page, sheet)).map_or_else(Html::default, Html::from) }
            </dialog>
        </div>
    }
}

/// A listener that tells the page what `read` makes of an event.
fn hear<E: 'static>(page: &PageHandle, read: fn(&E) -> Option<Happening>) -> Callback<E> {
    let dispatcher = page.dispatcher();
    Callback::from(move |event| {
        if let Some(happening) = read(&event) {
            dispatcher.dispatch(happening);
        }
    })
}

/// Board, banner, status and buttons.
fn table(page: &Page) -> El {
    let state = &page.table;
    el("main", "table")
        .child(trouble_bar(state.trouble.as_ref()))
        .child(turn_banner(&state.game))
        .child(status(state, page.screen.explained))
        .child(heap_board(state, page.screen.cursor))
        .child(take_bar(state))
}

/// The open dialog; none where its reason is gone, as with the result of a game that was undone.
fn open_dialog(page: &Page, sheet: Sheet) -> Option<El> {
    let game = &page.table.game;
    let (heading, content) = match (sheet, game.turn()) {
        (Sheet::Menu, _) => (words::MENU.into(), menu()),
        (Sheet::HowTo, _) => (
            words::HOW_TO_PLAY.into(),
            how_to(game.table().board.rules()),
        ),
        (Sheet::Setup, _) => (
            words::NEW_GAME.into(),
            setup_modal(&page.screen.form, &page.screen.told()),
        ),
        (Sheet::Win, Turn::Over { winner }) => {
            (win::heading(game, winner).into(), win_dialog(game, winner))
        }
        (Sheet::Win, _) => return None,
    };
    Some(dialog(sheet, heading, content))
}
