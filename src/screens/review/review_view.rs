//! The review screen: the chart, the board at one move, the verdict on every move, and the deciding
//! move.

use std::rc::Rc;

use yew::prelude::*;

use super::review_chart::review_chart;
use super::state::ShownMove;
use super::{HEADING, ReviewAction, ReviewState};
use crate::catalogue::{review as words, study, win};
use crate::components::heap_board::{Interaction, LaneSteps, Marks};
use crate::components::icons::{self, BACK, CHECK, FORWARD, TO_END, TO_START, icon};
use crate::components::{Dispatch, HeapBoard, flag, on_press, share_button, yes_no};
use crate::game::{GameAction, Review, Route, Seat};
use crate::platform::document;
use crate::state::AppAction;
use crate::text::{Who, moves::short, review as text};

/// A review to draw, with its callbacks.
pub struct ReviewView<'a> {
    /// The game, and the move that is looked at.
    pub state: &'a ReviewState,
    /// Receives the actions.
    pub act: &'a Callback<ReviewAction>,
    pub dispatch: &'a Dispatch,
    /// Whether letters are shortcuts.
    pub shortcuts: bool,
    /// The lanes of the board that is shown.
    pub steps: &'a LaneSteps,
    /// Plays on from before the move that is looked at.
    pub on_again: Callback<MouseEvent>,
}

/// Draws the screen. It is a function instead of a component, so the tests can read the drawing.
pub fn review_view(props: &ReviewView<'_>) -> Html {
    let ReviewView { state, act, .. } = props;
    let review = &state.review;
    let begun = !review.judged().is_empty();
    html! {
        // With `tabindex` the keys still work after a press beside the buttons.
        <main class="teaching review" tabindex="-1" onkeydown={on_key(act, props.shortcuts)}>
            <div class="review__stage">
                { head(review, props.dispatch) }
                if begun {
                    { review_chart(review) }
                }
                { look(props) }
            </div>
            <div class="review__more">
                { onward_buttons(state, act, props.shortcuts) }
                { turning(review) }
                if begun {
                    { kept(review) }
                    { moves(review, act) }
                }
            </div>
        </main>
    }
}

fn on_key(act: &Callback<ReviewAction>, shortcuts: bool) -> Callback<KeyboardEvent> {
    let act = act.clone();
    Callback::from(move |event: KeyboardEvent| {
        // The board has taken its own keys.
        let key = document::plain_key(&event).filter(|_| !event.default_prevented());
        if let Some(action) = key.and_then(|key| ReviewAction::of_key(&key, shortcuts)) {
            event.prevent_default();
            act.emit(action);
        }
    })
}

fn press(act: &Callback<ReviewAction>, action: ReviewAction) -> Callback<MouseEvent> {
    act.reform(move |_| action)
}

/// The result of the game, and the ways out.
fn head(review: &Review, dispatch: &Dispatch) -> Html {
    html! {
        <div class="teaching__head">
            <button
                class="button button--round button--plain"
                type="button"
                aria-label={study::to_game()}
                title={study::to_game()}
                onclick={on_press(dispatch, || AppAction::Go(Route::TABLE))}
            >
                { icon(BACK) }
            </button>
            <h2 class="review__heading" id={HEADING} tabindex="-1">{ study::review() }</h2>
            <p class="review__result">{ text::result(review) }</p>
            { share_button("button button--round", dispatch) }
        </div>
    }
}

/// The sentences on where the game was decided.
fn turning(review: &Review) -> Html {
    let earlier = text::earlier(review);
    html! {
        <div>
            <p class="review__turning">{ text::turning(review) }</p>
            if let Some(sentence) = earlier {
                <p class="review__earlier">{ sentence }</p>
            }
        </div>
    }
}

/// The board at the move that is looked at, and the ways on from there.
fn look(props: &ReviewView<'_>) -> Html {
    let ReviewView { state, act, .. } = props;
    let review = &state.review;
    let text::SelectedMove {
        place,
        result,
        heaps,
        next,
    } = match state.look.tried {
        Some(made) => text::tried(review, state.ply(), &state.board().position, made),
        None => text::selected_move(review, state.better()),
    };
    html! {
        <section class="review__look" aria-label={words::board()}>
            <div class="review__text">
                <p class="review__sentence" role="status">
                    if let Some(sentence) = &props.steps.sentence {
                        { sentence }
                    } else {
                        // The buttons and the board show the same.
                        <span class="visually-hidden">{ place }{ " " }</span>
                        if !result.is_empty() {
                            { result }
                            { " " }
                        }
                        <span class="visually-hidden">{ heaps }{ " " }</span>
                        { next }
                    }
                </p>
                { choice(state, act) }
            </div>
            <div class="review__board">{ board(props) }</div>
            <div class="review__ways">
                { props.steps.button("review__lanes off-paper") }
                <button
                    class="button button--primary review__again"
                    type="button"
                    onclick={props.on_again.clone()}
                >
                    { text::again(review) }
                </button>
            </div>
            if !review.judged().is_empty() {
                { steps(review, act) }
            }
        </section>
    }
}

