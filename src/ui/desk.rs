//! The desk where positions are studied: the analysis with the exhaustive check and the map of two
//! heaps, and the game tree.

use super::analyse_screen::analyse_screen;
use super::analysis::analysis;
use super::el::{El, button, el};
use super::exhaustive_check::exhaustive_check;
use super::outcome_map::outcome_map;
use super::page::Page;
use super::press::Press;
use super::screen::Sheet;
use super::study::{Due, ESCAPE, MOVE, Room, Tool};
use super::tree_screen::tree_screen;
use crate::components::icons::{CHAIN, icon};
use crate::engine::Position;
use crate::game::{Action, BoardEditor, Change, CheckRunner, OutcomeMap, State, TreeExplorer};
use crate::study::{self, Place};
use crate::text::study as words;

/// How long the page rests between two slices of the check, in milliseconds: long enough to draw and
/// to hear.
const SLICE: u32 = 20;

/// Everything that lies on it.
#[derive(Clone, Debug)]
pub struct Desk {
    room: Room,
    editor: BoardEditor,
    tree: TreeExplorer,
    check: CheckRunner,
    map: OutcomeMap,
}

impl Place for Desk {
    fn room(&self) -> Room {
        self.room
    }
}

impl Desk {
    /// A desk for this position.
    #[must_use]
    pub fn new(room: Room, position: &Position) -> Self {
        let rules = position.rules();
        Self {
            room,
            editor: BoardEditor::of(position),
            tree: TreeExplorer::new(position.clone()),
            check: CheckRunner::new(rules),
            map: OutcomeMap::new(rules),
        }
    }

    /// The position that is looked at.
    #[must_use]
    pub fn position(&self) -> Position {
        if self.is_tree() {
            self.tree.root().clone()
        } else {
            self.editor.position()
        }
    }

    /// Whether the tree is shown, rather than the analysis.
    fn is_tree(&self) -> bool {
        self.room == Room::Tree
    }

    /// Uses a tool; what cannot be done changes nothing.
    pub fn act(&mut self, tool: &Tool) {
        match tool {
            // Who is there already keeps what is under way: a check, an unfolded tree.
            Tool::Go(room) if *room == self.room => {}
            Tool::Go(room) => *self = Self::new(*room, &self.shown()),
            Tool::Do(order) => self.order(order),
            Tool::Key(key) => {
                let _known = if self.is_tree() {
                    self.tree.key(key)
                } else if key == ESCAPE {
                    self.editor.let_go();
                    true
                } else {
                    self.map.key(key)
                };
            }
            Tool::Fill(name, value) => {
                if !self.check.fill(name, value) && !self.map.fill(name, value) {
                    self.editor.fill(name, value.clone());
                }
            }
            Tool::Tick => {
                self.check.step();
                self.tree.tick();
            }
            // Nobody plays here, and nothing is asked of the browser.
            Tool::Act(_) => {}
        }
        let rules = self.editor.position().rules();
        self.check.follow(rules);
        self.map.follow(rules);
    }

    /// An order names the part of the desk that knows it: `editor:add`, `node:0.1`.
    fn order(&mut self, order: &str) {
        let Some((part, name)) = order.split_once(':') else {
            return;
        };
        match (part, name) {
            ("move", _) => {
                if let Ok(made) = name.parse() {
                    self.editor.choose(made);
                }
            }
            ("editor", _) => {
                if let Some(change) = Change::read(name) {
                    self.editor.change(change);
                }
            }
            ("tree", "set") => *self = Self::new(Room::Tree, &self.tree.chosen()),
            ("tree", _) => {
                self.tree.command(name);
            }
            ("node", _) => {
                self.tree.press(name);
            }
            ("cell", _) => {
                self.map.point(name);
            }
            ("check", "start") => self.check.start(),
            ("check", "stop") => self.check.stop(),
            ("map", "begin") => self.map.begin(),
            ("map", "back") => self.map.back(),
            ("map", "forward") => self.map.forward(),
            ("map", "all") => self.map.all(),
            _ => {}
        }
    }

    /// The position that another screen of the desk is opened with.
    fn shown(&self) -> Position {
        if self.is_tree() {
            self.tree.chosen()
        } else {
            self.editor.position()
        }
    }

    /// What goes on by itself.
    #[must_use]
    pub fn due(&self) -> Option<Due> {
        if self.is_tree() {
            let step = self.tree.progress().done + self.tree.nodes().len();
            let step = step as u64;
            self.tree.rest().map(|wait| Due { wait, step })
        } else {
            let step = self.check.due();
            (step > 0).then_some(Due { wait: SLICE, step })
        }
    }
}

/// Uses a tool of the desk, or of the analysis beside the board, where a pressed move is one of the
/// game.
pub fn act(page: &mut Page, tool: &Tool) {
    let made = match tool {
        Tool::Do(order) if page.study.is_none() => order.strip_prefix(MOVE),
        _ => None,
    };
    match made.map(str::parse) {
        Some(Ok(made)) => page.act(Action::Press(made)),
        Some(Err(_)) => {}
        None => {
            study::act(page, |desk: &mut Desk| desk.act(tool));
        }
    }
}

/// Sends the link to the screen that is open.
#[must_use]
pub fn share_button() -> El {
    button(
        "button button--round desk__share",
        Press::Open(Sheet::Share),
    )
    .label(words::SHARE)
    .attr("title", words::SHARE)
    .child(icon(CHAIN))
}

/// The screen of the desk.
#[must_use]
pub fn desk_screen(desk: &Desk) -> El {
    let tab = |room: Room, name| {
        button("button desk__tab", Press::Go(room))
            .text(name)
            .maybe("aria-current", (desk.room == room).then_some("page".into()))
    };
    let content = el("div", "desk__content");
    let content = if desk.is_tree() {
        content.child(tree_screen(&desk.tree))
    } else {
        content
            .child(analyse_screen(&desk.editor))
            .child(exhaustive_check(&desk.check))
            .child(outcome_map(&desk.map))
    };
    el("main", "desk")
        .child(
            el("nav", "desk__tabs")
                .label(words::SCREENS)
                .child(tab(Room::Analyse, words::ANALYSIS))
                .child(tab(Room::Tree, words::TREE))
                .child(button("button desk__play", Press::PlayBoard).text(words::PLAY_BOARD))
                .child(share_button())
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
    let reader = game.table().reader().unwrap_or(mover);
    analysis(game.position(), state.choice, reader == mover)
}
