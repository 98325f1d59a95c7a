//! Minimax on a grown tree, with alpha-beta cut-offs if they are wanted.
//!
//! Source: D. E. Knuth and R. W. Moore, *An Analysis of Alpha-Beta Pruning*, Artificial Intelligence 6 (1975).

use super::tree::{NodeId, Side, Tree};

/// A node that minimax leaves, and the value that minimax has found for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Visit {
    /// The node.
    pub node: NodeId,
    /// The value of the node: +1 where A wins with best play, -1 where B does.
    pub value: i8,
}

impl Tree {
    /// The visits of minimax in the order in which it leaves the nodes, so the root comes last.
    ///
    /// Children are visited in the order of their moves. With cut-offs, the search starts with alpha = -1 and
    /// beta = +1, the extreme values. It leaves a node as soon as alpha reaches beta: the player to move wins, and no
    /// other move is better. A node without children has its value from the theory.
    pub fn minimax(&self, cutoffs: bool) -> Vec<Visit> {
        let mut visits = Vec::new();
        self.visit(self.root(), (-1, 1), cutoffs, &mut visits);
        visits
    }

    fn visit(
        &self,
        node: NodeId,
        (mut alpha, mut beta): (i8, i8),
        cutoffs: bool,
        visits: &mut Vec<Visit>,
    ) -> i8 {
        let side = self[node].side;
        let mut best = None;
        for &child in &self[node].children {
            let found = self.visit(child, (alpha, beta), cutoffs, visits);
            best = Some(best.map_or(found, |so_far| side.better(so_far, found)));
            if cutoffs {
                match side {
                    Side::A => alpha = alpha.max(found),
                    Side::B => beta = beta.min(found),
                }
                if alpha >= beta {
                    break;
                }
            }
        }
        let value = best.unwrap_or_else(|| self[node].value());
        visits.push(Visit { node, value });
        value
    }
}

impl Side {
    fn better(self, one: i8, other: i8) -> i8 {
        match self {
            Self::A => one.max(other),
            Self::B => one.min(other),
        }
    }
}
