//! What the screen of statistics and data keeps beside what is kept: what was asked there, and what
//! is to be said to it.

use std::rc::Rc;

use super::held::Held;
use super::keeping::{FORGET, Told, archive};
use super::page::{Happening, Page};
use super::study::{ESCAPE, Given, Room, Tool};
use crate::game::puzzle::{Date, Today};
use crate::game::{Holds, Offer, Refusal, import};
use crate::keep::keep;
use crate::study::{self, Place};

/// The address of the screen.
pub const LINK: &str = "#/statistics";

/// The field for a file.
pub const FILE: &str = "import-file";
/// The field for a text; also the name under which any text that is to be imported arrives.
pub const TEXT: &str = "import-text";

/// The order to read the field.
pub const READ: &str = "read";
/// The order to take over what was read.
pub const REPLACE: &str = "replace";
/// The order not to.
pub const LEAVE: &str = "leave";
/// The order to bring back what was there before.
pub const BACK: &str = "back";
/// The order to show or hide everything as text.
pub const SHOW: &str = "show";
/// The order that asks whether everything is to be deleted.
pub const DELETE: &str = "delete";
/// The order that deletes everything.
pub const YES_DELETE: &str = "yes-delete";
/// The order that asks whether what was damaged is to be dropped.
pub const DROP: &str = "drop";
/// The order that drops it.
pub const YES_DROP: &str = "yes-drop";
/// The order that takes either question back.
pub const NO: &str = "no";
/// What the browser tells once it has begun with what was wanted of it.
pub const BEGUN: &str = "begun";
/// What it tells of a file that is too large.
pub const TOO_LARGE: &str = "too-large";
/// What it tells of a file that it cannot read.
pub const UNREAD: &str = "unread";

/// What was asked and is said.
#[derive(Clone, Debug, Default)]
pub struct Yours {
    /// What only the browser knows, once it is here.
    given: Option<Rc<Given>>,
    shows_text: bool,
    ask: Option<Ask>,
    wants: Option<Want>,
    offer: Option<Rc<Offer>>,
    said: Option<Said>,
    /// Everything that was here before an import, as text.
    before: Option<Rc<str>>,
}

/// What is asked a second time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// Whether to delete everything.
    Delete,
    /// Whether to drop what was damaged.
    Drop,
}

/// What only the browser can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Want {
    /// Read the file that was chosen.
    File,
    /// Read the text that was pasted.
    Text,
    /// Drop what was put aside.
    Drop,
}

/// What there is to be said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// A text cannot be used.
    Refused(Refusal),
    /// A file could not be read.
    Unread,
    /// A text was taken over.
    Imported,
    /// It was not.
    Left,
    /// What was there before is there again.
    Back,
    /// Everything was deleted.
    Deleted,
    /// What was damaged was dropped.
    Dropped,
}

/// What is to become of the page.
enum Deed {
    Replace(Rc<Offer>),
    Back(Rc<str>),
    Forget,
}

impl Place for Yours {
    fn room(&self) -> Room {
        Room::Statistics
    }
}

impl Yours {
    /// The lines that the browser has put aside.
    #[must_use]
    pub fn aside(&self) -> Option<&str> {
        self.given.as_ref()?.kept.as_deref()
    }

    /// Whether it was told what only the browser knows, and this was put aside.
    #[must_use]
    pub fn knows(&self, aside: Option<&str>) -> bool {
        self.given.is_some() && self.aside() == aside
    }

    /// The date here, year, month and day.
    #[must_use]
    pub fn date(&self) -> Option<[u32; 3]> {
        self.given.as_ref().map(|given| given.date)
    }

    /// The same for a streak.
    #[must_use]
    pub fn today(&self) -> Option<Today> {
        let given = self.given.as_ref()?;
        let [year, month, day] = given.date;
        let date = Date::new(year, month, day).ok()?;
        let zone = given.zone;
        Some(Today { date, zone })
    }

    /// Whether everything is shown as text.
    #[must_use]
    pub const fn shows_text(&self) -> bool {
        self.shows_text
    }

    /// What is asked a second time.
    #[must_use]
    pub const fn ask(&self) -> Option<Ask> {
        self.ask
    }

    /// What is wanted of the browser.
    #[must_use]
    pub const fn wants(&self) -> Option<Want> {
        self.wants
    }

    /// What can be taken over.
    #[must_use]
    pub fn offer(&self) -> Option<&Offer> {
        self.offer.as_deref()
    }

