//! All data kept from visit to visit, as one text.
//!
//! ```text
//! nim-save 3
//! theme=dark
//! game=#/play?heaps=1,3,5&moves=C2 undos=1
//! played=casual 12 7 1 3
//! end
//! ```
//!
//! The first line names the version, and the last one shows that nothing is missing. Each line between them is
//! read by itself. What is as on a first visit has no line. Keys:
//!
//! | line | tells |
//! |---|---|
//! | `theme=dark`, `look=coins`, `sound=on` | what is set otherwise than at first |
//! | `offer=refused` | that nobody asks about sound and vibration any more |
//! | `game=#/play?… undos=1` | the game on the table |
//! | `last=#/play?…` | the unfinished game that another one has replaced |
//! | `played=casual 12 7 1 3`, `losses=2` | the games, wins, streak and longest streak against an opponent; the losses in a row |
//! | `lessons=…`, `level=…`, `streak=…` | what was learned in lessons and puzzles |
//! | `learner=…` | what a learner knows, a line a board |

mod game;

use std::rc::Rc;

use super::form::field;
use super::puzzle::date::digits_only;
use super::puzzle::{Level, Streak};
use super::settings::REFUSED;
use super::teach::Progress;
use super::{
    BoardError, GameState, LearnerTraining, LinkError, Route, Settings, Statistics, Switch,
    page_board,
};

/// The version that is written, and the only one that is read.
pub const VERSION: u32 = 3;

/// The beginning of the first line.
const HEADING: &str = "nim-save ";

/// The last line.
const END: &str = "end";

/// The most bytes of a text that is read: all saved data takes less than half of that.
pub const MOST: u32 = 5_000_000;

/// The most characters for the training of all learners: browsers store at least 2.5 million.
pub const ROOM: usize = 1_000_000;

/// The most trained boards.
const MOST_SCHOOLS: usize = 64;

/// The data kept from visit to visit. To begin with it is that of a first visit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Save {
    pub settings: Settings,
    /// The game on the table.
    pub game: GameState,
    /// The unfinished game that another one has replaced.
    pub last_game: Option<GameState>,
    /// How games ended.
    pub statistics: Statistics,
    pub learned: Progress,
    /// What learners know, the board that was trained first at the front.
    pub schools: Rc<Vec<LearnerTraining>>,
}

/// What a text holds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Read {
    pub save: Save,
    /// How many lines cannot be used, and are left out.
    pub unread: usize,
    /// Why the first of these lines with a board that the page does not allow was left out.
    pub refused: Option<BoardError>,
    /// Whether the first and the last line are there.
    pub is_whole: bool,
}

/// The reason that a text holds nothing of use.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// The text has no line, or it is that of a first visit.
    Empty,
    /// The text is larger than [`MOST`].
    TooLarge,
    /// This page never wrote the text.
    Foreign,
    /// This other version has written it.
    OtherVersion(u32),
    /// This page wrote the text, but no line of it can be used.
    Damaged,
}

/// The amount of data that a person can lose or restore.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holds {
    /// The games that were counted.
    pub games: u64,
    /// The steps of the path that are done.
    pub steps: usize,
    /// The lessons that are done.
    pub lessons: usize,
    /// The most days in a row on which the daily puzzle was solved.
    pub days: u32,
    /// The boards that a learner was taught.
    pub schools: usize,
    /// The number of moves of the current game, if it is unfinished.
    pub moves: Option<usize>,
}

