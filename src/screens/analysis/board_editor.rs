//! The actions of a person on the board of the analysis. The board itself is that of the route.

use crate::engine::{Convention, Move, Position, Setup};
use crate::game::{BoardError, MOST_HEAPS, MOST_IN_ALL, MOST_STONES, read_takes};

/// The number of boards that Undo goes back at most.
const MOST_UNDONE: usize = 200;

/// The least end of a slider. The slider of a larger heap ends at the size of that heap.
const LEAST_SLIDER_END: u32 = 15;

/// The chosen move, the boards to go back to, and what the fields hold that is no part of a board. Wrong input stays in
/// its field, and the board stays as before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardEditor {
    sizes: Vec<SizeField>,
    /// The text typed as a limit, if it is no limit.
    wrong_limit: Option<String>,
    choice: Option<Move>,
    /// The boards before, the latest last.
    past: Vec<Position>,
    /// The boards that were undone, the first to come back last.
    future: Vec<Position>,
    /// The field that is being changed, so that one Undo takes back a whole drag of a slider.
    changing: Option<Field>,
}

/// A field whose changes in a row are one change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Field {
    Size(usize),
    Limit,
}

/// The slider and the number field of a heap.
#[derive(Clone, Debug, PartialEq, Eq)]
struct SizeField {
    /// The end of its slider, which stays during a drag.
    slider_most: u32,
    /// The text typed as a size, if it is no possible size.
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
    /// Adds a stone to a heap (`true`), or removes one.
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
    /// The editor of this board.
    pub fn new(board: &Position) -> Self {
        Self {
            sizes: fields(board),
            wrong_limit: None,
            choice: None,
            past: Vec::new(),
            future: Vec::new(),
            changing: None,
        }
    }

    /// The move that is chosen and not made yet; it is legal.
    pub const fn choice(&self) -> Option<Move> {
        self.choice
    }

    /// Whether there is a board to go back to.
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is an undone board.
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// The text typed as the size of this heap, if it is no possible size.
    pub fn wrong_size(&self, heap: usize) -> Option<&str> {
        self.sizes[heap].wrong.as_deref()
    }

    /// Why the number typed as the size of this heap is too large, where it is a number.
    pub fn size_error(&self, heap: usize) -> Option<BoardError> {
        let stones: u32 = self.wrong_size(heap)?.trim().parse().ok()?;
        Some(if stones > MOST_STONES {
            BoardError::HeapTooLarge
        } else {
            BoardError::TooManyStones
        })
    }

    /// The text typed as a limit, if it is no limit.
    pub fn wrong_limit(&self) -> Option<&str> {
        self.wrong_limit.as_deref()
    }

    /// The end of the slider of this heap.
    pub fn slider_most(&self, heap: usize) -> u32 {
        self.sizes[heap].slider_most
    }

