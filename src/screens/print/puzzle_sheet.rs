//! Twelve puzzles on one page, and their solutions on the next.

use yew::prelude::*;

use crate::catalogue::{play, print as words};
use crate::components::heap_board::{PaperBoard, Room};
use crate::engine::{Move, Position, write_heaps};
use crate::game::LinkError;
use crate::game::puzzle::{Address, Grade, Pool, Puzzle};
use crate::text;

/// How many puzzles a sheet has.
pub const PUZZLES: u64 = 12;

/// Which puzzles a sheet has: those of a grade, from one seed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PuzzleSheet {
    /// The grade.
    pub grade: Grade,
    /// The seed of the first puzzle.
    pub from: u64,
}

impl PuzzleSheet {
    /// Reads the part of an address behind the name of the sheet, as in the address of a puzzle:
    /// `2/4711`, `2`, or `2026-11-20` for a sheet that begins with the puzzle of that day.
    ///
    /// # Errors
    /// Gives the error of that address.
    pub(super) fn read(which: Option<&str>) -> Result<Self, LinkError> {
        let one = which.map_or_else(|| "puzzle".to_owned(), |which| ["puzzle/", which].concat());
        let address = Address::read(&one);
        let address = address.map_err(|error| text::puzzle::refused(&error))?;
        let (grade, from) = match address {
            // A sheet knows neither the person nor the day.
            Address::Following | Address::Today => (Grade::Two, 1),
            Address::Grade(grade) => (grade, 1),
            Address::One(grade, seed) => (grade, seed),
            Address::Daily(date) => {
                let puzzle = Puzzle::of_day(date);
                (puzzle.grade(), puzzle.seed())
            }
        };
        Ok(Self { grade, from })
    }

    /// Writes the address of the sheet, or of its first puzzle, behind the name of the screen.
    pub(super) fn write(self, screen: String) -> String {
        let (grade, from) = (self.grade.number().to_string(), self.from.to_string());
        [screen, grade, from].join("/")
    }

    /// The sheet with the puzzles after these.
    #[must_use]
    pub const fn next(self) -> Self {
        Self {
            grade: self.grade,
            from: self.from.wrapping_add(PUZZLES),
        }
    }

    /// The boards of the puzzles, all different.
    pub fn boards(self) -> Vec<Position> {
        let pool = Pool::new(self.grade);
        let seeds = (0..PUZZLES).map(|place| self.from.wrapping_add(place));
        seeds
            .map(|seed| pool.puzzle(seed).board().clone())
            .collect()
    }
}

/// The puzzles, each with a line for the answer.
pub(super) fn puzzles(boards: &[Position]) -> Html {
    html! {
        <>
            <div class="sheet__task">
                <p>{ words::task() }</p>
                <p>{ words::name() }</p>
            </div>
            <ol class="sheet__puzzles">{ for boards.iter().enumerate().map(puzzle) }</ol>
        </>
    }
}

fn puzzle((place, board): (usize, &Position)) -> Html {
    html! {
        <li class="sheet__puzzle">
            <p class="sheet__rule">{ number(place) }{ " " }{ text::puzzle::rule(board.rules()) }</p>
            <PaperBoard board={board.clone()} room={ROOM} />
            <p>{ words::answer() }</p>
            <p class="sheet__none"><span class="sheet__box" />{ words::none() }</p>
        </li>
    }
}

/// The room for a board, as in the styles.
const ROOM: Room = Room {
    width: 190,
    height: 102,
    beside: 54,
    under: 40,
};

/// The number of a puzzle.
pub(super) fn number(place: usize) -> Html {
    let number = (place + 1).into();
    html! { <b>{ words::Number { number }.text() }</b> }
}

/// The solutions: all moves that win.
pub(super) fn solutions(boards: &[Position]) -> Html {
    let solution = |(place, board): (usize, &Position)| {
        let winning: Vec<_> = board.winning_moves().map(take).collect();
        html! {
            <li class="sheet__puzzle">
                <p class="sheet__rule">{ number(place) }{ " " }{ write_heaps(board.heaps()) }</p>
                if winning.is_empty() {
                    <p>{ words::none() }</p>
                } else {
                    { for winning.into_iter().map(|take| html! { <p>{ take }</p> }) }
                }
            </li>
        }
    };
    html! { <ol class="sheet__puzzles">{ for boards.iter().enumerate().map(solution) }</ol> }
}

fn take(made: Move) -> String {
    play::TakeFrom {
        take: made.take.into(),
        heap: made.heap,
    }
    .text()
}
