//! The tree as lines: a node a line, its moves below it.

use std::io::{self, Write};

use nim_engine::{Move, Node, NodeId, Position, Side, write_heaps};

use super::{End, MOST_PLIES, Shown};
use crate::paint::{Ink, Paint};

/// The most heaps of a board that are written out.
const WRITTEN: usize = 24;

/// A line that is still to be written: what stands before it, and before its children.
struct Line {
    before: String,
    below: String,
    what: What,
}

enum What {
    Node(NodeId),
    /// So many moves are left out here.
    More(u64),
}

pub(super) fn write(out: &mut impl Write, shown: &Shown, paint: Paint) -> io::Result<()> {
    let tree = &shown.tree;
    writeln!(
        out,
        "□ first player (A) to move, ○ second player (B) to move, △ end of the game; \
         +1 the first player wins, -1 the second wins\n"
    )?;
    let mut is_all = true;
    // The next line last.
    let mut open = vec![Line {
        before: String::new(),
        below: String::new(),
        what: What::Node(tree.root()),
    }];
    while let Some(line) = open.pop() {
        let before = &line.before;
        let id = match line.what {
            What::Node(id) => id,
            What::More(more) => {
                writeln!(out, "{before}… and {} more", grouped(more))?;
                continue;
            }
        };
        let at = &tree[id];
        let mut children: Vec<What> = at.children().iter().copied().map(What::Node).collect();
        let left_out = at.left_out();
        is_all &= left_out == 0;
        let dots = if left_out > 0 && children.is_empty() {
            " …"
        } else {
            ""
        };
        if left_out > 0 && !children.is_empty() {
            children.push(What::More(left_out));
        }
        writeln!(out, "{before}{}{dots}", node(at, paint))?;
        let last = children.len();
        for (place, what) in children.into_iter().enumerate().rev() {
            let (branch, stem) = if place + 1 == last {
                ("└─ ", "   ")
            } else {
                ("├─ ", "│  ")
            };
            open.push(Line {
                before: format!("{}{branch}", line.below),
                below: format!("{}{stem}", line.below),
                what,
            });
        }
    }
    if is_all {
        return Ok(());
    }
    match shown.end {
        End::Depth => writeln!(
            out,
            "\n… more moves follow here; the counts include them (--depth draws deeper)"
        ),
        End::Moves(most) => writeln!(
            out,
            "\n… too many moves to draw (at most {}); the counts include them",
            grouped(most)
        ),
        End::Plies => writeln!(
            out,
            "\n… too many plies to draw (at most {MOST_PLIES}); the counts include them"
        ),
    }
}

/// A node's text: the move to it, its shape, its heaps and its value.
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
    let heaps = paint.ink(Ink::Heap, board(position));
    let value = paint.ink(ink, value);
    format!("{}{shape} {heaps}  {value}", label(position, by))
}

fn board(position: &Position) -> String {
    match position.heaps().get(..WRITTEN) {
        Some(first) if position.heaps().len() > WRITTEN => {
            format!(
                "{},… ({} heaps)",
                write_heaps(first),
                position.heaps().len()
            )
        }
        _ => write_heaps(position.heaps()),
    }
}

/// The move that leads to a node: on a board of one heap the number alone says it.
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