impl Save {
    /// Reads a text, also one to which copying has added spaces, empty lines or the mark of an encoding. A line
    /// that is unknown, makes no sense or repeats a subject is left out.
    ///
    /// # Errors
    /// Nothing of the text can be used.
    ///
    /// ```
    /// use nim_game::Save;
    ///
    /// let read = Save::read("nim-save 3\nsound=on\nsound=loud\nend\n").unwrap();
    /// assert!(read.is_whole);
    /// assert_eq!(read.unread, 1);
    /// assert_eq!(read.save.write(), "nim-save 3\nsound=on\nend\n");
    /// ```
    pub fn read(text: &str) -> Result<Read, SaveError> {
        if text.len() > MOST as usize {
            return Err(SaveError::TooLarge);
        }
        let text = text.trim_start_matches('\u{feff}');
        let lines = text.lines().map(str::trim);
        let mut lines = lines.filter(|line| !line.is_empty()).peekable();
        let first = *lines.peek().ok_or(SaveError::Empty)?;
        let version = version(first);
        if let Some(other) = version.filter(|&version| version != VERSION) {
            return Err(SaveError::OtherVersion(other));
        }
        let mut read = Read::default();
        let (mut seen, mut has_end) = (Vec::new(), false);
        for line in lines.skip(usize::from(version.is_some())) {
            let is_end = line == END && !has_end;
            has_end |= is_end;
            if !is_end && read.save.take(line, &mut seen).is_none() {
                read.unread += 1;
                read.refused = read.refused.or_else(|| refused_board(line));
            }
        }
        read.is_whole = version.is_some() && has_end;
        if read.save != Self::default() {
            Ok(read)
        } else if version.is_none() {
            Err(SaveError::Foreign)
        } else if read.is_whole && read.unread == 0 {
            Err(SaveError::Empty)
        } else {
            Err(SaveError::Damaged)
        }
    }

    /// Writes all of it, but for the training that has no room.
    pub fn write(&self) -> String {
        let mut lines = settings(&self.settings);
        let game = game::write(&self.game);
        if game != game::write(&GameState::default()) {
            lines.push(("game", game));
        }
        let last = self.last_game.as_ref().map(game::write);
        lines.extend(last.map(|told| ("last", told)));
        lines.extend(self.statistics.lines());
        let (learned, new) = (&self.learned, Progress::default());
        for (key, told, usual) in [
            ("lessons", learned.write_lessons(), new.write_lessons()),
            ("level", learned.level.write(), new.level.write()),
            ("streak", learned.streak.write(), new.streak.write()),
        ] {
            if told != usual {
                lines.push((key, told));
            }
        }
        lines.extend(self.school_lines().map(|told| ("learner", told)));
        let mut text = [HEADING, &VERSION.to_string(), "\n"].concat();
        for (key, told) in lines {
            text.extend([key, "=", &told, "\n"]);
        }
        text + END + "\n"
    }

    /// How many trained boards do not fit into [`ROOM`], and are not written.
    pub fn left_out(&self) -> usize {
        self.schools.len() - self.school_lines().count()
    }

    /// The training that fits. That of the boards opened last comes first where not all does.
    fn school_lines(&self) -> impl Iterator<Item = String> + use<> {
        let mut room = ROOM;
        let mut lines = Vec::new();
        for school in self.schools.iter().rev() {
            let line = school.write();
            if line.len() <= room && lines.len() < MOST_SCHOOLS {
                room -= line.len();
                lines.push(line);
            }
        }
        lines.into_iter().rev()
    }

    /// This data with what another tab has changed since `base`, which both tabs had. What only the other tab has changed
    /// is taken over. What both have changed stays as here, but games, lessons and puzzles of both count.
    #[must_use]
    pub fn joined(&self, base: &Self, other: Self) -> Self {
        let is_same = |one: &GameState, other: &GameState| game::write(one) == game::write(other);
        let has_played = !is_same(&self.game, &base.game);
        Self {
            settings: if self.settings == base.settings {
                other.settings
            } else {
                self.settings.clone()
            },
            game: if has_played {
                self.game.clone()
            } else {
                other.game
            },
            last_game: if self.last_game == base.last_game {
                other.last_game
            } else {
                self.last_game.clone()
            },
            statistics: self.statistics.joined(&base.statistics, &other.statistics),
            learned: self.learned.joined(&base.learned, &other.learned),
            schools: if self.schools == base.schools {
                other.schools
            } else {
                self.schools.clone()
            },
        }
    }

