//! A text to import in place of all saved data: its contents, or the error in it. The import changes
//! nothing before a person has seen the contents and confirmed.

use std::rc::Rc;

use super::statistics::Opponent;
use super::{Game, GameState, Learned, LearnerTraining, Read, Save, Statistics, Turn};

/// The most bytes that are read: all saved data takes less than half of that.
pub const MOST: u32 = 5_000_000;

/// The most lines: a save has a few hundred.
const MOST_LINES: usize = 2_000;

/// At most so many characters of damaged lines are imported. The person who imports the text has all of
/// them.
const MOST_DAMAGED: usize = 100_000;

/// The reason that a text cannot replace the saved data.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The text is empty.
    Empty,
    /// The text is larger than [`MOST`].
    TooLarge,
    /// This page never wrote the text.
    Foreign,
    /// This other version has written it.
    OtherVersion(u32),
    /// This page wrote the text, but every line of it is damaged.
    Damaged,
}

/// A text that can replace the saved data.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The text, without additions by copying.
    pub text: Rc<str>,
    /// Whether lines of it are missing.
    pub lacks_lines: bool,
    /// How many of its lines cannot be used.
    pub damaged: usize,
    pub holds: Holds,
}

/// The amount of data that a person can lose or restore.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holds {
    /// The games that were counted.
    pub games: u64,
    /// The lessons that are done.
    pub lessons: usize,
    /// The most days in a row on which the daily puzzle was solved.
    pub days: u32,
    /// The boards that a learner was taught.
    pub schools: usize,
    /// The number of moves of the current game, if it is unfinished.
    pub moves: Option<usize>,
}

/// Removes additions by copying: marks of the encoding, spaces at the ends of lines, empty lines.
///
/// # Errors
/// There is too little of it, or too much.
fn clean(text: &str) -> Result<String, Refusal> {
    if text.len() > MOST as usize {
        return Err(Refusal::TooLarge);
    }
    let text = text.trim_start_matches('\u{feff}');
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let lines: Vec<&str> = lines.take(MOST_LINES + 1).collect();
    match lines.len() {
        0 => Err(Refusal::Empty),
        count if count > MOST_LINES => Err(Refusal::Foreign),
        _ => Ok(lines.join("\n")),
    }
}

impl Offer {
    /// Reads an offer from a text.
    ///
    /// # Errors
    /// The reason that the text cannot be used.
    pub fn of(text: &str) -> Result<Self, Refusal> {
        let text = clean(text)?;
        let read = Save::read(&text);
        if let Some(version) = read.other_version() {
            return Err(Refusal::OtherVersion(version));
        }
        let nothing = Save {
            stamp: read.save.stamp,
            ..Save::default()
        };
        if read.save == nothing {
            return Err(match read.version {
                None => Refusal::Foreign,
                _ if read.damaged.is_empty() => Refusal::Empty,
                _ => Refusal::Damaged,
            });
        }
        let save = &read.save;
        let table = save.game.as_ref().map(|playing| &playing.state);
        let holds = Holds::of(&save.statistics, &save.learned, &save.schools, table);
        Ok(Self {
            text: text.into(),
            lacks_lines: !read.complete,
            damaged: read.damaged.len(),
            holds,
        })
    }
}

/// Reads a text that replaces the saved data, with as many of its damaged lines as are allowed.
pub fn taken(text: &str) -> Read {
    let mut read = Save::read(text);
    let mut room = MOST_DAMAGED;
    read.damaged.retain(|line| {
        let fits = line.len() <= room;
        room -= if fits { line.len() } else { 0 };
        fits
    });
    read
}

impl Holds {
    /// The contents of these parts.
    pub fn of(
        statistics: &Statistics,
        learned: &Learned,
        schools: &[LearnerTraining],
        table: Option<&GameState>,
    ) -> Self {
        let against = |opponent| u64::from(statistics.against(opponent).games);
        let game = table.map(|state| &state.game);
        let begun = game
            .filter(|game| game.ply() > 0 && !matches!(game.turn(), Turn::Over { .. }))
            .map(Game::ply);
        Self {
            games: Opponent::ALL.into_iter().map(against).sum(),
            lessons: learned.progress.done(),
            days: learned.puzzles.streak.best(),
            schools: schools.len(),
            moves: begun,
        }
    }
}
