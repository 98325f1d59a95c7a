//! Tests and browser code contain no message of the catalogue as a literal, so a reworded message breaks
//! none of them.

use std::fs;
use std::iter::Peekable;
use std::path::Path;
use std::str::Chars;

use super::areas;
use super::texts::texts;

/// Where the page is pressed and read by its messages.
const FOLDERS: [&str; 3] = ["tests/browser", "crates/browser/src", "crates/bench/src"];

/// In a message, stands for an argument.
const ARGUMENT: char = '\u{1}';

/// The texts that a pattern can become, up to the end of a variant.
fn variants(rest: &mut Peekable<Chars<'_>>) -> Vec<String> {
    let mut texts = vec![String::new()];
    while let Some(next) = rest.next_if(|next| !['\u{3}', '\u{4}'].contains(next)) {
        if next == '\u{2}' {
            rest.next();
            let mut chosen = Vec::new();
            while rest.next() == Some('\u{3}') {
                rest.next();
                chosen.extend(variants(rest));
            }
            let with = |text: &String| chosen.iter().map(|one| [text, &**one].concat()).collect();
            texts = texts.iter().flat_map::<Vec<_>, _>(with).collect();
            continue;
        }
        if next == ARGUMENT {
            rest.next();
        }
        for text in &mut texts {
            text.push(next);
        }
    }
    texts
}

/// The name of a message, and a text that it can be, in parts between its arguments.
type Said = (String, Vec<String>);

fn parts(text: &str) -> Vec<String> {
    text.split(ARGUMENT).map(str::to_owned).collect()
}

/// Every text of two words or more that a message can be.
fn messages() -> Vec<Said> {
    let is_long = |text: &&String| {
        let words = text.split(|letter: char| !letter.is_alphabetic());
        words.filter(|word| !word.is_empty()).count() > 1
    };
    let mut messages = Vec::new();
    for area in areas() {
        for message in &area.messages {
            let texts = variants(&mut message.pattern.chars().peekable());
            let named = |text: &String| ([&area.name, ".", &message.id].concat(), parts(text));
            messages.extend(texts.iter().filter(is_long).map(named));
        }
    }
    messages
}

/// Whether a line has these parts of a message one after the other, with an argument between any two.
fn holds(line: &str, parts: &[String], begun: bool) -> bool {
    let is_inside = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
    let [part, further @ ..] = parts else {
        return true;
    };
    line.match_indices(&**part).any(|(at, _)| {
        let (before, after) = (&line[..at], &line[at + part.len()..]);
        let starts = if begun {
            !before.is_empty()
        } else {
            let inside = is_inside(before.chars().next_back());
            !(inside && is_inside(part.chars().next()))
        };
        let goes_on = is_inside(part.chars().next_back()) && is_inside(after.chars().next());
        let ends = !(further.is_empty() && goes_on);
        starts && ends && holds(after, further, true)
    })
}

fn says(line: &str, parts: &[String]) -> bool {
    // Most lines lack a part.
    parts.iter().all(|part| line.contains(part)) && holds(line, parts, false)
}

/// The lines of a file that are text, or in a script all but comments.
fn lines(file: &Path) -> Vec<(usize, String)> {
    let text = fs::read_to_string(file).unwrap();
    if file.extension().is_some_and(|kind| kind == "js") {
        let uncommented = |line: &str| line.split("// ").next().unwrap().to_owned();
        return (1..).zip(text.lines().map(uncommented)).collect();
    }
    let mut lines = Vec::new();
    for (at, text) in texts(&text) {
        let mut joined = text.split("\\\n").map(str::trim_start);
        let first = joined.next().unwrap_or_default().to_owned();
        let text = joined.fold(first, |text, next| text + next);
        let text = text.replace("\\\"", "\"").replace("\\n", "\n");
        lines.extend(text.lines().map(|line| (at, line.to_owned())));
    }
    lines
}

/// Each line of the files in a folder that says a message.
fn found(folder: &Path, messages: &[Said], found: &mut Vec<String>) {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.strip_prefix(root).unwrap().display().to_string();
        if path.is_dir() {
            self::found(&path, messages, found);
            continue;
        }
        let is_code = path
            .extension()
            .is_some_and(|kind| kind == "rs" || kind == "js");
        if !is_code {
            continue;
        }
        for (at, line) in lines(&path) {
            let said = messages.iter().filter(|(_, parts)| says(&line, parts));
            found.extend(said.map(|(message, _)| format!("{name}:{at}: “{line}” is {message}")));
        }
    }
}

#[test]
fn tests_of_the_page_name_its_messages() {
    let (messages, mut found) = (messages(), Vec::new());
    assert!(
        messages.len() > 500,
        "only {} messages are read",
        messages.len()
    );
    for folder in FOLDERS {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        self::found(&folder, &messages, &mut found);
    }
    assert!(
        found.is_empty(),
        "{} own words:\n{}",
        found.len(),
        found.join("\n")
    );
}

#[test]
fn a_message_is_found_with_any_arguments() {
    for (line, message, said) in [
        ("button New game", "New game", true),
        ("New gamers", "New game", false),
        ("Take 2 from heap C", "Take \u{1} from heap \u{1}", true),
        ("Take from heap C", "Take \u{1} from heap \u{1}", false),
        ("Take 2 from heap ", "Take \u{1} from heap \u{1}", false),
        ("Ada’s turn.", "\u{1}’s turn", true),
        ("’s turn.", "\u{1}’s turn", false),
    ] {
        assert_eq!(says(line, &parts(message)), said, "{message:?} in {line:?}");
    }
    let pattern = "Heap \u{1}0, \u{2}1\u{3}eone\u{3}hmany\u{4} stones";
    let expected = ["Heap \u{1}, one stones", "Heap \u{1}, many stones"];
    assert_eq!(variants(&mut pattern.chars().peekable()), expected);
}
