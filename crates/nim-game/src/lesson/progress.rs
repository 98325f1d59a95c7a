//! A person's progress in the lessons, and its text in a save.

use super::{Chapter, Lesson};
use crate::puzzle::date::digits_only;
use crate::puzzle::{SavedError, saved};

/// Which lessons are done, and at which step each was left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    lessons: [Left; Chapter::ALL.len()],
}

/// How a lesson was left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Left {
    step: u8,
    done: bool,
}

/// No lesson has as many steps, so a larger number is damage.
const MOST_STEPS: u8 = 99;

impl Progress {
    /// Records the progress of a lesson. A finished lesson stays finished, and restarts the next time.
    pub fn note(&mut self, lesson: &Lesson) {
        let done = lesson.is_finished();
        let step = if done { 0 } else { lesson.step() };
        let left = &mut self.lessons[lesson.chapter() as usize];
        left.done |= done;
        left.step = u8::try_from(step).unwrap_or(MOST_STEPS);
    }

    /// Whether the lesson on this chapter is done.
    pub const fn is_done(&self, chapter: Chapter) -> bool {
        self.lessons[chapter as usize].done
    }

    /// The step, counted from 0, at which the lesson on this chapter was left.
    pub fn step(&self, chapter: Chapter) -> usize {
        self.lessons[chapter as usize].step.into()
    }

    /// How many lessons are done.
    pub fn done(&self) -> usize {
        self.lessons.iter().filter(|left| left.done).count()
    }

    /// The lesson to go on with: the first that was begun and is not done, or else the first that is not
    /// done.
    pub fn next(&self) -> Option<Chapter> {
        let open = || Chapter::ALL.into_iter().filter(|&at| !self.is_done(at));
        open()
            .find(|&at| self.step(at) > 0)
            .or_else(|| open().next())
    }

    /// The text: `1 binary=0+ move=3`, the step of each lesson, with a sign where it is done. A lesson that
    /// was never begun is left out.
    pub fn write(&self) -> String {
        let mut text = saved::VERSION.to_owned();
        for (chapter, left) in Chapter::ALL.into_iter().zip(self.lessons) {
            if left != Left::default() {
                let sign = if left.done { "+" } else { "" };
                text.extend([" ", chapter.name(), "=", &left.step.to_string(), sign]);
            }
        }
        text
    }

    /// Reads the saved text.
    ///
    /// # Errors
    /// The text is damaged, or of another version. The error names the first wrong word.
    pub fn read(text: &str) -> Result<Self, SavedError> {
        let mut progress = Self::default();
        for (name, told) in saved::words(text)? {
            let entry = Chapter::of(name).zip(Left::read(told));
            let (chapter, left) = entry.ok_or_else(|| saved::damaged(name))?;
            progress.lessons[chapter as usize] = left;
        }
        Ok(progress)
    }
}

impl Left {
    fn read(told: &str) -> Option<Self> {
        let (digits, done) = match told.strip_suffix('+') {
            Some(digits) => (digits, true),
            None => (told, false),
        };
        let step = digits_only(digits).filter(|&step| step <= MOST_STEPS)?;
        Some(Self { step, done })
    }
}
