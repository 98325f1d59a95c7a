//! Counts the output of the test runners: libtest on the host, and that of the browser tests.

/// The result of the tests of one kind.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Tally {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    pub(crate) ignored: usize,
    /// The names of tests that failed, as far as they were printed.
    pub(crate) failures: Vec<String>,
    /// The names of tests that were left out, with the reason where one was given.
    pub(crate) left_out: Vec<String>,
    /// The tests repeated because a browser did not start or was lost, with the reason.
    pub(crate) tried_again: Vec<String>,
    /// How many seconds each test took, as far as its runner tells.
    pub(crate) times: Vec<(f32, String)>,
    /// A problem besides failed tests.
    pub(crate) problem: Option<String>,
}

impl Tally {
    /// Takes in one line of output.
    pub(crate) fn read(&mut self, line: &str) {
        let line = line.trim();
        if let Some(counts) = line.strip_prefix("test result: ") {
            self.add(counts);
        } else if let Some(what) = line.strip_prefix("tried again: ") {
            self.tried_again.push(what.to_owned());
        } else if let Some(what) = line.strip_prefix("left out: ") {
            self.left_out.push(what.to_owned());
        } else if let Some((time, name)) = line
            .strip_prefix("took ")
            .and_then(|line| line.split_once(" s: "))
        {
            self.times
                .extend(time.parse().ok().map(|time| (time, name.to_owned())));
        } else if let Some((name, result)) = line
            .strip_prefix("test ")
            .and_then(|test| test.rsplit_once(" ... "))
        {
            // libtest with this option: `ok <0.012s>`
            let time = result
                .rsplit_once(" <")
                .and_then(|(_, time)| time.strip_suffix("s>"));
            let time = time.and_then(|time| time.parse().ok());
            self.times.extend(time.map(|time| (time, name.to_owned())));
            if result.starts_with("FAIL") {
                self.failures.push(name.trim().to_owned());
            } else if let Some(reason) = result.strip_prefix("ignored") {
                self.left_out.push(format!("{name}{reason}"));
            }
        }
    }

    fn add(&mut self, counts: &str) {
        // "ok. 3 passed; 1 failed; 2 ignored; …"
        let (_, counts) = counts.split_once(". ").unwrap_or_default();
        for part in counts.split("; ") {
            let Some((number, what)) = part.split_once(' ') else {
                continue;
            };
            let Ok(number) = number.parse::<usize>() else {
                continue;
            };
            match what {
                "passed" => self.passed += number,
                "failed" => self.failed += number,
                "ignored" => self.ignored += number,
                _ => {}
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tally(lines: &str) -> Tally {
        let mut tally = Tally::default();
        lines.lines().for_each(|line| tally.read(line));
        tally
    }

    #[test]
    fn the_counts_of_all_runs_add_up() {
        let tally = tally(
            "test result: ok. 3 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s\n\
             something else\n\
             test result: FAILED. 1 passed; 2 failed; 4 ignored; 0 filtered out\n",
        );
        assert_eq!((tally.passed, tally.failed, tally.ignored), (4, 2, 4));
    }

    #[test]
    fn failed_and_omitted_tests_are_named() {
        let tally = tally(
            "test a::good ... ok\n\
             test a::bad ... FAILED\n\
             test in_browser ... FAIL\n\
             test a::slow ... ignored, long: a million games\n\
             test src/lib.rs - x (line 3) ... ignored\n",
        );
        assert_eq!(tally.failures, ["a::bad", "in_browser"]);
        assert_eq!(
            tally.left_out,
            ["a::slow, long: a million games", "src/lib.rs - x (line 3)"]
        );
    }

    #[test]
    fn times_and_retries_are_read_from_either_runner() {
        let tally = tally(
            "test a::slow ... ok <1.500s>\n\
             test b::quick in Firefox ... ok\n\
             took 0.25 s: b::quick in Firefox\n\
             tried again: in Firefox: no window\n\
             left out: in Firefox, shifts of the layout\n",
        );
        let times = [(1.5, "a::slow"), (0.25, "b::quick in Firefox")];
        assert_eq!(
            tally.times,
            times.map(|(time, name)| (time, name.to_owned()))
        );
        assert_eq!(tally.tried_again, ["in Firefox: no window"]);
        assert_eq!(tally.left_out, ["in Firefox, shifts of the layout"]);
    }
}
