//! How many tests passed.

use std::fmt;

/// How many tests passed and failed.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Count {
    pub(super) passed: usize,
    pub(super) failed: usize,
    /// Tests that passed in an earlier run with the same inputs.
    pub(super) skipped: usize,
}

impl Count {
    pub(super) fn passed(passed: usize) -> Self {
        Self { passed, ..Self::default() }
    }

    pub(super) fn all(self) -> usize {
        self.passed + self.failed + self.skipped
    }

    pub(super) fn add(&mut self, other: Self) {
        self.passed += other.passed;
        self.failed += other.failed;
        self.skipped += other.skipped;
    }

    /// Adds a line like `test result: ok. 4 passed; 0 failed; …`; other lines count nothing.
    pub(super) fn read(&mut self, line: &str) {
        let Some(result) = line.strip_prefix("test result: ") else { return };
        for part in result.split(['.', ';']) {
            match part.trim().split_once(' ') {
                Some((number, "passed")) => self.passed += number.parse().unwrap_or(0),
                Some((number, "failed")) => self.failed += number.parse().unwrap_or(0),
                _ => {}
            }
        }
    }
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(f, ", {} skipped", self.skipped)?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::Count;

    #[test]
    fn results_of_several_programs_add_up() {
        let mut count = Count::default();
        for line in [
            "test result: ok. 4 passed; 0 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.00s",
            "test something::else ... ok",
            "test result: FAILED. 9 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 0.02s",
        ] {
            count.read(line);
        }
        assert_eq!(count, Count { passed: 13, failed: 2, skipped: 0 });
        assert_eq!(count.to_string(), "13 passed, 2 failed");
    }
}
