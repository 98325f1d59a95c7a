//! The facts told to people: the result of an answer, the course of the puzzle, and the streak of days.

use nim_engine::{Move, Position};

use super::{Answer, Grade, Puzzles, Stage};

/// The result of an answer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The answer is right, for this reason.
    Right(Solution),
    /// The answer was asked for.
    Shown(Solution),
    /// The move does not win, and the opponent has not replied yet.
    Missed(Move),
    /// The reply to the move leaves these heaps, which lose.
    Refuted {
        /// The move.
        made: Move,
        /// The reply.
        reply: Move,
        /// Without empty heaps.
        left: Vec<u32>,
    },
    /// The reply to the move takes the last stone, which wins.
    LostAtOnce {
        /// The move.
        made: Move,
        /// The reply.
        reply: Move,
    },
    /// A move wins, which is not shown.
    Overlooked,
}

/// The answer to a puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Solution {
    /// No move wins.
    None,
    /// This move wins.
    Move {
        /// The move.
        made: Move,
        /// All others that win.
        others: Vec<Move>,
    },
}

/// How a solved puzzle went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solved {
    /// Solved with this many tries.
    Plain(u32),
    /// The same, and the next puzzle is of another grade.
    NextGrade(u32, Grade),
    /// The same, and the daily puzzle was solved on this many days in a row, two or more.
    Streak(u32, u32),
}

/// The note beside a daily puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DayStreak {
    /// Whether the puzzle of this day was solved on it.
    pub is_solved: bool,
    /// The days in a row, up to today; never 0.
    pub days: u32,
    /// The longest streak, where it is longer.
    pub longest: Option<u32>,
}

impl Solution {
    fn of(board: &Position) -> Self {
        // The one that is played on the board.
        let best = board.suggested_move();
        best.filter(|_| board.winning_moves().next().is_some())
            .map_or(Self::None, |best| Self::by(board, best))
    }

    fn by(board: &Position, made: Move) -> Self {
        let others = board.winning_moves().filter(|&other| other != made);
        let others = others.collect();
        Self::Move { made, others }
    }
}

impl Puzzles {
    /// The result of the answer, if there is one.
    pub fn verdict(&self) -> Option<Verdict> {
        let board = self.puzzle.board();
        let solution = || Solution::of(board);
        Some(match self.stage {
            Stage::Asking => return None,
            Stage::Shown => Verdict::Shown(solution()),
            Stage::Answered {
                answer,
                right: true,
                ..
            } => Verdict::Right(match answer {
                Answer::Move(made) => Solution::by(board, made),
                Answer::None => Solution::None,
            }),
            Stage::Answered {
                answer, settled, ..
            } => match (answer, self.state.game.moves()) {
                (Answer::Move(made), &[_, reply]) if settled => self.refuted(made, reply),
                (Answer::Move(made), _) => Verdict::Missed(made),
                (Answer::None, _) => Verdict::Overlooked,
            },
        })
    }

    fn refuted(&self, made: Move, reply: Move) -> Verdict {
        let mut left = self.state.game.position().heaps().to_vec();
        left.retain(|&stones| stones > 0);
        if left.is_empty() {
            Verdict::LostAtOnce { made, reply }
        } else {
            Verdict::Refuted { made, reply, left }
        }
    }

    /// How it went, once it is solved.
    pub fn success(&self) -> Option<Solved> {
        let tries = self.solved?;
        let next = self.kept.level.grade();
        Some(match (self.day, self.days()) {
            (Some(_), days @ 2..) => Solved::Streak(tries, days),
            (None, _) if next != self.puzzle.grade() => Solved::NextGrade(tries, next),
            _ => Solved::Plain(tries),
        })
    }

    /// The streak of days for a shared result; only today's puzzle has one.
    pub fn shared_days(&self) -> Option<u32> {
        let day = self
            .day
            .filter(|&day| day == self.today.date && self.kept.streak.has(day));
        day.map(|_| self.days()).filter(|&days| days > 1)
    }

    /// The note beside a daily puzzle, if there is a streak.
    pub fn day_streak(&self) -> Option<DayStreak> {
        let (day, days) = (self.day?, self.days());
        let longest = self.kept.streak.best();
        (days > 0).then(|| DayStreak {
            is_solved: self.kept.streak.has(day),
            days,
            longest: Some(longest).filter(|&longest| longest > days),
        })
    }
}
