//! The plural forms of a language, by CLDR.

use icu_locale_core::Locale;
use icu_plurals::{PluralCategory, PluralRules, PluralRulesOptions};

/// The plural forms of a language.
pub struct Plurals {
    /// The tag of the language: `en`.
    pub language: String,
    /// Whether the number 1 alone has the form `one`. In French 0 has the form too.
    pub one_is_1: bool,
    forms: Vec<&'static str>,
}

impl Plurals {
    /// The forms of the language with this tag; `None` if the text is no tag.
    pub fn of(language: &str) -> Option<Self> {
        let locale: Locale = language.parse().ok()?;
        let rules = PluralRules::try_new(locale.into(), PluralRulesOptions::default()).ok()?;
        let is_one = |number: &u32| rules.category_for(*number) == PluralCategory::One;
        Some(Self {
            language: language.to_owned(),
            // In some languages 21 has the form `one` too, and these numbers include 21.
            one_is_1: (0..200_u32).filter(is_one).eq([1]),
            forms: rules.categories().map(name).collect(),
        })
    }

    /// The names of the forms of this language, such as `one`.
    pub fn forms(&self) -> impl Iterator<Item = &'static str> {
        self.forms.iter().copied()
    }

    /// The third letter of the form's name, which stands for the form; `None` if the language does not have the form.
    pub fn key(&self, form: &str) -> Option<char> {
        let known = self.forms().find(|known| *known == form);
        known.and_then(|form| form.chars().nth(2))
    }
}

const fn name(category: PluralCategory) -> &'static str {
    match category {
        PluralCategory::Zero => "zero",
        PluralCategory::One => "one",
        PluralCategory::Two => "two",
        PluralCategory::Few => "few",
        PluralCategory::Many => "many",
        PluralCategory::Other => "other",
    }
}
