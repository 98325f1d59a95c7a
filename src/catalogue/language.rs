//! The languages that the page can speak, as `locales/languages.ftl` lists them, and the one that it speaks, with
//! its messages.

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
    /// The messages of the spoken language, as far as they are here.
    static MESSAGES: RefCell<Vec<Place>> = const { RefCell::new(Vec::new()) };
}

/// The key of an English pattern, and the pattern in the spoken language. It stands at the remainder of its key by
/// the number of places, or at the next that was free.
type Place = Option<(u32, &'static str)>;

/// So many places for messages; more than twice as many as there are.
const PLACES: usize = 4096;

/// The language that the page speaks.
pub fn spoken() -> Language {
    SPOKEN.get()
}

/// From now on the page speaks this language, with these messages and those that it [learns](learn).
pub fn speak(language: Language, messages: &str) {
    SPOKEN.set(language);
    MESSAGES.take();
    locale::change();
    learn(messages);
}

/// Adds messages of the spoken language, as `nim_catalogue::keyed` writes them: each is the key of its English
/// pattern in hexadecimal digits, `=`, its pattern, and `\0`.
pub fn learn(messages: &str) {
    if messages.is_empty() {
        return;
    }
    MESSAGES.with_borrow_mut(|places| {
        places.resize(PLACES, None);
        for message in messages.split_terminator('\0') {
            if let Some((key, pattern)) = message.split_once('=')
                && let Ok(key) = u32::from_str_radix(key, 16)
                && let Some(place) = place_of(places, key)
            {
                // Stored for the lifetime of the page, as the English ones are.
                places[place] = Some((key, pattern.to_owned().leak()));
            }
        }
    });
}

/// The place of a key, or a free one for it; `None` where all are taken.
fn place_of(places: &[Place], key: u32) -> Option<usize> {
    // An English page has none.
    let first = places.len().min(key as usize % PLACES);
    let mut order = (first..places.len()).chain(0..first);
    order.find(|&place| places[place].is_none_or(|(known, _)| known == key))
}

/// This English pattern in the spoken language, if it is here.
pub(super) fn pattern(english: &str) -> Option<&'static str> {
    MESSAGES.with_borrow(|places| {
        let place = place_of(places, key(english))?;
        places[place].map(|(_, pattern)| pattern)
    })
}

/// The key of an English pattern: FNV-1a of 32 bits (Fowler, Noll and Vo), as in `crates/catalogue`.
fn key(english: &str) -> u32 {
    english.bytes().fold(0x811c_9dc5, |key, byte| {
        (key ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    })
}
