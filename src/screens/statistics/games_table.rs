//! The table of games, a row for each opponent.

use yew::prelude::*;

use crate::catalogue::statistics as words;
use crate::game::Statistics;
use crate::game::statistics::{OpponentKind, Record};
use crate::text::statistics::opponent as named;

/// The table. Games between two people are below the others, because nobody won them against the computer.
pub fn games_table(statistics: &Statistics) -> Html {
    let [people, computers @ ..] = OpponentKind::ALL;
    let against = |opponent| row(html! { named(opponent) }, statistics.against(opponent));
    let of_people = statistics.against(people);
    let people_body = (of_people.games > 0).then(|| {
        let name = html! { <>{ named(people) }{ " " }<small>{ words::whose_wins() }</small></> };
        html! { <tbody>{ row(name, of_people) }</tbody> }
    });
    let columns = [
        words::won(),
        words::lost(),
        words::streak_now(),
        words::streak_longest(),
    ];
    html! {
        <table class="games" aria-label={words::table()}>
            <thead>
                <tr>
                    <th scope="col" class="games__who">{ words::opponent() }</th>
                    { for columns.map(|name| html! { <th scope="col">{ name }</th> }) }
                </tr>
            </thead>
            <tbody>{ for computers.map(against) }</tbody>
            { people_body.unwrap_or_default() }
        </table>
    }
}

fn row(name: Html, record: Record) -> Html {
    let numbers = [record.wins, record.losses(), record.streak, record.best];
    // A dash says that there was no game yet.
    let cell = |number: u32| {
        html! {
            <td class="games__cell">
                if record.games > 0 {
                    { number }
                } else {
                    <span aria-hidden="true">{ words::dash() }</span>
                    <span class="visually-hidden">{ words::no_game() }</span>
                }
            </td>
        }
    };
    html! {
        <tr>
            <th scope="row" class="games__who">{ name }</th>
            { for numbers.map(cell) }
        </tr>
    }
}
