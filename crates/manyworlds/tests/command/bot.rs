//! `examples/bot.py` against the real server: what we show strangers works.

use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::{path, serve, text};

const BOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/bot.py");

#[test]
fn the_example_plays_whole_games_of_both() {
    let folder = TempDir::new().unwrap();
    let (_server, address) =
        serve::start(&["serve", "--listen", "127.0.0.1:0", "--data", path(folder.path())], &[]);
    let url = format!("http://{address}");
    let tables = [("multiuniversum", "1"), ("multiuniversum", "3"), ("multiverse", "2"), ("multiverse", "5")];
    // All at once: most of the time is somebody else's.
    let players = tables.map(|(game, seats)| {
        let mut bot = Command::new("python3");
        bot.args(["-B", BOT, &url, game, seats]).stdout(Stdio::piped()).stderr(Stdio::piped());
        bot.spawn().expect("Python 3 is installed")
    });
    for ((game, seats), player) in tables.into_iter().zip(players) {
        let output = player.wait_with_output().unwrap();
        let (said, error) = (text(&output.stdout), text(&output.stderr));
        assert!(output.status.success(), "{game} {seats}: {said}{error}");
        assert!(said.starts_with(game) && said.contains("Python, ") && said.contains("\nwon by "), "{said}");
        assert_eq!(said.lines().count(), 2 + seats.parse::<usize>().unwrap(), "{said}");
    }
}

#[test]
fn a_game_that_is_not_there_is_one_sentence() {
    let folder = TempDir::new().unwrap();
    let (_server, address) =
        serve::start(&["serve", "--listen", "127.0.0.1:0", "--data", path(folder.path())], &[]);
    let mut bot = Command::new("python3");
    let output = bot.args(["-B", BOT, &format!("http://{address}"), "chess"]).output().unwrap();
    let error = text(&output.stderr);
    assert_eq!(output.status.code(), Some(1), "{error}");
    assert!(error.starts_with("POST /api/tables: 422") && !error.contains("Traceback"), "{error}");
}
