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

/// The value that minimax finds, and the least and the largest value that the node can have.
#[derive(Clone, Copy)]
struct Found {
    value: i8,
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
    let mut children = vec![Vec::new(); shapes.len()];
    for (place, shape) in shapes.iter().enumerate() {
        if let Some(parent) = shape.parent {
            children[parent].push(place);
        }
    }
    let skipped = |shape: &Rc<NodeShape>| Planned {
        enter: Bounds::OPEN,
        refuted_by: None,
        is_skipped: true,
        value: shape.theory,
        is_exact: true,
    };
    let mut minimax = Minimax {
        shapes,
        children,
        cutoffs,
        planned: shapes.iter().map(skipped).collect(),
    };
    minimax.visit(0, Bounds::OPEN);
    minimax.planned
}

struct Minimax<'a> {
    shapes: &'a [Rc<NodeShape>],
    /// The children of each node.
    children: Vec<Vec<usize>>,
    cutoffs: bool,
    /// A node that is never visited stays skipped.
    planned: Vec<Planned>,
}

impl Minimax<'_> {
    fn visit(&mut self, place: usize, enter: Bounds) -> Found {
        let found = match self.shapes[place].kind {
            NodeKind::Open => self.best_of_children(place, enter),
            _ => Found::exactly(self.shapes[place].theory),
        };
        self.planned[place] = Planned {
            enter,
            is_skipped: false,
            value: found.value,
            is_exact: found.least == found.largest,
            ..self.planned[place]
        };
        found
    }

    fn best_of_children(&mut self, place: usize, enter: Bounds) -> Found {
        let mover = self.shapes[place].side();
        // Nothing is found yet: the worst for the player to move.
        let mut best = Found::exactly(if mover == Side::A { -1 } else { 1 });
        let mut now = enter;
        for child in self.children[place].clone() {
            let found = self.visit(child, now);
            best = best.or_better(found, mover);
            now = now.after(mover, found.value);
            let (nth, count) = self.shapes[child].among;
            if self.cutoffs && now.is_closed() && nth < count {
                self.planned[place].refuted_by = Some(child);
                // A move that is cut off could have been better for the player to move.
                match mover {
                    Side::A => best.largest = 1,
                    Side::B => best.least = -1,
                }
                break;
            }
        }
        best
    }
}

impl Found {
    const fn exactly(value: i8) -> Self {
        Self {
            value,
            least: value,
            largest: value,
        }
    }

    /// The better of both for this player.
    fn or_better(self, other: Self, mover: Side) -> Self {
        let better = |one: i8, other: i8| match mover {
            Side::A => one.max(other),
            Side::B => one.min(other),
        };
        Self {
            value: better(self.value, other.value),
            least: better(self.least, other.least),
            largest: better(self.largest, other.largest),
        }
    }
}
