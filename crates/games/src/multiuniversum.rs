//! Multiuniversum among the games: the only file here that knows its options.

use std::sync::Arc;
use std::time::Duration;

use engine::{Game as _, Seat, Viewer};
use eureka::Wish;
use multiuniversum::deck::Deck;
use multiuniversum::{
    Action, Date, Event, Multiuniversum, Options, Phase, PortalId, Reason, State, Tool, Transformer, View,
};
use serde::{Deserialize, Serialize};
use table::Frame;
use words::Words;
use words::multiuniversum::{icon, portal, tier, tool};

use crate::Orders;
use crate::playable::{AnyFrame, AnyReason, Backdrop, Chapter, Holding, Mark, Playable, Prize};
use crate::setup::{Flags, SetupError, bad, seat_of};

/// Multiuniversum as somebody wants to play it.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct MultiuniversumSetup {
    /// The options.
    pub options: Options,
    /// The deck; the shipped one if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deck: Option<Box<Deck>>,
}

impl MultiuniversumSetup {
    /// The usual game for so many players, with the shipped deck.
    pub fn for_players(players: u8) -> Self {
        Self { options: Options::for_players(players), deck: None }
    }

    /// What the flags ask for.
    pub(crate) fn from_flags(flags: Flags) -> Result<Self, SetupError> {
        let mut options = Options::for_players(flags.seats);
        if let Some(preset) = &flags.preset {
            options.preset = preset.parse()?;
        }
        apply_variants(&mut options, &flags.variants)?;
        for (key, value) in &flags.settings {
            apply_setting(&mut options, key, value)?;
        }
        Ok(Self { options, deck: flags.deck.map(Box::new) })
    }

    /// The same with a deck in any case.
    pub(crate) fn spelled_out(&self) -> Self {
        let deck = self.deck.clone().unwrap_or_else(|| Box::new(Deck::default_deck().clone()));
        Self { options: self.options.clone(), deck: Some(deck) }
    }

    /// The rules, if the options are possible.
    pub fn rules(&self) -> Result<Multiuniversum, SetupError> {
        let options = self.options.clone();
        Ok(match &self.deck {
            None => Multiuniversum::new(options)?,
            Some(deck) => Multiuniversum::with_deck(options, Arc::new((**deck).clone()))?,
        })
    }
}

/// From Monday to Sunday: how much common sense should give away in the turn of the day, in hundredths of a point.
const TROUBLE: [(i64, i64); 7] =
    [(300, 800), (500, 1000), (700, 1300), (900, 1600), (1200, 2000), (1500, 2600), (1900, 9900)];

impl Playable for Multiuniversum {
    fn any_frame(frame: Frame<Self>) -> AnyFrame {
        AnyFrame::Multiuniversum(frame)
    }

    fn frame_of(frame: AnyFrame) -> Option<Frame<Self>> {
        if let AnyFrame::Multiuniversum(frame) = frame { Some(frame) } else { None }
    }

    fn any_reason(reason: Reason) -> AnyReason {
        AnyReason::Multiuniversum(reason)
    }

    fn reason_of(reason: AnyReason) -> Option<Reason> {
        match reason {
            AnyReason::Multiuniversum(reason) => Some(reason),
            AnyReason::Multiverse(none) => match none {},
        }
    }

    /// Nobody is ever asked anything in another's turn.
    fn ordered(&self, _: &View, _: &Orders, _: Duration) -> Option<Action> {
        None
    }

    /// The portals.
    fn wish(weekday: u8) -> Wish {
        let trouble = TROUBLE[usize::from(weekday) % TROUBLE.len()];
        Wish { gain: 500, ideas: 3, trouble, surprise: 300 }
    }

    fn prizes(&self, words: &Words) -> Vec<Prize> {
        let prize = |id: PortalId| {
            let face = self.deck().portal(id);
            let mut groups = vec![
                (words.text("mu-part-portal"), portal(words, self.deck(), id).to_owned()),
                (words.text("mu-part-dimension"), icon(words, self.deck(), face.icon).to_owned()),
                (words.text("mu-part-points"), face.dp.to_string()),
                (words.text("mu-part-tier"), tier(words, face.tier())),
            ];
            let needed = Tool::ALL.into_iter().filter(|tool| face.tools[tool.index()] > 0);
            groups.extend(needed.map(|one| (words.text("mu-part-tool"), tool(words, one))));
            Prize { groups }
        };
        PortalId::all().map(prize).collect()
    }

