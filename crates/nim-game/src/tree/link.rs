//! The view of a game tree in a link, besides the board: `tree=graph.cutoffs`.

use std::fmt::{self, Display, Formatter};

use nim_engine::MoveOrder;

/// The words that the key `tree` can have, joined by dots.
const GRAPH: &str = "graph";
const CUTOFFS: &str = "cutoffs";
const MOST: &str = "most";
const BEST: &str = "best";

/// The view of a game tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TreeView {
    pub picture: TreePicture,
    /// Whether minimax uses cut-offs.
    pub cutoffs: bool,
    /// The order in which minimax tries the moves of a whole tree.
    pub order: MoveOrder,
}

/// The picture of the moves: the tree or the graph.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TreePicture {
    /// Every way to play a game.
    #[default]
    Tree,
    /// Each board once.
    Graph,
}

impl TreeView {
    /// The view of these words; `None` where one of them is unknown.
    pub(crate) fn read(words: &str) -> Option<Self> {
        let mut view = Self::default();
        for word in words.split('.') {
            match word {
                GRAPH => view.picture = TreePicture::Graph,
                CUTOFFS => view.cutoffs = true,
                MOST => view.order = MoveOrder::Most,
                BEST => view.order = MoveOrder::Best,
                "" => {}
                _ => return None,
            }
        }
        Some(view)
    }
}

impl Display for TreeView {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        let graph = (self.picture == TreePicture::Graph).then_some(GRAPH);
        let cutoffs = self.cutoffs.then_some(CUTOFFS);
        let order = match self.order {
            MoveOrder::Fewest => None,
            MoveOrder::Most => Some(MOST),
            MoveOrder::Best => Some(BEST),
        };
        let words: Vec<&str> = [graph, cutoffs, order].into_iter().flatten().collect();
        to.write_str(&words.join("."))
    }
}
