//! The game tree, with trees and minimax written once more beside it.

mod link;
mod minimax;

use std::collections::BTreeSet;

use nim_engine::{Position, Rules, Side};
use nim_game::TreeExplorer;
use nim_game::tree::{TreeAction, TreeKey, TreeNode, View};

use crate::common::position;
use crate::trees::{after, keys, limited, matches, press};

/// Minimax, written out: the value of a position with this side to move.
fn minimax(position: &Position, side: Side) -> i8 {
    let best_for_a = side == Side::A;
    if let Some(mover_won) = position.mover_won() {
        return if mover_won == best_for_a { 1 } else { -1 };
    }
    let values = position
        .legal_moves()
        .map(|by| minimax(&position.clone().play(by).unwrap(), side.other()));
    if best_for_a {
        values.max()
    } else {
        values.min()
    }
    .unwrap()
}

fn count_nodes(position: &Position) -> u128 {
    let below = position.legal_moves();
    1 + below
        .map(|by| count_nodes(&position.clone().play(by).unwrap()))
        .sum::<u128>()
}

/// Small boards under all kinds of rules.
fn boards() -> Vec<Position> {
    let mut boards = Vec::new();
    for rules in [Rules::normal(), Rules::misere()] {
        for take in 0..4 {
            let rules = limited(rules, take);
            for heaps in [
                &[0][..],
                &[1],
                &[4],
                &[6],
                &[1, 1],
                &[2, 0, 1],
                &[3, 2],
                &[1, 2, 1],
                &[2, 2, 2],
                &[1, 1, 1, 1],
            ] {
                boards.push(position(heaps, rules));
            }
        }
    }
    boards
}

fn found(explorer: &TreeExplorer) -> Vec<(String, i8)> {
    let found = explorer.nodes().iter().filter(|node| node.is_found());
    found.map(|node| (node.path.name(), node.value)).collect()
}

#[test]
fn the_best_line_takes_three_and_leaves_the_last() {
    let explorer = after(matches(4), [TreeAction::End]);
    let best: Vec<String> = explorer
        .nodes()
        .iter()
        .filter(|node| node.best)
        .map(|node| node.path.name())
        .collect();
    assert_eq!(best, ["root", "2", "2.0"]);
    assert!(
        after(explorer, [TreeAction::Back])
            .nodes()
            .iter()
            .all(|node| !node.best)
    );
}

#[test]
fn values_are_found_depth_first_and_each_step_can_be_taken_back() {
    let small = |board: &Position| count_nodes(board) <= 60;
    for board in boards().into_iter().filter(small) {
        for cutoffs in [false, true] {
            let mut explorer = TreeExplorer::new(board.clone());
            if cutoffs {
                explorer = after(explorer, [TreeAction::UnfoldAll, TreeAction::ToggleCutoffs]);
            }
            let mut states = vec![explorer.clone()];
            while explorer.progress().done < explorer.progress().all {
                let before = found(&explorer);
                explorer.act(TreeAction::Step);
                let after = found(&explorer);
                assert_eq!(after.len(), before.len() + 1);
                let nodes = explorer.nodes();
                let open = nodes
                    .iter()
                    .filter(|node| node.is_reached() && !node.is_found());
                for open in open {
                    let above = |node: &&TreeNode| node.path.is_above(&open.path);
                    assert!(
                        !nodes.iter().filter(above).any(TreeNode::is_found),
                        "children come first"
                    );
                }
                states.push(explorer.clone());
            }
            let last = explorer.clone();
            explorer.act(TreeAction::Step);
            assert!(explorer == last, "there is no step past the root");
            while let Some(state) = states.pop() {
                assert!(explorer == state);
                explorer.act(TreeAction::Back);
            }
        }
    }
}

#[test]
fn moves_that_are_left_out_are_cut_off_like_others() {
    let rules = limited(Rules::normal(), 28);
    let mut explorer = TreeExplorer::new(position(&[60], rules));
    explorer.act(TreeAction::ToggleCutoffs);
    assert!(press(&mut explorer, "23"));
    // Max wins by taking 2, so one reply of 28 is looked at after taking 24.
    let explorer = after(explorer, [TreeAction::End]);
    assert_eq!(explorer.tally().cut_off, 27);
}

#[test]
fn equal_positions_merge_into_the_graph() {
    for board in boards()
        .into_iter()
        .chain([position(&[3, 5, 7], Rules::misere())])
    {
        let mut seen = BTreeSet::new();
        let mut waiting = vec![board.clone()];
        while let Some(next) = waiting.pop() {
            let mut heaps = next.heaps().to_vec();
            heaps.retain(|&stones| stones > 0);
            heaps.sort_unstable();
            if seen.insert(heaps) {
                waiting.extend(next.legal_moves().map(|by| next.clone().play(by).unwrap()));
            }
        }
        let explorer = after(
            TreeExplorer::new(board),
            [TreeAction::Show(View::Graph), TreeAction::End],
        );
        assert_eq!(explorer.graph().nodes().len(), seen.len());
        assert_eq!(explorer.boards(), seen.len());
        assert_eq!(explorer.graph_found().len(), seen.len());
        for node in explorer.graph().nodes() {
            if node.position.stones() < 9 {
                assert_eq!(node.wins, minimax(&node.position, Side::A) == 1);
            }
        }
    }
}

#[test]
fn the_same_board_typed_again_changes_nothing() {
    let mut explorer = after(matches(4), [TreeAction::Step, TreeAction::Step]);
    press(&mut explorer, "0");
    press(&mut explorer, "0");
    explorer.act(TreeAction::Step);
    let before = explorer.clone();
    explorer.act(TreeAction::Edit(before.root().clone()));
    assert!(explorer == before, "folds and steps stay");
    keys(&mut explorer, &["Home"]);
    let before = explorer.clone();
    explorer.act(TreeAction::SetBoard);
    assert!(explorer == before, "the root is chosen");
}

