//! The path: the sentences above and below each board, and the answers to what was done on it.

use crate::catalogue::path as words;
use crate::engine::{Convention, Outcome, Position};
use crate::game::path::{Answered, Exercise, Miss, Session, Skill, Support, Task, Topic, WrongCut};
use crate::game::{Depth, Seat};

use super::{in_a_row, why::why};

/// The name of a step, counted from 1.
pub fn step_name(number: usize) -> &'static str {
    match number {
        2 => words::name_2(),
        3 => words::name_3(),
        4 => words::name_4(),
        5 => words::name_5(),
        6 => words::name_6(),
        7 => words::name_7(),
        8 => words::name_8(),
        9 => words::name_9(),
        10 => words::name_10(),
        11 => words::name_11(),
        12 => words::name_12(),
        _ => words::name_1(),
    }
}

/// The name of a skill.
pub fn skill_name(skill: Skill) -> &'static str {
    match skill {
        Skill::Singles => words::skill_singles(),
        Skill::Copy => words::skill_copy(),
        Skill::Cut => words::skill_cut(),
        Skill::Pairs => words::skill_pairs(),
        Skill::Limits => words::skill_limits(),
    }
}

/// The sentence above the board: what to do.
pub fn task(exercise: &Exercise) -> String {
    let rules = exercise.board.rules();
    let last = rules.convention;
    let opening = exercise.opening.map_or(0, |opening| opening.take.get());
    let stones = opening.into();
    match exercise.topic {
        Topic::FourSingles => words::FourSingles { last }.text(),
        Topic::ThreeSingles => words::ThreeSingles { last }.text(),
        Topic::TwoBeside | Topic::OneBeside | Topic::Practice(Skill::Singles) => {
            words::LeaveSingles { last }.text()
        }
        Topic::Alone => words::alone().to_owned(),
        Topic::Copy => words::Copy { stones }.text(),
        Topic::CopyAgain => words::CopyAgain { stones }.text(),
        Topic::HeapGone => words::heap_gone().to_owned(),
        Topic::MakeEqual => words::make_equal().to_owned(),
        Topic::EqualAlready => words::equal_already().to_owned(),
        Topic::TwoHeaps => words::two_heaps().to_owned(),
        Topic::CutFreely => words::cut_freely().to_owned(),
        Topic::CutAgain => words::cut_again().to_owned(),
        Topic::CutThree => words::cut_three().to_owned(),
        Topic::JoinAll => words::join_all().to_owned(),
        Topic::JoinSome => words::join_some().to_owned(),
        Topic::TakeLone => words::take_lone().to_owned(),
        Topic::MendTwo => words::mend_two().to_owned(),
        Topic::MendEight => words::mend_eight().to_owned(),
        Topic::MendAgain => words::mend_again().to_owned(),
        Topic::OneAbove => words::one_above().to_owned(),
        Topic::GameWithBlocks => words::game_with_blocks().to_owned(),
        Topic::GameAlone => words::game_alone().to_owned(),
        Topic::Practice(Skill::Copy | Skill::Pairs) => words::find_or_none().to_owned(),
        Topic::Practice(Skill::Cut) => words::cut_one().to_owned(),
        Topic::Practice(Skill::Limits) => {
            let most = rules.limit.map_or(1, std::num::NonZeroU32::get).into();
            words::FindWithLimit { most }.text()
        }
    }
}

