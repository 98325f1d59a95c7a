use yew::prelude::*;

/// One choice of a group.
pub struct Choice<T> {
    /// What choosing it means.
    pub value: T,
    /// What its label shows.
    pub label: Html,
}

/// A group of native radio inputs under a legend, each with a label that a thumb can hit.
pub fn radios<T: PartialEq + Clone + 'static>(
    name: &'static str,
    legend: &'static str,
    class: &'static str,
    choices: impl IntoIterator<Item = Choice<T>>,
    chosen: &T,
    choose: &Callback<T>,
) -> Html {
    html! {
        <fieldset class={classes!("radios", class)}>
            <legend class="radios__legend">{ legend }</legend>
            <div class="radios__choices">
                { for choices.into_iter().map(|Choice { value, label }| {
                    let checked = value == *chosen;
                    html! {
                        <label class="radios__choice">
                            <input type="radio" class="radios__input" {name} {checked}
                                onchange={choose.reform(move |_: Event| value.clone())} />
                            { label }
                        </label>
                    }
                }) }
            </div>
        </fieldset>
    }
}
