use std::ops::Range;

use web_sys::HtmlElement;
use yew::prelude::*;

use crate::catalogue::{play, review, win as words};
use crate::components::{Dispatch, flag, shower, side};
use crate::engine::Strategy;
use crate::game::{
    Game, GameState, Help, MatchConfig, NextAction, Player, Route, Setting, Settings, Switch, Turn,
};
use crate::platform::{document, sound};
use crate::state::feedback::Event;
use crate::state::{AppAction, AppState, Dialog};
use crate::text::{share::parting, win::first_win, win::next_action_name, win::story};

/// The id of the question about sound and vibration.
const OFFER: &str = "win-offer";

/// How the game ended, and the ways on from there. A function instead of a component, so the tests can
/// read the drawing.
pub fn win_dialog(page: &AppState, dispatch: &Dispatch) -> Html {
    let game = &page.current_game.game;
    let Turn::Over { winner } = game.turn() else {
        return Html::default();
    };
    let may_undo = page.settings.is_on(Switch::Undo);
    let ways = NextAction::with_path(game, may_undo, &page.progress, page.tried_step());
    let ways = ways.into_iter().enumerate().map(|(place, next)| {
        let class = classes!("button", (place == 0).then_some("button--primary"));
        let name = next_action_name(&next);
        let state = page.current_game.clone();
        let onclick = dispatch.reform(move |_: MouseEvent| action(&next, &state));
        html! { <button {class} type="button" {onclick}>{ name }</button> }
    });
    let beaten = page.transient.first_win;
    let beaten = beaten.filter(|&(end, _)| end == page.current_game.turn_token());
    html! {
        <div class="win">
            <p class="win__story">{ story(game, winner) }</p>
            { beaten.map(|(_, strategy)| first_win_line(strategy)).unwrap_or_default() }
            // The player elsewhere may not have seen the end.
            { parting(game).map(|sentence| html! { <p class="win__story">{ sentence }</p> }).unwrap_or_default() }
            { help(page.current_game.help) }
            { move_row(game, game.last_mistake(winner.other())) }
            <div class="buttons win__next">{ for ways }</div>
            if is_offered(page) {
                { offer(&page.settings, dispatch) }
            }
        </div>
    }
}

/// Whether sound and vibration are offered: to a person, after the first game, until there is an answer.
fn is_offered(page: &AppState) -> bool {
    let mut players = page.current_game.game.config().players.iter();
    page.progress.games.games() == 1
        && page.settings.is_silent_unasked()
        && players.any(|player| matches!(player, Player::Person(_)))
}

/// A quiet line that asks about sound and vibration.
fn offer(settings: &Settings, dispatch: &Dispatch) -> Html {
    let look = settings.look;
    let answer = |name: &'static str, on: bool| {
        let dispatch = dispatch.clone();
        let onclick = move |_: MouseEvent| {
            // The pressed button, which has the focus, goes away.
            if let Some(way) = document::find::<HtmlElement>(".win__next .button") {
                document::focus(&way);
            }
            if on {
                sound::play(&Event::Choice.sound(look));
                sound::vibrate(Event::Choice.vibration());
            }
            for switch in [Switch::Sound, Switch::Vibration] {
                dispatch.emit(AppAction::Set(Setting::Switch(switch, on)));
            }
        };
        html! { <button class="button button--plain" type="button" {onclick}>{ name }</button> }
    };
    html! {
        <div class="win__offer" role="group" aria-labelledby={OFFER}>
            <span id={OFFER}>{ words::offer() }</span>
            { answer(words::yes(), true) }
            { answer(words::no(), false) }
        </div>
    }
}

/// The sentence about an opponent who was beaten for the first time.
fn first_win_line(strategy: Strategy) -> Html {
    html! { <p class="win__first">{ shower() }{ first_win(strategy) }</p> }
}

