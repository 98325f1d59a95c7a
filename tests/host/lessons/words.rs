//! The messages of each step, and whether their numbers are true.

use std::borrow::Cow;
use std::collections::BTreeSet;

use nim::catalogue::{Value, filled};
use nim_catalogue::Message;

use super::*;

#[test]
fn each_step_has_its_words() {
    for lesson in all_steps() {
        let (said, here) = (text::words(&lesson), place(&lesson));
        let task = lesson.current().task;
        assert!(!said.title.is_empty() && !said.ask.is_empty(), "{here}");
        let number = matches!(task, Task::Number(_) | Task::Bits(_));
        assert_eq!(said.wrong.is_some(), number, "{here}");
        let mut done = lesson.clone();
        answer(&mut done, |_| {});
        let right = text::words(&done).right;
        assert_eq!(right.is_none(), task == Task::Say, "{here}");
        let Task::Choose(question) = task else {
            assert!(said.answers.is_empty(), "{here}");
            continue;
        };
        let right = right_answer(question, &Truth::of(&lesson.current().board));
        assert!((2..=3).contains(&said.answers.len()), "{here}");
        for (at, answer) in said.answers.iter().enumerate() {
            assert!(!answer.text.is_empty(), "{here}");
            assert_eq!(answer.miss.is_none(), at == right, "{here}: answer {at}");
        }
    }
}

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
        let count = text::words(&lesson).ask.split_whitespace().count();
        assert!(count <= 60, "{here}: {count} words");
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

#[test]
fn the_proof_takes_at_most_250_words() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en");
    let areas = nim_catalogue::folder(folder.as_ref()).unwrap();
    let proof = areas.into_iter().find(|area| area.name == "lesson_proof");
    let count: usize = (proof.unwrap().messages.iter())
        .map(|message| {
            let none: Vec<Value<'_>> = (message.arguments.iter())
                .map(|_| Value::Text("3"))
                .collect();
            filled(&message.pattern, &none).split_whitespace().count()
        })
        .sum();
    assert!((150..=250).contains(&count), "{count}");
}
