//! The table of games and wins, a row for each opponent and a column for each rule.

use yew::prelude::*;

use crate::catalogue::{play, statistics as words};
use crate::game::Statistics;
use crate::game::statistics::{CONVENTIONS, Opponent, Tally};
use crate::text::statistics::opponent as named;

/// The table. Games between two people are below the sum, because nobody won them against the computer.
pub fn games_table(statistics: &Statistics) -> Html {
    let against = |opponent: Opponent| {
        let by_rule = CONVENTIONS.map(|rule| statistics.tally(opponent, rule));
        row(
            html! { named(opponent) },
            by_rule,
            statistics.against(opponent),
        )
    };
    let [people, computers @ ..] = Opponent::ALL;
    let by_rule = CONVENTIONS.map(|rule| statistics.computers_under(rule));
    let all = row(
        html! { words::all_computers() },
        by_rule,
        statistics.computers(),
    );
    let of_people = statistics.against(people);
    let two = (of_people.games > 0).then(|| {
        let name = html! { <>{ named(people) }{ " " }<small>{ words::whose_wins() }</small></> };
        let by_rule = CONVENTIONS.map(|rule| statistics.tally(people, rule));
        html! { <tbody class="games__people">{ row(name, by_rule, of_people) }</tbody> }
    });
    html! {
        <table class="games" aria-label={words::table()}>
            <thead>
                <tr>
                    <th scope="col" class="games__who">{ words::opponent() }</th>
                    { for CONVENTIONS.map(|last| html! { <th scope="col">{ play::Rule { last }.text() }</th> }) }
                    <th scope="col">{ words::both_rules() }</th>
                </tr>
            </thead>
            <tbody>{ for computers.map(against) }</tbody>
            <tbody class="games__all">{ all }</tbody>
            { for two }
        </table>
    }
}

fn row(name: Html, by_rule: [Tally; CONVENTIONS.len()], both: Tally) -> Html {
    html! {
        <tr>
            <th scope="row" class="games__who">{ name }</th>
            { for by_rule.map(cell) }
            { cell(both) }
        </tr>
    }
}

fn cell(tally: Tally) -> Html {
    let content = match tally.percent() {
        Some(won) => html! {
            <>
                <b>{ words::Percent { number: won.into() }.text() }</b>
                { " " }
                <span>{ words::PartOf { part: tally.wins.into(), whole: tally.games.into() }.text() }</span>
            </>
        },
        None => html! {
            <>
                <span aria-hidden="true">{ words::dash() }</span>
                <span class="heard">{ words::no_game() }</span>
            </>
        },
    };
    html! { <td class="games__cell">{ content }</td> }
}
