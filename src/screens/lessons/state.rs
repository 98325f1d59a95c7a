//! The state of an open lesson, and the part of it that is saved.

use std::rc::Rc;

use yew::Reducible;

use crate::game::{Chapter, GameAction, Lesson, Progress};
use crate::state::AppState;
use crate::state::StorageAction;

/// The open lesson.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonState {
    /// The lesson with the place in it.
    pub lesson: Rc<Lesson>,
    /// The number of events that restarted a pause.
    pub acts: u64,
}

/// Something that happens in a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum LessonsAction {
    /// Goes to the next step.
    Next,
    /// Goes to the step before.
    Back,
    /// Sets the step back as it was.
    Again,
    /// Goes to the first step.
    Restart,
    /// Reads the number that was written in binary.
    Check,
    /// Gives this number.
    Number(u32),
    /// Shows the answer.
    Show,
    /// Gives this answer, counted from 0.
    Answer(usize),
    /// Writes this into the field for a number.
    Write(String),
    /// Does something on the board.
    Act(GameAction),
    /// A pause is over.
    Tick,
}

impl LessonsAction {
    /// Whether this action restarts a pause. Actions on the board do not, or the pause might never end.
    /// A button ends the pause.
    const fn begins_pause(&self) -> bool {
        !matches!(self, Self::Act(_) | Self::Write(_))
    }
}

impl LessonState {
    /// Opens a lesson where it was left.
    pub fn resume(chapter: Chapter, progress: &Progress) -> Self {
        Self {
            lesson: Rc::new(Lesson::resume(chapter, progress)),
            acts: 0,
        }
    }

    /// The next state.
    #[must_use]
    pub fn after(mut self, action: LessonsAction) -> Self {
        self.acts += u64::from(action.begins_pause());
        let lesson = Rc::make_mut(&mut self.lesson);
        match action {
            LessonsAction::Next => lesson.next(),
            LessonsAction::Back => lesson.back(),
            LessonsAction::Again => lesson.again(),
            LessonsAction::Restart => lesson.restart(),
            LessonsAction::Check => lesson.check(),
            LessonsAction::Number(number) => lesson.press_number(number),
            LessonsAction::Show => lesson.show(),
            LessonsAction::Answer(place) => lesson.choose(place),
            LessonsAction::Write(text) => lesson.write(&text),
            LessonsAction::Act(action) => lesson.act(action),
            LessonsAction::Tick => lesson.tick(),
        }
        self
    }

    /// A number that differs for each step of the lesson, and for its end.
    pub fn place(&self) -> usize {
        self.lesson.step() + usize::from(self.lesson.is_finished())
    }
}

impl Reducible for LessonState {
    type Action = LessonsAction;

    fn reduce(self: Rc<Self>, action: LessonsAction) -> Rc<Self> {
        Rc::unwrap_or_clone(self).after(action).into()
    }
}

/// A person's progress.
pub fn progress(page: &AppState) -> Progress {
    page.learned.progress
}

/// The action that notes how far a lesson is; `None` where the page has that already.
pub fn note(page: &AppState, lesson: &Lesson) -> Option<StorageAction> {
    let known = progress(page);
    let mut noted = known;
    noted.note(lesson);
    (noted != known).then_some(StorageAction::Lessons(noted))
}