    /// What there is to be said.
    #[must_use]
    pub const fn said(&self) -> Option<Said> {
        self.said
    }

    /// Whether what was there before an import can be brought back.
    #[must_use]
    pub const fn can_go_back(&self) -> bool {
        self.before.is_some()
    }

    fn act(&mut self, tool: &Tool) -> Option<Deed> {
        match tool {
            Tool::Begin(given) => self.given = Some(Rc::new(given.clone())),
            Tool::Fill(name, _) if name == FILE => self.wants = Some(Want::File),
            Tool::Fill(name, text) if name == TEXT => self.judge(text),
            Tool::Key(key) if key == ESCAPE => self.ask = None,
            Tool::Do(order) => return self.order(order),
            _ => {}
        }
        None
    }

    fn order(&mut self, order: &str) -> Option<Deed> {
        match order {
            BEGUN => self.wants = None,
            TOO_LARGE => self.refuse(Said::Refused(Refusal::TooLarge)),
            UNREAD => self.refuse(Said::Unread),
            SHOW => self.shows_text = !self.shows_text,
            READ => self.wants = Some(Want::Text),
            LEAVE => self.refuse(Said::Left),
            REPLACE => return self.offer.take().map(Deed::Replace),
            BACK => return self.before.take().map(Deed::Back),
            DELETE => self.ask = Some(Ask::Delete),
            DROP => self.ask = Some(Ask::Drop),
            NO => self.ask = None,
            YES_DELETE if self.ask == Some(Ask::Delete) => return Some(Deed::Forget),
            YES_DROP if self.ask == Some(Ask::Drop) => {
                self.ask = None;
                self.wants = Some(Want::Drop);
                self.said = Some(Said::Dropped);
            }
            _ => {}
        }
        None
    }

    /// Says so, and offers nothing.
    fn refuse(&mut self, said: Said) {
        self.offer = None;
        self.said = Some(said);
    }

    /// Finds out whether a text can be taken over.
    fn judge(&mut self, text: &str) {
        let Some(keep) = keep() else {
            return self.refuse(Said::Unread);
        };
        match import::clean(text).and_then(|text| Offer::of((keep.read)(&text))) {
            Ok(offer) => {
                self.offer = Some(Rc::new(offer));
                self.said = None;
            }
            Err(refusal) => self.refuse(Said::Refused(refusal)),
        }
    }
}

/// Uses a tool of the screen.
pub fn act(page: &mut Page, tool: &Tool) {
    let deed = study::act(page, |yours: &mut Yours| yours.act(tool));
    let (Some(deed), Some(keep)) = (deed.flatten(), keep()) else {
        return;
    };
    let (before, said) = match deed {
        Deed::Replace(_) if !may_import(page) => return,
        Deed::Replace(offer) => {
            let (before, _) = (keep.write)(page);
            (keep.import)(page, offer.read.clone());
            (Some(before.into()), Said::Imported)
        }
        Deed::Back(before) => {
            (keep.import)(page, (keep.read)(&before));
            (None, Said::Back)
        }
        Deed::Forget => {
            (keep.order)(page, FORGET);
            (None, Said::Deleted)
        }
    };
    study::act(page, |yours: &mut Yours| {
        *yours = Yours {
            given: yours.given.take(),
            said: Some(said),
            before,
            ..Yours::default()
        };
    });
}

/// Whether what is imported would stay: a visit that is not kept overwrites nothing.
#[must_use]
pub fn may_import(page: &Page) -> bool {
    archive(page).is_none_or(|archive| archive.standing.may_write())
}

/// What is here.
#[must_use]
pub fn here(page: &Page) -> Holds {
    let archive = archive(page).cloned().unwrap_or_default();
    Holds::of(
        &archive.statistics,
        &archive.learned,
        &page.schools,
        Some(&page.table),
    )
}

/// All lines that could not be read, as text: those that were put aside, and those for which there
/// was no room.
#[must_use]
pub fn damaged(page: &Page, yours: &Yours) -> String {
    let mut text = yours.aside().unwrap_or_default().to_owned();
    for line in archive(page).map_or(&[][..], |archive| &archive.damaged) {
        text.extend([line, "\n"]);
    }
    text
}

/// What tells the page that nothing damaged is left.
#[must_use]
pub fn dropped() -> Happening {
    Happening::Keep(Held::new(Told::PutAside))
}
