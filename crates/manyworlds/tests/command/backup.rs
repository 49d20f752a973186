//! `manyworlds backup` and `manyworlds restore`

use std::io::Write as _;
use std::process::Stdio;

use tempfile::TempDir;

use crate::{command, complaint, path, printed, run};

const ADA: &str =
    r#"{"people":{"id":"ada","language":"fr","made_at":7,"name":"ada","recovery":null,"seen_at":7}}"#;

fn dump() -> String {
    format!("{{\"manyworlds\":\"store\",\"version\":1}}\n{ADA}\n{{\"rows\":1}}\n")
}

#[test]
fn what_is_backed_up_can_be_restored() {
    let folder = TempDir::new().unwrap();
    let [first, second] = ["first", "second"].map(|name| folder.path().join(name));
    let file = folder.path().join("dump.jsonl");
    std::fs::write(&file, dump()).unwrap();
    assert_eq!(printed(&["restore", path(&file), "--data", path(&first)]), "1 rows restored\n");

    // Over the file that is there, and by way of a pipe.
    std::fs::write(&file, "old").unwrap();
    let said = printed(&["backup", path(&file), "--data", path(&first)]);
    assert!(said.starts_with("1 rows in "), "{said}");
    let piped = printed(&["backup", "-", "--data", path(&first)]);
    assert_eq!(std::fs::read_to_string(&file).unwrap(), piped);
    assert!(piped.contains("\"ada\""), "{piped}");

    let mut restore = command(&["restore", "-", "--data", path(&second)])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .unwrap();
    restore.stdin.take().unwrap().write_all(piped.as_bytes()).unwrap();
    assert!(restore.wait().unwrap().success());
    assert_eq!(printed(&["backup", "-", "--data", path(&second)]), piped);
}

#[test]
fn only_an_empty_store_is_restored_into() {
    let folder = TempDir::new().unwrap();
    let file = crate::file("backup-twice", dump());
    printed(&["restore", path(&file), "--data", path(folder.path())]);
    let error = complaint(&run(&["restore", path(&file), "--data", path(folder.path())]));
    assert!(error.contains("the store is not empty"), "{error}");
}

#[test]
fn what_goes_wrong_is_one_sentence_and_leaves_the_old_file() {
    let folder = TempDir::new().unwrap();
    let data = path(folder.path());
    let error = complaint(&run(&["restore", "no-such-file", "--data", data]));
    assert!(error.contains("cannot read no-such-file"), "{error}");
    assert!(!folder.path().join("manyworlds.db").exists());

    let cut = crate::file("backup-cut", dump().lines().next().unwrap());
    let error = complaint(&run(&["restore", path(&cut), "--data", data]));
    assert!(error.contains("line 2 of the dump: the dump is cut off"), "{error}");

    let error = complaint(&run(&["backup", "no-such-folder/file", "--data", data]));
    assert!(error.contains("cannot write no-such-folder/file"), "{error}");
}
