//! What teaches Nim beside the table. It comes in a file of its own when it is first wanted.
//!
//! Like [`later`](crate::later), it is reached through [`LEARN`] alone.

use nim_later::later;
use yew::Callback;

use crate::game::{Action, LinkError, State, Switch};
use crate::hooks::{Memory, PageHandle, settle_class};
use crate::lazy::Chunk;
use crate::platform::later::Part;
use crate::ui::classroom::{self, Classroom};
use crate::ui::study::{Due, Room, Study, Tool, Wing};
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
    /// Uses a tool, here or beside the board; what cannot be done changes nothing.
    pub act: fn(&mut Page, &Tool),
    /// The board on which somebody may play here.
    pub state: fn(&Study) -> Option<&State>,
    /// What goes on by itself.
    pub due: fn(&Study) -> Option<Due>,
    /// What tells one page of this screen from another.
    pub place: fn(&Study) -> usize,
    /// Sees to the focus, and to whatever else it wants done, each time that the page is drawn; it is
    /// told whether it has just been opened.
    pub settle: fn(&PageHandle, &mut Memory, bool),
    /// Draws it; what is played on its board is told so.
    pub screen: fn(&Page, &Study, &Callback<Action>) -> El,
    /// Draws what stands beside the board.
    pub panel: fn(&Page) -> El,
}

/// What teaches.
pub static LEARN: Part<Studying> = Part::new("learn", learn);

/// The one to which a screen belongs.
#[must_use]
pub const fn part(room: Room) -> &'static Part<Studying> {
    match room.wing() {
        Wing::Learn => &LEARN,
    }
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

later!(learn in "learn" -> &'static Studying, &Studying {
    read: |room, fragment| Ok(opened(Classroom::read(room, fragment)?)),
    open: |room, page| opened(Classroom::open(room, &page.table.game)),
    link: |study| class_of(study).map_or_else(String::new, Classroom::link),
    title: |study| class_of(study).map_or_else(String::new, Classroom::title),
    act: classroom::act,
    state: |study| class_of(study).and_then(Classroom::state),
    due: |study| class_of(study).and_then(Classroom::due),
    place: |study| class_of(study).map_or(0, Classroom::place),
    settle: settle_class,
    screen: |page, study, on_action| {
        let one_tap = page.settings.is_on(Switch::OneTap);
        class_of(study).map_or_else(nothing, |class| classroom::class_screen(class, one_tap, on_action))
    },
    panel: classroom::panel,
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

fn class_of(study: &Study) -> Option<&Classroom> {
    study.desk.get()
}

fn nothing() -> El {
    crate::ui::el("main", "")
}
