//! The text for each step of minimax.

use super::tree::{graph_node, left, player, shows_equal, value};
use crate::catalogue::{play, tree as words};
use crate::engine::{GraphNode, Side};
use crate::game::TreeExplorer;
use crate::game::tree::{MOST, TreeNode, TreePicture};

/// The last step of minimax.
pub fn news(explorer: &TreeExplorer, nodes: &[TreeNode]) -> String {
    let at = explorer.progress();
    let step = |news: &str| {
        let (done, all) = (at.done.into(), at.all.into());
        words::StepOf { done, all, news }.text()
    };
    match explorer.view().picture {
        TreePicture::Tree if explorer.is_full() => words::Full { most: MOST.into() }.text(),
        TreePicture::Tree if !explorer.is_whole() => words::TooLarge { most: MOST.into() }.text(),
        TreePicture::Tree => {
            let last_found = explorer.found();
            let last = nodes.iter().position(|node| Some(node.id) == last_found);
            last.map_or_else(
                || words::ready().to_owned(),
                |last| step(&found(nodes, last)),
            )
        }
        TreePicture::Graph => {
            let graph = explorer.graph();
            match explorer.graph_found().last() {
                Some(&last) => step(&judged(&graph.nodes()[last])),
                None if graph.is_complete() => words::graph_ready().to_owned(),
                None => {
                    let count = graph.nodes().len().into();
                    words::Nearest { count }.text()
                }
            }
        }
    }
}

/// The sentence on the result for a board of the graph.
fn judged(node: &GraphNode) -> String {
    graph_node(&node.heaps, Some(node.wins))
}

/// The way a node's value was found, and the effect on the nodes beside or below it.
fn found(nodes: &[TreeNode], place: usize) -> String {
    let node = &nodes[place];
    let mut later = nodes[place + 1..].iter();
    let first = &how_found(nodes, place);
    let second = match node.parent {
        Some(parent) if later.any(|other| other.is_cut && other.parent == Some(parent)) => {
            let player = &player(nodes[parent].side);
            &words::OtherMovesCut { player }.text()
        }
        _ if shows_equal(node) => words::all_equal(),
        _ => return first.clone(),
    };
    play::Both { first, second }.text()
}

fn how_found(nodes: &[TreeNode], place: usize) -> String {
    let node = &nodes[place];
    let number = node.value.unwrap_or_default();
    let (player, value) = (&player(node.side), value(number));
    if node.is_end() {
        let player = &super::tree::player(if number == 1 { Side::A } else { Side::B });
        return words::FoundEnd { player, value }.text();
    }
    let left = &left(node.position.heaps());
    let children = nodes.iter().filter(|child| child.parent == Some(place));
    let values = children.filter_map(|child| child.value.map(super::tree::value));
    let values: Vec<String> = values.map(str::to_owned).collect();
    match (node.side, values.len()) {
        (_, 1) if node.position.move_count() == 1 => words::FoundOnlyMove {
            left,
            player,
            value,
        }
        .text(),
        (_, 1) => words::FoundAtOnce {
            left,
            player,
            value,
        }
        .text(),
        (_, count @ 6..) => {
            let count = count.into();
            words::FoundAmongMany {
                left,
                count,
                player,
                value,
            }
            .text()
        }
        (Side::A, _) => words::FoundLargest {
            left,
            values: &values,
            value,
        }
        .text(),
        (Side::B, _) => words::FoundSmallest {
            left,
            values: &values,
            value,
        }
        .text(),
    }
}

/// How many nodes of a whole tree minimax has looked at, and how many branches it cut off: `226 of 447 nodes looked at, 61
/// branches cut off`.
pub fn tally(nodes: &[TreeNode]) -> String {
    // Minimax has come through the nodes above each value.
    let mut is_looked_at: Vec<bool> = nodes.iter().map(|node| node.value.is_some()).collect();
    for (place, node) in nodes.iter().enumerate().rev() {
        if let Some(parent) = node.parent {
            is_looked_at[parent] |= is_looked_at[place];
        }
    }
    let looked = is_looked_at
        .into_iter()
        .filter(|&is_looked_at| is_looked_at)
        .count();
    let is_below_cut = |node: &TreeNode| node.parent.is_some_and(|parent| nodes[parent].is_cut);
    let cut = nodes
        .iter()
        .filter(|node| node.is_cut && !is_below_cut(node));
    let (looked, all) = (looked.into(), nodes.len().into());
    let looked_at = words::LookedAt { looked, all }.text();
    match cut.count() {
        0 => looked_at,
        cut => {
            let (looked, cut) = (&*looked_at, cut.into());
            words::WithCuts { looked, cut }.text()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::{Convention, Position, Rules};
    use crate::game::tree::{TreeAction, TreeView};

    fn explorer(heap: u32, takes: &str) -> TreeExplorer {
        let rules = Rules {
            convention: Convention::Normal,
            takes: takes.parse().unwrap(),
        };
        let root = Position::new(&[heap], rules).unwrap();
        TreeExplorer::new(&root, TreeView::default())
    }

    /// From a heap of 4, by 2 or 3 stones a move, a game can end with a stone that nobody may take.
    #[test]
    fn a_game_that_is_over_need_not_have_an_empty_board() {
        let mut explorer = explorer(4, "2,3");
        let mut ends = 0;
        while explorer.progress().done < explorer.progress().all {
            explorer.act(TreeAction::Step);
            let nodes = explorer.nodes();
            let last = nodes.iter().find(|node| Some(node.id) == explorer.found());
            let last = last.unwrap();
            if last.is_end() && last.position.stones() > 0 {
                ends += 1;
                let news = news(&explorer, &nodes);
                assert!(!news.contains("empty"), "{news}");
                assert!(news.contains("The game is over and Max has won."), "{news}");
            }
        }
        // By hand: 4 → 1.
        assert_eq!(ends, 1);
    }

    /// By hand: with a single stone the tree and the graph are alike, so the graph is not smaller.
    #[test]
    fn as_many_boards_as_nodes_are_not_called_fewer() {
        let sentence = crate::text::tree::merged(&explorer(1, "3"));
        assert_eq!(sentence, "The tree has 2 nodes and 2 different boards.");
    }
}
