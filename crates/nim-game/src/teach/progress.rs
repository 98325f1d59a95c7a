//! What a person has done: lessons, puzzles and games.

use super::{Chapter, STEPS};
use crate::Statistics;
use crate::puzzle::{Address, Date, Grade, PuzzleLevel, Streak};

/// A step, a chapter or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A step of the path, counted from 1 to [`STEPS`].
    Step(usize),
    /// A chapter of “Go deeper”.
    Chapter(Chapter),
    /// A puzzle.
    Puzzle(Address),
}

impl Place {
    /// Everything that can be done to the end: the steps, and then the chapters.
    pub fn all() -> impl Iterator<Item = Self> {
        let chapters = Chapter::ALL.into_iter().map(Self::Chapter);
        (1..=STEPS).map(Self::Step).chain(chapters)
    }

    /// The index in [`Self::all`]; `None` for puzzles, which are never done, and for a step that does not exist.
    fn index(self) -> Option<usize> {
        match self {
            Self::Step(step) => step.checked_sub(1).filter(|&step| step < STEPS),
            Self::Puzzle(_) => None,
            Self::Chapter(chapter) => Some(STEPS + chapter as usize),
        }
    }
}

/// How far a person has come in a lesson.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, miniserde::Serialize, miniserde::Deserialize,
)]
struct LessonProgress {
    /// How many boards are done; 0 where the whole lesson is.
    reached: u8,
    /// Whether the lesson was done to the end.
    done: bool,
}

/// How far each lesson is, the step to go on with, the grade and the days of the puzzles, and how games ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, miniserde::Serialize, miniserde::Deserialize)]
pub struct Progress {
    /// In the order of [`Place::all`].
    lessons: [LessonProgress; STEPS + Chapter::ALL.len()],
    /// The step that was open last, counted from 1; 0 before the first.
    at: u8,
    /// The current grade of the puzzles, which adapts to the answers.
    pub level: PuzzleLevel,
    /// The days on which the puzzle of the day was solved.
    pub streak: Streak,
    /// How games ended.
    pub games: Statistics,
}

/// A result of a lesson or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learned {
    /// A lesson was opened, or a puzzle by this address.
    Opened(Place),
    /// This number of boards of a lesson is done.
    Reached(Place, usize),
    /// A lesson is done to the end.
    Finished(Place),
    /// A puzzle of this grade had its first answer; `true` if that was right and without help.
    Answered(Grade, bool),
    /// The puzzle of the day was solved on this day.
    Day(Date),
}

/// No lesson has more boards.
const MOST_BOARDS: u8 = 99;

impl Progress {
    fn lesson(&self, place: Place) -> LessonProgress {
        let lesson = place.index().map(|index| self.lessons[index]);
        lesson.unwrap_or_default()
    }

    /// Whether a lesson was done to the end.
    pub fn is_done(&self, place: Place) -> bool {
        self.lesson(place).done
    }

    /// How many boards of a lesson are done; `usize::MAX` if the lesson is done to the end.
    pub fn reached(&self, place: Place) -> usize {
        let LessonProgress { reached, done } = self.lesson(place);
        if done { usize::MAX } else { reached.into() }
    }

    /// The index of the board at which a lesson resumes; 0 if the lesson is done to the end.
    pub fn board(&self, place: Place) -> usize {
        let LessonProgress { reached, done } = self.lesson(place);
        if done { 0 } else { reached.into() }
    }

    /// The number of steps of the path that are done.
    pub fn steps_done(&self) -> usize {
        let steps = self.lessons[..STEPS].iter();
        steps.filter(|lesson| lesson.done).count()
    }

    /// The number of chapters that are done.
    pub fn chapters_done(&self) -> usize {
        let chapters = self.lessons[STEPS..].iter();
        chapters.filter(|lesson| lesson.done).count()
    }

    /// Whether the path was never opened.
    pub fn is_new(&self) -> bool {
        self.at == 0 && self.steps_done() == 0
    }

    /// Whether all steps of the path are done.
    pub fn is_finished(&self) -> bool {
        self.steps_done() == STEPS
    }

    /// The step to go on with, counted from 1: the step that was open last if it is not done, or else the first step
    /// that is not done. `None` if all steps are done.
    pub fn next_step(&self) -> Option<usize> {
        let is_left = |step: &usize| !self.is_done(Place::Step(*step));
        let at = usize::from(self.at);
        let open = Some(at).filter(|at| *at > 0 && is_left(at));
        open.or_else(|| (1..=STEPS).find(is_left))
    }

    /// The chapter to go on with: the first that was begun and is not done, or else the first that is not
    /// done. `None` if all chapters are done.
    pub fn next_chapter(&self) -> Option<Chapter> {
        let unfinished = || {
            let chapters = Chapter::ALL.into_iter();
            chapters.filter(|&chapter| !self.is_done(Place::Chapter(chapter)))
        };
        let is_begun = |&chapter: &Chapter| self.board(Place::Chapter(chapter)) > 0;
        unfinished().find(is_begun).or_else(|| unfinished().next())
    }

