//! Fields of forms, each with its label and an optional note. Styles and tests use their names and ids.
//! Callbacks report the value.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::catalogue::{locale, setup as words};
use crate::engine::Convention;
use crate::game::{self, FieldError, SETS};
use crate::text::setup;

/// One of several radio inputs.
#[derive(Clone, PartialEq)]
pub struct RadioChoice {
    /// The value in the form.
    pub value: &'static str,
    /// Whether the input is checked.
    pub chosen: bool,
    /// The label, which a thumb can hit.
    pub label: Html,
    /// Called when the input is chosen.
    pub on_choose: Callback<InputEvent>,
}

/// A group of native radio inputs under a legend.
pub fn radios(
    name: &'static str,
    legend: &'static str,
    class: &'static str,
    choices: &[RadioChoice],
) -> Html {
    html! {
        <fieldset {class}>
            <legend class="radios__legend">{ legend }</legend>
            { choices_of(name, choices) }
        </fieldset>
    }
}

/// Radio inputs of the group `name`, all or some of them.
pub fn choices_of(name: &'static str, choices: &[RadioChoice]) -> Html {
    let radio = |choice: &RadioChoice| {
        html! {
            <label class="radios__choice">
                <input
                    class="radios__input"
                    type="radio"
                    {name}
                    value={choice.value}
                    checked={choice.chosen}
                    oninput={choice.on_choose.clone()}
                />
                { choice.label.clone() }
            </label>
        }
    };
    html! { <div class="radios__choices">{ for choices.iter().map(radio) }</div> }
}

/// The radio input that chooses `value`, which the form calls `form_value`.
pub fn choice<T: Copy + PartialEq + 'static>(
    form_value: &'static str,
    value: T,
    chosen: T,
    label: Html,
    on_choose: &Callback<T>,
) -> RadioChoice {
    RadioChoice {
        value: form_value,
        chosen: value == chosen,
        label,
        on_choose: on_choose.reform(move |_| value),
    }
}

/// A label of one line.
pub fn one_line(text: impl Into<AttrValue>) -> Html {
    html! { <span>{ text.into() }</span> }
}

/// A label of two lines, the second smaller.
pub fn two_lines(first: impl Into<AttrValue>, second: impl Into<AttrValue>) -> Html {
    html! {
        <span class="radios__lines">
            <b>{ first.into() }</b>
            <small>{ second.into() }</small>
        </span>
    }
}

/// A field for a line of text.
pub struct TextField {
    /// The name, which is the id too.
    pub name: &'static str,
    pub label: AttrValue,
    pub value: AttrValue,
    pub placeholder: &'static str,
    /// The problem with the value, shown below the field.
    pub problem: Option<String>,
    /// The note below the field while there is no problem.
    pub hint: Option<&'static str>,
    /// Called with the typed text.
    pub on_input: Callback<String>,
    /// Called after Enter in the field.
    pub on_enter: Option<Callback<()>>,
}

/// A field with its label, and below it the problem with its value, or a hint.
pub fn text_field(field: TextField) -> Html {
    let TextField { name, label, .. } = field;
    let id = [name, "-note"].concat();
    let is_wrong = field.problem.is_some();
    let described = (is_wrong || field.hint.is_some()).then(|| id.clone());
    let below = match (field.problem, field.hint) {
        (Some(problem), _) => html! { <p class="setup__problem" role="alert" {id}>{ problem }</p> },
        (None, Some(hint)) => html! { <p class="setup__hint" {id}>{ hint }</p> },
        (None, None) => Html::default(),
    };
    html! {
        <div class="setup__field">
            <label for={name}>{ label }</label>
            <input
                class="field"
                id={name}
                {name}
                placeholder={field.placeholder}
                autocomplete="off"
                spellcheck="false"
                aria-invalid={super::flag(is_wrong)}
                aria-describedby={described}
                value={field.value}
                oninput={on_text(&field.on_input)}
                onkeydown={field.on_enter.map(super::on_enter)}
            />
            { below }
        </div>
    }
}

/// Reports the typed text.
fn on_text(on_input: &Callback<String>) -> Callback<InputEvent> {
    on_input.reform(|event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        field.value()
    })
}

/// A switch, with its label and a description of its effect.
pub fn switch(
    name: &'static str,
    [label, description]: [String; 2],
    is_on: bool,
    on_change: &Callback<bool>,
) -> Html {
    let oninput = on_change.reform(|event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        field.checked()
    });
    html! {
        <label class="switch">
            { two_lines(label.clone(), description.clone()) }
            <input
                class="switch__input"
                type="checkbox"
                role="switch"
                {name}
                aria-label={label}
                aria-description={description}
                checked={is_on}
                {oninput}
            />
        </label>
    }
}

/// The radio inputs for the rule of the last stone, in this order.
pub fn rule_field(
    name: &'static str,
    order: [Convention; 2],
    value: Convention,
    on_change: &Callback<Convention>,
) -> Html {
    let choices = order.map(|convention| {
        let form_value = match convention {
            Convention::Misere => "misere",
            Convention::Normal => "normal",
        };
        let does = words::LastStoneDoes { last: convention }.text();
        let called = words::LastStoneCalled { last: convention }.text();
        let label = two_lines(does, called);
        choice(form_value, convention, value, label, on_change)
    });
    radios(name, words::last_stone(), "radios radios--pill", &choices)
}

/// The field for the numbers that a turn may take, blank for any number, and a button for each usual set. `on_done` is
/// called once a text is typed to its end, and after each press on a set.
pub fn limit_field(
    name: &'static str,
    value: AttrValue,
    problem: Option<&FieldError>,
    on_input: &Callback<String>,
    on_done: &Callback<()>,
) -> Html {
    let button = |numbers: &[u32]| {
        let set = game::set(numbers).to_string();
        let (on_input, on_done) = (on_input.clone(), on_done.clone());
        let onclick = move |_: MouseEvent| {
            on_input.emit(set.clone());
            on_done.emit(());
        };
        html! { <button class="button sets__one" type="button" {onclick}>{ locale::sizes(numbers) }</button> }
    };
    let buttons = SETS.map(button);
    let field = text_field(TextField {
        name,
        label: words::limit().into(),
        value,
        placeholder: words::any(),
        problem: problem.map(setup::field_problem),
        hint: Some(words::limit_hint()),
        on_input: on_input.clone(),
        on_enter: None,
    });
    html! {
        <div class="sets" onchange={on_done.reform(|_: Event| ())}>
            { field }
            <div class="sets__row" role="group" aria-label={words::limit()}>{ for buttons }</div>
        </div>
    }
}
