//! The exploration of a game tree, compared with a second minimax.

use std::num::NonZeroU32;

use nim_engine::{MoveOrder, Position, Rules, Side};
use nim_game::tree::{TreeAction, TreeKey, TreeNode, TreePicture, TreeView};
use nim_game::{Route, TreeExplorer};

use crate::common::position;
use crate::truth::{Truth, Truths, after, sorted};

const CUTOFFS: TreeView = TreeView {
    picture: TreePicture::Tree,
    cutoffs: true,
    order: MoveOrder::Fewest,
};

const GRAPH: TreeView = TreeView {
    picture: TreePicture::Graph,
    cutoffs: false,
    order: MoveOrder::Fewest,
};

/// A heap of matches; a move takes 1 to 3, and who takes the last match loses.
fn matches(count: u32) -> Position {
    let rules = Rules::misere().with_limit(NonZeroU32::new(3).unwrap());
    position(&[count], rules)
}

fn explore(root: &Position) -> TreeExplorer {
    TreeExplorer::new(root, TreeView::default())
}

/// The name of a node: the moves that lead to it, each counted from 0 among its siblings, as `0.2`. Empty for the root.
fn name(nodes: &[TreeNode], place: usize) -> String {
    match nodes[place].parent {
        None => String::new(),
        Some(parent) => {
            let above = name(nodes, parent);
            let number = nodes[place].among.0 - 1;
            format!("{above}.{number}")
                .trim_start_matches('.')
                .to_owned()
        }
    }
}

fn names(explorer: &TreeExplorer, which: impl Fn(&TreeNode) -> bool) -> Vec<String> {
    let nodes = explorer.nodes();
    let places = (0..nodes.len()).filter(|&place| which(&nodes[place]));
    places.map(|place| name(&nodes, place)).collect()
}

fn chosen(explorer: &TreeExplorer) -> String {
    names(explorer, |node| node.id == explorer.cursor()).concat()
}

fn press(explorer: &mut TreeExplorer, named: &str) {
    let nodes = explorer.nodes();
    let place = (0..nodes.len()).find(|&place| name(&nodes, place) == named);
    explorer.act(TreeAction::Press(nodes[place.unwrap()].id));
}

/// Small boards under all kinds of rules.
fn boards() -> Vec<Position> {
    let heaps: [&[u32]; 8] = [
        &[0],
        &[1],
        &[5],
        &[1, 1],
        &[2, 0, 1],
        &[3, 1],
        &[1, 2, 1],
        &[1, 1, 1, 1],
    ];
    let all = [Rules::normal(), Rules::misere()].into_iter();
    let all = all.flat_map(|rules| {
        let limited = (1..4).map(move |take| rules.with_limit(NonZeroU32::new(take).unwrap()));
        limited.chain([rules])
    });
    all.flat_map(|rules| heaps.map(|heaps| position(heaps, rules)))
        .collect()
}

#[test]
fn a_tree_of_at_most_1200_nodes_is_drawn_whole() {
    // 11 matches have 1,104 nodes, and 12 have 2,031.
    let eleven = explore(&matches(11));
    assert!(eleven.is_whole());
    assert_eq!(eleven.nodes().len(), 1104);
    assert!(eleven.nodes().iter().all(|node| node.is_open.is_none()));
    assert_eq!(eleven.progress().all, 1104);
    let mut twelve = explore(&matches(12));
    assert!(!twelve.is_whole());
    // The root and its moves, each with its value: taking 3 wins, because it leaves 9 matches, a lost position. Of such a
    // tree the winning moves come first.
    assert_eq!(names(&twelve, |_| true), ["", "0", "1", "2"]);
    let values: Vec<_> = twelve.nodes().iter().map(|node| node.value).collect();
    assert_eq!(values, [Some(1), Some(1), Some(-1), Some(-1)]);
    assert_eq!(twelve.progress().all, 0);
    press(&mut twelve, "2");
    assert_eq!(names(&twelve, |node| node.ply == 2), ["2.0", "2.1", "2.2"]);
    press(&mut twelve, "2.1");
    press(&mut twelve, "2");
    press(&mut twelve, "2");
    assert_eq!(names(&twelve, |_| true).len(), 4, "a second press folds it");
    press(&mut twelve, "2");
    assert_eq!(
        names(&twelve, |_| true).len(),
        7,
        "what was below is folded"
    );
}

