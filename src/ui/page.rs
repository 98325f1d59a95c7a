//! The whole page as a value: the table and the screen, and what becomes of both.

use std::rc::Rc;

use yew::{AttrValue, Reducible};

use super::gesture::Gesture;
use super::keeping::{KEEPING, Texts, Told};
use super::press::Press;
use super::screen::{Arrival, Screen, Sheet, Wanted};
use super::study::{ESCAPE, Room, Study, Tool};
use crate::engine::{Position, Strategy};
use crate::game::{
    Action, Archive, Game, LinkError, Pasting, School, Settings, State, Switch, Table, Turn, apply,
    own_link,
};
use crate::keep::keep;
use crate::later::LATER;
use crate::route::Location;
use crate::state::{Command, Shared, Update};
use crate::study::{self, part};

/// The page at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// The game and what there is to say about it.
    pub table: Rc<State>,
    /// What the screen keeps beside it.
    pub screen: Screen,
    /// How somebody wants the page to be.
    pub settings: Settings,
    /// The schools of the learner, one a board.
    pub schools: Rc<Vec<School>>,
    /// The open screen, with the address that led there.
    pub location: Option<Location>,
    /// The open screen that teaches.
    pub study: Option<Study>,
    /// What is shown beside the board: the analysis, or the moves.
    pub panel: Option<Room>,
    /// What is typed to be pasted over the game.
    pub pasting: Pasting,
    /// What is kept beside it all, once that is known.
    pub archive: Option<Shared<Archive>>,
}

/// Everything that can happen to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Happening {
    /// Somebody plays on the board that is seen.
    Play(Action),
    /// Something happens to the game on the table.
    Act(Action),
    /// The last move is taken back, if that is allowed.
    Undo,
    /// It is made again.
    Redo,
    /// A hint is asked for, if that is allowed.
    Hint,
    /// Another game begins on the same table.
    Restart,
    /// The same, and the other side starts.
    Rematch,
    /// A key was pressed that is heard everywhere.
    Command(Command),
    /// Somebody wants the computer to think longer, or less long.
    Pace,
    /// The sentence that explains the rule is shown, or hidden.
    Explain,
    /// A dialog is opened, in place of the one that may be open.
    Open(Sheet),
    /// The open dialog is closed, by Escape for instance.
    Close,
    /// The board that is looked at is taken to this screen.
    Go(Room),
    /// A screen is opened by its address.
    Visit(Room, AttrValue),
    /// The address of the open screen could not be read.
    Refuse(LinkError),
    /// This board is played, against whom one plays.
    PlayBoard(Position),
    /// The game is gone back to.
    ToGame,
    /// This is shown beside the board, the analysis or the moves; or nothing is.
    Beside(Option<Room>),
    /// Somebody did something where elements carry orders as attributes.
    Gesture(Gesture),
    /// The result of the game is due; it disturbs nobody who has a dialog open.
    Result,
    /// What comes later was fetched.
    Fetched {
        /// Whether they are here.
        here: bool,
    },
    /// The fragment of an address is followed.
    Follow(String),
    /// What a screen beside the table belongs to was fetched.
    Arrived {
        /// One of its screens.
        room: Room,
        /// Whether it is here.
        here: bool,
    },
    /// The learner has a lesson; chance enters by this seed.
    Lesson(u64),
    /// What keeps a visit was fetched.
    Keeping,
    /// The browser tells something of what is kept.
    Keep(Told),
    /// A chunk changes the page.
    Update(Update),
    /// Something was learned, told as it is kept.
    Learned(String),
}

impl Page {
    /// What a visit to an address begins with.
    #[must_use]
    pub fn opening(fragment: &str) -> Self {
        let table = match Room::of(fragment) {
            Some(_) => State::followed(Ok(None)),
            None => State::followed(read(fragment, None)),
        };
        let screen = Screen::default();
        let mut page = Self {
            table: Rc::new(table),
            screen,
            settings: Settings::default(),
            schools: Rc::default(),
            location: None,
            study: None,
            panel: None,
            pasting: Pasting::default(),
            archive: None,
        };
        if let Some(room) = Room::of(fragment) {
            page.go(Wanted::Link(room, fragment.to_owned()));
        }
        page
    }

