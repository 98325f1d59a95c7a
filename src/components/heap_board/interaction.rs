//! What a person can do on a board.

use yew::prelude::*;

use super::cursor::{Cursor, CursorStep};
use super::input::Input;
use super::layout::Layout;
use crate::game::GameAction;
use crate::game::blocks::PlacedBlock;

/// What a person can do on a board.
#[derive(Clone, Debug, Default, PartialEq)]
pub enum Interaction {
    /// Only look.
    #[default]
    Nothing,
    /// Choose stones, drag them, and take them.
    Take {
        /// Whether one press on a stone takes.
        one_tap: bool,
        /// Receives the actions on the game.
        on_action: Callback<GameAction>,
    },
    /// Cut heaps below a stone, by pressing the stone, or by pulling stones up or down.
    Cut(PressTargets),
    /// Press blocks, each by any of its stones.
    Join(PressTargets),
}

/// The stones that a person can press, as parts of a heap.
#[derive(Clone, Debug, PartialEq)]
pub struct PressTargets {
    /// The name of the button at a stone; `None` where there is no button.
    pub name: Callback<Cursor, Option<String>>,
    /// Receives the pressed stone.
    pub on_press: Callback<Cursor>,
}

impl Interaction {
    /// The value of the attribute `data-can` of the board, for the styles.
    pub(super) const fn attribute(&self) -> Option<&'static str> {
        match self {
            Self::Nothing => None,
            Self::Take { .. } => Some("take"),
            Self::Cut(_) => Some("cut"),
            Self::Join(_) => Some("join"),
        }
    }

    /// Whether one press on a stone takes, and what receives the actions on the game; `None` where nobody chooses
    /// stones.
    pub(super) fn take_options(&self) -> Option<(bool, &Callback<GameAction>)> {
        match self {
            Self::Take { one_tap, on_action } => Some((*one_tap, on_action)),
            _ => None,
        }
    }

    /// The stones that can be pressed as parts.
    pub(super) const fn press_targets(&self) -> Option<&PressTargets> {
        match self {
            Self::Cut(targets) | Self::Join(targets) => Some(targets),
            Self::Nothing | Self::Take { .. } => None,
        }
    }

    /// The names of the stones of each heap as buttons, from the bottom; `None` where people choose stones.
    pub(super) fn target_names(&self, heaps: &[u32]) -> Option<Vec<Vec<Option<AttrValue>>>> {
        if self.take_options().is_some() {
            return None;
        }
        let name_at = |at| {
            self.press_targets()
                .and_then(|targets| targets.name.emit(at))
        };
        let heaps = heaps.iter().enumerate();
        let names = heaps.map(|(heap, &stones)| {
            let name = |stone| name_at(Cursor { heap, stone }).map(AttrValue::from);
            (0..stones).map(name).collect()
        });
        Some(names.collect())
    }
}

/// The names of the stones that can be pressed, of each heap from the bottom.
pub type TargetNames = [Vec<Option<AttrValue>>];

impl PressTargets {
    /// The effect of an input: the keyboard cursor after it, and the stone that was pressed.
    pub fn effect_of(
        names: &TargetNames,
        blocks: &[PlacedBlock],
        at: Cursor,
        layout: &Layout,
        input: Input,
    ) -> (Cursor, Option<Cursor>) {
        let is_target = |at: Cursor| at.name(names).is_some();
        match input {
            Input::Stone(pressed) => (pressed, Some(pressed)),
            Input::Enter => (at, Some(at)),
            Input::Focused(next) => (next, None),
            Input::Step(step) => (at.step_to_target(step, names, layout), None),
            // A pull up cuts below the stone, and a pull down above it. A press at a cut would join the blocks again.
            Input::Pull(pulled, up) => {
                let stone = if up { pulled.stone } else { pulled.stone + 1 };
                let place = Cursor { stone, ..pulled };
                let starts = |placed: &PlacedBlock| {
                    (placed.block.heap, placed.span.from) == (place.heap, place.stone)
                };
                let cuts = is_target(place) && !blocks.iter().any(starts);
                (pulled, cuts.then_some(place))
            }
            _ => (at, None),
        }
    }
}

impl Cursor {
    fn name(self, names: &TargetNames) -> Option<&AttrValue> {
        names.get(self.heap)?.get(self.stone as usize)?.as_ref()
    }

    /// The nearest target: in this heap at or below this stone, else above it, else in the next heap around the board.
    pub(super) fn nearest_target(self, names: &TargetNames) -> Option<Self> {
        let nearest = (self.heap..names.len()).chain(0..self.heap.min(names.len()));
        nearest.into_iter().find_map(|heap| {
            let is_target = |&stone: &u32| Self { heap, stone }.name(names).is_some();
            let mut stones = 0..u32::try_from(names[heap].len()).unwrap_or(u32::MAX);
            let from = if heap == self.heap {
                self.stone
            } else {
                u32::MAX
            };
            let below = stones
                .clone()
                .rev()
                .filter(|&stone| stone <= from)
                .find(is_target);
            let stone = below.or_else(|| stones.find(is_target))?;
            Some(Self { heap, stone })
        })
    }

    /// The next target in the direction of a step; at an edge this cursor.
    fn step_to_target(self, step: CursorStep, names: &TargetNames, layout: &Layout) -> Self {
        let heaps: Vec<u32> = names
            .iter()
            .map(|heap| u32::try_from(heap.len()).unwrap_or(u32::MAX))
            .collect();
        let mut at = self;
        loop {
            let next = at.step(step, &heaps, layout);
            if next == at {
                return self;
            }
            if next.name(names).is_some() {
                return next;
            }
            if next.heap != at.heap
                && let Some(near) = next
                    .nearest_target(names)
                    .filter(|near| near.heap == next.heap)
            {
                return near;
            }
            at = next;
        }
    }
}