    /// Takes note of a result. A puzzle of another grade than the person's changes nothing.
    pub fn learn(&mut self, learned: Learned) {
        match learned {
            Learned::Opened(place) => self.open(place),
            Learned::Reached(place, boards) => self.reach(place, boards),
            Learned::Finished(place) => self.finish(place),
            Learned::Answered(grade, is_right) if grade == self.level.grade() => {
                self.level.record(is_right);
            }
            Learned::Answered(..) => {}
            Learned::Day(day) => self.streak.solved(day),
        }
    }

    /// Takes note that a step or a puzzle was opened. The grade of the address becomes the person's grade.
    fn open(&mut self, place: Place) {
        match place {
            Place::Step(step) if place.index().is_some() => {
                self.at = u8::try_from(step).unwrap_or_default();
            }
            Place::Puzzle(Address::Grade(grade)) if grade != self.level.grade() => {
                self.level = PuzzleLevel::at(grade);
            }
            _ => {}
        }
    }

    /// Takes note of the number of boards of a lesson that are done.
    fn reach(&mut self, place: Place, boards: usize) {
        if let Some(index) = place.index() {
            let lesson = &mut self.lessons[index];
            if lesson.done {
                return;
            }
            let boards = u8::try_from(boards).unwrap_or(MOST_BOARDS);
            lesson.reached = lesson.reached.max(boards.min(MOST_BOARDS));
        }
    }

    /// Takes note that a lesson is done to the end.
    fn finish(&mut self, place: Place) {
        if let Some(index) = place.index() {
            self.lessons[index] = LessonProgress {
                reached: 0,
                done: true,
            };
        }
    }

    /// This progress joined with the progress of another tab. Both tabs began with `base`. What only the other tab has
    /// changed, or deleted, is taken over. A lesson that went on in both is as far as in the tab that has come further.
    #[must_use]
    pub fn joined(&self, base: &Self, other: &Self) -> Self {
        let mut joined = self.clone();
        for (index, lesson) in joined.lessons.iter_mut().enumerate() {
            let theirs = other.lessons[index];
            if *lesson == base.lessons[index] {
                *lesson = theirs;
                continue;
            }
            lesson.done |= theirs.done;
            lesson.reached = if lesson.done {
                0
            } else {
                lesson.reached.max(theirs.reached)
            };
        }
        if self.at == base.at {
            joined.at = other.at;
        }
        if self.level == base.level {
            joined.level = other.level;
        }
        if self.streak == base.streak {
            joined.streak = other.streak.clone();
        } else {
            joined.streak.add(&other.streak);
        }
        joined.games = self.games.joined(&base.games, &other.games);
        joined
    }

    /// Whether a person can come so far. A damaged save may hold impossible values.
    pub(crate) fn is_possible(&self) -> bool {
        let fits = |kept: &LessonProgress| kept.reached <= if kept.done { 0 } else { MOST_BOARDS };
        self.lessons.iter().all(fits)
            && usize::from(self.at) <= STEPS
            && self.level.is_possible()
            && self.streak.is_possible()
            && self.games.is_possible()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::date::Date;

    #[test]
    fn a_lesson_of_two_tabs_is_as_far_as_in_either() {
        let base = Progress::default();
        let (mut one, mut two) = (base.clone(), base.clone());
        one.reach(Place::Step(1), 3);
        one.finish(Place::Step(2));
        two.reach(Place::Step(1), 1);
        two.reach(Place::Step(2), 4);
        two.reach(Place::Step(3), 2);
        for joined in [one.joined(&base, &two), two.joined(&base, &one)] {
            assert_eq!(joined.reached(Place::Step(1)), 3);
            assert!(joined.is_done(Place::Step(2)));
            assert_eq!(joined.reached(Place::Step(3)), 2);
        }
    }

    #[test]
    fn what_another_tab_deletes_does_not_come_back() {
        let mut base = Progress::default();
        base.open(Place::Step(4));
        base.finish(Place::Step(1));
        base.streak.solved(Date::read("2026-11-20").unwrap());
        let deleted = Progress::default();
        assert_eq!(base.joined(&base, &deleted), deleted);
        // What this tab has learned since stays.
        let mut here = base.clone();
        here.reach(Place::Step(2), 1);
        let joined = here.joined(&base, &deleted);
        assert!(!joined.is_done(Place::Step(1)));
        assert_eq!(joined.reached(Place::Step(2)), 1);
    }

    #[test]
    fn the_open_step_comes_before_the_first_unfinished_one() {
        let mut progress = Progress::default();
        assert_eq!(progress.next_step(), Some(1));
        progress.open(Place::Step(3));
        assert_eq!(progress.next_step(), Some(3));
        progress.finish(Place::Step(3));
        assert_eq!(progress.next_step(), Some(1));
        (1..=STEPS).for_each(|step| progress.finish(Place::Step(step)));
        assert_eq!(progress.next_step(), None);
        assert!(progress.is_finished());
    }
}
