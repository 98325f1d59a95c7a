//! The state of the open puzzle screen, and the part of it that is saved.

use std::rc::Rc;

use yew::Reducible;

use crate::game::puzzle::{Address, Grade, Kept, Puzzles, Stage, Today};
use crate::game::{GameAction, LinkError, bounded};
use crate::state::AppState;
use crate::state::StorageAction;
use crate::text::puzzle as words;

/// Within this time, in milliseconds, a second press belongs to a double press.
const DOUBLE_PRESS: u32 = 400;

/// The open puzzle.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzlesState {
    /// The address of the puzzle.
    pub address: Address,
    /// The puzzle, once the day and chance are known.
    pub puzzles: Option<Rc<Puzzles>>,
    /// The address of the page without its fragment.
    pub page: Rc<str>,
    /// Whether the result is on the clipboard.
    pub copied: bool,
    /// Whether the pressed button has just become "No move wins": the second press of a double press is no
    /// answer.
    pub rests: bool,
    /// The number of events that restarted a pause. A press during a pause does not count, or the pause
    /// might never end.
    pub acts: u64,
}

/// The data that comes from the browser, and the saved data.
#[derive(Clone, Debug, PartialEq)]
pub struct Given {
    /// The day here.
    pub today: Today,
    /// Drawn by chance.
    pub seed: u64,
    /// The address of the page without its fragment.
    pub page: String,
    /// The saved part of the state.
    pub kept: Kept,
}

/// Something that happens on the screen.
#[derive(Clone, Debug, PartialEq)]
pub enum PuzzlesAction {
    /// The data of the browser has arrived.
    Begin(Given),
    /// Says that no move wins.
    None,
    /// Tries once more.
    Again,
    /// Shows the answer.
    Show,
    /// Goes to another puzzle.
    Next,
    /// Goes to a puzzle of this grade.
    Grade(Grade),
    /// Goes to the puzzle of this day, which is today.
    Daily(Today),
    /// Does something on the board.
    Act(GameAction),
    /// A pause is over.
    Tick,
    /// The result is on the clipboard.
    Copied,
}

/// Reads the address of a puzzle.
///
/// # Errors
/// Gives the error in the address.
pub fn read(fragment: &str) -> Result<Address, LinkError> {
    bounded(fragment)?;
    Address::read(fragment).map_err(|error| words::refused(&error))
}

impl PuzzlesState {
    /// The screen, before anything is known.
    pub fn new(address: Address) -> Self {
        Self {
            address,
            puzzles: None,
            page: Rc::default(),
            copied: false,
            rests: false,
            acts: 0,
        }
    }

    /// The next state.
    #[must_use]
    pub fn after(mut self, action: PuzzlesAction) -> Self {
        match action {
            PuzzlesAction::Begin(given) => self.begin(given),
            PuzzlesAction::Copied => self.copied = true,
            PuzzlesAction::Tick => {
                self.acts += 1;
                if self.rests {
                    self.rests = false;
                } else {
                    self.change(Puzzles::tick);
                }
            }
            PuzzlesAction::Act(action) => self.change(|puzzles| puzzles.act(action)),
            PuzzlesAction::Daily(today) => self.press(|puzzles| puzzles.open_daily(today)),
            PuzzlesAction::None if self.rests => {}
            PuzzlesAction::None => self.press(Puzzles::say_none),
            PuzzlesAction::Show => self.press(Puzzles::show),
            PuzzlesAction::Again => {
                let shown = self.stage() == Some(Stage::Shown);
                self.lay(Puzzles::again, shown);
            }
            PuzzlesAction::Next => {
                let missed = matches!(self.stage(), Some(Stage::Answered { right: false, .. }));
                self.lay(Puzzles::next, missed);
            }
            PuzzlesAction::Grade(grade) => self.press(|puzzles| puzzles.open_grade(grade)),
        }
        self
    }

    /// The address of the puzzle, or of the request before it has arrived.
    pub fn link(&self) -> String {
        let puzzles = self.puzzles.as_ref();
        let address = puzzles.map_or(self.address, |puzzles| puzzles.address());
        address.write()
    }

    /// How long it is, in milliseconds, until the next thing that happens by itself.
    pub fn due(&self) -> Option<u32> {
        let puzzles = self.puzzles.as_ref();
        let rest = self.rests.then_some(DOUBLE_PRESS);
        rest.or_else(|| puzzles.and_then(|puzzles| puzzles.due()))
    }

    /// Draws the puzzle once, and ignores later data.
    fn begin(&mut self, given: Given) {
        self.acts += 1;
        if self.puzzles.is_none() {
            let puzzles = Puzzles::open(self.address, given.kept, given.today, given.seed);
            self.puzzles = Some(Rc::new(puzzles));
            self.page = given.page.into();
        }
    }

    fn stage(&self) -> Option<Stage> {
        self.puzzles.as_ref().map(|puzzles| puzzles.stage())
    }

    fn change(&mut self, change: impl FnOnce(&mut Puzzles)) {
        if let Some(puzzles) = &mut self.puzzles {
            change(Rc::make_mut(puzzles));
        }
    }

    /// Presses a button.
    fn press(&mut self, change: impl FnOnce(&mut Puzzles)) {
        self.copied = false;
        self.change(change);
    }

    /// Presses a button that may lay a puzzle; `beside`, where "No move wins" then stands.
    fn lay(&mut self, change: impl FnOnce(&mut Puzzles), beside: bool) {
        self.press(change);
        self.rests |= beside && self.stage() == Some(Stage::Asking);
    }
}

impl Reducible for PuzzlesState {
    type Action = PuzzlesAction;

    fn reduce(self: Rc<Self>, action: PuzzlesAction) -> Rc<Self> {
        Rc::unwrap_or_clone(self).after(action).into()
    }
}

/// The saved data of the puzzles.
pub fn kept(page: &AppState) -> Kept {
    page.learned.puzzles.clone()
}

/// The action that notes these results; `None` where the page has them already.
pub fn note(page: &AppState, now: &Kept) -> Option<StorageAction> {
    (kept(page) != *now).then(|| StorageAction::Puzzles(now.clone()))
}
