//! The languages of the page, as `locales/languages.ftl` lists them, and the one of this visit with its messages.

use std::cell::Cell;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language(usize);

impl Language {
    /// The language of the program itself, from which the others are translated.
    pub const ENGLISH: Self = Self(0);

    /// All languages, English first.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..LANGUAGES.len()).map(Self)
    }

    /// The language with this BCP 47 tag.
    ///
    /// ```
    /// use nim::catalogue::Language;
    ///
    /// assert_eq!(Language::of("en"), Some(Language::ENGLISH));
    /// assert_eq!(Language::of("xx"), None);
    /// ```
    pub fn of(tag: &str) -> Option<Self> {
        Self::all().find(|language| language.tag() == tag)
    }

    /// The BCP 47 tag: `de`.
    pub const fn tag(self) -> &'static str {
        LANGUAGES[self.0].0
    }

    /// The name in the language itself: `Deutsch`.
    pub const fn name(self) -> &'static str {
        LANGUAGES[self.0].1
    }

    /// The tag by which numbers, lists and dates are written.
    pub const fn locale(self) -> &'static str {
        match self {
            // With the day before the month.
            Self::ENGLISH => "en-GB",
            _ => self.tag(),
        }
    }
}

thread_local! {
    /// The language of the visit, and its messages by number. English has none here: its messages are in the program.
    static CURRENT: Cell<(Language, &'static [&'static str])> = const { Cell::new((Language::ENGLISH, &[])) };
}

/// The language of the visit.
pub fn current() -> Language {
    CURRENT.get().0
}

/// Sets the language of the visit from the text of its file, as `nim_catalogue::numbered` writes it. `None` is English.
pub fn start(file: Option<String>) {
    CURRENT.set(file.and_then(read).unwrap_or((Language::ENGLISH, &[])));
}

fn read(file: String) -> Option<(Language, &'static [&'static str])> {
    // Stored for the lifetime of the page, as the English messages are.
    let lines: Vec<_> = file.leak().split_terminator('\0').collect();
    let (tag, messages) = lines.leak().split_first()?;
    Some((Language::of(tag)?, messages))
}

/// The message of this number in the language of the visit, or else `english`.
pub(super) fn message(number: usize, english: &'static str) -> &'static str {
    let (_, messages) = CURRENT.get();
    messages.get(number).copied().unwrap_or(english)
}
