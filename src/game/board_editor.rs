//! The screen of the analysis as a value: a board that anybody may change, and a choice on it.

use std::num::NonZeroU32;

use super::BOUNDS;
use super::link::read_limit;
use crate::engine::{Convention, Move, Position, Rules, Setup};

/// The names of the fields of the analysis.
pub mod editor_field {
    /// What the names of a heap's slider and of its number field begin with; the heap's number
    /// follows, counted from 0.
    pub const SIZE: &str = "size-";
    /// What the last stone does.
    pub const RULE: &str = "editor-rule";
    /// The most stones a turn.
    pub const LIMIT: &str = "editor-limit";
}

/// The most stones for which a slider reaches; the number field goes on to a heap's most.
pub const SLIDER: u32 = 10;

/// Heaps and rules that are looked at, and a move that is chosen on them. Nothing typed is lost
/// while it is wrong: what is looked at stays as it was before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardEditor {
    heaps: Vec<Size>,
    rules: Rules,
    /// The limit as typed, where it is none.
    wrong_limit: Option<String>,
    choice: Option<Move>,
}

/// A heap's size, and what was typed for it since, where that is none.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Size {
    stones: u32,
    wrong: Option<String>,
}

/// A change of the board that a button makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Adds a heap.
    Add,
    /// Removes this heap, counted from 0.
    Remove(usize),
}

impl Change {
    /// Its name in an order: `add`, `remove-2`.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Self::Add => ADD.to_owned(),
            Self::Remove(heap) => [REMOVE, &heap.to_string()].concat(),
        }
    }

    /// Reads the name.
    #[must_use]
    pub fn read(name: &str) -> Option<Self> {
        if name == ADD {
            return Some(Self::Add);
        }
        name.strip_prefix(REMOVE)?.parse().ok().map(Self::Remove)
    }
}

const ADD: &str = "add";
const REMOVE: &str = "remove-";

/// The board of the nim-sum page, 1, 3, 5 and 7 in normal play.
impl Default for BoardEditor {
    fn default() -> Self {
        Self::with([1, 3, 5, 7], Rules::normal())
    }
}

impl BoardEditor {
    /// The analysis of this position.
    #[must_use]
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

    /// What is looked at.
    #[must_use]
    pub fn position(&self) -> Position {
        let heaps: Vec<u32> = self.heaps.iter().map(|heap| heap.stones).collect();
        let Ok(position) = Setup::new(heaps, self.rules).position() else {
            unreachable!("the analysis always holds a heap");
        };
        position
    }

    /// The move that is chosen and not made yet; it is legal.
    #[must_use]
    pub const fn choice(&self) -> Option<Move> {
        self.choice
    }

    /// The rules in force.
    #[must_use]
    pub const fn rules(&self) -> Rules {
        self.rules
    }

    /// What stands in the number field of this heap, and whether it is wrong.
    #[must_use]
    pub fn size_field(&self, heap: usize) -> (String, bool) {
        let Some(size) = self.heaps.get(heap) else {
            return (String::new(), false);
        };
        match &size.wrong {
            Some(typed) => (typed.clone(), true),
            None => (size.stones.to_string(), false),
        }
    }

    /// What stands in the field of the limit, and whether it is wrong.
    #[must_use]
    pub fn limit_field(&self) -> (String, bool) {
        match (&self.wrong_limit, self.rules.limit) {
            (Some(typed), _) => (typed.clone(), true),
            (None, Some(limit)) => (limit.to_string(), false),
            (None, None) => (String::new(), false),
        }
    }

    /// Whether there may be one heap more.
    #[must_use]
    pub fn can_add(&self) -> bool {
        self.heaps.len() < *BOUNDS.heaps.end()
    }

    /// Whether there may be one heap less.
    #[must_use]
    pub fn can_remove(&self) -> bool {
        self.heaps.len() > *BOUNDS.heaps.start()
    }

    /// Fills in the field of this name (see [`editor_field`]); what no field or choice is called
    /// changes nothing.
    pub fn fill(&mut self, name: &str, value: String) {
        match name {
            editor_field::RULE => {
                let convention: Option<Convention> = value.parse().ok();
                self.rules.convention = convention.unwrap_or(self.rules.convention);
            }
            editor_field::LIMIT => self.fill_limit(value),
            _ => {
                let number = name.strip_prefix(editor_field::SIZE);
                let heap = number.and_then(|number| number.parse().ok());
                let Some(size) = heap.and_then(|heap: usize| self.heaps.get_mut(heap)) else {
                    return;
                };
                size.fill(value);
            }
        }
        // What was chosen was chosen on another board.
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

    /// Adds a heap or removes one; nothing where the page has no room or the board needs it.
    pub fn change(&mut self, change: Change) {
        match change {
            Change::Add if self.can_add() => self.heaps.push(Size::of(1)),
            Change::Remove(heap) if self.can_remove() && heap < self.heaps.len() => {
                self.heaps.remove(heap);
            }
            Change::Add | Change::Remove(_) => return,
        }
        self.choice = None;
    }

    /// Chooses a move, or where it is the choice already, plays it on the board. A move that is
    /// not legal here changes nothing.
    pub fn choose(&mut self, wanted: Move) {
        let position = self.position();
        if self.choice != Some(wanted) {
            if position.is_legal(wanted) {
                self.choice = Some(wanted);
            }
        } else if let Ok(after) = position.play(wanted) {
            *self = Self::of(&after).with_wrong_limit(self.wrong_limit.take());
        }
    }

    /// Lets the choice go.
    pub const fn let_go(&mut self) {
        self.choice = None;
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
