//! What studies positions: it comes in a file of its own when it is first wanted.
//!
//! Like [`later`](crate::later), it is reached through [`STUDY`] alone.

use std::rc::Rc;

use nim_later::later;

use crate::engine::Position;
use crate::game::{State, Trouble, read_board, write_board};
use crate::platform::later::Part;
use crate::ui::desk::{Desk, desk_screen, panel};
use crate::ui::study::{Room, Study, Tool};
use crate::ui::{El, el};

/// The functions that come with it.
#[derive(Debug)]
pub struct Studying {
    /// Reads the fragment of an address that leads to this screen.
    pub read: fn(Room, &str) -> Result<Study, Trouble>,
    /// Opens a screen with a position.
    pub open: fn(Room, &Position) -> Study,
    /// Writes the fragment that leads here.
    pub link: fn(&Study) -> String,
    /// The position that is looked at.
    pub position: fn(&Study) -> Option<Position>,
    /// Uses a tool; whether it was one of the desk's.
    pub act: fn(&mut Study, &Tool) -> bool,
    /// Whether anything goes on by itself, and how far it is.
    pub due: fn(&Study) -> u64,
    /// Draws it.
    pub screen: fn(&Study) -> El,
    /// Draws the analysis beside the board.
    pub panel: fn(&State) -> El,
}

/// What studies positions.
pub static STUDY: Part<Studying> = Part::new("study", study);

later!(study in "study" -> &'static Studying, &Studying {
    read,
    open,
    link,
    position,
    act,
    due,
    screen,
    panel,
});

fn desk(study: &Study) -> Option<&Desk> {
    study.0.downcast_ref()
}

fn read(room: Room, fragment: &str) -> Result<Study, Trouble> {
    Ok(open(room, &read_board(fragment)?))
}

fn open(room: Room, position: &Position) -> Study {
    Study(Rc::new(Desk::new(room, position)))
}

fn link(study: &Study) -> String {
    let Some(desk) = desk(study) else {
        return String::new();
    };
    let screen = match desk.room() {
        Room::Analyse => "analyse",
        Room::Tree => "tree",
    };
    write_board(screen, &desk.position())
}

fn position(study: &Study) -> Option<Position> {
    desk(study).map(Desk::position)
}

fn act(study: &mut Study, tool: &Tool) -> bool {
    let Some(mut desk) = desk(study).cloned() else {
        return false;
    };
    let known = desk.act(tool);
    study.0 = Rc::new(desk);
    known
}

fn due(study: &Study) -> u64 {
    desk(study).map_or(0, Desk::due)
}

fn screen(study: &Study) -> El {
    desk(study).map_or_else(|| el("main", ""), desk_screen)
}
