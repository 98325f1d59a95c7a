//! The board of the analysis, which anybody may change, with a choice.

use crate::engine::{Convention, Move, Position, Rules, Setup};
use crate::game::{BoardError, MOST_HEAPS, MOST_IN_ALL, MOST_STONES, read_takes};

/// How many boards Undo goes back at most.
const MOST_UNDONE: usize = 200;

/// A slider goes at least this far.
const SLIDER_MOST: u32 = 15;

/// The heaps and rules under study, and a chosen move. Wrong input stays in its field, and the position
/// stays as before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardEditor {
    heaps: Vec<Size>,
    rules: Rules,
    /// The limit as typed, where it is none.
    wrong_limit: Option<String>,
    choice: Option<Move>,
    /// The boards before, the latest last.
    past: Vec<Board>,
    /// The boards that were undone, the first to come back last.
    future: Vec<Board>,
    /// The field that is being changed, so that one drag of a slider is undone at once.
    changing: Option<Field>,
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

/// The size of a heap.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Size {
    stones: u32,
    /// The end of its slider, which stays during a drag.
    slider_most: u32,
    /// The text typed since, if it is no size.
    wrong: Option<String>,
}

/// A change of the board, or of the choice on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardAction {
    /// Adds a heap of one stone.
    Add,
    /// Removes this heap, counted from 0.
    Remove(usize),
    /// Moves the slider of a heap to this size. The slider stops where the board is full.
    Slide(usize, u32),
    /// Types the size of a heap.
    Type(usize, String),
    /// Adds a stone to a heap, or removes one.
    Nudge(usize, bool),
    /// Replaces all heaps.
    SetHeaps(Vec<u32>),
    /// Ends a change of a field: the next change is undone on its own.
    EndChange,
    /// Chooses whether the last stone wins or loses.
    SetConvention(Convention),
    /// Types the most stones a turn.
    SetLimit(String),
    /// Chooses a move, or makes it where it is the choice already.
    Press(Move),
    /// Cancels the choice.
    LetGo,
    /// Goes back to the board before the last change.
    Undo,
    /// Goes forward to the board that was undone last.
    Redo,
}

