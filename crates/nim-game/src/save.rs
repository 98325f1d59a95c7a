//! All data kept from visit to visit, as one text in JSON.
//!
//! The fields are those of [`Save`] and of what it holds. A game is its whole link, with the number of moves that are
//! taken back; a learner is the engine's text of its boxes, with its record. A text is read whole or not at all.

use std::rc::Rc;

use miniserde::json;
use nim_engine::Convention;

use super::puzzle::date::digits_only;
use super::teach::{Progress, Step};
use super::{
    Autoplay, GameAction, GameState, LearnerTraining, Route, Seat, Settings, TryOut, Turn, apply,
    training::SavedLearner, write_link,
};

/// The version that is written, and the only one that is read.
pub const VERSION: u32 = 7;

/// The most bytes of a text that is read: all saved data takes less than half of that.
pub const MOST_BYTES: u32 = 5_000_000;

/// The most bytes for the boxes of all learners: browsers store at least 2.5 million.
pub const MAX_LEARNER_BYTES: usize = 1_000_000;

/// The most trained boards.
const MOST_LEARNERS: usize = 64;

/// The data kept from visit to visit. The default is the data of a first visit.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Save {
    pub settings: Settings,
    /// The game on the table.
    pub game: GameState,
    /// The unfinished game that another one has replaced.
    pub last_game: Option<GameState>,
    pub progress: Progress,
    /// The trainings of learners, the board that was trained first at the front.
    pub trainings: Rc<Vec<LearnerTraining>>,
}

/// The data as it is written, with the version.
#[derive(miniserde::Serialize, miniserde::Deserialize)]
struct SavedData {
    version: u32,
    settings: Settings,
    game: SavedGame,
    last_game: Option<SavedGame>,
    progress: Progress,
    learners: Vec<SavedLearner>,
}

/// The version alone.
#[derive(miniserde::Deserialize)]
struct Version {
    version: u32,
}

/// A game as it is written.
#[derive(PartialEq, Eq, miniserde::Serialize, miniserde::Deserialize)]
struct SavedGame {
    /// The link to the whole game, with the moves that are taken back.
    link: String,
    /// How many moves of the game are taken back.
    back: usize,
    #[serde(rename = "hints")]
    hints_used: u32,
    undos: u32,
    /// In a game by link the seat at this screen, 1 or 2. The link cannot tell it: its reader is always the player to
    /// move.
    seat: Option<usize>,
    counted: bool,
    /// The move that is chosen and not yet made.
    choice: Option<String>,
    /// How many moves the game had when it replaced an unfinished one.
    replaced_at: Option<usize>,
    /// How many games in a row of the same two people each of them has won.
    score: [u32; 2],
    /// The origin of a try-out: [`Step::number`], or 0 for a link without moves.
    #[serde(rename = "trial")]
    try_out: Option<usize>,
}

/// The reason that a text cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveError {
    /// The text is empty, or that of a first visit.
    Empty,
    /// The text is larger than [`MOST_BYTES`].
    TooLarge,
    /// The text was never written by this page.
    Foreign,
    /// The text was written by this other version.
    OtherVersion(u32),
    /// The text was written by this page, and has changed since.
    Damaged,
}

/// The amount of data that a person can lose or restore, by kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SaveSummary {
    /// The games that were counted.
    pub games: u64,
    /// The steps of the path that are done.
    pub steps: usize,
    /// The lessons that are done.
    pub lessons: usize,
    /// The most days in a row on which the daily puzzle was solved.
    pub days: u32,
    /// The boards on which a learner was trained.
    pub trained_boards: usize,
    /// The number of moves of the current game, if it is unfinished.
    pub moves: Option<usize>,
}

impl Save {
    /// Reads a text, also one to which copying has added spaces, empty lines or the mark of an encoding.
    ///
    /// # Errors
    /// The text cannot be used.
    ///
    /// ```
    /// use nim_game::{Save, SaveError, Switch};
    ///
    /// let mut save = Save::default();
    /// save.settings.set(Switch::Sound, true);
    /// let text = save.write();
    /// assert_eq!(Save::read(&text), Ok(save));
    /// assert_eq!(Save::read(&text[..text.len() - 1]), Err(SaveError::Damaged));
    /// ```
    pub fn read(text: &str) -> Result<Self, SaveError> {
        if text.len() > MOST_BYTES as usize {
            return Err(SaveError::TooLarge);
        }
        let text = text.trim_start_matches('\u{feff}').trim();
        if text.is_empty() {
            return Err(SaveError::Empty);
        }
        let version = json::from_str::<Version>(text).map(|found| found.version);
        match version.ok().or_else(|| version_of_old_format(text)) {
            Some(VERSION) => {}
            Some(other) => return Err(SaveError::OtherVersion(other)),
            None if text.starts_with("{\"version\":") => return Err(SaveError::Damaged),
            None => return Err(SaveError::Foreign),
        }
        let kept = json::from_str::<SavedData>(text).ok();
        let save = kept.and_then(SavedData::save).ok_or(SaveError::Damaged)?;
        if save == Self::default() {
            Err(SaveError::Empty)
        } else {
            Ok(save)
        }
    }

    /// Writes all data except the learners that do not fit into [`MAX_LEARNER_BYTES`].
    pub fn write(&self) -> String {
        json::to_string(&SavedData {
            version: VERSION,
            settings: self.settings.clone(),
            game: SavedGame::of(&self.game),
            last_game: self.last_game.as_ref().map(SavedGame::of),
            progress: self.progress.clone(),
            learners: self.learners(),
        })
    }