    fn holdings(&self, state: &State) -> Vec<Holding> {
        let of = |owner: usize| {
            let sealed = self.portal_points(state, Seat::from_index(owner));
            sealed.map(move |(portal, points)| Holding { owner, prize: portal.index(), points })
        };
        (0..usize::from(self.options().participants())).flat_map(of).collect()
    }

    fn chapter(&self, state: &State) -> Chapter {
        let view = self.view(state, Viewer::Spectator);
        Chapter { round: view.round, turn: Some(view.turn) }
    }

    fn mark(&self, event: &Event) -> Option<Mark> {
        Some(match *event {
            Event::Sealed { who, portal, .. } => Mark::Sealed { who, portal: portal.number() },
            Event::StackEmptied { stack, .. } => Mark::Emptied { stack: stack.number() },
            Event::GameOver { .. } => Mark::Over,
            _ => return None,
        })
    }

    fn backdrop(&self, view: &View) -> Backdrop {
        let at = view.me().map_or(Transformer::ALL[0], |me| me.at);
        let stack = match view.phase {
            Phase::Arrange { stack } => Some(stack.number()),
            _ => None,
        };
        Backdrop::Multiuniversum { at: at.number(), portal: view.top(at).map(PortalId::number), stack }
    }
}

/// Scoring is exactly one of standard, basic and deadly; the short game mixes with all of them (MU-V8).
fn apply_variants(options: &mut Options, names: &[String]) -> Result<(), SetupError> {
    let mut scoring: Option<&String> = None;
    for name in names {
        options.apply_variant(name)?;
        if name == "short" {
            continue;
        }
        if let Some(other) = scoring.filter(|other| *other != name) {
            return Err(SetupError::Exclusive(other.clone(), name.clone()));
        }
        scoring = Some(name);
    }
    Ok(())
}

const SETTINGS: &[&str] = &["used_tools", "stalemate_rounds", "starter", "colours", "born"];

