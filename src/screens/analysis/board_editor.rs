//! The board of the analysis, which anybody may change, with a choice.

use std::num::NonZeroU32;

use crate::engine::{Convention, Move, Position, Rules, Setup};
use crate::game::{BOUNDS, read_limit};

/// The most stones on a slider; the number field reaches the largest heap.
pub const SLIDER: u32 = 10;

/// The heaps and rules under study, and a chosen move. Wrong input stays in its field, and the position
/// stays as before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardEditor {
    heaps: Vec<Size>,
    rules: Rules,
    /// The limit as typed, where it is none.
    wrong_limit: Option<String>,
    choice: Option<Move>,
}

/// The size of a heap, and the text typed since, if it is no size.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Size {
    stones: u32,
    wrong: Option<String>,
}

/// A change of the board, or of the choice on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardAction {
    /// A heap is added.
    Add,
    /// This heap is removed, counted from 0.
    Remove(usize),
    /// This was typed, or chosen, for the size of a heap.
    SetSize(usize, String),
    /// The last stone wins, or loses.
    SetConvention(Convention),
    /// This was typed for the most stones a turn.
    SetLimit(String),
    /// A move is pressed: it is chosen, or where it is the choice already, made.
    Press(Move),
    /// Cancels the choice.
    LetGo,
}

/// The board of the nim-sum page, 1, 3, 5 and 7 in normal play.
impl Default for BoardEditor {
    fn default() -> Self {
        Self::with([1, 3, 5, 7], Rules::normal())
    }
}

impl BoardEditor {
    /// The analysis of this position.
    pub fn of(position: &Position) -> Self {
        Self::with(position.heaps().iter().copied(), position.rules())
    }

    /// Keeps within the bounds of the page, since the analysis can be asked for from anywhere.
    fn with(heaps: impl IntoIterator<Item = u32>, rules: Rules) -> Self {
        let heaps = heaps.into_iter().take(*BOUNDS.heaps.end());
        let mut heaps: Vec<Size> = heaps.map(Size::of).collect();
        if heaps.is_empty() {
            heaps.push(Size::of(0));
        }
        Self {
            heaps,
            rules,
            wrong_limit: None,
            choice: None,
        }
    }

    pub fn position(&self) -> Position {
        let heaps: Vec<u32> = self.heaps.iter().map(|heap| heap.stones).collect();
        let Ok(position) = Setup::new(heaps, self.rules).position() else {
            unreachable!("the analysis always holds a heap");
        };
        position
    }

    /// The move that is chosen and not made yet; it is legal.
    pub const fn choice(&self) -> Option<Move> {
        self.choice
    }

    /// The rules in force.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// The text in the number field of this heap, and whether it is wrong.
    pub fn size_field(&self, heap: usize) -> (String, bool) {
        let Some(size) = self.heaps.get(heap) else {
            return (String::new(), false);
        };
        match &size.wrong {
            Some(typed) => (typed.clone(), true),
            None => (size.stones.to_string(), false),
        }
    }

    /// The text in the field of the limit, and whether it is wrong.
    pub fn limit_field(&self) -> (String, bool) {
        match (&self.wrong_limit, self.rules.limit) {
            (Some(typed), _) => (typed.clone(), true),
            (None, Some(limit)) => (limit.to_string(), false),
            (None, None) => (String::new(), false),
        }
    }

    /// Whether there may be one heap more.
    pub fn can_add(&self) -> bool {
        self.heaps.len() < *BOUNDS.heaps.end()
    }

    /// Whether there may be one heap less.
    pub fn can_remove(&self) -> bool {
        self.heaps.len() > *BOUNDS.heaps.start()
    }

    /// Changes the board. An impossible action changes nothing.
    pub fn act(&mut self, action: BoardAction) {
        match action {
            BoardAction::Press(wanted) => return self.press(wanted),
            BoardAction::Add if self.can_add() => self.heaps.push(Size::of(1)),
            BoardAction::Remove(heap) if self.can_remove() && heap < self.heaps.len() => {
                self.heaps.remove(heap);
            }
            BoardAction::Add | BoardAction::Remove(_) => return,
            BoardAction::SetSize(heap, typed) => match self.heaps.get_mut(heap) {
                Some(size) => size.fill(typed),
                None => return,
            },
            BoardAction::SetConvention(convention) => self.rules.convention = convention,
            BoardAction::SetLimit(typed) => self.fill_limit(typed),
            BoardAction::LetGo => {}
        }
        // The choice belonged to another board.
        self.choice = None;
    }

    fn fill_limit(&mut self, typed: String) {
        let limit: Option<Option<NonZeroU32>> = match typed.trim() {
            "" => Some(None),
            text => read_limit(text).map(Some),
        };
        match limit {
            Some(limit) => {
                self.rules.limit = limit;
                self.wrong_limit = None;
            }
            None => self.wrong_limit = Some(typed),
        }
    }

    /// Chooses a move, or where it is the choice already, plays it on the board. A move that is
    /// not legal here changes nothing.
    fn press(&mut self, wanted: Move) {
        let position = self.position();
        if self.choice != Some(wanted) {
            if position.is_legal(wanted) {
                self.choice = Some(wanted);
            }
        } else if let Ok(after) = position.play(wanted) {
            *self = Self::of(&after).with_wrong_limit(self.wrong_limit.take());
        }
    }

    fn with_wrong_limit(self, wrong_limit: Option<String>) -> Self {
        Self {
            wrong_limit,
            ..self
        }
    }
}

impl Size {
    fn of(stones: u32) -> Self {
        Self {
            stones: stones.min(BOUNDS.size),
            wrong: None,
        }
    }

    fn fill(&mut self, typed: String) {
        match typed.trim().parse::<u32>() {
            Ok(stones) if stones <= BOUNDS.size => *self = Self::of(stones),
            _ => self.wrong = Some(typed),
        }
    }
}
