//! The examples of the README and of `--help`, all run.

use crate::common::prints;

fn run_all<'a>(examples: impl Iterator<Item = &'a str>) -> usize {
    let commands = examples.filter_map(|text| text.strip_prefix("nim-cli "));
    commands
        .map(|command| assert!(!prints(command).is_empty()))
        .count()
}

#[test]
fn the_examples_of_the_readme_run() {
    let readme = include_str!("../../README.md");
    assert_eq!(run_all(readme.split('`')), 3, "one of each command");
}

#[test]
fn the_examples_of_the_help_run() {
    for command in ["", "play"] {
        let help = prints(&format!("{command} --help"));
        let (_, examples) = help.split_once("\nExamples:\n").unwrap();
        assert_eq!(run_all(examples.lines().map(str::trim)), 3, "{help}");
    }
}
