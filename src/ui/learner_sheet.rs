use super::el::{El, button, el};
use super::page::Page;
use super::press::Press;
use super::screen::Sheet;
use super::teaching;
use crate::game::{COURSE, LESSON, School, TRIAL};
use crate::text::learner as words;

/// The school of the learner: what it is, how it fares, and lessons on demand.
#[must_use]
pub fn learner_sheet(page: &Page) -> El {
    let board = teaching::board(page);
    let sheet = el("div", "learner")
        .child(el("p", "").text(words::ABOUT))
        .child(el("p", "").child(el("b", "").text(words::board(&board))));
    let back = || button("button", Press::Open(Sheet::Setup)).text(words::BACK);
    if let Err(error) = School::new(&board) {
        return sheet
            .child(el("p", "").text(words::too_large(&error)))
            .child(back());
    }
    let school = teaching::school(page);
    let due = school.map_or(0, School::due);
    let games = school.map_or(0, |school| school.learner().games());
    let last = school.and_then(|school| school.curve().last().copied());
    let forget = if page.screen.sure {
        words::REALLY
    } else {
        words::FORGET
    };
    let (press, label) = if due > 0 {
        (Press::Train(false), words::STOP.to_owned())
    } else {
        (Press::Train(true), words::train(COURSE * LESSON))
    };
    sheet
        .child(el("p", "").text(words::record(games, school.map_or([0; 2], School::record))))
        .child_if((due > 0).then(|| {
            el("progress", "learner__progress")
                .label(words::PROGRESS)
                .number("max", COURSE)
                .number("value", COURSE - due)
        }))
        .child(
            el("p", "heard")
                .attr("aria-live", "polite")
                .text(if due > 0 {
                    String::new()
                } else {
                    words::done(games, last)
                }),
        )
        .child(curve(school.map_or(&[], School::curve)))
        .child(button("button button--primary", press).text(label))
        .child(
            el("div", "learner__ways")
                .child(
                    button("button", Press::Forget)
                        .text(forget)
                        .flag("aria-disabled", games == 0),
                )
                .child(back()),
        )
}

/// Its wins after each lesson as a line, and the same in words.
fn curve(wins: &[u32]) -> El {
    let mut line = String::new();
    for (place, &won) in wins.iter().enumerate() {
        line.push(if place == 0 { 'M' } else { 'L' });
        line.push_str(&place.to_string());
        line.push(' ');
        line.push_str(&(TRIAL - won.min(TRIAL)).to_string());
    }
    let wide = wins.len().max(COURSE as usize) - 1;
    let field = ["0 0 ", &wide.to_string(), " ", &TRIAL.to_string()].concat();
    el("figure", "learner__curve")
        .child(
            el("svg", "")
                .attr("viewBox", field)
                .attr("preserveAspectRatio", "none")
                .unheard()
                .child(el("path", "").attr("d", line)),
        )
        .child(
            el("span", "learner__most")
                .unheard()
                .text(TRIAL.to_string()),
        )
        .child(el("span", "learner__least").unheard().text("0"))
        .child(el("figcaption", "").text(words::curve(wins.last().copied())))
}