/// The help that was used, if there was any.
fn help(Help { hints, undos }: Help) -> Html {
    if (hints, undos) == (0, 0) {
        return Html::default();
    }
    html! {
        <p class="win__help">
            if hints > 0 {
                <span>{ words::Helped { count: hints.into() }.text() }</span>
            }
            if undos > 0 {
                <span>{ words::Undos { count: undos.into() }.text() }</span>
            }
        </p>
    }
}

/// The action of a button for what comes after this game.
fn action(next: &NextAction, state: &GameState) -> AppAction {
    let game = &state.game;
    let start_at = |table| {
        let table = MatchConfig {
            is_challenge: false,
            ..table
        };
        AppAction::Start(Game::new(table).into(), None)
    };
    match next {
        NextAction::ShowMistake | NextAction::Review => AppAction::Go(Route::review(game)),
        NextAction::TryAgain(plies) => AppAction::TryAgain(*plies),
        NextAction::Rematch | NextAction::Start(_) | NextAction::WatchAgain => {
            AppAction::Start(game.rematch().into(), state.try_out)
        }
        NextAction::Restart => AppAction::Start(game.restarted().into(), state.try_out),
        NextAction::Play(strategy) => {
            let table = game.config().clone();
            let players = table.players.map(|player| match player {
                Player::Computer(_) => Player::Computer(*strategy),
                person => person,
            });
            start_at(MatchConfig { players, ..table })
        }
        NextAction::OtherSide(order, board) => start_at(order.table(game, *board)),
        NextAction::Learn => AppAction::Go(Route::why(&game.config().board)),
        NextAction::NextStep(step, rule) => AppAction::Go(Route::Step(*step, Some(*rule))),
        NextAction::Send => AppAction::Open(Dialog::Share),
        NextAction::New => AppAction::Open(Dialog::Setup),
    }
}

/// The most moves in the row of moves.
const MOST_MOVES: usize = 19;

/// The game as a row of moves, with the deciding mistake ringed. The sentence above says the same.
fn move_row(game: &Game, mistake: Option<usize>) -> Html {
    let shown = visible_plies(mistake, game.ply());
    // Two names beside each other could not be read.
    let is_near = |number: usize| mistake.is_some_and(|mistake| mistake.abs_diff(number) < 3);
    let moves = shown.clone().map(|ply| {
        let number = ply + 1;
        let side = side(game.mover(ply));
        let is_mistake = mistake == Some(number);
        let name = if is_mistake {
            let number = number.into();
            play::MoveNumber { number }.text()
        } else if number == 1 && !is_near(number) {
            review::first().to_owned()
        } else if number == game.ply() && !is_near(number) {
            review::last().to_owned()
        } else {
            String::new()
        };
        html! {
            <li class="win__move" data-side={side} data-mistake={flag(is_mistake)}>
                <span class="win__name">{ name }</span>
            </li>
        }
    });
    html! { <ol class="win__course" aria-hidden="true">{ for moves }</ol> }
}

/// The plies to show of `count` moves, the mistake among them. `mistake` is the number of a move, counted from 1.
fn visible_plies(mistake: Option<usize>, count: usize) -> Range<usize> {
    let begin = mistake.unwrap_or(count).saturating_sub(MOST_MOVES / 2 + 1);
    let begin = begin.min(count.saturating_sub(MOST_MOVES));
    begin..count.min(begin + MOST_MOVES)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_course_is_short_and_shows_the_mistake() {
        for count in 1..60 {
            for mistake in [None].into_iter().chain((1..=count).map(Some)) {
                let shown = visible_plies(mistake, count);
                assert_eq!(shown.len(), count.min(MOST_MOVES), "{mistake:?} of {count}");
                assert!(shown.end <= count, "{mistake:?} of {count}");
                let is_shown = mistake.is_none_or(|mistake| shown.contains(&(mistake - 1)));
                assert!(is_shown, "{mistake:?} of {count}");
            }
        }
    }
}
