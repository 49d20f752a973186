//! What libFuzzer prints, and what we make of it.

use std::path::PathBuf;

/// What one target came to.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Progress {
    /// How often it ran.
    pub(super) executions: u64,
    per_second: u64,
    /// Places in the code that its seeds reach, and all that were reached.
    coverage_at_first: u64,
    coverage: u64,
    /// How many inputs were worth keeping.
    corpus: u64,
    /// The input that it failed on; empty if that was not written down.
    pub(super) crash: Option<PathBuf>,
}

impl Progress {
    /// Takes the figures out of a line like `#528 INITED cov: 1593 ft: 8217 corp: 458/782Kb exec/s: 66 rss: 30Mb`,
    /// and the name of the file with the crash.
    pub(super) fn read(&mut self, line: &str) {
        if let Some((_, file)) = line.split_once("Test unit written to ") {
            self.crash = Some(PathBuf::from(file));
        }
        let Some(numbered) = line.strip_prefix('#') else { return };
        let words: Vec<&str> = numbered.split_whitespace().collect();
        let number = |word: &str| -> Option<u64> {
            let digits: String = word.chars().take_while(char::is_ascii_digit).collect();
            digits.parse().ok()
        };
        let after = |name: &str| {
            let at = words.iter().position(|word| *word == name)?;
            number(words.get(at + 1)?)
        };
        let (Some(executions), Some(coverage)) = (number(numbered), after("cov:")) else { return };
        self.executions = executions;
        self.coverage = coverage;
        self.corpus = after("corp:").unwrap_or(self.corpus);
        self.per_second = after("exec/s:").unwrap_or(self.per_second);
        if words.get(1) == Some(&"INITED") {
            self.coverage_at_first = coverage;
        }
    }
}

/// Whether a person wants to read the line: not every new input, nor what libFuzzer does without.
pub(super) fn is_news(line: &str) -> bool {
    let inputs = ["NEW", "REDUCE", "RELOAD"];
    let noise =
        ["WARNING: Failed to find function", "INFO: libFuzzer ignores flags", "\tNEW_FUNC", "######", "\""];
    let about_input =
        line.starts_with('#') && line.split_whitespace().nth(1).is_some_and(|it| inputs.contains(&it));
    !about_input && !noise.iter().any(|start| line.starts_with(start))
}

pub(super) fn print_table(all: &[(String, Progress)]) {
    println!(
        "\n{:<25} {:>12} {:>10} {:>16} {:>8}  result",
        "target", "executions", "per second", "code reached", "corpus"
    );
    for (target, one) in all {
        let reached = format!("{} → {}", one.coverage_at_first, one.coverage);
        let result = if one.crash.is_some() { "FAILED" } else { "ok" };
        println!(
            "{target:<25} {:>12} {:>10} {reached:>16} {:>8}  {result}",
            one.executions, one.per_second, one.corpus
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_are_read_from_what_libfuzzer_prints() {
        let mut progress = Progress::default();
        for line in [
            "INFO: Seed: 1568530078",
            "#33\tINITED cov: 1568 ft: 5352 corp: 32/64Kb exec/s: 0 rss: 29Mb",
            "#35\tNEW    cov: 1570 ft: 5366 corp: 33/66Kb lim: 2048 exec/s: 0 rss: 29Mb L: 2048/2048 MS: 1 CrossOver-",
            "#2667\tDONE   cov: 1596 ft: 8653 corp: 725/1172Kb lim: 2048 exec/s: 127 rss: 35Mb",
            "Done 2667 runs in 21 second(s)",
        ] {
            progress.read(line);
        }
        let expected = Progress {
            executions: 2667,
            per_second: 127,
            coverage_at_first: 1568,
            coverage: 1596,
            corpus: 725,
            crash: None,
        };
        assert_eq!(progress, expected);
        progress.read("artifact_prefix='fuzz/'; Test unit written to fuzz/crash-0b");
        assert_eq!(progress.crash, Some(PathBuf::from("fuzz/crash-0b")));
    }

    #[test]
    fn a_broken_law_is_news_and_a_new_input_is_not() {
        assert!(is_news("the law “offers” is broken for seat 1: …"));
        assert!(is_news("#2667\tDONE   cov: 1596"));
        assert!(!is_news("#35\tNEW    cov: 1570"));
        assert!(!is_news("WARNING: Failed to find function \"__sanitizer_print_stack_trace\"."));
    }
}
