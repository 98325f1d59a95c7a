//! The address of a tree: what it brings back, and what it refuses.

use nim_engine::Rules;
use nim_game::tree::{MOST, TreeAction, TreeKey, View};
use nim_game::{LinkError, Route, TreeExplorer};
use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};

use super::{after, limited, matches};
use crate::common::position;

fn link(explorer: &TreeExplorer) -> String {
    Route::Tree(explorer.root().clone(), explorer.seen()).to_string()
}

fn read(link: &str) -> Result<TreeExplorer, LinkError> {
    match link.parse()? {
        Route::Tree(board, seen) => Ok(TreeExplorer::seen_as(board, &seen)),
        other => panic!("{link} leads to {other}"),
    }
}

/// What a link tells of a tree.
fn told(explorer: &TreeExplorer) -> impl PartialEq + std::fmt::Debug {
    let nodes = explorer.nodes().iter();
    let shown: Vec<_> = nodes.map(|node| (node.path.name(), node.kind)).collect();
    let seen = (explorer.view(), explorer.has_cutoffs());
    (explorer.root().clone(), seen, shown, explorer.progress())
}

#[test]
fn a_new_tree_has_the_address_of_its_board() {
    assert_eq!(link(&matches(4)), "#/tree?heaps=4&rule=misere&take=3");
    let cut = after(matches(4), [TreeAction::ToggleCutoffs, TreeAction::Step]);
    let expected = "#/tree?heaps=4&rule=misere&take=3&tree=cutoffs.step-1";
    assert_eq!(link(&cut), expected);
    let graph = after(matches(4), [TreeAction::Show(View::Graph)]);
    let expected = "#/tree?heaps=4&rule=misere&take=3&tree=graph";
    assert_eq!(link(&graph), expected);
}

#[test]
fn an_address_brings_back_the_tree_that_was_left() {
    let mut rng = SmallRng::seed_from_u64(19);
    let keys = [
        TreeKey::Left,
        TreeKey::Right,
        TreeKey::Down,
        TreeKey::Up,
        TreeKey::Home,
        TreeKey::Press,
    ];
    let boards: [(&[u32], u32); 7] = [
        (&[4], 3),
        (&[1, 2, 3], 0),
        (&[3, 5, 7], 0),
        (&[30], 0),
        (&[31, 1], 0),
        (&[0, 0], 0),
        (&[7, 7, 7, 7, 7, 7, 6, 6, 6], 0),
    ];
    for turn in 0..140 {
        let (heaps, take) = boards[turn % boards.len()];
        let rules = [Rules::misere(), Rules::normal()][turn % 2];
        let mut explorer = TreeExplorer::new(position(heaps, limited(rules, take)));
        for _ in 0..rng.random_range(0..30) {
            let action = match rng.random_range(0..8) {
                0 => TreeAction::Step,
                1 => TreeAction::ToggleCutoffs,
                2 => TreeAction::FoldAll,
                3 => TreeAction::UnfoldAll,
                4 => {
                    let nodes = explorer.nodes();
                    let node = rng.random_range(0..nodes.len());
                    TreeAction::PressNode(nodes[node].path.clone())
                }
                _ => TreeAction::Key(keys[rng.random_range(0..keys.len())]),
            };
            explorer.act(action);
        }
        if rng.random_range(0..4) == 0 {
            explorer.act(TreeAction::Show(View::Graph));
            explorer.act(TreeAction::Step);
        }
        let link = link(&explorer);
        assert!(link.len() < 600, "{link}");
        let read = read(&link).unwrap();
        assert_eq!(told(&read), told(&explorer), "{link}");
        if explorer.view() == View::Tree {
            assert_eq!(read.found(), explorer.found(), "{link}");
        }
        assert_eq!(self::link(&read), link);
    }
}

#[test]
fn a_word_that_says_nothing_of_a_tree_is_refused() {
    for word in [
        "x",
        "step-",
        "step--1",
        "step-x",
        "open-<",
        "open-%",
        "Graph",
        "cutoffs-1",
    ] {
        let link = format!("#/tree?heaps=4&tree={word}");
        assert!(read(&link).is_err(), "{word}");
    }
    for word in [
        "",
        ".",
        "graph..cutoffs",
        "step-99999999",
        "open-",
        "open-____",
    ] {
        let link = format!("#/tree?heaps=4&tree={word}");
        assert!(read(&link).is_ok(), "{word}");
    }
}

#[test]
fn no_address_unfolds_more_than_is_drawn() {
    let all = "_".repeat(60_000);
    for heaps in ["3,5,7", "31", "7,7,7,7,7,7,6,6,6"] {
        let link = format!("#/tree?heaps={heaps}&tree=open-{all}.step-18446744073709551615");
        let read = read(&link).unwrap();
        assert!((2..=MOST).contains(&read.nodes().len()));
        let progress = read.progress();
        assert_eq!(progress.done, progress.all);
    }
}
