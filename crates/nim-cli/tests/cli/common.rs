//! Runs the program, and reads its output.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// Runs the program with these words as arguments and this input.
pub fn run(arguments: &str, input: &[u8]) -> Output {
    let mut running = Command::new(env!("CARGO_BIN_EXE_nim-cli"))
        .args(arguments.split_whitespace())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not read its input closes the pipe. The input fits into a pipe, so nobody waits.
    let _ = running.stdin.take().unwrap().write_all(input);
    running.wait_with_output().unwrap()
}

/// The output of a run without errors, for these answers.
pub fn session(arguments: &str, answers: &str) -> String {
    let output = run(arguments, answers.as_bytes());
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(
        (output.status.code(), &*error),
        (Some(0), ""),
        "{arguments}"
    );
    String::from_utf8(output.stdout).unwrap()
}

pub fn prints(arguments: &str) -> String {
    session(arguments, "")
}

/// Checks that a run has no output, and that its error begins with this line.
pub fn refuses(arguments: &str, line: &str) {
    let output = run(arguments, b"");
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments}: {error}");
    assert!(output.stdout.is_empty(), "{arguments}");
    assert_eq!(error.lines().next(), Some(line), "{arguments}");
}

/// Checks that an output has this part.
#[track_caller]
pub fn has(output: &str, part: &str) {
    assert!(output.contains(part), "no {part:?} in {output}");
}

/// Checks that an output ends with this part.
#[track_caller]
pub fn ends(output: &str, part: &str) {
    assert!(output.ends_with(part), "no {part:?} at the end of {output}");
}
