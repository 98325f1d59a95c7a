//! What is seen of a tree, as a part of its address: `tree=graph.cutoffs.step-12.open-w8`.
//!
//! The unfolded branches are a bit for each visible position, in the order of the tree: whether its
//! moves are visible. Six bits make a character, so the largest drawing takes about 340 of them.

use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

use nim_engine::{NodeId, Position, Tree};

use super::branches::BATCH;
use super::node::Branches;
use super::{MOST, Path, TreeExplorer, View};

/// The words of the key, and the beginnings of those with a value.
const GRAPH: &str = "graph";
const CUTOFFS: &str = "cutoffs";
const STEP: &str = "step-";
const OPEN: &str = "open-";

/// Six bits, as addresses write them without an escape.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// What is seen of a tree, in the words of an address; nothing is said of a new tree.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Seen(String);

/// This word says nothing of a game tree.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownWord(pub String);

impl FromStr for Seen {
    type Err = UnknownWord;

    fn from_str(words: &str) -> Result<Self, UnknownWord> {
        let is_word = |word: &str| match (word.strip_prefix(STEP), word.strip_prefix(OPEN)) {
            (Some(number), _) => number.parse::<u64>().is_ok(),
            (_, Some(digits)) => digits.bytes().all(|byte| DIGITS.contains(&byte)),
            _ => ["", GRAPH, CUTOFFS].contains(&word),
        };
        match words.split('.').find(|word| !is_word(word)) {
            Some(word) => Err(UnknownWord(word.to_owned())),
            None => Ok(Self(words.trim_matches('.').to_owned())),
        }
    }
}

impl Display for Seen {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        to.write_str(&self.0)
    }
}

impl TreeExplorer {
    /// The tree of this position, as it was seen.
    pub fn seen_as(root: Position, seen: &Seen) -> Self {
        let mut explorer = Self::new(root);
        let mut steps = 0;
        for word in seen.0.split('.') {
            if word == GRAPH {
                explorer.view = View::Graph;
            } else if word == CUTOFFS {
                explorer.set_cutoffs(true);
            } else if let Some(number) = word.strip_prefix(STEP) {
                // A browser counts nodes in 32 bits.
                let number: u64 = number.parse().unwrap_or_default();
                steps = usize::try_from(number).unwrap_or(usize::MAX);
            } else if let Some(digits) = word.strip_prefix(OPEN) {
                let digits = digits.as_bytes();
                let bits = Bits { digits, next: 0 };
                *explorer.branches_mut() = walk(&explorer.root.clone(), bits);
            }
        }
        match explorer.view {
            View::Tree => explorer.go_to(steps),
            View::Graph => explorer.graph_found = steps.min(explorer.graph_order().len()),
        }
        explorer
    }

    /// What is seen of it.
    pub fn seen(&self) -> Seen {
        let mut words = Vec::new();
        if self.view == View::Graph {
            words.push(GRAPH.to_owned());
        }
        if self.cutoffs {
            words.push(CUTOFFS.to_owned());
        }
        let steps = self.progress().done;
        if steps > 0 {
            words.push([STEP, &steps.to_string()].concat());
        }
        if self.branches != self.opening {
            words.push([OPEN, &bits(self)].concat());
        }
        Seen(words.join("."))
    }
}

/// Bits that are read one after the other; after the last there are only zeros.
struct Bits<'a> {
    digits: &'a [u8],
    next: usize,
}

impl Bits<'_> {
    fn next(&mut self) -> bool {
        let (digit, bit) = (self.next / 6, self.next % 6);
        self.next += 1;
        let digit = self.digits.get(digit).copied();
        let digit = digit.and_then(|byte| DIGITS.iter().position(|&known| known == byte));
        let digit = digit.unwrap_or_default();
        digit >> (5 - bit) & 1 == 1
    }
}

/// The branches that the bits unfold, as many as can be drawn.
fn walk(position: &Position, mut bits: Bits<'_>) -> Branches {
    let mut tree = Tree::new(position);
    let mut branches = Branches::new();
    let mut room = MOST - 1;
    let mut waiting: Vec<(NodeId, Path)> = vec![(tree.root(), Path::default())];
    while let Some((id, path)) = waiting.pop() {
        if tree[id].position().is_terminal() {
            continue;
        }
        let mut shown = 0;
        // Further batches of many moves have a bit each.
        while tree[id].left_out() > 0 && bits.next() {
            let left = usize::try_from(tree[id].left_out()).unwrap_or(usize::MAX);
            // The moves that are still left out are a node.
            let more = left.min(BATCH + 1) - usize::from(shown > 0);
            let Some(rest) = room.checked_sub(more) else {
                break;
            };
            room = rest;
            shown += BATCH;
            tree.grow(id, shown);
        }
        if shown > 0 {
            for (index, &child) in tree[id].children().iter().enumerate().rev() {
                waiting.push((child, path.child(index)));
            }
            branches.insert(path, shown);
        }
    }
    branches
}

/// The unfolded branches as text.
fn bits(explorer: &TreeExplorer) -> String {
    let mut bits = Vec::new();
    for shape in explorer.shapes() {
        match explorer.branches.get(&shape.path) {
            _ if shape.position().is_terminal()
                || shape.by().is_none() && shape.parent.is_some() => {}
            None => bits.push(false),
            Some(&shown) => {
                let batches = shown.div_ceil(BATCH);
                bits.extend(std::iter::repeat_n(true, batches));
                if shape.node.left_out() > 0 {
                    bits.push(false);
                }
            }
        }
    }
    while bits.last() == Some(&false) {
        bits.pop();
    }
    let digit = |six: &[bool]| {
        let value = six.iter().enumerate().fold(0, |value, (place, &bit)| {
            value | usize::from(bit) << (5 - place)
        });
        char::from(DIGITS[value])
    };
    bits.chunks(6).map(digit).collect()
}
