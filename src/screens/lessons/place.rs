use std::str::FromStr;

use crate::catalogue::lessons as words;
use crate::game::{Chapter, LinkError, bounded, split};
use crate::text::link::cut;

/// The target of a lesson address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LessonsPlace {
    /// `#/learn`: the list.
    List,
    /// `#/learn/history`: where it all comes from.
    History,
    /// `#/learn/teachers`: the page for teachers.
    Teachers,
    /// `#/learn/binary`: a lesson.
    Lesson(Chapter),
}

/// The address of the list.
pub const LIST: &str = "#/learn";

/// The address of the page that tells where it all comes from.
pub const HISTORY: &str = "#/learn/history";

/// The address of the page for teachers.
pub const TEACHERS: &str = "#/learn/teachers";

/// The address of a lesson.
pub fn lesson_address(chapter: Chapter) -> String {
    [LIST, "/", chapter.name()].concat()
}

impl FromStr for LessonsPlace {
    type Err = LinkError;

    fn from_str(fragment: &str) -> Result<Self, LinkError> {
        bounded(fragment)?;
        let (path, _) = split(fragment);
        let (_, name) = path.split_once('/').unwrap_or_default();
        let place = match name {
            "" => Some(Self::List),
            "history" => Some(Self::History),
            "teachers" => Some(Self::Teachers),
            name => Chapter::of(name).map(Self::Lesson),
        };
        place.ok_or_else(|| LinkError::Told {
            told: words::NoLesson { text: &cut(name) }.text(),
            list: LIST,
            name: words::heading(),
        })
    }
}
