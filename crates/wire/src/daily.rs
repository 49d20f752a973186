//! The Eureka of the day, as a table tells it.

use engine::{Seat, Viewer};
use games::eureka::{Choice, Date, Worth};
use games::{Daily, GameId, Line, Playable, SeatKind, Setup, WithGame};
use serde::{Deserialize, Serialize};
use table::Table;

use crate::local::{Answer, Finished, Open, error, refuse};
use crate::{ErrorCode, FromTable, Why};

/// What is asked on a day.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Eureka {
    /// Of which game, by its name.
    pub game: String,
    /// Of which day, such as `2026-11-17`.
    pub date: String,
    /// The number of the day, from 1.
    pub number: u32,
    /// Whose turn it is.
    pub seat: Seat,
    /// How many points there are to be gained in the turn, on average.
    pub gain: Points,
    /// The same wherever it is made: the SHA-256 of the log that leads to the position.
    pub fingerprint: String,
    /// What was done so far, in the game's notation: with it, the day can be opened again later.
    pub played: Vec<String>,
}

/// Points on average.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Points {
    /// In hundredths, rounded.
    pub hundredths: i64,
    /// As a fraction in lowest terms, such as `37/12`, or a whole number.
    pub exact: String,
}

/// What somebody made of a turn, beside the best.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Verdict"))]
pub struct Verdict<F> {
    /// How much of what was to be gained was not given away, in percent, whatever chance did.
    pub percent: u8,
    /// What was given away.
    pub given_away: Points,
    /// The own choices.
    pub steps: Vec<Step<F>>,
    /// The best line with the dice of the day.
    pub best: Vec<Step<F>>,
    /// The points that were gained with these dice: by what was done, and by the best.
    pub gained: [i16; 2],
}

/// One choice.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Step"))]
pub struct Step<F> {
    /// What was seen before it.
    pub frame: F,
    /// What was done, in the game's notation.
    pub action: String,
    /// What would have been best.
    pub best: String,
    /// What is to be gained in the turn after it, on average.
    pub worth: Points,
    /// What it gave away.
    pub cost: Points,
    /// How many actions there were to choose from.
    pub choices: u8,
}

impl From<Worth> for Points {
    fn from(worth: Worth) -> Self {
        let exact = match worth.denominator() {
            1 => worth.numerator().to_string(),
            below => format!("{}/{below}", worth.numerator()),
        };
        Self { hundredths: worth.hundredths(), exact }
    }
}

/// Opens the Eureka of a day of whichever game it is, where somebody left it.
pub(crate) struct OpenDaily {
    pub(crate) date: Date,
    pub(crate) played: Vec<String>,
}

impl WithGame for OpenDaily {
    type Output = Result<(Box<dyn Open>, Vec<SeatKind>), FromTable>;

    fn with<G: Playable>(self, rules: G) -> Self::Output {
        match Daily::new(rules, self.date) {
            Ok(mut daily) => {
                // What cannot be done, since the rules were mended, was not done.
                let _ = daily.go_on(self.played.iter().map_while(|action| action.parse().ok()));
                let seats = daily.game().seats().to_vec();
                Ok((Box::new(daily), seats))
            }
            Err(none) => Err(error(ErrorCode::NoEureka, &none)),
        }
    }
}

/// Which Eureka is asked for.
pub(crate) fn asked_for(game: &str, date: &str) -> Answer<(GameId, Date)> {
    let game = game.parse().map_err(|unknown| refuse(ErrorCode::NoEureka, &unknown))?;
    let date = date.parse().map_err(|bad| refuse(ErrorCode::NoEureka, &bad))?;
    Ok((game, date))
}

impl<G: Playable> Open for Daily<G> {
    fn first_eyes(&self) -> Viewer {
        Viewer::Seat(self.seat())
    }

    fn check(&self, seat: Seat, after: Option<u32>) -> Answer<()> {
        Open::check(self.game(), seat, after)
    }

    fn act(&mut self, seat: Seat, action: String) -> Answer<()> {
        let parsed: G::Action = action.parse().map_err(|wrong| refuse(ErrorCode::Notation, &wrong))?;
        Daily::act(self, parsed)
            .map_err(|illegal| Box::new(FromTable::Refused { seat, action, why: Why::of::<G>(illegal) }))
    }

    fn undo(&mut self, seat: Seat) -> Answer<()> {
        Daily::undo(self).map_err(|why| Box::new(FromTable::NotUndone { seat, why }))
    }

    fn hint(&self, _: Seat) -> Answer<FromTable> {
        Err(refuse(ErrorCode::NoHint, &"a Eureka is for you to find"))
    }

    fn answers(&self) -> bool {
        true
    }

    fn advance(&mut self) -> bool {
        Daily::advance(self)
    }

    fn number(&self) -> u32 {
        self.game().table().number()
    }

    fn news(&self, eyes: Viewer, since: u32) -> Vec<FromTable> {
        let mut frame = self.game().table().frame(eyes, since);
        // A turn that is over is scored, and stays as it is.
        frame.may_undo &= !self.is_done();
        let asked = FromTable::Eureka(Box::new(told(self)));
        let shown = FromTable::Frame { viewer: eyes, frame: G::any_frame(frame) };
        [asked, shown].into_iter().chain(verdict(self)).collect()
    }

    fn recap(&self, eyes: Viewer) -> FromTable {
        Open::recap(self.game(), eyes)
    }

    fn log(&self) -> Vec<String> {
        Open::log(self.game())
    }

    fn is_over(&self) -> bool {
        self.is_done()
    }

    fn record(&self, setup: &Setup, names: &[Option<String>]) -> Finished {
        self.game().record(setup, names)
    }
}

fn told<G: Playable>(daily: &Daily<G>) -> Eureka {
    Eureka {
        game: G::ID.to_owned(),
        date: daily.date().to_string(),
        number: daily.date().number(),
        seat: daily.seat(),
        gain: daily.position().gain().into(),
        fingerprint: daily.fingerprint(),
        played: daily.played().map(|action| action.to_string()).collect(),
    }
}

fn verdict<G: Playable>(daily: &Daily<G>) -> Option<FromTable> {
    let verdict = daily.verdict()?;
    let steps = |line: &Line<G>| -> Vec<_> {
        let step = |(choice, table): (&Choice<G::Action>, &Table<G>)| Step {
            frame: G::any_frame(table.frame(Viewer::Seat(daily.seat()), table.number())),
            action: choice.action.to_string(),
            best: choice.best_action.to_string(),
            worth: choice.worth.less(Worth::points(line.tried.points)).into(),
            cost: choice.cost().into(),
            choices: choice.choices,
        };
        line.tried.choices.iter().zip(&line.moments).map(step).collect()
    };
    Some(FromTable::Verdict(Box::new(Verdict {
        percent: verdict.yours.tried.percent(),
        given_away: verdict.yours.tried.given_away().into(),
        steps: steps(&verdict.yours),
        best: steps(&verdict.best),
        gained: verdict.gained,
    })))
}
