//! Runs the program, and reads what it says.

use std::io::Write;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// Runs the program with these words as arguments and this text as its input.
pub fn nim_with(arguments: &str, input: &str) -> Output {
    nim_given(arguments, input.as_bytes())
}

/// The same with any bytes as its input.
pub fn nim_given(arguments: &str, input: &[u8]) -> Output {
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

/// What it prints when all is well.
pub fn prints(arguments: &str) -> String {
    printed(&nim(arguments))
}

pub fn parsed(arguments: &str) -> Value {
    serde_json::from_str(&prints(arguments)).unwrap()
}

pub fn refuses(arguments: &str, message: &str) {
    let output = nim(arguments);
    let told = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{arguments}: {told}");
    assert!(output.stdout.is_empty(), "{arguments}");
    assert!(told.contains(message), "{arguments}: {told}");
}
