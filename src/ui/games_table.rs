//! The table of games and wins, a row for each opponent and a column for each rule.

use super::el::{El, el};
use crate::game::Statistics;
use crate::game::statistics::{CONVENTIONS, Opponent, Tally};
use crate::text::yours as words;

/// Draws the table. The games of two people stand below the sum, since nobody has won them against
/// the computer.
#[must_use]
pub(super) fn games_table(statistics: &Statistics) -> El {
    let column = |name: &'static str| el("th", "").attr("scope", "col").text(name);
    let head = el("tr", "")
        .child(column(words::OPPONENT).attr("class", "games__who"))
        .children(CONVENTIONS.map(|rule| column(words::rule(rule))))
        .child(column(words::BOTH));
    let against = |opponent: Opponent| {
        let by_rule = CONVENTIONS.map(|rule| statistics.tally(opponent, rule));
        row(
            row_head(words::opponent(opponent)),
            by_rule,
            statistics.against(opponent),
        )
    };
    let [people, computers @ ..] = Opponent::ALL;
    let by_rule = CONVENTIONS.map(|rule| statistics.computers_under(rule));
    let all = row(row_head(words::ALL), by_rule, statistics.computers());
    let two = (statistics.against(people).games > 0).then(|| {
        let head = row_head(words::opponent(people))
            .text(" ")
            .child(el("small", "").text(words::FIRST));
        let by_rule = CONVENTIONS.map(|rule| statistics.tally(people, rule));
        el("tbody", "games__people").child(row(head, by_rule, statistics.against(people)))
    });
    el("table", "games")
        .label(words::TABLE)
        .child(el("thead", "").child(head))
        .child(el("tbody", "").children(computers.map(against)))
        .child(el("tbody", "games__all").child(all))
        .children(two)
}

fn row_head(name: &'static str) -> El {
    el("th", "games__who").attr("scope", "row").text(name)
}

fn row(head: El, by_rule: [Tally; CONVENTIONS.len()], both: Tally) -> El {
    el("tr", "")
        .child(head)
        .children(by_rule.map(cell))
        .child(cell(both))
}

fn cell(tally: Tally) -> El {
    let cell = el("td", "games__cell");
    match tally.percent() {
        Some(won) => cell
            .child(el("b", "").text(words::percent(won)))
            .text(" ")
            .child(el("span", "").text(words::of(tally.wins, tally.games))),
        None => cell
            .child(el("span", "").unheard().text(words::NO_AVERAGE))
            .child(el("span", "heard").text(words::NO_GAME)),
    }
}
