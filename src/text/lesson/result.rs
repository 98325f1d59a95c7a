//! What is said to an answer: whether it was right, and if not, what comes of it.

use super::super::{fill, hint, list, play, stones};
use super::{told, words};
use crate::engine::{Convention, Move, Position, heap_name};
use crate::game::lesson::{Answered, Goal, Lesson, Mismatch, Miss, Question, Task};
use crate::game::{Game, GameState, Seat, Turn};

/// A verdict in two parts: `Not yet`, and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Whether it is a good one; neither where something is only told.
    pub good: Option<bool>,
    /// The word.
    pub lead: &'static str,
    /// The sentence.
    pub text: String,
}

/// What is said to the answer; nothing before there is one.
pub fn judgement(lesson: &Lesson) -> Option<Judgement> {
    let words = words(lesson);
    let asked = lesson.current().asked();
    let told = |sentence| told(sentence, &asked, lesson.left());
    let (good, lead, text) = match lesson.answered() {
        Answered::No => return None,
        Answered::Right => {
            let (good, lead) = match lesson.current().task {
                Task::Game(Goal::Any, _) => (None, "So it goes."),
                Task::Move(Goal::Any) => (None, "Look."),
                _ => (Some(true), "Right."),
            };
            (good, lead, told(words.right))
        }
        Answered::Shown => (None, "Shown.", told(words.right)),
        Answered::Wrong(miss) => {
            let text = match miss {
                Miss::Choice(chosen) => {
                    let reason = words.answers.get(chosen).map_or("", |&(_, reason)| reason);
                    told(reason)
                }
                Miss::Number(_) => {
                    let wrong = told(words.wrong);
                    fill("It is not _. _", &[lesson.typed().trim(), &wrong])
                }
                Miss::Unreadable => unreadable(lesson.current().task).to_owned(),
                Miss::Move(made) => counter(lesson, &asked, made),
                Miss::Game => lost(&lesson.board().game),
                Miss::Pair(blocks) => mismatch(blocks),
            };
            (Some(false), "Not yet.", text)
        }
    };
    Some(Judgement { good, lead, text })
}

const fn unreadable(task: Task) -> &'static str {
    match task {
        Task::Bits(_) => "Write ones and zeros only.",
        _ => "Write a whole number in digits.",
    }
}

/// Why two blocks are no pair.
pub fn mismatch(Mismatch { first, second }: Mismatch) -> String {
    fill(
        "A block of _ and a block of _ are not equal. Only equal blocks of different heaps pair up.",
        &[&first.to_string(), &second.to_string()],
    )
}

/// What a wrong move left, the computer's answer once it is made, and why that wins.
fn counter(lesson: &Lesson, asked: &Position, made: Move) -> String {
    let Ok(left) = asked.clone().play(made) else {
        return String::new();
    };
    if left.is_terminal() {
        return match left.rules().convention {
            Convention::Misere => "You took the last stone, and the last stone loses.".to_owned(),
            Convention::Normal => String::new(),
        };
    }
    let now = lesson.board().game.position();
    let yours = fill(
        "You took _ and left _.",
        &[&from(made), &list(left.heaps())],
    );
    let Some((Seat::Two, answer)) = lesson.board().game.last() else {
        return fill("_ Watch the answer.", &[&yours]);
    };
    let why = if now.is_terminal() {
        "That was the last stone, and it wins.".to_owned()
    } else {
        fill(
            "That leaves _. _",
            &[&list(now.heaps()), &hint::against(now)],
        )
    };
    fill("_ The computer takes _. _", &[&yours, &from(answer), &why])
}

/// How a game was lost, and where it could have been won.
fn lost(game: &Game) -> String {
    let ending = match game.table().board.rules().convention {
        Convention::Misere => "You had to take the last stone.",
        Convention::Normal => "The computer took the last stone.",
    };
    let Some(slip) = game.last_slip(Seat::One) else {
        return fill("_ From this start nothing else was possible.", &[ending]);
    };
    let mut position = game.table().board.clone();
    for &made in &game.moves()[..slip - 1] {
        position = position
            .play(made)
            .unwrap_or_else(|refused| refused.position);
    }
    let better = position.winning_moves().next();
    fill(
        "_ You had it until move _. There the heaps were _, and taking _ would have kept it.",
        &[
            ending,
            &slip.to_string(),
            &list(position.heaps()),
            &better.map(from).unwrap_or_default(),
        ],
    )
}

/// `2 from heap C`.
fn from(made: Move) -> String {
    fill(
        "_ from heap _",
        &[&made.take.to_string(), &heap_name(made.heap).to_string()],
    )
}

/// What happens on the board, and what is to be done on it.
pub fn news(lesson: &Lesson) -> String {
    let state = lesson.board();
    let plays = lesson.state().is_some() && lesson.answered() == Answered::No;
    if plays && (state.notice.is_some() || matches!(lesson.current().task, Task::Game(..))) {
        let play::Status { news, board, turn } = play::status(state, "");
        return [news, board, turn].join(" ").trim().to_owned();
    }
    // The judgement of a wrong move tells it too.
    if matches!(lesson.answered(), Answered::Wrong(Miss::Move(_))) {
        return String::new();
    }
    let by_letters = lesson.current().task == Task::Choose(Question::Worth);
    last_move(state, by_letters)
}

/// The last move and the heaps that it left: `You took 2 from heap B. Heaps: 4, 2.`
fn last_move(state: &GameState, by_letters: bool) -> String {
    let game = &state.game;
    let Some((seat, made)) = game.last() else {
        return String::new();
    };
    let who = match (seat, by_letters) {
        (Seat::One, false) => "You",
        (Seat::Two, false) => "The computer",
        // There B moves first.
        (Seat::One, true) => "B",
        (Seat::Two, true) => "A",
    };
    let left = match game.turn() {
        Turn::Over { .. } => "No stone is left.".to_owned(),
        _ => fill("Heaps: _.", &[&list(game.position().heaps())]),
    };
    fill(
        "_ took _ from heap _. _",
        &[
            who,
            &stones(made.take.get()),
            &heap_name(made.heap).to_string(),
            &left,
        ],
    )
}
