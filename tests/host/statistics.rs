//! The screen of statistics and data. Every number agrees with a count by hand, and no import or request
//! loses data.

mod data;

use std::ops::Deref;

use nim::engine::{Strategy, ai_compute_move};
use nim::game::{GameAction, Turn};
use nim::screens::statistics::{
    self, Question, StatisticsAction, StatisticsState, ViewProps, statistics_view,
};
use nim::state::{AppAction, AppState, Stored};
use rand::rngs::SmallRng;
use yew::prelude::*;

use crate::common::markup;

/// The open screen, on the page that it is about.
#[derive(Clone, PartialEq, Properties)]
struct Opened {
    page: AppState,
    state: StatisticsState,
}

impl Deref for Opened {
    type Target = AppState;

    fn deref(&self) -> &AppState {
        &self.page
    }
}

impl From<Opened> for AppState {
    fn from(opened: Opened) -> Self {
        opened.page
    }
}

impl Opened {
    fn after(mut self, action: AppAction) -> Self {
        self.page = self.page.after(action);
        self
    }

    fn act(mut self, action: StatisticsAction) -> Self {
        self.state = self.state.after(action);
        self
    }
}

/// Presses a button of the screen, whether it is there or not.
fn press(opened: Opened, button: &str) -> Opened {
    let (page, state) = (&opened.page, &opened.state);
    let change = match button {
        "replace" => statistics::replace(page, state),
        "back" => statistics::restore(state),
        "yes-delete" => statistics::delete(state, Stored::default()),
        "yes-drop" => statistics::drop_aside(state),
        "leave" => return opened.act(StatisticsAction::Leave),
        "delete" => return opened.act(StatisticsAction::Ask(Question::Delete)),
        "drop" => return opened.act(StatisticsAction::Ask(Question::DropAside)),
        "no" => return opened.act(StatisticsAction::Cancel),
        "show" => return opened.act(StatisticsAction::ToggleText),
        _ => panic!("there is no button {button}"),
    };
    match change {
        Some((stored, action)) => opened.after(AppAction::Storage(stored)).act(action),
        None => opened,
    }
}

/// Brings a text that is to be imported.
fn bring(opened: Opened, text: &str) -> Opened {
    opened.act(StatisticsAction::Read(text.to_owned()))
}

/// Goes to the screen from wherever the page is, on 20 November 2026.
fn go(page: impl Into<AppState>) -> Opened {
    let to = AppAction::Go(nim::route::Route::Statistics);
    let page = page.into().after(to);
    let state = StatisticsState::default();
    Opened { page, state }.act(StatisticsAction::Today([2026, 11, 20]))
}

/// The screen as text.
fn screen(opened: &Opened) -> String {
    markup::<Screen>(opened.clone())
}

#[component]
fn Screen(opened: &Opened) -> Html {
    let Opened { page, state } = opened.clone();
    let page = use_reducer(|| page);
    let state = use_reducer(|| state);
    statistics_view(&ViewProps { page, state })
}

/// Follows a link and plays its game to the end, everybody by chance.
fn play(page: AppState, link: &str, rng: &mut SmallRng) -> AppState {
    let act = |page: AppState, action| page.after(AppAction::Act(action));
    let mut page = page.after(AppAction::Follow(link.to_owned()));
    assert_eq!(page.table.link_error, None, "{link}");
    loop {
        let board = page.table.game.position();
        let made = ai_compute_move(Strategy::Beginner, board, rng).map(|answer| answer.chosen);
        page = match (page.table.game.turn(), made) {
            (Turn::Computer(..), Some(made)) => {
                let page = act(page, GameAction::Run);
                let token = page.table.turn_token();
                act(page, GameAction::Reply(token, made.into()))
            }
            (Turn::Person(_), Some(made)) => {
                act(act(page, GameAction::Choose(made)), GameAction::Take)
            }
            _ => return page,
        };
    }
}

/// The text between two marks, each time.
fn between<'a>(text: &'a str, start: &str, end: &str) -> Vec<&'a str> {
    text.split(start)
        .skip(1)
        .map(|rest| rest.split(end).next().unwrap())
        .collect()
}

/// The readable text of some markup.
fn read(html: &str) -> String {
    let mut text = String::new();
    for part in format!(">{html}").split('<') {
        let (_, said) = part.split_once('>').unwrap_or(("", part));
        text.push_str(said);
    }
    plain(text)
}

/// A text without the codes that markup has for some signs.
fn plain(mut text: String) -> String {
    for (code, sign) in [
        ("&lt;", "<"),
        ("&gt;", ">"),
        ("&quot;", "\""),
        ("&#x27;", "'"),
        ("&amp;", "&"),
    ] {
        text = text.replace(code, sign);
    }
    text
}
