//! Each language names the same persons and numbers as English, in the same places, so that nobody wins in German who
//! loses in English. Where a language needs another order, a note above its message says so.

use nim::catalogue::{Value, filled};
use nim_catalogue::{Kind, Language, Message};

use super::locales;

/// Begins the note above a message whose order is another one than in English.
const NOTE: &str = "Another order than in English";

/// Names that no sentence has.
const NAMES: [&str; 5] = ["Ada", "Zoë", "Kim", "Ivo", "Uma"];

/// The names of heaps from the 46th on, which are no words.
const HEAPS: [&str; 5] = ["AT", "AU", "AV", "AW", "AX"];

/// Numbers for the arguments of a message: several of each, and one of the first.
const NUMBERS: [[u64; 5]; 2] = [[203, 405, 607, 809, 901], [1, 432, 543, 654, 765]];

/// The computer, whatever it is called.
const COMPUTER: &str = "computer";

/// What the computer is called in a language, without the first letter, which may be large.
fn computer(language: &Language) -> String {
    let people = language
        .areas
        .iter()
        .find(|area| area.name == "people")
        .unwrap();
    let name = people
        .messages
        .iter()
        .find(|message| message.id == "computer")
        .unwrap();
    filled(&name.pattern, &[]).chars().skip(1).collect()
}

/// Every person and every choice with each row of numbers. All values of a case are different.
fn cases(message: &Message) -> Vec<Vec<Value<'static>>> {
    let mut cases = Vec::new();
    for numbers in NUMBERS {
        let mut same_numbers = vec![Vec::new()];
        for ((place, argument), (name, number)) in message
            .arguments
            .iter()
            .enumerate()
            .zip(NAMES.into_iter().zip(numbers).cycle())
        {
            let values = match &argument.kind {
                Kind::Number => vec![Value::Number(number)],
                Kind::Heap => vec![Value::Heap(45 + place)],
                Kind::Text | Kind::And | Kind::Sizes | Kind::Date => vec![Value::Text(name)],
                Kind::Who => [(0, ""), (1, ""), (2, name)]
                    .map(|(who, name)| Value::Choice(who, name))
                    .into(),
                Kind::Choice { keys, .. } => {
                    let keys = 0..u8::try_from(keys.len()).unwrap();
                    keys.map(|key| Value::Choice(key, "")).collect()
                }
            };
            same_numbers = same_numbers
                .iter()
                .flat_map(|case: &Vec<_>| {
                    values.iter().map(|value| [&case[..], &[*value]].concat())
                })
                .collect();
        }
        cases.extend(same_numbers);
    }
    cases
}

/// The persons, numbers and heaps that a text names, each where it is named first.
fn named<'a>(message: &Message, text: &'a str, computer: &str) -> Vec<&'a str> {
    let has_person = message
        .arguments
        .iter()
        .any(|argument| argument.kind == Kind::Who);
    let mut named = Vec::new();
    for word in text.split(|character: char| !character.is_alphanumeric()) {
        // “4er-Block”.
        let number = word.trim_end_matches(char::is_alphabetic);
        let told = if has_person && word.contains(computer) {
            Some(COMPUTER)
        } else if number
            .parse()
            .is_ok_and(|number| NUMBERS.as_flattened().contains(&number))
        {
            Some(number)
        } else {
            [&NAMES, &HEAPS]
                .into_iter()
                .flatten()
                .find(|name| **name == word)
                .copied()
        };
        named.extend(told.filter(|told| !named.contains(told)));
    }
    named
}

#[test]
fn every_language_names_persons_and_numbers_where_english_does() {
    let languages = nim_catalogue::languages(locales()).unwrap();
    let (english, others) = languages.split_first().unwrap();
    let (mut compared, mut faults) = (0, Vec::new());
    for language in others {
        let computers = [english, language].map(computer);
        for (meant, said) in english.messages().zip(language.messages()) {
            let mut differs = Vec::new();
            for case in cases(meant) {
                let [wanted, told] = [meant, said].map(|message| filled(&message.pattern, &case));
                let expected = named(meant, &wanted, &computers[0]);
                compared += usize::from(expected.len() > 1);
                // “1 stone” may be “the stone”.
                let is_kept = |name: &&str| *name != "1";
                let found = named(meant, &told, &computers[1]);
                if !expected
                    .into_iter()
                    .filter(is_kept)
                    .eq(found.into_iter().filter(is_kept))
                {
                    differs.push(told);
                }
            }
            let is_noted = said.note.iter().any(|line| line.starts_with(NOTE));
            if differs.is_empty() == is_noted {
                let fault = if is_noted {
                    "has a note, and the order of English"
                } else {
                    "has another order"
                };
                faults.push(format!(
                    "{}: {} {fault}: {differs:#?}",
                    language.tag, meant.id
                ));
            }
        }
    }
    assert!(compared > 500, "only {compared} texts were compared");
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