#[test]
fn no_more_nodes_are_drawn_than_fit() {
    let mut explorer = explore(&position(&[31], Rules::normal()));
    let mut place = 0;
    while !explorer.is_full() {
        let nodes = explorer.nodes();
        assert!(nodes.len() <= 1200);
        place = (place..nodes.len())
            .find(|&next| nodes[next].is_open == Some(false))
            .unwrap();
        explorer.act(TreeAction::Press(nodes[place].id));
    }
    let full = explorer.nodes().len();
    assert!(full > 1200 - 31);
    explorer.act(TreeAction::Key(TreeKey::Home));
    assert!(!explorer.is_full() && explorer.nodes().len() == full);
}

#[test]
fn steps_find_one_value_each_and_can_be_taken_back() {
    let mut truths = Truths::default();
    for board in boards() {
        for view in [TreeView::default(), CUTOFFS] {
            let mut explorer = TreeExplorer::new(&board, view);
            let mut states = vec![explorer.nodes()];
            for step in 1..=explorer.progress().all {
                let before = names(&explorer, |node| node.value.is_some());
                explorer.act(TreeAction::Step);
                let after = names(&explorer, |node| node.value.is_some());
                assert_eq!(after.len(), step);
                assert!(before.iter().all(|name| after.contains(name)));
                check(&explorer, truths.of(board.rules()));
                states.push(explorer.nodes());
            }
            let mut by_end = TreeExplorer::new(&board, view);
            by_end.act(TreeAction::End);
            assert_eq!(by_end.nodes(), states[states.len() - 1]);
            while let Some(state) = states.pop() {
                assert_eq!(explorer.nodes(), state);
                explorer.act(TreeAction::Back);
            }
        }
    }
}

/// Compares what the nodes show with the rules alone.
fn check(explorer: &TreeExplorer, truth: &mut Truth) {
    let board = *explorer.root();
    let nodes = explorer.nodes();
    for (place, node) in nodes.iter().enumerate() {
        let is_max = node.ply % 2 == 0;
        assert_eq!(node.side == Side::A, is_max);
        let first_wins = truth.wins(node.position.heaps()) == is_max;
        let right = if first_wins { 1 } else { -1 };
        assert!(node.value.is_none_or(|value| value == right), "{board:?}");
        let children = || nodes.iter().filter(|child| child.parent == Some(place));
        let found = || children().filter_map(|child| child.value);
        // Alpha and beta as the books have them: the best that each player has found here.
        let expected = (node.is_active || node.value.is_some()).then(|| match node.side {
            Side::A => (found().max().unwrap_or(-1), 1),
            Side::B => (-1, found().min().unwrap_or(1)),
        });
        let shown = expected.filter(|_| explorer.view().cutoffs);
        assert_eq!(node.bounds, shown, "{} of {board:?}", name(&nodes, place));
        // A child is cut off when an earlier one wins for the player to move, and never without cut-offs.
        let mut is_won = false;
        for child in children() {
            let is_cut = node.is_cut || explorer.view().cutoffs && is_won;
            assert_eq!(child.is_cut, is_cut, "{board:?}");
            is_won |= child.value == Some(if is_max { 1 } else { -1 });
        }
    }
    let best: Vec<&TreeNode> = nodes.iter().filter(|node| node.is_best).collect();
    match nodes[0].value {
        None => assert!(best.is_empty()),
        Some(value) => {
            assert!(best.iter().all(|node| node.value == Some(value)));
            assert!(best.last().unwrap().is_end(), "both play to the end");
        }
    }
}

#[test]
fn the_best_line_of_four_matches_is_marked() {
    let mut explorer = explore(&matches(4));
    explorer.act(TreeAction::End);
    assert_eq!(names(&explorer, |node| node.is_best), ["", "2", "2.0"]);
}

