//! The messages of each board, and whether their numbers are true.

use std::collections::BTreeSet;

use nim::catalogue::{Value, filled};
use nim::engine::Outcome;
use nim::game::puzzle::{Address, Grade};
use nim::game::teach::STEPS;
use nim::text::courses::{Facts, row_of};
use nim_catalogue::Message;

use super::*;

/// Every sentence of a board, as it can be said now. What is said to a right move comes after the move.
fn sentences(session: &Session) -> Vec<String> {
    let row = row_of(session);
    let facts = Facts::of(session.exercise(), session.left());
    let can_win = row.exercise.asked().outcome() == Outcome::N;
    let plays = matches!(row.exercise.task, Task::Move(goal) if goal != Goal::WinOrNone || can_win);
    let waits = plays && session.left().is_none();
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

/// The messages of all courses.
fn messages() -> Vec<Message> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/locales/en");
    let areas = nim_catalogue::folder(folder.as_ref()).unwrap();
    let courses = areas
        .into_iter()
        .filter(|area| area.name.starts_with("course_"));
    courses.flat_map(|area| area.messages).collect()
}

/// The boards of the chapters and of the path, and some of each skill and of each grade of puzzles.
fn boards() -> Vec<Session> {
    let mut boards = all_boards();
    for last in [Convention::Misere, Convention::Normal] {
        for place in (1..=STEPS).map(Place::Step) {
            let open = |board| {
                let mut kept = Progress::default();
                kept.reach(place, board);
                lesson(place, last, kept, day(23), 7)
            };
            let all = open(0).boards().1;
            boards.extend((0..all).map(open));
        }
    }
    for grade in Grade::ALL {
        let place = |seed| Place::Puzzle(Address::One(grade, seed));
        let kept = Progress::default;
        let open = |seed| lesson(place(seed), Convention::Misere, kept(), day(23), 7);
        boards.extend((0..60).map(open));
    }
    boards
}

/// The sizes of blocks, and what a heap is compared with, are no numbers of a board.
const OF_THE_THEORY: [&str; 14] = [
    "to 15",
    "value 0",
    "value is 0",
    "leaves 0",
    "from 0",
    "Look for 0, 1 and 2",
    "0 and 1 by turns",
    "the nim-sum of its values is 0",
    "+1",
    "−1",
    "1, 2, 4 or 8",
    "1, 2, 4, 8",
    "above 1",
    "heap of 1",
];

#[test]
fn every_number_is_true() {
    let messages = messages();
    let (mut found, mut said) = (0, BTreeSet::new());
    for session in boards() {
        let here = at(&session);
        let truth = Truth::before(session.exercise());
        let asked = Truth::of(&session.exercise().asked());
        // The text about the position after a move holds for any right move.
        let moves = match session.exercise().task {
            Task::Move(Goal::Break | Goal::Answered) => asked.moves(&asked.heaps),
            Task::Move(_) => asked.winning(&asked.heaps),
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
        // No number is written into a sentence.
        let none: Vec<_> = message.arguments.iter().map(|_| Value::Text("")).collect();
        let text = filled(&message.pattern, &none);
        let bare = |text: String, part: &&str| text.replace(part, "");
        let text = OF_THE_THEORY.iter().fold(text, bare);
        let digit = text.chars().any(|letter| letter.is_ascii_digit());
        assert!(!digit, "{}: {text}", message.id);
    }
}