/// The sentence below the board, before an answer.
pub fn below(session: &Session) -> String {
    let exercise = session.exercise();
    match exercise.topic {
        Topic::FourSingles | Topic::ThreeSingles
            if session.position().stones() < exercise.board.stones() =>
        {
            return game_help(session, "");
        }
        Topic::FourSingles | Topic::ThreeSingles => words::try_it(),
        Topic::TwoBeside => words::how_to_choose(),
        Topic::Copy => words::keep_equal(),
        Topic::EqualAlready => words::or_none(),
        Topic::TwoHeaps => return game_help(session, &light(session)),
        Topic::CutFreely => words::how_to_cut(),
        Topic::Alone => words::single_stone(),
        Topic::CutAgain => words::how_to_join(),
        Topic::MendEight => words::mend_eight_hint(),
        Topic::MendAgain => words::mend_again_hint(),
        Topic::GameWithBlocks => {
            let position = session.position();
            let help = match position.outcome() {
                // After a mistake nothing that is said could be done.
                Outcome::P => String::new(),
                Outcome::N if pairs_count(position) => words::game_with_blocks_hint().to_owned(),
                Outcome::N => leave_singles(position),
            };
            return game_help(session, &help);
        }
        Topic::GameAlone => return game_help(session, ""),
        Topic::Practice(skill) => return support(session, skill),
        _ => return String::new(),
    }
    .to_owned()
}

/// The computer's move, and then the help.
fn game_help(session: &Session, advice: &str) -> String {
    let moved = match session.board().game.last() {
        Some((Seat::Two, by)) => {
            let (take, heap) = (by.take.into(), by.heap);
            words::ComputerTook { take, heap }.text()
        }
        _ => String::new(),
    };
    in_a_row(&[&moved, advice])
}

/// The lit stones in words; nothing where none are lit.
fn light(session: &Session) -> String {
    let lit = session
        .board()
        .hint
        .and(session.position().suggested_move());
    lit.map_or_else(String::new, |lit| {
        let (take, heap) = (lit.take.into(), lit.heap);
        words::Light { take, heap }.text()
    })
}

/// Whether pairs of blocks decide: at least two heaps are above 1, or the last stone wins.
fn pairs_count(position: &Position) -> bool {
    let larger = position.heaps().iter().filter(|&&stones| stones > 1);
    larger.count() > 1 || position.rules().convention == Convention::Normal
}

fn leave_singles(position: &Position) -> String {
    let last = position.rules().convention;
    words::LeaveSingles { last }.text()
}

/// The help of a practice in words, or how to get it.
fn support(session: &Session, skill: Skill) -> String {
    let (row, all) = session.boards();
    let position = &session.exercise().board;
    if !session.is_helped() {
        let is_last = row + 1 == all;
        let said = if is_last {
            words::help_hidden()
        } else {
            words::help_on_request()
        };
        return said.to_owned();
    }
    match skill {
        Skill::Pairs if session.support() == Support::Light => leave_singles(position),
        Skill::Pairs => words::blocks_shown().to_owned(),
        Skill::Cut => {
            let stones = position.stones();
            let size = (1_u32 << stones.ilog2()).into();
            words::LargestFirst { size }.text()
        }
        Skill::Limits if position.outcome() == Outcome::N => limit_rule(position),
        Skill::Singles | Skill::Copy | Skill::Limits if position.outcome() == Outcome::P => {
            words::none_won().to_owned()
        }
        Skill::Singles | Skill::Copy | Skill::Limits => light(session),
    }
}

fn limit_rule(position: &Position) -> String {
    let rules = position.rules();
    let (period, last) = (rules.period().unwrap_or(1).into(), rules.convention);
    words::LimitRule { period, last }.text()
}

/// An answer to what was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reply {
    /// Whether it was right; `None` where the answer was shown.
    pub right: Option<bool>,
    /// The sentence.
    pub text: String,
}

/// The answer to what was done; `None` before that.
pub fn reply(session: &Session) -> Option<Reply> {
    let (right, text) = match session.answered() {
        Answered::No => return None,
        Answered::Shown if session.skill().is_some() => (None, words::shown().to_owned()),
        Answered::Shown => (None, praise(session)),
        // A cut into equal blocks finds partners, and is no good.
        Answered::Right if session.exercise().topic == Topic::CutFreely => (None, praise(session)),
        Answered::Right => (Some(true), praise(session)),
        Answered::Wrong(miss) => {
            let row = if session.row_ended() {
                words::row_ended()
            } else {
                ""
            };
            (Some(false), in_a_row(&[&refutation(session, miss), row]))
        }
    };
    Some(Reply { right, text })
}