#[test]
fn cutoffs_keep_the_place_where_minimax_is() {
    let mut explorer = explore(&matches(4));
    explorer.act(TreeAction::Step);
    let before = explorer.found();
    explorer.show(CUTOFFS);
    assert_eq!(explorer.found(), before);
    explorer.act(TreeAction::End);
    // By hand, the last move of three nodes is cut off: of 2 matches for Max, and of 3 and of 2 matches for Min.
    assert_eq!(explorer.progress().all, 12);
    explorer.show(TreeView::default());
    assert_eq!(explorer.progress().done, 15);
}

/// How many nodes minimax looks at where each player tries the moves in this order, and stops at the first that wins.
fn looked_at(heaps: &[u32], truth: &mut Truth, order: MoveOrder) -> usize {
    let mut moves = truth.moves(heaps);
    moves.sort_by_key(|&(heap, take)| match order {
        MoveOrder::Fewest => (heap, i64::from(take)),
        MoveOrder::Most => (heap, -i64::from(take)),
        MoveOrder::Best => (usize::from(truth.wins(&after(heaps, (heap, take)))), 0),
    });
    let mut looked = 1;
    for made in moves {
        let left = after(heaps, made);
        looked += looked_at(&left, truth, order);
        if !truth.wins(&left) {
            break;
        }
    }
    looked
}

#[test]
fn the_order_of_the_moves_changes_how_many_nodes_are_looked_at_and_no_value() {
    let mut sums = [0; 3];
    for board in boards().into_iter().chain([4, 8].map(matches)) {
        let mut truth = Truth::new(board.rules());
        let heaps = board.heaps();
        for (order, sum) in [MoveOrder::Fewest, MoveOrder::Most, MoveOrder::Best]
            .into_iter()
            .zip(&mut sums)
        {
            let mut explorer = TreeExplorer::new(&board, TreeView { order, ..CUTOFFS });
            explorer.act(TreeAction::End);
            let looked = looked_at(heaps, &mut truth, order);
            let progress = explorer.progress();
            assert_eq!((progress.done, progress.all), (looked, looked), "{board:?}");
            let value = if truth.wins(heaps) { 1 } else { -1 };
            assert_eq!(explorer.nodes()[0].value, Some(value), "{board:?}");
            *sum += looked;
        }
    }
    let [fewest, most, best] = sums;
    assert!(best < fewest.min(most), "{sums:?}");
}

#[test]
fn a_run_continues_to_the_end() {
    for board in boards().into_iter().chain([matches(11)]) {
        for view in [TreeView::default(), GRAPH] {
            let mut explorer = TreeExplorer::new(&board, view);
            explorer.act(TreeAction::ToggleRun);
            explorer.act(TreeAction::Key(TreeKey::Down));
            assert!(explorer.is_running(), "keys do not stop it");
            let mut ticks = 0;
            while explorer.pause().is_some() {
                explorer.act(TreeAction::Tick);
                ticks += 1;
            }
            let progress = explorer.progress();
            assert_eq!(progress.done, progress.all);
            assert!(ticks <= 60 && !explorer.is_running());
            explorer.act(TreeAction::ToggleRun);
            assert_eq!(explorer.progress().done, 0, "it begins anew");
            explorer.act(TreeAction::ToggleRun);
            assert!(!explorer.is_running());
        }
    }
}

#[test]
fn the_graph_has_each_board_once_and_steps_through_all() {
    for board in boards() {
        let mut truth = Truth::new(board.rules());
        let mut explorer = TreeExplorer::new(&board, GRAPH);
        let mut seen: Vec<Vec<u32>> = Vec::new();
        let mut waiting = vec![board];
        while let Some(next) = waiting.pop() {
            let heaps = sorted(next.heaps());
            if !seen.contains(&heaps) {
                seen.push(heaps);
                waiting.extend(next.legal_moves().map(|by| next.play(by).unwrap()));
            }
        }
        explorer.act(TreeAction::End);
        assert_eq!(explorer.graph().nodes().len(), seen.len());
        assert_eq!(explorer.boards(), seen.len());
        assert_eq!(explorer.graph_found().len(), seen.len());
        for node in explorer.graph().nodes() {
            let wins = truth.wins(node.position.heaps());
            assert_eq!(node.wins, wins, "{board:?}");
        }
    }
    let many = TreeExplorer::new(&position(&[7, 7, 7], Rules::misere()), GRAPH);
    assert_eq!(many.graph().nodes().len(), 120);
    let more = TreeExplorer::new(&position(&[8, 8, 8], Rules::misere()), GRAPH);
    assert_eq!(more.graph().nodes().len(), 150);
    assert!(!more.graph().is_complete());
}

