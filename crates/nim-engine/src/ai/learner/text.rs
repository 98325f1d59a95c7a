//! A learner as text, for saving and loading.

use std::fmt;
use std::str::FromStr;

use crate::{Position, parse_heaps, write_heaps};

use super::{Learner, box_board, colours};

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
        for (board, beads) in &self.boxes {
            writeln!(f, "{}: {}", write_heaps(board), write_heaps(beads))?;
        }
        writeln!(f, "{CLOSING}{}", self.boxes.len())
    }
}

impl FromStr for Learner {
    type Err = LearnerTextError;

    fn from_str(text: &str) -> Result<Self, LearnerTextError> {
        let mut lines = (1..).zip(text.lines().map(str::trim));
        let mut next = |line| lines.next().unwrap_or((line, ""));
        let refuse = |line, expected| LearnerTextError { line, expected };

        let (line, heading) = next(1);
        if heading != HEADING {
            return Err(refuse(
                line,
                "begin with \"nim learner 1\", the heading of this version",
            ));
        }
        let (line, start) = next(2);
        let start: Option<Position> = start.parse().ok();
        let learner = start.and_then(|start| Self::new(&start).ok());
        let mut learner =
            learner.ok_or(refuse(line, "write a board that is small enough to learn"))?;
        let (line, games) = next(3);
        let games = games
            .strip_prefix("games=")
            .and_then(|games| games.parse().ok());
        learner.games = games.ok_or(refuse(line, "write games= and their number"))?;

        let mut lines = lines.filter(|(_, text)| !text.is_empty());
        let mut last = line;
        for (line, text) in &mut lines {
            if let Some(boxes) = text.strip_prefix(CLOSING) {
                if boxes.parse() != Ok(learner.boxes.len()) {
                    return Err(refuse(line, "write the number of boxes above"));
                }
                return match lines.next() {
                    Some((line, _)) => Err(refuse(line, "write nothing after the number of boxes")),
                    None => Ok(learner),
                };
            }
            learner
                .read_box(text)
                .map_err(|expected| refuse(line, expected))?;
            last = line;
        }
        Err(refuse(
            last + 1,
            "close the text with boxes= and their number",
        ))
    }
}

impl Learner {
    fn read_box(&mut self, text: &str) -> Result<(), &'static str> {
        let parts = text.split_once(':');
        let numbers = parts.map(|(board, beads)| (parse_heaps(board), parse_heaps(beads)));
        let Some((Ok(board), Ok(beads))) = numbers else {
            return Err("write a board, a colon and its beads");
        };
        let position = Position::new(&board, self.start().rules());
        let known = position.ok().filter(|position| {
            board == box_board(position) && !position.is_terminal() && self.knows(position)
        });
        let position = known.ok_or("write a board of the game, smallest heap first")?;
        if beads.len() != colours(&board, &position).count()
            || beads.iter().all(|&beads| beads == 0)
        {
            return Err("write a number of beads for each move, not all of them 0");
        }
        let Err(index) = self.index_of(&board) else {
            return Err("keep one of the boxes for a board");
        };
        self.boxes.insert(index, (board, beads));
        Ok(())
    }
}

/// Text that is no learner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {expected}")]
pub struct LearnerTextError {
    /// Which line, counted from 1.
    pub line: usize,
    /// The advice for that line.
    pub expected: &'static str,
}
