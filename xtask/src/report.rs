//! The closing lines of `cargo xtask test`.

use std::{
    collections::BTreeSet,
    fmt::Write as _,
    process::ExitCode,
    time::{Duration, Instant},
};

use crate::tally::Tally;

/// The number of slow tests that are named with their time.
const SLOWEST: usize = 15;
/// The most tests of a run that may be tried again because a browser did not start or its driver was
/// lost.
const MOST_LOST: usize = 2;

/// One step, done.
#[derive(Debug)]
pub(crate) struct Step {
    pub(crate) name: &'static str,
    pub(crate) tally: Tally,
    /// A problem besides failed tests.
    pub(crate) problem: Option<String>,
    pub(crate) took: Duration,
}

impl Step {
    /// A step that failed without a failing test counts as one failure itself.
    fn failed(&self) -> usize {
        self.tally.failed + usize::from(self.problem.is_some())
    }
}

/// All steps so far.
#[derive(Debug)]
pub(crate) struct Report {
    started: Instant,
    steps: Vec<Step>,
    /// Whole steps that were not taken.
    left_out: Vec<String>,
}

impl Report {
    pub(crate) fn new(started: Instant) -> Self {
        Self {
            started,
            steps: Vec::new(),
            left_out: Vec::new(),
        }
    }

    pub(crate) fn add(&mut self, step: Step) {
        self.steps.push(step);
    }

    /// Records a part that was not run, for the closing lines.
    pub(crate) fn leave_out(&mut self, what: String) {
        self.left_out.push(what);
    }

