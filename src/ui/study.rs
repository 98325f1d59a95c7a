//! What the page knows of the desk where positions are studied, before that is here: where it is,
//! and what people do at it.

use std::any::Any;
use std::fmt;
use std::rc::Rc;

use super::press::Press;
use crate::engine::Move;

/// A screen of the desk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Room {
    /// The analysis of a board.
    Analyse,
    /// Its game tree.
    Tree,
}

impl Room {
    /// Which screen the fragment of an address asks for.
    #[must_use]
    pub fn of(fragment: &str) -> Option<Self> {
        let path = fragment.trim_start_matches('#').trim_matches('/');
        match path.split('?').next()?.trim_end_matches('/') {
            "analyse" => Some(Self::Analyse),
            "tree" => Some(Self::Tree),
            _ => None,
        }
    }
}

/// Something done at the desk.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Pressed a move.
    Move(Move),
    /// Added or removed a heap.
    Lab(String),
    /// Pressed a node of the tree.
    Node(String),
    /// Pressed a button of the tree.
    Tree(String),
    /// Pressed a square of the map.
    Cell(String),
    /// Pressed a key in the tree.
    TreeKey(String),
    /// Pressed a key in the map.
    MapKey(String),
    /// Filled in a field.
    Fill(String, String),
    /// Pressed a button.
    Press(Press),
    /// Something goes on by itself.
    Tick,
}

/// The desk, as the page holds it without knowing what it is: only those who come later do, and so
/// nothing of it comes with the first visit. Two are the same where nothing was done between them.
#[derive(Clone)]
pub struct Study(pub Rc<dyn Any>);

impl PartialEq for Study {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl fmt::Debug for Study {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Study")
    }
}
