//! All data saved from visit to visit, as one text.
//!
//! The text has one line for each thing that can be damaged alone (`save/frame.rs`). A line that cannot be used
//! costs only itself, and is returned. A text of another version is returned whole. Keys:
//!
//! | line | tells |
//! |---|---|
//! | `stamp 42 7` | how often was saved, and by which visit |
//! | `game #/play?… undos=1` | the game on the table |
//! | `waiting #/play?…` | one that waits while another is on the table |
//! | `setting theme=dark` | what is set otherwise than at first |
//! | `played casual misere 12 7`, `row 3 9`, `losses 2`, `accuracy 9 12 3/4 6/8` | the statistics |
//! | `lessons …`, `level …`, `streak …` | what was learned in lessons and puzzles |
//! | `path …`, `skills …`, `boxes …` | the steps of the path, and the skills that are practised |
//! | `school …` | what a learner knows, a line a board |

pub(super) mod frame;
mod playing;
mod stamp;

use std::rc::Rc;

use super::form::field;
use super::path::PathProgress;
use super::puzzle::{Level, Streak};
use super::{GameState, Learned, LearnerTraining, Progress, Settings, Statistics, Switch};
use frame::Line;
pub use frame::VERSION;
pub use playing::SavedGame;
pub use stamp::Revision;

/// The saved data.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Save {
    /// Which of several saves it is.
    pub stamp: Revision,
    /// The game on the table.
    pub game: Option<SavedGame>,
    /// Unfinished games that others have replaced; the last is the next to resume.
    pub waiting: Vec<SavedGame>,
    /// The settings.
    pub settings: Settings,
    /// How games ended.
    pub statistics: Statistics,
    pub learned: Learned,
    /// The schools of the learner, the first opened first.
    pub schools: Rc<Vec<LearnerTraining>>,
}

/// The result of reading a text.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Read {
    pub save: Save,
    /// The lines that cannot be used. They are put aside, because somebody may repair them.
    pub damaged: Vec<String>,
    /// Whether no line is missing.
    pub complete: bool,
    /// Which version wrote it; `None` if nothing shows that.
    pub version: Option<u32>,
}

/// The part of a save to write. The training of learners is large and changes seldom, so it may be saved
/// separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// All of it, as one file for people.
    All,
    /// All but the schools.
    Play,
    /// The stamp and the schools.
    Schools,
}

/// The most characters for the training of all learners: browsers store at least 2.5 million.
pub const ROOM: usize = 1_000_000;

/// The most unfinished games; of more the oldest is dropped.
pub const MOST_WAITING: usize = 8;

/// The most trained boards that are read.
const MOST_SCHOOLS: usize = 64;

impl Save {
    /// Reads any text. Nothing is lost: unusable lines are returned.
    pub fn read(text: &str) -> Read {
        let found = frame::read(text);
        let mut save = Self::default();
        let mut damaged: Vec<String> = found.damaged.into_iter().map(str::to_owned).collect();
        let mut seen = Vec::new();
        for line in found.lines {
            if save.take(line, &mut seen).is_none() {
                damaged.push(line.whole.to_owned());
            }
        }
        Read {
            save,
            damaged,
            complete: found.complete,
            version: found.version,
        }
    }

    /// Writes all of it.
    pub fn write(&self) -> String {
        self.write_part(Part::All)
    }

    /// Writes a part, as a text that can be read by itself.
    pub fn write_part(&self, part: Part) -> String {
        let mut lines = vec![("stamp", self.stamp.write())];
        if part != Part::Schools {
            let game = self.game.iter().map(|playing| ("game", playing));
            let waiting = self.waiting.iter().map(|playing| ("waiting", playing));
            lines.extend(
                game.chain(waiting)
                    .map(|(key, playing)| (key, playing.write())),
            );
            lines.extend(settings(&self.settings).map(|told| ("setting", told)));
            lines.extend(self.statistics.lines());
            let (puzzles, path) = (&self.learned.puzzles, &self.learned.path);
            let new = PathProgress::default();
            for (key, told, usual) in [
                (
                    "lessons",
                    self.learned.progress.write(),
                    Progress::default().write(),
                ),
                ("level", puzzles.level.write(), Level::default().write()),
                ("streak", puzzles.streak.write(), Streak::default().write()),
                ("path", path.write_steps(), new.write_steps()),
                ("skills", path.write_rows(), new.write_rows()),
                ("boxes", path.write_boxes(), new.write_boxes()),
            ] {
                if told != usual {
                    lines.push((key, told));
                }
            }
        }
        if part != Part::Play {
            lines.extend(self.school_lines().map(|told| ("school", told)));
        }
        frame::write(&lines)
    }

