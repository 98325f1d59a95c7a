//! Fields of forms, each with its label and, where it has one, its note.

use super::el::{El, el};

/// A group of native radio inputs under a legend: each choice with its value, whether it is the
/// chosen one, and a label that a thumb can hit.
#[must_use]
pub fn radios(
    name: &'static str,
    legend: &'static str,
    class: &'static str,
    choices: impl IntoIterator<Item = (&'static str, bool, El)>,
) -> El {
    el("fieldset", class)
        .child(el("legend", "radios__legend").text(legend))
        .child(choices_of(name, choices))
}

fn choices_of(
    name: &'static str,
    choices: impl IntoIterator<Item = (&'static str, bool, El)>,
) -> El {
    let choices = choices.into_iter().map(|(value, chosen, label)| {
        let input = el("input", "radios__input")
            .attr("type", "radio")
            .attr("name", name)
            .value(value)
            .checked(chosen);
        el("label", "radios__choice").child(input).child(label)
    });
    el("div", "radios__choices").children(choices)
}

/// A label of two lines, the second smaller.
#[must_use]
pub fn two_lines(first: &'static str, second: &'static str) -> El {
    el("span", "radios__lines")
        .child(el("b", "").text(first))
        .child(el("small", "").text(second))
}

/// A field with its label, and under it what is wrong with its value, or a hint.
#[must_use]
pub fn text_field(
    name: &'static str,
    label: &'static str,
    value: &str,
    placeholder: &'static str,
    problem: Option<String>,
    hint: Option<&'static str>,
) -> El {
    let wrong = problem.is_some();
    let note = match (problem, hint) {
        (Some(problem), _) => Some(
            el("p", "setup__problem")
                .attr("role", "alert")
                .text(problem),
        ),
        (None, Some(hint)) => Some(el("p", "setup__hint").text(hint)),
        (None, None) => None,
    };
    let id = [name, "-note"].concat();
    let input = el("input", "field")
        .attr("id", name)
        .attr("name", name)
        .attr("placeholder", placeholder)
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .flag("aria-invalid", wrong)
        .maybe(
            "aria-describedby",
            note.is_some().then(|| id.clone().into()),
        )
        .value(value.to_owned());
    el("div", "setup__field")
        .child(el("label", "").attr("for", name).text(label))
        .child(input)
        .child_if(note.map(|note| note.attr("id", id)))
}
