//! What is seen of a tree, as a part of its address: `tree=graph.cutoffs.step-12.open-w8`.
//!
//! The unfolded branches are a bit for each visible position, in the order of the tree: whether its
//! moves are visible. Six bits make a character, so the largest drawing takes about 340 of them.

use nim_engine::{NodeId, Position, Tree};

use super::branches::BATCH;
use super::node::Branches;
use super::{MOST, Path, TreeExplorer, View};
use crate::link::{no_tree_word, read_tree_key, write_tree_key};
use crate::{LinkError, read_board, write_board};

/// The words of the key, and the beginnings of those with a value.
const GRAPH: &str = "graph";
const CUTOFFS: &str = "cutoffs";
const STEP: &str = "step-";
const OPEN: &str = "open-";

/// Six bits, as addresses write them without an escape.
const DIGITS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/// Reads a tree and what is seen of it. A key that is left out has its value as in a new tree.
///
/// # Errors
/// As those of [`read_board`]; a word that says nothing of a tree is refused.
pub fn read_tree(fragment: &str) -> Result<TreeExplorer, LinkError> {
    let mut explorer = TreeExplorer::new(read_board(fragment)?);
    let mut steps = 0;
    for word in read_tree_key(fragment)?.unwrap_or_default().split('.') {
        if word == GRAPH {
            explorer.view = View::Graph;
        } else if word == CUTOFFS {
            explorer.set_cutoffs(true);
        } else if let Some(number) = word.strip_prefix(STEP) {
            // A browser counts nodes in 32 bits.
            let number: u64 = number.parse().map_err(|_| no_tree_word(word))?;
            steps = usize::try_from(number).unwrap_or(usize::MAX);
        } else if let Some(bits) = word.strip_prefix(OPEN) {
            let bits = Bits::read(bits).ok_or_else(|| no_tree_word(word))?;
            *explorer.branches_mut() = walk(&explorer.root.clone(), bits);
        } else if !word.is_empty() {
            return Err(no_tree_word(word));
        }
    }
    match explorer.view {
        View::Tree => explorer.go_to(steps),
        View::Graph => explorer.graph_found = steps.min(explorer.graph_order().len()),
    }
    Ok(explorer)
}

/// Writes the fragment that leads to this tree, leaving out all that is as in a new one.
pub fn write_tree(screen: &str, explorer: &TreeExplorer) -> String {
    let mut link = write_board(screen, explorer.root());
    let mut words = Vec::new();
    if explorer.view == View::Graph {
        words.push(GRAPH.to_owned());
    }
    if explorer.cutoffs {
        words.push(CUTOFFS.to_owned());
    }
    let steps = explorer.progress().done;
    if steps > 0 {
        words.push([STEP, &steps.to_string()].concat());
    }
    if explorer.branches != explorer.opening {
        words.push([OPEN, &bits(explorer)].concat());
    }
    if !words.is_empty() {
        write_tree_key(&mut link, &words.join("."));
    }
    link
}

/// Bits that are read one after the other; after the last there are only zeros.
struct Bits {
    digits: Vec<u8>,
    next: usize,
}

impl Bits {
    fn read(text: &str) -> Option<Self> {
        let digit = |byte: u8| DIGITS.iter().position(|&digit| digit == byte);
        let digits = text.bytes().map(|byte| u8::try_from(digit(byte)?).ok());
        Some(Self {
            digits: digits.collect::<Option<_>>()?,
            next: 0,
        })
    }

    fn next(&mut self) -> bool {
        let (digit, bit) = (self.next / 6, self.next % 6);
        self.next += 1;
        let digit = self.digits.get(digit).copied().unwrap_or_default();
        digit >> (5 - bit) & 1 == 1
    }
}

/// The branches that the bits unfold, as many as can be drawn.
fn walk(position: &Position, mut bits: Bits) -> Branches {
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
