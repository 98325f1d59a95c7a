use std::str::FromStr;

use crate::game::lesson::PROOF;
use crate::game::{LESSONS, Lesson, LinkError, bounded, split};
use crate::text::lesson::no_lesson;

/// The target of a lesson address.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonsPlace {
    /// `#/learn`: the list.
    List,
    /// `#/learn/history`: where it all comes from.
    History,
    /// `#/learn/teachers`: the page for teachers.
    Teachers,
    /// `#/learn/3`: a lesson, at its first step; or `#/learn/proof`.
    Lesson(Box<Lesson>),
}

/// The address of the list.
pub const LIST: &str = "#/learn";

/// The address of the path, which comes before the lessons.
pub const PATH: &str = "#/path";

/// The address of the page that tells where it all comes from.
pub const HISTORY: &str = "#/learn/history";

/// The address of the page for teachers.
pub const TEACHERS: &str = "#/learn/teachers";

/// The address of the proof.
const PROOF_LINK: &str = "#/learn/proof";

/// The address of a lesson, or of the proof.
pub fn lesson_address(number: usize) -> String {
    if number == PROOF {
        return PROOF_LINK.to_owned();
    }
    [LIST, "/", &number.to_string()].concat()
}

impl FromStr for LessonsPlace {
    type Err = LinkError;

    fn from_str(fragment: &str) -> Result<Self, LinkError> {
        bounded(fragment)?;
        let (path, _) = split(fragment);
        let mut parts = path.split('/').skip(1);
        let lesson = |number: &str| match number {
            "proof" => Lesson::open(PROOF, 0),
            number => {
                let number = number.parse().ok().filter(|&number| number <= LESSONS);
                Lesson::open(number?, 0)
            }
        };
        let place = match (parts.next(), parts.next()) {
            (None, _) => Some(Self::List),
            (Some("history"), None) => Some(Self::History),
            (Some("teachers"), None) => Some(Self::Teachers),
            (Some(number), None) => lesson(number).map(|lesson| Self::Lesson(Box::new(lesson))),
            _ => None,
        };
        place.ok_or_else(|| LinkError::Told(no_lesson(fragment)))
    }
}
