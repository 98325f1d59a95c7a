//! The check of the theory: its bound, its progress and its result.

use super::el::{El, el};
use super::study::order;
use crate::engine::Proof;
use crate::game::{Proving, Stage};
use crate::text::{play, proof as words};

/// What is compared, the fields of the bound, the button, and what came out.
///
/// The progress is seen, and told by its bar to whoever asks; only the end is spoken by itself.
#[must_use]
pub fn proof(proving: &Proving) -> El {
    let stage = proving.stage();
    el("section", "proof")
        .attr("aria-labelledby", "proof-heading")
        .child(
            el("div", "proof__head")
                .child(
                    el("h2", "")
                        .attr("id", "proof-heading")
                        .text(words::HEADING),
                )
                .child(el("span", "proof__rule").text(play::rule(proving.rules(), true))),
        )
        .child(formula(proving))
        .child(fields(proving))
        .child(el("p", "proof__about").text(words::about(proving)))
        .child(wrong(proving))
        .child(run(proving))
        .child(outcome(stage))
        .child_if(
            (!proving.is_wrong())
                .then(|| el("p", "proof__note").text(words::beyond(proving.rules()))),
        )
}

fn formula(proving: &Proving) -> El {
    el("p", "proof__formula")
        .flag("data-wrong", proving.is_wrong())
        .child(el("b", "").text(words::formula_name(proving.is_wrong())))
        .text(" ")
        .text(words::formula(proving.claimed()))
}

fn fields(proving: &Proving) -> El {
    let choice = |heaps: usize| {
        el("label", "proof__choice")
            .child(
                el("input", "proof__radio")
                    .attr("type", "radio")
                    .attr("name", Proving::HEAPS)
                    .value(heaps.to_string())
                    .checked(heaps == proving.heaps()),
            )
            .child(el("span", "").text(heaps.to_string()))
    };
    el("div", "proof__fields")
        .child(
            el("fieldset", "proof__heaps")
                .child(el("legend", "").text(words::HEAPS))
                .child(el("div", "proof__choices").children((1..=Proving::MOST_HEAPS).map(choice))),
        )
        .child(size(proving))
}

fn size(proving: &Proving) -> El {
    let (typed, read) = proving.size();
    let problem = read.is_none().then(|| {
        el("p", "proof__problem")
            .attr("id", "prove-size-note")
            .attr("role", "alert")
            .text(words::problem(proving.most()))
    });
    let input = el("input", "field")
        .attr("id", Proving::SIZE)
        .attr("name", Proving::SIZE)
        .attr("type", "number")
        .attr("inputmode", "numeric")
        .attr("min", "1")
        .number("max", proving.most())
        .flag("aria-invalid", problem.is_some())
        .maybe(
            "aria-describedby",
            problem.is_some().then(|| "prove-size-note".into()),
        )
        .value(typed.to_owned());
    el("div", "proof__size")
        .child(el("label", "").attr("for", Proving::SIZE).text(words::SIZE))
        .child(input)
        .child_if(problem)
}

fn wrong(proving: &Proving) -> El {
    let note = words::wrong_note(proving.rules());
    el("label", "proof__wrong")
        .child(
            el("input", "")
                .attr("type", "checkbox")
                .attr("name", Proving::WRONG)
                .label(words::WRONG)
                .attr("aria-description", note)
                .checked(proving.is_wrong()),
        )
        .child(
            el("span", "")
                .child(el("b", "").text(words::WRONG))
                .child(el("small", "").text(note)),
        )
}

/// One button that starts and stops, so that the focus stays on it, and beside it the progress.
fn run(proving: &Proving) -> El {
    let stage = proving.stage();
    let running = matches!(stage, Stage::Running(_));
    let what = if running { "proof:stop" } else { "proof:start" };
    let class = if running {
        "button proof__start"
    } else {
        "button button--primary proof__start"
    };
    let proof = stage.proof();
    let total = proof.map_or(1, Proof::total).to_string();
    let checked = proof.map_or(0, Proof::checked).to_string();
    el("div", "proof__run")
        .child(
            order(class, what)
                .flag("aria-disabled", proving.size().1.is_none())
                .text(words::start(stage)),
        )
        .child(
            el("div", "proof__progress")
                .flag("data-begun", proof.is_some())
                .child(
                    el("progress", "")
                        .label(words::PROGRESS)
                        .attr("max", total)
                        .attr("value", checked),
                )
                .child(el("p", "").text(proof.map_or_else(String::new, words::so_far))),
        )
}

fn outcome(stage: Stage) -> El {
    let result = words::result(stage);
    let agrees = stage.proof().is_some_and(|proof| proof.exceptions() == 0);
    let done = matches!(stage, Stage::Done(_));
    let sign = if agrees { "✓" } else { "≠" };
    let examples = stage.examples();
    el("div", "proof__outcome")
        .child(
            el("div", "proof__result")
                .flag("data-done", done)
                .child_if(done.then(|| el("span", "proof__sign").unheard().text(sign)))
                .child(
                    el("p", "")
                        .attr("role", "status")
                        .child(el("b", "").text(result))
                        .child(el("span", "").text(words::remark(stage))),
                ),
        )
        .child_if(stage.proof().filter(|_| !examples.is_empty()).map(|proof| {
            el("div", "proof__exceptions")
                .child(el("p", "").text(words::listed(proof)))
                .child(
                    el("ul", "").children(
                        examples
                            .iter()
                            .map(|exception| el("li", "").text(words::exception(exception))),
                    ),
                )
        }))
}
