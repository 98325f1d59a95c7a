//! What a puzzle has besides a lesson: the choice of a grade, and the result of a day.

use yew::prelude::*;

use super::buttons::link;
use crate::catalogue::{path, puzzle as words};
use crate::components::icons::{CALENDAR, CHECK, CLOSE, HINT, icon};
use crate::components::{Picture, flag};
use crate::game::Route;
use crate::game::puzzle::{Address, Date, Grade, Puzzle, PuzzleAnswer};
use crate::game::teach::{Answered, Place, Progress, Session};
use crate::platform::share::{self, ShareEnd};
use crate::platform::{clock, document, timer};
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
                href={address(session, Address::Grade(grade))}
                aria-label={text::grade(grade)}
                title={words::Grade { grade }.text()}
                aria-current={flag(now == Some(grade) && !is_daily)}
            >
                { picture(grade, grade == reached).draw() }
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

/// The picture of a grade; hollow stones where the learner has not reached the grade.
fn picture(grade: Grade, is_reached: bool) -> Picture {
    let heaps: &[u32] = match grade {
        Grade::Two => &[3, 4],
        Grade::Small => &[2, 4, 3],
        Grade::Four => &[2, 4, 3, 1],
        Grade::Endgame => &[4, 1, 1, 1],
        Grade::Single => &[2, 4, 3, 4, 1],
        Grade::Limited | Grade::Sets => &[4, 4],
    };
    let picture = Picture::heaps(heaps);
    let picture = match grade {
        Grade::Limited => picture.outlined(0, 2..4).outlined(1, 2..4),
        Grade::Sets => picture.outlined(0, 3..4).outlined(1, 1..4),
        _ => picture,
    };
    if is_reached {
        return picture;
    }
    let columns = (0..).zip(heaps);
    columns.fold(picture, |picture, (column, &size)| {
        picture.without(column, 0..size)
    })
}

/// The way to the puzzle of the day, the streak, and after an answer when the next one comes.
pub fn today(session: &Session, progress: &Progress) -> Html {
    html! {
        <>
            <a
                class="button step__today"
                href={address(session, Address::Today)}
                aria-current={flag(session.is_todays())}
            >
                { icon(CALENDAR) }
                { words::todays_puzzle() }
            </a>
            <div class="step__days">
                if let Some(day) = session.ahead() {
                    <p>{ words::Ahead { day }.text() }</p>
                } else if let Some(days) = text::days(session, progress) {
                    <p>{ days }</p>
                }
                if session.is_todays() && session.is_answered() {
                    <NextDay today={session.today()} />
                }
            </div>
        </>
    }
}

/// The address of another puzzle, with hints if this one has them.
fn address(session: &Session, to: Address) -> String {
    let (address, hints) = (to, session.hints);
    Route::Puzzle { address, hints }.to_string()
}

/// The way to the next puzzle.
pub fn next(class: &'static str, session: &Session, progress: &Progress) -> Html {
    let next = session.next_puzzle(progress);
    let next = next.map(|next| link(class, path::next(), address(session, next)));
    next.unwrap_or_default()
}

/// A sign for each answer and hint of the open puzzle.
pub fn tries(session: &Session, progress: &Progress) -> Html {
    let Place::Puzzle(address) = session.place() else {
        return Html::default();
    };
    let answers = progress.history.answers(address);
    let is_answer =
        |answer: &&PuzzleAnswer| !matches!(answer, PuzzleAnswer::Hint | PuzzleAnswer::Show);
    let count = answers.iter().filter(is_answer).count();
    if count == 0 {
        return Html::default();
    }
    let is_right = session.answered() == Answered::Right;
    let signs = answers.iter().enumerate().map(|(place, answer)| {
        let (state, sign) = match answer {
            PuzzleAnswer::Hint | PuzzleAnswer::Show => ("hint", HINT),
            _ if is_right && place + 1 == answers.len() => ("right", CHECK),
            _ => ("wrong", CLOSE),
        };
        html! { <i data-state={state}>{ icon(sign) }</i> }
    });
    let label = words::Tries {
        count: count.into(),
    };
    html! {
        <span class="step__row" role="img" aria-label={label.text()}>{ for signs }</span>
    }
}

#[derive(Properties, PartialEq)]
pub struct NextProps {
    /// The day whose puzzle is done.
    pub today: Date,
}

/// When the next puzzle of a day comes; once it is there, the way to it.
#[component]
pub fn NextDay(&NextProps { today }: &NextProps) -> Html {
    const MINUTE: u32 = 60_000;
    let left = use_state_eq(|| minutes_left(today));
    let setter = left.setter();
    use_effect_with(*left, move |left| {
        let timer = left.map(|_| {
            let wait = clock::until_tomorrow() % MINUTE + 50;
            timer::after(wait, move || setter.set(minutes_left(today)))
        });
        move || drop(timer)
    });
    let Some(left) = *left else {
        let way = Route::puzzle(Address::Today).to_string();
        return html! {
            <p aria-live="polite"><a href={way}>{ words::new_puzzle() }</a></p>
        };
    };
    html! { <p>{ text::next_in(left) }</p> }
}

/// The minutes until the next puzzle, the last one begun; `None` once that day is over.
fn minutes_left(today: Date) -> Option<u32> {
    let is_today = clock::today() == Some(today);
    is_today.then(|| clock::until_tomorrow().div_ceil(60_000))
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
