//! What a person has done: lessons, puzzles and games.

use super::{Chapter, STEPS};
use crate::Statistics;
use crate::puzzle::{Address, Date, Grade, PuzzleLevel, Streak};

/// A lesson.
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
    /// All that are done one day: the steps, and then the chapters.
    pub fn all() -> impl Iterator<Item = Self> {
        let chapters = Chapter::ALL.into_iter().map(Self::Chapter);
        (1..=STEPS).map(Self::Step).chain(chapters)
    }

    /// The place in that list; `None` for the puzzles, which are never done.
    fn index(self) -> Option<usize> {
        match self {
            Self::Step(step) => step.checked_sub(1).filter(|&step| step < STEPS),
            Self::Puzzle(_) => None,
            Self::Chapter(chapter) => Some(STEPS + chapter as usize),
        }
    }
}

/// How far a lesson is.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, miniserde::Serialize, miniserde::Deserialize,
)]
struct LessonProgress {
    /// This number of boards is done.
    reached: u8,
    /// Whether it was done to the end.
    done: bool,
}

/// How far each lesson is, the step to go on with, the grade and the days of the puzzles, and how games ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, miniserde::Serialize, miniserde::Deserialize)]
pub struct Progress {
    /// By the places of [`Place::all`].
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
    /// A puzzle of this grade had its first answer, right and without help or not.
    Answered(Grade, bool),
    /// The puzzle of the day was solved on this day.
    Day(Date),
}

/// No lesson has more boards.
const MOST_BOARDS: u8 = 99;

impl Progress {
    fn left(&self, place: Place) -> LessonProgress {
        let left = place.index().map(|index| self.lessons[index]);
        left.unwrap_or_default()
    }

    /// Whether a lesson was done to the end.
    pub fn is_done(&self, place: Place) -> bool {
        self.left(place).done
    }

    /// How many boards of a lesson are done: of one that is done to the end, all.
    pub fn reached(&self, place: Place) -> usize {
        let LessonProgress { reached, done } = self.left(place);
        if done { usize::MAX } else { reached.into() }
    }

    /// The board with which a lesson goes on, counted from 0.
    pub fn board(&self, place: Place) -> usize {
        let LessonProgress { reached, done } = self.left(place);
        if done { 0 } else { reached.into() }
    }

    /// The number of steps of the path that are done.
    pub fn steps_done(&self) -> usize {
        let steps = self.lessons[..STEPS].iter();
        steps.filter(|left| left.done).count()
    }

    /// The number of chapters that are done.
    pub fn chapters_done(&self) -> usize {
        let chapters = self.lessons[STEPS..].iter();
        chapters.filter(|left| left.done).count()
    }

    /// Whether the path was never opened.
    pub fn is_new(&self) -> bool {
        self.at == 0 && self.steps_done() == 0
    }

    /// Whether all steps of the path are done.
    pub fn is_finished(&self) -> bool {
        self.steps_done() == STEPS
    }

    /// The step to go on with, counted from 1: the open one if it is not done, or else the first one that
    /// is not done.
    pub fn next_step(&self) -> Option<usize> {
        let left = |step: &usize| !self.is_done(Place::Step(*step));
        let at = usize::from(self.at);
        let open = Some(at).filter(|at| *at > 0 && left(at));
        open.or_else(|| (1..=STEPS).find(left))
    }

    /// The chapter to go on with: the first that was begun and is not done, or else the first that is not
    /// done.
    pub fn next_chapter(&self) -> Option<Chapter> {
        let open = || {
            let chapters = Chapter::ALL.into_iter();
            chapters.filter(|&chapter| !self.is_done(Place::Chapter(chapter)))
        };
        let is_begun = |&chapter: &Chapter| self.board(Place::Chapter(chapter)) > 0;
        open().find(is_begun).or_else(|| open().next())
    }

    /// Takes note of a result. Only puzzles of the grade that follows the person change it.
    pub fn learn(&mut self, learned: Learned) {
        match learned {
            Learned::Opened(place) => self.open(place),
            Learned::Reached(place, boards) => self.reach(place, boards),
            Learned::Finished(place) => self.finish(place),
            Learned::Answered(grade, is_first) if grade == self.level.grade() => {
                self.level.record(is_first);
            }
            Learned::Answered(..) => {}
            Learned::Day(day) => self.streak.solved(day),
        }
    }

    /// Takes note that this lesson is open. A grade that is asked for follows the person from then on.
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
            let left = &mut self.lessons[index];
            if left.done {
                return;
            }
            let boards = u8::try_from(boards).unwrap_or(MOST_BOARDS);
            left.reached = left.reached.max(boards.min(MOST_BOARDS));
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

    /// This progress with that of another tab, which began with `base` as this tab did. What only the other tab has
    /// changed, or deleted, is taken over. A lesson that went on in both is as far as in the tab that has come further.
    #[must_use]
    pub fn joined(&self, base: &Self, other: &Self) -> Self {
        let mut joined = self.clone();
        for (place, left) in joined.lessons.iter_mut().enumerate() {
            let other = other.lessons[place];
            if *left == base.lessons[place] {
                *left = other;
                continue;
            }
            left.done |= other.done;
            left.reached = if left.done {
                0
            } else {
                left.reached.max(other.reached)
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

    /// Whether a person can be so far, as in no damaged save.
    pub(crate) fn is_possible(&self) -> bool {
        let fits = |left: &LessonProgress| left.reached <= if left.done { 0 } else { MOST_BOARDS };
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
        let mut on = base.clone();
        on.reach(Place::Step(2), 1);
        let joined = on.joined(&base, &deleted);
        assert!(!joined.is_done(Place::Step(1)));
        assert_eq!(joined.reached(Place::Step(2)), 1);
    }

    #[test]
    fn the_open_step_comes_first_and_then_the_first_one_left() {
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
