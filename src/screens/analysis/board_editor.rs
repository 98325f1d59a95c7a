//! The board of the analysis, which anybody may change, with a choice.

use crate::engine::{Convention, Move, Position, Rules, Setup};
use crate::game::{BOUNDS, read_takes};

/// How many boards Undo goes back at most.
const MOST_UNDONE: usize = 200;

/// The heaps and rules under study, and a chosen move. Wrong input stays in its field, and the position
/// stays as before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardEditor {
    heaps: Vec<Size>,
    rules: Rules,
    /// The limit as typed, where it is none.
    wrong_limit: Option<String>,
    choice: Option<Move>,
    /// Whether the reader is to move, or the opponent. A change by hand is a question to the reader.
    reader_moves: bool,
    /// The boards before, the latest last, and those that were undone, each with `reader_moves`.
    past: Vec<(Board, bool)>,
    future: Vec<(Board, bool)>,
    /// What changed last, so that one pull of a heap is undone at once.
    changed: Option<Field>,
}

/// A board that Undo and Redo bring back.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Board {
    heaps: Vec<u32>,
    rules: Rules,
}

/// A field whose changes in a row are one change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Size(usize),
    Limit,
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
    /// This was typed for the size of a heap, or it was pulled to it.
    SetSize(usize, String),
    /// A heap gets one stone more, or one fewer.
    Nudge(usize, bool),
    /// These heaps are laid at once.
    Lay(Vec<u32>),
    /// The pointer or the keyboard comes to a heap: what follows is a change of its own.
    Begin,
    /// The last stone wins, or loses.
    SetConvention(Convention),
    /// This was typed for the most stones a turn.
    SetLimit(String),
    /// A move is pressed: it is chosen, or where it is the choice already, made.
    Press(Move),
    /// Cancels the choice.
    LetGo,
    /// The board as it was before the last change.
    Undo,
    /// The board that was undone last.
    Redo,
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
            reader_moves: true,
            past: Vec::new(),
            future: Vec::new(),
            changed: None,
        }
    }

    /// The board as it is.
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

    /// Whether the reader is to move, or the opponent.
    pub const fn reader_moves(&self) -> bool {
        self.reader_moves
    }

    /// The rules in force.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Whether there is a board to go back to.
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// How many boards Undo can go back.
    pub const fn depth(&self) -> usize {
        self.past.len()
    }

    /// Whether there is an undone board.
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
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
        match &self.wrong_limit {
            Some(typed) => (typed.clone(), true),
            None => (self.rules.takes.to_string(), false),
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
        let before = (self.board(), self.reader_moves);
        let field = match &action {
            BoardAction::SetSize(heap, _) => Some(Field::Size(*heap)),
            BoardAction::SetLimit(_) => Some(Field::Limit),
            _ => None,
        };
        match action {
            BoardAction::Press(wanted) => self.press(wanted),
            BoardAction::Begin => {
                self.changed = None;
                return;
            }
            BoardAction::LetGo => self.choice = None,
            BoardAction::Undo => return self.travel(false),
            BoardAction::Redo => return self.travel(true),
            BoardAction::Nudge(heap, more) => self.nudge(heap, more),
            BoardAction::SetSize(heap, typed) => match self.heaps.get_mut(heap) {
                Some(size) => size.fill(typed),
                None => return,
            },
            BoardAction::Lay(heaps) => self.heaps = heaps.into_iter().map(Size::of).collect(),
            BoardAction::SetConvention(convention) => self.rules.convention = convention,
            BoardAction::SetLimit(typed) => self.fill_limit(typed),
            BoardAction::Add if self.can_add() => self.heaps.push(Size::of(1)),
            BoardAction::Remove(heap) if self.can_remove() && heap < self.heaps.len() => {
                self.heaps.remove(heap);
            }
            BoardAction::Add | BoardAction::Remove(_) => return,
        }
        self.remember(before, field);
    }

    fn board(&self) -> Board {
        Board {
            heaps: self.heaps.iter().map(|heap| heap.stones).collect(),
            rules: self.rules,
        }
    }

    /// Keeps the board before a change, except within a row of changes of one field.
    fn remember(&mut self, before: (Board, bool), field: Option<Field>) {
        let now = self.board();
        if before.0 == now {
            return;
        }
        // The choice belonged to the board before.
        self.choice = None;
        let is_move = self.reader_moves != before.1;
        self.reader_moves |= !is_move;
        let goes_on = field.is_some() && self.changed == field;
        self.changed = field;
        self.future.clear();
        // A pull that was broken off leaves the board as it was.
        let again = self.past.pop_if(|(board, _)| goes_on && *board == now);
        if let Some((_, reader_moves)) = again {
            self.reader_moves = reader_moves;
            self.changed = None;
        } else if !goes_on {
            if self.past.len() == MOST_UNDONE {
                self.past.remove(0);
            }
            self.past.push(before);
        }
    }

    /// Goes one board back, or forward again.
    fn travel(&mut self, forward: bool) {
        let from = if forward {
            &mut self.future
        } else {
            &mut self.past
        };
        let Some((Board { heaps, rules }, reader_moves)) = from.pop() else {
            return;
        };
        let now = (self.board(), self.reader_moves);
        let to = if forward {
            &mut self.past
        } else {
            &mut self.future
        };
        to.push(now);
        self.heaps = heaps.into_iter().map(Size::of).collect();
        self.rules = rules;
        self.reader_moves = reader_moves;
        (self.choice, self.wrong_limit, self.changed) = (None, None, None);
    }

    fn nudge(&mut self, heap: usize, more: bool) {
        if let Some(size) = self.heaps.get_mut(heap) {
            let by = if more {
                size.stones.saturating_add(1)
            } else {
                size.stones.saturating_sub(1)
            };
            *size = Size::of(by);
        }
    }

    fn fill_limit(&mut self, typed: String) {
        match read_takes(&typed) {
            Some(takes) => {
                self.rules.takes = takes;
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
            self.reader_moves = !self.reader_moves;
            self.heaps = after.heaps().iter().copied().map(Size::of).collect();
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
