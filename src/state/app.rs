//! The whole page as a value: the table, the screen, and the changes of both.

use std::rc::Rc;

use rand::SeedableRng;
use rand::rngs::SmallRng;
use yew::{AttrValue, Reducible};

use super::{Command, Dialog, Screen, Storage, StorageAction, Stored};
use crate::catalogue::{Language, language};
use crate::engine::{Position, ai_compute_move};
use crate::game::teach::Progress;
use crate::game::{
    Form, Game, GameAction, GameState, LearnerTraining, LinkError, Settings, Statistics, Switch,
    Trial, Turn, TurnToken, apply, follow_link, ignored_part, language_of, opponent, own_link,
    read_link, teach,
};
use crate::route::{Location, Route, Section};

/// The page at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct AppState {
    /// The game and its status.
    pub table: Rc<GameState>,
    /// The open dialog and the form.
    pub screen: Screen,
    /// The settings.
    pub settings: Settings,
    /// The schools of the learner, one a board.
    pub schools: Rc<Vec<LearnerTraining>>,
    /// The open screen, with the address that led there.
    pub location: Option<Location>,
    /// The panel beside the board: the analysis, or the moves.
    pub panel: Option<Route>,
    /// How games ended.
    pub statistics: Statistics,
    /// The progress in lessons and puzzles.
    pub learned: Progress,
    /// The unfinished game that another one has replaced, and that can be resumed.
    pub last_game: Option<Rc<GameState>>,
    /// Whether the visit is saved.
    pub storage: Storage,
    /// The language of the visit.
    pub language: VisitLanguage,
    /// Why the page is to be loaded again, once the visit is saved.
    pub reload: Option<Reload>,
}

/// The language of the visit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VisitLanguage {
    /// The language, which never changes: another one loads the page again.
    pub current: Language,
    /// Whether it is that of a link (`lang=`).
    pub is_of_link: bool,
    /// Whether another one was wanted, and its messages have not come.
    pub is_missing: bool,
}

impl Default for VisitLanguage {
    fn default() -> Self {
        Self {
            current: language::current(),
            is_of_link: false,
            is_missing: false,
        }
    }
}

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
    /// A person plays on the visible board. Help that the settings forbid is not given.
    Play(GameAction),
    /// Another game is put on the table, for a trial or not.
    Start(Box<Game>, Option<Trial>),
    /// A key with a command in the whole page.
    Command(Command),
    /// Changes the settings.
    Set(Settings),
    /// Chooses the language; without one it is that of the browser.
    Language(Option<Language>),
    /// The messages of a language that have not come are asked for again.
    RetryLanguage,
    /// The notice about them is closed.
    CloseLanguageNotice,
    /// The sentence that explains the rule is shown, or hidden.
    Explain,
    /// A dialog is opened, in place of the one that may be open.
    Open(Dialog),
    /// The open dialog is closed, by Escape for instance.
    Close,
    /// A section is opened from the menu.
    Enter(Section),
    /// The board that is looked at is taken to this screen.
    Go(Route),
    /// A screen is opened by its address.
    Visit(Route, AttrValue),
    /// The address of the open screen could not be read.
    Refuse(LinkError),
    /// The notice of such an error is closed.
    Dismiss,
    /// The game is gone back to.
    ToGame,
    /// This is shown beside the board, the analysis or the moves; or nothing is.
    Beside(Option<Route>),
    /// The computer makes the move of this turn; chance enters by the seed.
    ComputerMove(TurnToken, u64),
    /// The result of the game is due; it waits while a dialog is open.
    Result,
    /// The link with this fragment is followed.
    Follow(String),
    /// A person goes back or forward to the screen with this fragment.
    Return(String),
    /// Going back closes what is open in front of the screen, down to so many things.
    Uncover(u32),
    /// An action on the saved data.
    Storage(StorageAction),
    /// What is typed into the setup is kept there until another game begins.
    Draft(Form),
    /// Moves are undone until so many are left. The game stays the same game, which is counted once.
    TryAgain(usize),
    /// The learner of a board is trained.
    Train(Position, Training),
}

