//! The whole page as a value: the table and the screen, and what becomes of both.

use std::rc::Rc;

use yew::Reducible;

use super::gesture::{Gesture, Key};
use super::press::Press;
use super::screen::{Screen, Sheet};
use super::slider::FIELD;
use crate::engine::Move;
use crate::game::{Action, State, reduce};

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
    /// A dialog would open by itself; it disturbs nobody who has another one open.
    Offer(Sheet),
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
    pub fn after(self, happening: Happening) -> Self {
        match happening {
            Happening::Act(action) => self.act(action),
            Happening::Gesture(gesture) => self.gesture(gesture),
            Happening::Offer(sheet) => match self.screen.sheet {
                None => self.open(sheet),
                Some(_) => self,
            },
            Happening::Left => self.close(),
        }
    }

    fn gesture(mut self, gesture: Gesture) -> Self {
        match gesture {
            Gesture::Press(press) => self.press(press),
            Gesture::Key(key) => self.key(key),
            Gesture::Ground => self.act(Action::LetGo),
            Gesture::Arrive(at) => {
                self.screen.cursor = at;
                self
            }
            Gesture::Stone(at) => {
                self.screen.cursor = at;
                let held = self
                    .table
                    .game
                    .position()
                    .heaps()
                    .get(at.heap)
                    .copied()
                    .unwrap_or(0);
                match Move::new(at.heap, held.saturating_sub(at.stone)) {
                    Some(pressed) => self.act(Action::Press(pressed)),
                    None => self,
                }
            }
            Gesture::Fill(name, value) => self.fill(&name, value),
            Gesture::Send { coin } => self.send(coin),
        }
    }

    fn fill(mut self, name: &str, value: String) -> Self {
        if let Some(Ok(heap)) = name.strip_prefix(FIELD).map(str::parse) {
            // What is no number lets go, as an empty field does.
            let chosen = Move::new(heap, value.parse().unwrap_or(0));
            self.act(chosen.map_or(Action::LetGo, Action::Choose))
        } else {
            self.screen.form.fill(name, value);
            self
        }
    }

    fn send(mut self, coin: bool) -> Self {
        if let Ok(table) = self.screen.form.table(coin) {
            self.close().act(Action::New(table))
        } else {
            self.screen.judged = self.screen.judged.saturating_add(1);
            self
        }
    }

    fn press(mut self, press: Press) -> Self {
        match press {
            Press::Open(sheet) => self.open(sheet),
            Press::Close => self.close(),
            Press::Take => self.act(Action::Take),
            Press::Restart => self.close().act(Action::Restart),
            Press::Rematch => self.close().act(Action::Rematch),
            Press::Start(seat) => self.act(Action::Start(seat)),
            Press::Dismiss => self.act(Action::Dismiss),
            Press::Explain => {
                self.screen.explained = !self.screen.explained;
                self
            }
            // Where the focus goes is an effect; there is nothing to change.
            Press::ToBoard => self,
        }
    }

    fn key(mut self, key: Key) -> Self {
        let heaps = self.table.game.position().heaps();
        let cursor = self.screen.cursor.settle(heaps);
        match (key, cursor) {
            (Key::LetGo, _) => self.act(Action::LetGo),
            (Key::Take, _) => self.act(Action::Take),
            (Key::New, _) => self.open(Sheet::Setup),
            (Key::Help, _) => self.open(Sheet::HowTo),
            (Key::Step(step), Some(at)) => {
                self.screen.cursor = at.step(step, heaps);
                self
            }
            (Key::Number(number), Some(at)) => match Move::new(at.heap, number) {
                Some(chosen) => self.act(Action::Choose(chosen)),
                None => self,
            },
            (Key::Step(_) | Key::Number(_), None) => self,
        }
    }

    fn act(self, action: Action) -> Self {
        let table = reduce(self.table, action);
        Self { table, ..self }
    }

    fn open(mut self, sheet: Sheet) -> Self {
        self.screen.open(sheet, self.table.game.table());
        self
    }

    fn close(mut self) -> Self {
        self.screen.sheet = None;
        self
    }
}

impl Reducible for Page {
    type Action = Happening;

    fn reduce(self: Rc<Self>, happening: Happening) -> Rc<Self> {
        Rc::unwrap_or_clone(self).after(happening).into()
    }
}
