use std::cmp::Ordering;

/// The way from the root of a tree to one of its nodes: which child at each ply, counted from 0.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Path(Vec<usize>);

/// The name of the root, whose path is empty.
const ROOT: &str = "root";

impl Path {
    /// The unique name: `root`, or `0.2.1`.
    pub fn name(&self) -> String {
        if self.0.is_empty() {
            return ROOT.to_owned();
        }
        let steps: Vec<String> = self.0.iter().map(ToString::to_string).collect();
        steps.join(".")
    }

    /// How many plies lead to it.
    pub const fn plies(&self) -> usize {
        self.0.len()
    }

    /// The way to one of its children.
    pub fn child(&self, index: usize) -> Self {
        let mut steps = self.0.clone();
        steps.push(index);
        Self(steps)
    }

    /// Whether the other node stands somewhere under this one.
    pub fn is_above(&self, other: &Self) -> bool {
        self.0.len() < other.0.len() && other.0.starts_with(&self.0)
    }

    /// Which of two nodes minimax is done with first: the one further left, and of two on one
    /// line the lower.
    ///
    /// The order needs no tree, so it holds for any folded branches.
    pub fn order(&self, other: &Self) -> Ordering {
        if self.is_above(other) {
            Ordering::Greater
        } else if other.is_above(self) {
            Ordering::Less
        } else {
            self.0.cmp(&other.0)
        }
    }
}
