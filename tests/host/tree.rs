//! The screen of the game tree.

use nim::catalogue::{locale, tree as words};
use nim::engine::{Count, Rules, Side};
use nim::game::TreeExplorer;
use nim::game::tree::{MOST, MOST_POSITIONS, NodeKind, TreeAction, TreeKey, TreeNode, View};
use nim::screens::tree::{due, read, tree_view};
use nim::text::tree::{self as text, player};
use yew::Callback;

use crate::common::trees::{after, keys, limited, matches, press};
use crate::common::{drawn, position};

mod picture;

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

#[test]
fn four_matches_are_the_tree_of_the_article() {
    let explorer = matches(4);
    let size = explorer.size();
    assert_eq!([size.nodes, size.leaves], [15, 7].map(Count::from));
    assert_eq!(explorer.boards(), 5);
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

#[test]
fn starting_at_a_node_can_be_undone_with_all_that_was_unfolded() {
    let mut first = after(matches(6), [TreeAction::UnfoldAll, TreeAction::End]);
    press(&mut first, "0.0");
    keys(&mut first, &["ArrowLeft"]);
    assert!(!rendered(&first).contains(">Back to "));
    let mut second = after(first.clone(), [TreeAction::SetBoard]);
    keys(&mut second, &["ArrowDown"]);
    let edited = position(&[2], second.root().rules());
    let third = after(second.clone(), [TreeAction::SetBoard]);
    assert!(rendered(&third).contains(">Back to 4 stones<"));
    let third = after(third, [TreeAction::Edit(edited)]);
    let back = after(third, [TreeAction::Return]);
    assert_eq!(back, second);
    assert!(rendered(&back).contains(">Back to 6 stones<"));
    let back = after(back, [TreeAction::Return]);
    assert_eq!(rendered(&back), rendered(&first));
    assert_eq!(after(back, [TreeAction::Return]), first);
}

#[test]
fn a_change_of_all_signs_is_told_where_another_tree_starts() {
    let tree = after(
        TreeExplorer::new(position(&[2, 2], Rules::normal())),
        [TreeAction::UnfoldAll],
    );
    let mut told = [0, 0];
    for node in tree.nodes().iter().skip(1) {
        let mut explorer = tree.clone();
        press(&mut explorer, &node.path.name());
        let explorer = after(explorer, [TreeAction::SetBoard]);
        let has_sentence = rendered(&explorer).contains(words::changed_signs());
        // On the empty board nobody moves, but the one who would is Max.
        assert_eq!(has_sentence, explorer.nodes()[0].value != node.value);
        told[usize::from(has_sentence)] += 1;
        let graph = after(explorer, [TreeAction::Show(View::Graph)]);
        assert!(!rendered(&graph).contains(words::changed_signs()));
    }
    assert!(told[0] > 10 && told[1] > 10, "{told:?}");
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
    let mut more = new(&[31, 29]);
    assert!(press(&mut more, "24"));
    // A node for each move but the last: 24 moves at a time, so that a sign is left.
    for (explorer, moves) in [(new(&[30]), 24_u32), (new(&[31, 29]), 24), (more, 48)] {
        let explorer = after(explorer, [TreeAction::End]);
        let shown = words::Shown {
            shown: &(1 + moves).to_string(),
            all: &text::number(&explorer.size().nodes),
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
fn large_trees_open_with_a_few_nodes_and_say_how_large_they_are() {
    let unfold = words::too_large();
    // By another program: heap by heap, cut into moves, and the orders of all these moves.
    let most = "810,917,107,463,206,637,777,645,844,016,970,039,865,948,193,468,378,720";
    let boards: [(&[u32], u32, &[&str]); 5] = [
        (&[21], 3, &["489,396", unfold]),
        (&[3, 5, 7], 0, &["39,861,780", "16,682,246", ">88<"]),
        (&[12, 12], 0, &["▾ ", unfold]),
        (&[6, 6, 6, 7, 7, 7, 7, 7, 7], 0, &[most, "11,404", unfold]),
        (&[31], 0, &[unfold]),
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
fn the_graph_draws_each_position_once() {
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
    let [boards, nodes] = [cut.boards().to_string(), cut.size().nodes.to_string()]
        .map(|count| locale::digits(&count));
    let told = words::MergedWithCutoffs {
        boards: &boards,
        nodes: &nodes,
        looked: left.into(),
    };
    assert!(rendered(&cut).contains(&told.text()));
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
