//! What `cargo xtask test` does only when it is told `--long`.
//!
//! Tests that take long are marked `#[ignore = "long: …"]`; without it the closing lines name each
//! of them as left out.

use std::process::Command;

/// How much is tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Length {
    /// What is over in half an hour.
    Short,
    /// Everything, which takes hours.
    Long,
}

impl Length {
    pub(crate) fn from_flag(long: bool) -> Self {
        if long { Self::Long } else { Self::Short }
    }

    /// Whether a browser test that fails may be tried a second time. What takes hours is not.
    pub(crate) fn tries_again(self) -> bool {
        self == Self::Short
    }

    /// Lets a test command run the tests that are marked as long as well.
    pub(crate) fn tell(self, tests: &mut Command) {
        if self == Self::Long {
            tests.args(["--", "--include-ignored"]);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::line;

    fn told(length: Length) -> String {
        let mut tests = Command::new("cargo");
        length.tell(tests.arg("test"));
        line(&tests)
    }

    #[test]
    fn tests_that_are_marked_as_long_run_when_asked_for_alone() {
        assert_eq!(told(Length::Short), "cargo test");
        assert_eq!(told(Length::Long), "cargo test -- --include-ignored");
    }
}