/// The board after the move, or before a mistake with the better move. Another move can be tried on it.
fn board(
    ReviewView {
        state, act, steps, ..
    }: &ReviewView<'_>,
) -> Html {
    let mut view = state.board();
    let better = state.better();
    view.lanes.clone_from(&steps.lanes);
    let marks = Marks {
        better: better.filter(|_| state.look.tried.is_none()),
        takers: true,
        ..Marks::default()
    };
    let act = (*act).clone();
    let on_action = Callback::from(move |action| match action {
        GameAction::Choose(made) => act.emit(ReviewAction::Try(Some(made))),
        GameAction::ClearChoice => act.emit(ReviewAction::Try(None)),
        _ => {}
    });
    let interaction = Interaction::Take {
        one_tap: false,
        on_action,
    };
    html! { <HeapBoard view={Rc::new(view)} {marks} {interaction} on_lanes={steps.on_next.clone()} /> }
}

/// At a mistake, the move that was played and the better one, for the same board.
fn choice(state: &ReviewState, act: &Callback<ReviewAction>) -> Html {
    let Some((judged, better)) = state.review.current_move().zip(state.missed()) else {
        return Html::default();
    };
    let side = |shown, name: String, mark: Option<&'static str>| {
        html! {
            <button
                class="review__side"
                type="button"
                aria-pressed={yes_no(state.look.shown == shown && state.look.tried.is_none())}
                onclick={press(act, ReviewAction::Show(shown))}
            >
                { mark.map(icon).unwrap_or_default() }
                <span>{ name }</span>
            </button>
        }
    };
    html! {
        <div class="review__choice off-paper" role="group" aria-label={words::choice()}>
            { side(ShownMove::Played, text::played(&state.review, judged), None) }
            { side(ShownMove::Better, text::better(better), Some(CHECK)) }
        </div>
    }
}

/// The buttons that step.
fn steps(review: &Review, act: &Callback<ReviewAction>) -> Html {
    let (at, last) = (review.at(), review.judged().len());
    let step = |action, name: &'static str, path, ready: bool| {
        html! {
            <button
                class="button button--round review__step"
                type="button"
                aria-label={name}
                title={name}
                aria-disabled={flag(!ready)}
                onclick={press(act, action)}
            >
                { icon(path) }
            </button>
        }
    };
    let place = words::MoveOf {
        number: at.into(),
        count: last.into(),
    };
    html! {
        <div class="review__steps" role="group" aria-label={words::steps()}>
            { step(ReviewAction::First, words::first(), TO_START, at > 0) }
            { step(ReviewAction::Back, words::back(), BACK, at > 0) }
            <p class="review__at" aria-hidden="true">{ place.text() }</p>
            { step(ReviewAction::Forward, words::forward(), FORWARD, at < last) }
            { step(ReviewAction::Last, words::last(), TO_END, at < last) }
        </div>
    }
}

/// The buttons to the other mistakes, and to the analysis.
fn onward_buttons(state: &ReviewState, act: &Callback<ReviewAction>, shortcuts: bool) -> Html {
    let review = &state.review;
    let shown = review.game().up_to(state.ply());
    // The end of a game has nothing to analyse, so the board before the last move is analysed.
    let is_end = shown.position().is_terminal();
    let analysed = shown.back_to(state.ply() - usize::from(is_end)).anonymous();
    let mistake = |action, name: &'static str, to: Option<usize>| {
        html! {
            <button
                class="button review__mistake"
                type="button"
                aria-disabled={flag(to.is_none())}
                onclick={press(act, action)}
            >
                { name }
            </button>
        }
    };
    html! {
        <div class="buttons">
            if review.mistakes().next().is_some() {
                { mistake(
                    ReviewAction::PreviousMistake,
                    words::previous_mistake(),
                    review.previous_mistake(),
                ) }
                { mistake(ReviewAction::NextMistake, words::next_mistake(), review.next_mistake()) }
            }
            <a
                class="button review__analyse"
                href={Route::analysis_line(analysed).to_string()}
            >
                { words::analyse() }
            </a>
            <a class="button review__why" href={Route::why(review.before()).to_string()}>{ win::learn_why() }</a>
            if shortcuts && !review.judged().is_empty() {
                <p class="review__keys off-paper">{ words::keys() }</p>
            }
        </div>
    }
}

/// The shares in which both sides kept the win.
fn kept(review: &Review) -> Html {
    let table = review.game().config();
    let figures = Seat::BOTH.map(|seat| {
        html! {
            <div class="review__figure">
                <dt>{ Who::on(table, seat).name().to_owned() }</dt>
                <dd class="review__kept">{ text::kept(review, seat) }</dd>
            </div>
        }
    });
    html! { <dl class="review__figures">{ for figures }</dl> }
}

/// Every move as a button that goes to it.
fn moves(review: &Review, act: &Callback<ReviewAction>) -> Html {
    let rows = review.judged().iter().zip(1..).map(|(judged, number)| {
        let current = (number == review.at()).then_some("step");
        html! {
            <li key={number}>
                <button
                    class="review__move"
                    type="button"
                    data-worth={judged.worth.name()}
                    aria-current={current}
                    onclick={press(act, ReviewAction::Go(number))}
                >
                    <span class="review__number">{ number }</span>
                    { " " }
                    <b>{ judged.made.to_string() }</b>
                    { " " }
                    <span class="review__worth">{ text::worth(judged, review) }</span>
                    { icon(icons::worth(judged.worth)) }
                </button>
            </li>
        }
    });
    let first = review.judged().first();
    html! {
        <section>
            <h3 class="review__topic">{ study::moves() }</h3>
            { first.map(|first| html! { <p class="moves__sentence">{ short(first.made) }</p> }).unwrap_or_default() }
            <ol class="review__moves">{ for rows }</ol>
        </section>
    }
}
