//! The view of a game tree in a link, besides the board: `tree=graph.cutoffs`.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

/// The words that the key `tree` can have, joined by dots.
const GRAPH: &str = "graph";
const CUTOFFS: &str = "cutoffs";

/// The view of a game tree.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TreeView {
    pub picture: TreePicture,
    /// Whether minimax uses cut-offs.
    pub cutoffs: bool,
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

/// A word that does not belong to the view of a game tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWord(pub String);

impl FromStr for TreeView {
    type Err = UnknownWord;

    fn from_str(words: &str) -> Result<Self, UnknownWord> {
        let mut view = Self::default();
        for word in words.split('.') {
            match word {
                GRAPH => view.picture = TreePicture::Graph,
                CUTOFFS => view.cutoffs = true,
                "" => {}
                _ => return Err(UnknownWord(word.to_owned())),
            }
        }
        Ok(view)
    }
}

impl Display for TreeView {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(match (self.picture, self.cutoffs) {
            (TreePicture::Tree, false) => "",
            (TreePicture::Tree, true) => CUTOFFS,
            (TreePicture::Graph, false) => GRAPH,
            (TreePicture::Graph, true) => "graph.cutoffs",
        })
    }
}
