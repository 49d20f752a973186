//! What every game of the list can do, and how generic code gets at it.

use std::time::Duration;

use engine::{Game, Puzzle, Redeal, Seat};
use eureka::Wish;
use multiuniversum::Multiuniversum;
use multiverse::Multiverse;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use table::Frame;
use words::{Told, Words};

use crate::Orders;

/// A game of the list: it has common sense for bots, histories that can be redealt for the tests, words for people, and
/// all that a client is told of it travels.
pub trait Playable:
    Game<
        View: Serialize + DeserializeOwned,
        Event: Serialize + DeserializeOwned,
        Reason: Serialize + DeserializeOwned,
    > + Puzzle
    + Redeal
    + Told
{
    /// Its frame among those of all games.
    fn any_frame(frame: Frame<Self>) -> AnyFrame;

    /// The frame, if it is one of this game.
    fn frame_of(frame: AnyFrame) -> Option<Frame<Self>>;

    /// Its reason among those of all games.
    fn any_reason(reason: Self::Reason) -> AnyReason;

    /// The reason, if it is one of this game.
    fn reason_of(reason: AnyReason) -> Option<Self::Reason>;

    /// What the viewer of `view` does by its standing orders if it has been asked for so long; `None` is for the
    /// person to say. As it is made from the view it cannot tell others more than the view does.
    fn ordered(&self, view: &Self::View, orders: &Orders, waited: Duration) -> Option<Self::Action>;

    /// What makes a turn the Eureka of a day; the later in the week, the harder it is to find. Monday is 0.
    fn wish(weekday: u8) -> Wish;

    /// Everything a participant can gain, each of it once in a game, by its number; for whoever counts what wins.
    fn prizes(&self, words: &Words) -> Vec<Prize>;

    /// Who holds which prize in a finished game.
    fn holdings(&self, state: &Self::State) -> Vec<Holding>;

    /// How far the game is, for a time line.
    fn chapter(&self, state: &Self::State) -> Chapter;

    /// What is worth a mark on a time line. Everybody saw it.
    fn mark(&self, event: &Self::Event) -> Option<Mark>;

    /// What a picture of a choice shows beside the choice itself, for the viewer of `view`, who is to act.
    fn backdrop(&self, view: &Self::View) -> Backdrop;
}

/// A place in a game: a turn of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Chapter {
    /// The round, from 1; 0 while the game is set up.
    pub round: u16,
    /// Whose turn it is; nobody's while the game is set up.
    pub turn: Option<Seat>,
}

/// Something that everybody saw and that somebody may look for later.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "kind")]
pub enum Mark {
    /// A portal of Multiuniversum was sealed.
    Sealed {
        /// By whom.
        who: Seat,
        /// Its number.
        portal: u8,
    },
    /// A stack of Multiuniversum ran empty.
    Emptied {
        /// That of which transformer.
        stack: u8,
    },
    /// A world of Multiverse was captured.
    Captured {
        /// By whom.
        who: Seat,
        /// Its number.
        world: u8,
    },
    /// A quantum jump of Multiverse switched something.
    Jumped,
    /// A player of Multiverse has lost the last world.
    Revealed {
        /// Who.
        who: Seat,
    },
    /// Somebody called "Just roll!".
    Called {
        /// Who.
        who: Seat,
    },
    /// The game is over.
    Over,
}

/// What stood behind a choice: a picture of the choice shows it, and its notation does not say it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case", tag = "game")]
pub enum Backdrop {
    /// In Multiuniversum.
    Multiuniversum {
        /// The transformer where the scientist stood.
        at: u8,
        /// The portal there, by its number.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        portal: Option<u8>,
        /// The transformer whose stack was in hand.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        stack: Option<u8>,
    },
    /// In Multiverse.
    Multiverse {
        /// The world that the panel of the player on the turn showed, by its number; nothing before the first round.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        panel: Option<u8>,
        /// The colour in question, from 0: somebody may object to its switch, or repeat the roll for it.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        colour: Option<u8>,
        /// What the multi-cube showed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        change: Option<bool>,
        /// Who is there to be met.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        met: Option<Seat>,
    },
}