#[test]
fn folding_during_a_run_hides_nodes_and_loses_nothing() {
    let mut explorer = after(matches(4), [TreeAction::Step, TreeAction::Step]);
    press(&mut explorer, "0");
    press(&mut explorer, "0");
    assert_eq!(found(&explorer), []);
    explorer.act(TreeAction::Step);
    assert_eq!(found(&explorer), [("0".to_owned(), -1)]);
    assert_eq!(explorer.tally().by_theory, 1);
    press(&mut explorer, "0");
    assert_eq!(found(&explorer).len(), 4, "what is unfolded is known too");
    assert!(found(&after(explorer, [TreeAction::Back])).len() < 4);
}

#[test]
fn keys_walk_the_tree_as_in_screen_readers() {
    let mut explorer = matches(4);
    let mut walk = |names: &[&str]| {
        keys(&mut explorer, names);
        explorer.cursor().name()
    };
    assert_eq!(walk(&["ArrowUp", "ArrowLeft"]), "root");
    assert_eq!(walk(&["ArrowDown"]), "root", "it was folded");
    assert_eq!(walk(&["ArrowRight"]), "root");
    assert_eq!(walk(&["ArrowRight"]), "0");
    assert_eq!(walk(&["ArrowDown", "ArrowDown"]), "2");
    assert_eq!(walk(&["Enter", "ArrowRight"]), "2.0");
    assert_eq!(walk(&["ArrowRight"]), "2.0", "the game ends there");
    assert_eq!(walk(&["ArrowLeft", "ArrowLeft"]), "2");
    assert_eq!(walk(&["ArrowRight", "ArrowRight"]), "2.0");
    assert_eq!(walk(&["Home", "ArrowDown"]), "0");
    assert_eq!(walk(&["End"]), "2.0");
    assert_eq!(walk(&[" "]), "2.0");
    for other in ["x", "Tab", "Escape", ""] {
        assert_eq!(TreeKey::read(other), None, "it is left to the browser");
    }
}

#[test]
fn keys_walk_the_graph_where_they_point() {
    let mut explorer = after(
        TreeExplorer::new(position(&[1, 2, 3], Rules::normal())),
        [TreeAction::Show(View::Graph)],
    );
    let arrows = [
        "ArrowDown",
        "ArrowDown",
        "ArrowRight",
        "ArrowUp",
        "ArrowLeft",
    ];
    keys(&mut explorer, &arrows);
    keys(&mut explorer, &["End"]);
    assert!(explorer.chosen().is_terminal());
    keys(&mut explorer, &["Home"]);
    assert_eq!(explorer.chosen(), *explorer.root());
    keys(&mut explorer, &["Enter"]);
    assert_eq!(explorer.chosen(), *explorer.root());
    explorer.act(TreeAction::PressPosition(3));
    assert_eq!(explorer.graph_cursor(), 3);
    explorer.act(TreeAction::PressPosition(999));
    assert_eq!(explorer.graph_cursor(), 3, "there is no such position");
}

#[test]
fn a_node_is_a_position_and_the_moves_that_lead_to_it() {
    let mut explorer = TreeExplorer::new(position(&[1, 2, 3], Rules::normal()));
    assert!(press(&mut explorer, "3"));
    assert_eq!(explorer.chosen().heaps(), [1, 2, 2]);
    let played = explorer.line().into_iter();
    let reached = played.fold(explorer.root().clone(), |board, by| board.play(by).unwrap());
    assert_eq!(reached, explorer.chosen());
    explorer.act(TreeAction::SetBoard);
    assert_eq!(explorer.root().heaps(), [1, 2, 2]);
    let mut graph = after(explorer, [TreeAction::Show(View::Graph)]);
    for node in 0..graph.graph().nodes().len() {
        graph.act(TreeAction::PressPosition(node));
        assert_eq!(graph.chosen(), graph.graph().nodes()[node].position);
    }
}

#[test]
fn a_run_goes_on_by_itself_to_the_end() {
    let small = |board: &Position| count_nodes(board) <= 60;
    for board in boards()
        .into_iter()
        .filter(small)
        .chain([position(&[21], limited(Rules::misere(), 3))])
    {
        for view in [View::Tree, View::Graph] {
            let mut explorer = after(
                TreeExplorer::new(board.clone()),
                [
                    TreeAction::Show(view),
                    TreeAction::UnfoldAll,
                    TreeAction::ToggleRun,
                ],
            );
            let mut ticks = 0;
            while explorer.is_busy() {
                explorer.act(TreeAction::Tick);
                ticks += 1;
            }
            let progress = explorer.progress();
            assert_eq!(progress.done, progress.all);
            assert!(ticks <= 60 && !explorer.is_running());
            assert!(
                after(explorer.clone(), [TreeAction::ToggleRun])
                    .progress()
                    .done
                    == 0
            );
            let paused = after(explorer, [TreeAction::ToggleRun, TreeAction::ToggleRun]);
            assert!(!paused.is_running());
        }
    }
}

#[test]
fn another_board_is_seen_in_the_same_way() {
    let mut explorer = after(
        matches(4),
        [
            TreeAction::ToggleCutoffs,
            TreeAction::Step,
            TreeAction::Show(View::Graph),
        ],
    );
    let other = position(&[1, 2], Rules::normal());
    explorer.act(TreeAction::Edit(other.clone()));
    assert_eq!(*explorer.root(), other);
    assert!(explorer.has_cutoffs() && explorer.view() == View::Graph);
    assert_eq!(explorer.progress().done, 0);
}
