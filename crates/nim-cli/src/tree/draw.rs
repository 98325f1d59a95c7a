//! The tree as lines: one node a line, its moves below.

use std::io::{self, Write};

use nim_engine::{Move, Node, NodeId, Position, Side};

use super::{End, MOST_LEVELS, Shown};
use crate::board::heap_words;
use crate::paint::{Ink, Paint};

/// A line that is not yet written, with the branches before it and before its children.
struct Line {
    before: String,
    below: String,
    content: Content,
}

enum Content {
    Node(NodeId),
    /// So many moves are left out here.
    More(u64),
}

pub(super) fn write(out: &mut impl Write, shown: &Shown, paint: Paint) -> io::Result<()> {
    let tree = &shown.tree;
    writeln!(
        out,
        "□ player 1 moves and wants +1, ○ player 2 moves and wants -1, △ game over\n\
         +1 player 1 wins with best play, -1 player 2 wins with best play\n"
    )?;
    let mut is_all = true;
    // The next line last.
    let mut open = vec![Line {
        before: String::new(),
        below: String::new(),
        content: Content::Node(tree.root()),
    }];
    while let Some(line) = open.pop() {
        let before = &line.before;
        let id = match line.content {
            Content::Node(id) => id,
            Content::More(more) => {
                writeln!(out, "{before}… and {} more", grouped(more))?;
                continue;
            }
        };
        let at = &tree[id];
        let mut children: Vec<Content> = at.children().iter().copied().map(Content::Node).collect();
        let left_out = at.left_out();
        is_all &= left_out == 0;
        let dots = if left_out > 0 && children.is_empty() {
            " …"
        } else {
            ""
        };
        if left_out > 0 && !children.is_empty() {
            children.push(Content::More(left_out));
        }
        writeln!(out, "{before}{}{dots}", node(at, paint))?;
        let last = children.len();
        for (place, content) in children.into_iter().enumerate().rev() {
            let (branch, stem) = if place + 1 == last {
                ("└─ ", "   ")
            } else {
                ("├─ ", "│  ")
            };
            open.push(Line {
                before: format!("{}{branch}", line.below),
                below: format!("{}{stem}", line.below),
                content,
            });
        }
    }
    if is_all {
        return Ok(());
    }
    match shown.end {
        End::Depth => writeln!(
            out,
            "\n… more moves follow here. The counts include these moves. --depth draws more levels."
        ),
        End::Moves(most) => writeln!(
            out,
            "\n… too many moves: at most {} are drawn. The counts include all moves.",
            grouped(most)
        ),
        End::Levels => writeln!(
            out,
            "\n… too many levels: at most {MOST_LEVELS} are drawn. The counts include all levels."
        ),
    }
}

/// A node's text: the last move, the shape, the heaps and the value.
fn node(node: &Node, paint: Paint) -> String {
    let position = node.position();
    let shape = match node.side() {
        _ if position.is_terminal() => '△',
        Side::A => '□',
        Side::B => '○',
    };
    let (ink, value) = if node.value() == 1 {
        (Ink::Safe, "+1")
    } else {
        (Ink::Unsafe, "-1")
    };
    let by = node.reached().map(|(_, by)| by);
    let heaps = paint.ink(Ink::Heap, heap_words(position.heaps()));
    let value = paint.ink(ink, value);
    format!("{}{shape} {heaps}  {value}", label(position, by))
}

/// The move that leads to a node; on a board of one heap the number is enough.
fn label(position: &Position, by: Option<Move>) -> String {
    match by {
        None => String::new(),
        Some(by) if position.heaps().len() == 1 => format!("{} → ", by.take),
        Some(by) => format!("{by} → "),
    }
}

/// `999,990`
fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.char_indices() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
