//! The screen of the game tree, with trees and minimax written once more beside it.

use std::collections::BTreeSet;
use std::num::NonZeroU32;

use nim::catalogue::{locale, tree as words};
use nim::engine::{Count, Position, Rules, Side};
use nim::game::TreeExplorer;
use nim::game::tree::{MOST, MOST_POSITIONS, NodeKind, TreeAction, TreeKey, TreeNode, View};
use nim::screens::tree::{due, read, tree_view};
use nim::text::tree::{self as text, player};
use yew::Callback;

use crate::common::{drawn, position};

mod link;
mod minimax;
mod picture;

fn limited(rules: Rules, take: u32) -> Rules {
    NonZeroU32::new(take).map_or(rules, |take| rules.with_limit(take))
}

/// The boards of source E: one pile, a move takes 1 to 3, the last match loses.
fn matches(count: u32) -> TreeExplorer {
    TreeExplorer::new(position(&[count], limited(Rules::misere(), 3)))
}

fn after<const N: usize>(mut explorer: TreeExplorer, actions: [TreeAction; N]) -> TreeExplorer {
    for action in actions {
        let unfolds = action == TreeAction::UnfoldAll;
        explorer.act(action);
        while unfolds && explorer.is_busy() {
            explorer.act(TreeAction::Tick);
        }
    }
    explorer
}

/// Presses the node of this name; whether it is shown.
fn press(explorer: &mut TreeExplorer, name: &str) -> bool {
    let mut nodes = explorer.nodes().iter();
    let pressed = nodes.find(|node| node.path.name() == name);
    let pressed = pressed.map(|node| node.path.clone());
    let shown = pressed.is_some();
    if let Some(path) = pressed {
        explorer.act(TreeAction::PressNode(path));
    }
    shown
}

/// Presses the keys of these names.
fn keys(explorer: &mut TreeExplorer, names: &[&str]) {
    for name in names {
        let key = TreeKey::read(name).unwrap();
        explorer.act(TreeAction::Key(key));
    }
}

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

fn rendered(explorer: &TreeExplorer) -> String {
    drawn(tree_view(explorer, &Callback::noop()))
}

/// The value of an attribute at every element that has it.
fn told(html: &str, attribute: &str) -> Vec<String> {
    let begin = format!(" {attribute}=\"");
    html.split(&begin)
        .skip(1)
        .map(|rest| rest.split('"').next().unwrap().to_owned())
        .collect()
}

fn names(html: &str) -> Vec<String> {
    html.split("role=\"treeitem\"")
        .skip(1)
        .map(|node| told(node, "aria-label").remove(0))
        .collect()
}

fn found(explorer: &TreeExplorer) -> Vec<(String, i8)> {
    let found = explorer.nodes().iter().filter(|node| node.is_found());
    found.map(|node| (node.path.name(), node.value)).collect()
}

#[test]
fn four_matches_are_the_tree_of_the_article() {
    let explorer = matches(4);
    let counts = explorer.counts();
    assert_eq!(
        [counts.nodes, counts.leaves, counts.positions],
        [15, 7, 5].map(Count::Exactly)
    );
    let html = rendered(&explorer);
    assert_eq!(html.matches("role=\"treeitem\"").count(), 15);
    assert!(explorer.nodes().iter().all(|node| !node.is_found()));

    let html = rendered(&after(explorer, [TreeAction::End]));
    let value = |value: i8| if value == 1 { "+1" } else { "−1" };
    let all = names(&html);
    for (side, take, left, worth) in [
        (Side::B, 1, 3, -1),
        (Side::A, 1, 2, 1),
        (Side::B, 1, 1, 1),
        (Side::A, 2, 1, -1),
    ] {
        let name = valued(&after_take(take, &named(side, left)), value(worth));
        assert!(all.contains(&name), "{name} in {all:?}");
    }
    for worth in [1, -1] {
        let name = valued(&after_take(1, words::end()), value(worth));
        assert!(all.contains(&name), "{name} in {all:?}");
    }
    assert_eq!(all[0], valued(&named(Side::A, 4), "+1"));
    // Taking 3 leaves B the last match; it alone is best.
    let root = ["0", "1", "2"].map(|path| node(&matches(4), path).value);
    assert_eq!(root, [-1, -1, 1]);
}

