//! The languages that the page can speak, as `locales/languages.ftl` lists them, and the one that the host
//! speaks, with its messages. A browser speaks English.

use std::cell::{Cell, RefCell};

use super::locale;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// A language that the page can speak.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Language(usize);

impl Language {
    /// The language of the program itself, from which the others are translated.
    pub const ENGLISH: Self = Self(0);

    /// All, English first.
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

    /// Its BCP 47 tag: `de`.
    pub const fn tag(self) -> &'static str {
        LANGUAGES[self.0].0
    }

    /// What it calls itself: `Deutsch`.
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
    static SPOKEN: Cell<Language> = const { Cell::new(Language::ENGLISH) };
    /// The patterns of the spoken language by the numbers of the messages, as far as they are here.
    static PATTERNS: RefCell<Vec<Option<&'static str>>> = const { RefCell::new(Vec::new()) };
}

/// The language that the page speaks.
pub fn spoken() -> Language {
    SPOKEN.get()
}

/// From now on the page speaks this language, with these messages and those that it [learns](learn).
pub fn speak(language: Language, messages: &str) {
    SPOKEN.set(language);
    PATTERNS.take();
    locale::change();
    learn(messages);
}

/// Adds messages of the spoken language, as `nim_catalogue::numbered` writes them: each is its number, `=`, its
/// pattern, and `\0`.
pub fn learn(messages: &str) {
    let mut patterns = PATTERNS.take();
    for message in messages.split_terminator('\0') {
        let message = message.split_once('=');
        if let Some((Ok(number), pattern)) =
            message.map(|(number, pattern)| (number.parse::<usize>(), pattern))
        {
            if patterns.len() <= number {
                patterns.resize(number + 1, None);
            }
            // Stored for the lifetime of the page, as the English ones are.
            patterns[number] = Some(&*pattern.to_owned().leak());
        }
    }
    PATTERNS.set(patterns);
}

/// The pattern of the message of this number, if it is here.
pub(super) fn pattern(number: u16) -> Option<&'static str> {
    PATTERNS.with_borrow(|patterns| patterns.get(usize::from(number)).copied().flatten())
}
