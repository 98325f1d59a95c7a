use web_sys::HtmlElement;
use yew::prelude::*;

use super::icons::{PLAY, icon};
use super::{Dispatch, PrintButton, flag, full_screen_button, share_button};
use crate::catalogue::study as words;
use crate::game::{Game, MatchConfig, Route};
use crate::hooks::use_title;
use crate::platform::document;
use crate::state::{AppAction, AppHandle};

/// A screen on which a position is studied: the analysis, or the game tree.
pub struct Study<'a> {
    /// Whether the screen is the tree.
    pub is_tree: bool,
    /// The board that the screen shows, after the moves that lead to it.
    pub line: &'a Game,
    /// The line with which a tab opens the other screen.
    pub chosen: Game,
    pub page: &'a AppHandle,
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

    /// Reads the line of the screen from the newest page, which may not be drawn yet.
    fn newest_line(&self) -> impl Fn() -> Game + 'static {
        let (page, drawn) = (self.page.clone(), self.line.clone());
        move || match &page.clone().route {
            Route::Analysis { line, .. } | Route::Tree { line, .. } => (**line).clone(),
            _ => drawn.clone(),
        }
    }

    fn tab(&self, is_tree: bool, name: &'static str) -> Html {
        let is_open = is_tree == self.is_tree;
        let (newest_line, dispatch) = (self.newest_line(), self.dispatch.clone());
        let (drawn, chosen) = (self.line.clone(), self.chosen.clone());
        let onclick = Callback::from(move |_: MouseEvent| {
            // The tab of the open screen does nothing, so that an unfolded tree stays.
            if is_open {
                return;
            }
            let newest = newest_line();
            let line = if newest == drawn {
                chosen.clone()
            } else {
                newest
            };
            dispatch.emit(AppAction::Go(if is_tree {
                Route::tree(line)
            } else {
                Route::analysis_line(line)
            }));
        });
        let current = is_open.then_some("page");
        html! {
            <button type="button" class="study__tab" aria-current={current} {onclick}>{ name }</button>
        }
    }

    /// The button that plays on from the board on the table; disabled on a board on which nobody can move.
    fn play(&self) -> Html {
        let is_over = self.line.position().is_terminal();
        let (newest_line, page) = (self.newest_line(), self.page.clone());
        let dispatch = self.dispatch.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            let line = newest_line();
            if !line.position().is_terminal() {
                let game = Game::new(MatchConfig {
                    board: *line.position(),
                    first: line.to_move(),
                    is_challenge: false,
                    ..page.clone().current_game.game.config().clone()
                });
                dispatch.emit(AppAction::Start(game.into(), None));
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
