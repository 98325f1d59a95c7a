//! The addresses of the path, of “Go deeper” and of the puzzles.

use std::str::FromStr;

use crate::catalogue::{lessons, path as words};
use crate::engine::Convention;
use crate::game::puzzle::Address;
use crate::game::teach::{Chapter, Place, STEPS};
use crate::game::{LinkError, bounded, read_convention, read_hints, split};
use crate::route::Route;
use crate::text::link::cut;
use crate::text::puzzle;

/// The target of an address of the path, of “Go deeper” or of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeachPlace {
    /// `#/path`: the list of the steps. Without a rule that of the table holds.
    Path(Option<Convention>),
    /// `#/learn`: the list of the chapters.
    Chapters,
    /// `#/learn/history`: where it all comes from.
    History,
    /// `#/learn/teachers`: the page for teachers.
    Teachers,
    /// `#/path/4?rule=misere`, `#/learn/binary`, `#/puzzle/3/1234`: a lesson or a puzzle, by this rule. Without one that
    /// of the table holds. With `hints=off` there is no help in a puzzle.
    Lesson(Place, Option<Convention>),
}

/// The address of the list of steps.
pub const PATH: &str = "#/path";

/// The address of the list of chapters.
pub const LIST: &str = "#/learn";

/// The address of the page that tells where it all comes from.
pub const HISTORY: &str = "#/learn/history";

/// The address of the page for teachers.
pub const TEACHERS: &str = "#/learn/teachers";

/// The key of the rule, as in addresses of games.
const RULE: &str = "rule";

/// The same address, of a place that then gives no hints.
pub fn without_hints(address: &str) -> String {
    let sign = if address.contains('?') { "&" } else { "?" };
    [address, sign, "hints=off"].concat()
}

/// The address of a lesson.
pub fn lesson_address(place: Place, last: Convention) -> String {
    TeachPlace::Lesson(place, Some(last)).address()
}

impl TeachPlace {
    /// The address: `#/path/4?rule=misere`.
    pub fn address(self) -> String {
        let (path, last) = match self {
            Self::Path(last) => (PATH.to_owned(), last),
            Self::Chapters => (LIST.to_owned(), None),
            Self::History => (HISTORY.to_owned(), None),
            Self::Teachers => (TEACHERS.to_owned(), None),
            Self::Lesson(Place::Step(step), last) => {
                ([PATH, "/", &step.to_string()].concat(), last)
            }
            // A chapter has its own rules.
            Self::Lesson(Place::Chapter(chapter), _) => {
                ([LIST, "/", chapter.name()].concat(), None)
            }
            // So has a puzzle.
            Self::Lesson(Place::Puzzle(address), _) => (address.write(), None),
        };
        match last {
            None => path,
            Some(last) => [&path, "?", RULE, "=", &last.to_string()].concat(),
        }
    }
}

impl FromStr for TeachPlace {
    type Err = LinkError;

    fn from_str(fragment: &str) -> Result<Self, LinkError> {
        bounded(fragment)?;
        read_hints(fragment)?;
        if Route::of(fragment) == Some(Route::Puzzle) {
            return Address::read(fragment)
                .map(|address| Self::Lesson(Place::Puzzle(address), None))
                .map_err(|error| puzzle::refused(&error));
        }
        let (path, _) = split(fragment);
        let (_, part) = path.split_once('/').unwrap_or_default();
        if Route::of(fragment) == Some(Route::Learn) {
            return match part {
                "" => Ok(Self::Chapters),
                "history" => Ok(Self::History),
                "teachers" => Ok(Self::Teachers),
                name => Chapter::of(name)
                    .map(|chapter| Self::Lesson(Place::Chapter(chapter), None))
                    .ok_or_else(|| no_lesson(name)),
            };
        }
        let last = read_convention(fragment)?;
        if part.is_empty() {
            return Ok(Self::Path(last));
        }
        let is_number = !part.starts_with(['+', '0']);
        let step = part.parse().ok().filter(|_| is_number);
        let step = step.filter(|step| (1..=STEPS).contains(step));
        let step = step.ok_or_else(|| no_step(part))?;
        Ok(Self::Lesson(Place::Step(step), last))
    }
}

fn no_step(text: &str) -> LinkError {
    LinkError::Told {
        told: words::NoStep { text: &cut(text) }.text(),
        list: PATH,
        name: words::heading(),
    }
}

fn no_lesson(text: &str) -> LinkError {
    LinkError::Told {
        told: lessons::NoLesson { text: &cut(text) }.text(),
        list: LIST,
        name: lessons::heading(),
    }
}
