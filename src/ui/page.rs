//! The whole page as a value: the table and the screen, and what becomes of both.

use std::rc::Rc;

use yew::Reducible;

use super::cursor::Cursor;
use super::gesture::{Gesture, Key};
use super::press::Press;
use super::screen::{Arrival, Screen, Sheet};
use super::slider::FIELD;
use crate::engine::Move;
use crate::game::{Action, State, apply};

/// The page at one moment.
#[derive(Clone, Debug, PartialEq)]
pub struct Page {
    /// The game and what there is to say about it.
    pub table: State,
    /// What the screen keeps beside it.
    pub screen: Screen,
}

/// Everything that can happen to the page.
#[derive(Clone, Debug, PartialEq)]
pub enum Happening {
    /// Somebody did something.
    Gesture(Gesture),
    /// Something happens to the game.
    Act(Action),
    /// The result of the game is due; it disturbs nobody who has a dialog open.
    Result,
    /// The sheets that come later were fetched.
    Fetched {
        /// Whether they are here.
        here: bool,
    },
    /// The open dialog was left, by Escape for instance.
    Left,
}

impl Page {
    /// What a visit to an address begins with.
    #[must_use]
    pub fn opening(fragment: &str) -> Self {
        let table = State::opening(fragment);
        let screen = Screen::new(table.game.table());
        Self { table, screen }
    }

    /// What becomes of the page.
    #[must_use]
    pub fn after(mut self, happening: Happening) -> Self {
        match happening {
            Happening::Act(action) => self.act(action),
            Happening::Gesture(gesture) => self.gesture(gesture),
            Happening::Result => {
                if self.screen.sheet.is_none() {
                    self.screen.shown = Some(self.table.ticket());
                    self.open(Sheet::Win);
                }
            }
            Happening::Fetched { here } => {
                self.screen.sheets = if here { Arrival::Here } else { Arrival::Missed };
            }
            Happening::Left => self.close(),
        }
        self
    }

    /// Whether the result of this very game has been shown.
    #[must_use]
    pub fn result_is_shown(&self) -> bool {
        self.screen.shown == Some(self.table.ticket())
    }

    fn gesture(&mut self, gesture: Gesture) {
        match gesture {
            Gesture::Press(press) => self.press(press),
            Gesture::Key(key) => self.key(key),
            Gesture::Ground => self.act(Action::LetGo),
            Gesture::Arrive(at) => self.screen.cursor = at,
            Gesture::Stone(at) => {
                self.screen.cursor = at;
                if let Some(pressed) = at.choice(self.table.game.position().heaps()) {
                    self.act(Action::Press(pressed));
                }
            }
            Gesture::Fill(name, value) => self.fill(&name, value),
            Gesture::Send { coin } => self.send(coin),
        }
    }

    fn press(&mut self, press: Press) {
        match press {
            Press::Open(sheet) => self.open(sheet),
            Press::Close => self.close(),
            Press::Take => self.act(Action::Take),
            Press::Restart => self.begin(Action::Restart),
            // The second press of a double press on the last stone is not meant for the button
            // that has taken its place.
            Press::Rematch if !self.result_is_shown() => {}
            Press::Rematch => self.begin(Action::Rematch),
            Press::Start(seat) => self.act(Action::Start(seat)),
            Press::Dismiss => self.act(Action::Dismiss),
            Press::Explain => self.screen.explained = !self.screen.explained,
            // Where the focus goes is an effect; there is nothing to change.
            Press::ToBoard => {}
        }
    }

    fn key(&mut self, key: Key) {
        let heaps = self.table.game.position().heaps();
        let cursor = self.screen.cursor.settle(heaps);
        match (key, cursor) {
            (Key::LetGo, _) => self.act(Action::LetGo),
            (Key::Take, _) => self.act(Action::Take),
            (Key::New, _) => self.open(Sheet::Setup),
            (Key::Help, _) => self.open(Sheet::HowTo),
            (Key::Step(step), Some(at)) => self.screen.cursor = at.step(step, heaps),
            (Key::Number(number), Some(at)) => {
                if let Some(chosen) = Move::new(at.heap, number) {
                    self.act(Action::Choose(chosen));
                }
                // The keyboard goes along, so that Enter takes what the digit chose.
                if let Some(lowest) = self.lowest_chosen() {
                    self.screen.cursor = lowest;
                }
            }
            // On an empty board there is nowhere to go.
            (Key::Step(_) | Key::Number(_), None) => {}
        }
    }

    fn lowest_chosen(&self) -> Option<Cursor> {
        let chosen = self.table.choice?;
        let held = self.table.game.position().heaps().get(chosen.heap)?;
        let stone = held.checked_sub(chosen.take.get())?;
        Some(Cursor {
            heap: chosen.heap,
            stone,
        })
    }

    fn fill(&mut self, name: &str, value: String) {
        if let Some(Ok(heap)) = name.strip_prefix(FIELD).map(str::parse) {
            // What is no number lets go, as an empty field does; and a refused number leaves no
            // other one chosen.
            self.act(Action::LetGo);
            if let Some(chosen) = Move::new(heap, value.parse().unwrap_or(0)) {
                self.act(Action::Choose(chosen));
            }
        } else {
            self.screen.form.fill(name, value);
        }
    }

    fn send(&mut self, coin: bool) {
        if let Ok(table) = self.screen.form.table(coin) {
            self.begin(Action::New(table));
        } else {
            self.screen.judged = self.screen.judged.saturating_add(1);
        }
    }

    /// What begins another game closes whatever stands before the board.
    fn begin(&mut self, action: Action) {
        self.close();
        self.act(action);
    }

    fn act(&mut self, action: Action) {
        let before = self.table.number;
        apply(&mut self.table, action);
        self.screen.explained = false;
        if self.table.number != before {
            self.screen.begin(self.table.game.table());
        }
    }

    fn open(&mut self, sheet: Sheet) {
        self.screen.open(sheet);
    }

    fn close(&mut self) {
        self.screen.sheet = None;
    }
}

impl Reducible for Page {
    type Action = Happening;

    fn reduce(self: Rc<Self>, happening: Happening) -> Rc<Self> {
        Rc::unwrap_or_clone(self).after(happening).into()
    }
}