    /// How many learners do not fit into [`MAX_LEARNER_BYTES`], and are not written.
    pub fn left_out(&self) -> usize {
        self.trainings.len() - self.learners().len()
    }

    /// The learners that fit, in the order of `trainings`. If room is short, the newest are kept first.
    fn learners(&self) -> Vec<SavedLearner> {
        let mut room = MAX_LEARNER_BYTES;
        let mut learners = Vec::new();
        for training in self.trainings.iter().rev() {
            let kept = SavedLearner::of(training);
            if kept.size() <= room && learners.len() < MOST_LEARNERS {
                room -= kept.size();
                learners.push(kept);
            }
        }
        learners.reverse();
        learners
    }

    /// This data with what another tab has changed since `base`, which both tabs had. What only the other tab has
    /// changed is taken over. What both have changed stays as here, but games, lessons and puzzles of both count.
    pub fn joined(&self, base: &Self, other: Self) -> Self {
        let mut joined = Self {
            progress: self.progress.joined(&base.progress, &other.progress),
            ..self.clone()
        };
        if self.settings == base.settings {
            joined.settings = other.settings;
        }
        // The game on the table changes in parts that are not saved. The last game rests, and changes in nothing.
        if saves_equal(&self.game, &base.game) {
            joined.game = other.game;
        }
        if self.last_game == base.last_game {
            joined.last_game = other.last_game;
        }
        if self.trainings == base.trainings {
            joined.trainings = other.trainings;
        }
        joined
    }

    /// The amount of data, by kind.
    pub fn summary(&self) -> SaveSummary {
        let game = &self.game.game;
        SaveSummary {
            games: self.progress.games.games(),
            steps: self.progress.steps_done(Convention::Misere)
                + self.progress.steps_done(Convention::Normal),
            lessons: self.progress.chapters_done(),
            days: self.progress.streak.best(),
            trained_boards: self.trainings.len(),
            moves: game.is_under_way().then(|| game.ply()),
        }
    }
}

/// Whether two games are saved as the same text.
pub fn saves_equal(one: &GameState, other: &GameState) -> bool {
    SavedGame::of(one) == SavedGame::of(other)
}

/// The version of a text in the format of earlier versions: lines, of which the first is `nim-save` and the version.
fn version_of_old_format(text: &str) -> Option<u32> {
    let mut words = text.strip_prefix("nim-save ")?.split_whitespace();
    digits_only(words.next()?)
}

impl SavedData {
    /// The data; `None` where this page could not have written it.
    fn save(self) -> Option<Save> {
        let last_game = match self.last_game {
            Some(game) => Some(game.state()?),
            None => None,
        };
        (self.learners.len() <= MOST_LEARNERS).then_some(())?;
        let mut trainings = Vec::new();
        for learner in self.learners {
            let training = learner.training()?;
            let start = training.learner().start();
            if trainings
                .iter()
                .any(|known: &LearnerTraining| known.is_for(start))
            {
                return None;
            }
            trainings.push(training);
        }
        (self.settings.is_possible() && self.progress.is_possible()).then_some(())?;
        Some(Save {
            settings: self.settings,
            game: self.game.state()?,
            last_game,
            progress: self.progress,
            trainings: Rc::new(trainings),
        })
    }
}

impl SavedGame {
    fn of(state: &GameState) -> Self {
        let whole = state.game.whole();
        let table = whole.config();
        let seat = table.reader().filter(|_| table.is_by_link());
        Self {
            link: write_link(&whole),
            back: whole.ply() - state.game.ply(),
            hints_used: state.help.hints,
            undos: state.help.undos,
            seat: seat.map(|seat| seat.index() + 1),
            counted: state.counted,
            choice: state.choice.map(|choice| choice.to_string()),
            replaced_at: state.replaced_at,
            score: state.score,
            try_out: state.try_out.map(|try_out| match try_out {
                TryOut::Link => 0,
                TryOut::Step(step) => step.number(),
            }),
        }
    }

    fn state(self) -> Option<GameState> {
        let Ok(Route::Play(Some(whole))) = Route::read(&self.link) else {
            return None;
        };
        let mut whole = *whole;
        if let Some(seat) = self.seat {
            let seat = *Seat::BOTH.get(seat.checked_sub(1)?)?;
            // A computer plays no game by link.
            whole.config().has_two_people().then_some(())?;
            whole = whole.by_link(seat);
        }
        let ply = whole.ply().checked_sub(self.back)?;
        let mut state = GameState::of(whole.back_to(ply));
        state.help.hints = self.hints_used;
        state.help.undos = self.undos;
        state.counted = self.counted;
        state.replaced_at = self.replaced_at;
        state.score = self.score;
        state.try_out = match self.try_out {
            None => None,
            Some(0) => Some(TryOut::Link),
            Some(number) => Some(TryOut::Step(Step::of(number)?)),
        };
        // As after an undo, the computer pauses: its move would discard the moves that a redo can bring back.
        if self.back > 0 && matches!(state.game.turn(), Turn::Computer(..)) {
            state.autoplay = Autoplay::Paused;
        }
        if let Some(choice) = self.choice {
            // Chosen as a person chooses, so that an impossible choice is refused.
            apply(&mut state, GameAction::Choose(choice.parse().ok()?));
            state.choice?;
        }
        Some(state)
    }
}
