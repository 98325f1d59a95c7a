//! A learner as text, for saving and loading.

use core::fmt;
use core::str::FromStr;

use crate::search::table::sorted_board;
use crate::{GameTextError, NotationError, Position, parse_heaps, write_heaps};

use super::learner::{Learner, LearnerError, colours};

/// The first line. Its number changes when the format of the other lines does.
const HEADING: &str = "nim learner 1";

/// The beginning of the last line.
const CLOSING: &str = "boxes=";

/// The first three lines are a heading, the board and the number of games. Then each box has a line: its
/// board, smallest heap first, and its beads. The beads are listed for each size of heap, smallest
/// first, for taking 1, 2, 3 and so on. The last line is the number of boxes, so a truncated text is not
/// taken for a smaller learner.
impl fmt::Display for Learner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{HEADING}\n{}\ngames={}", self.start(), self.games())?;
        self.boxes().try_for_each(|(board, beads)| {
            writeln!(f, "{}: {}", write_heaps(board), write_heaps(beads))
        })?;
        writeln!(f, "{CLOSING}{}", self.boxes().count())
    }
}

impl FromStr for Learner {
    type Err = LearnerTextError;

    fn from_str(text: &str) -> Result<Self, LearnerTextError> {
        let mut lines = (1..).zip(text.lines());
        let mut next = |line| {
            lines
                .next()
                .map_or((line, ""), |(line, text)| (line, text.trim()))
        };
        let refuse = |line, reason| LearnerTextError { line, reason };

        let (line, heading) = next(1);
        if heading != HEADING {
            return Err(refuse(line, LearnerTextReason::Heading));
        }
        let (line, start) = next(2);
        let start: Position = start
            .parse()
            .map_err(|error| refuse(line, LearnerTextReason::Start(error)))?;
        let (line, games) = next(3);
        let games = games
            .strip_prefix("games=")
            .and_then(|games| games.parse().ok())
            .ok_or_else(|| refuse(line, LearnerTextReason::Games))?;
        let mut learner =
            Self::new(&start).map_err(|error| refuse(2, LearnerTextReason::TooLarge(error)))?;
        learner.set_games(games);
        let mut lines = lines
            .map(|(line, text)| (line, text.trim()))
            .filter(|(_, text)| !text.is_empty());
        let mut last = 3;
        let mut boxes = 0;
        for (line, text) in &mut lines {
            if let Some(told) = text.strip_prefix(CLOSING) {
                if told.parse() != Ok(boxes) {
                    return Err(refuse(line, LearnerTextReason::Closing { boxes }));
                }
                return match lines.next() {
                    Some((line, _)) => Err(refuse(line, LearnerTextReason::AfterClosing)),
                    None => Ok(learner),
                };
            }
            learner
                .read_box(text)
                .map_err(|reason| refuse(line, reason))?;
            (last, boxes) = (line, boxes + 1);
        }
        Err(refuse(last + 1, LearnerTextReason::Closing { boxes }))
    }
}

impl Learner {
    fn read_box(&mut self, text: &str) -> Result<(), LearnerTextReason> {
        let (board, beads) = text.split_once(':').ok_or(LearnerTextReason::NoBox)?;
        let board = parse_heaps(board).map_err(LearnerTextReason::Number)?;
        let beads = parse_heaps(beads).map_err(LearnerTextReason::Number)?;
        let width = sorted_board(self.start().heaps()).len();
        let position = Position::trusted(board, self.start().rules());
        let board = position.heaps();
        if board.len() != width
            || !board.is_sorted()
            || position.is_terminal()
            || !self.knows(&position)
        {
            return Err(LearnerTextReason::OtherBoard);
        }
        if beads.len() != colours(board, &position).count() || beads.iter().all(|&beads| beads == 0)
        {
            return Err(LearnerTextReason::OtherBeads);
        }
        if !self.add_box(board, beads) {
            return Err(LearnerTextReason::Repeated);
        }
        Ok(())
    }
}

/// Text that is no learner.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct LearnerTextError {
    /// Which line, counted from 1.
    pub line: usize,
    /// The error in it.
    pub reason: LearnerTextReason,
}

/// Why a line of a learner's text was refused.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum LearnerTextReason {
    /// The text has another beginning than the texts of this version.
    #[error("this is no learner saved by this version: it would begin with \"{HEADING}\"")]
    Heading,
    /// The board does not parse.
    #[error("{0}")]
    Start(GameTextError),
    /// The board is too large to learn.
    #[error("{0}")]
    TooLarge(LearnerError),
    /// The number of games does not parse.
    #[error("write games= and their number")]
    Games,
    /// There is no colon between a board and its beads.
    #[error("write a board, a colon and its beads")]
    NoBox,
    /// A number of a box does not parse.
    #[error("{0}")]
    Number(NotationError),
    /// A box for a position that the board does not come to.
    #[error("this position does not belong to the board of line 2, smallest heap first")]
    OtherBoard,
    /// Not as many numbers of beads as the position has different moves, or no bead at all.
    #[error("write a number of beads for each move, not all of them 0")]
    OtherBeads,
    /// The number of boxes at the end is missing, or another than there are.
    #[error("this text was cut or changed: after these boxes \"{CLOSING}{boxes}\" would close it")]
    Closing {
        /// How many boxes there are above.
        boxes: usize,
    },
    /// Something follows the number of boxes.
    #[error("the number of boxes closes the text: remove what follows it")]
    AfterClosing,
    /// A second box for the same position.
    #[error("this position has a box already: keep one of them")]
    Repeated,
}
