//! Counts the results of the steps of `cargo xtask test`, and prints them at the end.

use std::{
    process::ExitCode,
    time::{Duration, Instant},
};

/// What a runner of tests has printed.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    ignored: usize,
    /// Lines to repeat at the end: tests that failed, were left out or were tried again.
    told: Vec<String>,
}

impl Tally {
    /// Takes in one line of output.
    pub(crate) fn read(&mut self, line: &str) {
        let line = line.trim();
        // `test result: ok. 3 passed; 1 failed; 2 ignored; …`
        if let Some((_, counts)) = line
            .strip_prefix("test result: ")
            .and_then(|result| result.split_once(". "))
        {
            for part in counts.split("; ") {
                let (number, what) = part.split_once(' ').unwrap_or_default();
                let number: usize = number.parse().unwrap_or(0);
                match what {
                    "passed" => self.passed += number,
                    "failed" => self.failed += number,
                    "ignored" => self.ignored += number,
                    _ => {}
                }
            }
        } else if line.starts_with("tried again: ") || line.starts_with("left out: ") {
            if !self.told.iter().any(|told| told == line) {
                self.told.push(line.to_owned());
            }
        } else if let Some(name) = line
            .strip_prefix("test ")
            .and_then(|test| test.split_once(" ... FAIL"))
        {
            self.told.push(format!("FAILED: {}", name.0));
        } else if line.starts_with('[') && line.contains("] › ") {
            // Playwright lists what failed at its end.
            self.told
                .push(format!("FAILED: {}", line.trim_end_matches('─')));
        } else if let Some((number, what)) = line.split_once(' ')
            && let Ok(number) = number.parse::<usize>()
        {
            // `12 passed (3.4s)`, as Playwright counts.
            match what.split(" (").next() {
                Some("passed") => self.passed += number,
                Some("failed" | "did not run" | "interrupted") => self.failed += number,
                Some("skipped") => self.ignored += number,
                _ => {}
            }
        }
    }
}

/// All steps so far.
#[derive(Debug)]
pub(crate) struct Report {
    started: Instant,
    rows: Vec<String>,
    told: Vec<String>,
    passed: usize,
    failed: usize,
}

impl Report {
    pub(crate) fn new() -> Self {
        Self {
            started: Instant::now(),
            rows: Vec::new(),
            told: Vec::new(),
            passed: 0,
            failed: 0,
        }
    }

    /// Adds a step. One that failed without a failing test counts as one failure itself.
    pub(crate) fn add(&mut self, name: &str, result: Result<Tally, String>, took: Duration) {
        let (tally, problem) = match result {
            Ok(tally) => (tally, None),
            Err(problem) => (Tally::default(), Some(problem)),
        };
        let counts = match (&problem, tally.passed + tally.failed) {
            (Some(_), _) => "FAILED".to_owned(),
            (None, 0) => "ok".to_owned(),
            (None, _) => format!(
                "{} passed, {} failed, {} ignored",
                tally.passed, tally.failed, tally.ignored
            ),
        };
        self.rows.push(format!(
            "{name:<16} {counts:<40} {:>7.1} s",
            took.as_secs_f32()
        ));
        self.passed += tally.passed;
        self.failed += tally.failed + usize::from(problem.is_some());
        self.told
            .extend(tally.told.iter().map(|told| format!("{name}: {told}")));
        self.told
            .extend(problem.map(|problem| format!("FAILED {name}: {problem}")));
    }

    /// Prints all of it, a line `N passed, M failed` last; nothing may follow it.
    pub(crate) fn close(&self) -> ExitCode {
        println!("\n{}", self.text());
        if self.failed == 0 {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }

    fn text(&self) -> String {
        let took = format!(
            "{:<57} {:>7.1} s",
            "in all",
            self.started.elapsed().as_secs_f32()
        );
        let counts = format!("{} passed, {} failed", self.passed, self.failed);
        let lines = self
            .rows
            .iter()
            .chain([&took])
            .chain(&self.told)
            .chain([&counts]);
        lines.map(String::as_str).collect::<Vec<_>>().join("\n")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(lines: &[&str]) -> Tally {
        let mut tally = Tally::default();
        for line in lines {
            tally.read(line);
        }
        tally
    }

    #[test]
    fn the_last_line_sums_all_steps() {
        let mut report = Report::new();
        report.add("format", Ok(Tally::default()), Duration::ZERO);
        let host = [
            "test a ... ok",
            "test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured",
        ];
        report.add("host", Ok(tally(&host)), Duration::ZERO);
        assert_eq!(report.close(), ExitCode::SUCCESS);
        let browsers = [
            "test b::c ... FAILED",
            "left out: d",
            "left out: d",
            "test result: FAILED. 2 passed; 1 failed; 0 ignored",
        ];
        report.add("browsers", Ok(tally(&browsers)), Duration::ZERO);
        let page = [
            "  ✓  1 [page] › page/a.spec.ts:1:1 › a game (1.2s)",
            "  1 failed",
            "    [page] › page/b.spec.ts:1:1 › another ────",
            "  4 passed (3.4s)",
        ];
        report.add("page", Ok(tally(&page)), Duration::ZERO);
        report.add("clippy", Err("a warning".to_owned()), Duration::ZERO);
        let text = report.text();
        assert!(text.ends_with("browsers: FAILED: b::c\nbrowsers: left out: d\npage: FAILED: [page] › page/b.spec.ts:1:1 › another \nFAILED clippy: a warning\n9 passed, 3 failed"), "{text}");
        assert_eq!(report.close(), ExitCode::FAILURE);
    }
}
