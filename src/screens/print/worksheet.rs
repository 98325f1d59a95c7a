//! Boards to judge on one page, with room for reasons, and the reasons on the next.

use yew::prelude::*;

use crate::catalogue::{path, play, print as words, teachers};
use crate::components::heap_board::still_board;
use crate::components::qr_code::{PAPER, code};
use crate::components::yes_no;
use crate::engine::{Convention, Position, Takes, write_heaps};
use crate::game::teach::{Chapter, Level, Place};
use crate::game::{HintLevel, LinkError, bounded, read_convention, split};
use crate::screens::teach::{PATH, TEACHERS, lesson_address, level_name, ticket};
use crate::text::link::cut;
use crate::text::moves::made;
use crate::text::{in_a_row, puzzle, why};

/// A sheet of boards to judge by one rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worksheet {
    /// Where the boards come from.
    pub boards: Boards,
    /// The rule for the last stone.
    pub last: Convention,
}

/// Where the boards of a worksheet come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boards {
    /// The three boards of the exit ticket, each with its question.
    Ticket,
    /// The boards of a level and a seed.
    Drawn(Level, u64),
}

/// The name of worksheets in an address.
const WORKSHEET: &str = "worksheet";
/// The name of the exit ticket in an address.
const TICKET: &str = "ticket";

impl Worksheet {
    /// The easiest one.
    pub const FIRST: Self = Self {
        boards: Boards::Drawn(Level::One, 1),
        last: Convention::Misere,
    };

    /// Reads the fragment of an address: `#/print/worksheet/2/4711` or `#/print/worksheet/ticket`, with a rule or without.
    ///
    /// # Errors
    /// Names the address, if there is no such worksheet.
    pub fn read(fragment: &str) -> Result<Self, LinkError> {
        bounded(fragment)?;
        let last = read_convention(fragment)?.unwrap_or(Self::FIRST.last);
        let (path, _) = split(fragment);
        let none = || LinkError::Told {
            told: words::NoSheet { text: &cut(path) }.text(),
            list: TEACHERS,
            name: path::teachers(),
        };
        let mut parts = path.splitn(3, '/').skip(1);
        let which = match parts.next() {
            None | Some(WORKSHEET) => parts.next(),
            Some(_) => return Err(none()),
        };
        let whole = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
        let boards = match which {
            None => Self::FIRST.boards,
            Some(TICKET) => Boards::Ticket,
            Some(which) => {
                let (level, seed) = which.split_once('/').unwrap_or((which, "1"));
                let level = Some(level).filter(|level| whole(level));
                let level = level.and_then(|level| Level::of(level.parse().ok()?));
                let seed = Some(seed).filter(|seed| whole(seed));
                let seed = seed.and_then(|seed| seed.parse().ok());
                Boards::Drawn(level.ok_or_else(none)?, seed.ok_or_else(none)?)
            }
        };
        Ok(Self { boards, last })
    }

    /// Writes the fragment that leads to this sheet.
    pub fn write(self) -> String {
        let which = match self.boards {
            Boards::Ticket => TICKET.to_owned(),
            Boards::Drawn(level, seed) => [level.number().to_string(), seed.to_string()].join("/"),
        };
        format!("#/print/{WORKSHEET}/{which}?rule={}", self.last)
    }

    /// The lesson with such boards: the sheet has a code of this address.
    pub fn lesson(self) -> String {
        let place = match self.boards {
            Boards::Ticket => return [PATH, "?rule=", &self.last.to_string()].concat(),
            Boards::Drawn(Level::One, _) => Place::Step(6),
            Boards::Drawn(Level::Two, _) => Place::Step(11),
            Boards::Drawn(Level::Three, _) => Place::Chapter(Chapter::Limits),
        };
        lesson_address(place, self.last)
    }

