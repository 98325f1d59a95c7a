use web_sys::HtmlElement;
use yew::prelude::*;

use super::{Dispatch, ScreenNav};
use crate::engine::Position;
use crate::game::write_board;
use crate::hooks::{AddressBar, use_address};
use crate::platform::document;
use crate::route::Route;
use crate::state::AppAction;
use crate::text::study as words;

/// The screens on which positions are studied.
const TABS: &[(Route, &str)] = &[
    (Route::Analyse, words::ANALYSIS),
    (Route::Tree, words::TREE),
];

/// What a [`StudyScreen`] needs.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Which of the two it is.
    pub route: Route,
    /// The position that it shows.
    pub position: Position,
    /// The position that the other one is opened with.
    pub chosen: Position,
    /// Where it tells title and address.
    pub address: AddressBar,
    /// Tells the page what happens.
    pub dispatch: Dispatch,
    /// What it shows.
    pub children: Html,
}

/// The frame of the analysis and of the game tree: the buttons above, title and address.
#[component]
pub fn StudyScreen(props: &Props) -> Html {
    let Props {
        route, position, ..
    } = props;
    use_arrival(&props.address, *route);
    let title = words::title(*route, position);
    let link = write_board(route.name(), position);
    use_address(&props.address, *route, &title, &link);
    use_chosen(&props.address, *route, &props.chosen);
    let on_tab = {
        let (here, chosen) = (*route, props.chosen.clone());
        let dispatch = props.dispatch.clone();
        // Who is there already keeps what is under way: a check, an unfolded tree.
        Callback::from(move |to: Route| {
            if to != here {
                let link = write_board(to.name(), &chosen);
                dispatch.emit(AppAction::Visit(to, link.into()));
            }
        })
    };
    html! {
        <main class="desk">
            <ScreenNav
                label={words::SCREENS}
                tabs={TABS}
                current={*route}
                {on_tab}
                position={position.clone()}
                dispatch={props.dispatch.clone()}
            />
            <div class="desk__content">{ props.children.clone() }</div>
        </main>
    }
}

/// Brings the focus, where it was lost with what was there before, to the heading; or to the tab, where
/// a press on it led here.
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
            ".desk__tab[aria-current]"
        } else {
            ".desk h2"
        };
        if let Some(element) = document::find::<HtmlElement>(selector) {
            document::focus(&element);
        }
    });
}

/// Tells which position goes along where the menu leads to the other screen.
#[hook]
fn use_chosen(address: &AddressBar, route: Route, chosen: &Position) {
    let address = address.clone();
    use_effect_with((route, chosen.clone()), move |(route, chosen)| {
        address.study(Some((*route, chosen.clone())));
        move || address.study(None)
    });
}
