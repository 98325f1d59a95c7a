//! The desk where positions are studied: the analysis with the proof and the map of two heaps, and
//! the game tree.

use super::analyse_screen::analyse_screen;
use super::analysis::analysis;
use super::atlas::atlas;
use super::el::{El, button, el};
use super::press::Press;
use super::proof::proof;
use super::study::{Due, ESCAPE, Room, Tool};
use super::tree_screen::tree_screen;
use crate::engine::Position;
use crate::game::{Atlas, Change, Grove, Lab, Proving, State};
use crate::text::study as words;

/// How long the page rests between two slices of a proof, in milliseconds: long enough to draw and
/// to hear.
const SLICE: u32 = 20;

/// Everything that lies on it.
#[derive(Clone, Debug)]
pub struct Desk {
    room: Room,
    lab: Lab,
    grove: Grove,
    proving: Proving,
    atlas: Atlas,
}

impl Desk {
    /// A desk for this position.
    #[must_use]
    pub fn new(room: Room, position: &Position) -> Self {
        let rules = position.rules();
        Self {
            room,
            lab: Lab::of(position),
            grove: Grove::new(position.clone()),
            proving: Proving::new(rules),
            atlas: Atlas::new(rules),
        }
    }

    /// The position that is looked at.
    #[must_use]
    pub fn position(&self) -> Position {
        match self.room {
            Room::Analyse => self.lab.position(),
            Room::Tree => self.grove.root().clone(),
        }
    }

    /// Which of its screens is shown.
    #[must_use]
    pub const fn room(&self) -> Room {
        self.room
    }

    /// Uses a tool; what cannot be done changes nothing.
    pub fn act(&mut self, tool: &Tool) {
        match tool {
            // Who is there already keeps what is under way: a proof, an unfolded tree.
            Tool::Go(room) if *room == self.room => {}
            Tool::Go(room) => *self = Self::new(*room, &self.shown()),
            Tool::Move(made) => self.lab.choose(*made),
            Tool::Do(order) => self.order(order),
            Tool::Key(key) => {
                let _known = match self.room {
                    Room::Analyse if key == ESCAPE => {
                        self.lab.let_go();
                        true
                    }
                    Room::Analyse => self.atlas.key(key),
                    Room::Tree => self.grove.key(key),
                };
            }
            Tool::Fill(name, value) => {
                if !self.proving.fill(name, value) && !self.atlas.fill(name, value) {
                    self.lab.fill(name, value.clone());
                }
            }
            Tool::Tick => {
                self.proving.step();
                self.grove.tick();
            }
        }
        let rules = self.lab.position().rules();
        self.proving.follow(rules);
        self.atlas.follow(rules);
    }

    /// An order names the part of the desk that knows it: `lab:add`, `node:0.1`.
    fn order(&mut self, order: &str) {
        let Some((part, name)) = order.split_once(':') else {
            return;
        };
        match (part, name) {
            ("lab", _) => {
                if let Some(change) = Change::read(name) {
                    self.lab.change(change);
                }
            }
            ("tree", "set") => *self = Self::new(Room::Tree, &self.grove.chosen()),
            ("tree", _) => {
                self.grove.command(name);
            }
            ("node", _) => {
                self.grove.press(name);
            }
            ("cell", _) => {
                self.atlas.point(name);
            }
            ("proof", "start") => self.proving.start(),
            ("proof", "stop") => self.proving.stop(),
            ("map", "begin") => self.atlas.begin(),
            ("map", "back") => self.atlas.back(),
            ("map", "forward") => self.atlas.forward(),
            ("map", "all") => self.atlas.all(),
            _ => {}
        }
    }

    /// The position that another screen of the desk is opened with.
    fn shown(&self) -> Position {
        match self.room {
            Room::Analyse => self.lab.position(),
            Room::Tree => self.grove.chosen(),
        }
    }

    /// What goes on by itself.
    #[must_use]
    pub fn due(&self) -> Option<Due> {
        match self.room {
            Room::Analyse => {
                let step = self.proving.due();
                (step > 0).then_some(Due { wait: SLICE, step })
            }
            Room::Tree => {
                let step = self.grove.progress().done + self.grove.items().len();
                let step = step as u64;
                self.grove.rest().map(|wait| Due { wait, step })
            }
        }
    }
}

/// The screen of the desk.
#[must_use]
pub fn desk_screen(desk: &Desk) -> El {
    let tab = |room: Room, name| {
        button("button desk__tab", Press::Go(room))
            .text(name)
            .maybe("aria-current", (desk.room == room).then_some("page".into()))
    };
    let content = match desk.room {
        Room::Analyse => el("div", "desk__content")
            .child(analyse_screen(&desk.lab))
            .child(proof(&desk.proving))
            .child(atlas(&desk.atlas)),
        Room::Tree => el("div", "desk__content").child(tree_screen(&desk.grove)),
    };
    el("main", "desk")
        .child(
            el("nav", "desk__tabs")
                .label(words::SCREENS)
                .child(tab(Room::Analyse, words::ANALYSIS))
                .child(tab(Room::Tree, words::TREE))
                .child(button("button desk__play", Press::PlayBoard).text(words::PLAY_BOARD))
                .child(button("button", Press::ToGame).text(words::TO_GAME)),
        )
        .child(content)
}

/// The analysis beside the board, told to the only person at it, also when the game is over; where
/// there are two or none, to whoever is to move. The computer's moves can be read and not be made.
#[must_use]
pub fn panel(state: &State) -> El {
    let game = &state.game;
    let mover = game.to_move();
    let reader = game.table().only_person().unwrap_or(mover);
    analysis(game.position(), state.choice, reader == mover)
}