/// The reply to a right answer.
fn praise(session: &Session) -> String {
    let exercise = session.exercise();
    let last = exercise.board.rules().convention;
    match exercise.topic {
        Topic::FourSingles => return words::FourSinglesRight { last }.text(),
        Topic::ThreeSingles => return words::ThreeSinglesRight { last }.text(),
        Topic::TwoBeside => return words::TwoBesideRight { last }.text(),
        Topic::OneBeside => return words::OneBesideRight { last }.text(),
        Topic::Alone => return words::AloneRight { last }.text(),
        Topic::Copy => words::copy_right(),
        Topic::CopyAgain => return words::CopyAgainRight { last }.text(),
        Topic::HeapGone => return words::HeapGoneRight { last }.text(),
        Topic::MakeEqual => return words::MakeEqualRight { last }.text(),
        Topic::EqualAlready => words::equal_already_right(),
        Topic::TwoHeaps => words::two_heaps_right(),
        // First the computer's move, and then what is to be seen in it.
        Topic::CutFreely if session.due().is_some() => words::watch(),
        Topic::CutFreely => words::cut_freely_right(),
        Topic::CutAgain => words::cut_again_right(),
        Topic::CutThree => words::cut_three_right(),
        Topic::JoinAll => words::join_all_right(),
        Topic::JoinSome => words::join_some_right(),
        Topic::TakeLone => words::take_lone_right(),
        Topic::MendTwo => words::mend_two_right(),
        Topic::MendEight => words::mend_eight_right(),
        Topic::MendAgain => words::mend_again_right(),
        Topic::OneAbove => words::one_above_right(),
        Topic::GameWithBlocks => words::game_right(),
        Topic::GameAlone => return words::GameAloneRight { last }.text(),
        Topic::Practice(_) if session.is_finished() => words::practice_done(),
        Topic::Practice(_) if !session.counted() => words::helped_right(),
        Topic::Practice(_) => words::practice_right(),
    }
    .to_owned()
}

/// Why an answer is wrong, in the words of the path.
fn refutation(session: &Session, miss: Miss) -> String {
    let exercise = session.exercise();
    match miss {
        Miss::TakesLast if session.due().is_some() => words::takes_last_wrong().to_owned(),
        Miss::TakesLast if exercise.board.stones() % 2 == 1 => words::reader_took_last().to_owned(),
        Miss::TakesLast => words::computer_took_last().to_owned(),
        Miss::NoMove => words::a_move_wins().to_owned(),
        Miss::Game => words::game_lost().to_owned(),
        Miss::Slip(_) => in_a_row(&[words::slip(), &why(session.position(), Depth::Why)]),
        Miss::Cut(WrongCut::NoPartner(size)) => {
            let size = size.into();
            words::NoPartner { size }.text()
        }
        Miss::Cut(WrongCut::Twice(size)) => {
            let size = size.into();
            words::Twice { size }.text()
        }
        Miss::Cut(WrongCut::NoBlock(size)) => {
            let size = size.into();
            words::NoBlock { size }.text()
        }
        Miss::Join(mismatch) => {
            let (first, second) = (mismatch.first.into(), mismatch.second.into());
            words::NoPair { first, second }.text()
        }
        Miss::Move(_) if session.due().is_some() => words::watch().to_owned(),
        Miss::Move(_) => {
            let none = exercise.asked().outcome() == Outcome::P;
            let none = if none { words::none_won() } else { "" };
            let reason = why(session.position(), Depth::Why);
            let now = if session.position().is_terminal() {
                ""
            } else {
                words::now_you_move()
            };
            in_a_row(&[none, now, &reason])
        }
    }
}

/// Whether a task asks for an answer that no move wins.
pub fn asks_for_none(exercise: &Exercise) -> bool {
    let can_be = matches!(
        exercise.topic,
        Topic::EqualAlready | Topic::Practice(Skill::Copy | Skill::Pairs | Skill::Limits)
    );
    can_be && exercise.task == Task::Move
}
