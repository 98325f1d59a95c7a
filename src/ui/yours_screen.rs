//! The screen of statistics and data: how games ended, what was learned, and what can be done with
//! all of it.

use yew::AttrValue;

use super::accuracy_chart::accuracy_chart;
use super::data_section::data_section;
use super::el::{El, button, el};
use super::games_table::games_table;
use super::keeping::archive;
use super::page::Page;
use super::press::Press;
use super::yours::{Yours, here};
use crate::game::{LESSONS, Learned, Statistics};
use crate::text::yours as words;

/// The heading, which takes the focus when the screen is opened.
pub const YOURS_HEADING: &str = "yours";

/// Draws the screen.
#[must_use]
pub fn yours_screen(page: &Page, yours: &Yours) -> El {
    let archive = archive(page).cloned().unwrap_or_default();
    let head = el("div", "yours__head")
        .child(
            el("h2", "yours__heading")
                .attr("id", YOURS_HEADING)
                .attr("tabindex", "-1")
                .text(words::HEADING),
        )
        .child(button("button", Press::ToGame).text(words::TO_GAME));
    el("main", "yours")
        .child(head)
        .child(statistics(&archive.statistics, here(page).games > 0))
        .child(learned(&archive.learned, yours))
        .child(data_section(page, yours))
}

/// A part of the screen with its heading.
#[must_use]
pub(super) fn section(class: &'static str, heading: &'static str) -> El {
    el("section", class)
        .label(heading)
        .child(el("h3", "yours__topic").text(heading))
}

fn statistics(statistics: &Statistics, begun: bool) -> El {
    let section = section("yours__part", words::STATISTICS);
    if !begun {
        return section.child(
            el("div", "yours__none")
                .child(el("p", "").text(words::NONE))
                .child(button("button button--primary", Press::ToGame).text(words::PLAY)),
        );
    }
    let all = statistics.computers();
    let accuracy = statistics.accuracy();
    let figures = el("dl", "yours__figures")
        .label(words::FIGURES)
        .child(figure(all.games.to_string(), words::games(all.games)))
        .children(
            all.percent()
                .map(|won| figure(words::percent(won), words::WON)),
        )
        .child(figure(statistics.row().to_string(), words::ROW))
        .child(figure(statistics.best_row().to_string(), words::BEST))
        .children(accuracy.map(|kept| figure(words::percent(kept.percent() as u64), words::KEPT)));
    section
        .children((all.games > 0).then_some(figures))
        .child(games_table(statistics))
        .child(el("p", "yours__note").text(words::COUNTS))
        .children((all.games > 0).then(|| accuracy_chart(statistics.recent())))
}

/// A number over what it counts.
fn figure(number: String, label: impl Into<AttrValue>) -> El {
    el("div", "yours__figure")
        .child(el("dt", "").text(label))
        .child(el("dd", "").text(number))
}

fn learned(learned: &Learned, yours: &Yours) -> El {
    let (level, streak) = (learned.puzzles.level, &learned.puzzles.streak);
    let days = yours.today().map_or(0, |today| streak.days(today));
    let grade = level.grade();
    section("yours__part", words::LEARNED).child(
        el("dl", "yours__figures")
            .child(figure(
                words::kept(learned.progress.done(), LESSONS),
                words::LESSONS,
            ))
            .child(figure(grade.number().to_string(), words::grade(grade)))
            .child(figure(days.to_string(), words::DAYS))
            .child(figure(streak.best().to_string(), words::BEST_DAYS)),
    )
}
