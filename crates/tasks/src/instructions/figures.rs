//! Kept figures, and how new counts compare with them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Instructions by the name of what was counted.
pub(super) type Counts = BTreeMap<String, u64>;

/// Growth that passes, in per cent.
pub(super) const TOLERANCE: u64 = 2;

/// The file of kept figures.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Figures {
    pub(super) environment: Environment,
    /// In how many instructions.
    pub(super) counts: Counts,
}

/// Everything but the code that decides how many instructions there are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Environment {
    compiler: String,
    target: String,
    /// The C library.
    library: String,
    /// The profile in the root `Cargo.toml`.
    profile: String,
}

/// Counts beside the kept ones.
#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Comparison {
    /// Sentences about what must not be.
    pub(super) faults: Vec<String>,
    /// Sentences about what is better than it was.
    pub(super) news: Vec<String>,
}

impl Figures {
    pub(super) fn parse(text: &str) -> serde_json::Result<Self> {
        serde_json::from_str(text)
    }

    pub(super) fn text(&self) -> String {
        let text = serde_json::to_string_pretty(self).expect("the keys are text");
        format!("{text}\n")
    }
}

impl Environment {
    /// Reads what `rustc -vV` prints; nothing if it lacks its version or its host.
    pub(super) fn of(rustc: &str, library: String, profile: &str) -> Option<Self> {
        let compiler = rustc.lines().next()?.strip_prefix("rustc ")?.to_owned();
        let target = rustc.lines().find_map(|line| line.strip_prefix("host: "))?.to_owned();
        Some(Self { compiler, target, library, profile: profile.to_owned() })
    }

    /// Says in what the kept figures' environment differs from this one.
    pub(super) fn difference(&self, here: &Self) -> Option<String> {
        let parts = |it: &Self| {
            [
                ("compiler", it.compiler.clone()),
                ("target", it.target.clone()),
                ("C library", it.library.clone()),
                ("profile", it.profile.clone()),
            ]
        };
        let pairs = parts(self).into_iter().zip(parts(here));
        let differing = pairs.filter(|(kept, here)| kept != here);
        let said: Vec<String> =
            differing.map(|((part, kept), (_, here))| format!("the {part} is {here}, not {kept}")).collect();
        if said.is_empty() { None } else { Some(said.join(", ")) }
    }
}

/// Compares each count with its kept figure.
pub(super) fn compare(kept: &Counts, now: &Counts) -> Comparison {
    let mut comparison = Comparison::default();
    for (name, &now) in now {
        let Some(&kept) = kept.get(name) else {
            comparison.faults.push(format!("{name}: {now} instructions, and no kept figure"));
            continue;
        };
        let line = || {
            let change = 100.0 * (now as f64 - kept as f64) / kept as f64;
            format!("{name}: {kept} → {now} instructions ({change:+.2} %)")
        };
        if now * 100 > kept * (100 + TOLERANCE) {
            comparison.faults.push(line());
        } else if now * 100 < kept * (100 - TOLERANCE) {
            comparison.news.push(format!("{}: worth keeping", line()));
        }
    }
    for name in kept.keys().filter(|&name| !now.contains_key(name)) {
        comparison.faults.push(format!("{name}: a kept figure, and nothing is counted"));
    }
    comparison
}

/// The parts of a line of Gungraun's runner that are read.
#[derive(Deserialize)]
struct Summary {
    function_name: String,
    id: String,
    profiles: Vec<Profile>,
}

#[derive(Deserialize)]
struct Profile {
    data: Data,
}

#[derive(Deserialize)]
struct Data {
    total: Total,
}

#[derive(Deserialize)]
struct Total {
    metrics: Metrics,
}

#[derive(Deserialize)]
#[serde(rename_all = "PascalCase")]
struct Metrics {
    ir: Metric,
}

#[derive(Deserialize)]
struct Metric {
    values: Values,
}

