//! The page reads each message of each language as Fluent reads it. Each translation names the persons and numbers that
//! the English message names. What a translation may lack is in `translations.rs`.

#![allow(clippy::unwrap_used, reason = "a test fails by panicking")]

use std::{fs, path::Path};

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use nim::catalogue::look::{self, Look};
use nim::catalogue::{self, Value, filled};
use nim_catalogue::{Kind, LanguageFiles, Message, numbered};

const LOCALES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../locales");

/// The beginning of the note above a message that names persons or numbers in another order than English does.
const NOTE: &str = "Another order than in English";

/// The words for the computer in all languages, without the first letter, which may be a capital.
const COMPUTER: [&str; 3] = ["omputer", "rdinateur", "áquina"];

/// Names that no sentence has, the names of the heaps from the 46th on, and a number larger than any in a sentence.
const NAMES: [&str; 6] = ["Ada", "Zoë", "Kim", "Ivo", "Uma", "Bo"];
const HEAPS: [&str; 6] = ["AT", "AU", "AV", "AW", "AX", "AY"];
const LARGE: u64 = 203;

/// An argument as the page gives it, and as Fluent takes it.
type GivenValue<'a> = (Value<'a>, FluentValue<'a>);

/// All combinations of arguments of a message. A number is each of `numbers`, and one large number. No two arguments
/// share a large number, a name or a heap.
fn cases<'a>(message: &'a Message, numbers: &[u64]) -> Vec<Vec<GivenValue<'a>>> {
    let mut cases = vec![Vec::new()];
    for (index, argument) in message.arguments.iter().enumerate() {
        let numbers = numbers.iter().copied().chain([LARGE + index as u64]);
        let choice = |(variant, key): (u8, &'a str)| (Value::Choice(variant, ""), key.into());
        let name = NAMES[index];
        let named = (Value::Choice(2, name), name.into());
        let values: Vec<GivenValue<'a>> = match &argument.kind {
            Kind::Number | Kind::Numeral => {
                numbers.map(|it| (Value::Number(it), it.into())).collect()
            }
            Kind::Heap => vec![(Value::Heap(45 + index), HEAPS[index].into())],
            Kind::Who => vec![choice((0, "you")), choice((1, "computer")), named],
            Kind::Choice { keys, .. } => {
                let keys = keys.iter().map(String::as_str);
                (0..).zip(keys).map(choice).collect()
            }
            _ => vec![(Value::Text(name), name.into())],
        };
        let extended = |case: Vec<GivenValue<'a>>| {
            let values = values.iter().cloned();
            values.map(move |value| [&case[..], &[value]].concat())
        };
        cases = cases.into_iter().flat_map(extended).collect();
    }
    cases
}

/// The text that the page makes of a message.
fn text_of(message: &Message, case: &[GivenValue<'_>]) -> String {
    let values: Vec<_> = case.iter().map(|(value, _)| *value).collect();
    filled(&message.pattern, &values)
}

/// All languages, English first. The page is in the language that the iterator has returned last.
fn languages() -> impl Iterator<Item = LanguageFiles> {
    let all = nim_catalogue::languages(Path::new(LOCALES)).unwrap();
    all.into_iter()
        .inspect(|language| catalogue::language::start(Some(numbered(language))))
}

/// All looks. The words of the page are those of the look that the iterator has returned last.
fn looks() -> impl Iterator<Item = Look> {
    Look::ALL.into_iter().inspect(|look| look::set(*look))
}

#[test]
fn each_message_reads_as_fluent_reads_it() {
    assert_eq!(Look::ALL.map(Look::name), nim_catalogue::LOOKS);
    for language in languages() {
        for (look, area) in
            looks().flat_map(|look| language.areas.iter().map(move |area| (look, area)))
        {
            let (tag, name) = (&language.tag, area.name.replace('_', "-"));
            let mut bundle = FluentBundle::new(vec![tag.parse().unwrap()]);
            bundle.set_use_isolating(false);
            for file in [format!("looks/{}", look.name()), name] {
                let text = fs::read_to_string(format!("{LOCALES}/{tag}/{file}.ftl")).unwrap();
                let resource = FluentResource::try_new(text).unwrap();
                bundle.add_resource(resource).unwrap();
            }
            for message in &area.messages {
                let pattern = bundle.get_message(&message.id).unwrap().value().unwrap();
                for case in cases(message, &[0, 1, 2]) {
                    let names = message.arguments.iter().map(|argument| &*argument.name);
                    let values = case.iter().map(|given| given.1.clone());
                    let given: FluentArgs<'_> = names.zip(values).collect();
                    let mut errors = Vec::new();
                    let expected = bundle.format_pattern(pattern, Some(&given), &mut errors);
                    assert_eq!(text_of(message, &case), expected, "{tag}: {}", message.id);
                    assert!(errors.is_empty(), "{errors:?}");
                }
            }
        }
    }
}

/// The persons, numbers and heaps that a text names, each once, in the order of their first mention.
fn named<'a>(message: &Message, text: &'a str) -> Vec<&'a str> {
    let mut kinds = message.arguments.iter().map(|argument| &argument.kind);
    let has_person = kinds.any(|kind| *kind == Kind::Who);
    let mut named = Vec::new();
    for word in text.split(|letter: char| !letter.is_alphanumeric()) {
        // Letters may follow a number: “4er-Block”.
        let number = word.trim_end_matches(char::is_alphabetic);
        let name = match number.parse() {
            Ok(LARGE..) => number,
            _ if NAMES.contains(&word) || HEAPS.contains(&word) => word,
            _ if has_person && COMPUTER.iter().any(|name| word.contains(name)) => "the computer",
            _ => continue,
        };
        if !named.contains(&name) {
            named.push(name);
        }
    }
    named
}

/// A translation in which the other player wins would fail here.
#[test]
fn translations_name_persons_and_numbers_as_english_does() {
    let english = languages().next().unwrap();
    for language in languages() {
        for (original, translation) in english.messages().zip(language.messages()) {
            let mut differs = Vec::new();
            for case in cases(original, &[1]) {
                let [expected, text] =
                    [original, translation].map(|message| text_of(message, &case));
                if named(original, &expected) != named(original, &text) {
                    differs.push(text.clone());
                }
                // A name begins its sentence: it may be “Your friend”, whose capital would be wrong elsewhere.
                let people = case.iter().filter_map(|given| match given.0 {
                    Value::Choice(2, name) if !name.is_empty() => Some(name),
                    _ => None,
                });
                for (at, _) in people.flat_map(|name| text.match_indices(name)) {
                    assert!(
                        at == 0 || text[..at].ends_with(". "),
                        "{}: {text}",
                        translation.id
                    );
                }
            }
            let is_noted = translation.note.iter().any(|line| line.starts_with(NOTE));
            let is_reordered = !differs.is_empty();
            assert_eq!(is_reordered, is_noted, "{}: {differs:#?}", translation.id);
        }
    }
}
