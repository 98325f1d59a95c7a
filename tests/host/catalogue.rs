//! The catalogue. The text of each message agrees with `fluent-bundle`, an independent program, and the
//! page uses each message.

mod languages;
mod meaning;
mod rules;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};
use nim::catalogue::{self, Date, Value, Who, filled, language, locale};
use nim_catalogue::{Area, Kind, Message};

/// Numbers of each plural form and length.
const NUMBERS: [u64; 8] = [0, 1, 2, 3, 21, 99, 1000, 39_861_780];

/// This many combinations of the first arguments are enough to go with each value of a further one.
const MANY: usize = 500;

/// Texts that must arrive as they are.
const TEXTS: [&str; 3] = ["Ada", "<b>{ $who }</b>", "Zoë \u{1F600}"];

fn locales() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/locales"))
}

fn areas() -> Vec<Area> {
    nim_catalogue::folder(&locales().join(nim_catalogue::ENGLISH)).unwrap()
}

/// An argument in both forms.
type Pair = (Value<'static>, FluentValue<'static>);

/// Values of a type, each for the page and for Fluent.
fn values(kind: &Kind) -> Vec<Pair> {
    let text = |text: String| -> Pair {
        let kept: &str = text.clone().leak();
        (Value::Text(kept), text.into())
    };
    match kind {
        Kind::Number => NUMBERS
            .map(|number| (Value::Number(number), number.into()))
            .into(),
        Kind::Text => TEXTS.map(|told| text(told.to_owned())).into(),
        Kind::Heap => [(0, "A"), (25, "Z"), (26, "AA")]
            .map(|(index, name)| (Value::Heap(index), name.into()))
            .into(),
        Kind::And => vec![text(locale::and(&["3".to_owned(), "5".to_owned()]))],
        Kind::Sizes => vec![text(locale::sizes(&[3, 5, 7]))],
        Kind::Date => vec![text(locale::day(Date::new(2026, 11, 20).unwrap()))],
        Kind::Who => ["you", "computer"]
            .into_iter()
            .zip(0..)
            .map(|(key, place)| (Value::Choice(place, ""), key.into()))
            .chain(TEXTS.map(|name| (Value::Choice(2, name), name.into())))
            .collect(),
        Kind::Choice { keys, .. } => keys
            .iter()
            .zip(0..)
            .map(|(key, place)| (Value::Choice(place, ""), key.clone().into()))
            .collect(),
    }
}

/// Every way to give a message its arguments, or where they are many, each value in many of them.
fn cases(message: &Message) -> Vec<Vec<Pair>> {
    let mut cases = vec![Vec::new()];
    for argument in &message.arguments {
        let values = values(&argument.kind);
        if cases.len() > MANY {
            // Each value with some of the others.
            let turns = cases.iter_mut().zip(values.iter().cycle());
            turns.for_each(|(case, value)| case.push(value.clone()));
            continue;
        }
        cases = cases
            .into_iter()
            .flat_map(|case| {
                let with = |value: &Pair| [&case[..], std::slice::from_ref(value)].concat();
                values.iter().map(with).collect::<Vec<_>>()
            })
            .collect();
    }
    cases
}

/// A file as Fluent reads it, with numbers in groups as the page writes them.
fn bundle(tag: &str, area: &str) -> FluentBundle<FluentResource> {
    let path = locales()
        .join(tag)
        .join(area.replace('_', "-"))
        .with_extension("ftl");
    let resource = FluentResource::try_new(fs::read_to_string(path).unwrap()).unwrap();
    let mut bundle = FluentBundle::new(vec![language::spoken().locale().parse().unwrap()]);
    bundle.set_use_isolating(false);
    bundle.set_formatter(Some(|value, _| match value {
        FluentValue::Number(number) => Some(locale::digits(&number.value.to_string())),
        _ => None,
    }));
    bundle.add_resource(resource).unwrap();
    bundle
}

/// Compares every message of these areas with what Fluent makes of it, in the spoken language.
fn compare(tag: &str, areas: &[Area]) {
    let mut compared = 0;
    for area in areas {
        let bundle = bundle(tag, &area.name);
        for message in &area.messages {
            let pattern = bundle.get_message(&message.id).unwrap().value().unwrap();
            for case in cases(message) {
                let (ours, theirs): (Vec<_>, Vec<_>) = case.into_iter().unzip();
                let names = message
                    .arguments
                    .iter()
                    .map(|argument| argument.name.clone());
                let arguments: FluentArgs<'_> = names.zip(theirs).collect();
                let mut errors = Vec::new();
                let expected = bundle.format_pattern(pattern, Some(&arguments), &mut errors);
                let told = filled(&message.pattern, &ours);
                let name = format!("{tag}: {}.{}", area.name, message.id);
                assert_eq!(told, expected, "{name} of {ours:?}");
                assert!(errors.is_empty(), "{name}: {errors:?}");
                compared += 1;
            }
        }
    }
    assert!(compared > 200, "only {compared} texts were compared");
}

#[test]
fn every_language_says_a_move_in_words() {
    for language in nim_catalogue::languages(locales()).unwrap() {
        for area in &language.areas {
            let file = [&area.name.replace('_', "-"), ".ftl"].concat();
            let text = fs::read_to_string(locales().join(&language.tag).join(file)).unwrap();
            // Beside the chosen stones stands how many they are.
            let tags = usize::from(area.name == "play");
            let name = format!("{}: {}", language.tag, area.name);
            assert_eq!(text.matches("−{").count(), tags, "{name}");
        }
    }
}

