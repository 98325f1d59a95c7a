//! The terminal program as people and scripts meet it: what it prints, and what it ends with.
#![allow(clippy::unwrap_used, reason = "a test may panic: that is how it fails")]

use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::{Value, json};

/// Runs the program with these words as arguments and this text as its input.
fn nim_with(arguments: &str, input: &str) -> Output {
    let mut running = Command::new(env!("CARGO_BIN_EXE_nim-cli"))
        .args(arguments.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = running.stdin.take().unwrap();
    let input = input.to_owned();
    // A program that does not read its input closes it, which is no fault of this test.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = running.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

fn nim(arguments: &str) -> Output {
    nim_with(arguments, "")
}

fn printed(output: &Output) -> String {
    assert_eq!(
        output.status.code(),
        Some(0),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout.clone()).unwrap()
}

fn parsed(arguments: &str) -> Value {
    serde_json::from_str(&printed(&nim(arguments))).unwrap()
}

fn refuses(arguments: &str, message: &str) {
    let output = nim(arguments);
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments}: {told}");
    assert!(output.stdout.is_empty(), "{arguments}");
    assert!(told.contains(message), "{arguments}: {told}");
}

#[test]
fn analyse_writes_json_in_the_promised_form() {
    let line = printed(&nim("analyse 3 5 7 --rule misere --json"));
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
fn analyse_draws_the_table_with_its_equation() {
    let table = printed(&nim("analyse 1 3 5 7"));
    assert!(table.starts_with("Safe: the player to move loses\nnim-sum 0 = 0000\n"));
    assert!(table.contains("0001 ⊕ 0011 ⊕ 0101 ⊕ 0111 = 0000\n"));
    let table = printed(&nim("analyse 3 4 5"));
    assert!(table.starts_with("Unsafe: the player to move wins\nnim-sum 2 = 0010\n"));
    assert!(table.contains("A              3    0011 ⊕ 0010 =   0001           1  yes, take 2\n"));
    assert!(table.contains("B              4    0100 ⊕ 0010 =      -           -  no\n"));
    assert!(table.ends_with("Winning moves: 1\nA2\n"));
    let endgame = printed(&nim("analyse 1 1 2 --rule misere"));
    assert!(endgame.contains("leaving an odd number of single stones"));
    assert!(
        !endgame.contains('\u{1b}'),
        "no colours where no terminal is"
    );
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
    let drawing = printed(&nim("tree 2 --take 3 --rule misere"));
    let expected = "□ 2  +1\n├─ 1 → ○ 1  +1\n│  └─ 1 → △ 0  +1\n└─ 2 → △ 0  -1\n";
    assert!(drawing.contains(expected), "{drawing}");
    assert!(drawing.ends_with("nodes 4, leaves 2, positions 3\n"));
    let cut = printed(&nim("tree 3 5 7 --depth 1"));
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
        let drawing = printed(&nim(&format!("tree {heaps} --take 1000")));
        assert!(drawing.contains("nodes more than"), "{heaps}");
    }
    let wide = printed(&nim_with("tree -", &"1 ".repeat(50_000)));
    assert!(wide.len() < 10_000, "{} bytes", wide.len());
}

#[test]
fn match_counts_wins_and_repeats_with_its_seed() {
    let arguments =
        "match --one perfect --two beginner --heaps 3,5,7 --rule misere --games 100 --seed 1";
    let played = parsed(&format!("{arguments} --json"));
    assert_eq!(
        played["one_wins"].as_u64().unwrap() + played["two_wins"].as_u64().unwrap(),
        100
    );
    assert_eq!(played, parsed(&format!("{arguments} --json")));
    let first = parsed(&format!("{arguments} --first one --json"));
    assert_eq!(first["one_wins"], 100);
    assert!(printed(&nim(arguments)).starts_with("perfect "));
}

#[test]
fn match_says_where_the_learner_plays_at_random() {
    let output = nim("match --one learner --two beginner --heaps 99,99,99 --games 2 --seed 1");
    assert_eq!(output.status.code(), Some(0));
    let note = String::from_utf8(output.stderr).unwrap();
    assert!(note.contains("the learner plays at random here"), "{note}");
}

#[test]
fn play_answers_mistakes_and_asks_again() {
    let answers = "Z\nA\n9\nA\n-1\nB0\n1\n3\nB2\n";
    let said = printed(&nim_with("play 3 2", answers));
    assert!(said.starts_with("A : * * *\nB : * *\n\nPlayer 1, it is your turn.\n"));
    assert!(said.contains("there is no heap Z: choose one from A to B"));
    assert!(said.contains("heap A holds 3 stones, not 9: take fewer"));
    assert!(said.contains("write a number that is not below 0"));
    assert!(said.contains("take at least one stone"));
    assert!(said.contains("Player 1 took 3 from heap A."));
    assert!(
        said.ends_with("No stone is left. Player 2 wins!\n"),
        "{said}"
    );
}

#[test]
fn play_begins_with_its_default_board_and_leaves_at_the_end_of_input() {
    let said = printed(&nim("play"));
    assert!(said.starts_with("A : * * * * *\nB : * * * *\nC : * * *\nD : * *\nE : *\n"));
    assert!(said.ends_with("The game ends here.\n"));
}

#[test]
fn computers_play_at_the_terminal_too() {
    let said = printed(&nim(
        "play 3 5 7 --rule misere --one perfect --two casual --seed 5",
    ));
    assert!(
        said.ends_with("No stone is left. Computer (perfect) wins!\n"),
        "{said}"
    );
    let against = printed(&nim_with("play 1 --rule misere --two minimax", "A1\n"));
    assert!(against.ends_with("No stone is left. Computer (minimax) wins!\n"));
}

#[test]
fn train_saves_a_learner_that_goes_on_and_plays() {
    let file: PathBuf = [env!("CARGO_TARGET_TMPDIR"), "learner.txt"]
        .iter()
        .collect();
    let _ = std::fs::remove_file(&file);
    let train = format!(
        "train {} --rule misere --games 5000 --seed 1",
        file.display()
    );
    let first = printed(&nim(&train));
    assert!(first.contains("after 0 games"), "{first}");
    let second = printed(&nim(&train));
    assert!(second.contains("before, after 5000 games"), "{second}");
    let played = parsed(&format!(
        "match --one learner --two perfect --learner {} --heaps 1,3,5 --rule misere --first one --seed 2 --json",
        file.display()
    ));
    assert!(played["one_wins"].as_u64().unwrap() >= 950, "{played}");
    refuses(
        &format!("train {} --heaps 3,5,7", file.display()),
        "ask for that board",
    );
    std::fs::write(&file, "nim learner 1\nheaps=1&rule=normal\ngames=x\n").unwrap();
    refuses(&train, "line 3: write games= and their number");
}

#[test]
fn bad_input_ends_with_status_2_and_a_message() {
    refuses("analyse", "HEAPS");
    refuses("analyse -", "nothing is written here");
    refuses("analyse -1", "write a number that is not below 0");
    refuses(
        "analyse 3 five",
        "item 2, \"five\": write a number in digits",
    );
    refuses("analyse 1e9", "write a whole number in digits");
    refuses("analyse 4294967296", "write a number up to 4294967295");
    refuses("analyse 3 --rule odd", "write normal or misere");
    refuses("analyse 3 --take 0", "--take");
    refuses("tree 3 --depth -1", "--depth");
    refuses("match --one human", "a match is between computer players");
    refuses("match --two nobody", "write beginner, casual");
    refuses(
        "match --learner /no/such/file --two learner",
        "/no/such/file",
    );
    refuses(
        "train /no/such/directory/file --games 1",
        "/no/such/directory/file",
    );
    refuses("train unused --heaps 99,99,99", "too large to learn");
    refuses("", "Usage");
    refuses("dance", "dance");
}