/// What the learner of a board does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Training {
    /// Begins a course, or breaks it off.
    Enrol(bool),
    /// Takes a lesson; chance enters by this seed.
    Lesson(u64),
    /// Forgets everything.
    Forget,
}

impl AppState {
    /// The page at the start of a visit to an address.
    pub fn opening(fragment: &str) -> Self {
        let table = match Route::of(fragment) {
            Some(_) => GameState::default(),
            None => GameState::opening(fragment),
        };
        let screen = Screen::default();
        let mut page = Self {
            table: Rc::new(table),
            screen,
            settings: Settings::default(),
            schools: Rc::default(),
            location: None,
            panel: None,
            statistics: Statistics::default(),
            learned: Progress::default(),
            last_game: None,
            storage: Storage::default(),
            language: VisitLanguage::default(),
            reload: None,
        };
        if let Some(route) = Route::of(fragment) {
            page.visit(route, fragment.to_owned().into());
        }
        page.tell_ignored(fragment);
        page
    }

    /// The same with saved data. A visit that begins by a link lays its board; one that goes on, as after a
    /// reload, leads to the game as it was left.
    pub fn resuming(fragment: &str, is_link: bool, stored: Stored) -> Self {
        let mut page = Self::opening("");
        let save = page.read_save(stored);
        page.take_over(save.unwrap_or_default());
        match Route::of(fragment) {
            Some(route) => page.visit(route, fragment.to_owned().into()),
            None => page.follow_game(read_link(fragment), is_link),
        }
        page.tell_ignored(fragment);
        page
    }

    /// The next state.
    #[must_use]
    pub fn after(mut self, action: AppAction) -> Self {
        match action {
            AppAction::Play(action) => self.play(action),
            AppAction::Start(game, trial) => {
                self.begin(*game);
                self.table_mut().trial = trial;
            }
            AppAction::Command(command) => self.command(command),
            AppAction::Set(settings) => self.settings = settings,
            AppAction::Language(choice) => {
                self.settings.language = choice.map(|choice| choice.tag().to_owned());
                self.reload = Some(Reload::Setting);
            }
            AppAction::RetryLanguage => self.reload = Some(Reload::Retry),
            AppAction::CloseLanguageNotice => self.language.is_missing = false,
            AppAction::Explain => self.screen.explained = !self.screen.explained,
            AppAction::Open(dialog) => self.open(dialog),
            AppAction::Close => self.close(),
            AppAction::Enter(section) => {
                if let Some(route) = section.route() {
                    self.go(route);
                } else {
                    self.close();
                    self.leave();
                }
            }
            AppAction::Go(route) => self.go(route),
            AppAction::Visit(route, fragment) => {
                let is_game = fragment.starts_with(&route.from_game(&self.table.game));
                self.visit(route, fragment);
                if is_game {
                    self.peek();
                }
            }
            AppAction::Refuse(error) => {
                self.leave();
                self.table_mut().link_error = Some(error);
            }
            AppAction::Dismiss => self.table_mut().link_error = None,
            AppAction::ToGame => self.leave(),
            AppAction::Beside(room) => self.beside(room),
            AppAction::ComputerMove(token, seed) => self.computer_move(token, seed),
            AppAction::Result => self.show_result(),
            AppAction::Follow(fragment) => self.follow(&fragment, true),
            AppAction::Return(fragment) => self.follow(&fragment, false),
            AppAction::Uncover(layers) => self.uncover(layers),
            AppAction::Storage(action) => self.store(action),
            AppAction::Draft(form) => self.screen.form = Some(form),
            AppAction::TryAgain(plies) => {
                self.close();
                while self.table.game.ply() > plies && self.table.game.can_undo() {
                    self.act(GameAction::Undo);
                }
            }
            AppAction::Train(board, training) => self.train(&board, training),
        }
        if self.table.game.is_without_hints() {
            // The panel would show who wins.
            self.panel = None;
        }
        self.count();
        self
    }

