//! The data saved beside the current game, and how both are written to a save and read from one.

use std::rc::Rc;

use super::path::Skill;
use super::puzzle::Date;
use super::save::MOST_WAITING;
use super::{
    GameState, Learned, LearnerTraining, Read, Revision, Save, SavedGame, Settings, Statistics,
    Turn,
};

/// A visit's knowledge of the saved data.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profile {
    /// How games ended.
    pub statistics: Statistics,
    pub learned: Learned,
    /// Unfinished games that others have replaced; the last is the next to resume.
    pub waiting: Vec<SavedGame>,
    /// The lines that could not be read, until they are put aside.
    pub damaged: Vec<String>,
    /// Whether the visit is saved.
    pub standing: SyncStatus,
    /// Whether a person has read the notice about the standing.
    pub told: bool,
    /// The choice of a person between this tab and another.
    pub wish: Option<ConflictChoice>,
    /// How often something was changed elsewhere.
    changes: u32,
    /// The game that was counted last, by its number.
    counted: Option<u32>,
    /// The game that a link has opened, by its number.
    linked: Option<u32>,
    /// The day on which nothing more is to be repeated.
    rested: Option<Date>,
}

/// Whether a visit is saved.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SyncStatus {
    /// The visit is saved.
    #[default]
    Kept,
    /// The visit is saved, but some of the earlier data could not be read.
    Damaged,
    /// The visit is saved, but another version of the page wrote the earlier data.
    OtherVersion,
    /// The browser keeps nothing for this page.
    Refused,
    /// The browser has no room left.
    Full,
    /// Another tab has changed the saved data.
    Behind,
}

impl SyncStatus {
    /// Whether this visit may write over the saved data.
    pub const fn may_write(self) -> bool {
        !matches!(self, Self::Behind)
    }

    /// The standing of a visit that finds the save `there` and last knew `known`; `None` if it may write
    /// over the save. Data deleted in another tab does not come back by itself, and damaged data has to
    /// be read before it is gone.
    pub fn found(there: Option<&str>, known: Option<&str>) -> Option<Self> {
        if there == known {
            return None;
        }
        let [there, known] = [there, known].map(|text| text.map(Save::read));
        match (there, known) {
            (Some(there), Some(known))
                if there.complete && known.save.stamp.may_replace(Some(there.save.stamp)) =>
            {
                None
            }
            _ => Some(Self::Behind),
        }
    }
}

/// The choice between two tabs with different data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConflictChoice {
    /// This one.
    Mine,
    /// The other.
    Theirs,
    /// Delete the data of both.
    Nothing,
}

/// A visit that resumes a save.
#[derive(Clone, Debug, PartialEq)]
pub struct Resumed {
    /// The game on the table.
    pub table: GameState,
    /// The settings.
    pub settings: Settings,
    /// The schools of the learner.
    pub schools: Rc<Vec<LearnerTraining>>,
    /// The rest.
    pub archive: Profile,
}

impl Resumed {
    /// The same with this number for the game on the table.
    #[must_use]
    pub fn numbered(mut self, number: u32) -> Self {
        if self.archive.has_counted(&self.table) {
            self.archive.counted = Some(number);
        }
        self.table.number = number;
        self
    }
}

impl Profile {
    /// Resumes from a text that was read.
    pub fn resume(mut read: Read) -> Resumed {
        // A visit may end with its game, before that is counted.
        let is_counted = read.save.game.as_mut().is_some_and(|playing| {
            read.save.statistics.count(playing);
            playing.counted
        });
        let table = read.save.state();
        let standing = if read.other_version().is_some() {
            SyncStatus::OtherVersion
        } else if read.damaged.is_empty() && read.complete {
            SyncStatus::Kept
        } else {
            SyncStatus::Damaged
        };
        let archive = Self {
            statistics: read.save.statistics,
            learned: read.save.learned,
            waiting: read.save.waiting,
            damaged: read.damaged,
            standing,
            told: false,
            wish: None,
            changes: 0,
            counted: is_counted.then_some(table.number),
            linked: None,
            rested: None,
        };
        Resumed {
            table,
            settings: read.save.settings,
            schools: read.save.schools,
            archive,
        }
    }

    /// The save of the current state.
    pub fn save(
        &self,
        stamp: Revision,
        table: &GameState,
        settings: &Settings,
        schools: &Rc<Vec<LearnerTraining>>,
    ) -> Save {
        Save {
            stamp,
            game: Some(self.playing(table)),
            waiting: self.waiting.clone(),
            settings: settings.clone(),
            statistics: self.statistics.clone(),
            learned: self.learned.clone(),
            schools: schools.clone(),
        }
    }

