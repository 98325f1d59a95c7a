use web_sys::HtmlElement;
use yew::prelude::*;

use crate::catalogue::{Language, keeping, page as page_words, settings as words, statistics};
use crate::components::fields::{choice, one_line, radios, switch};
use crate::components::{Dispatch, on_press};
use crate::game::{Look, Pace, Route, Setting, Switch, Theme};
use crate::platform::field;
use crate::platform::{document, sound};
use crate::state::feedback::Event;
use crate::state::{AppAction, AppHandle, VisitLanguage};

/// The properties of [`SettingsDialog`].
#[derive(Properties, PartialEq)]
pub(super) struct Props {
    pub page: AppHandle,
    /// Whether the chosen language has the focus at first.
    pub focuses_language: bool,
    pub dispatch: Dispatch,
}

/// The settings. Each change applies at once. Another language loads the page again.
#[component]
pub(super) fn SettingsDialog(props: &Props) -> Html {
    let (page, dispatch) = (&props.page, &props.dispatch);
    use_effect_with(props.focuses_language, |&focuses| {
        let chosen = format!(".settings [name=\"{}\"]:checked", field::LANGUAGE);
        if let Some(chosen) = document::find::<HtmlElement>(&chosen).filter(|_| focuses) {
            document::focus(&chosen);
        }
    });
    let settings = &page.settings;
    let on_theme = dispatch.reform(|theme| AppAction::Set(Setting::Theme(theme)));
    let theme = Theme::ALL.map(|theme| {
        let label = one_line(words::ThemeName { theme }.text());
        choice(theme.name(), theme, settings.theme, label, &on_theme)
    });
    let on_look = dispatch.reform(|look| AppAction::Set(Setting::Look(look)));
    let look = Look::ALL.map(|look| {
        let label = html! {
            <>
                <span class="look" data-look={look.name()} aria-hidden="true">
                    { for (0..3).map(|_| html! { <span class="piece" /> }) }
                </span>
                <span>{ words::LookName { look }.text() }</span>
            </>
        };
        choice(look.name(), look, settings.look, label, &on_look)
    });
    let on_language = dispatch.reform(AppAction::Language);
    let chosen = match page.language {
        VisitLanguage {
            current,
            is_of_link: true,
            missing,
        } => missing.or(Some(current)),
        _ => settings.language.as_deref().and_then(Language::of),
    };
    let of_browser = choice(
        "auto",
        None,
        chosen,
        one_line(words::of_browser()),
        &on_language,
    );
    let languages = Language::all().map(|language| {
        let name = html! { <span lang={language.tag()}>{ language.name() }</span> };
        choice(language.tag(), Some(language), chosen, name, &on_language)
    });
    let languages: Vec<_> = std::iter::once(of_browser).chain(languages).collect();
    let on_pace = dispatch.reform(|pace| AppAction::Set(Setting::Pace(pace)));
    let pace = Pace::ALL.map(|pace| {
        let label = one_line(words::PaceName { pace }.text());
        choice(pace.name(), pace, settings.pace, label, &on_pace)
    });
    let switch_of = |which: Switch| {
        let look = settings.look;
        let on_switch = dispatch.reform(move |on| {
            // People hear at once what they have switched on.
            if on && which == Switch::Sound {
                sound::play(&Event::Choice.sound(look));
            }
            AppAction::Set(Setting::Switch(which, on))
        });
        switch(
            which.name(),
            [
                words::SwitchName { switch: which }.text(),
                words::SwitchDoes { switch: which }.text(),
            ],
            settings.is_on(which),
            &on_switch,
        )
    };
    let class = "radios radios--pill";
    html! {
        <div class="settings">
            { radios(field::THEME, words::theme(), class, &theme) }
            { radios(field::LOOK, words::look(), "radios radios--pill radios--looks", &look) }
            { radios(field::PACE, words::pace(), class, &pace) }
            { radios(field::LANGUAGE, words::language(), "radios radios--pill radios--names", &languages) }
            if page.language.missing.is_some() {
                <p role="alert">{ keeping::language_missing() }</p>
                <button class="button" type="button" onclick={on_press(dispatch, || AppAction::RetryLanguage)}>
                    { page_words::try_again() }
                </button>
            }
            { for Switch::ALL.map(switch_of) }
            <button class="button" type="button" onclick={on_press(dispatch, || AppAction::Go(Route::Statistics))}>
                { statistics::heading() }
            </button>
        </div>
    }
}
