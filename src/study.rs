//! What lies beside the table: positions are studied at a desk. It comes in a file of its own when it is first wanted.
//!
//! Like [`later`](crate::later), it is reached through [`STUDY`] alone.

use nim_later::later;

use crate::engine::Position;
use crate::game::{LinkError, read_board, write_board};
use crate::hooks::{PageHandle, settle_desk};
use crate::lazy::Chunk;
use crate::platform::later::Part;
use crate::text::study as words;
use crate::ui::desk::{self, Desk};
use crate::ui::study::{Due, Room, Study, Tool};
use crate::ui::{El, Held, Page};

/// The functions that come with each.
#[derive(Debug)]
pub struct Studying {
    /// Reads the fragment of an address that leads to this screen.
    pub read: fn(Room, &str) -> Result<Study, LinkError>,
    /// Opens a screen from the table.
    pub open: fn(Room, &Page) -> Study,
    /// Writes the fragment that leads here.
    pub link: fn(&Study) -> String,
    /// What the document is called meanwhile.
    pub title: fn(&Study) -> String,
    /// The position that is looked at.
    pub position: fn(&Study) -> Option<Position>,
    /// Uses a tool, here or beside the board; what cannot be done changes nothing.
    pub act: fn(&mut Page, &Tool),
    /// What goes on by itself.
    pub due: fn(&Study) -> Option<Due>,
    /// Sees to the focus, and to whatever else it wants done, each time that the page is drawn; it is
    /// told whether it has just been opened.
    pub settle: fn(&PageHandle, bool),
    /// Draws it.
    pub screen: fn(&Study) -> El,
    /// Draws what stands beside the board.
    pub panel: fn(&Page) -> El,
}

/// What studies positions.
pub static STUDY: Part<Studying> = Part::new("study", study);

/// The one to which a screen belongs.
#[must_use]
pub const fn part(_room: Room) -> &'static Part<Studying> {
    &STUDY
}

/// The names of all screens as they stand in addresses, each with the name of the part that it belongs to.
pub fn routes() -> impl Iterator<Item = (&'static str, &'static str)> {
    let rooms = Room::ALL.into_iter();
    rooms.map(|room| {
        let chunk = room.chunk().map(Chunk::name);
        (room.name(), chunk.unwrap_or_else(|| part(room).name()))
    })
}

/// The open screen with what knows it, once that is here.
#[must_use]
pub fn open(page: &Page) -> Option<(&'static Studying, &Study)> {
    let study = page.study.as_ref()?;
    Some((part(study.room).get()?, study))
}

later!(study in "study" -> &'static Studying, &Studying {
    read: read_desk,
    open: |room, page| opened(Desk::new(room, page.table.game.position())),
    link: desk_link,
    title: desk_title,
    position: |study| desk_of(study).map(Desk::position),
    act: desk::act,
    due: |study| desk_of(study).and_then(Desk::due),
    settle: settle_desk,
    screen: |study| desk_of(study).map_or_else(nothing, desk::desk_screen),
    panel: |page| desk::panel(&page.table),
});

/// What a screen is, told by what it shows.
pub trait Place: Clone + 'static {
    /// The screen that is shown.
    fn room(&self) -> Room;
}

fn opened(place: impl Place) -> Study {
    Study {
        room: place.room(),
        desk: Held::new(place),
    }
}

/// Changes what lies on the open screen, if it is one of these; gives back what comes of it.
pub fn act<P: Place, T>(page: &mut Page, change: impl FnOnce(&mut P) -> T) -> Option<T> {
    let mut place = page.study.as_ref()?.desk.get::<P>()?.clone();
    let changed = change(&mut place);
    page.study = Some(opened(place));
    Some(changed)
}

fn desk_of(study: &Study) -> Option<&Desk> {
    study.desk.get()
}

fn nothing() -> El {
    crate::ui::el("main", "")
}

fn read_desk(room: Room, fragment: &str) -> Result<Study, LinkError> {
    let asked = if fragment.contains('?') {
        fragment
    } else {
        usual(room)
    };
    Ok(opened(Desk::new(room, &read_board(asked)?)))
}

/// What a screen begins with where nothing is asked for: the board of the nim-sum page, the tree of
/// the article on minimax.
const fn usual(room: Room) -> &'static str {
    match room {
        Room::Tree => "?heaps=4&take=3&rule=misere",
        _ => "?heaps=1,3,5,7&rule=normal",
    }
}

fn desk_link(study: &Study) -> String {
    desk_of(study).map_or_else(String::new, |desk| {
        write_board(study.room.name(), &desk.position())
    })
}

fn desk_title(study: &Study) -> String {
    desk_of(study).map_or_else(String::new, |desk| {
        words::title(study.room, &desk.position())
    })
}
