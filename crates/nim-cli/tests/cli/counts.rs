//! Counts that take long: the answer is on the screen before they are known.

use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

/// Far below the time of the counts, and far above that of the answers.
const SOON: Duration = Duration::from_secs(3);

/// Checks that all these lines are printed soon, in this order, while the program still counts.
fn answers_first(arguments: &str, lines: &[&str]) {
    let mut running = Command::new(env!("CARGO_BIN_EXE_nim-cli"))
        .args(arguments.split_whitespace())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let output = BufReader::new(running.stdout.take().unwrap());
    let (sender, printed) = channel();
    thread::spawn(move || {
        output
            .lines()
            .try_for_each(|line| sender.send(line.unwrap()))
    });
    let mut waiting = lines.iter().peekable();
    while let (Some(&&awaited), Ok(line)) = (waiting.peek(), printed.recv_timeout(SOON)) {
        waiting.next_if(|_| line == awaited);
    }
    let ended = running.try_wait().unwrap();
    running.kill().unwrap();
    running.wait().unwrap();
    assert_eq!((waiting.next(), ended), (None, None), "{arguments}");
}

#[test]
fn an_analysis_answers_before_it_counts() {
    // Each move in one of two equal heaps can be copied in the other.
    let lost = [
        "The player to move loses with best play.",
        "Winning moves: none",
    ];
    answers_first("analyse 1000 1000 --take 2-99", &lost);
    // Then two equal heaps are left, and in the third each turn can be completed to 101.
    let balanced = [
        "The player to move wins with best play.",
        "take 91 from heap 3 and leave 909",
    ];
    answers_first("analyse 1000 1000 1000 --take 2-99", &balanced);
    // 1 + 2 + … + 200 without carrying is 200, of which heap 200 is all.
    let many: Vec<String> = (1..=200).map(|stones| stones.to_string()).collect();
    let of_many = [
        "The player to move wins with best play.",
        "take 200 from heap 200 and leave 0",
    ];
    answers_first(&format!("analyse {}", many.join(" ")), &of_many);
}

#[test]
fn a_tree_is_drawn_before_its_nodes_are_counted() {
    let note = "… more moves follow. Whole levels are drawn, as --depth and 1000 nodes allow.";
    let root = "□ 1000,1000  -1";
    answers_first("tree 1000 1000 --take 2-99", &[root, note]);
}
