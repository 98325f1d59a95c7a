//! Fields of forms, each with its label and, where it has one, its note. Their names and ids are for
//! styles and tests; what is filled in is told by callbacks.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::engine::Convention;
use crate::text::setup as words;

/// One of several choices.
#[derive(Clone, PartialEq)]
pub struct Choice {
    /// Its value in the form.
    pub value: &'static str,
    /// Whether it is the chosen one.
    pub chosen: bool,
    /// Its label, which a thumb can hit.
    pub label: Html,
    /// Hears that it was chosen.
    pub on_choose: Callback<InputEvent>,
}

/// What [`Radios`] show.
#[derive(Properties, PartialEq)]
pub struct RadiosProps {
    /// The name of the group.
    pub name: &'static str,
    /// What is chosen.
    pub legend: &'static str,
    /// The class of the group.
    pub class: &'static str,
    /// What there is to choose from.
    pub choices: Vec<Choice>,
}

/// A group of native radio inputs under a legend.
#[component]
pub fn Radios(props: &RadiosProps) -> Html {
    html! {
        <fieldset class={props.class}>
            <legend class="radios__legend">{ props.legend }</legend>
            { choices_of(props.name, &props.choices) }
        </fieldset>
    }
}

/// The choices of such a group, or some of them.
pub fn choices_of(name: &'static str, choices: &[Choice]) -> Html {
    let choice = |choice: &Choice| {
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
    html! { <div class="radios__choices">{ for choices.iter().map(choice) }</div> }
}

/// A choice that tells its value.
pub fn choice<T: Copy + PartialEq + 'static>(
    name: &'static str,
    value: T,
    chosen: T,
    label: Html,
    on_choose: &Callback<T>,
) -> Choice {
    Choice {
        value: name,
        chosen: value == chosen,
        label,
        on_choose: on_choose.reform(move |_| value),
    }
}

/// A label of one line.
pub fn one_line(words: &'static str) -> Html {
    html! { <span>{ words }</span> }
}

/// A label of two lines, the second smaller.
pub fn two_lines(first: &'static str, second: &'static str) -> Html {
    html! {
        <span class="radios__lines">
            <b>{ first }</b>
            <small>{ second }</small>
        </span>
    }
}

/// What a [`TextField`] shows.
#[derive(Properties, PartialEq)]
pub struct TextFieldProps {
    /// Its name, and its id.
    pub name: &'static str,
    /// What it is called.
    pub label: &'static str,
    /// What stands in it.
    pub value: AttrValue,
    /// What stands in it while it is empty.
    #[prop_or_default]
    pub placeholder: &'static str,
    /// What is wrong with its value, told under it.
    #[prop_or_default]
    pub problem: Option<String>,
    /// What is told under it while nothing is wrong.
    #[prop_or_default]
    pub hint: Option<&'static str>,
    /// Hears what is typed.
    pub on_input: Callback<String>,
}

/// A field with its label, and under it what is wrong with its value, or a hint.
#[component]
pub fn TextField(props: &TextFieldProps) -> Html {
    let &TextFieldProps { name, label, .. } = props;
    let id = [name, "-note"].concat();
    let wrong = props.problem.is_some();
    let described = (wrong || props.hint.is_some()).then(|| id.clone());
    let note = match (&props.problem, props.hint) {
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
                placeholder={props.placeholder}
                autocomplete="off"
                spellcheck="false"
                aria-invalid={super::flag(wrong)}
                aria-describedby={described}
                value={props.value.clone()}
                oninput={on_text(&props.on_input)}
            />
            { note }
        </div>
    }
}

/// Tells what is typed.
fn on_text(on_input: &Callback<String>) -> Callback<InputEvent> {
    on_input.reform(|event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        field.value()
    })
}

/// What a [`Switch`] shows.
#[derive(Properties, PartialEq)]
pub struct SwitchProps {
    /// Its name.
    pub name: &'static str,
    /// What it is called.
    pub label: &'static str,
    /// What it does.
    pub note: &'static str,
    /// Whether it is on.
    pub on: bool,
    /// Hears whether it is to be on.
    pub on_change: Callback<bool>,
}

/// Something that is on or off, with a word on what it does.
#[component]
pub fn Switch(props: &SwitchProps) -> Html {
    let &SwitchProps {
        name,
        label,
        note,
        on,
        ..
    } = props;
    let oninput = props.on_change.reform(|event: InputEvent| {
        let field: HtmlInputElement = event.target_unchecked_into();
        field.checked()
    });
    html! {
        <label class="switch">
            { two_lines(label, note) }
            <input
                class="switch__input"
                type="checkbox"
                role="switch"
                {name}
                aria-label={label}
                aria-description={note}
                checked={on}
                {oninput}
            />
        </label>
    }
}

/// What a [`RuleField`] shows.
#[derive(Properties, PartialEq)]
pub struct RuleFieldProps {
    /// The name of the group.
    pub name: &'static str,
    /// The rules, in the order in which they are offered.
    pub order: [Convention; 2],
    /// The chosen one.
    pub value: Convention,
    /// Hears which one is chosen.
    pub on_change: Callback<Convention>,
}

/// The choice of what the last stone does.
#[component]
pub fn RuleField(props: &RuleFieldProps) -> Html {
    let choices = props.order.map(|convention| {
        let name = match convention {
            Convention::Misere => "misere",
            Convention::Normal => "normal",
        };
        let (does, called) = words::convention(convention);
        choice(
            name,
            convention,
            props.value,
            two_lines(does, called),
            &props.on_change,
        )
    });
    html! {
        <Radios
            name={props.name}
            legend={words::LAST_STONE}
            class="radios radios--pill"
            choices={choices.to_vec()}
        />
    }
}

/// What a [`LimitField`] shows.
#[derive(Properties, PartialEq)]
pub struct LimitFieldProps {
    /// Its name, and its id.
    pub name: &'static str,
    /// The limit as it is typed; blank for any number.
    pub value: AttrValue,
    /// Whether it is to be told that this is no limit.
    pub wrong: bool,
    /// Hears what is typed.
    pub on_input: Callback<String>,
}

/// The most stones a turn.
#[component]
pub fn LimitField(props: &LimitFieldProps) -> Html {
    html! {
        <TextField
            name={props.name}
            label={words::LIMIT}
            value={props.value.clone()}
            placeholder={words::ANY}
            problem={props.wrong.then(words::limit_problem)}
            on_input={props.on_input.clone()}
        />
    }
}
