//! The desk where positions are studied: the analysis with the proof and the map of two heaps, and
//! the game tree.

use super::analyse_screen::analyse_screen;
use super::analysis::analysis;
use super::atlas::atlas;
use super::el::{El, button, el};
use super::press::Press;
use super::proof::proof;
use super::study::{Room, Tool};
use super::tree_screen::tree_screen;
use crate::engine::Position;
use crate::game::{Atlas, Change, Game, Grove, Lab, Proving, State, Turn};
use crate::text::study as words;

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

    /// Uses a tool. Whether it was one of this desk's; what it cannot do changes nothing.
    pub fn act(&mut self, tool: &Tool) -> bool {
        match tool {
            Tool::Move(made) => self.lab.choose(*made),
            Tool::Lab(name) => {
                if let Some(change) = Change::read(name) {
                    self.lab.change(change);
                }
            }
            Tool::Node(name) => {
                self.grove.press(name);
            }
            Tool::Tree(name) => {
                self.grove.command(name);
            }
            Tool::Cell(name) => {
                self.atlas.point(name);
            }
            Tool::TreeKey(key) => return self.grove.key(key),
            Tool::MapKey(key) => return self.atlas.key(key),
            Tool::Fill(name, value) => {
                if !self.proving.fill(name, value) && !self.atlas.fill(name, value) {
                    self.lab.fill(name, value.clone());
                }
            }
            Tool::Press(press) => self.press(*press),
            Tool::Tick => {
                if self.proving.due() > 0 {
                    self.proving.step();
                }
                if self.grove.is_busy() {
                    self.grove.tick();
                }
            }
        }
        let rules = self.lab.position().rules();
        self.proving.follow(rules);
        self.atlas.follow(rules);
        true
    }

    fn press(&mut self, press: Press) {
        match press {
            Press::Prove => self.proving.start(),
            Press::StopProof => self.proving.stop(),
            Press::MapBegin => self.atlas.begin(),
            Press::MapBack => self.atlas.back(),
            Press::MapForward => self.atlas.forward(),
            Press::MapAll => self.atlas.all(),
            Press::Analyse => *self = Self::new(Room::Analyse, &self.shown()),
            Press::Tree => *self = Self::new(Room::Tree, &self.shown()),
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

    /// Whether anything goes on by itself, and how far it is.
    #[must_use]
    pub fn due(&self) -> u64 {
        let busy = u64::from(self.grove.is_busy());
        self.proving.due() + busy * (1 + self.grove.progress().done as u64)
    }
}

/// The screen of the desk.
#[must_use]
pub fn desk_screen(desk: &Desk) -> El {
    let tab = |room: Room, press, name| {
        button("button desk__tab", press)
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
                .child(tab(Room::Analyse, Press::Analyse, words::ANALYSIS))
                .child(tab(Room::Tree, Press::Tree, words::TREE))
                .child(button("button desk__play", Press::PlayBoard).text(words::PLAY_BOARD))
                .child(button("button", Press::ToGame).text(words::TO_GAME)),
        )
        .child(content)
}

/// The analysis beside the board, told to the person at it.
#[must_use]
pub fn panel(state: &State) -> El {
    let game = &state.game;
    analysis(game.position(), state.choice, reader_moves(game))
}

fn reader_moves(game: &Game) -> bool {
    !matches!(game.turn(), Turn::Computer(..)) || game.table().is_watched()
}