    /// The same where something was kept.
    #[must_use]
    pub fn resuming(fragment: &str, kept: &Texts) -> Self {
        match keep() {
            Some(keep) => {
                let mut page = Self::opening("");
                (keep.resume)(&mut page, fragment, kept);
                page
            }
            None => Self::opening(fragment),
        }
    }

    /// What becomes of the page.
    #[must_use]
    pub fn after(mut self, happening: Happening) -> Self {
        match happening {
            Happening::Play(action) => self.play(action),
            Happening::Act(action) => self.act(action),
            Happening::Undo => self.help(Switch::Undo, Action::Undo),
            Happening::Redo => self.help(Switch::Undo, Action::Redo),
            Happening::Hint => self.help(Switch::Hints, Action::Hint),
            Happening::Restart => self.begin(Action::Restart),
            // The second press of a double press on the last stone is not meant for the button
            // that has taken its place.
            Happening::Rematch if !self.result_is_shown() => {}
            Happening::Rematch => self.begin(Action::Rematch),
            Happening::Command(command) => self.command(command),
            Happening::Pace => self.settings.pace = self.settings.pace.next(),
            Happening::Explain => self.screen.explained = !self.screen.explained,
            Happening::Open(sheet) => self.open(sheet),
            Happening::Close => self.close(),
            Happening::Go(room) => self.change_to(room),
            Happening::Visit(route, fragment) => self.visit(route, fragment),
            Happening::Refuse(error) => {
                self.leave();
                self.table_mut().link_error = Some(error);
            }
            Happening::PlayBoard(board) => self.play_board(board),
            Happening::ToGame => self.leave(),
            Happening::Beside(room) => self.beside(room),
            Happening::Gesture(gesture) => self.gesture(gesture),
            Happening::Result => {
                let over = matches!(self.table.game.turn(), Turn::Over { .. });
                if over && self.screen.sheet.is_none() {
                    self.screen.shown = Some(self.table.turn_token());
                    self.open(Sheet::Win);
                }
            }
            Happening::Fetched { here } => {
                self.screen.more = if here { Arrival::Here } else { Arrival::Missed };
            }
            Happening::Follow(fragment) => self.follow(&fragment),
            Happening::Arrived { room, here } => {
                let arrival = if here { Arrival::Here } else { Arrival::Missed };
                self.screen.wings[room.wing() as usize] = arrival;
                if let Some(wanted) = self.screen.wanted.take() {
                    self.go(wanted);
                }
            }
            Happening::Lesson(seed) => {
                if let Some(later) = LATER.get() {
                    (later.lesson)(&mut self, seed);
                }
            }
            Happening::Keeping => {
                if let Some(keep) = keep() {
                    (keep.open)(&mut self);
                }
            }
            Happening::Keep(told) => {
                if let Some(keep) = keep() {
                    (keep.told)(&mut self, &told);
                }
            }
            Happening::Update(update) => update.apply(&mut self),
            Happening::Learned(text) => {
                if let Some(keep) = keep() {
                    (keep.learn)(&mut self, &text);
                }
            }
        }
        if let Some(keep) = keep() {
            (keep.note)(&mut self);
        }
        self
    }

    /// Whether the result of this very game has been shown.
    #[must_use]
    pub fn result_is_shown(&self) -> bool {
        self.screen.shown == Some(self.table.turn_token())
    }

    /// The board on which somebody plays: on the table, or where something is taught.
    #[must_use]
    pub fn board(&self) -> Option<&State> {
        match study::open(self) {
            Some((studying, study)) => (studying.state)(study),
            None => self.location.is_none().then_some(&self.table),
        }
    }

    fn gesture(&mut self, gesture: Gesture) {
        match gesture {
            Gesture::Press(press) => self.press(press),
            Gesture::Tool(tool) => self.tool(&tool),
            Gesture::Fill(name, value) => self.fill(&name, value),
            Gesture::Send { coin } => self.send(coin),
        }
    }

