//! The drawing of `nim-cli tree`, compared with brute force, and its size.

use crate::brute::BruteRules;
use crate::common::{has, prints};

/// The lines of nodes, without the legend and the counts.
fn drawn(arguments: &str) -> Vec<String> {
    let printed = prints(arguments);
    let nodes = printed.split("\n\n").nth(1).unwrap();
    nodes.lines().map(str::to_owned).collect()
}

#[test]
fn a_whole_tree_is_drawn_with_its_legend_and_counts() {
    let expected = "\
□ player 1 moves, ○ player 2 moves, △ the game is over
+1 player 1 wins with best play, -1 player 2 wins with best play

□ 2  +1
├─ 1 → ○ 1  +1
│  └─ 1 → △ 0  +1
└─ 2 → △ 0  -1

Nodes: 4
Games: 2
Boards: 3
";
    assert_eq!(prints("tree 2 --take 3 --rule misere"), expected);
}

#[test]
fn every_node_of_a_tree_agrees_with_brute_force() {
    for rules in BruteRules::all() {
        for heaps in [&[5][..], &[2, 2], &[0, 3], &[1, 0, 2], &[1, 1, 1]] {
            let lines = drawn(&format!("tree {}", rules.arguments(heaps)));
            let mut lines = lines.iter().map(String::as_str);
            check_node(&rules, heaps, "", &mut lines, &mut Vec::new());
            assert_eq!(lines.next(), None);
        }
    }
}

/// Reads a node and all nodes below. `lasts` has for each node on the way from the root whether it is a last child.
fn check_node<'a>(
    rules: &BruteRules,
    heaps: &[u32],
    edge: &str,
    lines: &mut impl Iterator<Item = &'a str>,
    lasts: &mut Vec<bool>,
) {
    let moves = rules.moves(heaps);
    let is_player_1 = lasts.len().is_multiple_of(2);
    let shape = match (moves.is_empty(), is_player_1) {
        (true, _) => '△',
        (false, true) => '□',
        (false, false) => '○',
    };
    let value = if rules.wins(heaps) == is_player_1 {
        "+1"
    } else {
        "-1"
    };
    let mut branch = String::new();
    for (index, is_last) in lasts.iter().enumerate() {
        branch += match (index + 1 == lasts.len(), is_last) {
            (true, true) => "└─ ",
            (true, false) => "├─ ",
            (false, true) => "   ",
            (false, false) => "│  ",
        };
    }
    let stones: Vec<String> = heaps.iter().map(u32::to_string).collect();
    let expected = format!("{branch}{edge}{shape} {}  {value}", stones.join(","));
    assert_eq!(lines.next(), Some(&*expected));
    for (index, (heap, take, left)) in moves.iter().enumerate() {
        let edge = match heaps.len() {
            1 => format!("{take} → "),
            _ => format!("{take} from heap {heap} → "),
        };
        lasts.push(index + 1 == moves.len());
        check_node(rules, left, &edge, lines, lasts);
        lasts.pop();
    }
}

#[test]
fn the_counts_are_those_of_intelligent_nim() {
    for (matches, nodes) in [(1, "2"), (2, "4"), (3, "8"), (4, "15"), (21, "489396")] {
        let printed = prints(&format!("tree {matches} --take 3 --rule misere --depth 0"));
        let line = format!("\nNodes: {nodes}\n");
        has(&printed, &line);
    }
    assert!(prints("tree 3 5 7 --depth 0").contains("\nGames: 16682246\n"));
    // From Python: 810917107463206637777645844016970039865948193468378720 nodes.
    let large = prints("tree 6,6,6,7,7,7,7,7,7 --depth 0");
    has(&large, "\nNodes: about 8 × 10^53\nGames: about ");
}

#[test]
fn a_large_drawing_is_cut_between_levels() {
    let cut =
        "\n\n… more moves follow. Whole levels are drawn, as --depth and 1000 nodes allow.\n\n";
    // 3-5-7 has 15 moves, and after each of them as many as stones are left: 12 to 14 after a move in heap 1.
    let second_level: usize = (12..15).chain(10..15).chain(8..15).sum();
    for (arguments, lines) in [
        ("tree 3 5 7", 1 + 15 + second_level),
        ("tree 3 5 7 --depth 1", 16),
        ("tree 3 5 7 --depth 0", 1),
        ("tree 31", 1 + 31 + 31 * 30 / 2),
        ("tree 31 29 --depth 1", 61),
        ("tree 9 --depth 8", 511),
    ] {
        let nodes = drawn(arguments);
        assert_eq!(nodes.len(), lines, "{arguments}");
        assert!(nodes.iter().any(|node| node.ends_with(" …")), "{arguments}");
        assert!(prints(arguments).contains(cut), "{arguments}");
    }
    let whole = prints("tree 9 --depth 9");
    assert!(!whole.contains('…'), "{whole}");
    let help = prints("tree --help");
    has(&help, "at most 1000 nodes");
}
