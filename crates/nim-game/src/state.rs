use nim_engine::{Move, MoveError, Position, SearchStats};

use super::lanes::{LaneStep, Lanes};
use super::teach::Step;
use super::{Game, LinkError, MatchConfig, Route, Seat, Turn};

/// The current game and its status.
#[derive(Clone, Debug, PartialEq)]
pub struct GameState {
    /// The game itself.
    pub game: Game,
    /// The move that is chosen and not yet made; always legal, and only while a person is to move.
    pub choice: Option<Move>,
    /// The notice after the last action, if there is one.
    pub notice: Option<Notice>,
    /// Another number with each notice, and with each wrong answer of a lesson: a screen reader reads the same text anew.
    pub notices: u32,
    /// Which game of this visit this is, counted from 0.
    pub number: u32,
    /// Whether the computer moves by itself.
    pub autoplay: Autoplay,
    /// Whether the analysis was seen in this position.
    pub analysis_seen: bool,
    /// The level of the hint in this position, if one was asked for.
    pub hint: Option<HintLevel>,
    /// The help that was used in this game.
    pub help: Help,
    /// Whether the last move has just been made: it was not opened with a link, nor uncovered by
    /// taking back another.
    pub just_moved: bool,
    /// The positions that the computer visited for its last move, if it searched.
    pub search: Option<SearchStats>,
    /// How many moves this game had when it replaced an unfinished one, which is kept.
    pub replaced_at: Option<usize>,
    /// The origin of the game, if it is tried out. Such a game never replaces the last game.
    pub try_out: Option<TryOut>,
    /// Whether the end of this game has entered the statistics, and taught the learner. A game that was opened
    /// at its end was not played here, and enters neither.
    pub counted: bool,
    /// How many games in a row of the same two people each of them has won, by [`Seat::index`].
    pub score: [u32; 2],
}

/// The origin of a game on the table that is tried out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TryOut {
    /// A link without moves.
    Link,
    /// A step of the path.
    Step(Step),
}

/// Whether the computer moves by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Autoplay {
    /// The computer moves in its turn.
    Running,
    /// Paused, until a person resumes it.
    Paused,
    /// The computer makes one move, then pauses.
    Step,
}

/// The level of a hint. Each level says more than the one before.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HintLevel {
    Heap,
    /// The heap and the number of stones.
    Number,
    /// The reason, at a step of its lanes; [`LaneStep::Lanes`] where it is none of lanes.
    Why(LaneStep),
}

impl HintLevel {
    /// The level after `level` on this board. After the last step of the lanes the board is shown again.
    pub(crate) fn after(level: Option<Self>, board: &Position) -> Self {
        match level {
            None => Self::Heap,
            Some(Self::Heap) => Self::Number,
            Some(Self::Number) => Self::Why(LaneStep::Lanes),
            Some(Self::Why(step)) => match Lanes::of(board, step) {
                Some(lanes) => lanes.next().map_or(Self::Number, Self::Why),
                None => Self::Why(step),
            },
        }
    }
}

/// The help that was used in a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Help {
    /// In how many positions a hint was asked for.
    pub hints: u32,
    /// The number of undos.
    pub undos: u32,
}

/// A message about the last action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// The choice moved to this heap, since a turn takes from one heap only.
    NowHeap(usize),
    /// There was nothing chosen to take.
    ChooseFirst,
    /// The choice is not taken yet.
    Waiting,
    /// The computer or a friend elsewhere is to move.
    NotYourTurn,
    /// The game is over.
    Finished,
    /// The move is against the rules.
    Refused(MoveError),
    /// A hint was asked for.
    Hint(HintLevel),
    /// There is nothing to undo.
    NothingToUndo,
    /// There is nothing to redo.
    NothingToRedo,
    /// A move was undone.
    Undone,
    /// A move was made again.
    Redone,
    /// The computer was paused.
    Paused,
}

/// The table of a first visit.
impl Default for GameState {
    fn default() -> Self {
        Self::of(Game::new(MatchConfig::default()))
    }
}

impl GameState {
    /// The lanes that a hint shows in place of the heaps.
    pub fn lanes(&self) -> Option<Lanes> {
        match self.hint {
            Some(HintLevel::Why(step)) if self.choice.is_none() => {
                Lanes::of(self.game.position(), step)
            }
            _ => None,
        }
    }

    /// A game as the first of a visit, with no choice and no notice.
    pub fn of(game: Game) -> Self {
        // In a watched game the person says when it starts.
        let autoplay = if game.config().is_watched() {
            Autoplay::Paused
        } else {
            Autoplay::Running
        };
        let counted = matches!(game.turn(), Turn::Over { .. });
        Self {
            game,
            choice: None,
            notice: None,
            notices: 0,
            number: 0,
            autoplay,
            analysis_seen: false,
            hint: None,
            help: Help::default(),
            just_moved: false,
            search: None,
            replaced_at: None,
            try_out: None,
            counted,
            score: [0; 2],
        }
    }

    /// Sets the notice.
    pub(crate) const fn notify(&mut self, notice: Notice) {
        self.notice = Some(notice);
        self.read_anew();
    }

    /// Lets a screen reader read the text once more, even if it is the same.
    pub(crate) const fn read_anew(&mut self) {
        self.notices = self.notices.wrapping_add(1);
    }

    /// The state at the start of a visit to an address: the game of the fragment, or the first visit's table where the
    /// fragment names none.
    ///
    /// # Errors
    /// As those of a [`Route`].
    pub fn opening(fragment: &str) -> Result<Self, LinkError> {
        Ok(match fragment.parse()? {
            Route::Play(Some(game)) => Self::of(*game),
            _ => Self::default(),
        })
    }

    /// Takes note that the analysis is looked at, which counts as a hint, once for each position.
    pub fn mark_analysis_seen(&mut self) {
        if self.game.is_without_hints() {
            return;
        }
        if self.hint.is_none() && !self.analysis_seen {
            self.help.hints = self.help.hints.saturating_add(1);
        }
        self.analysis_seen = true;
    }

    /// The present moment, which a delayed action has to carry.
    pub fn turn_token(&self) -> TurnToken {
        TurnToken {
            game: self.number,
            ply: self.game.ply(),
            undos: self.help.undos,
        }
    }

    /// The player who took the last stone of the board, if that ended the game.
    pub fn taker_of_last_stone(&self) -> Option<Seat> {
        let is_empty = self.game.position().stones() == 0;
        let (taker, _) = self.game.last().filter(|_| is_empty)?;
        Some(taker)
    }

    /// Whether the computer is to move and is not paused.
    pub fn is_thinking(&self) -> bool {
        self.autoplay != Autoplay::Paused && matches!(self.game.turn(), Turn::Computer(..))
    }
}

/// The moment for which a delayed action was made. At any other moment that action is invalid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TurnToken {
    /// Which game of this visit, counted from 0.
    pub game: u32,
    /// How many moves had been made by then.
    pub ply: usize,
    /// The number of undos: the same ply can return, but the moment cannot.
    pub undos: u32,
}