/// Something to be gained.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Prize {
    /// What it is counted with: pairs of a kind and a name such as `Tool`, `Plunger`. Itself comes first.
    pub groups: Vec<(String, String)>,
}

/// A prize that somebody holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Holding {
    /// Which of the participants.
    pub owner: usize,
    /// The number of the prize in [`Playable::prizes`].
    pub prize: usize,
    /// What it counts by itself.
    pub points: i16,
}

/// Code that works with any game, once it knows which.
pub trait WithGame {
    /// What comes of it.
    type Output;

    /// Does it.
    fn with<G: Playable>(self, rules: G) -> Self::Output;
}

/// The frame of whichever game it is: `{"multiuniversum": {…}}`.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum AnyFrame {
    /// Of Multiuniversum.
    Multiuniversum(Frame<Multiuniversum>),
    /// Of Multiverse.
    Multiverse(Frame<Multiverse>),
}

/// Why an action is refused, in whichever game it is: `{"multiuniversum": {…}}`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum AnyReason {
    /// In Multiuniversum.
    Multiuniversum(multiuniversum::Reason),
    /// In Multiverse.
    Multiverse(multiverse::Reason),
}

#[cfg(test)]
mod tests {
    use bots::{Pcg, make, play};
    use engine::Perspective;
    use words::{Language, Words};

    use super::*;
    use crate::{BotKind, Flags, GameId, Setup};

    /// Plays a game, and tells the points of each participant beside those of what it holds.
    struct Points;

    impl WithGame for Points {
        type Output = Vec<(i16, i16)>;

        fn with<G: Playable>(self, rules: G) -> Vec<(i16, i16)> {
            let mut state = rules.start();
            let mut bots: Vec<_> =
                (0..rules.seats()).map(|seat| make(BotKind::Sensible, seat.into())).collect();
            let choose = |eyes: &Perspective<'_, G>| bots[eyes.seat().index()].choose(eyes);
            play(&rules, &mut state, &mut Pcg::new(1, 0), choose);
            let holdings = rules.holdings(&state);
            assert!(!holdings.is_empty());
            let prizes = rules.prizes(Words::of(Language::English));
            let mut held: Vec<usize> = holdings.iter().map(|holding| holding.prize).collect();
            held.sort_unstable();
            assert!(held.windows(2).all(|two| two[0] < two[1]), "each has one owner: {held:?}");
            assert!(held.iter().all(|&prize| !prizes[prize].groups.is_empty()));
            let sheet = rules.score_sheet(&state);
            // What is not for holding something: unused tools and sets.
            let other = |label: &str| ["mu-tools", "mu-sets"].contains(&label);
            let points = |owner: usize| {
                let lines = sheet.lines.iter().filter(|line| line.counts && !other(&line.label));
                let scored = lines.map(|line| line.values[owner]).sum();
                (scored, holdings.iter().filter(|one| one.owner == owner).map(|one| one.points).sum())
            };
            (0..sheet.totals.len()).map(points).collect()
        }
    }

    #[test]
    fn what_is_held_is_what_is_scored() {
        let games: [(GameId, u8, &[&str]); 6] = [
            (GameId::Multiuniversum, 1, &[]),
            (GameId::Multiuniversum, 3, &[]),
            (GameId::Multiuniversum, 2, &["deadly"]),
            (GameId::Multiuniversum, 5, &["basic", "short"]),
            (GameId::Multiverse, 2, &[]),
            (GameId::Multiverse, 6, &[]),
        ];
        for (game, seats, variants) in games {
            let variants = variants.iter().map(|&name| name.to_owned()).collect();
            let setup = Setup::from_flags(game, Flags { seats, variants, ..Flags::default() }).unwrap();
            for (scored, held) in setup.visit(Points).unwrap() {
                assert_eq!(scored, held, "{setup:?}");
            }
        }
    }
}
