use web_sys::HtmlElement;
use yew::prelude::*;

use super::{Dispatch, screen_nav};
use crate::catalogue::study as words;
use crate::engine::{Position, write_heaps};
use crate::game::{Game, MatchConfig, write_board};
use crate::hooks::{AddressBar, use_address};
use crate::platform::document;
use crate::route::Route;
use crate::state::AppAction;

/// The screens on which positions are studied.
fn tabs() -> [(Route, &'static str); 2] {
    [
        (Route::Analyse, words::analysis()),
        (Route::Tree, words::tree()),
    ]
}

/// A screen on which a position is studied: the analysis, or the game tree.
pub struct Study<'a> {
    /// Which of the two it is.
    pub route: Route,
    /// The position that it shows.
    pub position: &'a Position,
    /// Its address, which tells the position and may tell more.
    pub link: &'a str,
    /// The table at which the position would be played.
    pub table: &'a MatchConfig,
    /// The position that the other one is opened with.
    pub chosen: &'a Position,
    /// Where it tells title and address.
    pub address: &'a AddressBar,
    /// Sends actions to the page.
    pub dispatch: &'a Dispatch,
}

/// Reports the title and the address of such a screen, and the position for the other one.
#[hook]
pub fn use_study(study: &Study<'_>) {
    let &Study {
        route,
        position,
        link,
        address,
        ..
    } = study;
    use_arrival(address, route);
    let screen = tabs().into_iter().find(|(tab, _)| *tab == route);
    let title = words::TitleOfBoard {
        screen: screen.map_or("", |(_, name)| name),
        heaps: &write_heaps(position.heaps()),
    };
    use_address(address, route, &title.text(), link);
    use_chosen(address, route, study.chosen);
}

impl Study<'_> {
    /// Draws the content of the screen below the buttons.
    pub fn draw(&self, content: Html) -> Html {
        let here = self.route;
        let game = Game::new(MatchConfig {
            board: self.position.clone(),
            ..self.table.clone()
        });
        let (chosen, dispatch) = (self.chosen.clone(), self.dispatch.clone());
        // On the open screen, an unfolded tree stays.
        let on_tab = Callback::from(move |to: Route| {
            if to != here {
                let link = write_board(to.name(), &chosen);
                dispatch.emit(AppAction::Visit(to, link.into()));
            }
        });
        html! {
            <main class="study">
                { screen_nav(&tabs(), here, &on_tab, game, self.dispatch) }
                <div class="study__content">{ content }</div>
            </main>
        }
    }
}

/// Puts a lost focus on the heading, or on the tab that was pressed to come here.
#[hook]
fn use_arrival(address: &AddressBar, here: Route) {
    let address = address.clone();
    use_effect_with((), move |()| {
        if !document::focus_is_lost() {
            return;
        }
        let from = address.route().filter(|&from| from != here);
        let is_by_tab = from.is_some_and(Route::studies);
        let selector = if is_by_tab {
            ".study__tab[aria-current]"
        } else {
            ".study h2"
        };
        if let Some(element) = document::find::<HtmlElement>(selector) {
            document::focus(&element);
        }
    });
}

/// Reports the position to carry along if the menu leads to the other screen.
#[hook]
fn use_chosen(address: &AddressBar, route: Route, chosen: &Position) {
    let address = address.clone();
    use_effect_with((route, chosen.clone()), move |(route, chosen)| {
        address.study(Some((*route, chosen.clone())));
        move || address.study(None)
    });
}