    fn press(&mut self, press: Press) {
        match press {
            Press::Open(sheet) => self.open(sheet),
            Press::Train(_) | Press::Forget => {
                if let Some(later) = LATER.get() {
                    (later.press)(self, press);
                }
            }
            Press::Restart => self.begin(Action::Restart),
            Press::Go(room) => self.change_to(room),
            Press::ToGame => self.leave(),
            Press::Panel(room) => self.beside(Some(room)),
        }
    }

    fn command(&mut self, command: Command) {
        let shortcuts = self.settings.is_on(Switch::Shortcuts);
        match command {
            Command::LetGo if self.board().is_none() => {
                self.tool(&Tool::Key(ESCAPE.to_owned()));
            }
            Command::LetGo => self.play(Action::LetGo),
            _ if !shortcuts => {}
            Command::New => self.open(Sheet::Setup),
            Command::Help => self.open(Sheet::HowTo),
            // Nobody sees the game.
            _ if self.is_away() => {}
            Command::Undo => self.help(Switch::Undo, Action::Undo),
            Command::Redo => self.help(Switch::Undo, Action::Redo),
            Command::Hint => self.help(Switch::Hints, Action::Hint),
        }
    }

    fn fill(&mut self, name: &str, value: String) {
        if self.screen.sheet.is_none() {
            self.tool(&Tool::Fill(name.to_owned(), value));
        } else if let Some(later) = LATER.get() {
            (later.fill)(self, name, value);
        }
    }

    fn send(&mut self, coin: bool) {
        let table = LATER.get().and_then(|later| (later.send)(self, coin));
        if let Some(table) = table {
            self.begin(Action::New(table));
        }
    }

    /// Follows the fragment of an address.
    fn follow(&mut self, fragment: &str) {
        // Whoever goes elsewhere meanwhile does not want it any more.
        self.screen.wanted = None;
        if let Some(room) = Room::of(fragment) {
            self.go(Wanted::Link(room, fragment.to_owned()));
            return;
        }
        // Back from a screen the game is as it was left.
        let was_away = self.is_away();
        self.study = None;
        self.location = None;
        let stays = was_away && fragment == own_link(&self.table.game);
        if !stays {
            let read = read(fragment, Some(&self.table.game));
            match keep() {
                Some(keep) => (keep.follow)(self, read),
                None => self.act(Action::Follow(Box::new(read))),
            }
        }
    }

    /// Takes the board that is looked at to another screen.
    fn change_to(&mut self, room: Room) {
        self.screen.ask_again();
        self.screen.wanted = None;
        self.close();
        self.go(Wanted::Board(room));
    }

    /// Goes to a screen, as soon as that is here.
    pub fn go(&mut self, wanted: Wanted) {
        let of_game = matches!(wanted, Wanted::Board(_));
        let room = wanted.room();
        if room.chunk().is_some() {
            let fragment = match wanted {
                Wanted::Link(_, fragment) => fragment.into(),
                Wanted::Board(_) => room.from_game(&self.table.game).into(),
            };
            self.visit(room, fragment);
            if of_game {
                self.peek();
            }
            return;
        }
        let study = match (part(room).get(), self.screen.arrival(room)) {
            (Some(studying), _) => match wanted {
                Wanted::Link(_, fragment) => (studying.read)(room, &fragment),
                Wanted::Board(_) => Ok((studying.open)(room, self)),
            },
            (None, Arrival::Missed) => Err(LinkError::Unread),
            (None, _) => {
                self.screen.wanted = Some(wanted);
                return;
            }
        };
        match study {
            Ok(study) => {
                self.close();
                self.table_mut().link_error = None;
                self.location = None;
                self.study = Some(study);
                if of_game {
                    self.peek();
                }
            }
            Err(error) => self.table_mut().link_error = Some(error),
        }
    }

