//! The messages of each board, and whether their numbers are true.

use std::collections::BTreeSet;

use nim::catalogue::{Value, filled};
use nim::text::courses::{Facts, row_of};
use nim_catalogue::Message;

use super::*;

/// Every sentence of a board, as it can be said now. What is said to a right move comes after the move.
fn sentences(session: &Session) -> Vec<String> {
    let row = row_of(session);
    let facts = Facts::of(session.exercise(), session.left());
    let waits = matches!(row.exercise.task, Task::Move(_)) && session.left().is_none();
    let right = row.right.filter(|_| !waits);
    let answers = row.answers.iter();
    let answers = answers.flat_map(|choice| [Some(choice.text), choice.miss]);
    [row.title, Some(row.ask), row.below, right, row.wrong]
        .into_iter()
        .chain(answers)
        .flatten()
        .map(|say| say(&facts))
        .collect()
}

/// The messages of the chapters.
fn messages() -> Vec<Message> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en");
    let areas = nim_catalogue::folder(folder.as_ref()).unwrap();
    let chapters = areas
        .into_iter()
        .filter(|area| area.name.starts_with("course_") && area.name != "course_path");
    chapters.flat_map(|area| area.messages).collect()
}

#[test]
fn every_number_is_true() {
    let messages = messages();
    let (mut found, mut said) = (0, BTreeSet::new());
    for session in all_boards() {
        let here = at(&session);
        let truth = Truth::of(&session.exercise().board);
        // The text about the position after a move holds for any right move.
        let moves = match session.exercise().task {
            Task::Move(Goal::Break) => truth.moves(&truth.heaps),
            Task::Move(_) => truth.winning(&truth.heaps),
            _ => Vec::new(),
        };
        let mut seen = vec![session.clone()];
        seen.extend(moves.into_iter().map(|made| {
            let mut session = session.clone();
            play(&mut session, made);
            session
        }));
        for session in seen {
            let left = session.left().map(Truth::of);
            // Each message with its numbers as the test itself works them out: the name of an argument says
            // which number it is.
            let told = messages.iter().filter_map(|message| {
                let told = truth.told(message, left.as_ref())?;
                Some((told, &message.id))
            });
            let told: Vec<_> = told.collect();
            for sentence in sentences(&session) {
                let mut same = told.iter().filter(|(told, _)| *told == sentence).peekable();
                assert!(same.peek().is_some(), "{here}: {sentence}");
                said.extend(same.map(|(_, id)| *id));
                found += equations(&sentence, &here);
            }
        }
    }
    assert!(found > 10, "only {found} equations were found");
    for message in &messages {
        assert!(said.contains(&message.id), "{} is never said", message.id);
        // No number is written into a sentence, but for the two values of a node.
        let none: Vec<_> = message.arguments.iter().map(|_| Value::Text("")).collect();
        let text = filled(&message.pattern, &none);
        let text = text.replace("+1", "").replace("−1", "");
        let digit = text.chars().any(|letter| letter.is_ascii_digit());
        assert!(!digit, "{}: {text}", message.id);
    }
}