    fn playing(&self, table: &GameState) -> SavedGame {
        let mut playing = SavedGame::of(table.clone());
        playing.counted |= self.has_counted(table);
        playing
    }

    /// Whether this game has just ended and is not counted yet.
    pub fn awaits(&self, table: &GameState) -> bool {
        let over = matches!(table.game.turn(), Turn::Over { .. });
        // An outdated tab counts no games, because its statistics will not stay.
        self.standing.may_write() && over && table.just_moved && !self.has_counted(table)
    }

    /// Counts the current game, only once even if its end is undone and redone.
    pub fn count(&mut self, table: &GameState) {
        if self.awaits(table) {
            self.count_end(table);
        }
    }

    /// Counts the current game, which a friend elsewhere has ended.
    pub fn count_end(&mut self, table: &GameState) {
        if self.standing.may_write() && self.statistics.record(&table.game) {
            self.counted = Some(table.number);
        }
    }

    /// Takes note that the game with this number was counted before.
    pub const fn was_counted(&mut self, number: u32) {
        self.counted = Some(number);
    }

    /// Takes over what the other knows of this visit.
    pub const fn counted_as(&mut self, other: &Self) {
        self.counted = other.counted;
        self.linked = other.linked;
        self.rested = other.rested;
    }

    /// Records that the saved data was changed elsewhere.
    pub const fn look_again(&mut self) {
        self.changes = self.changes.wrapping_add(1);
    }

    /// Records whether the visit is saved, which the page then reports.
    pub fn stand(&mut self, standing: SyncStatus) {
        self.standing = standing;
        self.wish = None;
        self.told = false;
    }

    /// Takes note that a link has opened the game with this number.
    pub const fn was_linked(&mut self, number: u32) {
        self.linked = Some(number);
    }

    /// Takes note that nothing more is to be repeated on this day. A visit remembers that, a save does not.
    pub const fn rest(&mut self, today: Date) {
        self.rested = Some(today);
    }

    /// The skill to repeat today before this game. It is offered only before the first move, never with a
    /// game that a link has opened or while an unfinished one waits.
    pub fn repeats(&self, table: &GameState, today: Date) -> Option<Skill> {
        let game = &table.game;
        let begun = game.ply() > 0 || game.can_redo() || table.choice.is_some();
        let waits = matches!(game.turn(), Turn::Person(_)) && !game.table().is_by_link();
        let linked = self.linked == Some(table.number);
        let free = self.waiting.is_empty() && self.rested != Some(today);
        let offers = waits && free && !begun && !linked;
        self.learned.path.boxes.due(today).filter(|_| offers)
    }

    /// Whether the game on the table was counted.
    pub fn has_counted(&self, table: &GameState) -> bool {
        self.counted == Some(table.number)
    }

    /// Keeps an unfinished game that makes room for another, and returns whether it did. A game without
    /// moves or with an end is not kept.
    pub fn put_aside(&mut self, table: &GameState) -> bool {
        let keeps = table.game.is_under_way();
        if keeps {
            self.keep(self.playing(table));
        }
        keeps
    }

    /// Keeps a game as the next to resume. Of too many the oldest is dropped.
    pub fn keep(&mut self, playing: SavedGame) {
        let game = &playing.state.game;
        self.waiting.retain(|waiting| waiting.state.game != *game);
        if self.waiting.len() == MOST_WAITING {
            self.waiting.remove(0);
        }
        self.waiting.push(playing);
    }

    /// The unfinished game that the game on the table has replaced, until a person's next move.
    pub fn replaced(&self, table: &GameState) -> Option<&SavedGame> {
        let since = table.replaced_at?;
        let next = self.waiting.last();
        next.filter(|_| !table.game.went_on_since(since))
    }

    /// Returns the unfinished game at this place. The current game is kept behind all others, so going
    /// back repeatedly comes to each of them.
    pub fn take_out(&mut self, place: usize, table: &GameState) -> SavedGame {
        let next = self.waiting.remove(place);
        let known = |waiting: &SavedGame| waiting.state.game == table.game;
        if table.game.is_under_way() && !self.waiting.iter().any(known) {
            self.waiting.insert(0, self.playing(table));
        }
        next
    }
}
