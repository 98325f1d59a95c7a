//! How far a person is in the lessons, and its texts in a save.

use super::{Chapter, STEPS};
use crate::puzzle::date::digits_only;
use crate::puzzle::{Address, Date, Grade, Level, SavedError, Streak, saved};

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

    /// The name in a save: `4`, `binary`.
    fn name(self) -> String {
        match self {
            Self::Step(step) => step.to_string(),
            Self::Chapter(chapter) => chapter.name().to_owned(),
            Self::Puzzle(address) => address.to_string(),
        }
    }
}

/// How far a lesson is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Left {
    /// So many boards are done.
    reached: u8,
    /// Whether it was done to the end.
    done: bool,
}

/// How far each lesson is, the step to go on with, and the grade and the days of the puzzles.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    lessons: [Left; STEPS + Chapter::ALL.len()],
    /// The step that was open last, counted from 1; 0 before the first.
    at: u8,
    /// The grade of the puzzles that follows the person.
    pub level: Level,
    /// The days on which the puzzle of the day was solved.
    pub streak: Streak,
}

/// A result of a lesson or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learned {
    /// A lesson was opened, or a puzzle by this address.
    Opened(Place),
    /// So many boards of a lesson are done.
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
    fn left(&self, place: Place) -> Left {
        let left = place.index().map(|index| self.lessons[index]);
        left.unwrap_or_default()
    }

    /// Whether a lesson was done to the end.
    pub fn is_done(&self, place: Place) -> bool {
        self.left(place).done
    }

    /// How many boards of a lesson are done: of one that is done to the end, all.
    pub fn reached(&self, place: Place) -> usize {
        let Left { reached, done } = self.left(place);
        if done { usize::MAX } else { reached.into() }
    }

    /// The board with which a lesson goes on, counted from 0.
    pub fn board(&self, place: Place) -> usize {
        let Left { reached, done } = self.left(place);
        if done { 0 } else { reached.into() }
    }

    /// How many steps of the path are done.
    pub fn steps(&self) -> usize {
        let steps = self.lessons[..STEPS].iter();
        steps.filter(|left| left.done).count()
    }

    /// How many chapters are done.
    pub fn chapters(&self) -> usize {
        let chapters = self.lessons[STEPS..].iter();
        chapters.filter(|left| left.done).count()
    }

    /// Whether the path was never opened.
    pub fn is_new(&self) -> bool {
        self.at == 0 && self.steps() == 0
    }

    /// Whether all steps of the path are done.
    pub fn is_finished(&self) -> bool {
        self.steps() == STEPS
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
                self.level = Level::at(grade);
            }
            _ => {}
        }
    }

    /// Takes note that so many boards of a lesson are done.
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
            self.lessons[index] = Left {
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
        if self.level == base.level {
            joined.level = other.level;
        }
        if self.streak == base.streak {
            joined.streak = other.streak.clone();
        } else {
            joined.streak.add(&other.streak);
        }
        joined
    }

    /// Writes the lessons: `1 at=4 1=0+ 2=3 binary=0+`, the open step, and for each lesson the boards that are
    /// done, with a sign where it is done to the end. A lesson that was never begun is left out.
    pub fn write_lessons(&self) -> String {
        let mut text = [saved::VERSION, " at=", &self.at.to_string()].concat();
        for place in Place::all() {
            let left = self.left(place);
            if left != Left::default() {
                let sign = if left.done { "+" } else { "" };
                text.extend([" ", &place.name(), "=", &left.reached.to_string(), sign]);
            }
        }
        text
    }

    /// Reads the lessons.
    ///
    /// # Errors
    /// The text is damaged, or of another version. The error names the first wrong word.
    pub fn read_lessons(&mut self, text: &str) -> Result<(), SavedError> {
        let words = saved::words(text)?;
        let Some((("at", at), lessons)) = words.split_first() else {
            return Err(saved::damaged("at"));
        };
        let at = digits_only(at).filter(|&at: &u8| usize::from(at) <= STEPS);
        let at = at.ok_or_else(|| saved::damaged("at"))?;
        let mut read = Self::default().lessons;
        for &(name, told) in lessons {
            let index = Place::all().position(|place| place.name() == name);
            let (index, left) = index
                .zip(Left::read(told))
                .ok_or_else(|| saved::damaged(name))?;
            read[index] = left;
        }
        (self.lessons, self.at) = (read, at);
        Ok(())
    }
}

impl Left {
    fn read(told: &str) -> Option<Self> {
        let (digits, done) = match told.strip_suffix('+') {
            Some(digits) => (digits, true),
            None => (told, false),
        };
        let reached = digits_only(digits).filter(|&boards| boards <= MOST_BOARDS)?;
        Some(Self { reached, done })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::date::Date;

    #[test]
    fn what_is_written_is_read_again() {
        let mut progress = Progress::default();
        progress.open(Place::Step(4));
        progress.finish(Place::Step(1));
        progress.reach(Place::Step(12), 1);
        progress.reach(Place::Chapter(Chapter::Move), 3);
        progress.finish(Place::Chapter(Chapter::Binary));
        let written = "1 at=4 1=0+ 12=1 binary=0+ move=3";
        assert_eq!(progress.write_lessons(), written);
        let mut read = Progress::default();
        read.read_lessons(written).unwrap();
        assert_eq!(read, progress);
    }

    #[test]
    fn a_damaged_text_is_refused_and_changes_nothing() {
        let mut progress = Progress::default();
        progress.finish(Place::Step(2));
        let before = progress.clone();
        for text in [
            "",
            "2 at=1",
            "1 at=13",
            "1 at=1 0=1",
            "1 at=1 13=1",
            "1 1=1",
            "1 at=+1",
            "1 at=1 2=100",
            "1 at=1 later=1",
            "1 at=1 move=x",
        ] {
            assert!(progress.read_lessons(text).is_err(), "{text:?}");
        }
        assert_eq!(progress, before);
    }

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
