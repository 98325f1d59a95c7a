//! The examples of the README and of `--help`, all run.

use std::path::Path;

use crate::common::{nim_in, printed, prints};

const README: &str = include_str!("../../README.md");

/// Runs the commands in a new folder, since one of them writes a file that the next one reads.
fn run_all(folder: &str, commands: &[&str]) {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(folder);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    for command in commands {
        let arguments = command.strip_prefix("nim-cli ").unwrap();
        let answer = printed(&nim_in(&folder, arguments, b""));
        assert!(!answer.is_empty(), "{command}");
    }
}

/// A command in single backquotes that is not only named, such as `nim-cli play 3 5 7`.
fn is_example(text: &&str) -> bool {
    text.starts_with("nim-cli ")
}

#[test]
fn the_examples_of_the_readme_run() {
    let commands: Vec<&str> = README.split('`').filter(is_example).collect();
    assert!(commands.len() > 6, "{commands:?}");
    for command in ["play", "analyse", "tree", "match", "train"] {
        let start = format!("nim-cli {command} ");
        assert!(commands.iter().any(|text| text.starts_with(&start)));
    }
    run_all("readme", &commands);
}

#[test]
fn the_json_of_the_readme_is_the_answer_of_its_command() {
    let line = README.lines().find(|line| line.starts_with('{')).unwrap();
    assert_eq!(
        prints("analyse 3 5 7 --rule misere --json"),
        format!("{line}\n")
    );
}

#[test]
fn the_examples_of_the_help_run() {
    for command in ["", "play", "match", "train"] {
        let help = prints(&format!("{command} --help"));
        let (_, examples) = help.split_once("\nExamples:\n").unwrap();
        // The lists end with a line that is not indented.
        let examples = examples.lines().map_while(|line| line.strip_prefix("  "));
        let examples: Vec<&str> = examples.filter(is_example).collect();
        assert!(examples.len() > 1, "{help}");
        // A learner that an example reads is written by another one.
        let mut commands = vec!["nim-cli train learner.txt 1 3 5 --rule misere --games 10"];
        commands.extend(examples);
        run_all(&format!("help-{command}"), &commands);
    }
}
