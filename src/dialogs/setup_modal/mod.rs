//! The setup of a new game.

mod state;

pub use state::{SetupAction, SetupState, draft};

use web_sys::Element;
use yew::prelude::*;

use crate::catalogue::{learner, page, play, setup as words};
use crate::components::fields::{
    RadioChoice, TextField, choice, choices_of, limit_field, one_line, radios, rule_field,
    text_field, two_lines,
};
use crate::components::{Dispatch, Picture, on_press, restart};
use crate::engine::{Convention, Strategy};
use crate::game::{
    Against, BoardChoice, Form, FormAction, FormErrors, Game, Opener, PRESETS, Seat,
};
use crate::hooks::AppHandle;
use crate::platform::{document, field, random};
use crate::state::{AppAction, Dialog};
use crate::text::{self, setup};

#[derive(Properties, PartialEq)]
pub struct Props {
    /// The page with the table in play.
    pub page: AppHandle,
    /// Sends the new game to the page.
    pub dispatch: Dispatch,
}

/// The setup of a new game. Each error is shown at its field, and everything typed stays.
#[component]
pub fn SetupModal(Props { page, dispatch }: &Props) -> Html {
    let kept = draft(page);
    let state = use_reducer_eq({
        let kept = kept.clone();
        move || SetupState::new(kept)
    });
    let form = &state.form;
    use_kept_draft(&kept, form, dispatch);
    use_focus_on_error(state.refusals);
    let on_fill = {
        let state = state.dispatcher();
        Callback::from(move |action| state.dispatch(SetupAction::Fill(action)))
    };
    let onsubmit = {
        let (state, dispatch) = (state.clone(), dispatch.clone());
        move |event: SubmitEvent| {
            event.prevent_default();
            match state.form.table(random::coin()) {
                Ok(table) => dispatch.emit(AppAction::Start(Game::new(table).into(), None)),
                Err(_) => state.dispatch(SetupAction::Refuse),
            }
        }
    };
    let errors = state.errors();
    let names = html! {
        <div class="setup__names">{ for form.seats().iter().map(|&seat| name(form, &errors, seat, &on_fill)) }</div>
    };
    let strength = |seat| strategy_choice(form, seat, &on_fill, dispatch);
    // Two people give their names first; against the computer a name can wait.
    let (first, last) = match form.against {
        Against::Computer => (strength(Seat::Two), names),
        Against::Friend | Against::Link => (names, html! { <span /> }),
        Against::Watch => {
            let both = html! { <div class="setup__both">{ for Seat::BOTH.map(strength) }</div> };
            (both, html! { <span /> })
        }
    };
    html! {
        // The browser sends a form when Enter is pressed in any of its fields.
        <form class="setup" novalidate=true {onsubmit}>
            <div class="setup__fields">
                { against(form, &on_fill) }
                { first }
                { board(form, &on_fill) }
                if form.board == BoardChoice::Own {
                    { sizes(form, &errors, &on_fill) }
                }
                { rule_field(
                    field::RULE,
                    [Convention::Misere, Convention::Normal],
                    form.convention,
                    &on_fill.reform(FormAction::Convention),
                ) }
                { opener(form, &on_fill) }
                { limit_field(
                    field::LIMIT,
                    form.limit.clone().into(),
                    errors.limit.as_ref(),
                    &on_fill.reform(FormAction::Limit),
                    &Callback::noop(),
                ) }
                { last }
            </div>
            <div class="setup__foot">
                // On a phone the table has no room for this.
                if page.current_game.game.ply() > 0 {
                    <button class="button setup__restart" type="button" onclick={restart(&page.current_game, dispatch)}>
                        { play::restart() }
                    </button>
                }
                <button class="button button--primary setup__play" type="submit">{ page::play() }</button>
            </div>
        </form>
    }
}

/// Stores the input, so that it is still there when the dialog opens again.
#[hook]
fn use_kept_draft(kept: &Form, form: &Form, dispatch: &Dispatch) {
    let is_kept = kept == form;
    let dispatch = dispatch.clone();
    use_effect_with(form.clone(), move |form| {
        if !is_kept {
            dispatch.emit(AppAction::Draft(form.clone()));
        }
    });
}

/// Moves the focus to the first field with an error, after each form that could not be used.
#[hook]
fn use_focus_on_error(refusals: u32) {
    use_effect_with(refusals, |&refusals| {
        let field = (refusals > 0).then(|| document::find::<Element>("#dialog [aria-invalid]"));
        if let Some(field) = field.flatten() {
            // A field that has the focus is left first, so that its error is read out again.
            document::blur(&field);
            document::focus_and_scroll(&field);
        }
    });
}

