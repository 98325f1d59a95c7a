//! Thousands of games: `match` and `train`.

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Stdio};

use nim_engine::Strategy;

use crate::common::{parsed, prints, refuses};

/// The name of a new file for one test.
fn file(name: &str) -> String {
    let file: PathBuf = [env!("CARGO_TARGET_TMPDIR"), name].iter().collect();
    let _ = fs::remove_file(&file);
    file.to_str().unwrap().to_owned()
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
    assert_eq!(played["seed"], 1);
    assert_eq!(played, parsed(&format!("{arguments} --json")));
    let first = parsed(&format!("{arguments} --first one --json"));
    assert_eq!(first["one_wins"], 100);
}

#[test]
fn the_players_take_turns_to_start() {
    // The player who starts takes the only heap.
    let wins = |options: &str| {
        let arguments = "match --one perfect --two perfect --heaps 5 --games 10 --json";
        let played = parsed(&format!("{arguments} {options}"));
        [&played["one_wins"], &played["two_wins"]].map(|wins| wins.as_u64().unwrap())
    };
    assert_eq!(wins(""), [5, 5]);
    assert_eq!(wins("--first one"), [10, 0]);
    assert_eq!(wins("--first two"), [0, 10]);
}

#[test]
fn every_opponent_is_named_in_messages_and_help() {
    for command in ["play", "match"] {
        let help = prints(&format!("{command} --help"));
        for strategy in Strategy::ALL {
            let name = strategy.name();
            refuses(&format!("{command} --one nobody"), name);
            assert!(help.contains(&format!("\n  {name} ")), "{command}: {name}");
            // The terminal's width decides where its lines end.
            let (_, one) = help.split_once("--one <ONE>").unwrap();
            let (one, _) = one.split_once("--").unwrap();
            assert!(one.contains(name), "{one}");
        }
    }
}

#[test]
fn match_says_what_is_played() {
    let said = prints(
        "match --two perfect --heaps 2 2 --rule misere --take 2 --games 1 --first two --seed 9",
    );
    let expected = "\
Heaps 2,2, misere play. The last stone loses. A turn takes at most 2 stones.
1 game: perfect (two) starts every game, perfect (one) moves second. Seed 9.
perfect (one)  1 win,  100.0 %
perfect (two)  0 wins,   0.0 %
";
    assert_eq!(said, expected);
}

#[test]
fn a_random_seed_can_be_typed_again() {
    let played = parsed("match --two beginner --games 50 --json");
    let again = parsed(&format!(
        "match --two beginner --games 50 --json --seed {}",
        played["seed"]
    ));
    assert_eq!(played, again);
}

#[test]
fn match_trains_the_learner_only_with_learn() {
    let arguments = "match --one learner --two perfect --heaps 1,3,5 --rule misere --first one --seed 1 --games";
    // An untrained learner wins 2 to 3 % of games.
    let frozen = parsed(&format!("{arguments} 20000 --json"));
    assert!(frozen["one_wins"].as_u64().unwrap() < 1000, "{frozen}");
    assert_eq!(frozen["learned_games"], 0);
    let taught = parsed(&format!("{arguments} 20000 --json --learn"));
    assert!(taught["one_wins"].as_u64().unwrap() > 4000, "{taught}");
    let said = prints(&format!("{arguments} 1"));
    assert!(said.contains(
        "The learner is untrained and plays at random. The learner learns nothing from these games."
    ));
}

#[test]
fn match_says_where_the_learner_plays_at_random() {
    let said = prints("match --one learner --two learner --heaps 99,99,99 --games 2 --seed 1");
    assert_eq!(said.matches("The learner plays at random here").count(), 1);
}