    /// Whether the result of this very game has been shown.
    pub fn result_is_shown(&self) -> bool {
        self.screen.shown == Some(self.table.turn_token())
    }

    /// Shows the result of a game that is over, unless a dialog is open.
    fn show_result(&mut self) {
        let over = matches!(self.table.game.turn(), Turn::Over { .. });
        if over && self.screen.dialog.is_none() {
            self.screen.shown = Some(self.table.turn_token());
            self.open(Dialog::Win);
        }
    }

    /// The game, where it is seen.
    pub fn board(&self) -> Option<&GameState> {
        (!self.is_away()).then_some(&self.table)
    }

    fn command(&mut self, command: Command) {
        let shortcuts = self.settings.is_on(Switch::Shortcuts);
        match command {
            // An open dialog gets its keys itself: this one is still on its way.
            Command::LetGo if self.screen.dialog.is_some() => self.close(),
            // Escape closes the panel, unless there is a choice to let go.
            Command::LetGo
                if !self.is_away() && self.table.choice.is_none() && self.panel.is_some() =>
            {
                self.beside(None);
            }
            Command::LetGo => self.play(GameAction::LetGo),
            _ if !shortcuts => {}
            Command::New => self.open(Dialog::Setup),
            Command::Help => self.open(Dialog::HowTo),
            Command::Undo => self.play(GameAction::Undo),
            Command::Redo => self.play(GameAction::Redo),
            Command::Hint => self.play(GameAction::Hint),
        }
    }

    /// How many things are open in front of the screen: the panel beside the board, and a dialog.
    pub fn layers(&self) -> u32 {
        let panel = self.panel.is_some() && !self.is_away();
        u32::from(panel) + u32::from(self.screen.dialog.is_some())
    }

    fn uncover(&mut self, layers: u32) {
        if self.layers() > layers {
            self.close();
        }
        if self.layers() > layers {
            self.panel = None;
        }
    }

    /// Follows the fragment of an address. A link lays its board; an entry of the history leads to the game
    /// as it was left.
    fn follow(&mut self, fragment: &str, is_link: bool) {
        if let Some(route) = Route::of(fragment) {
            self.visit(route, fragment.to_owned().into());
        } else {
            let was_away = self.is_away();
            if !is_link {
                self.close();
            }
            self.leave();
            // Back from a screen the game is as it was left.
            let stays = was_away && fragment == own_link(&self.table.game);
            if !stays {
                let read = follow_link(fragment, Some(&self.table.game));
                self.follow_game(read, is_link);
            }
        }
        // As `head.js` reads it: `de-AT` is German.
        let tag = language_of(fragment).filter(|_| is_link);
        let tag = tag.map(|tag| tag.split('-').next().unwrap_or(tag).to_ascii_lowercase());
        let language = tag.and_then(|tag| Language::of(&tag));
        if let Some(language) = language.filter(|&language| language != self.language.current) {
            self.reload = Some(Reload::Link(language));
        }
        self.tell_ignored(fragment);
    }

    /// Reports a key that a followed link has and no screen reads.
    pub fn tell_ignored(&mut self, fragment: &str) {
        if let (None, Some(part)) = (&self.table.link_error, ignored_part(fragment)) {
            self.table_mut().link_error = Some(LinkError::Ignored(part));
        }
    }

    /// Opens a screen from the table, with the game there.
    fn go(&mut self, route: Route) {
        self.visit(route, route.from_game(&self.table.game).into());
        self.peek();
    }

    /// Opens a screen.
    pub fn visit(&mut self, route: Route, fragment: AttrValue) {
        self.close();
        self.table_mut().link_error = None;
        self.screen.opened = self.screen.opened.wrapping_add(1);
        let number = self.screen.opened;
        self.location = Some(Location {
            route,
            fragment,
            number,
        });
    }

    /// The open screen; the table is none.
    pub fn route(&self) -> Option<Route> {
        self.location.as_ref().map(|location| location.route)
    }

