//! The state of an open lesson, and the part of it that is saved.

use std::rc::Rc;

use yew::Reducible;

use crate::game::puzzle::{Address, Date};
use crate::game::teach::{Learned, LessonAction, Place, Progress, Session};
use crate::text::courses;

/// The open lesson.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TeachState {
    /// The lesson, once the day and the seed are known.
    pub session: Option<Rc<Session>>,
    /// The number of events that restarted a pause.
    pub pause_restarts: u64,
    /// The address of the page without its fragment.
    pub page: Rc<str>,
    /// What the last action has brought, for the page to note.
    pub learned: Vec<Learned>,
}

/// The data that comes from the browser, and the saved data.
#[derive(Clone, Debug, PartialEq)]
pub struct LessonStart {
    /// The lesson to open.
    pub place: Place,
    /// The day here.
    pub today: Date,
    /// A random number.
    pub seed: u64,
    pub progress: Progress,
    /// Whether a puzzle has hints.
    pub hints: bool,
    /// The address of the page without its fragment.
    pub page: String,
}

/// Something that happens in a lesson.
#[derive(Clone, Debug, PartialEq)]
pub enum TeachAction {
    /// The data of the browser has arrived.
    Begin(LessonStart),
    /// On the board with this number a person with this progress does this, or the pause before a move has ended.
    Lesson(u32, LessonAction, Progress),
}

impl TeachState {
    /// The number of the open board.
    pub fn number(&self) -> u32 {
        let session = self.session.as_deref();
        session.map_or(0, |session| session.board().number)
    }

    /// The next state.
    #[must_use]
    pub fn after(mut self, action: TeachAction) -> Self {
        self.learned.clear();
        // An action may come late, when another board is open.
        if matches!(action, TeachAction::Lesson(number, ..) if number != self.number()) {
            return self;
        }
        // Actions on the board and typing restart no pause, or it might never end.
        let restarts = !matches!(
            action,
            TeachAction::Lesson(_, LessonAction::Board(_) | LessonAction::Write(_), _)
        );
        self.pause_restarts += u64::from(restarts);
        match action {
            TeachAction::Begin(start) => {
                let LessonStart {
                    place,
                    today,
                    seed,
                    progress,
                    hints,
                    page,
                } = start;
                let source = courses::source(place);
                let session = Session::open(place, source, &progress, today, seed);
                self.learned = match place {
                    Place::Puzzle(Address::Grade(grade)) => vec![Learned::Grade(grade)],
                    _ => Vec::new(),
                };
                self.session = Some(Rc::new(session.with_hints(hints)));
                self.page = page.into();
            }
            TeachAction::Lesson(_, lesson_action, progress) => {
                if let Some(session) = &mut self.session {
                    self.learned = Rc::make_mut(session).apply(lesson_action, &progress);
                }
            }
        }
        self
    }
}

impl Reducible for TeachState {
    type Action = TeachAction;

    fn reduce(self: Rc<Self>, action: TeachAction) -> Rc<Self> {
        Rc::unwrap_or_clone(self).after(action).into()
    }
}
