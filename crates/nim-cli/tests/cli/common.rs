//! Runs the program, and reads its output.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Runs the program with these words as arguments and this text as its input.
pub fn nim_with(arguments: &str, input: &str) -> Output {
    nim_given(arguments, input.as_bytes())
}

/// The same with any bytes as input.
pub fn nim_given(arguments: &str, input: &[u8]) -> Output {
    nim_in(Path::new("."), arguments, input)
}

/// The same in this folder.
pub fn nim_in(folder: &Path, arguments: &str, input: &[u8]) -> Output {
    let mut running = Command::new(env!("CARGO_BIN_EXE_nim-cli"))
        .args(arguments.split_whitespace())
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut stdin = running.stdin.take().unwrap();
    let input = input.to_owned();
    // Writing fails where the program does not read its input.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(&input);
    });
    let output = running.wait_with_output().unwrap();
    writer.join().unwrap();
    output
}

pub fn nim(arguments: &str) -> Output {
    nim_with(arguments, "")
}

pub fn printed(output: &Output) -> String {
    assert_eq!(
        output.status.code(),
        Some(0),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The output of a run without errors.
pub fn prints(arguments: &str) -> String {
    printed(&nim(arguments))
}

pub fn parsed(arguments: &str) -> Value {
    serde_json::from_str(&prints(arguments)).unwrap()
}

/// The error of a run that has no output, in one line.
pub fn refused(arguments: &str) -> String {
    let output = nim(arguments);
    let error = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments}: {error}");
    assert!(output.stdout.is_empty(), "{arguments}");
    error
}

pub fn refuses(arguments: &str, message: &str) {
    let error = refused(arguments);
    assert!(error.contains(message), "{arguments}: {error}");
}
