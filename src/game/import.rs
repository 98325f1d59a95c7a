//! A text to import in place of all saved data: its contents, or the error in it. The import changes
//! nothing before a person has seen the contents and confirmed.

use std::rc::Rc;

use super::statistics::Opponent;
use super::{Game, GameState, Learned, LearnerTraining, Read, Save, Statistics, Turn};

/// So many bytes are read: everything that can be kept takes less than half of it.
pub const MOST: u32 = 5_000_000;

/// So many lines: a save has a few hundred at most.
const MOST_LINES: usize = 2_000;

/// At most so many characters of damaged lines are imported. The person who imports the text has all of
/// them.
const MOST_DAMAGED: usize = 100_000;

/// Why a text cannot take the place of what is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// There is nothing in it.
    Empty,
    /// It is larger than [`MOST`].
    TooLarge,
    /// It was never written by this page.
    Foreign,
    /// A newer version has written it.
    Newer(u32),
    /// It was, but no line of it is as it was written.
    Damaged,
}

/// A text that can take the place of what is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The text, without what copying adds.
    pub text: Rc<str>,
    /// Whether lines of it are missing.
    pub lacks_lines: bool,
    /// How many of its lines cannot be used.
    pub damaged: usize,
    pub holds: Holds,
}

/// How much somebody has to lose, or to win back.
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
    /// The moves of the game on the table, where one was begun and is not over.
    pub moves: Option<usize>,
}

/// The text without what copying adds: marks of its encoding, spaces at the ends of lines, empty
/// lines.
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
    /// It has nothing.
    pub fn of(text: &str) -> Result<Self, Refusal> {
        let text = clean(text)?;
        let read = Save::read(&text);
        if read.is_newer() {
            return Err(Refusal::Newer(read.version));
        }
        let nothing = Save {
            stamp: read.save.stamp,
            others: read.save.others.clone(),
            ..Save::default()
        };
        if read.save == nothing {
            return Err(match read.version {
                0 => Refusal::Foreign,
                _ if read.damaged.is_empty() => Refusal::Empty,
                _ => Refusal::Damaged,
            });
        }
        let save = &read.save;
        let table = save.game.as_ref().map(|playing| &playing.state);
        let holds = Holds::of(&save.statistics, &save.learned, &save.schools, table);
        Ok(Self {
            text: text.into(),
            lacks_lines: !(read.complete || read.version == 0),
            damaged: read.damaged.len(),
            holds,
        })
    }
}

/// Reads a text that takes the place of what is kept, with as many of its damaged lines as are taken along.
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
