//! A person's progress in the lessons, and its text.

use std::fmt;

use super::{LESSONS, Lesson};

/// Which lessons are done, and at which step each was left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    lessons: [Left; LESSONS],
}

/// How a lesson was left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Left {
    step: u8,
    done: bool,
}

/// How far one lesson is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reached {
    number: usize,
    left: Left,
}

impl Reached {
    /// How far this lesson is.
    pub fn by(lesson: &Lesson) -> Self {
        let done = lesson.is_finished();
        // A finished lesson restarts the next time.
        let step = if done { 0 } else { lesson.step() };
        let step = u8::try_from(step).unwrap_or(MOST_STEPS).min(MOST_STEPS);
        let number = lesson.number();
        Self {
            number,
            left: Left { step, done },
        }
    }
}

/// The beginning of every progress text, with the number of its format.
const HEAD: &str = "nim-lessons-1";

/// No lesson has as many steps, so a larger number is damage.
const MOST_STEPS: u8 = 99;

/// Why a text is not a [`Progress`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ProgressError {
    /// The text has another beginning, or a format that this version does not know.
    Head(String),
    /// The text has this number of lessons, which is wrong.
    Lessons(usize),
    /// The entry of this lesson, counted from 1, is not a step.
    Step {
        /// Which lesson.
        lesson: usize,
        /// The entry.
        told: String,
    },
}

impl fmt::Display for ProgressError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Head(head) => write!(f, "“{head}” is not “{HEAD}”: begin the lessons anew"),
            Self::Lessons(count) => {
                write!(
                    f,
                    "{count} lessons instead of {LESSONS}: begin the lessons anew"
                )
            }
            Self::Step { lesson, told } => {
                write!(
                    f,
                    "“{told}” is no step of lesson {lesson}: begin the lessons anew"
                )
            }
        }
    }
}

impl std::error::Error for ProgressError {}

impl Progress {
    /// Records the progress of a lesson. A finished lesson stays finished.
    pub fn note(&mut self, lesson: &Lesson) {
        self.take(Reached::by(lesson));
    }

    /// The same, where the lesson itself is not at hand.
    pub fn take(&mut self, Reached { number, left }: Reached) {
        if let Some(known) = self.lessons.get_mut(number - 1) {
            known.done |= left.done;
            known.step = left.step;
        }
    }

    /// Whether this lesson, counted from 1, is done.
    pub fn is_done(&self, number: usize) -> bool {
        self.left(number).done
    }

    /// The step, counted from 0, at which this lesson was left.
    pub fn step(&self, number: usize) -> usize {
        self.left(number).step.into()
    }

    /// How many lessons are done.
    pub fn done(&self) -> usize {
        self.lessons.iter().filter(|left| left.done).count()
    }

    /// The lesson to go on with, counted from 1: the first that was begun and is not done, or else the
    /// first that is not done.
    pub fn next(&self) -> Option<usize> {
        let left = |begun: bool| {
            let mut lessons = self.lessons.iter();
            lessons.position(|left| !left.done && (left.step > 0 || !begun))
        };
        left(true).or_else(|| left(false)).map(|place| place + 1)
    }

    /// The text: `nim-lessons-1 3 0+ 0 …`, a number for the step of each lesson, with a sign where
    /// it is done.
    pub fn write(&self) -> String {
        let mut text = HEAD.to_owned();
        for left in &self.lessons {
            let sign = if left.done { "+" } else { "" };
            text.extend([" ", &left.step.to_string(), sign]);
        }
        text
    }

    /// Reads the saved text.
    ///
    /// # Errors
    /// The text is damaged, or of another form.
    pub fn read(text: &str) -> Result<Self, ProgressError> {
        let mut parts = text.split(' ');
        let head = parts.next().unwrap_or_default();
        if head != HEAD {
            return Err(ProgressError::Head(head.to_owned()));
        }
        let told: Vec<&str> = parts.collect();
        let mut progress = Self::default();
        if told.len() != LESSONS {
            return Err(ProgressError::Lessons(told.len()));
        }
        for (place, (left, told)) in progress.lessons.iter_mut().zip(told).enumerate() {
            *left = Left::read(told).ok_or_else(|| ProgressError::Step {
                lesson: place + 1,
                told: told.to_owned(),
            })?;
        }
        Ok(progress)
    }

    fn left(&self, number: usize) -> Left {
        let place = number.checked_sub(1);
        let left = place.and_then(|place| self.lessons.get(place));
        left.copied().unwrap_or_default()
    }
}

impl Left {
    fn read(told: &str) -> Option<Self> {
        let (digits, done) = match told.strip_suffix('+') {
            Some(digits) => (digits, true),
            None => (told, false),
        };
        let step: u8 = digits.parse().ok()?;
        // `07` and `+7` are numbers, but this page never wrote them.
        let written = step <= MOST_STEPS && step.to_string() == digits;
        written.then_some(Self { step, done })
    }
}