    /// How many schools do not fit into [`ROOM`], and are not written.
    pub fn left_out(&self) -> usize {
        self.schools.len() - self.school_lines().count()
    }

    /// The schools that fit. The last opened come first where not all do.
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

    /// The table that a visit resumes: the saved game, or that of a first visit.
    pub fn state(&self) -> GameState {
        match &self.game {
            Some(playing) => playing.state.clone(),
            None => GameState::followed(Ok(None)),
        }
    }

    /// Applies a line; `None` if it is unknown, makes no sense, or repeats a subject.
    fn take(&mut self, line: Line<'_>, seen: &mut Vec<String>) -> Option<()> {
        let Line { key, text, .. } = line;
        // A subject that may occur once: the kind of line, one setting, or one opponent.
        let subject = match key {
            "setting" => text.split_once('=')?.0,
            "played" => text.rsplitn(3, ' ').nth(2)?,
            "waiting" => return self.wait(SavedGame::read(text)?),
            "school" => return self.enter(LearnerTraining::read(text)?),
            _ => "",
        };
        let subject = [key, " ", subject].concat();
        if seen.contains(&subject) {
            return None;
        }
        match key {
            "stamp" => self.stamp = Revision::read(text)?,
            "game" => self.game = Some(SavedGame::read(text)?),
            "lessons" => self.learned.progress = Progress::read(text).ok()?,
            "level" => self.learned.puzzles.level = Level::read(text).ok()?,
            "streak" => self.learned.puzzles.streak = Streak::read(text).ok()?,
            "path" => self.learned.path.read_steps(text).ok()?,
            "skills" => self.learned.path.read_rows(text).ok()?,
            "boxes" => self.learned.path.read_boxes(text).ok()?,
            "played" | "row" | "losses" | "accuracy" if self.statistics.read_line(key, text) => {}
            "setting" if set(&mut self.settings, text) => {}
            _ => return None,
        }
        seen.push(subject);
        Some(())
    }

    /// Lets a game wait, unless it does already.
    fn wait(&mut self, playing: SavedGame) -> Option<()> {
        if self.waiting.len() == MOST_WAITING || self.waiting.contains(&playing) {
            return None;
        }
        self.waiting.push(playing);
        Some(())
    }

    /// Opens a school, unless its board has one.
    fn enter(&mut self, school: LearnerTraining) -> Option<()> {
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
    /// Adds the training of a separate text, with the errors in that text.
    #[must_use]
    pub fn with_schools(mut self, text: &str) -> Self {
        let read = Save::read(text);
        for school in read.save.schools.iter() {
            if self.save.enter(school.clone()).is_none() {
                self.damaged.push(["school ", &school.write()].concat());
            }
        }
        self.damaged.extend(read.damaged);
        self.complete &= read.complete;
        self
    }

    /// The other version that wrote the text, so that none of it could be read.
    pub fn other_version(&self) -> Option<u32> {
        self.version.filter(|&version| version != VERSION)
    }
}

/// The settings that differ from the default, as `name=value`.
fn settings(settings: &Settings) -> impl Iterator<Item = String> {
    let usual = Settings::default();
    let (theme, pace) = (settings.theme, settings.pace);
    let mut told = Vec::new();
    if theme != usual.theme {
        told.push([field::THEME, "=", theme.name()].concat());
    }
    if pace != usual.pace {
        told.push([field::PACE, "=", pace.name()].concat());
    }
    for switch in Switch::ALL {
        let on = settings.is_on(switch);
        if on != usual.is_on(switch) {
            told.push([switch.name(), if on { "=on" } else { "=off" }].concat());
        }
    }
    told.into_iter()
}

/// Applies a setting; false if this version knows no such setting, or no such value.
fn set(settings: &mut Settings, text: &str) -> bool {
    let told = text.split_once('=');
    told.is_some_and(|(name, value)| settings.fill(name, value))
}
