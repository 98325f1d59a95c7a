//! The moves of a game so far: a list in two columns, the game as text to be copied, and a field
//! into which another is pasted.

use super::el::{El, el};
use super::fields::text_field;
use super::study::{ENTER, order};
use crate::engine::Move;
use crate::game::{Game, Pasting};
use crate::text::{Who, moves as words};

/// Draws the panel; `pasting` is what is typed into the field. It has no heading of its own.
#[must_use]
pub fn moves_panel(game: &Game, pasting: &Pasting) -> El {
    let problem = pasting.error().map(words::problem);
    let text = el("label", "moves__text")
        .child(el("span", "").text(words::COPY))
        .child(
            el("input", "field")
                .attr("name", "notation")
                .attr("readonly", "readonly")
                .attr("spellcheck", "false")
                .value(game.played().to_string()),
        );
    let paste = el("div", "moves__paste")
        .attr(ENTER, Pasting::READ)
        .child(text_field(
            Pasting::FIELD,
            words::PASTE,
            pasting.text(),
            words::SAMPLE,
            problem,
            Some(words::HINT),
        ))
        .child(order("button", Pasting::READ).text(words::OPEN));
    el("section", "moves")
        .label(words::MOVES)
        .child(if game.ply() == 0 {
            el("p", "moves__none").text(words::NONE)
        } else {
            list(game)
        })
        .child(text)
        .child(paste)
}

/// A row for each round: a move of whoever began, and the answer.
fn list(game: &Game) -> El {
    let table = game.table();
    let head = [table.first, table.first.other()].map(|seat| {
        el("th", "")
            .attr("scope", "col")
            .text(Who::on(table, seat).name().to_owned())
    });
    let last = game.ply() - 1;
    let cell = |ply: usize, made: Option<&Move>| {
        let cell = el("td", "moves__made");
        match made {
            Some(made) => cell.flag("data-last", ply == last).text(made.to_string()),
            None => cell,
        }
    };
    let rows = game.moves().chunks(2).enumerate().map(|(round, pair)| {
        el("tr", "")
            .child(
                el("th", "moves__round")
                    .attr("scope", "row")
                    .text(words::round(round + 1)),
            )
            .child(cell(2 * round, pair.first()))
            .child(cell(2 * round + 1, pair.get(1)))
    });
    el("div", "moves__list").child(
        el("table", "moves__table")
            .label(words::MOVES)
            .child(
                el("thead", "").child(
                    el("tr", "")
                        .child(
                            el("th", "moves__round")
                                .attr("scope", "col")
                                .child(el("span", "heard").text(words::ROUND)),
                        )
                        .children(head),
                ),
            )
            .child(el("tbody", "").children(rows)),
    )
}
