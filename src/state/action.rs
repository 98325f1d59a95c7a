//! Everything that can happen to the page.

use super::{Dialog, KeyCommand, Panel, Section, StorageAction};
use crate::catalogue::Language;
use crate::engine::Position;
use crate::game::Route;
use crate::game::teach::Learned;
use crate::game::{Edit, Form, Game, GameAction, Setting, TryOut, TurnToken};
use crate::platform::address::Arrival;

/// Why the page is to be loaded again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reload {
    /// A language was chosen in the settings.
    Setting,
    /// A link in another language was followed.
    Link(Language),
    /// All saved data was replaced or deleted, and the language with it.
    Data,
    /// The messages of the language have not come.
    Retry,
}

/// Everything that can happen to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum AppAction {
    /// A person plays in the visible game. Help that the settings forbid is not given.
    Play(GameAction),
    /// A person plays on the board of the game with this number.
    PlayInGame(u32, GameAction),
    /// Another game is put on the table, as a try-out of a step or a link, or as a usual game.
    Start(Box<Game>, Option<TryOut>),
    /// A key with a command in the whole page.
    Command(KeyCommand),
    /// Changes one setting.
    Set(Setting),
    /// Chooses the language; `None` is the language of the browser.
    Language(Option<Language>),
    /// The messages of a language that have not come are asked for again.
    RetryLanguage,
    /// A dialog is opened, and replaces an open one. Only the result of a game replaces none: it waits.
    Open(Dialog),
    /// The open dialog is closed.
    Close,
    /// The browser has closed the dialog with this number (see `TransientState::dialogs`), as it does for Escape.
    DialogClosed(u32),
    /// A section is opened from the menu.
    Enter(Section),
    /// A screen is opened; `Route::Play` goes back to the table as it is.
    Go(Route),
    /// The screen that was opened under this number shows something else, in the same entry of the history.
    Edit(u32, Edit),
    /// A notice is closed.
    Dismiss(Trouble),
    /// Another panel is shown beside the board, or none.
    SetPanel(Option<Panel>),
    /// The computer makes the move of this turn; the seed is for its random choices.
    ComputerMove(TurnToken, u64),
    /// The move of a friend, which came by link, is played on the board at this moment.
    FriendMoveShown,
    /// A link is followed, or a person goes back or forward.
    Navigated(Arrival),
    /// An action on the saved data.
    Storage(StorageAction),
    /// A lesson went on, or a puzzle was answered.
    Learn(Learned),
    /// The typed text of the setup is kept until another game begins.
    Draft(Form),
    /// Moves of a finished game are undone until this number is left. It stays the same game, which is counted once.
    TryAgain(usize),
    /// The learner on this board plays this many games against itself, with chance from a seed.
    Train(Position, u32, u64),
    /// The training of the learner on this board is deleted.
    ForgetTraining(Position),
}

/// The subject of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// The messages of the language have not come.
    Language,
    /// A link could not be opened, or not wholly.
    Link,
    /// The saved data.
    Saving,
    /// The game that another one has replaced.
    Replaced,
}