#[test]
fn keys_walk_the_tree_as_in_screen_readers() {
    use TreeKey::{Down, End, Home, Left, Press, Right, Up};
    let mut explorer = explore(&matches(4));
    let mut walk = |keys: &[TreeKey]| {
        for &key in keys {
            explorer.act(TreeAction::Key(key));
        }
        chosen(&explorer)
    };
    assert_eq!(walk(&[Up, Left]), "");
    assert_eq!(walk(&[Down]), "0");
    assert_eq!(walk(&[Right, Right, Right]), "0.0.0.0");
    assert_eq!(walk(&[Right]), "0.0.0.0", "the game ends there");
    assert_eq!(walk(&[Left, Left, Left, Left]), "");
    assert_eq!(walk(&[End]), "2.0");
    assert_eq!(walk(&[Up, Press]), "2");
    assert_eq!(walk(&[Home, Up]), "");
    let mut large = explore(&matches(12));
    for (key, place, drawn) in [
        (Down, "0", 4),
        (Right, "0", 7),
        (Right, "0.0", 7),
        (Left, "0", 7),
        (Left, "0", 4),
        (Left, "", 4),
        (Left, "", 1),
        (Press, "", 4),
    ] {
        large.act(TreeAction::Key(key));
        assert_eq!((&*chosen(&large), large.nodes().len()), (place, drawn));
    }
}

#[test]
fn keys_walk_the_graph_where_they_point() {
    use TreeKey::{Down, End, Home, Left, Press, Right, Up};
    let root = position(&[1, 2, 3], Rules::normal());
    let mut explorer = TreeExplorer::new(&root, GRAPH);
    let stones = |explorer: &TreeExplorer| explorer.chosen().stones();
    for (key, left) in [
        (Down, 5),
        (Down, 4),
        (Right, 4),
        (Left, 4),
        (Up, 5),
        (End, 0),
        (Up, 1),
        (Home, 6),
        (Press, 6),
    ] {
        explorer.act(TreeAction::Key(key));
        assert_eq!(stones(&explorer), left, "{key:?}");
    }
    explorer.act(TreeAction::PressBoard(3));
    assert_eq!(explorer.graph_cursor(), 3);
    explorer.act(TreeAction::PressBoard(999));
    assert_eq!(explorer.graph_cursor(), 3, "there is no such board");
}

#[test]
fn a_chosen_node_is_reached_by_its_line() {
    let root = position(&[1, 2, 3], Rules::normal());
    let mut explorer = explore(&root);
    for node in explorer.nodes() {
        explorer.act(TreeAction::Press(node.id));
        let played = explorer.line().into_iter();
        let reached = played.fold(root, |board, by| board.play(by).unwrap());
        assert_eq!(reached, *explorer.chosen());
        assert_eq!(reached, node.position);
    }
    explorer.show(GRAPH);
    for board in 0..explorer.graph().nodes().len() {
        explorer.act(TreeAction::PressBoard(board));
        let played = explorer.line().into_iter();
        let reached = played.fold(root, |board, by| board.play(by).unwrap());
        assert_eq!(reached, *explorer.chosen());
    }
}

#[test]
fn an_address_keeps_the_view_of_a_tree() {
    let [most, best] = [MoveOrder::Most, MoveOrder::Best];
    let plain = TreeView::default();
    for (words, view) in [
        ("", plain),
        ("cutoffs", CUTOFFS),
        ("graph", GRAPH),
        (
            "most",
            TreeView {
                order: most,
                ..plain
            },
        ),
        (
            "cutoffs.best",
            TreeView {
                order: best,
                ..CUTOFFS
            },
        ),
    ] {
        let link = format!("#/tree?heaps=4&tree={words}");
        let read: Route = link.parse().unwrap();
        assert!(
            matches!(read, Route::Tree { view: shown, .. } if shown == view),
            "{link}"
        );
    }
}
