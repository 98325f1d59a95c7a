//! `nim tree`: the game tree with its values, and how large it is.

mod draw;

use std::io::{self, BufWriter, Write};

use anyhow::Result;
use nim_engine::{NodeId, Position, Side, Tree, heap_name};

use crate::board::RuleArgs;
use crate::json;
use crate::paint::Paint;

#[derive(clap::Args)]
pub(crate) struct Args {
    /// The heaps, as numbers; - reads them from standard input
    #[arg(required = true, allow_negative_numbers = true)]
    heaps: Vec<String>,
    #[command(flatten)]
    rules: RuleArgs,
    /// How many plies to draw, as far as they fit [default: as many as fit a few screens]
    ///
    /// At most 200 plies and 100,000 moves fit, fewer moves on boards of more than 40 heaps. Of a
    /// ply that does not fit, the first 10 moves of each node are drawn, if those fit. In JSON a
    /// node whose moves are left out has null children.
    #[arg(long, value_name = "D")]
    depth: Option<u64>,
    /// Write one line of JSON
    #[arg(long)]
    json: bool,
}

/// The most moves that are drawn, whatever is asked for. This and [`MOST_PLIES`] stand in `--help`.
const MOST_DRAWN: u64 = 100_000;

/// How many moves stand for all of a node whose ply does not fit.
const FIRST_FEW: usize = 10;

/// The most heaps that all drawn nodes hold together.
const MOST_HEAPS: u64 = 4_000_000;

/// The most plies that are drawn: a deeper line has more indentation than a screen has columns.
const MOST_PLIES: u64 = 200;

/// The most nodes that are drawn where no depth is asked for: a few screens, and more where
/// already the first ply takes more.
const SCREENS: u64 = 200;
const FIRST_PLY: u64 = 1000;

pub(crate) fn run(args: &Args) -> Result<()> {
    let position = args.rules.position(&args.heaps)?;
    let counts = position.tree_counts();
    let shown = Shown::grow(&position, args);
    let mut out = BufWriter::new(io::stdout().lock());
    if args.json {
        write!(
            out,
            "{{{},\"value\":{},\"nodes\":{},\"leaves\":{},\"positions\":{},\"tree\":",
            json::position(&position),
            shown.tree[shown.tree.root()].value(),
            json::count(counts.nodes),
            json::count(counts.leaves),
            json::count(counts.positions),
        )?;
        write_json(&mut out, &shown.tree)?;
        writeln!(out, "}}")?;
    } else {
        draw::write(&mut out, &shown, Paint::of_stdout())?;
        writeln!(
            out,
            "\nnodes {}, leaves {}, positions {}",
            counts.nodes, counts.leaves, counts.positions
        )?;
    }
    Ok(out.flush()?)
}

/// The part of a tree that is shown.
struct Shown {
    tree: Tree,
    end: End,
}

/// Why the drawing ends where it does.
enum End {
    /// As deep as was asked for, or as fits a few screens; or the games all end there.
    Depth,
    /// At most so many moves are drawn.
    Moves(u64),
    /// At most [`MOST_PLIES`] are drawn.
    Plies,
}

impl Shown {
    /// Grows the tree ply by ply.
    fn grow(position: &Position, &Args { depth, json, .. }: &Args) -> Self {
        let possible = MOST_DRAWN
            .min(MOST_HEAPS / position.heaps().len() as u64)
            .max(1);
        let mut tree = Tree::new(position);
        let mut level = vec![tree.root()];
        for ply in 0..depth.unwrap_or(u64::MAX) {
            let drawn = tree.len() as u64 - 1;
            let open = level.iter().map(|&node| tree[node].left_out());
            let wanted: u64 = open.clone().sum();
            let few: u64 = open.map(|moves| moves.min(FIRST_FEW as u64)).sum();
            if wanted == 0 {
                break;
            }
            if ply == MOST_PLIES {
                let end = End::Plies;
                return Self { tree, end };
            }
            let most = match (depth, ply) {
                (Some(_), _) => possible,
                (None, 0) => possible.min(FIRST_PLY),
                (None, _) => possible.min(SCREENS),
            };
            // A ply that does not fit is drawn of every node alike, or of none.
            if drawn + wanted > most {
                let end = if drawn + wanted > possible {
                    End::Moves(possible)
                } else {
                    End::Depth
                };
                let is_first = depth.is_some() || ply == 0;
                if !json && is_first && drawn + few <= most {
                    grow(&mut tree, level, FIRST_FEW);
                }
                return Self { tree, end };
            }
            level = grow(&mut tree, level, usize::MAX);
        }
        let end = End::Depth;
        Self { tree, end }
    }
}

/// Grows up to so many children of each node, and gives all of them.
fn grow(tree: &mut Tree, level: Vec<NodeId>, most: usize) -> Vec<NodeId> {
    let mut next = Vec::new();
    for node in level {
        tree.grow(node, most);
        next.extend_from_slice(tree[node].children());
    }
    next
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
            Side::A => "first",
            Side::B => "second",
        };
        let heaps = json::list(node.position().heaps());
        write!(
            out,
            "\"heaps\":{heaps},\"to_move\":\"{side}\",\"value\":{},",
            node.value()
        )?;
        if node.left_out() > 0 {
            write!(out, "\"children\":null}}")?;
            continue;
        }
        write!(out, "\"children\":[")?;
        open.push(Piece::Text("]}"));
        for (place, &child) in node.children().iter().enumerate().rev() {
            open.push(Piece::Node(child));
            if place > 0 {
                open.push(Piece::Text(","));
            }
        }
    }
    Ok(())
}