    /// Opens a screen.
    fn visit(&mut self, route: Room, fragment: AttrValue) {
        self.close();
        self.leave();
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
    fn route(&self) -> Option<Room> {
        let location = self.location.as_ref().map(|location| location.route);
        location.or(self.study.as_ref().map(|study| study.room))
    }

    /// Whether another screen than the table is open.
    #[must_use]
    pub const fn is_away(&self) -> bool {
        self.study.is_some() || self.location.is_some()
    }

    /// Plays this board, against whom one plays.
    fn play_board(&mut self, board: Position) {
        let table = Table {
            board,
            ..self.table.game.table().clone()
        };
        self.begin(Action::New(table));
    }

    /// Shows this beside the board, or nothing; from another screen it leads back to the board.
    fn beside(&mut self, room: Option<Room>) {
        self.screen.ask_again();
        self.close();
        self.leave();
        self.panel = room;
        self.peek();
    }

    /// Whoever sees the analysis of this game on his own turn is helped.
    fn peek(&mut self) {
        let seen = self.route().is_some_and(Room::helps) || self.panel == Some(Room::Analyse);
        if seen && matches!(self.table.game.turn(), Turn::Person(_)) {
            self.act(Action::Peek);
        }
    }

    /// Uses a tool of the open screen, or of what stands beside the board.
    fn tool(&mut self, tool: &Tool) {
        let room = self.study.as_ref().map(|study| study.room);
        let is_here = |room: &Room| self.location.is_none() && room.chunk().is_none();
        let beside = self.panel.filter(is_here);
        match (room.or(beside), tool) {
            (_, Tool::Do(order)) if order.starts_with(KEEPING) => {
                if let Some(keep) = keep() {
                    (keep.order)(self, order);
                }
            }
            (Some(room), _) => {
                if let Some(studying) = part(room).get() {
                    (studying.act)(self, tool);
                }
            }
            (None, _) => {}
        }
    }

    /// Helps, unless that is switched off. Whoever watches steps back and forth in any case.
    fn help(&mut self, switch: Switch, action: Action) {
        let watched = self.table.game.table().is_watched();
        if self.settings.is_on(switch) || watched {
            self.screen.ask_again();
            self.act(action);
        }
    }

    /// What begins another game closes whatever stands before the board.
    pub fn begin(&mut self, action: Action) {
        self.close();
        self.leave();
        self.act(action);
    }

    /// Makes room for another game, which has nothing to do with what is open.
    pub fn clear_table(&mut self) {
        self.close();
        self.leave();
        self.panel = None;
        self.screen.begin();
    }

    /// Goes back to the table; what was to come instead of it is not wanted any more.
    fn leave(&mut self) {
        self.study = None;
        self.location = None;
        self.screen.wanted = None;
    }

    /// Plays on the board that is seen.
    fn play(&mut self, action: Action) {
        if self.is_away() {
            self.tool(&Tool::Act(action));
        } else {
            self.act(action);
        }
    }

    /// The table, to be changed.
    pub fn table_mut(&mut self) -> &mut State {
        Rc::make_mut(&mut self.table)
    }

    /// Lets something happen to the game on the table.
    pub fn act(&mut self, action: Action) {
        let before = self.table.turn_token();
        apply(self.table_mut(), action);
        self.screen.explained = false;
        let after = self.table.turn_token();
        if after.game != before.game {
            self.screen.begin();
            self.peek();
        } else if after.ply != before.ply {
            self.learn();
            self.peek();
        }
    }

    /// A learner that played the game learns from it when it is over.
    fn learn(&mut self) {
        let game = &self.table.game;
        let number = self.table.number;
        let played = game.table().seats(Strategy::Learner) && self.screen.taught != Some(number);
        if let Some(later) = LATER.get()
            && played
            && matches!(game.turn(), Turn::Over { .. })
        {
            (later.learn)(self);
            // However often its end is undone and made again, a game teaches once.
            self.screen.taught = Some(number);
        }
    }

    fn open(&mut self, sheet: Sheet) {
        self.screen.open(sheet);
    }

    fn close(&mut self) {
        self.screen.sheet = None;
    }
}

/// Reads the fragment of an address, that may lead to the game on the table. A bare one names
/// nothing, and needs nobody who can read.
fn read(fragment: &str, now: Option<&Game>) -> Result<Option<Game>, LinkError> {
    match LATER.get() {
        _ if fragment.is_empty() => Ok(None),
        Some(later) => (later.read)(fragment, now),
        None => Err(LinkError::Unread),
    }
}

impl Reducible for Page {
    type Action = Happening;

    fn reduce(self: Rc<Self>, happening: Happening) -> Rc<Self> {
        Rc::unwrap_or_clone(self).after(happening).into()
    }
}
