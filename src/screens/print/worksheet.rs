//! Boards to judge on one page, with room for reasons, and the reasons on the next.

use yew::prelude::*;

use crate::catalogue::{locale, moves, path, play, print as words, teachers};
use crate::components::heap_board::{still_board, still_lanes};
use crate::components::qr_code::{PAPER, code};
use crate::components::yes_no;
use crate::engine::{Convention, Position, Takes};
use crate::game::Route;
use crate::game::teach::{Boards, Chapter, Level, Place, Step, Worksheet};
use crate::text::puzzle;
use crate::text::worksheet::{level_name, solution_of, ticket};

/// The address of the lesson with such boards, for the QR code of the sheet.
fn lesson(sheet: Worksheet) -> String {
    let place = match sheet.boards {
        Boards::Ticket => return Route::Path(Some(sheet.convention)).to_string(),
        Boards::Drawn(Level::One, _) => Place::Step(sheet.convention, Step::PracticeCopy),
        Boards::Drawn(Level::Two, _) => Place::Step(sheet.convention, Step::PracticePartners),
        Boards::Drawn(Level::Three, _) => Place::Chapter(Chapter::Limits),
    };
    Route::lesson(place).to_string()
}

/// The title of the sheet.
pub(super) fn title(sheet: Worksheet) -> &'static str {
    match sheet.boards {
        Boards::Ticket => teachers::ticket(),
        Boards::Drawn(..) => words::worksheet(),
    }
}

/// The line below the title: level and rule. The exit ticket has no level, and on level three each board has its rule.
fn below(sheet: Worksheet) -> String {
    let convention = sheet.convention;
    let rule = play::Rule { last: convention }.text();
    match sheet.boards {
        Boards::Ticket => rule,
        Boards::Drawn(Level::Three, _) => level_name(Level::Three).to_owned(),
        Boards::Drawn(level, _) => [level_name(level), &rule].join(" · "),
    }
}

/// The sheet with other boards of the level; the exit ticket has none.
const fn next(sheet: Worksheet) -> Worksheet {
    let boards = match sheet.boards {
        Boards::Ticket => Boards::Ticket,
        Boards::Drawn(level, seed) => Boards::Drawn(level, seed.wrapping_add(1)),
    };
    Worksheet { boards, ..sheet }
}

/// The boards, each with its own question, if it has one.
fn items(sheet: Worksheet) -> Vec<(Option<&'static str>, Position)> {
    match sheet.boards {
        Boards::Ticket => {
            let questions = ticket(sheet.convention).into_iter();
            questions
                .map(|(question, board)| (Some(question), board))
                .collect()
        }
        Boards::Drawn(level, seed) => {
            let boards = level.worksheet(sheet.convention, seed).into_iter();
            boards.map(|board| (None, board)).collect()
        }
    }
}

/// The choice of boards: their level and their rule, and the next eight. The exit ticket has its rule alone.
pub(super) fn choice(shown: Worksheet, change: &Callback<Worksheet>) -> Html {
    let now = match shown.boards {
        Boards::Ticket => None,
        Boards::Drawn(level, _) => Some(level),
    };
    let level = |level: Level| {
        let boards = Boards::Drawn(level, 1);
        html! {
            <button
                class="button print__grade"
                type="button"
                aria-label={level_name(level)}
                title={level_name(level)}
                aria-pressed={yes_no(now == Some(level))}
                onclick={change.reform(move |_| Worksheet { boards, ..shown })}
            >
                { level.number() }
            </button>
        }
    };
    let rule = |convention: Convention| {
        html! {
            <button
                class="button"
                type="button"
                aria-pressed={yes_no(convention == shown.convention)}
                onclick={change.reform(move |_| Worksheet { convention, ..shown })}
            >
                { play::Rule { last: convention }.text() }
            </button>
        }
    };
    html! {
        <>
            if now.is_some() {
                <div class="buttons print__choice" role="group" aria-label={teachers::levels()}>
                    { for Level::ALL.map(level) }
                    <button class="button" type="button" onclick={change.reform(move |_| next(shown))}>
                        { words::next_eight() }
                    </button>
                </div>
            }
            <div class="buttons print__choice" role="group" aria-label={path::rule()}>
                { for [Convention::Misere, Convention::Normal].map(rule) }
            </div>
        </>
    }
}

/// The pages of a sheet: the boards, and the solutions. `page` is the address of the page without its fragment.
pub(super) fn pages(sheet: Worksheet, page: &str) -> Html {
    let below = &below(sheet);
    html! {
        <article class="sheet" aria-label={words::preview()}>
            <section class="sheet__page">
                { head(sheet, below, page) }
                { boards(sheet) }
            </section>
            <section class="sheet__page">
                <h3 class="sheet__title">{ words::solutions() }</h3>
                <p>{ below }</p>
                { solutions(sheet) }
                <p>{ words::this_sheet() }{ " " }<code class="sheet__link">{ page }{ Route::Print(sheet).to_string() }</code></p>
            </section>
        </article>
    }
}

/// Title, a line below it, and the link with its code.
fn head(sheet: Worksheet, below: &str, page: &str) -> Html {
    let link = [page, &lesson(sheet)].concat();
    html! {
        <header class="sheet__head">
            <div class="sheet__words">
                <h3 class="sheet__title">{ title(sheet) }</h3>
                <p>{ below }</p>
                <p>{ words::open() }<br /><code class="sheet__link">{ &link }</code></p>
            </div>
            { code(&link, PAPER) }
        </header>
    }
}

/// The number of a board.
fn number(index: usize) -> Html {
    let number = (index + 1).into();
    html! { <b>{ moves::RoundNumber { number }.text() }</b> }
}

/// The boards, each with boxes to tick and lines for the reason.
fn boards(sheet: Worksheet) -> Html {
    html! {
        <>
            <div class="sheet__task">
                <p>{ words::judge() }</p>
                <p>{ words::name() }</p>
            </div>
            <ol class="sheet__boards">{ for items(sheet).into_iter().enumerate().map(item) }</ol>
        </>
    }
}

fn item((index, (question, board)): (usize, (Option<&str>, Position))) -> Html {
    let rules = board.rules();
    let task = question.map(str::to_owned);
    let task = task.or_else(|| (rules.takes != Takes::Any).then(|| puzzle::rule(rules)));
    let task = task.map(|task| html! { <>{ " " }{ task }</> });
    html! {
        <li class="sheet__board">
            { still_board(&board) }
            <div class="sheet__judged">
                <p class="sheet__rule">{ number(index) }{ task.unwrap_or_default() }</p>
                <p class="sheet__none">
                    <span class="sheet__box" />{ words::answer() }
                    <span class="sheet__box" />{ words::none() }
                </p>
                <p class="sheet__line">{ words::reason() }</p>
                <p class="sheet__line" />
            </div>
        </li>
    }
}

/// The solution of each board: the winning moves, or why no move wins.
fn solutions(sheet: Worksheet) -> Html {
    let solution = |(index, (_, board)): (usize, (_, Position))| {
        html! {
            <li>
                <p class="sheet__rule">{ number(index) }{ " " }{ locale::sizes(board.heaps()) }</p>
                <p>{ solution_of(&board) }</p>
                { still_lanes(&board) }
            </li>
        }
    };
    let solutions = items(sheet).into_iter().enumerate().map(solution);
    html! { <ol class="sheet__solutions">{ for solutions }</ol> }
}
