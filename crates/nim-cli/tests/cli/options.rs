//! Options and heaps: the ways to write them, the defaults, and the sentence after a mistake.

use std::fs;

use crate::common::{prints, refused, refuses};

fn says(arguments: &str, mistake: &str) {
    let command = arguments.split_whitespace().next().unwrap();
    let help = format!("nim-cli {command} --help tells more.");
    assert_eq!(
        refused(arguments),
        format!("error: {mistake} {help}\n"),
        "{arguments}"
    );
}

#[test]
fn a_wrong_number_names_the_option_the_text_and_the_limits() {
    let (short, long) = (u64::from(u32::MAX), u64::MAX);
    let out = " Leave --take out for no limit.";
    for (command, option, least, most, more) in [
        ("play", "--take", 1, short, out),
        ("analyse 3", "--take", 1, short, out),
        ("tree 3", "--depth", 0, long, ""),
        ("play", "--seed", 0, long, ""),
        ("match", "--seed", 0, long, ""),
        ("match", "--games", 1, long, ""),
        ("train unused", "--games", 1, long, ""),
    ] {
        let allowed = format!("Write a whole number from {least} to {most}.{more}");
        let too_large = (u128::from(most) + 1).to_string();
        for text in ["-1", "x", "1.5", "1e3", &too_large] {
            let mistake = format!("{option} is {text:?}. {allowed}");
            says(&format!("{command} {option} {text}"), &mistake);
        }
        for empty in [option.to_owned(), format!("{option}=")] {
            let mistake = format!("{option} has no value. {allowed}");
            says(&format!("{command} {empty}"), &mistake);
        }
        let zero = format!("{command} {option} 0");
        if least == 1 {
            says(&zero, &format!("{option} is \"0\". {allowed}"));
        }
    }
    let cut = format!("--seed is \"{}…\".", "9".repeat(24));
    refuses(&format!("play --seed {}", "9".repeat(99)), &cut);
}

#[test]
fn a_wrong_word_names_the_option_the_text_and_the_words() {
    let players = "beginner, casual, skilled, perfect, minimax or learner.";
    for (command, option, allowed) in [
        ("play", "--rule", "Write normal or misere.".to_owned()),
        ("play", "--one", format!("Write human, {players}")),
        ("play", "--two", format!("Write human, {players}")),
        ("match", "--one", format!("Write {players}")),
        ("match", "--two", format!("Write {players}")),
        ("match", "--first", "Write one or two.".to_owned()),
    ] {
        let mistake = format!("{option} is \"nobody\". {allowed}");
        says(&format!("{command} {option} nobody"), &mistake);
        let mistake = format!("{option} has no value. {allowed}");
        says(&format!("{command} {option}"), &mistake);
        says(&format!("{command} {option}="), &mistake);
    }
    refuses("match --one human", "--one is \"human\". Write beginner, ");
}

#[test]
fn a_wrong_heap_is_named() {
    let whole = "Write whole numbers from 0 to 4294967295, such as 3 5 7.";
    for (heaps, heap, text) in [
        ("3 five", "B", "five"),
        ("-1", "A", "-1"),
        ("1e9", "A", "1e9"),
        ("3,4294967296", "B", "4294967296"),
        ("3,,7", "B", ""),
    ] {
        for command in ["play", "analyse", "tree", "match", "train unused"] {
            for option in ["", "--heaps "] {
                refuses(
                    &format!("{command} {option}{heaps}"),
                    &format!("error: Heap {heap} is {text:?}. {whole}\n"),
                );
            }
        }
    }
    let none = "error: No heaps are given. Write the stones of each heap, such as 3 5 7.\n";
    for arguments in ["analyse", "tree", "play ,", "analyse --heaps="] {
        refuses(arguments, none);
    }
    says(
        "match --heaps",
        "--heaps has no value. Write the stones of each heap, such as --heaps 3,5,7.",
    );
}

#[test]
fn other_mistakes_are_sentences_too() {
    says(
        "tree 3 --dept 4",
        "There is no option \"--dept\" here. Did you mean --depth?",
    );
    says("play --json", "There is no option \"--json\" here.");
    says(
        "play --take 3 --take 4",
        "--take is given twice. Give this option once.",
    );
    says("analyse 3 --json=yes", "--json takes no value.");
    says("train", "FILE is missing. Write the name of a file.");
    says(
        "match --one learner --learner=",
        "--learner has no value. Write the name of a file.",
    );
    assert_eq!(
        refused("dance"),
        "error: There is no command \"dance\". Write play, analyse, tree, match or train. \
         nim-cli --help tells more.\n"
    );
}

#[test]
fn every_command_takes_heaps_in_a_row_and_as_an_option() {
    let file = concat!(env!("CARGO_TARGET_TMPDIR"), "/heaps.txt");
    let train = format!("train {file} --games 1 --seed 1");
    for command in [
        "play",
        "analyse",
        "tree",
        "match --games 9 --seed 1",
        &train,
    ] {
        let answer = |heaps: &str| {
            let _ = fs::remove_file(file);
            prints(&format!("{command} {heaps}"))
        };
        let expected = answer("2 3");
        for heaps in ["2,3", "--heaps 2 3", "--heaps 2,3", "2 3 --heaps 2,3"] {
            assert_eq!(answer(heaps), expected, "{command} {heaps}");
        }
        let _ = fs::remove_file(file);
        refuses(
            &format!("{command} 2 3 --heaps 3,2"),
            "error: The heaps are given twice, and differ: 2,3 and --heaps 3,2. Give the heaps once.\n",
        );
    }
}

/// The help with single spaces, whatever its columns.
fn help(command: &str) -> String {
    let help = prints(&format!("{command} --help"));
    help.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_help_of_every_command_describes_the_heaps_alike() {
    for command in ["play", "analyse", "tree", "match", "train"] {
        let help = help(command);
        for text in [
            "[HEAPS]... The stones of each heap, such as 3 5 7 or 3,5,7; - reads them from standard input",
            "--heaps <HEAPS>... The same as an option",
        ] {
            assert!(help.contains(text), "{command}: {help}");
        }
    }
}

#[test]
fn the_help_says_that_the_defaults_differ_from_those_of_the_page_and_why() {
    for (command, defaults, reason) in [
        (
            "",
            "The page starts in misère play",
            "since normal play has the simpler theory",
        ),
        (
            "play",
            "The page starts with 3 5 7 in misère play against casual.",
            "since this program follows a console game with that board and rule.",
        ),
        ("match", "5 4 3 2 1 in normal play", "as in nim-cli play"),
        (
            "train",
            "at first 3 5 7 in misère play.",
            "since normal play is the default of every command",
        ),
    ] {
        let help = help(command);
        assert!(help.contains(defaults), "{help}");
        assert!(help.contains(reason), "{help}");
    }
}
