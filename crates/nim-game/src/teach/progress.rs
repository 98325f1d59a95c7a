//! What a person has done: lessons, puzzles and games.

use nim_engine::Convention;

use super::{Chapter, Step};
use crate::Statistics;
use crate::puzzle::{Address, Date, Grade, PuzzleAnswer, PuzzleHistory, PuzzleLevel, Streak};

/// A step, a chapter or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A step of the path with this rule.
    Step(Convention, Step),
    /// A chapter of “Go deeper”.
    Chapter(Chapter),
    Puzzle(Address),
}

impl Place {
    /// Everything that can be done to the end: the steps in misère play, those in normal play, and the chapters.
    pub fn all() -> impl Iterator<Item = Self> {
        let rules = [Convention::Misere, Convention::Normal];
        let steps = rules.into_iter().flat_map(Self::steps);
        steps.chain(Chapter::ALL.into_iter().map(Self::Chapter))
    }

    /// The steps of the path with this rule.
    pub fn steps(convention: Convention) -> impl Iterator<Item = Self> {
        let steps = Step::ALL.into_iter();
        steps.map(move |step| Self::Step(convention, step))
    }

    /// How many minutes the lesson takes, at least one: so long does a person read its words and answer its boards.
    pub const fn minutes(self) -> u32 {
        match self {
            Self::Step(_, step) => step.minutes(),
            Self::Puzzle(_) => 1,
            Self::Chapter(chapter) => chapter.minutes(),
        }
    }