    /// The amount of data.
    pub fn holds(&self) -> Holds {
        let game = &self.game.game;
        Holds {
            games: self.statistics.games(),
            steps: self.learned.steps(),
            lessons: self.learned.chapters(),
            days: self.learned.streak.best(),
            schools: self.schools.len(),
            moves: game.is_under_way().then(|| game.ply()),
        }
    }

    /// Applies a line; `None` if it cannot be used.
    fn take(&mut self, line: &str, seen: &mut Vec<String>) -> Option<()> {
        let (key, told) = line.split_once('=')?;
        // A subject that may occur once: a key, or one opponent.
        let subject = match key {
            "learner" => return self.enter(LearnerTraining::read(told)?),
            "played" => [key, told.split(' ').next()?].join(" "),
            _ => key.to_owned(),
        };
        if seen.contains(&subject) {
            return None;
        }
        match key {
            "game" => self.game = game::read(told)?,
            "last" => self.last_game = Some(game::read(told)?),
            "lessons" => self.learned.read_lessons(told).ok()?,
            "level" => self.learned.level = Level::read(told).ok()?,
            "streak" => self.learned.streak = Streak::read(told).ok()?,
            "played" | "losses" if self.statistics.read_line(key, told) => {}
            _ if self.settings.fill(key, told) => {}
            _ => return None,
        }
        seen.push(subject);
        Some(())
    }

    /// Adds the training of a board that has none yet.
    fn enter(&mut self, school: LearnerTraining) -> Option<()> {
        check_board(&school).ok()?;
        let schools = Rc::make_mut(&mut self.schools);
        let is_new = |known: &LearnerTraining| !known.teaches(school.learner().start());
        if schools.len() == MOST_SCHOOLS || !schools.iter().all(is_new) {
            return None;
        }
        schools.push(school);
        Some(())
    }
}

impl Read {
    /// Whether nothing is missing or left out.
    pub const fn is_complete(&self) -> bool {
        self.is_whole && self.unread == 0
    }
}

/// Why the board of a line is none of this page.
fn refused_board(line: &str) -> Option<BoardError> {
    let (key, told) = line.split_once('=')?;
    if key == "learner" {
        return check_board(&LearnerTraining::read(told)?).err();
    }
    if !matches!(key, "game" | "last") {
        return None;
    }
    match told.split(' ').next()?.parse::<Route>() {
        Err(LinkError::Board(error)) => Some(error),
        _ => None,
    }
}

/// Checks that the board of a learner is one of this page.
fn check_board(school: &LearnerTraining) -> Result<(), BoardError> {
    let start = school.learner().start();
    page_board(start.heaps().to_vec(), start.rules()).map(drop)
}

/// The version that a first line names. Earlier versions had a second word.
fn version(first: &str) -> Option<u32> {
    digits_only(first.strip_prefix(HEADING)?.split(' ').next()?)
}

/// The settings that differ from the default.
fn settings(settings: &Settings) -> Vec<(&'static str, String)> {
    let usual = Settings::default();
    let mut lines = Vec::new();
    if settings.theme != usual.theme {
        lines.push((field::THEME, settings.theme.name().to_owned()));
    }
    if settings.look != usual.look {
        lines.push((field::LOOK, settings.look.name().to_owned()));
    }
    if settings.pace != usual.pace {
        lines.push((field::PACE, settings.pace.name().to_owned()));
    }
    let language = settings.language.clone();
    lines.extend(language.map(|tag| (field::LANGUAGE, tag)));
    if settings.refused {
        lines.push((field::OFFER, REFUSED.to_owned()));
    }
    for switch in Switch::ALL {
        let on = settings.is_on(switch);
        if on != usual.is_on(switch) {
            lines.push((switch.name(), if on { "on" } else { "off" }.to_owned()));
        }
    }
    lines
}