    /// Prints the counts, a line `N passed, M failed` last; nothing may follow it, not even
    /// an error.
    pub(crate) fn close(&self) -> ExitCode {
        println!("\n{}", self.text());
        if self.failed() == 0 {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }

    fn failed(&self) -> usize {
        let failed: usize = self.steps.iter().map(Step::failed).sum();
        failed + usize::from(self.lost() > MOST_LOST)
    }

    /// How many tests were tried again.
    fn lost(&self) -> usize {
        let again = self.steps.iter().map(|step| step.tally.tried_again.len());
        again.sum()
    }

    fn text(&self) -> String {
        let mut text = String::new();
        for step in &self.steps {
            let result = match (step.failed(), step.tally.passed) {
                (0, 0) => "ok".to_owned(),
                (failed, passed) if passed + step.tally.failed > 0 => {
                    let mut counts = format!("{passed} passed, {failed} failed");
                    if step.tally.ignored > 0 {
                        let _ = write!(counts, ", {} ignored", step.tally.ignored);
                    }
                    counts
                }
                _ => "FAILED".to_owned(),
            };
            let seconds = step.took.as_secs_f32();
            let _ = writeln!(text, "{:<16} {result:<36} {seconds:>7.1} s", step.name);
        }
        let seconds = self.started.elapsed().as_secs_f32();
        let _ = writeln!(text, "{:<53} {seconds:>7.1} s", "in all, with setup");
        let mut times: Vec<_> = self
            .steps
            .iter()
            .flat_map(|step| &step.tally.times)
            .collect();
        times.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        for (time, name) in times.iter().take(SLOWEST) {
            let _ = writeln!(text, "{time:>7.1} s  {name}");
        }
        for step in &self.steps {
            // Both programs that play in browsers report the missing abilities.
            let left_out: BTreeSet<_> =
                step.tally.left_out.iter().map(|name| name.trim()).collect();
            for name in left_out {
                let _ = writeln!(text, "left out of {}: {name}", step.name);
            }
        }
        for what in &self.left_out {
            let _ = writeln!(text, "left out: {what}");
        }
        for step in &self.steps {
            for what in &step.tally.tried_again {
                let _ = writeln!(text, "tried again in {}: {what}", step.name);
            }
        }
        for step in &self.steps {
            for name in &step.tally.failures {
                let _ = writeln!(text, "FAILED in {}: {name}", step.name);
            }
            if let Some(problem) = &step.problem {
                let _ = writeln!(text, "FAILED {}: {problem}", step.name);
            }
        }
        if self.lost() > MOST_LOST {
            let _ = writeln!(
                text,
                "FAILED: {} tests were tried again, and at most {MOST_LOST} may be",
                self.lost()
            );
        }
        let passed: usize = self.steps.iter().map(|step| step.tally.passed).sum();
        let _ = write!(text, "{passed} passed, {} failed", self.failed());
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(steps: Vec<Step>) -> Report {
        Report {
            started: Instant::now(),
            steps,
            left_out: Vec::new(),
        }
    }

    fn step(name: &'static str, lines: &str, problem: Option<&str>) -> Step {
        let mut tally = Tally::default();
        lines.lines().for_each(|line| tally.read(line));
        Step {
            name,
            tally,
            problem: problem.map(str::to_owned),
            took: Duration::from_secs(1),
        }
    }

    #[test]
    fn the_last_line_sums_all_steps() {
        let report = report(vec![
            step("format", "", None),
            step(
                "host tests",
                "test result: ok. 3 passed; 0 failed; 1 ignored",
                None,
            ),
            step(
                "browser tests",
                "test a ... FAILED\ntest result: FAILED. 2 passed; 1 failed",
                None,
            ),
        ]);
        let text = report.text();
        assert_eq!(text.lines().last(), Some("5 passed, 1 failed"));
        assert!(text.contains("FAILED in browser tests: a\n"));
        assert_eq!(report.close(), ExitCode::FAILURE);
    }

    #[test]
    fn a_step_that_fails_without_a_test_counts_as_a_failure() {
        let report = report(vec![
            step("clippy, host", "", Some("a warning")),
            step("host tests", "test result: ok. 3 passed; 0 failed", None),
        ]);
        let text = report.text();
        assert_eq!(text.lines().last(), Some("3 passed, 1 failed"));
        assert!(text.contains("FAILED clippy, host: a warning\n"));
        assert_eq!(report.close(), ExitCode::FAILURE);
    }

    #[test]
    fn at_most_two_tests_may_be_retried_in_a_run() {
        let again = |name, times: usize| {
            let lines = "tried again: in Firefox: no window\n".repeat(times);
            step(
                name,
                &format!("{lines}test result: ok. 3 passed; 0 failed"),
                None,
            )
        };
        let twice = report(vec![again("browser tests", 1), again("engines", 1)]);
        assert_eq!(twice.text().lines().last(), Some("6 passed, 0 failed"));
        assert_eq!(twice.close(), ExitCode::SUCCESS);
        let thrice = report(vec![again("browser tests", 1), again("engines", 2)]);
        assert_eq!(thrice.text().lines().last(), Some("6 passed, 1 failed"));
        assert_eq!(thrice.close(), ExitCode::FAILURE);
    }

    #[test]
    fn the_slowest_tests_are_named_with_their_time() {
        let lines = (1..=20).map(|number| format!("test number_{number} ... ok <{number}.000s>"));
        let lines: Vec<_> = lines.collect();
        let text = report(vec![step("host tests", &lines.join("\n"), None)]).text();
        assert!(
            text.contains("   20.0 s  number_20\n   19.0 s  number_19\n"),
            "{text}"
        );
        assert!(
            text.contains("number_6\n") && !text.contains("number_5\n"),
            "{text}"
        );
    }

    #[test]
    fn omitted_tests_are_named_before_the_counts() {
        let mut report = report(vec![step(
            "host tests",
            "test slow ... ignored, long: hours\ntest result: ok. 1 passed; 0 failed; 1 ignored",
            None,
        )]);
        report.leave_out("coverage".to_owned());
        assert!(report.text().contains(
            "left out of host tests: slow, long: hours\nleft out: coverage\n1 passed, 0 failed"
        ));
        assert_eq!(report.close(), ExitCode::SUCCESS);
    }
}
