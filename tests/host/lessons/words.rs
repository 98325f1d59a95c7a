//! The messages of each step, and whether their numbers are true.

use std::borrow::Cow;
use std::collections::BTreeSet;

use nim::catalogue::{Value, filled};
use nim_catalogue::Message;

use super::*;

/// Every sentence of a step, as it is said now.
fn sentences(said: text::Words) -> Vec<String> {
    let answers = said.answers.into_iter();
    let answers = answers.flat_map(|answer| [Some(answer.text), answer.miss]);
    [Some(said.title), Some(said.ask), said.right, said.wrong]
        .into_iter()
        .chain(answers)
        .flatten()
        .map(Cow::into_owned)
        .collect()
}

/// Every message of the lessons, with its numbers as the test itself works them out. The name of an argument
/// says which number it is.
fn true_messages(messages: &[Message], asked: &Truth, left: Option<&Truth>) -> BTreeSet<String> {
    let told = messages
        .iter()
        .filter_map(|message| asked.told(message, left));
    told.collect()
}

/// The messages of the steps.
fn messages() -> Vec<Message> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en");
    let areas = nim_catalogue::folder(folder.as_ref()).unwrap();
    let steps = areas
        .into_iter()
        .filter(|area| area.name.starts_with("lesson_"));
    steps.flat_map(|area| area.messages).collect()
}

#[test]
fn every_number_is_true() {
    let messages = messages();
    let mut found = 0;
    for lesson in all_steps() {
        let here = place(&lesson);
        let truth = Truth::of(&lesson.current().board);
        // The text about the position after a move holds for any right move.
        let moves = match lesson.current().task {
            Task::Move(Goal::Win) => truth.winning(&truth.heaps),
            Task::Move(Goal::Break) => truth.moves(&truth.heaps),
            _ => Vec::new(),
        };
        let mut said = vec![lesson.clone()];
        said.extend(moves.into_iter().map(|made| {
            let mut lesson = lesson.clone();
            play(&mut lesson, made);
            lesson
        }));
        for lesson in said {
            let left = lesson.left().map(Truth::of);
            let known = true_messages(&messages, &truth, left.as_ref());
            for sentence in sentences(text::words(&lesson)) {
                assert!(known.contains(&sentence), "{here}: {sentence}");
                found += equations(&sentence, &here);
            }
        }
    }
    assert!(found > 12, "only {found} equations were found");
    // No number is written into a sentence, but for the two values of a node.
    for message in messages {
        let none: Vec<Value<'_>> = (message.arguments.iter())
            .map(|_| Value::Text(""))
            .collect();
        let text = filled(&message.pattern, &none);
        let text = text.replace("+1", "").replace("−1", "");
        let digit = text.chars().any(|letter| letter.is_ascii_digit());
        assert!(!digit, "{}: {text}", message.id);
    }
}
