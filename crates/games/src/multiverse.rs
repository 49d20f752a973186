//! Multiverse among the games: the only file here that knows its options.

use std::time::Duration;

use engine::{Game as _, Viewer};
use eureka::Wish;
use multiverse::{Action, Event, Multiverse, Options, Phase, Reason, State, View, World};
use serde::{Deserialize, Serialize};
use table::Frame;
use words::Words;
use words::multiverse::{colour, score_line, world_short};

use crate::playable::{AnyFrame, AnyReason, Backdrop, Chapter, Holding, Mark, Playable, Prize};
use crate::setup::{Flags, SetupError, bad, seat_of};
use crate::{GameId, Orders};

/// Multiverse as somebody wants to play it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MultiverseSetup {
    /// The options.
    pub options: Options,
}

impl MultiverseSetup {
    /// The usual game for so many players.
    pub fn for_players(players: u8) -> Self {
        Self { options: Options::for_players(players) }
    }

    /// What the flags ask for.
    pub(crate) fn from_flags(flags: &Flags) -> Result<Self, SetupError> {
        let asked = [
            (flags.preset.is_some(), "presets"),
            (!flags.variants.is_empty(), "variants"),
            (flags.deck.is_some(), "deck"),
        ];
        if let Some((_, what)) = asked.into_iter().find(|(asked, _)| *asked) {
            return Err(SetupError::Lacks { game: GameId::Multiverse, what });
        }
        let mut setup = Self::for_players(flags.seats);
        for (key, value) in &flags.settings {
            apply_setting(&mut setup.options, key, value)?;
        }
        Ok(setup)
    }

    /// The rules, if the options are possible.
    pub fn rules(&self) -> Result<Multiverse, SetupError> {
        Ok(Multiverse::new(self.options.clone())?)
    }
}

/// From Monday to Sunday: how much common sense should give away in the turn of the day, in hundredths of a point.
const TROUBLE: [(i64, i64); 7] = [(20, 50), (30, 60), (40, 80), (60, 100), (80, 130), (100, 160), (120, 990)];

impl Playable for Multiverse {
    fn any_frame(frame: Frame<Self>) -> AnyFrame {
        AnyFrame::Multiverse(frame)
    }

    fn frame_of(frame: AnyFrame) -> Option<Frame<Self>> {
        if let AnyFrame::Multiverse(frame) = frame { Some(frame) } else { None }
    }

    fn any_reason(reason: Reason) -> AnyReason {
        AnyReason::Multiverse(reason)
    }

    fn reason_of(reason: AnyReason) -> Option<Reason> {
        if let AnyReason::Multiverse(reason) = reason { Some(reason) } else { None }
    }

    fn ordered(&self, view: &View, orders: &Orders, waited: Duration) -> Option<Action> {
        let objects = orders.just_roll.objects(view.objection()?, waited)?;
        Some(if objects { Action::JustRoll } else { Action::Allow })
    }

    /// The tokens, and the panel of the player who is met.
    fn wish(weekday: u8) -> Wish {
        let trouble = TROUBLE[usize::from(weekday) % TROUBLE.len()];
        Wish { gain: 180, ideas: 3, trouble, surprise: 60 }
    }

    fn prizes(&self, words: &Words) -> Vec<Prize> {
        let prize = |world: World| {
            let colours = world.colours();
            let mut groups = vec![
                (words.text("mv-part-world"), world_short(words, world)),
                (words.text("mv-part-size"), colours.iter().count().to_string()),
            ];
            groups.extend(colours.iter().map(|one| (words.text("mv-part-colour"), colour(words, one))));
            Prize { groups }
        };
        let panel = Prize { groups: vec![(words.text("mv-part-end"), score_line(words, "mv-panel"))] };
        World::all().map(prize).chain([panel]).collect()
    }

    fn holdings(&self, state: &State) -> Vec<Holding> {
        let points = self.standing(state).points;
        let mut holdings = Vec::new();
        // All saw what was captured (MV-K2). Each token is a point; the rest is for the panel (MV-E1).
        for (owner, player) in self.view(state, Viewer::Spectator).players.iter().enumerate() {
            let token = |world: World| Holding { owner, prize: world.index(), points: 1 };
            holdings.extend(player.captured.iter().map(token));
            let rest = points[owner] - player.captured.len() as i16;
            if rest > 0 {
                holdings.push(Holding { owner, prize: World::COUNT, points: rest });
            }
        }
        holdings
    }

    fn chapter(&self, state: &State) -> Chapter {
        let view = self.view(state, Viewer::Spectator);
        Chapter { round: view.round, turn: (view.round > 0).then_some(view.turn) }
    }

    fn mark(&self, event: &Event) -> Option<Mark> {
        Some(match *event {
            Event::Captured { who, world, .. } => Mark::Captured { who, world: world.index() as u8 },
            Event::Jumped { .. } => Mark::Jumped,
            Event::Revealed { who } => Mark::Revealed { who },
            Event::Objected { who } => Mark::Called { who },
            Event::GameOver { .. } => Mark::Over,
            _ => return None,
        })
    }

