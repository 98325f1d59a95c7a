use web_sys::HtmlElement;
use yew::prelude::*;

use super::icons::{PLAY, icon};
use super::{Dispatch, PrintButton, flag, full_screen_button, share_button};
use crate::catalogue::study as words;
use crate::game::{Game, MatchConfig, Route};
use crate::hooks::use_title;
use crate::platform::document;
use crate::state::AppAction;

/// A screen on which a position is studied: the analysis, or the game tree.
pub struct Study<'a> {
    /// Whether the screen is the tree.
    pub is_tree: bool,
    /// The board that the screen shows, after the moves that lead to it.
    pub line: &'a Game,
    /// The table at which the board would be played.
    pub table: &'a MatchConfig,
    /// The board with which a tab opens the other screen.
    pub chosen: Game,
    pub dispatch: &'a Dispatch,
}

/// Sets the title of the document, and the focus when the screen opens.
#[hook]
pub fn use_study(study: &Study<'_>) {
    use_focus_on_heading();
    let screen = if study.is_tree {
        words::tree()
    } else {
        words::analysis()
    };
    let heaps = study.line.position().heaps();
    use_title(&words::TitleOfBoard { screen, heaps }.text());
}

impl Study<'_> {
    /// Draws the content of the screen below a row with a tab for each screen and the actions on the board.
    pub fn draw(&self, content: Html) -> Html {
        html! {
            <main class="study">
                <div class="study__row">
                    <nav class="study__tabs off-paper" aria-label={words::screens()}>
                        { self.tab(false, words::analysis()) }
                        { self.tab(true, words::tree()) }
                    </nav>
                    { self.play() }
                    if self.is_tree {
                        { full_screen_button() }
                    }
                    { share_button("button button--round", self.dispatch) }
                    <PrintButton />
                </div>
                <div class="study__content">{ content }</div>
            </main>
        }
    }

    fn tab(&self, is_tree: bool, name: &'static str) -> Html {
        let is_open = is_tree == self.is_tree;
        let (chosen, dispatch) = (self.chosen.clone(), self.dispatch.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            // The tab of the open screen does nothing, so that an unfolded tree stays.
            if !is_open {
                dispatch.emit(AppAction::Go(if is_tree {
                    Route::tree(chosen.clone())
                } else {
                    Route::analysis_line(chosen.clone())
                }));
            }
        });
        let current = is_open.then_some("page");
        html! {
            <button type="button" class="study__tab" aria-current={current} {onclick}>{ name }</button>
        }
    }

    /// The button that plays on from the board on the table; disabled on a board on which nobody can move.
    fn play(&self) -> Html {
        let game = Game::new(MatchConfig {
            board: *self.line.position(),
            first: self.line.to_move(),
            is_challenge: false,
            ..self.table.clone()
        });
        let is_over = game.position().is_terminal();
        let dispatch = self.dispatch.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            if !is_over {
                dispatch.emit(AppAction::Start(game.clone().into(), None));
            }
        });
        html! {
            <button
                type="button"
                class="button named-icon"
                aria-label={words::play_board()}
                title={words::play_board()}
                aria-disabled={flag(is_over)}
                {onclick}
            >
                { icon(PLAY) }
                <span class="named-icon__name">{ words::play_board() }</span>
            </button>
        }
    }
}

/// Puts a lost focus on the heading.
#[hook]
fn use_focus_on_heading() {
    use_effect_with((), |()| {
        let heading = document::find::<HtmlElement>(".study h2");
        if let Some(heading) = heading.filter(|_| document::focus_is_lost()) {
            document::focus(&heading);
        }
    });
}
