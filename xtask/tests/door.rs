//! The first thing a newcomer sees.

use std::io::{BufRead as _, BufReader};
use std::process::{Command, Stdio};

/// Neither cargo nor the tools are there yet when the first line is printed.
#[test]
fn the_door_says_what_is_built_before_it_is_built() {
    let folder = std::env::temp_dir().join(format!("door-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder can be made");
    // On its own in a folder, the door finds no tools.
    let door = folder.join("xtask");
    std::fs::copy(env!("CARGO_BIN_EXE_xtask"), &door).expect("the door can be copied");
    let run = Command::new(&door).env("CARGO", "false").stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let output = run.expect("the door starts").wait_with_output().expect("the door ends");
    let first = BufReader::new(&output.stdout[..]).lines().next();
    let first = first.expect("the door says something").expect("it is text");
    assert!(first.contains("building") && first.contains("minute"), "{first}");
    assert_eq!(String::from_utf8_lossy(&output.stderr), "error: the tools do not build\n");
    assert!(!output.status.success());
    std::fs::remove_dir_all(&folder).expect("the folder can be removed");
}
