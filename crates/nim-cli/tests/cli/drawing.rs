//! The drawing of `nim-cli tree`: its nodes, its depth, and the line under a cut drawing.

use crate::common::prints;

/// The lines of nodes, without the legend and the counts.
fn drawn(arguments: &str) -> Vec<String> {
    let printed = prints(arguments);
    let is_node = |line: &&str| line.contains(['□', '○', '△']);
    let nodes = printed.lines().skip(1).filter(is_node);
    nodes.map(str::to_owned).collect()
}

#[test]
fn the_legend_explains_shapes_players_and_values() {
    let legend = "□ player 1 moves and wants +1, ○ player 2 moves and wants -1, △ game over\n\
                  +1 player 1 wins with best play, -1 player 2 wins with best play\n";
    assert!(prints("tree 4").starts_with(legend));
    let json = prints("tree 1 --json");
    assert!(json.contains(r#""to_move":"first""#), "{json}");
    assert!(json.contains(r#""to_move":"second""#), "{json}");
}

#[test]
fn the_depth_is_obeyed_where_it_fits() {
    // 3-5-7 has 15 moves, and 13 or so after each of them.
    assert_eq!(drawn("tree 3 5 7 --depth 0").len(), 1);
    assert_eq!(drawn("tree 3 5 7 --depth 1").len(), 16);
    let two: u32 = (12..15).chain(10..15).chain(8..15).sum();
    assert_eq!(drawn("tree 3 5 7 --depth 2").len(), 16 + two as usize);
    assert_eq!(drawn("tree 2000 --depth 1").len(), 2001);
    let deeper = "--depth draws more levels.";
    for cut in ["tree 3 5 7", "tree 3 5 7 --depth 2", "tree 2000"] {
        let printed = prints(cut);
        assert!(printed.contains(deeper), "{printed}");
        assert!(!printed.contains("too many"), "{printed}");
    }
    let whole = prints("tree 4 --depth 4");
    assert!(!whole.contains('…'), "{whole}");
}

#[test]
fn a_cap_says_that_it_cuts_and_depth_is_not_blamed() {
    for (arguments, cap) in [
        ("tree 1000000", "too many moves: at most 100,000 are drawn"),
        (
            "tree 1000000 --depth 1",
            "too many moves: at most 100,000 are drawn",
        ),
        (
            "tree 3 5 7 --depth 12",
            "too many moves: at most 100,000 are drawn",
        ),
        (
            "tree 300 --take 1 --depth 250",
            "too many levels: at most 200 are drawn",
        ),
    ] {
        let printed = prints(arguments);
        assert!(printed.contains(cap), "{arguments}");
        assert!(!printed.contains("--depth"), "{arguments}");
        assert!(printed.lines().count() < 100_010, "{arguments}");
    }
    let help = prints("tree --help");
    assert!(help.contains("200 levels and 100,000 moves"), "{help}");
}

#[test]
fn of_a_wide_node_the_first_moves_are_drawn() {
    let printed = prints("tree 1000000 --depth 3");
    let end = "├─ 10 → ○ 999990  -1 …\n└─ … and 999,990 more\n";
    assert!(printed.contains(end), "{printed}");
    assert_eq!(drawn("tree 1000000").len(), 11);
    // Every node of a level is drawn alike.
    let printed = prints("tree 500 --depth 2");
    assert!(printed.contains("│  └─ … and 489 more\n"), "{printed}");
    assert!(printed.contains("└─ 500 → △ 0  +1\n"), "{printed}");
}

#[test]
fn json_leaves_out_whole_nodes_only() {
    let json = prints("tree 1000000 --depth 1 --json");
    assert!(json.contains(r#""value":1,"children":null}"#), "{json}");
}
