//! The page about where Nim comes from, with sources.

use yew::prelude::*;

use crate::catalogue::{history, lessons};
use crate::components::{Dispatch, list_heading};
use crate::game::Route;

/// Draws the page: the events, the oldest first.
pub fn history_page(dispatch: &Dispatch) -> Html {
    let past = [
        ("1901", history::bouton(), history::bouton_story()),
        (
            "1935, 1939",
            history::sprague_grundy(),
            history::sprague_grundy_story(),
        ),
        ("1940", history::nimatron(), history::nimatron_story()),
        ("1951", history::nimrod(), history::nimrod_story()),
        ("1961", history::marienbad(), history::marienbad_story()),
        ("1974", history::ferguson(), history::ferguson_story()),
    ];
    let past = past.into_iter().map(|(year, name, story)| {
        html! {
            <li class="lessons__past">
                <b>{ year }</b>
                <div>
                    <h3>{ name }</h3>
                    <p>{ story }</p>
                </div>
            </li>
        }
    });
    let sources = [
        (
            history::source_bouton(),
            Some("https://www.jstor.org/stable/1967631"),
        ),
        (
            history::source_sprague(),
            Some("https://www.jstage.jst.go.jp/article/tmj1911/41/0/41_0_438/_article"),
        ),
        (history::source_grundy(), None),
        (
            history::source_nimatron(),
            Some("https://patents.google.com/patent/US2215544A/en"),
        ),
        (
            history::source_nimrod(),
            Some("http://www.goodeveca.net/nimrod/Stuart-Williams.html"),
        ),
        (history::source_marienbad(), None),
        (history::source_ferguson(), None),
    ];
    let sources = sources.into_iter().map(|(source, link)| match link {
        None => html! { <li>{ source }</li> },
        Some(link) => html! { <li><a href={link} rel="noreferrer">{ source }</a></li> },
    });
    html! {
        <main class="teaching lessons">
            { list_heading(history::heading(), dispatch) }
            <a class="lessons__all" href={Route::Lessons.to_string()}>{ lessons::all() }</a>
            <ol class="lessons__history">{ for past }</ol>
            <h3>{ history::sources() }</h3>
            <ul class="lessons__sources">{ for sources }</ul>
        </main>
    }
}