fn against(form: &Form, on_fill: &Callback<FormAction>) -> Html {
    let on_choose = on_fill.reform(FormAction::Against);
    let choices = Against::ALL.map(|side| {
        let label = one_line(words::AgainstWhom { against: side }.text());
        choice(side.name(), side, form.against, label, &on_choose)
    });
    let class = "radios radios--pill radios--four";
    radios(field::AGAINST, words::against(), class, &choices)
}

/// The strategy of the computer on this seat: a strength, or in the folded part one of the other strategies.
fn strategy_choice(
    form: &Form,
    seat: Seat,
    on_fill: &Callback<FormAction>,
    dispatch: &Dispatch,
) -> Html {
    let seated = form.strategies[seat.index()];
    let on_choose = on_fill.reform(move |strategy| FormAction::Strategy(seat, strategy));
    let choices = |strategies: &[Strategy]| {
        let choices = strategies.iter().map(|&strategy| {
            let label = two_lines(text::strategy(strategy), words::Sight { strategy }.text());
            choice(strategy.name(), strategy, seated, label, &on_choose)
        });
        choices_of(field::STRENGTHS[seat.index()], &choices.collect::<Vec<_>>())
    };
    let (levels, others) = Strategy::ALL.split_at(Strategy::LEVELS.len());
    html! {
        <fieldset class="radios radios--cards">
            <legend class="radios__legend">{ setup::strength(seat, form.against) }</legend>
            { choices(levels) }
            <details class="setup__others" open={others.contains(&seated)}>
                <summary>{ words::other_minds() }</summary>
                { choices(others) }
                <button
                    class="button setup__teach"
                    type="button"
                    onclick={on_press(dispatch, || AppAction::Open(Dialog::Learner))}
                >
                    { learner::train_learner() }
                </button>
            </details>
        </fieldset>
    }
}

fn name(form: &Form, errors: &FormErrors, seat: Seat, on_fill: &Callback<FormAction>) -> Html {
    let place = seat.index();
    text_field(TextField {
        name: field::NAMES[place],
        label: setup::name(seat, form.against).into(),
        value: form.names[place].clone().into(),
        placeholder: words::optional(),
        problem: errors.names[place].map(setup::name_problem),
        hint: None,
        on_input: on_fill.reform(move |name| FormAction::Name(seat, name)),
        on_enter: None,
    })
}

/// The heaps of a custom board.
fn sizes(form: &Form, errors: &FormErrors, on_fill: &Callback<FormAction>) -> Html {
    text_field(TextField {
        name: field::SIZES,
        label: words::sizes().into(),
        value: form.sizes.clone().into(),
        placeholder: "",
        problem: errors.sizes.as_ref().map(setup::field_problem),
        hint: Some(words::sizes_hint()),
        on_input: on_fill.reform(FormAction::Sizes),
        on_enter: None,
    })
}

fn board(form: &Form, on_fill: &Callback<FormAction>) -> Html {
    let on_choose = on_fill.reform(FormAction::Board);
    let pictured = |board: BoardChoice, heaps: &[u32], label: String| -> RadioChoice {
        let picture = Picture::heaps(heaps).among_boards();
        let label = html! { <span class="radios__board">{ picture.draw() }{ label }</span> };
        choice(board.name(), board, form.board, label, &on_choose)
    };
    let presets = (0..PRESETS.len()).map(|place| {
        let preset = &PRESETS[place];
        pictured(
            BoardChoice::Preset(place),
            preset.heaps,
            setup::preset(preset),
        )
    });
    let own = pictured(BoardChoice::Own, &[1, 3, 2], words::own().to_owned());
    let choices: Vec<_> = presets.chain([own]).collect();
    let class = "radios radios--boards";
    radios(field::BOARD, words::board(), class, &choices)
}

fn opener(form: &Form, on_fill: &Callback<FormAction>) -> Html {
    let on_choose = on_fill.reform(FormAction::Opener);
    let choices = Opener::ALL.map(|opener| {
        let label = one_line(setup::opener(opener, form));
        choice(opener.name(), opener, form.opener, label, &on_choose)
    });
    let class = "radios radios--pill";
    radios(field::FIRST, words::starts(), class, &choices)
}
