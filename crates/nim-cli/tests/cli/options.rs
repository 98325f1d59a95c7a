//! Options and heaps: how they are written, and the message after a mistake.

use std::process::{Command, Stdio};

use nim_engine::Strategy;

use crate::common::{prints, refuses};

#[test]
fn a_refused_value_names_its_option_and_allowed_values() {
    let heaps = "'[HEAPS]...': write whole numbers from 0 to 4294967295, such as 3 5 7";
    let take = |reason: &str| format!("'--take <K>': {reason}");
    let depth = "'--depth <D>': write a whole number from 0 to 4294967295";
    for (arguments, value, allowed) in [
        ("analyse 3 five", "five", heaps),
        ("analyse 3,,5", "3,,5", heaps),
        ("play -1", "-1", heaps),
        ("play 4294967296", "4294967296", heaps),
        ("play --take 0", "0", &take("take at least one stone")),
        (
            "tree --take -1",
            "-1",
            &take("write a number that is not below 0"),
        ),
        (
            "play --take 1,3,1",
            "1,3,1",
            &take("1 is written twice: keep one of them"),
        ),
        ("tree --depth -1", "-1", depth),
        ("tree --depth two", "two", depth),
        (
            "analyse --rule odd",
            "odd",
            "'--rule <RULE>': write normal or misere",
        ),
        ("play --two nobody", "nobody", "'--two <TWO>'"),
    ] {
        let line = format!("error: invalid value '{value}' for {allowed}");
        refuses(arguments, &line);
    }
    refuses("dance", "error: unrecognized subcommand 'dance'");
    refuses("play ,", "error: there is no heap: set up at least one");
    let small = "is for small boards: at most 9 heaps, 31 stones in each and 60 in all, \
                 and at most 31 a turn where there is a limit";
    for (arguments, asked) in [
        ("tree 32", "a game tree"),
        ("play 1 1 1 1 1 1 1 1 1 1 --two casual", "casual"),
        ("play 100 --one minimax --two perfect", "minimax"),
        ("play 31 30 --two beginner", "beginner"),
        ("play 99 --take 1,3", "a set of numbers"),
        ("analyse 3 --take 2,31 40", "a set of numbers"),
    ] {
        refuses(arguments, &format!("error: {asked} {small}"));
    }
}

#[test]
fn heaps_and_words_may_be_written_in_several_ways() {
    let expected = prints("analyse 2 3 --rule misere");
    for same in [
        "2,3 --rule misere",
        "2, 3 --rule Misere",
        "--rule Misère 2 ,3",
    ] {
        assert_eq!(prints(&format!("analyse {same}")), expected, "{same}");
    }
    assert_eq!(prints("analyse"), prints("analyse 5 4 3 2 1 --rule normal"));
    assert!(prints("play 0 --one PERFECT").ends_with("Player 2 wins.\n"));
}

#[test]
fn the_help_of_play_describes_each_opponent() {
    let help = prints("play --help");
    // The program does not offer the learner, which without training plays as the beginner does.
    let opponents = Strategy::ALL
        .into_iter()
        .filter(|&strategy| strategy != Strategy::Learner);
    for name in opponents.map(Strategy::name).chain(["human"]) {
        assert_eq!(
            help.matches(&format!("- {name}: ")).count(),
            2,
            "{name}: {help}"
        );
    }
}

#[test]
fn a_closed_pipe_is_no_error() {
    // The output does not fit into a pipe of 64 KB.
    let mut running = Command::new(env!("CARGO_BIN_EXE_nim-cli"))
        .args(["tree", "31", "29"])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    drop(running.stdout.take());
    let output = running.wait_with_output().unwrap();
    assert_eq!(String::from_utf8(output.stderr).unwrap(), "");
    assert_eq!(output.status.code(), Some(0));
}
