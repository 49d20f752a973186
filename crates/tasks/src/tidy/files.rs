//! What no file may hold.

use regex::Regex;

use super::source::Source;

/// Longer files are split: one noun, one file.
const MOST_LINES: usize = 800;

/// Code is done or not there. Each is spelled in two halves, so that this file does not find itself.
const UNFINISHED: [&str; 6] = [
    concat!(r"\bTO", r"DO\b"),
    concat!(r"\bFIX", r"ME\b"),
    concat!(r"\bto", r"do!\("),
    concat!(r"\bunimpl", r"emented!\("),
    concat!(r"\bd", r"bg!\("),
    concat!(r"#\[ig", r"nore\b"),
];

/// Prose may speak about unfinished code; these may not contain it.
const CODE: [&str; 8] = ["rs", "toml", "ftl", "js", "css", "html", "sh", "py"];

/// A folder of somebody's machine, at the start of a path.
const MACHINE_PATH: &str = r"(?:^|[^A-Za-z0-9_./-])(/(?:work|root|home)/)";

pub(super) fn faults(sources: &[Source]) -> Vec<String> {
    let unfinished = Regex::new(&UNFINISHED.join("|")).expect("the pattern is well formed");
    let machine_path = Regex::new(MACHINE_PATH).expect("the pattern is well formed");
    let mut faults = Vec::new();
    for source in sources {
        let path = &source.path;
        let lines = source.text.lines().count();
        if source.has_extension(&["rs"]) && lines > MOST_LINES {
            faults.push(format!("{path}: {lines} lines, more than {MOST_LINES}"));
        }
        for (number, line) in source.numbered_lines() {
            if let Some(found) = machine_path.captures(line) {
                faults.push(format!("{path}:{number}: a path of one machine: {}", &found[1]));
            }
            if let Some(found) = unfinished.find(line).filter(|_| source.has_extension(&CODE)) {
                faults.push(format!("{path}:{number}: unfinished: {}", found.as_str()));
            }
        }
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::super::source::Source;
    use super::{MOST_LINES, faults};

    fn check(path: &str, text: &str, expected: &[&str]) {
        assert_eq!(faults(&[Source { path: path.into(), text: text.into() }]), expected);
    }

    #[test]
    fn a_long_file_is_a_fault() {
        check("a.rs", &"\n".repeat(MOST_LINES), &[]);
        check("a.rs", &"\n".repeat(MOST_LINES + 1), &["a.rs: 801 lines, more than 800"]);
        check("a.toml", &"\n".repeat(MOST_LINES + 1), &[]);
    }

    #[test]
    fn unfinished_code_is_a_fault() {
        let later = ["TO", "DO"].concat();
        check("a.rs", &format!("x\n// {later}: more"), &[&format!("a.rs:2: unfinished: {later}")]);
        let skipped = ["#[ig", "nore"].concat();
        check("a.rs", &format!("{skipped}]"), &[&format!("a.rs:1: unfinished: {skipped}")]);
        check("a.md", &format!("no `{later}` in code"), &[]);
        check("a.rs", &format!("let x = {later}S;"), &[]);
    }

    #[test]
    fn a_path_of_one_machine_is_a_fault() {
        let path = ["/ho", "me/"].concat();
        check("a.md", &format!("see {path}me/x"), &[&format!("a.md:1: a path of one machine: {path}")]);
        check("a.md", &format!("see https://example.org{path}x and src{path}x"), &[]);
    }
}
