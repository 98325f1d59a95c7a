//! The check of the theory: its bound, its progress and its result.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::check_runner::{CheckAction, CheckRunner, CheckStage};
use super::check_words;
use super::on_input::on_input;
use crate::catalogue::check as words;
use crate::components::flag;
use crate::game::ExhaustiveCheck;
use crate::text::play;

/// The field of the most heaps.
const HEAPS: &str = "check-heaps";
/// The field of the most stones a heap.
const SIZE: &str = "check-size";
/// The switch for the closed form of the other convention.
const WRONG: &str = "check-wrong";
/// The heading.
const HEADING: &str = "check-heading";

/// The comparison, the fields of the bound, the button, and the result.
///
/// Screen readers can read the progress from its bar, and speak only the end by themselves.
pub fn check_view(runner: &CheckRunner, on_action: &Callback<CheckAction>) -> Html {
    html! {
        <section class="check" aria-labelledby={HEADING}>
            <div class="check__head">
                <h2 id={HEADING}>{ words::heading() }</h2>
                <span class="check__rule">{ play::rule(runner.rules(), true) }</span>
            </div>
            <p class="check__formula" data-wrong={flag(runner.is_wrong())}>
                <b>{ check_words::formula_name(runner.is_wrong()) }</b>
                { " " }
                { check_words::formula(runner.claimed()) }
            </p>
            <div class="check__fields">
                { heaps_field(runner, on_action) }
                { size_field(runner, on_action) }
            </div>
            <p class="check__about">
                { for check_words::about(runner).into_iter().flatten().map(|told| [told, " ".to_owned()].concat()) }
            </p>
            { wrong_field(runner, on_action) }
            { run(runner, on_action) }
            { outcome(runner.stage()) }
            if !runner.is_wrong() {
                <p class="check__note">
                    { words::shows() }
                    { " " }
                    { check_words::proof(runner.rules()) }
                </p>
            }
        </section>
    }
}

fn heaps_field(runner: &CheckRunner, on_action: &Callback<CheckAction>) -> Html {
    let choice = |heaps: usize| {
        let oninput = on_input(on_action, move |_| Some(CheckAction::SetHeaps(heaps)));
        html! {
            <label class="check__choice">
                <input
                    class="check__radio"
                    type="radio"
                    name={HEAPS}
                    value={heaps.to_string()}
                    checked={heaps == runner.heaps()}
                    {oninput}
                />
                <span>{ heaps }</span>
            </label>
        }
    };
    html! {
        <fieldset class="check__heaps">
            <legend>{ words::heaps() }</legend>
            <div class="check__choices">
                { for (1..=CheckRunner::MOST_HEAPS).map(choice) }
            </div>
        </fieldset>
    }
}

fn size_field(runner: &CheckRunner, on_action: &Callback<CheckAction>) -> Html {
    const NOTE: &str = "check-size-note";
    let (typed, read) = runner.size();
    let wrong = read.is_none();
    html! {
        <div class="check__size">
            <label for={SIZE}>{ words::size() }</label>
            <input
                class="field"
                id={SIZE}
                name={SIZE}
                type="number"
                inputmode="numeric"
                min="1"
                max={runner.most().to_string()}
                aria-invalid={flag(wrong)}
                aria-describedby={wrong.then_some(NOTE)}
                value={typed.to_owned()}
                oninput={on_input(on_action, |typed| Some(CheckAction::SetSize(typed)))}
            />
            if wrong {
                <p class="check__problem" id={NOTE} role="alert">{ words::WrongNumber { most: runner.most().into() }.text() }</p>
            }
        </div>
    }
}

fn wrong_field(runner: &CheckRunner, on_action: &Callback<CheckAction>) -> Html {
    let remark = words::about_wrong_formula();
    let oninput = on_action.reform(|event: InputEvent| {
        let field = event.target_unchecked_into::<HtmlInputElement>();
        CheckAction::UseWrong(field.checked())
    });
    html! {
        <label class="check__wrong">
            <input
                type="checkbox"
                name={WRONG}
                aria-label={words::use_wrong_formula()}
                aria-description={remark}
                checked={runner.is_wrong()}
                {oninput}
            />
            <span><b>{ words::use_wrong_formula() }</b><small>{ remark }</small></span>
        </label>
    }
}

/// One button that starts and stops, so that the focus stays on it, and beside it the progress.
fn run(runner: &CheckRunner, on_action: &Callback<CheckAction>) -> Html {
    let stage = runner.stage();
    let (class, what) = if matches!(stage, CheckStage::Running(_)) {
        ("button check__start", CheckAction::Stop)
    } else {
        ("button check__start", CheckAction::Start)
    };
    let check = stage.check();
    let total = check.map_or(1, ExhaustiveCheck::total).to_string();
    let checked = check.map_or(0, ExhaustiveCheck::checked).to_string();
    html! {
        <div class="check__run">
            <button
                type="button"
                {class}
                aria-disabled={flag(runner.size().1.is_none())}
                onclick={on_action.reform(move |_| what.clone())}
            >
                { check_words::start(stage) }
            </button>
            <div class="check__progress" data-begun={flag(check.is_some())}>
                <progress aria-label={words::progress()} max={total} value={checked} />
                <p>{ check.map_or_else(String::new, check_words::so_far) }</p>
            </div>
        </div>
    }
}

fn outcome(stage: CheckStage) -> Html {
    let agrees = stage.check().is_some_and(|check| check.exceptions() == 0);
    let done = matches!(stage, CheckStage::Done(_));
    let examples = stage.examples();
    html! {
        <div class="check__outcome">
            <div class="check__result" data-done={flag(done)}>
                if done {
                    <span class="check__sign" aria-hidden="true">
                        { if agrees { "✓" } else { "≠" } }
                    </span>
                }
                <p aria-live="polite"><b>{ check_words::result(stage) }</b><span>{ check_words::remark(stage) }</span></p>
            </div>
            if let Some(check) = stage.check().filter(|_| !examples.is_empty()) {
                <div class="check__exceptions">
                    <p>{ check_words::listed(check) }</p>
                    <ul>
                        { for examples.iter().map(|exception| html! { <li>{ check_words::exception(exception) }</li> }) }
                    </ul>
                </div>
            }
        </div>
    }
}
