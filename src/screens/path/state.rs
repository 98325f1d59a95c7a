//! The state of an open step, and the part of it that is saved.

use std::rc::Rc;

use yew::Reducible;

use crate::engine::Convention;
use crate::game::GameAction;
use crate::game::path::{Open, PathProgress, Session};
use crate::game::puzzle::Date;
use crate::state::AppState;
use crate::state::StorageAction;

/// The open step or practice.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PathState {
    /// The step, once the day and chance are known.
    pub session: Option<Rc<Session>>,
    /// The number of events that restarted a pause.
    pub acts: u64,
}

/// The data that comes from the browser, and the saved data.
#[derive(Clone, Debug, PartialEq)]
pub struct Given {
    /// The step or skill to open.
    pub open: Open,
    /// The rule for the last stone.
    pub last: Convention,
    /// The day here.
    pub today: Date,
    /// Drawn by chance.
    pub seed: u64,
    /// The saved progress.
    pub kept: PathProgress,
}

/// Something that happens in a step.
#[derive(Clone, Debug, PartialEq)]
pub enum PathAction {
    /// The data of the browser has arrived.
    Begin(Given),
    /// Goes to the next board.
    Next,
    /// Sets the board back as it was.
    Again,
    /// Shows the answer.
    Show,
    /// Shows the help of a practice.
    Help,
    /// Says that the reader, or else the computer, takes the last stone.
    TakesLast(bool),
    /// Says that no move wins.
    NoMove,
    /// Says that the heaps are cut as they should be.
    Check,
    /// Cuts or joins a heap below this stone.
    Cut(usize, u32),
    /// Presses the block of this size in this heap.
    Block(usize, u32),
    /// Takes back the move that gave the game away.
    TakeBack,
    /// Plays on after it.
    PlayOn,
    /// Does something on the board.
    Act(GameAction),
    /// A pause is over.
    Tick,
}

impl PathState {
    /// The next state.
    #[must_use]
    pub fn after(mut self, action: PathAction) -> Self {
        // Actions on the board restart no pause, or it might never end.
        self.acts += u64::from(!matches!(action, PathAction::Act(_)));
        if let PathAction::Begin(given) = action {
            let Given {
                open,
                last,
                today,
                seed,
                kept,
            } = given;
            self.session = Session::open(open, last, kept, today, seed).map(Rc::new);
            return self;
        }
        let Some(session) = &mut self.session else {
            return self;
        };
        let session = Rc::make_mut(session);
        match action {
            PathAction::Begin(_) => {}
            PathAction::Next => session.next(),
            PathAction::Again => session.again(),
            PathAction::Show => session.show(),
            PathAction::Help => session.help(),
            PathAction::TakesLast(reader) => session.say_last(reader),
            PathAction::NoMove => session.say_none(),
            PathAction::Check => session.check(),
            PathAction::Cut(heap, stone) => session.cut(heap, stone),
            PathAction::Block(heap, size) => session.press_block(heap, size),
            PathAction::TakeBack => session.take_back(),
            PathAction::PlayOn => session.play_on(),
            PathAction::Act(action) => session.act(action),
            PathAction::Tick => session.tick(),
        }
        self
    }
}

impl Reducible for PathState {
    type Action = PathAction;

    fn reduce(self: Rc<Self>, action: PathAction) -> Rc<Self> {
        Rc::unwrap_or_clone(self).after(action).into()
    }
}

/// A person's progress on the path.
pub fn kept(page: &AppState) -> PathProgress {
    page.learned.path
}

/// The action that notes the progress; `None` where the page has that already.
pub fn note(page: &AppState, now: &PathProgress) -> Option<StorageAction> {
    (kept(page) != *now).then_some(StorageAction::Path(*now))
}
