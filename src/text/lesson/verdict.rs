//! The judgement of an answer, and the news of the board.

use super::super::{play, why::why};
use super::{Text, words};
use crate::catalogue::{Who, lessons as m};
use crate::engine::{Move, Position};
use crate::game::lesson::{Answered, Goal, LastMove, Miss, Task};
use crate::game::{Depth, Lesson, Seat};

/// A judgement: `Not yet.`, and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Whether the reply is good; `None` if it is only information.
    pub good: Option<bool>,
    /// The word.
    pub lead: &'static str,
    /// The sentence.
    pub text: Text,
}

/// The judgement of the answer; `None` before there is one.
pub fn judgement(lesson: &Lesson) -> Option<Judgement> {
    let right = || words(lesson).right.unwrap_or_default();
    let (good, lead, text) = match lesson.answered() {
        Answered::No => return None,
        Answered::Wrong(miss) => (Some(false), m::wrong(), wrong(lesson, miss)),
        Answered::Shown => (None, m::shown(), right()),
        Answered::Right if lesson.current().task == Task::Move(Goal::Break) => {
            (None, m::look(), right())
        }
        Answered::Right => (Some(true), m::right(), right()),
    };
    Some(Judgement { good, lead, text })
}

fn wrong(lesson: &Lesson, miss: Miss) -> Text {
    match miss {
        Miss::Choice(chosen) => {
            let answer = words(lesson).answers.into_iter().nth(chosen);
            answer.and_then(|answer| answer.miss).unwrap_or_default()
        }
        Miss::Number => {
            let reason = &words(lesson).wrong.unwrap_or_default();
            let typed = lesson.typed().trim();
            m::NotThisNumber { typed, reason }.text().into()
        }
        Miss::Unreadable => m::write_bits().into(),
        Miss::Move(made) => countered(lesson, made).into(),
        Miss::Game => lost(lesson).unwrap_or_default().into(),
    }
}

/// Why a move does not win, once the computer has answered it.
fn countered(lesson: &Lesson, made: Move) -> String {
    let (take, heap) = (made.take.into(), made.heap);
    let left = lesson.left().map_or(&[][..], Position::heaps);
    let game = &lesson.board().game;
    let Some((Seat::Two, answer)) = game.last() else {
        return m::WatchTheAnswer { take, heap, left }.text();
    };
    m::Countered {
        take,
        heap,
        left,
        answer: answer.take.into(),
        from: answer.heap,
        then: game.position().heaps(),
        reason: &why(game.position(), Depth::Columns),
    }
    .text()
}

/// Which move lost the game. Every game can be won from its start, so there is one.
fn lost(lesson: &Lesson) -> Option<String> {
    let (number, before) = lesson.slip()?;
    let better = before.winning_moves().next()?;
    let lost = m::Lost {
        last: before.rules().convention,
        number: number.into(),
        heaps: before.heaps(),
        take: better.take.into(),
        heap: better.heap,
    };
    Some(lost.text())
}

/// The event on the board and the next task, as sentences.
pub fn news(lesson: &Lesson) -> Vec<String> {
    let state = lesson.board();
    let plays = lesson.state().is_some() && lesson.answered() == Answered::No;
    // Before the first move the task says it all.
    let game = matches!(lesson.current().task, Task::Game(_)) && state.game.ply() > 0;
    if plays && (state.notice.is_some() || game) {
        let play::Status { news, board, turn } = play::status(state, "");
        let mut told = vec![news, board, turn];
        told.retain(|told| !told.is_empty());
        return told;
    }
    // The judgement of a wrong move also says it.
    if matches!(lesson.answered(), Answered::Wrong(Miss::Move(_))) {
        return Vec::new();
    }
    let last = lesson.last_move();
    let told = last.map(|last| last_move(last, state.game.position().heaps()));
    told.into_iter().collect()
}

fn last_move(last: LastMove, left: &[u32]) -> String {
    let told = |made: Move| (made.take.into(), made.heap);
    let took = |who: &Who, made| {
        let (stones, heap) = told(made);
        m::Took {
            who,
            stones,
            heap,
            left,
        }
        .text()
    };
    match last {
        LastMove::Yours(made) => took(&Who::You, made),
        LastMove::Theirs(made) => took(&Who::Computer, made),
        LastMove::Winning(made) => {
            let (stones, heap) = told(made);
            m::WinningMove { stones, heap, left }.text()
        }
        LastMove::Example(made) => {
            let (stones, heap) = told(made);
            m::Example { stones, heap, left }.text()
        }
        LastMove::Answer(made) => {
            let (stones, heap) = told(made);
            m::Answer { stones, heap, left }.text()
        }
    }
}
