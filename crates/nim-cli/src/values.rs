//! What options accept, and what they say to somebody who wrote something else.

use std::num::{NonZeroU32, NonZeroU64};

use nim_engine::Convention;

/// Ignores case and the accent, with which French and English write the word.
pub(crate) fn convention(text: &str) -> Result<Convention, String> {
    // The accent is a letter's own, or a mark of its own after the letter.
    let plain = text
        .trim()
        .to_lowercase()
        .replace('è', "e")
        .replace('\u{300}', "");
    plain
        .parse()
        .map_err(|_| "write normal or misere".to_owned())
}

pub(crate) fn limit(text: &str) -> Result<NonZeroU32, String> {
    text.trim().parse().map_err(|_| {
        "write a whole number from 1 to 4294967295, as in --take 3, or leave --take out for no limit"
            .to_owned()
    })
}

pub(crate) fn games(text: &str) -> Result<NonZeroU64, String> {
    text.trim()
        .parse()
        .map_err(|_| "write how many games, at least 1, as in --games 1000".to_owned())
}

pub(crate) fn seed(text: &str) -> Result<u64, String> {
    text.trim().parse().map_err(|_| {
        format!(
            "write a whole number from 0 to {}, as in --seed 7",
            u64::MAX
        )
    })
}

/// A share in per cent with one decimal, for two shares that must add to 100: the second is what
/// the first leaves. Neither is rounded to nothing or to all where it is not.
pub(crate) fn shares(one: u64, all: u64) -> [String; 2] {
    let all = u128::from(all.max(1));
    let rounded = (u128::from(one) * 2000 + all) / (2 * all);
    let tenths = match u128::from(one) {
        0 => 0,
        one if one >= all => 1000,
        _ => rounded.clamp(1, 999),
    };
    [tenths, 1000 - tenths].map(|tenths| format!("{}.{} %", tenths / 10, tenths % 10))
}

#[cfg(test)]
mod tests {
    use super::{convention, shares};
    use nim_engine::Convention;

    #[test]
    fn rules_ignore_case_and_accent() {
        for text in ["misere", "Misère", "MISÈRE", "mise\u{300}re", " misere "] {
            assert_eq!(convention(text), Ok(Convention::Misere), "{text}");
        }
        assert_eq!(convention("Normal"), Ok(Convention::Normal));
        assert!(convention("miser").is_err());
    }

    fn check(one: u64, all: u64, told: [&str; 2]) {
        assert_eq!(shares(one, all), told, "{one} of {all}");
    }

    #[test]
    fn shares_add_to_a_hundred() {
        check(1, 3, ["33.3 %", "66.7 %"]);
        check(1, 6, ["16.7 %", "83.3 %"]);
        check(5, 5, ["100.0 %", "0.0 %"]);
        check(0, 5, ["0.0 %", "100.0 %"]);
        check(999_999, 1_000_000, ["99.9 %", "0.1 %"]);
        check(1, 1_000_000, ["0.1 %", "99.9 %"]);
        check(u64::MAX, u64::MAX, ["100.0 %", "0.0 %"]);
    }
}
