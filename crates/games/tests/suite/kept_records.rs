//! The games in `records` are good for ever: whoever changes what one of them means raises the ruleset.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use engine::Game as _;
use games::record::{DiceNote, Header, Verified};
use games::{GameId, Setup};
use multiuniversum::{Multiuniversum, Preset, Scoring, UsedTools};
use multiverse::{Encounters, Multiverse};

use crate::verify::verify;

fn kept() -> Vec<(PathBuf, Header, Verified)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../records");
    let rulesets = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let files = rulesets.filter(|path| path.is_dir()).flat_map(|ruleset| fs::read_dir(ruleset).unwrap());
    files
        .map(|entry| entry.unwrap().path())
        .map(|path| match verify(&fs::read(&path).unwrap()) {
            Ok((header, verified)) => (path, header, verified),
            Err(fault) => panic!("{}, line {}: {}", path.display(), fault.line, fault.text),
        })
        .collect()
}

#[test]
fn all_kept_games_are_still_games_and_lie_under_their_ruleset() {
    let kept = kept();
    for (path, header, _) in &kept {
        let folder = path.parent().unwrap().file_name().unwrap().to_string_lossy().into_owned();
        assert_eq!(folder, format!("ruleset-{}", header.ruleset), "{}", path.display());
    }
    // Every game has some of its newest ruleset.
    for (game, newest) in
        [(GameId::Multiuniversum, Multiuniversum::RULESET), (GameId::Multiverse, Multiverse::RULESET)]
    {
        let newest = |header: &Header| header.setup.game() == game && header.ruleset == newest;
        assert!(kept.iter().any(|(_, header, _)| newest(header)), "{game}");
    }
}

#[test]
fn there_is_a_kept_game_of_every_kind() {
    let kept = kept();
    let mut found = BTreeSet::new();
    for (_, header, verified) in &kept {
        let game = header.setup.game();
        found.insert(format!("{game} ended {:?}", verified.ending.as_deref().unwrap_or("never")));
        found.insert(match header.dice {
            DiceNote::Pledged(_) => format!("{game} pledged"),
            DiceNote::Pcg32 { .. } => format!("{game} pcg32"),
        });
        match &header.setup {
            Setup::Multiuniversum(setup) => {
                let options = &setup.options;
                found.insert(format!("{game} {}", options.players));
                found.insert(format!("{game} {:?} {}", options.scoring, options.short));
                found.insert(format!("{game} {:?} {:?}", options.preset, options.used_tools));
            }
            Setup::Multiverse(setup) => {
                found.insert(format!("{game} {}", setup.options.players));
                found.insert(format!("{game} {:?}", setup.options.encounters));
                found.insert(format!("{game} {}", setup.options.stability));
            }
        }
    }
    let mu = |what: String| format!("multiuniversum {what}");
    let mv = |what: String| format!("multiverse {what}");
    let mut wanted: Vec<String> = (1..=5).map(|players| mu(players.to_string())).collect();
    wanted.extend((2..=6).map(|players| mv(players.to_string())));
    wanted.extend(["stacks", "locked", "stalemate"].map(|ending| mu(format!("ended {ending:?}"))));
    wanted.extend(["met", "stalemate", "never"].map(|ending| mv(format!("ended {ending:?}"))));
    wanted.extend([Scoring::Standard, Scoring::Basic, Scoring::Deadly].map(|it| mu(format!("{it:?} false"))));
    wanted.extend([Scoring::Standard, Scoring::Deadly].map(|it| mu(format!("{it:?} true"))));
    let at_once = UsedTools::AtOnce;
    wanted.extend([Preset::En, Preset::Fr].map(|preset| mu(format!("{preset:?} {at_once:?}"))));
    wanted.push(mu(format!("{:?} {:?}", Preset::En, UsedTools::EndOfTurn)));
    wanted.extend([Encounters::May, Encounters::Must].map(|it| mv(format!("{it:?}"))));
    wanted.extend(["1/2", "2/3", "pledged", "pcg32"].map(|it| mv(it.to_owned())));
    wanted.extend(["pledged", "pcg32"].map(|it| mu(it.to_owned())));
    let missing: Vec<&String> = wanted.iter().filter(|one| !found.contains(*one)).collect();
    assert!(missing.is_empty(), "missing: {missing:#?} among {found:#?}");
}
