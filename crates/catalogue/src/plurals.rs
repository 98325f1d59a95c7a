//! The plural forms of a language, by CLDR.

/// The plural forms of a language. A test compares each with ICU.
pub struct Plurals {
    /// The tag of the language: `en`.
    pub language: &'static str,
    /// Whether the number 1 alone has the form `one`. In French 0 has the form too.
    pub one_is_1: bool,
    /// The names of the forms, such as `one`.
    pub forms: &'static [&'static str],
}

/// The languages that are known here. A new language of `locales` begins with a line.
const KNOWN: [Plurals; 4] = [
    known("de", true, &["one", "other"]),
    known("en", true, &["one", "other"]),
    known("es", true, &["one", "many", "other"]),
    known("fr", false, &["one", "many", "other"]),
];

const fn known(language: &'static str, one_is_1: bool, forms: &'static [&'static str]) -> Plurals {
    Plurals {
        language,
        one_is_1,
        forms,
    }
}

impl Plurals {
    /// The forms of the language with this tag, if it is known.
    pub fn of(language: &str) -> Option<&'static Self> {
        KNOWN.iter().find(|known| known.language == language)
    }

    /// The third letter of the form's name, which stands for the form; `None` if the language does not have the form.
    pub fn key(&self, form: &str) -> Option<char> {
        let is_known = self.forms.contains(&form);
        form.chars().nth(2).filter(|_| is_known)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use icu_locale_core::Locale;
    use icu_plurals::{PluralCategory, PluralRules, PluralRulesOptions};

    use super::*;

    #[test]
    fn each_language_has_the_forms_that_icu_knows() {
        for known in &KNOWN {
            let locale: Locale = known.language.parse().expect("a tag");
            let rules = PluralRules::try_new(locale.into(), PluralRulesOptions::default());
            let rules = rules.expect("ICU knows the language");
            let forms = rules.categories();
            let forms: BTreeSet<_> = forms
                .map(|form| format!("{form:?}").to_lowercase())
                .collect();
            let ours = known.forms.iter().map(ToString::to_string).collect();
            assert_eq!(forms, ours, "{}", known.language);
            let is_one = |number: &u32| rules.category_for(*number) == PluralCategory::One;
            // In some languages 21 has the form `one` too, and these numbers include 21.
            let one_is_1 = (0..200_u32).filter(is_one).eq([1]);
            assert_eq!(known.one_is_1, one_is_1, "{}", known.language);
        }
    }
}
