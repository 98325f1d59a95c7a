//! What minimax will do on the nodes that are shown, from the first to the last: standard alpha-beta,
//! or a visit to every node.

use std::rc::Rc;

use nim_engine::Side;

use super::{Bounds, NodeKind, NodeShape};

/// The step of minimax at a node.
#[derive(Clone, Copy, Debug)]
pub(super) struct Planned {
    /// Alpha and beta when minimax comes here.
    pub enter: Bounds,
    /// The child after which minimax leaves this node, although there are further ones.
    pub refuted_by: Option<usize>,
    /// Whether minimax never comes here.
    pub is_skipped: bool,
    /// The value that it finds.
    pub value: i8,
    /// Whether that is the value of the node, and not only a bound.
    pub is_exact: bool,
}

/// A node that minimax has entered and not left.
struct Entered {
    place: usize,
    now: Bounds,
    /// The best value of a child so far.
    best: Option<i8>,
    /// The least and the largest value that the node can have, as far as its children tell.
    least: i8,
    largest: i8,
}

impl Bounds {
    /// Nothing is known yet.
    pub(super) const OPEN: Self = Self {
        alpha: None,
        beta: None,
    };

    /// The bounds after a child of this player's node has this value.
    #[must_use]
    pub(super) fn after(self, mover: Side, value: i8) -> Self {
        match mover {
            // `None` is less than each number.
            Side::A => Self {
                alpha: self.alpha.max(Some(value)),
                ..self
            },
            Side::B => Self {
                beta: Some(self.beta.map_or(value, |beta| beta.min(value))),
                ..self
            },
        }
    }

    /// Whether the other player has something as good elsewhere, so that no further move matters.
    pub(super) fn is_closed(self) -> bool {
        matches!((self.alpha, self.beta), (Some(alpha), Some(beta)) if alpha >= beta)
    }
}

/// The step of minimax at each node.
pub(super) fn plan(shapes: &[Rc<NodeShape>], cutoffs: bool) -> Vec<Planned> {
    let mut planned: Vec<Planned> = Vec::with_capacity(shapes.len());
    let mut entered: Vec<Entered> = Vec::new();
    for (place, shape) in shapes.iter().enumerate() {
        // Everything that stands before this node and not above it is done.
        while entered
            .last()
            .is_some_and(|last| Some(last.place) != shape.parent)
        {
            leave(shapes, &mut planned, &mut entered, cutoffs);
        }
        let enter = entered.last().map_or(Bounds::OPEN, |above| above.now);
        let is_skipped = shape.parent.is_some_and(|parent| {
            planned[parent].is_skipped || planned[parent].refuted_by.is_some()
        });
        planned.push(Planned {
            enter,
            refuted_by: None,
            is_skipped,
            value: shape.theory,
            is_exact: true,
        });
        let (least, largest) = match (shape.kind, shape.side()) {
            (NodeKind::Open, Side::A) => (-1, -1),
            (NodeKind::Open, Side::B) => (1, 1),
            _ => (shape.theory, shape.theory),
        };
        entered.push(Entered {
            place,
            now: enter,
            best: (shape.kind != NodeKind::Open).then_some(shape.theory),
            least,
            largest,
        });
    }
    while !entered.is_empty() {
        leave(shapes, &mut planned, &mut entered, cutoffs);
    }
    planned
}

/// Leaves the node that was entered last, and tells its parent the value.
fn leave(
    shapes: &[Rc<NodeShape>],
    planned: &mut [Planned],
    entered: &mut Vec<Entered>,
    cutoffs: bool,
) {
    let Some(left) = entered.pop() else {
        return;
    };
    let mut node = planned[left.place];
    let (mut least, mut largest) = (left.least, left.largest);
    if node.is_skipped {
        return;
    }
    if node.refuted_by.is_some() {
        // A move that is cut off could have been better for the player to move.
        match shapes[left.place].side() {
            Side::A => largest = 1,
            Side::B => least = -1,
        }
    }
    node.value = left.best.unwrap_or(node.value);
    node.is_exact = least == largest;
    planned[left.place] = node;
    let Some(above) = entered.last_mut() else {
        return;
    };
    let mover = shapes[above.place].side();
    let better = |one: i8, other: i8| match mover {
        Side::A => one.max(other),
        Side::B => one.min(other),
    };
    above.best = Some(
        above
            .best
            .map_or(node.value, |best| better(best, node.value)),
    );
    above.least = better(above.least, least);
    above.largest = better(above.largest, largest);
    above.now = above.now.after(mover, node.value);
    let (place, count) = shapes[left.place].among;
    if cutoffs && above.now.is_closed() && place < count {
        planned[above.place].refuted_by.get_or_insert(left.place);
    }
}
