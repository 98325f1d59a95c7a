//! `nim-cli tree`: the game tree with its values, and how large it is.

use std::io::{self, BufWriter, Write};

use anyhow::Result;
use nim_engine::{NodeId, Position, Side, Tree, exact_count, write_heaps};

use crate::board::BoardArgs;

#[derive(clap::Args)]
pub(crate) struct TreeArgs {
    #[command(flatten)]
    board: BoardArgs,
    /// The most levels of moves to draw; at most 1000 nodes are drawn
    #[arg(long, value_name = "D", value_parser = depth, allow_negative_numbers = true)]
    depth: Option<u32>,
}

fn depth(text: &str) -> Result<u32, String> {
    text.parse()
        .map_err(|_| format!("write a whole number from 0 to {}", u32::MAX))
}

/// The most nodes that are drawn. `--help` names this number.
const MOST_NODES: usize = 1000;

pub(crate) fn run(args: &TreeArgs) -> Result<()> {
    let position = args.board.board()?.position("a game tree")?;
    let (tree, is_whole) = grown(&position, args.depth.unwrap_or(u32::MAX));
    let mut out = BufWriter::new(io::stdout().lock());
    writeln!(
        out,
        "□ player 1 moves, ○ player 2 moves, △ the game is over\n\
         +1 player 1 wins with best play, -1 player 2 wins with best play\n"
    )?;
    write_node(&mut out, &tree, tree.root(), "", "")?;
    if !is_whole {
        writeln!(
            out,
            "\n… more moves follow. Whole levels are drawn, as --depth and {MOST_NODES} nodes allow."
        )?;
    }
    // The count may take a moment.
    out.flush()?;
    let sizes = position.tree_sizes();
    let [nodes, games] = sizes
        .size(&position)
        .map_or([0.0; 2], |size| [size.nodes, size.leaves])
        .map(count);
    let boards = sizes.boards();
    writeln!(out, "\nNodes: {nodes}\nGames: {games}\nBoards: {boards}")?;
    Ok(out.flush()?)
}

/// A number of nodes or games: `39861780`, or above 10^15 `about 8 × 10^53`.
fn count(count: f64) -> String {
    match exact_count(count) {
        Some(count) => count.to_string(),
        None => format!("about {count:.0e}").replace('e', " × 10^"),
    }
}

/// The tree, grown by whole levels as far as its size allows, and whether that is all of it.
fn grown(position: &Position, depth: u32) -> (Tree, bool) {
    let mut tree = Tree::new(position);
    let mut level = vec![tree.root()];
    for _ in 0..depth {
        let next: usize = level.iter().map(|&node| moves(&tree, node)).sum();
        if next == 0 || tree.len() + next > MOST_NODES {
            break;
        }
        for &node in &level {
            tree.grow(node);
        }
        let children = level.iter().flat_map(|&node| &tree[node].children);
        level = children.copied().collect();
    }
    let is_whole = level.iter().all(|&node| moves(&tree, node) == 0);
    (tree, is_whole)
}

/// How many children the node would have.
fn moves(tree: &Tree, node: NodeId) -> usize {
    tree[node].position.move_count() as usize
}

/// Writes a node on a line that begins with `branch`, and its children behind `stem`.
fn write_node(
    out: &mut impl Write,
    tree: &Tree,
    id: NodeId,
    branch: &str,
    stem: &str,
) -> io::Result<()> {
    let node = &tree[id];
    let position = &node.position;
    let edge = match node.from_parent {
        None => String::new(),
        Some((_, play)) if position.heaps().len() == 1 => format!("{} → ", play.take),
        Some((_, play)) => format!("{} from heap {} → ", play.take, play.heap + 1),
    };
    let shape = match node.side {
        _ if position.is_terminal() => '△',
        Side::A => '□',
        Side::B => '○',
    };
    let is_cut_off = node.children.is_empty() && !position.is_terminal();
    let more = if is_cut_off { " …" } else { "" };
    let heaps = write_heaps(position.heaps());
    writeln!(
        out,
        "{branch}{edge}{shape} {heaps}  {:+}{more}",
        node.value()
    )?;
    for (place, &child) in (1..).zip(&node.children) {
        let (fork, below) = if place == node.children.len() {
            ("└─ ", "   ")
        } else {
            ("├─ ", "│  ")
        };
        let [branch, stem] = [fork, below].map(|part| format!("{stem}{part}"));
        write_node(out, tree, child, &branch, &stem)?;
    }
    Ok(())
}
