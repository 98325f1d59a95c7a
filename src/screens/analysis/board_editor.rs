//! The actions of a person on the board of the analysis. The board, and the line of moves to it, are those of the route.

use crate::engine::{BoardError, Convention, MOST_HEAPS, MOST_IN_ALL, MOST_STONES, Move, Position};
use crate::game::{Game, read_takes};

/// The number of changes that Undo takes back at most.
const MOST_UNDONE: usize = 200;

/// The number of variations that are kept at most.
const MOST_VARIATIONS: usize = 20;

/// The least end of a slider. The slider of a larger heap ends at the size of that heap.
const LEAST_SLIDER_END: u32 = 15;

/// The lines to go back to, and what the fields hold that is no part of a board. Wrong input stays in its field, and the
/// board stays as before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardEditor {
    sizes: Vec<SizeField>,
    /// The text typed as a limit, if it is no limit.
    wrong_limit: Option<String>,
    /// The number of the board: it rises with each change of the board, and not with a move.
    board_number: u32,
    /// Rises when heaps are added, removed or replaced, and at Undo and Redo. An action of a control that was drawn under
    /// another version is refused.
    pub heaps_version: u32,
    /// The lines that were left for another move, whole, the latest last.
    variations: Vec<Game>,
    /// What was shown before, the latest last.
    past: Vec<Game>,
    /// What was undone, the first to come back last.
    future: Vec<Game>,
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

/// A change of the board, or a step on a line.
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
    /// Lets the other player move.
    Exchange,
    /// Makes a move.
    Play(Move),
    /// Makes the move that a hint suggests.
    Best,
    /// Goes to a moment of this line or of a variation.
    Go(Box<Game>),
    /// Takes back the last change.
    Undo,
    /// Makes the change again that was taken back last.
    Redo,
}

impl BoardEditor {
    /// The editor of this board.
    pub fn new(board: &Position) -> Self {
        Self {
            sizes: fields(board),
            wrong_limit: None,
            board_number: 0,
            heaps_version: 0,
            variations: Vec::new(),
            past: Vec::new(),
            future: Vec::new(),
            changing: None,
        }
    }

    /// A number that changes with the board, and not with a move on it.
    pub const fn board_number(&self) -> u32 {
        self.board_number
    }

    /// The lines from the start of this one that were left for another move, the latest last.
    pub fn variations(&self, line: &Game) -> impl Iterator<Item = &Game> {
        let table = line.config().clone();
        self.variations
            .iter()
            .filter(move |variation| *variation.config() == table)
    }

    /// Whether there is a change to take back.
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a change to make again.
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

    /// The line after this action. An impossible action changes nothing. A change of the board begins another line.
    pub fn act(&mut self, line: &Game, action: BoardAction) -> Game {
        let board = line.position();
        let field = match &action {
            BoardAction::Slide(heap, _) | BoardAction::Type(heap, _) => Some(Field::Size(*heap)),
            BoardAction::SetLimit(_) => Some(Field::Limit),
            _ => None,
        };
        let (mut heaps, mut rules) = (board.heaps().to_vec(), board.rules());
        match action {
            BoardAction::Play(made) => return self.play(line, made),
            BoardAction::Best => {
                let made = board.suggested_move();
                return made.map_or_else(|| line.clone(), |made| self.play(line, made));
            }
            BoardAction::Go(to) => return self.go(line, *to),
            BoardAction::Exchange => {
                self.remember(line, None);
                self.board_number += 1;
                return line.exchanged();
            }
            BoardAction::EndChange => {
                // A field that came back to its start has changed nothing.
                if self.changing.take().is_some() && self.past.last() == Some(line) {
                    self.past.pop();
                }
                for (size, &stones) in self.sizes.iter_mut().zip(board.heaps()) {
                    size.slider_most = LEAST_SLIDER_END.max(stones);
                }
            }
            BoardAction::Undo => return self.travel(line, false),
            BoardAction::Redo => return self.travel(line, true),
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
            BoardAction::SetHeaps(all) if all != board.heaps() => {
                self.sizes = all.iter().copied().map(SizeField::of).collect();
                self.heaps_version += 1;
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
                self.heaps_version += 1;
                self.sizes.push(SizeField::of(1));
            }
            BoardAction::Remove(heap) if can_remove(board) => {
                heaps.remove(heap);
                self.heaps_version += 1;
                self.sizes.remove(heap);
            }
            BoardAction::Add | BoardAction::Remove(_) | BoardAction::SetHeaps(_) => {}
        }
        let Ok(after) = Position::new(&heaps, rules) else {
            unreachable!("each action keeps a heap and the limits of a board");
        };
        if after == *board {
            return line.clone();
        }
        self.remember(line, field);
        self.board_number += 1;
        Game::study(after, line.to_move())
    }

    /// The line with this move after the moment that is shown: the line itself or a variation, if it goes on like that.
    fn play(&mut self, line: &Game, made: Move) -> Game {
        let mut next = line.without_undone();
        if next.play(made).is_err() {
            return line.clone();
        }
        let known = [line].into_iter().chain(self.variations(line));
        let known = known
            .map(Game::whole)
            .find(|variation| variation.has_passed(&next));
        let next = known.map_or(next.clone(), |variation| variation.back_to(next.ply()));
        self.go(line, next)
    }

    /// Shows a moment of a line. A line that it leaves becomes a variation, and one that it goes on with is none any more.
    fn go(&mut self, line: &Game, to: Game) -> Game {
        if to == *line {
            return to;
        }
        self.leave(line, &to);
        self.sizes = fields(to.position());
        self.remember(line, None);
        to
    }

    /// Keeps the line that is left as a variation, where another one from the same start takes its place.
    fn leave(&mut self, line: &Game, to: &Game) {
        if line.config() != to.config() {
            return;
        }
        let (left, shown) = (line.whole(), to.whole());
        self.variations
            .retain(|variation| !left.has_passed(variation));
        self.variations.push(left);
        self.variations
            .retain(|variation| !shown.has_passed(variation));
        if self.variations.len() > MOST_VARIATIONS {
            self.variations.remove(0);
        }
    }

    /// Stores what was shown before a change for Undo, except within a row of changes of one field.
    fn remember(&mut self, before: &Game, field: Option<Field>) {
        self.future.clear();
        if field.is_none() || self.changing != field {
            if self.past.len() == MOST_UNDONE {
                self.past.remove(0);
            }
            self.past.push(before.clone());
        }
        self.changing = field;
    }

    /// Goes one change back, or forward again.
    fn travel(&mut self, now: &Game, forward: bool) -> Game {
        let (from, to) = if forward {
            (&mut self.future, &mut self.past)
        } else {
            (&mut self.past, &mut self.future)
        };
        let Some(line) = from.pop() else {
            return now.clone();
        };
        to.push(now.clone());
        self.leave(now, &line);
        self.board_number += u32::from(now.config() != line.config());
        self.heaps_version += 1;
        self.sizes = fields(line.position());
        (self.wrong_limit, self.changing) = (None, None);
        line
    }
}

/// The most stones that this heap can have beside the others.
pub fn most(board: &Position, heap: usize) -> u32 {
    MOST_STONES.min(board.heaps()[heap] + free_stones(board))
}

/// Why no heap can be added; `None` if one can.
pub fn full(board: &Position) -> Option<BoardError> {
    if free_stones(board) == 0 {
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
fn free_stones(board: &Position) -> u32 {
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
