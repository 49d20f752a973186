//! Law 9, golden playthroughs: whole games as texts that are kept with the code. Whatever changes what anybody
//! sees changes one of them, and so has to be meant.

use std::collections::BTreeSet;
use std::fmt::Write;
use std::fs;
use std::path::Path;

use bots::Pcg;
use engine::Viewer;

use crate::Subject;
use crate::walk::next_input;

/// The environment variable that, set to `update`, makes [`check`] write what it would compare with.
pub const VARIABLE: &str = "MANYWORLDS_GOLDEN";

/// What of the viewers' views a playthrough has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Views {
    /// A hash of each, after every input.
    Hashed,
    /// Besides, each that has changed, whole. For one short game.
    Whole,
}

/// A whole game as text: every input with its events and the hashes of all views after it, and at the end how it
/// ended and the score sheet. Most actions are sensible, some are not. The same seed gives the same text.
///
/// # Panics
/// When the game is broken: that is for the laws to find.
pub fn playthrough<G: Subject>(rules: &G, name: &str, seed: u64, views: Views) -> String {
    let mut text =
        format!("{name}\n{} ruleset {}, {} seats, seed {seed}\n", G::ID, G::RULESET, rules.seats());
    let mut viewers =
        LastViews { views, last: Viewer::all(rules.seats()).map(|viewer| (viewer, String::new())).collect() };
    let mut source = Pcg::new(seed, 0);
    let mut state = rules.start();
    viewers.write(&mut text, rules, &state);
    while let Some(input) = next_input(rules, &state, 7, &mut source).expect("who is to act can act") {
        let mut events = Vec::new();
        rules.step(&mut state, input, &mut events);
        line(&mut text, &format!("\n{input}"));
        for event in events {
            line(&mut text, &format!("  {event:?}"));
        }
        viewers.write(&mut text, rules, &state);
    }
    line(&mut text, &format!("\nover: {}", rules.ending(&state).expect("a game that is over has ended")));
    let sheet = rules.score_sheet(&state);
    for score in sheet.lines {
        let ties = if score.counts { "" } else { " (for ties)" };
        line(&mut text, &format!("  {}{ties} {:?}", score.label, score.values));
    }
    line(&mut text, &format!("  totals {:?}, places {:?}", sheet.totals, sheet.places));
    text
}

/// Compares a text with the one kept at `path`, or keeps it there if [`VARIABLE`] says `update`.
///
/// # Panics
/// When they differ, telling where first, or when there is none, or it cannot be written.
#[track_caller]
pub fn check(path: impl AsRef<Path>, text: &str) {
    let update = std::env::var_os(VARIABLE).is_some_and(|value| value == "update");
    let checked = if update { keep(path.as_ref(), text) } else { compare(path.as_ref(), text) };
    if let Err(what) = checked {
        panic!("{what}");
    }
}

/// Plays every one of a game's playthroughs with seed 1, checks it against its file in `folder`, and that the folder
/// holds no other.
///
/// # Panics
/// Like [`check`], and when a file lies about that no playthrough writes.
#[track_caller]
pub fn check_all<G: Subject>(folder: &Path, playthroughs: impl IntoIterator<Item = (String, G, Views)>) {
    let mut names = BTreeSet::new();
    for (name, rules, views) in playthroughs {
        let file = format!("{name}.txt");
        check(folder.join(&file), &playthrough(&rules, &name, 1, views));
        names.insert(file);
    }
    let files = fs::read_dir(folder).expect("the folder of golden playthroughs can be read");
    let found: BTreeSet<String> =
        files.map(|file| file.expect("a file").file_name().to_string_lossy().into_owned()).collect();
    assert_eq!(found, names, "files in {}", folder.display());
}

fn keep(path: &Path, text: &str) -> Result<(), String> {
    path.parent()
        .map_or(Ok(()), fs::create_dir_all)
        .and_then(|()| fs::write(path, text))
        .map_err(|error| format!("{} cannot be written: {error}", path.display()))
}

fn compare(path: &Path, text: &str) -> Result<(), String> {
    let remedy = format!("`cargo xtask golden` ({VARIABLE}=update) writes it anew if that is meant");
    let kept = fs::read_to_string(path)
        .map_err(|error| format!("{} cannot be read: {error}\n{remedy}", path.display()))?;
    if kept == text {
        return Ok(());
    }
    let (mut old, mut new) = (kept.lines(), text.lines());
    for number in 1.. {
        let (old, new) = (old.next(), new.next());
        if old != new || old.is_none() {
            let show = |line: Option<&str>| line.unwrap_or("(the end)").to_owned();
            let path = path.display();
            return Err(format!(
                "{path}:{number} differs\n  kept: {}\n  now:  {}\n{remedy}",
                show(old),
                show(new)
            ));
        }
    }
    Ok(())
}

/// What every viewer saw last.
struct LastViews {
    views: Views,
    last: Vec<(Viewer, String)>,
}

impl LastViews {
    fn write<G: Subject>(&mut self, text: &mut String, rules: &G, state: &G::State) {
        let (mut hashes, mut whole) = (String::new(), String::new());
        for (viewer, last) in &mut self.last {
            let name = match viewer {
                Viewer::Seat(seat) => seat.to_string(),
                Viewer::Spectator => "spectator".to_owned(),
            };
            let json = serde_json::to_string(&rules.view(state, *viewer)).expect("a view can be written");
            // Half of the hash is enough to notice a change, and keeps the lines short.
            let _ = write!(hashes, "  {name} {:08x}", fnv1a(json.as_bytes()) as u32);
            if self.views == Views::Whole && *last != json {
                line(&mut whole, &format!("  {name} {json}"));
                *last = json;
            }
        }
        line(text, &hashes);
        text.push_str(&whole);
    }
}

fn line(text: &mut String, line: &str) {
    text.push_str(line);
    text.push('\n');
}

/// The hash of Fowler, Noll and Vo: never changes, unlike the standard library's.
pub(crate) fn fnv1a(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, &byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(fnv1a(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv1a(b"foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn a_kept_text_is_compared_line_by_line() {
        let folder = std::env::temp_dir().join(format!("manyworlds-golden-{}", std::process::id()));
        let path = folder.join("deep").join("one.txt");
        let missing = compare(&path, "a\nb\n").unwrap_err();
        assert!(
            missing.contains("cannot be read") && missing.contains("MANYWORLDS_GOLDEN=update"),
            "{missing}"
        );
        keep(&path, "a\nb\n").unwrap();
        assert_eq!(compare(&path, "a\nb\n"), Ok(()));
        let other = compare(&path, "a\nc\n").unwrap_err();
        assert!(other.contains("one.txt:2 differs\n  kept: b\n  now:  c\n"), "{other}");
        let longer = compare(&path, "a\nb\nc\n").unwrap_err();
        assert!(longer.contains("one.txt:3 differs\n  kept: (the end)\n  now:  c\n"), "{longer}");
        let unended = compare(&path, "a\nb").unwrap_err();
        assert!(unended.contains("one.txt:3 differs\n  kept: (the end)\n  now:  (the end)\n"), "{unended}");
        fs::remove_dir_all(folder).unwrap();
    }
}
