//! What is pointed at in one part of the screen, so that the other parts mark it too.

use yew::prelude::*;

use crate::components::heap_board::Pointed;
use crate::engine::{Block, Move};

/// Receives what is pointed at; `None` where that is nothing.
pub type PointAt = Callback<Option<Pointed>>;

/// What is pointed at, and who hears of it.
#[derive(Clone, Default, PartialEq)]
pub struct Pointing {
    /// What is pointed at now.
    pub at: Option<Pointed>,
    /// Receives what is pointed at.
    pub on_point: PointAt,
}

impl Pointing {
    /// Whether this heap is the one.
    pub fn is_heap(&self, heap: usize) -> bool {
        self.at.is_some_and(|at| at.heap() == heap)
    }

    /// Whether this block is the one, or its partner.
    pub fn is_block(&self, block: &Block) -> bool {
        self.at.is_some_and(|at| at.is_block(block))
    }

    /// Whether this move is the one, or one in the heap that is pointed at.
    pub fn is_move(&self, made: Move) -> bool {
        match self.at {
            Some(Pointed::Move(other)) => made == other,
            Some(Pointed::Heap(heap) | Pointed::Block { heap, .. }) => made.heap == heap,
            None => false,
        }
    }

    /// The listeners of a thing: for a pointer over it, and for the focus in it.
    ///
    /// The screen hears of all other places, where nothing is pointed at.
    pub fn at(&self, at: Pointed) -> (Callback<MouseEvent>, Callback<FocusEvent>) {
        points_at(&self.on_point, Some(at))
    }
}

/// Listeners that report this.
pub fn points_at(
    on_point: &PointAt,
    at: Option<Pointed>,
) -> (Callback<MouseEvent>, Callback<FocusEvent>) {
    let (by_pointer, by_focus) = (on_point.clone(), on_point.clone());
    (
        Callback::from(move |event: MouseEvent| {
            event.stop_propagation();
            by_pointer.emit(at);
        }),
        Callback::from(move |event: FocusEvent| {
            event.stop_propagation();
            by_focus.emit(at);
        }),
    )
}