    fn backdrop(&self, view: &View) -> Backdrop {
        let panel = view.players[view.turn.index()].panel;
        let (colour, change) = match view.phase {
            Phase::Object { colour, .. } => (Some(colour), None),
            Phase::MayRepeat { roll, change } => (Some(roll.colour()), Some(change)),
            _ => (None, None),
        };
        Backdrop::Multiverse {
            panel: (view.round > 0).then_some(panel.world().index() as u8),
            colour: colour.map(|colour| colour.index() as u8),
            change,
            met: view.meeting(view.turn, panel).filter(|_| view.round > 0),
        }
    }
}

const SETTINGS: &[&str] = &["stability", "encounters", "stalemate_rounds", "starter"];

fn apply_setting(options: &mut Options, key: &str, value: &str) -> Result<(), SetupError> {
    match key {
        "stability" => options.stability = value.parse()?,
        "encounters" => options.encounters = value.parse()?,
        "stalemate_rounds" => {
            options.stalemate_rounds =
                value.parse().map_err(|_| bad("stalemate_rounds", value, "a number from 1 to 250"))?;
        }
        "starter" => options.starter = seat_of(value)?,
        _ => return Err(SetupError::UnknownSetting { key: key.to_owned(), known: SETTINGS }),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use multiverse::{Encounters, Fraction};

    use super::*;
    use crate::Setup;

    fn setup(flags: Flags, settings: &[(&str, &str)]) -> Result<Options, String> {
        let settings = settings.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
        match Setup::from_flags(GameId::Multiverse, Flags { settings, ..flags }) {
            Ok(Setup::Multiverse(setup)) => Ok(setup.options),
            Ok(other) => panic!("{other:?} is another game"),
            Err(error) => Err(error.to_string()),
        }
    }

    fn for_players(seats: u8) -> Flags {
        Flags { seats, ..Flags::default() }
    }

    #[test]
    fn flags_become_options() {
        let settings =
            [("stability", "2/3"), ("encounters", "must"), ("stalemate_rounds", "30"), ("starter", "6")];
        let options = setup(for_players(6), &settings).unwrap();
        assert_eq!((options.stability, options.encounters), (Fraction::new(2, 3).unwrap(), Encounters::Must));
        assert_eq!((options.stalemate_rounds, options.starter.number()), (30, 6));
        assert_eq!(setup(for_players(2), &[]), Ok(Options::for_players(2)));
    }

    #[test]
    fn what_is_wrong_is_one_sentence() {
        let check = |flags, settings: &[_], expected: &str| {
            assert_eq!(setup(flags, settings).unwrap_err(), expected);
        };
        check(for_players(1), &[], "Multiverse is for 2 to 6 players, not 1");
        check(for_players(7), &[], "Multiverse is for 2 to 6 players, not 7");
        check(Flags { preset: Some("en".into()), ..for_players(2) }, &[], "multiverse has no presets");
        check(Flags { variants: vec!["short".into()], ..for_players(2) }, &[], "multiverse has no variants");
        let deck = Some(multiuniversum::deck::Deck::default_deck().clone());
        check(Flags { deck, ..for_players(2) }, &[], "multiverse has no deck");
        check(
            for_players(2),
            &[("luck", "9")],
            "there is no setting “luck”, only stability, encounters, stalemate_rounds, starter",
        );
        check(for_players(2), &[("starter", "1"), ("starter", "2")], "the setting starter is given twice");
        check(for_players(2), &[("starter", "3")], "seat 3 cannot start: nobody sits there");
        check(for_players(2), &[("starter", "x\n")], "starter takes the number of a seat, not “x\\n”");
        check(
            for_players(2),
            &[("stalemate_rounds", "1000")],
            "stalemate_rounds takes a number from 1 to 250, not “1000”",
        );
        check(for_players(2), &[("encounters", "never")], "encounters cannot be “never”: choose may or must");
        for wrong in ["1", "0/2", "2/2", "1/0", "-1/2", "1/1001", "½"] {
            let error = setup(for_players(2), &[("stability", wrong)]).unwrap_err();
            assert!(error.starts_with("stability must be a fraction"), "{error}");
        }
    }

    #[test]
    fn a_setup_is_read_back_as_it_was_written() {
        let usual = Setup::Multiverse(MultiverseSetup::for_players(4));
        let text = serde_json::to_string(&usual).unwrap();
        assert!(text.starts_with(r#"{"game":"multiverse","options":{"players":4"#), "{text}");
        assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), usual);
        let least = r#"{"game":"multiverse","options":{"players":4}}"#;
        assert_eq!(serde_json::from_str::<Setup>(least).unwrap(), usual);
        for wrong in [&least.replace("players", "player"), &least.replace("}}", "},\"deck\":1}")] {
            assert!(serde_json::from_str::<Setup>(wrong).is_err(), "{wrong}");
        }
    }
}
