use std::str::FromStr;

use crate::game::{Lesson, LinkError, bounded, split};
use crate::text::lesson::no_lesson;

/// The target of a lesson address.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonsPlace {
    /// `#/learn`: the list.
    List,
    /// `#/learn/history`: where it all comes from.
    History,
    /// `#/learn/3`: a lesson, at its first step.
    Lesson(Box<Lesson>),
}

/// The address of the list.
pub const LIST: &str = "#/learn";

/// The address of the page that tells where it all comes from.
pub const HISTORY: &str = "#/learn/history";

/// The address of a lesson.
pub fn lesson_address(number: usize) -> String {
    [LIST, "/", &number.to_string()].concat()
}

impl FromStr for LessonsPlace {
    type Err = LinkError;

    fn from_str(fragment: &str) -> Result<Self, LinkError> {
        bounded(fragment)?;
        let (path, _) = split(fragment);
        let mut parts = path.split('/').skip(1);
        let lesson = |number: &str| Lesson::open(number.parse().ok()?, 0);
        let place = match (parts.next(), parts.next()) {
            (None, _) => Some(Self::List),
            (Some("history"), None) => Some(Self::History),
            (Some(number), None) => lesson(number).map(|lesson| Self::Lesson(Box::new(lesson))),
            _ => None,
        };
        place.ok_or_else(|| LinkError::Told(no_lesson(fragment)))
    }
}
