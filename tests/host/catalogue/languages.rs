//! The languages other than English: each message reads as Fluent reads it, and numbers, lists and dates are
//! those of CLDR. What a translation may lack is in `crates/catalogue/tests/translations.rs`.

use nim::catalogue::{Date, Language, Value, Who, filled, language, locale, page, play};
use nim::game::Turn;
use nim::text::win;
use nim_prerender::speak;

use super::{cases, compare, locales};
use crate::common::state;

/// Speaks English again when it is dropped, for the next test on this thread.
struct English;

impl Drop for English {
    fn drop(&mut self) {
        assert!(speak("en"));
    }
}

#[test]
fn every_message_of_every_language_reads_as_fluent_reads_it() {
    let _english = English;
    let all = nim_catalogue::languages(locales()).unwrap();
    let tags: Vec<_> = all.iter().map(|language| &*language.tag).collect();
    assert!(tags.starts_with(&["en"]) && tags.len() > 3, "{tags:?}");
    assert!(Language::all().map(Language::tag).eq(tags));
    for language in &all {
        assert!(speak(&language.tag));
        compare(&language.tag, &language.areas);
    }
}

#[test]
fn plural_forms_are_those_of_the_language() {
    let _english = English;
    // In French 0 has the form of 1, and whole millions have one of their own.
    for (tag, forms) in [
        ("en", "hehhh"),
        ("de", "hehhh"),
        ("fr", "eehhn"),
        ("es", "hehhn"),
    ] {
        assert!(speak(tag));
        let told = [0, 1, 2, 39_861_780, 1_000_000].map(locale::plural);
        assert_eq!(told.iter().collect::<String>(), forms, "{tag}");
    }
}

#[test]
fn numbers_lists_and_days_are_written_as_in_the_language() {
    let _english = English;
    let items = ["3", "5", "7"].map(str::to_owned);
    let day = Date::new(2026, 11, 20).unwrap();
    for (tag, [thousand, millions, and, date]) in [
        (
            "en",
            ["1,000", "39,861,780", "3, 5 and 7", "20 November 2026"],
        ),
        (
            "de",
            ["1.000", "39.861.780", "3, 5 und 7", "20. November 2026"],
        ),
        (
            "fr",
            [
                "1\u{202f}000",
                "39\u{202f}861\u{202f}780",
                "3, 5 et 7",
                "20 novembre 2026",
            ],
        ),
        (
            "es",
            ["1000", "39.861.780", "3, 5 y 7", "20 de noviembre de 2026"],
        ),
    ] {
        assert!(speak(tag));
        assert_eq!(locale::number(1000), thousand, "{tag}");
        assert_eq!(locale::number(39_861_780), millions, "{tag}");
        assert_eq!(locale::and(&items), and, "{tag}");
        assert_eq!(locale::day(day), date, "{tag}");
    }
}

#[test]
fn every_language_names_the_winner_and_not_the_loser() {
    let _english = English;
    // Ben takes the last stone, and loses.
    let game = state("#/play?heaps=1,1&two=human&names=Ana,Ben&moves=A1,B1").game;
    let Turn::Over { winner } = game.turn() else {
        panic!("the game is over")
    };
    for language in Language::all() {
        assert!(speak(language.tag()));
        let told = win::heading(&game, winner);
        assert!(told.contains("Ana") && !told.contains("Ben"), "{told}");
    }
}

#[test]
fn a_name_begins_its_sentence() {
    let _english = English;
    // “Your friend” has a capital letter, which would be wrong further on.
    let name = "Your friend, named";
    let mut named = 0;
    for language in nim_catalogue::languages(locales()).unwrap() {
        assert!(speak(&language.tag));
        let messages = language.areas.iter().flat_map(|area| &area.messages);
        for message in messages {
            for case in cases(message) {
                let given: Vec<_> = case
                    .into_iter()
                    .map(|(value, _)| match value {
                        Value::Choice(2, said) if !said.is_empty() => Value::Choice(2, name),
                        other => other,
                    })
                    .collect();
                let told = filled(&message.pattern, &given);
                for (before, _) in told.match_indices(name) {
                    let before = &told[..before];
                    let begins = before.is_empty() || before.ends_with(". ");
                    assert!(begins, "{}: {}: {told}", language.tag, message.id);
                    named += 1;
                }
            }
        }
    }
    assert!(named > 80, "only {named} names were told");
}

#[test]
fn a_message_that_has_not_come_is_english() {
    let _english = English;
    let english = page::new_game();
    assert!(speak("de"));
    let german = page::new_game();
    assert_ne!(german, english);
    let took = play::Took {
        who: &Who::You,
        stones: 2_u32.into(),
        heap: 1,
    };
    assert!(took.text().contains('2') && took.text().contains('B'));
    // Damage is no message, and what is said of no message changes nothing.
    for damage in ["", "x", "x=y\0", "=y\0", "-1=y\0", "99999=y\0"] {
        language::speak(Language::of("de").unwrap(), damage);
        assert_eq!(page::new_game(), english, "{damage:?}");
    }
}
