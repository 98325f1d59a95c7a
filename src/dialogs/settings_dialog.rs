use yew::prelude::*;

use crate::components::fields::{Radios, Switch as SwitchField, choice, one_line};
use crate::components::{Dispatch, on_press};
use crate::game::{Pace, Settings, Switch, Theme, field};
use crate::route::Route;
use crate::state::AppAction;
use crate::state::Update;
use crate::text::{settings as words, yours};

/// What a [`SettingsDialog`] shows.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// What is set.
    pub settings: Settings,
    /// Tells the page what is to be set.
    pub dispatch: Dispatch,
}

/// What can be set; each change is applied at once.
#[component]
pub fn SettingsDialog(Props { settings, dispatch }: &Props) -> Html {
    let on_theme = dispatch.reform(|theme| update(move |settings| settings.theme = theme));
    let theme = Theme::ALL.map(|theme| {
        let label = one_line(words::theme(theme));
        choice(theme.name(), theme, settings.theme, label, &on_theme)
    });
    let on_pace = dispatch.reform(|pace| update(move |settings| settings.pace = pace));
    let pace = Pace::ALL.map(|pace| {
        let label = one_line(words::pace(pace));
        choice(pace.name(), pace, settings.pace, label, &on_pace)
    });
    let switch = |switch: Switch| {
        let (label, note) = words::switch(switch);
        let on_change = dispatch.reform(move |on| AppAction::Set(switch, on));
        let on = settings.is_on(switch);
        html! { <SwitchField name={switch.name()} {label} {note} {on} {on_change} /> }
    };
    let class = "radios radios--pill";
    html! {
        <div class="settings">
            <Radios name={field::THEME} legend={words::THEME} {class} choices={theme.to_vec()} />
            <Radios name={field::PACE} legend={words::PACE} {class} choices={pace.to_vec()} />
            { for Switch::ALL.map(switch) }
            <button class="button" type="button" onclick={on_press(dispatch, || AppAction::Go(Route::Statistics))}>
                { yours::HEADING }
            </button>
        </div>
    }
}

/// Changes what is set.
fn update(change: impl Fn(&mut Settings) + 'static) -> AppAction {
    AppAction::Update(Update::new(move |page| change(&mut page.settings)))
}
