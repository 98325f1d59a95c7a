//! The languages of the page, as `locales/languages.ftl` lists them.

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
    /// use nim::game::Language;
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