    /// The index in [`Self::all`]; `None` for puzzles, which are never done.
    fn index(self) -> Option<usize> {
        match self {
            Self::Step(convention, step) => {
                let first = match convention {
                    Convention::Misere => 0,
                    Convention::Normal => Step::ALL.len(),
                };
                Some(first + step as usize)
            }
            Self::Puzzle(_) => None,
            Self::Chapter(chapter) => Some(2 * Step::ALL.len() + chapter as usize),
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

/// How far each lesson is, the grade and the days of the puzzles, and how games ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, miniserde::Serialize, miniserde::Deserialize)]
pub struct Progress {
    /// In the order of [`Place::all`].
    lessons: [LessonProgress; 2 * Step::ALL.len() + Chapter::ALL.len()],
    /// The current grade of the puzzles, which adapts to the answers.
    pub level: PuzzleLevel,
    /// The days on which the puzzle of the day was solved.
    pub streak: Streak,
    /// The answers in the last puzzles.
    #[serde(rename = "tried")]
    pub history: PuzzleHistory,
    /// How games ended.
    pub games: Statistics,
}

/// A result of a lesson or a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Learned {
    /// The puzzles of this grade were opened.
    Grade(Grade),
    /// This number of boards of a lesson is done.
    Reached(Place, usize),
    /// A lesson is done to the end.
    Finished(Place),
    /// A puzzle of this grade had its first answer; `true` if that was right and without help.
    Answered(Grade, bool),
    /// The puzzle of the day was solved on this day.
    Day(Date),
    /// This was answered in a puzzle.
    Tried(Address, PuzzleAnswer),
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

    /// The number of steps of the path with this rule that are done.
    pub fn steps_done(&self, convention: Convention) -> usize {
        let steps = Place::steps(convention);
        steps.filter(|&step| self.is_done(step)).count()
    }

    /// The number of chapters that are done.
    pub fn chapters_done(&self) -> usize {
        let chapters = self.lessons[2 * Step::ALL.len()..].iter();
        chapters.filter(|lesson| lesson.done).count()
    }

    /// Whether no board of the path with this rule is done.
    pub fn is_new(&self, convention: Convention) -> bool {
        Place::steps(convention).all(|step| self.reached(step) == 0)
    }

    /// How many minutes the steps take that are left with this rule; `None` if all are done.
    pub fn minutes_left(&self, convention: Convention) -> Option<u32> {
        let left = Place::steps(convention).filter(|&place| !self.is_done(place));
        left.map(Place::minutes)
            .reduce(|all, minutes| all + minutes)
    }

    /// Whether all steps of the path with this rule are done.
    pub fn is_finished(&self, convention: Convention) -> bool {
        self.next_step(convention).is_none()
    }

    /// The step to go on with: the first that is not done. `None` if all steps are done.
    pub fn next_step(&self, convention: Convention) -> Option<Step> {
        let is_left = |&step: &Step| !self.is_done(Place::Step(convention, step));
        Step::ALL.into_iter().find(is_left)
    }

    /// Whether the puzzle of this day is neither solved nor shown.
    pub fn is_daily_open(&self, day: Date) -> bool {
        !self.streak.has(day) && !self.history.is_shown(Address::Daily(day))
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
            Learned::Grade(grade) if grade != self.level.grade() => {
                self.level = PuzzleLevel::at(grade);
            }
            Learned::Reached(place, boards) => self.reach(place, boards),
            Learned::Finished(place) => self.finish(place),
            Learned::Answered(grade, is_right) if grade == self.level.grade() => {
                self.level.record(is_right);
            }
            Learned::Grade(_) | Learned::Answered(..) => {}
            Learned::Day(day) => self.streak.solved(day),
            Learned::Tried(puzzle, answer) => self.history.add(puzzle, answer),
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
        if self.level == base.level {
            joined.level = other.level;
        }
        if self.streak == base.streak {
            joined.streak = other.streak.clone();
        } else {
            joined.streak.add(&other.streak);
        }
        if self.history == base.history {
            joined.history = other.history.clone();
        } else {
            joined.history.add_all(&other.history);
        }
        joined.games = self.games.joined(&base.games, &other.games);
        joined
    }

    /// Adds the answers and the days of the puzzles in the progress that this one replaces.
    pub fn keep_puzzles(&mut self, replaced: &Self) {
        self.history.add_all(&replaced.history);
        self.streak.add(&replaced.streak);
    }

    /// Whether a person can come so far. A damaged save may hold impossible values.
    pub(crate) fn is_possible(&self) -> bool {
        let fits = |kept: &LessonProgress| kept.reached <= if kept.done { 0 } else { MOST_BOARDS };
        self.lessons.iter().all(fits)
            && self.level.is_possible()
            && self.streak.is_possible()
            && self.history.is_possible()
            && self.games.is_possible()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::puzzle::date::Date;

    fn step(number: usize) -> Place {
        Place::Step(Convention::Misere, Step::of(number).unwrap())
    }

    #[test]
    fn a_lesson_of_two_tabs_is_as_far_as_in_either() {
        let base = Progress::default();
        let (mut one, mut two) = (base.clone(), base.clone());
        one.reach(step(1), 3);
        one.finish(step(2));
        two.reach(step(1), 1);
        two.reach(step(2), 4);
        two.reach(step(3), 2);
        for joined in [one.joined(&base, &two), two.joined(&base, &one)] {
            assert_eq!(joined.reached(step(1)), 3);
            assert!(joined.is_done(step(2)));
            assert_eq!(joined.reached(step(3)), 2);
        }
    }

    #[test]
    fn what_another_tab_deletes_does_not_come_back() {
        let mut base = Progress::default();
        base.finish(step(1));
        base.streak.solved(Date::read("2026-11-20").unwrap());
        let deleted = Progress::default();
        assert_eq!(base.joined(&base, &deleted), deleted);
        // What this tab has learned since stays.
        let mut here = base.clone();
        here.reach(step(2), 1);
        let joined = here.joined(&base, &deleted);
        assert!(!joined.is_done(step(1)));
        assert_eq!(joined.reached(step(2)), 1);
    }

    #[test]
    fn each_rule_has_its_own_steps() {
        let [misere, normal] = [Convention::Misere, Convention::Normal];
        let mut progress = Progress::default();
        assert!(progress.is_new(misere));
        progress.reach(Place::Step(misere, Step::PracticeSingles), 1);
        assert!(!progress.is_new(misere) && progress.is_new(normal));
        assert_eq!(progress.next_step(misere), Some(Step::SingleStones));
        progress.finish(step(1));
        assert_eq!(progress.next_step(misere), Some(Step::LargerHeap));
        assert_eq!(progress.next_step(normal), Some(Step::SingleStones));
        Place::steps(misere).for_each(|step| progress.finish(step));
        assert_eq!(progress.steps_done(misere), 12);
        assert!(progress.is_finished(misere));
        assert_eq!(progress.steps_done(normal), 0);
        assert_eq!(progress.chapters_done(), 0);
    }
}
