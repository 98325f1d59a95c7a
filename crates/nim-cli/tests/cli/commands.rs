//! The output and the exit status of the commands.

use serde_json::{Value, json};

use crate::common::{nim_with, parsed, printed, prints, refuses};

#[test]
fn analyse_writes_json_in_the_promised_form() {
    let line = prints("analyse 3 5 7 --rule misere --json");
    let expected = concat!(
        r#"{"heaps":[3,5,7],"rule":"misere","take":null,"grundy":[3,5,7],"nim_sum":1,"#,
        r#""outcome":"N","winning_moves":[{"heap":"A","take":1},{"heap":"B","take":1},"#,
        r#"{"heap":"C","take":1}]}"#,
        "\n"
    );
    assert_eq!(line, expected);
    assert_eq!(
        parsed("analyse 3,4,5 --json")["winning_moves"],
        json!([{"heap": "A", "take": 2}])
    );
    let limited = parsed("analyse 21 6 --take 3 --json");
    assert_eq!(limited["take"], 3);
    assert_eq!(limited["grundy"], json!([1, 2]));
}

#[test]
fn the_board_without_stones_is_lost_in_normal_and_won_in_misere_play() {
    for (rule, outcome) in [("normal", "P"), ("misere", "N")] {
        let empty = parsed(&format!("analyse 0 0 --rule {rule} --json"));
        assert_eq!(empty["outcome"], outcome);
        assert_eq!(empty["winning_moves"], json!([]));
    }
}

#[test]
fn heaps_come_from_standard_input_up_to_a_million() {
    let heaps = "7\n".repeat(1_000_000);
    let line = printed(&nim_with("analyse - --json", &heaps));
    let end = "\"nim_sum\":0,\"outcome\":\"P\",\"winning_moves\":[]}\n";
    assert!(line.ends_with(end), "{} bytes", line.len());
    let names = printed(&nim_with("analyse - --json", &"1 ".repeat(27)));
    assert!(names.contains(r#"{"heap":"Z","take":1},{"heap":"AA","take":1}]"#));
}

#[test]
fn tree_counts_the_whole_tree_whatever_is_drawn() {
    let tree = parsed("tree 4 --take 3 --rule misere --depth 1 --json");
    assert_eq!(
        (&tree["nodes"], &tree["leaves"], &tree["positions"]),
        (&json!(15), &json!(7), &json!(5))
    );
    assert_eq!(tree["value"], 1);
    let children = tree["tree"]["children"].as_array().unwrap();
    let values: Vec<&Value> = children.iter().map(|child| &child["value"]).collect();
    assert_eq!(values, [-1, -1, 1]);
    assert!(children.iter().all(|child| child["children"].is_null()));
    let large = parsed("tree 1 3 5 7 --depth 0 --json");
    assert_eq!(large["nodes"], 516_124_195);
    let larger = parsed("tree 60 --depth 0 --json");
    assert_eq!(larger["nodes"], "1152921504606846976");
    let largest = parsed("tree 99 99 --depth 0 --json");
    assert_eq!(largest["nodes"], format!("more than {}", u128::MAX));
    assert_eq!(largest["positions"], 5050);
}

#[test]
fn tree_draws_intelligent_nim() {
    let drawing = prints("tree 2 --take 3 --rule misere");
    let expected = "□ 2  +1\n├─ 1 → ○ 1  +1\n│  └─ 1 → △ 0  +1\n└─ 2 → △ 0  -1\n";
    assert!(drawing.contains(expected), "{drawing}");
    let counted = "nodes 4, games 2, boards 3\n\
                   A game is one way to play to the end: a leaf of the tree.\n\
                   Equal boards count once, in any order of their heaps.\n";
    assert!(drawing.ends_with(counted), "{drawing}");
    let cut = prints("tree 3 5 7 --depth 1");
    assert!(cut.contains("├─ A3 → ○ 0,5,7  -1 …\n"), "{cut}");
    assert!(cut.contains("nodes 39861780,"));
}

#[test]
fn trees_of_huge_boards_end_soon() {
    for heaps in [
        "4294967295",
        "4294967295 4294967295",
        "99 99 99 99 99 99 99 99 99 99 99 99",
    ] {
        let drawing = prints(&format!("tree {heaps} --take 1000"));
        assert!(drawing.contains("nodes more than"), "{heaps}");
    }
    let wide = printed(&nim_with("tree -", &"1 ".repeat(50_000)));
    assert!(wide.len() < 10_000, "{} bytes", wide.len());
}

#[test]
fn bad_input_ends_with_status_2_and_a_message() {
    refuses("", "Usage");
    refuses("analyse -", "No heaps are given.");
    refuses("analyse 3 --rule odd", "--rule is \"odd\".");
}
