use yew::prelude::*;

use crate::game::Turn;
use crate::hooks::{
    Listeners, use_address, use_board_focus, use_computer_turn, use_dialog, use_drag, use_feedback,
    use_flight, use_gestures, use_reminder, use_settings, use_training,
};
use crate::text::{learner, page as words, settings, win};
use crate::ui::{
    DIALOG, El, HEADING, Page, Sheet, dialog, el, header, heap_board, how_to, learner_sheet, menu,
    settings_sheet, setup_modal, status, take_bar, trouble_bar, turn_banner, win_dialog,
};

/// What a visit begins with.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The fragment of the address, with its `#`; empty for the first visit's table.
    #[prop_or_default]
    pub fragment: AttrValue,
}

/// The page: it owns the state, installs the hooks, and lays out the screen.
#[component]
pub fn App(props: &Props) -> Html {
    let page = use_reducer_eq(|| Page::opening(&props.fragment));
    use_computer_turn(&page);
    use_reminder(&page);
    use_address(&page);
    use_dialog(&page);
    use_board_focus(&page);
    use_drag(&page);
    use_feedback(&page);
    use_flight(&page);
    use_settings(&page);
    use_training(&page);

    let Listeners {
        onclick,
        onfocusin,
        oninput,
        onsubmit,
        onclose,
    } = use_gestures(&page);
    let content = page
        .screen
        .sheet
        .and_then(|sheet| open_dialog(&page, sheet));
    html! {
        <div class="app" {onclick} {onfocusin} {oninput} {onsubmit}>
            { header() }
            { table(&page) }
            // Where a browser knows `closedby`, a press beside the dialog closes it too.
            <dialog id={DIALOG} class="dialog" aria-labelledby={HEADING} closedby="any" {onclose}>
                { content.map_or_else(Html::default, Html::from) }
            </dialog>
        </div>
    }
}

/// Board, banner, status and buttons.
fn table(page: &Page) -> El {
    let state = &page.table;
    el("main", "table")
        .flag("data-dragging", page.screen.dragging)
        .child(trouble_bar(state.trouble.as_ref()))
        .child(turn_banner(state))
        .child(status(state, page.screen.explained))
        .child(heap_board(state, page.screen.cursor))
        .child(take_bar(state, &page.settings))
}

/// The open dialog; none where its reason is gone, as with the result of a game that was undone.
fn open_dialog(page: &Page, sheet: Sheet) -> Option<El> {
    let game = &page.table.game;
    let (heading, content) = match (sheet, game.turn()) {
        (Sheet::Menu, _) => (words::MENU.into(), menu()),
        (Sheet::Settings, _) => (settings::SETTINGS.into(), settings_sheet(&page.settings)),
        (Sheet::Learner, _) => (learner::HEADING.into(), learner_sheet(page)),
        (Sheet::HowTo, _) => (
            words::HOW_TO_PLAY.into(),
            how_to(game.table().board.rules()),
        ),
        (Sheet::Setup, _) => (
            words::NEW_GAME.into(),
            setup_modal(&page.screen.form, &page.screen.told()),
        ),
        (Sheet::Win, Turn::Over { winner }) => (
            win::heading(game, winner).into(),
            win_dialog(&page.table, winner),
        ),
        (Sheet::Win, _) => return None,
    };
    Some(dialog(sheet, heading, content))
}
