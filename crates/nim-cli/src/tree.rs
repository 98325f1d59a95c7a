//! `nim tree`: the game tree with its values, and how large it is.

use std::io::{self, BufWriter, Write};

use anyhow::Result;
use nim_engine::{Node, NodeId, Position, Side, Tree, heap_name, write_heaps};

use crate::board::RuleArgs;
use crate::json;
use crate::paint::{Ink, Paint};

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The heaps, as numbers; - reads them from standard input
    #[arg(required = true, allow_negative_numbers = true)]
    heaps: Vec<String>,
    #[command(flatten)]
    rules: RuleArgs,
    /// How many plies to draw [default: as many as fit a few screens]
    #[arg(long, value_name = "D")]
    depth: Option<u64>,
    /// Write one line of JSON
    #[arg(long)]
    json: bool,
}

/// The most nodes that are drawn, whatever is asked for.
const MOST_DRAWN: u64 = 100_000;

/// The most heaps that all drawn nodes hold together.
const MOST_HEAPS: u64 = 4_000_000;

/// The most heaps of a board that are written out in a drawing.
const WRITTEN: usize = 24;

/// The most plies that are drawn: a deeper line has more indentation than a screen has columns.
const MOST_PLIES: u64 = 200;

/// The most nodes that are drawn where no depth is asked for: a few screens, and more where
/// already the first ply takes more.
const SCREENS: u64 = 200;
const FIRST_PLY: u64 = 1000;

pub(crate) fn run(args: &Args) -> Result<()> {
    let position = args.rules.position(&args.heaps)?;
    let counts = position.tree_counts();
    let tree = grown(&position, args.depth);
    let mut out = BufWriter::new(io::stdout().lock());
    if args.json {
        write!(
            out,
            "{{{},\"value\":{},\"nodes\":{},\"leaves\":{},\"positions\":{},\"tree\":",
            json::position(&position),
            tree[tree.root()].value(),
            json::count(counts.nodes),
            json::count(counts.leaves),
            json::count(counts.positions),
        )?;
        write_json(&mut out, &tree)?;
        writeln!(out, "}}")?;
    } else {
        write_drawing(&mut out, &tree, Paint::of_stdout())?;
        writeln!(
            out,
            "\nnodes {}, leaves {}, positions {}",
            counts.nodes, counts.leaves, counts.positions
        )?;
    }
    Ok(out.flush()?)
}

/// The part of the tree that is shown, grown ply by ply.
fn grown(position: &Position, depth: Option<u64>) -> Tree {
    let possible = MOST_DRAWN.min(MOST_HEAPS / position.heaps().len() as u64);
    let mut tree = Tree::new(position);
    let mut level = vec![tree.root()];
    for ply in 0..depth.unwrap_or(MOST_PLIES).min(MOST_PLIES) {
        let most = match (depth, ply) {
            (Some(_), _) => possible,
            (None, 0) => possible.min(FIRST_PLY),
            (None, _) => possible.min(SCREENS),
        };
        let wanted: u64 = level.iter().map(|&node| moves(tree[node].position())).sum();
        // A ply that does not fit is left out whole: half a ply misleads.
        if wanted == 0 || wanted + tree.len() as u64 > most {
            break;
        }
        level = level
            .into_iter()
            .filter_map(|node| tree.grow(node, possible).ok())
            .flatten()
            .collect();
    }
    tree
}

fn moves(position: &Position) -> u64 {
    let heaps = 0..position.heaps().len();
    heaps.map(|heap| u64::from(position.max_take(heap))).sum()
}

fn is_cut(node: &Node) -> bool {
    !node.is_grown() && !node.position().is_terminal()
}

fn write_drawing(out: &mut impl Write, tree: &Tree, paint: Paint) -> io::Result<()> {
    writeln!(
        out,
        "□ A moves, ○ B moves, △ the end; +1 A wins, -1 B wins\n"
    )?;
    let mut cut = false;
    // Nodes still to draw, the next one last, each with what stands before it and before its
    // children.
    let mut open = vec![(tree.root(), String::new(), String::new())];
    while let Some((id, before, below)) = open.pop() {
        let node = &tree[id];
        let shape = match node.side() {
            _ if node.position().is_terminal() => '△',
            Side::A => '□',
            Side::B => '○',
        };
        let (ink, value) = match node.value() {
            1 => (Ink::Safe, "+1"),
            _ => (Ink::Unsafe, "-1"),
        };
        let heaps = paint.ink(Ink::Heap, board(node.position()));
        let more = if is_cut(node) { " …" } else { "" };
        cut |= is_cut(node);
        writeln!(
            out,
            "{before}{}{shape} {heaps}  {}{more}",
            label(node),
            paint.ink(ink, value)
        )?;
        for (place, child) in node.children().enumerate().rev() {
            let is_last = place + 1 == node.children().len();
            let (branch, stem) = if is_last {
                ("└─ ", "   ")
            } else {
                ("├─ ", "│  ")
            };
            open.push((child, format!("{below}{branch}"), format!("{below}{stem}")));
        }
    }
    if cut {
        writeln!(
            out,
            "\n… more moves follow here; the counts include them (--depth draws deeper)"
        )?;
    }
    Ok(())
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
fn label(node: &Node) -> String {
    match node.reached() {
        None => String::new(),
        Some((_, play)) if node.position().heaps().len() == 1 => format!("{} → ", play.take),
        Some((_, play)) => format!("{play} → "),
    }
}

/// A piece of nested JSON that is still to be written.
enum Piece {
    Node(NodeId),
    Text(&'static str),
}

fn write_json(out: &mut impl Write, tree: &Tree) -> io::Result<()> {
    let mut open = vec![Piece::Node(tree.root())];
    while let Some(piece) = open.pop() {
        let id = match piece {
            Piece::Node(id) => id,
            Piece::Text(text) => {
                out.write_all(text.as_bytes())?;
                continue;
            }
        };
        let node = &tree[id];
        write!(out, "{{")?;
        if let Some((_, play)) = node.reached() {
            write!(
                out,
                "\"heap\":\"{}\",\"take\":{},",
                heap_name(play.heap),
                play.take
            )?;
        }
        let side = match node.side() {
            Side::A => "A",
            Side::B => "B",
        };
        let heaps = json::list(node.position().heaps());
        write!(
            out,
            "\"heaps\":{heaps},\"to_move\":\"{side}\",\"value\":{},",
            node.value()
        )?;
        if is_cut(node) {
            write!(out, "\"children\":null}}")?;
            continue;
        }
        write!(out, "\"children\":[")?;
        open.push(Piece::Text("]}"));
        for (place, child) in node.children().enumerate().rev() {
            open.push(Piece::Node(child));
            if place > 0 {
                open.push(Piece::Text(","));
            }
        }
    }
    Ok(())
}
