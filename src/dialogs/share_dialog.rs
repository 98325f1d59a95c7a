use std::rc::Rc;

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::catalogue::{page, share as words};
use crate::components::fields::{choice, radios, two_lines};
use crate::components::{Dispatch, qr_code};
use crate::game::{Game, GameState, Route, Shareable};
use crate::platform::share::{self, ShareEnd};
use crate::platform::{address, document};
use crate::text::share as text;

/// The id of the field that holds the whole address.
const LINK: &str = "share-link";

/// The name of the radio buttons for what is sent.
const WHAT: &str = "share-what";

/// The choice, and the progress of sending.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ShareState {
    /// The title of the open screen.
    pub title: String,
    /// The address of the page without its fragment.
    pub page: String,
    /// The person's choice; without one, the default holds.
    pub chosen: Option<Shareable>,
    /// The progress.
    pub step: ShareStep,
}

/// The progress of sending.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ShareStep {
    /// Nothing was requested, or the browser is at work.
    #[default]
    Idle,
    /// The text is on the clipboard.
    Copied,
    /// The browser does not allow copying, so the person can copy from the field.
    Refused,
}

/// Something that happens in the dialog.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ShareAction {
    /// A person chooses what is sent.
    Choose(Shareable),
    /// Sending has come so far.
    Step(ShareStep),
}

impl ShareState {
    /// The next state.
    #[must_use]
    pub fn after(mut self, action: ShareAction) -> Self {
        match action {
            ShareAction::Choose(what) => {
                self.chosen = Some(what);
                self.step = ShareStep::Idle;
            }
            ShareAction::Step(step) => self.step = step,
        }
        self
    }

    /// The chosen part of this game.
    pub fn choice(&self, game: &Game) -> Shareable {
        let mut offered = Shareable::offered(game);
        let chosen = self
            .chosen
            .filter(|chosen| offered.any(|what| what == *chosen));
        chosen.unwrap_or_else(|| Shareable::default_for(game))
    }

    /// The parcel: the screen if another one is open, or else the chosen part of the game.
    pub fn parcel(&self, game: &Game, screen: &Route) -> Parcel {
        let (title, text, fragment) = if sends_screen(screen) {
            let text = text::screen(screen, &self.title);
            (self.title.clone(), text, screen.to_string())
        } else {
            let what = self.choice(game);
            let title = page::nim().to_owned();
            (title, text::text(what, game), what.link(game))
        };
        let link = [&*self.page, &fragment].concat();
        Parcel { title, text, link }
    }
}

impl Reducible for ShareState {
    type Action = ShareAction;

    fn reduce(self: Rc<Self>, action: ShareAction) -> Rc<Self> {
        Rc::unwrap_or_clone(self).after(action).into()
    }
}

/// The content to send.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parcel {
    /// The title, for programs that ask for one.
    pub title: String,
    /// The text of the message.
    pub text: String,
    /// The whole address.
    pub link: String,
}

impl Parcel {
    /// The text to copy, with the link below.
    pub fn whole(&self) -> String {
        [&*self.text, "\n", &self.link].concat()
    }
}

/// Whether the screen itself is sent. The table sends its game. The statistics send that game too, since saved data is
/// of no use to another person.
const fn sends_screen(screen: &Route) -> bool {
    !matches!(screen, Route::Play(_) | Route::Statistics)
}

#[derive(Properties, PartialEq)]
pub struct Props {
    pub game: Rc<GameState>,
    /// The screen that is open.
    pub route: Route,
    pub dispatch: Dispatch,
}

/// Sharing: the choice, the content, and the progress.
#[component]
pub fn ShareDialog(props: &Props) -> Html {
    let (game, screen) = (&props.game.game, &props.route);
    let state = use_reducer_eq(|| ShareState {
        title: document::title(),
        page: address::page(),
        ..ShareState::default()
    });
    let parcel = state.parcel(game, screen);
    // Whether the browser offers the share menu of the device.
    let has_menu = *use_memo((), |()| {
        share::is_at_hand(&parcel.title, &parcel.text, &parcel.link)
    });
    let onsubmit = {
        let (state, parcel) = (state.clone(), parcel.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            if has_menu {
                send(&state, &parcel);
            } else {
                copy(&state, &parcel);
            }
        }
    };
    let onclick = {
        let (state, parcel) = (state.clone(), parcel.clone());
        move |_: MouseEvent| copy(&state, &parcel)
    };
    let result = match state.step {
        ShareStep::Copied => words::copied(),
        ShareStep::Refused => words::refused(),
        ShareStep::Idle => "",
    };
    html! {
        <form class="share" {onsubmit}>
            <div class="share__fields">
                if !sends_screen(screen) {
                    { choice_of(game, &state) }
                }
                <p class="share__text">{ &parcel.text }</p>
                <label class="share__link">
                    <span>{ words::link() }</span>
                    <input class="field" id={LINK} name={LINK} readonly=true spellcheck="false" value={parcel.link.clone()} />
                </label>
                { code_of(&parcel) }
            </div>
            <p class="share__result" aria-live="polite">{ result }</p>
            <div class="share__actions">
                if has_menu {
                    <button class="button" type="button" {onclick}>{ words::copy() }</button>
                }
                <button class="button button--primary" type="submit">
                    { if has_menu { words::send() } else { words::copy() } }
                </button>
            </div>
        </form>
    }
}

/// The QR code of the link.
fn code_of(parcel: &Parcel) -> Html {
    let link = AttrValue::from(parcel.link.clone());
    html! {
        <div class="share__code">
            <p>{ words::point_camera() }</p>
            <div class="share__square">{ qr_code(&link) }</div>
        </div>
    }
}

fn choice_of(game: &Game, state: &UseReducerHandle<ShareState>) -> Html {
    let dispatcher = state.dispatcher();
    let on_choose = Callback::from(move |what| dispatcher.dispatch(ShareAction::Choose(what)));
    let chosen = state.choice(game);
    let choices = Shareable::offered(game).map(|what| {
        let (name, note) = text::named(what, game);
        choice(what.name(), what, chosen, two_lines(name, note), &on_choose)
    });
    let choices: Vec<_> = choices.collect();
    radios(WHAT, words::what(), "radios share__what", &choices)
}

/// Sends the choice by the ways of the device.
fn send(state: &UseReducerHandle<ShareState>, parcel: &Parcel) {
    let dispatcher = state.dispatcher();
    dispatcher.dispatch(ShareAction::Step(ShareStep::Idle));
    share::send(&parcel.title, &parcel.text, &parcel.link, move |end| {
        if end == ShareEnd::Refused {
            refuse(&dispatcher);
        }
    });
}

/// Copies the choice.
fn copy(state: &UseReducerHandle<ShareState>, parcel: &Parcel) {
    let dispatcher = state.dispatcher();
    dispatcher.dispatch(ShareAction::Step(ShareStep::Idle));
    share::copy(&parcel.whole(), move |end| match end {
        ShareEnd::Done => dispatcher.dispatch(ShareAction::Step(ShareStep::Copied)),
        ShareEnd::Refused => refuse(&dispatcher),
    });
}

/// Selects the link, so that the person can copy it, and says so.
fn refuse(dispatcher: &UseReducerDispatcher<ShareState>) {
    dispatcher.dispatch(ShareAction::Step(ShareStep::Refused));
    if let Some(field) = document::by_id::<HtmlInputElement>(LINK) {
        document::focus_and_scroll(&field);
        field.select();
    }
}
