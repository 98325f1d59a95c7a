use yew::prelude::*;

use crate::catalogue::study as words;
use crate::components::on_press;
use crate::hooks::{use_address, use_focus_on_arrival};
use crate::route::Route;
use crate::state::AppAction;

use super::ScreenProps;

/// The heading, which takes the focus when the screen is opened.
const HEADING: &str = "withheld-heading";

/// The properties of [`Withheld`].
#[derive(Properties, PartialEq)]
pub struct Props {
    /// The properties that every screen has.
    pub screen: ScreenProps,
    /// The screen in whose place it stands.
    pub route: Route,
    /// The heading of that screen.
    pub heading: &'static str,
}

/// Stands in place of a screen that would tell who wins a game without hints.
#[component]
pub fn Withheld(props: &Props) -> Html {
    let Props {
        screen,
        route,
        heading,
    } = props;
    let title = words::Title { screen: heading }.text();
    use_address(&screen.address, *route, &title, &screen.fragment);
    use_focus_on_arrival(HEADING);
    html! {
        <main class="withheld">
            <h2 id={HEADING} tabindex="-1">{ *heading }</h2>
            <p>{ words::without_hints() }</p>
            <button type="button" class="button" onclick={on_press(&screen.dispatch, || AppAction::ToGame)}>
                { words::to_game() }
            </button>
        </main>
    }
}