impl BoardEditor {
    /// The editor of this position.
    pub fn new(position: &Position) -> Self {
        Self {
            heaps: position.heaps().iter().copied().map(Size::of).collect(),
            rules: position.rules(),
            wrong_limit: None,
            choice: None,
            past: Vec::new(),
            future: Vec::new(),
            changing: None,
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

    /// How many heaps there are.
    pub const fn heaps(&self) -> usize {
        self.heaps.len()
    }

    /// The stones of this heap.
    pub fn stones(&self, heap: usize) -> u32 {
        self.heaps[heap].stones
    }

    /// The move that is chosen and not made yet; it is legal.
    pub const fn choice(&self) -> Option<Move> {
        self.choice
    }

    /// The rules in force.
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// Whether there is a board to go back to.
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is an undone board.
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// The text in the number field of this heap, and whether it is wrong.
    pub fn size_field(&self, heap: usize) -> (String, bool) {
        let size = &self.heaps[heap];
        match &size.wrong {
            Some(typed) => (typed.clone(), true),
            None => (size.stones.to_string(), false),
        }
    }

    /// The text in the field of the limit.
    pub fn limit_field(&self) -> String {
        match &self.wrong_limit {
            Some(typed) => typed.clone(),
            None => self.rules.takes.to_string(),
        }
    }

    /// Why the number in this field is too large, where it is a number.
    pub fn size_error(&self, heap: usize) -> Option<BoardError> {
        let typed = self.heaps[heap].wrong.as_ref()?;
        let stones: u32 = typed.trim().parse().ok()?;
        Some(if stones > MOST_STONES {
            BoardError::HeapTooLarge
        } else {
            BoardError::TooManyStones
        })
    }

    /// The end of the slider of this heap.
    pub fn slider_most(&self, heap: usize) -> u32 {
        self.heaps[heap].slider_most
    }

    /// The most stones that this heap can have beside the others.
    pub fn most(&self, heap: usize) -> u32 {
        MOST_STONES.min(self.heaps[heap].stones + self.room())
    }

    /// Why there may not be one heap more.
    pub fn full(&self) -> Option<BoardError> {
        if self.room() == 0 {
            Some(BoardError::TooManyStones)
        } else {
            (self.heaps.len() == MOST_HEAPS).then_some(BoardError::TooManyHeaps)
        }
    }

    /// Whether there may be one heap more.
    pub fn can_add(&self) -> bool {
        self.full().is_none()
    }

    /// Whether there may be one heap less.
    pub fn can_remove(&self) -> bool {
        self.heaps.len() > 1
    }

    /// Changes the board. An impossible action changes nothing.
    pub fn act(&mut self, action: BoardAction) {
        let before = self.board();
        let field = match &action {
            BoardAction::Slide(heap, _) | BoardAction::Type(heap, _) => Some(Field::Size(*heap)),
            BoardAction::SetLimit(_) => Some(Field::Limit),
            _ => None,
        };
        match action {
            BoardAction::Press(wanted) => self.press(wanted),
            BoardAction::LetGo => self.choice = None,
            BoardAction::EndChange => self.end_change(),
            BoardAction::Undo => return self.travel(false),
            BoardAction::Redo => return self.travel(true),
            BoardAction::Slide(heap, stones) => {
                let stones = stones.min(self.most(heap));
                self.heaps[heap].stones = stones;
                self.heaps[heap].wrong = None;
            }
            BoardAction::Nudge(heap, more) => {
                let stones = self.heaps[heap].stones;
                let next = if more {
                    self.most(heap).min(stones + 1)
                } else {
                    stones.saturating_sub(1)
                };
                self.heaps[heap] = Size::of(next);
            }
            BoardAction::Type(heap, typed) => {
                let most = self.most(heap);
                self.heaps[heap].fill(typed, most);
            }
            BoardAction::SetHeaps(heaps) => self.heaps = heaps.into_iter().map(Size::of).collect(),
            BoardAction::SetConvention(convention) => self.rules.convention = convention,
            BoardAction::SetLimit(typed) => self.fill_limit(typed),
            BoardAction::Add if self.can_add() => self.heaps.push(Size::of(1)),
            BoardAction::Remove(heap) if self.can_remove() => {
                self.heaps.remove(heap);
            }
            BoardAction::Add | BoardAction::Remove(_) => {}
        }
        self.remember(before, field);
    }

    fn board(&self) -> Board {
        Board {
            heaps: self.heaps.iter().map(|heap| heap.stones).collect(),
            rules: self.rules,
        }
    }

    /// The stones that may still be added.
    fn room(&self) -> u32 {
        let stones: u32 = self.heaps.iter().map(|heap| heap.stones).sum();
        MOST_IN_ALL.saturating_sub(stones)
    }

    /// Keeps the board before a change, except within a row of changes of one field.
    fn remember(&mut self, before: Board, field: Option<Field>) {
        if before == self.board() {
            return;
        }
        // The choice belonged to the board before.
        self.choice = None;
        self.future.clear();
        if field.is_none() || self.changing != field {
            if self.past.len() == MOST_UNDONE {
                self.past.remove(0);
            }
            self.past.push(before);
        }
        self.changing = field;
    }

    fn end_change(&mut self) {
        self.changing = None;
        for heap in &mut self.heaps {
            heap.slider_most = SLIDER_MOST.max(heap.stones);
        }
    }

    /// Goes one board back, or forward again.
    fn travel(&mut self, forward: bool) {
        let now = self.board();
        let (from, to) = if forward {
            (&mut self.future, &mut self.past)
        } else {
            (&mut self.past, &mut self.future)
        };
        let Some(Board { heaps, rules }) = from.pop() else {
            return;
        };
        to.push(now);
        self.heaps = heaps.into_iter().map(Size::of).collect();
        self.rules = rules;
        (self.choice, self.wrong_limit, self.changing) = (None, None, None);
    }

    fn fill_limit(&mut self, typed: String) {
        match read_takes(&typed) {
            Ok(takes) => {
                self.rules.takes = takes;
                self.wrong_limit = None;
            }
            Err(_) => self.wrong_limit = Some(typed),
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
            self.heaps = after.heaps().iter().copied().map(Size::of).collect();
        }
    }
}

impl Size {
    fn of(stones: u32) -> Self {
        Self {
            stones,
            slider_most: SLIDER_MOST.max(stones),
            wrong: None,
        }
    }

    fn fill(&mut self, typed: String, most: u32) {
        match typed.trim().parse::<u32>() {
            Ok(stones) if stones <= most => *self = Self::of(stones),
            _ => self.wrong = Some(typed),
        }
    }
}