    /// Heads the sheet.
    pub fn title(self) -> &'static str {
        match self.boards {
            Boards::Ticket => teachers::ticket(),
            Boards::Drawn(..) => words::worksheet(),
        }
    }

    /// The line below: the level, and how the game is played where that is the same on all boards.
    fn below(self) -> String {
        let last = self.last;
        let rule = play::Rule { last }.text();
        match self.boards {
            Boards::Ticket => rule,
            Boards::Drawn(Level::Three, _) => level_name(Level::Three).to_owned(),
            Boards::Drawn(level, _) => [level_name(level), &rule].join(" · "),
        }
    }

    /// The sheet with other boards of the level; the exit ticket has none.
    #[must_use]
    pub const fn next(self) -> Self {
        let boards = match self.boards {
            Boards::Ticket => Boards::Ticket,
            Boards::Drawn(level, seed) => Boards::Drawn(level, seed.wrapping_add(1)),
        };
        Self { boards, ..self }
    }

    /// The boards, each with its own question, if it has one.
    pub fn items(self) -> Vec<(Option<&'static str>, Position)> {
        match self.boards {
            Boards::Ticket => {
                let items = ticket(self.last).into_iter();
                items
                    .map(|(question, board)| (Some(question), board))
                    .collect()
            }
            Boards::Drawn(level, seed) => {
                let boards = level.worksheet(self.last, seed).into_iter();
                boards.map(|board| (None, board)).collect()
            }
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
    let rule = |last: Convention| {
        html! {
            <button
                class="button"
                type="button"
                aria-pressed={yes_no(last == shown.last)}
                onclick={change.reform(move |_| Worksheet { last, ..shown })}
            >
                { path::RuleName { last }.text() }
            </button>
        }
    };
    html! {
        <>
            if now.is_some() {
                <div class="print__choice" role="group" aria-label={teachers::levels()}>
                    { for Level::ALL.map(level) }
                    <button class="button" type="button" onclick={change.reform(move |_| shown.next())}>
                        { words::next_eight() }
                    </button>
                </div>
            }
            <div class="print__choice" role="group" aria-label={path::rule()}>
                { for [Convention::Misere, Convention::Normal].map(rule) }
            </div>
        </>
    }
}

/// The pages of a sheet: the boards, and the solutions. `page` is the address of the page without its fragment.
pub(super) fn pages(sheet: Worksheet, page: &str) -> Html {
    let below = &sheet.below();
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
                <p>{ words::this_sheet() }{ " " }<code class="sheet__link">{ page }{ sheet.write() }</code></p>
            </section>
        </article>
    }
}

/// Title, a line below it, and the link with its code.
fn head(sheet: Worksheet, below: &str, page: &str) -> Html {
    let link = [page, &sheet.lesson()].concat();
    html! {
        <header class="sheet__head">
            <div class="sheet__words">
                <h3 class="sheet__title">{ sheet.title() }</h3>
                <p>{ below }</p>
                <p>{ words::open() }<br /><code class="sheet__link">{ &link }</code></p>
            </div>
            { code(&link, PAPER) }
        </header>
    }
}

/// The number of a board.
fn number(place: usize) -> Html {
    let number = (place + 1).into();
    html! { <b>{ words::Number { number }.text() }</b> }
}

/// The boards, each with boxes to tick and lines for the reason.
fn boards(sheet: Worksheet) -> Html {
    html! {
        <>
            <div class="sheet__task">
                <p>{ words::judge() }</p>
                <p>{ words::name() }</p>
            </div>
            <ol class="sheet__boards">{ for sheet.items().into_iter().enumerate().map(item) }</ol>
        </>
    }
}

fn item((place, (question, board)): (usize, (Option<&str>, Position))) -> Html {
    let rules = board.rules();
    let told = question.map(str::to_owned);
    let told = told.or_else(|| (rules.takes != Takes::Any).then(|| puzzle::rule(rules)));
    let told = told.map(|told| html! { <>{ " " }{ told }</> });
    html! {
        <li class="sheet__board">
            { still_board(&board) }
            <div class="sheet__judged">
                <p class="sheet__rule">{ number(place) }{ for told }</p>
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

/// A winning move with its reason and the other ones, or why no move wins.
pub fn solution_of(board: &Position) -> String {
    let told = why::hint(board, HintLevel::Why);
    let suggested = board.suggested_move();
    let others = board.winning_moves().filter(|by| Some(*by) != suggested);
    let moves = &others.map(made).collect::<Vec<_>>();
    if moves.is_empty() {
        return told;
    }
    in_a_row(&[&told, &words::OthersWin { moves }.text()])
}

/// The solution of each board: or why no move wins.
fn solutions(sheet: Worksheet) -> Html {
    let solution = |(place, (_, board)): (usize, (_, Position))| {
        html! {
            <li>
                <p class="sheet__rule">{ number(place) }{ " " }{ write_heaps(board.heaps()) }</p>
                <p>{ solution_of(&board) }</p>
            </li>
        }
    };
    let solutions = sheet.items().into_iter().enumerate().map(solution);
    html! { <ol class="sheet__solutions">{ for solutions }</ol> }
}
