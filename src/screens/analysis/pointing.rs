//! The target of the pointer in one part of the screen, so that the other parts mark it too.

use yew::prelude::*;

/// The target of a pointer or of the focus: a heap, or one of its stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Target {
    pub heap: usize,
    /// The stone, counted from 0 at the bottom.
    pub stone: Option<u32>,
}

/// Receives the target of the pointer; `None` where there is none.
pub type PointAt = Callback<Option<Target>>;

/// The target of the pointer, and the callback for the next one.
#[derive(Clone, Default, PartialEq)]
pub struct Pointing {
    /// The target now.
    pub at: Option<Target>,
    /// Receives the next target.
    pub on_point: PointAt,
}

impl Pointing {
    /// Whether this heap is the target, or has it.
    pub fn is_heap(&self, heap: usize) -> bool {
        self.at.is_some_and(|at| at.heap == heap)
    }

    /// The listeners of an element with this heap as the target: for a pointer over the element, and for the focus in it.
    pub fn at(&self, heap: usize) -> (Callback<MouseEvent>, Callback<FocusEvent>) {
        points_at(&self.on_point, Some(Target { heap, stone: None }))
    }
}

/// Listeners that report this target. They stop the event, at which the listeners of the screen would report `None`.
pub fn points_at(
    on_point: &PointAt,
    at: Option<Target>,
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