    /// Whether another screen than the table is open.
    pub const fn is_away(&self) -> bool {
        self.location.is_some()
    }

    /// Shows this beside the board, or nothing; from another screen it leads back to the board.
    fn beside(&mut self, route: Option<Route>) {
        self.close();
        self.leave();
        self.panel = route;
        self.peek();
    }

    /// A player who opens the analysis of this game during a turn gets help by it.
    fn peek(&mut self) {
        let seen = self.route().is_some_and(Route::helps) || self.panel == Some(Route::Analyse);
        if seen && matches!(self.table.game.turn(), Turn::Person(_)) {
            self.act(GameAction::Peek);
        }
    }

    /// Starting another game closes any screen in front of the board, and keeps an unfinished one.
    pub fn begin(&mut self, game: Game) {
        self.close();
        self.leave();
        self.begin_game(game);
    }

    /// The step of the path that is tried in the game on the table.
    pub fn tried_step(&self) -> Option<usize> {
        match self.table.trial? {
            Trial::Step(step) => Some(step),
            Trial::Link => None,
        }
    }

    fn train(&mut self, board: &Position, training: Training) {
        let schools = &mut self.schools;
        match training {
            Training::Enrol(begin) => teach(schools, board, |school| school.enrol(begin)),
            Training::Lesson(seed) => {
                let mut rng = SmallRng::seed_from_u64(seed);
                teach(schools, board, |school| school.lesson(&mut rng));
            }
            Training::Forget => Rc::make_mut(schools).retain(|school| !school.teaches(board)),
        }
    }

    /// Makes room for another game, which is unrelated to the open dialog and screen.
    pub fn clear_table(&mut self) {
        self.close();
        self.leave();
        self.panel = None;
        self.screen.begin();
    }

    /// Goes back to the table.
    fn leave(&mut self) {
        self.location = None;
        // It spoke of the screen's address.
        if let Some(LinkError::Ignored(_)) = self.table.link_error {
            self.table_mut().link_error = None;
        }
    }

    /// Plays on the table, where that is seen. A person who watches can always step back and forth.
    fn play(&mut self, action: GameAction) {
        let switch = match action {
            GameAction::Undo | GameAction::Redo => Some(Switch::Undo),
            GameAction::Hint => Some(Switch::Hints),
            _ => None,
        };
        let watched = self.table.game.table().is_watched();
        let is_allowed = switch.is_none_or(|switch| watched || self.settings.is_on(switch));
        if is_allowed && !self.is_away() {
            self.act(action);
        }
    }

    /// The table, to be changed.
    pub fn table_mut(&mut self) -> &mut GameState {
        Rc::make_mut(&mut self.table)
    }

    /// Lets something happen to the game on the table.
    pub fn act(&mut self, action: GameAction) {
        let before = self.table.turn_token();
        apply(self.table_mut(), action);
        self.screen.explained = false;
        let after = self.table.turn_token();
        if after.game != before.game {
            self.screen.begin();
            self.peek();
        } else if after.ply != before.ply {
            self.peek();
        }
    }

    fn computer_move(&mut self, token: TurnToken, seed: u64) {
        let game = &self.table.game;
        let Turn::Computer(_, strategy) = game.turn() else {
            return;
        };
        let opponent = opponent(strategy, &game.table().board, &self.schools);
        let mut rng = SmallRng::seed_from_u64(seed);
        if let Some(answer) = ai_compute_move(opponent, game.position(), &mut rng) {
            self.act(GameAction::Reply(token, answer));
        }
    }

    fn open(&mut self, dialog: Dialog) {
        self.screen.open(dialog);
    }

    /// Closes the open dialog.
    pub fn close(&mut self) {
        self.screen.dialog = None;
    }
}

impl Reducible for AppState {
    type Action = AppAction;

    fn reduce(self: Rc<Self>, action: AppAction) -> Rc<Self> {
        Rc::unwrap_or_clone(self).after(action).into()
    }
}
