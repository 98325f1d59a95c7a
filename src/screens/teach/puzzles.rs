//! What a puzzle has besides a lesson: the choice of a grade, and the result of a day.

use yew::prelude::*;

use super::pictures;
use crate::catalogue::puzzle as words;
use crate::components::flag;
use crate::components::icons::{CALENDAR, icon};
use crate::game::Route;
use crate::game::puzzle::{Address, Grade, Puzzle};
use crate::game::teach::{Progress, Session};
use crate::platform::document;
use crate::platform::share::{self, ShareEnd};
use crate::text::puzzle as text;

/// The grades, each with its number and a picture.
pub fn grades(session: &Session, progress: &Progress) -> Html {
    let now = session.puzzle().map(Puzzle::grade);
    let is_daily = session.day().is_some();
    let reached = progress.level.grade();
    let choice = |grade: Grade| {
        html! {
            <a
                class="button step__grade"
                href={link(session, Address::Grade(grade))}
                aria-label={text::grade(grade)}
                title={words::Grade { grade }.text()}
                aria-current={flag(now == Some(grade) && !is_daily)}
            >
                { pictures::grade(grade, grade.number() <= reached.number()).draw() }
                { grade.number() }
            </a>
        }
    };
    html! {
        <nav class="step__grades" aria-label={words::grades()}>
            { for Grade::ALL.map(choice) }
        </nav>
    }
}

/// The way to the puzzle of the day, and the streak.
pub fn today(session: &Session, progress: &Progress) -> Html {
    html! {
        <>
            <a
                class="button step__today"
                href={link(session, Address::Today)}
                aria-current={flag(session.is_todays())}
            >
                { icon(CALENDAR) }
                { words::todays_puzzle() }
            </a>
            { text::days(session, progress).map(|days| html! { <p class="step__days">{ days }</p> }).unwrap_or_default() }
        </>
    }
}

/// The address of another puzzle, with hints if this one has them.
fn link(session: &Session, to: Address) -> String {
    let (address, hints) = (to, session.has_hints());
    Route::Puzzle { address, hints }.to_string()
}

#[derive(Properties, PartialEq)]
pub struct ShareProps {
    /// The result in words, with the address of the puzzle.
    pub text: AttrValue,
}

/// Shares the result of a day’s puzzle: by the ways of the device, else by the clipboard, else by hand.
#[component]
pub fn ShareResult(ShareProps { text }: &ShareProps) -> Html {
    let name = use_state_eq(words::share);
    let (text, named) = (text.clone(), name.setter());
    let onclick = Callback::from(move |_: MouseEvent| {
        let (text, named) = (text.clone(), named.clone());
        share::send_text(&text.clone(), move |end| {
            if end == ShareEnd::Refused {
                share::copy(&text, move |end| match end {
                    ShareEnd::Done => named.set(words::copied()),
                    ShareEnd::Refused => {
                        document::select(".step__shared");
                        named.set(words::copy_selected());
                    }
                });
            }
        });
    });
    let name = *name;
    html! {
        <button class="button" type="button" aria-live="polite" {onclick}>{ name }</button>
    }
}
