//! The judgement of an answer, and the news of the board.

use super::super::{hint, play};
use super::{Text, words};
use crate::catalogue::{Who, lessons as m};
use crate::engine::Move;
use crate::game::lesson::{Answered, LastMove, Miss, Task, Verdict, Wrong};
use crate::game::{Depth, Lesson};

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
    let (good, lead) = match lesson.verdict()? {
        Verdict::Right => (Some(true), m::right()),
        Verdict::Shown => (None, m::shown()),
        Verdict::Look => (None, m::look()),
        Verdict::Wrong(reason) => {
            return Some(Judgement {
                good: Some(false),
                lead: m::wrong(),
                text: wrong(lesson, &reason),
            });
        }
    };
    let text = words(lesson).right.unwrap_or_default();
    Some(Judgement { good, lead, text })
}

fn wrong(lesson: &Lesson, reason: &Wrong) -> Text {
    match reason {
        Wrong::Choice(chosen) => {
            let answer = words(lesson).answers.into_iter().nth(*chosen);
            answer.and_then(|answer| answer.miss).unwrap_or_default()
        }
        Wrong::Number => {
            let reason = &words(lesson).wrong.unwrap_or_default();
            let typed = lesson.typed().trim();
            m::NotThisNumber { typed, reason }.text().into()
        }
        Wrong::NotBits => m::write_bits().into(),
        Wrong::Unanswered { made, left } => {
            let (take, heap) = (made.take.into(), made.heap);
            m::WatchTheAnswer { take, heap, left }.text().into()
        }
        Wrong::Countered {
            made,
            left,
            answer,
            then,
        } => {
            let (take, heap) = (made.take.into(), made.heap);
            let (from, answer) = (answer.heap, answer.take.into());
            m::Countered {
                take,
                heap,
                left,
                answer,
                from,
                then: then.heaps(),
                reason: &hint::against(then, Depth::Columns),
            }
            .text()
            .into()
        }
        Wrong::Lost {
            last,
            number,
            heaps,
            better,
        } => m::Lost {
            last: *last,
            number: (*number).into(),
            heaps,
            take: better.take.into(),
            heap: better.heap,
        }
        .text()
        .into(),
    }
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
