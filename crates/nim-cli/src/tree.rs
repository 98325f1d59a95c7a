//! `nim-cli tree`: the game tree with its values, and how large it is.

mod draw;

use std::io::{self, BufWriter, Write};

use anyhow::Result;
use nim_engine::{NodeId, Position, Side, Tree, heap_name};

use crate::board::RuleArgs;
use crate::heaps::HeapArgs;
use crate::json;
use crate::paint::Paint;
use crate::values;

#[derive(clap::Args)]
pub(crate) struct Args {
    #[command(flatten)]
    heaps: HeapArgs,
    #[command(flatten)]
    rules: RuleArgs,
    /// How many levels of moves to draw [default: as many as fit a few screens]
    ///
    /// At most 200 levels and 100,000 moves are drawn, fewer moves on boards of more than 40 heaps.
    /// Of a level that is too large, the first 10 moves of each node are drawn, if those fit. In
    /// JSON a node whose moves are left out has null children.
    #[arg(long, value_name = "D", value_parser = values::number::<u64>, allow_negative_numbers = true)]
    depth: Option<u64>,
    /// Write one line of JSON
    #[arg(long)]
    json: bool,
}

/// The most moves that are drawn, at any depth. `--help` tells this number and [`MOST_LEVELS`].
const MOST_DRAWN: u64 = 100_000;

/// How many moves of a node are drawn where not all moves of its level fit.
const FIRST_FEW: usize = 10;

/// The most heaps that all drawn nodes hold together.
const MOST_HEAPS: u64 = 4_000_000;

/// The most levels that are drawn: a deeper line is indented by more columns than a screen has.
const MOST_LEVELS: u64 = 200;

/// The most nodes that are drawn where no depth is given: a few screens.
const SCREENS: u64 = 200;

/// The same for the first level, which may fill more than a few screens.
const FIRST_LEVEL: u64 = 1000;

pub(crate) fn run(args: &Args) -> Result<()> {
    let position = args.rules.position(args.heaps.required()?)?;
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
            "\nnodes {}, games {}, boards {}\n{COUNTED}",
            counts.nodes, counts.leaves, counts.positions
        )?;
    }
    Ok(out.flush()?)
}

/// The meaning of the three numbers.
const COUNTED: &str = "\
A game is one way to play to the end: a leaf of the tree.
Equal boards count once, in any order of their heaps.";

/// The part of a tree that is shown.
struct Shown {
    tree: Tree,
    end: End,
}

/// The reason for the end of the drawing.
enum End {
    /// The drawing is as deep as `--depth`, fills a few screens, or holds the whole tree.
    Depth,
    /// No more than so many moves are drawn.
    Moves(u64),
    /// No more than [`MOST_LEVELS`] are drawn.
    Levels,
}

impl Shown {
    /// Grows the tree level by level.
    fn grow(position: &Position, &Args { depth, json, .. }: &Args) -> Self {
        let possible = MOST_DRAWN
            .min(MOST_HEAPS / position.heaps().len() as u64)
            .max(1);
        let mut tree = Tree::new(position);
        let mut level = vec![tree.root()];
        for grown in 0..depth.unwrap_or(u64::MAX) {
            let drawn = tree.len() as u64 - 1;
            let open = level.iter().map(|&node| tree[node].left_out());
            let wanted: u64 = open.clone().sum();
            let few: u64 = open.map(|moves| moves.min(FIRST_FEW as u64)).sum();
            if wanted == 0 {
                break;
            }
            if grown == MOST_LEVELS {
                let end = End::Levels;
                return Self { tree, end };
            }
            let most = match (depth, grown) {
                (Some(_), _) => possible,
                (None, 0) => possible.min(FIRST_LEVEL),
                (None, _) => possible.min(SCREENS),
            };
            // Of a level that does not fit, every node shows its first moves, or none does.
            if drawn + wanted > most {
                let end = if drawn + wanted > possible {
                    End::Moves(possible)
                } else {
                    End::Depth
                };
                let is_first = depth.is_some() || grown == 0;
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

/// Grows at most so many children of each node, and returns all of them.
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
