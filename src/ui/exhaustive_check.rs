//! The check of the theory: its bound, its progress and its result.

use super::el::{El, el};
use super::study::order;
use crate::engine::ExhaustiveCheck;
use crate::game::{CheckRunner, CheckStage};
use crate::text::{exhaustive_check as words, play};

/// What is compared, the fields of the bound, the button, and what came out.
///
/// The progress is seen, and told by its bar to whoever asks; only the end is spoken by itself.
#[must_use]
pub fn exhaustive_check(runner: &CheckRunner) -> El {
    let stage = runner.stage();
    el("section", "check")
        .attr("aria-labelledby", "check-heading")
        .child(
            el("div", "check__head")
                .child(
                    el("h2", "")
                        .attr("id", "check-heading")
                        .text(words::HEADING),
                )
                .child(el("span", "check__rule").text(play::rule(runner.rules(), true))),
        )
        .child(formula(runner))
        .child(fields(runner))
        .child(el("p", "check__about").text(words::about(runner)))
        .child(wrong(runner))
        .child(run(runner))
        .child(outcome(stage))
        .child_if(
            (!runner.is_wrong())
                .then(|| el("p", "check__note").text(words::beyond(runner.rules()))),
        )
}

fn formula(runner: &CheckRunner) -> El {
    el("p", "check__formula")
        .flag("data-wrong", runner.is_wrong())
        .child(el("b", "").text(words::formula_name(runner.is_wrong())))
        .text(" ")
        .text(words::formula(runner.claimed()))
}

fn fields(runner: &CheckRunner) -> El {
    let choice = |heaps: usize| {
        el("label", "check__choice")
            .child(
                el("input", "check__radio")
                    .attr("type", "radio")
                    .attr("name", CheckRunner::HEAPS)
                    .value(heaps.to_string())
                    .checked(heaps == runner.heaps()),
            )
            .child(el("span", "").text(heaps.to_string()))
    };
    el("div", "check__fields")
        .child(
            el("fieldset", "check__heaps")
                .child(el("legend", "").text(words::HEAPS))
                .child(
                    el("div", "check__choices").children((1..=CheckRunner::MOST_HEAPS).map(choice)),
                ),
        )
        .child(size(runner))
}

fn size(runner: &CheckRunner) -> El {
    let (typed, read) = runner.size();
    let problem = read.is_none().then(|| {
        el("p", "check__problem")
            .attr("id", "check-size-note")
            .attr("role", "alert")
            .text(words::problem(runner.most()))
    });
    let input = el("input", "field")
        .attr("id", CheckRunner::SIZE)
        .attr("name", CheckRunner::SIZE)
        .attr("type", "number")
        .attr("inputmode", "numeric")
        .attr("min", "1")
        .number("max", runner.most())
        .flag("aria-invalid", problem.is_some())
        .maybe(
            "aria-describedby",
            problem.is_some().then(|| "check-size-note".into()),
        )
        .value(typed.to_owned());
    el("div", "check__size")
        .child(
            el("label", "")
                .attr("for", CheckRunner::SIZE)
                .text(words::SIZE),
        )
        .child(input)
        .child_if(problem)
}

fn wrong(runner: &CheckRunner) -> El {
    let note = words::wrong_note(runner.rules());
    el("label", "check__wrong")
        .child(
            el("input", "")
                .attr("type", "checkbox")
                .attr("name", CheckRunner::WRONG)
                .label(words::WRONG)
                .attr("aria-description", note)
                .checked(runner.is_wrong()),
        )
        .child(
            el("span", "")
                .child(el("b", "").text(words::WRONG))
                .child(el("small", "").text(note)),
        )
}

/// One button that starts and stops, so that the focus stays on it, and beside it the progress.
fn run(runner: &CheckRunner) -> El {
    let stage = runner.stage();
    let running = matches!(stage, CheckStage::Running(_));
    let what = if running { "check:stop" } else { "check:start" };
    let class = if running {
        "button check__start"
    } else {
        "button button--primary check__start"
    };
    let check = stage.check();
    let total = check.map_or(1, ExhaustiveCheck::total).to_string();
    let checked = check.map_or(0, ExhaustiveCheck::checked).to_string();
    el("div", "check__run")
        .child(
            order(class, what)
                .flag("aria-disabled", runner.size().1.is_none())
                .text(words::start(stage)),
        )
        .child(
            el("div", "check__progress")
                .flag("data-begun", check.is_some())
                .child(
                    el("progress", "")
                        .label(words::PROGRESS)
                        .attr("max", total)
                        .attr("value", checked),
                )
                .child(el("p", "").text(check.map_or_else(String::new, words::so_far))),
        )
}

fn outcome(stage: CheckStage) -> El {
    let result = words::result(stage);
    let agrees = stage.check().is_some_and(|check| check.exceptions() == 0);
    let done = matches!(stage, CheckStage::Done(_));
    let sign = if agrees { "✓" } else { "≠" };
    let examples = stage.examples();
    el("div", "check__outcome")
        .child(
            el("div", "check__result")
                .flag("data-done", done)
                .child_if(done.then(|| el("span", "check__sign").unheard().text(sign)))
                .child(
                    el("p", "")
                        .attr("role", "status")
                        .child(el("b", "").text(result))
                        .child(el("span", "").text(words::remark(stage))),
                ),
        )
        .child_if(stage.check().filter(|_| !examples.is_empty()).map(|check| {
            el("div", "check__exceptions")
                .child(el("p", "").text(words::listed(check)))
                .child(
                    el("ul", "").children(
                        examples
                            .iter()
                            .map(|exception| el("li", "").text(words::exception(exception))),
                    ),
                )
        }))
}
