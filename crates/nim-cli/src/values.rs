//! The values that options accept, and the numbers that are printed.

use std::num::{NonZeroU32, NonZeroU64};
use std::str::FromStr;

use nim_engine::{Convention, NotationError, Strategy};

/// Ignores case and the accent of the French word.
pub(crate) fn convention(text: &str) -> Result<Convention, NotationError> {
    // The accent is part of its letter, or a character of its own after the letter.
    text.to_lowercase()
        .replace('è', "e")
        .replace('\u{300}', "")
        .parse()
}

pub(crate) fn number<T: FromStr>(text: &str) -> Result<T, T::Err> {
    text.trim().parse()
}

/// The values that an option of this command allows, as a sentence.
pub(crate) fn allowed(command: &str, option: &str) -> String {
    let whole = |least: u64, most: u64| format!("Write a whole number from {least} to {most}.");
    match option {
        "--take" => {
            let most = NonZeroU32::MAX.get().into();
            whole(1, most) + " Leave --take out for no limit."
        }
        "--games" => whole(1, NonZeroU64::MAX.get()),
        "--seed" | "--depth" => whole(0, u64::MAX),
        "--rule" => "Write normal or misere.".to_owned(),
        "--first" => "Write one or two.".to_owned(),
        "--one" | "--two" => {
            let mut players = Strategy::ALL.map(Strategy::name).to_vec();
            if command == "play" {
                players.insert(0, "human");
            }
            format!("Write {}.", one_of(&players))
        }
        "--heaps" => "Write the stones of each heap, such as --heaps 3,5,7.".to_owned(),
        "--learner" | "FILE" => "Write the name of a file.".to_owned(),
        _ => String::new(),
    }
}

/// `one, two or three`
pub(crate) fn one_of(words: &[&str]) -> String {
    match words {
        [first @ .., last] if !first.is_empty() => format!("{} or {last}", first.join(", ")),
        _ => words.concat(),
    }
}

/// The most characters of a wrong text that are printed.
const PRINTED: usize = 24;

/// The beginning of a text that is too long to print.
pub(crate) fn cut(text: &str) -> String {
    match text.char_indices().nth(PRINTED) {
        Some((end, _)) => format!("{}…", &text[..end]),
        None => text.to_owned(),
    }
}

/// A share in per cent with one decimal, and the rest to 100. Only nothing is 0.0, and only the
/// whole is 100.0.
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
    use super::{convention, cut, one_of, shares};
    use nim_engine::Convention;

    #[test]
    fn rules_ignore_case_and_accent() {
        for text in ["misere", "Misère", "MISÈRE", "mise\u{300}re", " misere "] {
            assert_eq!(convention(text), Ok(Convention::Misere), "{text}");
        }
        assert_eq!(convention("Normal"), Ok(Convention::Normal));
        assert!(convention("miser").is_err());
    }

    #[test]
    fn lists_end_with_or() {
        assert_eq!(one_of(&["a"]), "a");
        assert_eq!(one_of(&["a", "b"]), "a or b");
        assert_eq!(one_of(&["a", "b", "c"]), "a, b or c");
    }

    #[test]
    fn long_texts_are_cut_between_characters() {
        assert_eq!(cut(&"è".repeat(24)), "è".repeat(24));
        assert_eq!(cut(&"è".repeat(25)), "è".repeat(24) + "…");
    }

    fn check(one: u64, all: u64, printed: [&str; 2]) {
        assert_eq!(shares(one, all), printed, "{one} of {all}");
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
