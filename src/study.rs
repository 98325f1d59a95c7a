//! What studies positions: it comes in a file of its own when it is first wanted.
//!
//! Like [`later`](crate::later), it is reached through [`STUDY`] alone.

use std::rc::Rc;

use nim_later::later;

use crate::engine::Position;
use crate::game::{State, Trouble, read_board, write_board};
use crate::hooks::settle_desk;
use crate::platform::later::Part;
use crate::text::study as words;
use crate::ui::desk::{Desk, desk_screen, panel};
use crate::ui::study::{Due, Room, Study, Tool};
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
    /// What the document is called meanwhile.
    pub title: fn(&Study) -> String,
    /// The position that is looked at.
    pub position: fn(&Study) -> Option<Position>,
    /// Uses a tool; what cannot be done changes nothing.
    pub act: fn(&mut Study, &Tool),
    /// What goes on by itself.
    pub due: fn(&Study) -> Option<Due>,
    /// Sees to the focus once it is drawn; it is told whether something else is shown than before, and
    /// whether somebody did that rather than the visit's beginning.
    pub settle: fn(bool, bool),
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
    title,
    position,
    act,
    due,
    settle: settle_desk,
    screen,
    panel,
});

fn desk(study: &Study) -> Option<&Desk> {
    study.desk.downcast_ref()
}

fn read(room: Room, fragment: &str) -> Result<Study, Trouble> {
    let asked = if fragment.contains('?') {
        fragment
    } else {
        usual(room)
    };
    Ok(open(room, &read_board(asked)?))
}

/// What a screen begins with where nothing is asked for: the board of the nim-sum page, the tree of
/// the article on minimax.
const fn usual(room: Room) -> &'static str {
    match room {
        Room::Analyse => "?heaps=1,3,5,7&rule=normal",
        Room::Tree => "?heaps=4&take=3&rule=misere",
    }
}

fn open(room: Room, position: &Position) -> Study {
    let desk = Rc::new(Desk::new(room, position));
    Study { room, desk }
}

fn link(study: &Study) -> String {
    position(study).map_or_else(String::new, |position| {
        write_board(study.room.name(), &position)
    })
}

fn title(study: &Study) -> String {
    position(study).map_or_else(String::new, |position| words::title(study.room, &position))
}

fn position(study: &Study) -> Option<Position> {
    desk(study).map(Desk::position)
}

fn act(study: &mut Study, tool: &Tool) {
    if let Some(mut desk) = desk(study).cloned() {
        desk.act(tool);
        study.room = desk.room();
        study.desk = Rc::new(desk);
    }
}

fn due(study: &Study) -> Option<Due> {
    desk(study).and_then(Desk::due)
}

fn screen(study: &Study) -> El {
    desk(study).map_or_else(|| el("main", ""), desk_screen)
}