/// A message as Fluent reads it.
fn by_fluent<const N: usize>(
    area: &str,
    id: &str,
    given: [(&str, FluentValue<'static>); N],
) -> String {
    let bundle = bundle(nim_catalogue::ENGLISH, area);
    let pattern = bundle.get_message(id).unwrap().value().unwrap();
    let arguments: FluentArgs<'_> = given.into_iter().collect();
    let told = bundle.format_pattern(pattern, Some(&arguments), &mut Vec::new());
    told.into_owned()
}

#[test]
fn callers_get_the_message_that_they_name() {
    let told = by_fluent("page", "new-game", []);
    assert_eq!(catalogue::page::new_game(), told);
    let told = by_fluent(
        "setup",
        "name-too-long",
        [("most", 24.into()), ("length", 1000.into())],
    );
    let (most, length) = (24_u32.into(), 1000_usize.into());
    assert_eq!(catalogue::setup::NameTooLong { most, length }.text(), told);
    for (who, given) in [
        (Who::You, "you"),
        (Who::Computer, "computer"),
        (Who::Named("Ada".to_owned()), "Ada"),
    ] {
        let told = by_fluent("people", "turn", [("who", given.into())]);
        assert_eq!(catalogue::people::Turn { who: &who }.text(), told);
    }
    let told = by_fluent("play", "heaps", [("heaps", "3, 5, 1,000".into())]);
    let heaps = &[3, 5, 1000];
    assert_eq!(catalogue::play::Heaps { heaps }.text(), told);
}

/// The names of messages that the files in this folder say or pass on, each behind its area: `setup::play`.
fn said(folder: &Path, areas: &[Area], said: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            self::said(&path, areas, said);
            continue;
        }
        let code = fs::read_to_string(path).unwrap();
        if !code.contains("catalogue::") {
            continue;
        }
        let is_word = |letter: char| letter.is_alphanumeric() || letter == '_';
        let words: Vec<_> = code.split("::").collect();
        let first_word = |text: &str| {
            let mut words = text.split(|letter| !is_word(letter));
            words.next().unwrap().to_owned()
        };
        // The names of each area in this file: its own, and those that `use` gives it.
        let mut known: Vec<(String, &str)> = Vec::new();
        for area in areas {
            known.push((area.name.clone(), &area.name));
            let renames = [&area.name, " as "].concat();
            let others = code.match_indices(&renames);
            // `course_path as words` names no `path`.
            let others = others.filter(|(at, _)| !code[..*at].ends_with(is_word));
            let others = others.map(|(at, _)| first_word(&code[at + renames.len()..]));
            known.extend(others.map(|called| (called, &*area.name)));
        }
        for pair in words.windows(2) {
            let area = pair[0].rsplit(|letter| !is_word(letter)).next().unwrap();
            let name = first_word(pair[1]);
            let meant = known.iter().filter(|(called, _)| called == area);
            said.extend(meant.map(|(_, area)| [area, "::", &*name].concat()));
        }
    }
}

#[test]
fn the_page_uses_every_message() {
    let (areas, mut said) = (areas(), BTreeSet::new());
    for folder in ["src", "crates/prerender/src"] {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        self::said(&folder, &areas, &mut said);
    }
    for file in FILLED {
        said.extend(places(&read(file)).map(|name| name.replace('.', "::").replace('-', "_")));
    }
    let all = areas.iter().flat_map(|area| {
        let message = |message: &Message| [&area.name, "::", &message.name].concat();
        area.messages.iter().map(message).collect::<Vec<_>>()
    });
    let unsaid: Vec<_> = all.filter(|name| !said.contains(name)).collect();
    assert!(unsaid.is_empty(), "said nowhere: {unsaid:?}");
}

/// The files that the build fills with messages, besides Rust.
const FILLED: [&str; 5] = [
    "index.html",
    "assets/boot.js",
    "assets/offline.js",
    "assets/site/404.html",
    "assets/site/manifest.webmanifest",
];

fn read(file: &str) -> String {
    fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
}

/// The messages that such a file names: `stop.reload`.
fn places(text: &str) -> impl Iterator<Item = &str> {
    let places = text.split("{{").skip(1);
    places.filter_map(|place| place.split("}}").next())
}

#[test]
fn every_sentence_of_a_document_is_in_the_catalogue() {
    for file in ["index.html", "assets/site/404.html"] {
        let html = read(file);
        // A message of its own in each place is read, and the rest is no text.
        let mut rest = html.clone();
        for name in places(&html) {
            rest = rest.replacen(&["{{", name, "}}"].concat(), "", 1);
        }
        // The text between the tags, without styles, scripts and comments.
        let is_code = |tag: &str| tag.starts_with("style") || tag.starts_with("script");
        let text = rest.split('<').filter(|tag| !is_code(tag));
        let text: String = text.filter_map(|tag| tag.split('>').nth(1)).collect();
        assert_eq!(text.trim(), "", "{file} says this by itself");
        for attribute in ["description\" content=", "title\" content=", "aria-label="] {
            let left = rest
                .split(attribute)
                .skip(1)
                .filter(|value| !value.starts_with("\"\""));
            assert_eq!(left.count(), 0, "{file}: {attribute} has words of its own");
        }
    }
}