    /// The board after this action. An impossible action changes nothing.
    pub fn act(&mut self, board: &Position, action: BoardAction) -> Position {
        let field = match &action {
            BoardAction::Slide(heap, _) | BoardAction::Type(heap, _) => Some(Field::Size(*heap)),
            BoardAction::SetLimit(_) => Some(Field::Limit),
            _ => None,
        };
        let (mut heaps, mut rules) = (board.heaps().to_vec(), board.rules());
        match action {
            BoardAction::Press(wanted) => {
                if self.choice != Some(wanted) {
                    self.choice = Some(wanted)
                        .filter(|&wanted| board.is_legal(wanted))
                        .or(self.choice);
                } else if let Ok(after) = board.clone().play(wanted) {
                    heaps = after.heaps().to_vec();
                    self.sizes = fields(&after);
                }
            }
            BoardAction::LetGo => self.choice = None,
            BoardAction::EndChange => {
                self.changing = None;
                for (size, &stones) in self.sizes.iter_mut().zip(board.heaps()) {
                    size.slider_most = LEAST_SLIDER_END.max(stones);
                }
            }
            BoardAction::Undo => return self.travel(board, false),
            BoardAction::Redo => return self.travel(board, true),
            BoardAction::Slide(heap, stones) => {
                heaps[heap] = stones.min(most(board, heap));
                self.sizes[heap].wrong = None;
            }
            BoardAction::Nudge(heap, more) => {
                let stones = heaps[heap];
                heaps[heap] = if more {
                    most(board, heap).min(stones + 1)
                } else {
                    stones.saturating_sub(1)
                };
                self.sizes[heap] = SizeField::of(heaps[heap]);
            }
            BoardAction::Type(heap, typed) => match typed.trim().parse::<u32>() {
                Ok(stones) if stones <= most(board, heap) => {
                    heaps[heap] = stones;
                    self.sizes[heap] = SizeField::of(stones);
                }
                _ => self.sizes[heap].wrong = Some(typed),
            },
            BoardAction::SetHeaps(all) => {
                self.sizes = all.iter().copied().map(SizeField::of).collect();
                heaps = all;
            }
            BoardAction::SetConvention(convention) => rules.convention = convention,
            BoardAction::SetLimit(typed) => match read_takes(&typed) {
                Ok(takes) => {
                    rules.takes = takes;
                    self.wrong_limit = None;
                }
                Err(_) => self.wrong_limit = Some(typed),
            },
            BoardAction::Add if full(board).is_none() => {
                heaps.push(1);
                self.sizes.push(SizeField::of(1));
            }
            BoardAction::Remove(heap) if can_remove(board) => {
                heaps.remove(heap);
                self.sizes.remove(heap);
            }
            BoardAction::Add | BoardAction::Remove(_) => {}
        }
        let Ok(after) = Setup::new(heaps, rules).position() else {
            unreachable!("the analysis always holds a heap");
        };
        self.remember(board, &after, field);
        after
    }

    /// Stores the board before a change for Undo, except within a row of changes of one field.
    fn remember(&mut self, before: &Position, after: &Position, field: Option<Field>) {
        if before == after {
            return;
        }
        // The choice belonged to the board before.
        self.choice = None;
        self.future.clear();
        if field.is_none() || self.changing != field {
            if self.past.len() == MOST_UNDONE {
                self.past.remove(0);
            }
            self.past.push(before.clone());
        }
        self.changing = field;
    }

    /// Goes one board back, or forward again.
    fn travel(&mut self, now: &Position, forward: bool) -> Position {
        let (from, to) = if forward {
            (&mut self.future, &mut self.past)
        } else {
            (&mut self.past, &mut self.future)
        };
        let Some(board) = from.pop() else {
            return now.clone();
        };
        to.push(now.clone());
        self.sizes = fields(&board);
        (self.choice, self.wrong_limit, self.changing) = (None, None, None);
        board
    }
}

/// The most stones that this heap can have beside the others.
pub fn most(board: &Position, heap: usize) -> u32 {
    MOST_STONES.min(board.heaps()[heap] + room(board))
}

/// Why no heap can be added; `None` if one can.
pub fn full(board: &Position) -> Option<BoardError> {
    if room(board) == 0 {
        Some(BoardError::TooManyStones)
    } else {
        (board.heaps().len() == MOST_HEAPS).then_some(BoardError::TooManyHeaps)
    }
}

/// Whether a heap can be removed.
pub fn can_remove(board: &Position) -> bool {
    board.heaps().len() > 1
}

/// The stones that may still be added.
fn room(board: &Position) -> u32 {
    let stones: u32 = board.heaps().iter().sum();
    MOST_IN_ALL.saturating_sub(stones)
}

fn fields(board: &Position) -> Vec<SizeField> {
    board.heaps().iter().copied().map(SizeField::of).collect()
}

impl SizeField {
    fn of(stones: u32) -> Self {
        Self {
            slider_most: LEAST_SLIDER_END.max(stones),
            wrong: None,
        }
    }
}