fn apply_setting(options: &mut Options, key: &str, value: &str) -> Result<(), SetupError> {
    match key {
        "used_tools" => options.used_tools = value.parse()?,
        "stalemate_rounds" => {
            options.stalemate_rounds =
                value.parse().map_err(|_| bad("stalemate_rounds", value, "a number from 1 to 99"))?;
        }
        "starter" => options.starter = seat_of(value)?,
        "colours" => {
            let colour = |text: &str| text.parse().ok().and_then(Transformer::new);
            let colours: Option<Vec<_>> = value.split(',').map(colour).collect();
            options.colours =
                colours.ok_or_else(|| bad("colours", value, "numbers from 1 to 5 such as 3,1"))?;
        }
        "born" => {
            let date = |text: &str| if text == "-" { Ok(None) } else { text.parse::<Date>().map(Some) };
            options.born = value.split(',').map(date).collect::<Result<_, _>>()?;
        }
        _ => return Err(SetupError::UnknownSetting { key: key.to_owned(), known: SETTINGS }),
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use multiuniversum::{Preset, Scoring, UsedTools};

    use super::*;
    use crate::{GameId, Setup};

    fn setup(
        seats: u8,
        preset: Option<&str>,
        variants: &[&str],
        settings: &[(&str, &str)],
    ) -> Result<Options, String> {
        let flags = Flags {
            seats,
            preset: preset.map(str::to_owned),
            variants: variants.iter().map(|&name| name.to_owned()).collect(),
            settings: settings.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect(),
            deck: None,
        };
        match Setup::from_flags(GameId::Multiuniversum, flags) {
            Ok(Setup::Multiuniversum(setup)) => Ok(setup.options),
            Ok(other) => panic!("{other:?} is another game"),
            Err(error) => Err(error.to_string()),
        }
    }

    #[test]
    fn flags_become_options() {
        let settings = [
            ("used_tools", "end-of-turn"),
            ("stalemate_rounds", "30"),
            ("starter", "2"),
            ("colours", "3,1,5"),
            ("born", "1970-12-31,-,1980-02-29"),
        ];
        let options = setup(3, Some("fr"), &["deadly", "short", "deadly"], &settings).unwrap();
        assert_eq!((options.preset, options.scoring, options.short), (Preset::Fr, Scoring::Deadly, true));
        assert_eq!((options.used_tools, options.stalemate_rounds), (UsedTools::EndOfTurn, 30));
        assert_eq!((options.starter.number(), options.colours[2].number()), (2, 5));
        assert_eq!(options.born.iter().filter(|date| date.is_some()).count(), 2);
        assert_eq!(setup(2, None, &[], &[]), Ok(Options::for_players(2)));
    }

    #[test]
    fn what_is_wrong_is_one_sentence() {
        let check = |got: Result<Options, String>, expected: &str| assert_eq!(got.unwrap_err(), expected);
        check(setup(0, None, &[], &[]), "Multiuniversum is for 1 to 5 players, not 0");
        check(setup(6, None, &[], &[]), "Multiuniversum is for 1 to 5 players, not 6");
        check(setup(2, Some("de"), &[], &[]), "there is no preset “de”: choose en or fr");
        check(
            setup(2, None, &["long"], &[]),
            "there is no variant “long”: choose standard, basic, deadly or short",
        );
        check(setup(2, None, &["basic", "deadly"], &[]), "the variants basic and deadly exclude each other");
        check(
            setup(2, None, &[], &[("luck", "9")]),
            "there is no setting “luck”, only used_tools, stalemate_rounds, starter, colours, born",
        );
        check(
            setup(2, None, &[], &[("starter", "1"), ("starter", "2")]),
            "the setting starter is given twice",
        );
        check(setup(2, None, &[], &[("starter", "3")]), "seat 3 cannot start: nobody sits there");
        check(setup(2, None, &[], &[("starter", "x\n")]), "starter takes the number of a seat, not “x\\n”");
        check(
            setup(2, None, &[], &[("stalemate_rounds", "1000")]),
            "stalemate_rounds takes a number from 1 to 99, not “1000”",
        );
        check(setup(2, None, &[], &[("stalemate_rounds", "0")]), "stalemate_rounds must be 1 to 99, not 0");
        check(
            setup(2, None, &[], &[("used_tools", "never")]),
            "used_tools cannot be “never”: choose at-once or end-of-turn",
        );
        check(
            setup(2, None, &[], &[("colours", "1,6")]),
            "colours takes numbers from 1 to 5 such as 3,1, not “1,6”",
        );
        check(setup(2, None, &[], &[("colours", "4,4")]), "colour 4 is given to two participants");
        check(
            setup(2, None, &[], &[("born", "1970-02-30")]),
            "“1970-02-30” is not a date such as 1970-12-31",
        );
    }

    #[test]
    fn a_setup_is_read_back_as_it_was_written() {
        let usual = Setup::Multiuniversum(MultiuniversumSetup::for_players(2));
        let text = serde_json::to_string(&usual).unwrap();
        assert!(text.starts_with(r#"{"game":"multiuniversum","options":{"players":2"#), "{text}");
        assert!(!text.contains("deck"), "{text}");
        for setup in [usual.clone(), usual.spelled_out()] {
            let text = serde_json::to_string(&setup).unwrap();
            assert_eq!(serde_json::from_str::<Setup>(&text).unwrap(), setup);
        }
        let least = r#"{"game":"multiuniversum","options":{"players":2,"colours":[1,2]}}"#;
        assert_eq!(serde_json::from_str::<Setup>(least).unwrap(), usual);
        for wrong in
            [r#"{"game":"chess"}"#, &least.replace("players", "player"), &least.replace("}}", "},\"x\":1}")]
        {
            assert!(serde_json::from_str::<Setup>(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_deck_spelled_out_plays_the_same_game() {
        let usual = MultiuniversumSetup::for_players(2);
        let spelled = usual.spelled_out();
        assert_eq!(usual.rules().unwrap().deck(), spelled.rules().unwrap().deck());
        assert!(spelled.deck.is_some());
        assert!(
            !Setup::Multiuniversum(usual).has_own_deck()
                && !Setup::Multiuniversum(spelled.clone()).has_own_deck()
        );
        let mut own = spelled;
        own.deck.as_mut().unwrap().portals[0].dp = 2;
        assert!(Setup::Multiuniversum(own).has_own_deck());
    }
}