#[derive(Deserialize)]
struct Values {
    new: u64,
}

/// Reads a line of the runner; one that is no JSON object says nothing.
pub(super) fn count(line: &str) -> anyhow::Result<Option<(String, u64)>> {
    if !line.starts_with('{') {
        return Ok(None);
    }
    let Summary { function_name, id, profiles } = serde_json::from_str(line)?;
    let profile = profiles.into_iter().next();
    Ok(profile.map(|profile| (format!("{id} {function_name}"), profile.data.total.metrics.ir.values.new)))
}

#[cfg(test)]
mod tests {
    use super::*;

    const RUSTC: &str =
        "rustc 1.95.0 (59807616e 2026-04-14)\nbinary: rustc\nhost: x86_64-unknown-linux-gnu\n";

    fn counts(counts: &[(&str, u64)]) -> Counts {
        counts.iter().map(|&(name, count)| (name.to_owned(), count)).collect()
    }

    fn compared(kept: u64, now: u64) -> Comparison {
        compare(&counts(&[("views", kept)]), &counts(&[("views", now)]))
    }

    fn environment(rustc: &str) -> Environment {
        Environment::of(rustc, "glibc 2.36".to_owned(), "instructions").expect("it has both lines")
    }

    #[test]
    fn growth_of_more_than_two_per_cent_is_a_fault() {
        assert_eq!(compared(1000, 1021).faults, ["views: 1000 → 1021 instructions (+2.10 %)"]);
        assert_eq!(compared(1000, 1020), Comparison::default());
        assert_eq!(compared(1000, 1019), Comparison::default());
    }

    #[test]
    fn shrinking_by_more_than_two_per_cent_is_told_and_passes() {
        let comparison = compared(1000, 979);
        assert_eq!(comparison.news, ["views: 1000 → 979 instructions (-2.10 %): worth keeping"]);
        assert!(comparison.faults.is_empty());
        assert_eq!(compared(1000, 981), Comparison::default());
    }

    #[test]
    fn a_count_and_its_kept_figure_need_each_other() {
        let comparison = compare(&counts(&[("views", 1)]), &counts(&[("offers", 2)]));
        let faults =
            ["offers: 2 instructions, and no kept figure", "views: a kept figure, and nothing is counted"];
        assert_eq!(comparison.faults, faults);
    }

    #[test]
    fn another_compiler_or_target_is_told() {
        let kept = environment(RUSTC);
        assert_eq!(kept.difference(&environment(RUSTC)), None);
        let newer = environment(&RUSTC.replace("1.95.0", "1.96.0"));
        let said = "the compiler is 1.96.0 (59807616e 2026-04-14), not 1.95.0 (59807616e 2026-04-14)";
        assert_eq!(kept.difference(&newer).as_deref(), Some(said));
        let arm = environment(&RUSTC.replace("x86_64", "aarch64"));
        let said = "the target is aarch64-unknown-linux-gnu, not x86_64-unknown-linux-gnu";
        assert_eq!(kept.difference(&arm).as_deref(), Some(said));
    }

    #[test]
    fn the_file_is_read_as_it_was_written() {
        let figures = Figures { environment: environment(RUSTC), counts: counts(&[("views", 1000)]) };
        assert_eq!(Figures::parse(&figures.text()).expect("it was written"), figures);
        assert!(Figures::parse("{}").is_err());
    }

    #[test]
    fn the_count_is_found_in_a_line_of_the_runner() {
        let line = r#"{"function_name":"views","id":"multiverse","kind":"LibraryBenchmark","profiles":[
            {"data":{"parts":[],"total":{"metrics":{"Ir":{"values":{"new":37257}}}}}}]}"#;
        assert_eq!(count(line).expect("it is one"), Some(("multiverse views".to_owned(), 37257)));
        assert_eq!(count("").expect("it says nothing"), None);
        assert!(count("{}").is_err());
    }
}