/// The name of a node, without the move that leads to it.
fn named(side: Side, left: u32) -> String {
    let (left, player) = (&*left.to_string(), player(side));
    words::Node { left, player }.text()
}

/// The same with the move, where there is one heap.
fn after_take(take: u32, node: &str) -> String {
    let take = take.into();
    words::AfterTake { take, node }.text()
}

/// The same with its value.
fn valued(node: &str, value: &str) -> String {
    words::Valued { node, value }.text()
}

fn node(explorer: &TreeExplorer, path: &str) -> TreeNode {
    let mut nodes = explorer.nodes().iter();
    nodes.find(|node| node.path.name() == path).unwrap().clone()
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
fn after_a_run_every_value_agrees_with_brute_force() {
    for board in boards() {
        let explorer = after(
            TreeExplorer::new(board),
            [TreeAction::UnfoldAll, TreeAction::End],
        );
        for node in explorer.nodes() {
            assert!(node.is_found());
            let expected = match node.kind {
                NodeKind::Rest(_) => continue,
                _ => minimax(node.position(), node.side()),
            };
            assert_eq!(node.value, expected, "{:?}", node.position());
            assert!(node.is_exact && node.theory == expected);
        }
    }
}

#[test]
fn a_cut_off_shows_only_when_its_reason_is_found() {
    let mut explorer = after(matches(5), [TreeAction::ToggleCutoffs]);
    assert!(explorer.nodes().iter().all(|node| !node.is_cut()));
    let mut seen = false;
    while explorer.progress().done < explorer.progress().all {
        explorer.act(TreeAction::Step);
        for cut in explorer.nodes().iter().filter(|node| node.is_cut()) {
            seen = true;
            assert!(!cut.is_found());
        }
    }
    assert!(seen);
    let all = names(&rendered(&explorer));
    for cut in explorer.nodes().iter().filter(|node| node.is_cut()) {
        let node = if cut.kind == NodeKind::End {
            words::end().to_owned()
        } else {
            named(cut.side(), cut.position().heaps()[0])
        };
        let take = cut.by().unwrap().take.get();
        let node = &after_take(take, &node);
        let name = words::Cut { node }.text();
        assert!(all.contains(&name), "{name} in {all:?}");
    }
}

#[test]
fn a_cut_off_says_what_both_players_can_force() {
    let mut explorer = after(matches(5), [TreeAction::ToggleCutoffs]);
    let told = words::OtherMovesCut {
        other: words::max(),
        has: "−1",
        player: words::min(),
        value: "−1",
    };
    let mut is_told = false;
    while explorer.progress().done < explorer.progress().all {
        explorer.act(TreeAction::Step);
        is_told |= rendered(&explorer).contains(&told.text());
    }
    assert!(is_told);
}

#[test]
fn values_of_folded_branches_are_counted_apart() {
    let mut explorer = after(
        TreeExplorer::new(position(&[1, 2, 3], Rules::normal())),
        [TreeAction::End],
    );
    let tally = explorer.tally();
    assert_eq!(
        (tally.by_minimax, tally.by_theory, tally.cut_off),
        (1, 6, 0)
    );
    let minimax = &*words::ByMinimax {
        minimax: 1_u32.into(),
    }
    .text();
    let theory = 6_u32.into();
    assert!(rendered(&explorer).contains(&words::ByTheory { minimax, theory }.text()));
    explorer = after(explorer, [TreeAction::UnfoldAll, TreeAction::End]);
    let tally = explorer.tally();
    assert_eq!(
        (tally.by_minimax, tally.by_theory, tally.cut_off),
        (447, 0, 0)
    );
    explorer.act(TreeAction::ToggleCutoffs);
    let tally = explorer.tally();
    let cut = explorer.nodes().iter().filter(|node| node.is_cut());
    assert_eq!(tally.by_minimax + cut.count(), 447);
    assert!(tally.cut_off > 0 && tally.by_theory == 0);
}

#[test]
fn signs_for_moves_that_are_left_out_are_counted_as_no_nodes() {
    let new = |heaps: &[u32]| TreeExplorer::new(position(heaps, Rules::normal()));
    let mut more = new(&[60, 1]);
    assert!(press(&mut more, "24"));
    // A node for each move but the last: 24 moves at a time, so that a sign is left.
    for (explorer, moves) in [(new(&[30]), 24_u32), (new(&[60, 1]), 24), (more, 48)] {
        let explorer = after(explorer, [TreeAction::End]);
        let shown = words::Shown {
            shown: &(1 + moves).to_string(),
            all: &text::count(explorer.counts().nodes),
            folded: &moves.to_string(),
        };
        let minimax = &*words::ByMinimax {
            minimax: 1_u32.into(),
        }
        .text();
        let theory = moves.into();
        let text = rendered(&explorer);
        assert!(text.contains(&shown.text()), "{text}");
        assert!(text.contains(&words::ByTheory { minimax, theory }.text()));
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
fn large_trees_open_with_a_few_nodes_and_say_how_large_they_are() {
    let unfold = words::too_large();
    let thousands = words::FoldedThousands {
        count: 144_u32.into(),
    };
    let thousands = &*thousands.text();
    let over = &*words::Over { number: "10³⁸" }.text();
    let boards: [(&[u32], u32, &[&str]); 6] = [
        (&[21], 3, &["489,396", thousands, unfold]),
        (&[3, 5, 7], 0, &["39,861,780", "16,682,246", ">88<"]),
        (&[12, 12], 0, &["▾ ", unfold]),
        (&[12; 12], 0, &[over, "2,704,156", unfold]),
        (&[99; 12], 0, &[over, unfold]),
        (&[99], 0, &[unfold]),
    ];
    for (heaps, take, expected) in boards {
        let board = position(heaps, limited(Rules::misere(), take));
        let explorer = TreeExplorer::new(board);
        let html = rendered(&explorer);
        for expected in expected {
            assert!(html.contains(expected), "{expected} at {heaps:?}");
        }
        assert!(explorer.nodes().len() <= 31);
        let most = after(explorer.clone(), [TreeAction::UnfoldAll, TreeAction::End]);
        assert!(most.nodes().len() <= MOST);
        let graph = after(explorer, [TreeAction::Show(View::Graph), TreeAction::End]);
        assert!(graph.graph().nodes().len() <= MOST_POSITIONS);
    }
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
        assert_eq!(
            explorer.counts().positions,
            Count::Exactly(seen.len() as u128)
        );
        assert_eq!(explorer.graph_found().len(), seen.len());
        for node in explorer.graph().nodes() {
            if node.position.stones() < 9 {
                assert_eq!(node.wins, minimax(&node.position, Side::A) == 1);
            }
        }
    }
    let explorer = after(
        TreeExplorer::new(position(&[3, 5, 7], Rules::misere())),
        [TreeAction::Show(View::Graph)],
    );
    let html = rendered(&explorer);
    let (boards, nodes) = ("88", &*locale::digits("39861780"));
    assert!(html.contains(&words::Merged { boards, nodes }.text()));
    assert_eq!(html.matches("role=\"option\"").count(), 88);
}

#[test]
fn the_graph_steps_forward_and_back_and_cut_offs_spare_positions() {
    let mut explorer = after(
        TreeExplorer::new(position(&[3, 4, 5], Rules::misere())),
        [TreeAction::Show(View::Graph)],
    );
    let mut states = Vec::new();
    while explorer.progress().done < explorer.progress().all {
        states.push(explorer.clone());
        explorer.act(TreeAction::Step);
    }
    let order = explorer.graph_found();
    for (place, &node) in order.iter().enumerate() {
        let links = explorer.graph().nodes()[node].moves.iter();
        let below: Vec<usize> = links.filter_map(|link| link.to).collect();
        assert!(below.iter().all(|to| order[..place].contains(to)));
    }
    while let Some(state) = states.pop() {
        explorer.act(TreeAction::Back);
        assert!(explorer == state);
    }
    let all = explorer.progress().all;
    let cut = after(explorer, [TreeAction::ToggleCutoffs]);
    let left = cut.progress().all;
    assert!(left < all);
    let counts = cut.counts();
    let [boards, nodes] = [counts.positions, counts.nodes].map(|count| match count {
        Count::Exactly(exact) => locale::digits(&exact.to_string()),
        Count::MoreThan(_) => panic!("{count:?}"),
    });
    let told = words::MergedWithCutoffs {
        boards: &boards,
        nodes: &nodes,
        looked: left.into(),
    };
    assert!(rendered(&cut).contains(&told.text()));
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
fn branches_fold_and_unfold() {
    let mut explorer = matches(4);
    assert!(press(&mut explorer, "0"), "it is chosen");
    assert_eq!(explorer.nodes().len(), 15);
    assert!(press(&mut explorer, "0"), "and folds");
    assert_eq!(explorer.nodes().len(), 8);
    assert_eq!(node(&explorer, "0").expanded(), Some(false));
    let folded = words::Folded {
        count: 7_u32.into(),
    };
    assert!(rendered(&explorer).contains(&folded.text()));
    assert!(press(&mut explorer, "0"));
    assert_eq!(explorer.nodes().len(), 11, "its children are folded now");
    assert!(!press(&mut explorer, "7"), "there is no such node");
    assert!(!press(&mut explorer, "<b>"));
    let folded = after(explorer, [TreeAction::FoldAll]);
    assert_eq!(folded.nodes().len(), 4, "the root and its moves");
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
fn many_moves_unfold_a_batch_at_a_time() {
    let mut explorer = TreeExplorer::new(position(&[30], Rules::normal()));
    assert_eq!(explorer.nodes().len(), 26);
    let rest = node(&explorer, "24");
    assert_eq!(
        (rest.kind, rest.value),
        (NodeKind::Rest(6), 1),
        "taking all wins"
    );
    let rest = |moves: u32| {
        let (moves, player) = (moves.into(), words::max());
        words::Rest { moves, player }.text()
    };
    assert!(rendered(&explorer).contains(&rest(6)));
    let one_more = TreeExplorer::new(position(&[25], Rules::normal()));
    assert!(rendered(&one_more).contains(&rest(1)));
    assert!(press(&mut explorer, "24"));
    assert_eq!(explorer.nodes().len(), 31);
    assert_eq!(node(&explorer, "24").kind, NodeKind::Folded);
    let mut small = TreeExplorer::new(position(&[30], limited(Rules::normal(), 28)));
    small.act(TreeAction::UnfoldAll);
    assert!(small.nodes().len() < 600, "it is unfolded in slices");
    let mut slices = 1;
    while small.is_busy() {
        small.act(TreeAction::Tick);
        slices += 1;
    }
    assert!((3..8).contains(&slices) && !small.is_busy());
    assert!(small.nodes().len() <= MOST && small.is_full());
    assert!(rendered(&small).contains(&words::Full { most: MOST.into() }.text()));
    small.act(TreeAction::Step);
    assert!(!small.is_full());
}

#[test]
fn only_a_tree_that_is_too_large_is_called_so() {
    let large = rendered(&matches(21));
    assert!(large.contains(words::too_large()));
    let mut small = matches(4);
    assert!(rendered(&small).contains(words::ready()));
    keys(&mut small, &["ArrowLeft"]);
    let folded = rendered(&small);
    assert!(folded.contains(words::unfold()));
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
fn no_press_breaks_the_editor() {
    let actions = [
        TreeAction::Step,
        TreeAction::Back,
        TreeAction::ToggleRun,
        TreeAction::End,
        TreeAction::Reset,
        TreeAction::ToggleCutoffs,
        TreeAction::Show(View::Tree),
        TreeAction::Show(View::Graph),
        TreeAction::UnfoldAll,
        TreeAction::FoldAll,
        TreeAction::PressPosition(3),
        TreeAction::PressPosition(usize::MAX),
        TreeAction::Edit(position(&[2, 3], Rules::normal())),
        TreeAction::Edit(position(&[4], Rules::misere())),
    ];
    let pressed = [
        TreeKey::Up,
        TreeKey::Down,
        TreeKey::Left,
        TreeKey::Right,
        TreeKey::Home,
        TreeKey::End,
        TreeKey::Press,
    ];
    let mut seed = 7_u64;
    let mut random = |most: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        usize::try_from(seed >> 40).unwrap() % most
    };
    for board in [
        position(&[0, 0], Rules::misere()),
        position(&[5], limited(Rules::misere(), 3)),
        position(&[3, 5, 7], Rules::normal()),
        position(&[40, 1], Rules::normal()),
    ] {
        let mut explorer = TreeExplorer::new(board);
        for _ in 0..400 {
            match random(4) {
                0 => explorer.act(actions[random(actions.len())].clone()),
                1 => explorer.act(TreeAction::Key(pressed[random(pressed.len())])),
                2 => explorer.act(TreeAction::Tick),
                _ => {
                    let nodes = explorer.nodes();
                    let name = nodes[random(nodes.len())].path.name();
                    press(&mut explorer, &name);
                }
            }
            let nodes = explorer.nodes();
            assert!(nodes.len() <= MOST);
            let here = nodes.iter().filter(|node| node.path == *explorer.cursor());
            assert_eq!(
                here.count(),
                1,
                "the keyboard stands at a node that is shown"
            );
            if let Some(found) = explorer.found() {
                assert!(nodes.iter().any(|node| node.path == *found));
            }
            if random(10) == 0 {
                let html = rendered(&explorer);
                assert_eq!(html.matches(" tabindex=\"0\"").count(), 2, "frame and node");
                for blocked in [" style=", "<script", " onclick="] {
                    assert!(!html.contains(blocked));
                }
            }
        }
    }
}

#[test]
fn equal_moves_are_called_equal() {
    let explorer = after(matches(5), [TreeAction::UnfoldAll, TreeAction::End]);
    assert_eq!(node(&explorer, "root").value, -1);
    let html = rendered(&explorer);
    let (node, value) = (&*named(Side::A, 5), "−1");
    assert_eq!(names(&html)[0], words::ValuedEqual { node, value }.text());
    assert!(html.contains(words::all_equal()));
    assert_eq!(explorer.view(), View::Tree);
}

#[test]
fn items_have_their_level_and_place() {
    let html = rendered(&matches(4));
    let levels = told(&html, "aria-level");
    assert_eq!(levels[..5], ["1", "2", "3", "4", "5"]);
    let items = html.split("role=\"treeitem\"").skip(1);
    let unfolds = items.filter(|item| !told(item, "aria-expanded").is_empty());
    assert_eq!(unfolds.count(), 8, "all but the seven ends");
    let first = html.split("role=\"treeitem\"").nth(2).unwrap();
    assert_eq!(told(first, "aria-posinset")[0], "1");
    assert_eq!(told(first, "aria-setsize")[0], "3");
    let name = told(first, "aria-label").remove(0);
    assert_eq!(name, after_take(1, &named(Side::B, 3)));
}

#[test]
fn a_bare_address_leads_to_the_tree_of_the_article() {
    assert_eq!(*read("#/tree").unwrap().root(), *matches(4).root());
    let asked = position(&[2, 9], Rules::normal());
    let read_board = read("#/tree?heaps=2,9&rule=normal").unwrap();
    assert_eq!(*read_board.root(), asked);
    assert!(read("#/tree?heaps=2,x").is_err());
}

#[test]
fn each_automatic_slice_gets_a_new_pause() {
    let mut explorer = after(matches(21), [TreeAction::ToggleRun]);
    let mut before = None;
    while let Some(now) = due(&explorer) {
        assert_ne!(before, Some(now));
        before = Some(now);
        explorer.act(TreeAction::Tick);
    }
    assert!(before.is_some() && !explorer.is_busy());
}

#[test]
fn the_position_where_the_keyboard_stands_can_become_the_root() {
    let mut explorer = matches(4);
    assert!(press(&mut explorer, "2"));
    explorer.act(TreeAction::SetBoard);
    assert_eq!(explorer.root().heaps(), [1]);
    assert_eq!(explorer.nodes().len(), 2);
}

#[test]
fn an_item_says_the_move_that_leads_to_it_and_its_heap() {
    let html = rendered(&TreeExplorer::new(position(&[3, 5, 5], Rules::misere())));
    let (left, player) = ("3-3-5", words::min());
    let name = words::AfterTakeFrom {
        take: 2_u32.into(),
        heap: 1,
        node: &words::Node { left, player }.text(),
    };
    assert!(names(&html).contains(&name.text()), "{:?}", names(&html));
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