#[test]
fn train_saves_a_learner_that_goes_on_and_plays() {
    let file = file("learner.txt");
    let train = format!("train {file} --rule misere --games 5000 --seed 1");
    let first = prints(&train);
    assert!(first.contains("In the test games the learner starts."));
    let before = "Before training (learned from 0 games): the learner wins ";
    assert!(first.contains(before), "{first}");
    assert!(first.ends_with("The learner has learned from 5000 games.\n"));
    let second = prints(&train);
    assert!(second.contains("Before training (learned from 5000 games)"));
    let played = format!(
        "match --one learner --two perfect --learner {file} --heaps 1,3,5 --rule misere --first one --seed 2"
    );
    let wins = parsed(&format!("{played} --json"));
    assert!(wins["one_wins"].as_u64().unwrap() >= 950, "{wins}");
    assert_eq!(wins["learned_games"], 10_000);
    assert!(prints(&played).contains("The learner has learned from 10000 games."));
    let elsewhere = prints(&format!(
        "match --one learner --learner {file} --heaps 3,5,7 --games 1"
    ));
    assert!(elsewhere.contains("another board (--heaps 1,3,5 --rule misere)"));
    let on = prints(&format!("train {file} --games 10"));
    assert!(on.starts_with("Heaps 1,3,5, misere play. The last stone loses.\n"));
    refuses(&format!("train {file} --rule normal"), "has another board");
    refuses(
        &format!("train {file} --heaps 3,5,7"),
        "Train that learner with --heaps 1,3,5 --rule misere, or name another file.",
    );
}

#[test]
fn damaged_files_are_refused_and_stay_as_they_are() {
    let file = file("damaged.txt");
    let train = format!("train {file} --heaps 1 2 --games 100");
    prints(&train);
    let saved = fs::read(&file).unwrap();
    let last_line = saved.len() - "boxes=4\n".len();
    for damaged in [
        &saved[..last_line],
        &saved[..last_line - 2],
        b"",
        b"\xff\xfe",
    ] {
        fs::write(&file, damaged).unwrap();
        refuses(&train, "is not a learner that nim-cli saved");
        assert_eq!(fs::read(&file).unwrap(), damaged);
    }
}

#[test]
fn on_a_board_that_the_starter_loses_the_learner_moves_second_in_its_test_games() {
    let file = file("second.txt");
    let said = prints(&format!("train {file} --heaps 2,2 --games 2000 --seed 3"));
    assert!(said.contains("In the test games perfect starts."), "{said}");
    assert!(
        said.contains("After training (learned from 2000 games): the learner wins 1000 of 1000"),
        "{said}"
    );
}

#[test]
fn the_training_goes_on_without_a_reader_of_its_output() {
    let file = file("unread.txt");
    let mut running = Command::new(env!("CARGO_BIN_EXE_nim-cli"))
        .args(["train", &file, "--games", "100"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    drop(running.stdout.take());
    assert_eq!(running.wait().unwrap().code(), Some(0));
    assert!(fs::read_to_string(&file).unwrap().contains("\ngames=100\n"));
}

#[cfg(unix)]
#[test]
fn an_interrupted_training_is_saved() {
    use std::io::{BufRead, BufReader};

    let file = file("interrupted.txt");
    let mut running = Command::new(env!("CARGO_BIN_EXE_nim-cli"))
        .args(["train", &file, "--games", "1000000000000"])
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(running.stdout.take().unwrap()).lines();
    // The first test games are over: training begins.
    assert!(lines.nth(2).unwrap().unwrap().starts_with("Before"));
    std::thread::sleep(std::time::Duration::from_millis(200));
    let interrupt = Command::new("kill")
        .args(["-INT", &running.id().to_string()])
        .status();
    assert!(interrupt.unwrap().success());
    let rest: Vec<String> = lines.map(Result::unwrap).collect();
    assert_eq!(running.wait().unwrap().code(), Some(0));
    assert!(
        rest.iter().any(|line| line.starts_with("Stopped after")),
        "{rest:?}"
    );
    assert!(fs::read_to_string(&file).unwrap().contains("\nboxes="));
}

#[test]
fn bad_input_is_refused() {
    refuses(
        "match --learner /no/such/file --two learner",
        "Cannot read /no/such/file",
    );
    refuses(
        "match --learner /no/such/file",
        "--one learner or --two learner",
    );
    refuses("match --learn", "--one learner or --two learner");
    refuses("match --heaps 0", "This board has no stones.");
    refuses(
        "train /no/such/directory/file --games 1",
        "Cannot write /no/such/directory/file",
    );
    refuses("train .. --games 1", "Cannot read ..");
    refuses("train unused --heaps 99,99,99", "too large to learn");
    refuses("train unused --heaps 0,0", "This board has no stones.");
}
