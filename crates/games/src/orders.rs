//! Standing orders: what a seat has said beforehand.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use multiverse::{Colour, Objection};
use serde::{Deserialize, Serialize};

use crate::GameId;

/// What a seat does when it is asked something that hardly ever matters, so that nobody waits for a shrug.
///
/// [`Playable::ordered`](crate::Playable::ordered) follows them. The usual ones have every question asked.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Orders {
    /// Whether to say "Just roll!" when somebody switches a colour (MV-T3).
    #[serde(default)]
    pub just_roll: JustRoll,
}

/// When to say "Just roll!" in Multiverse (MV-T3).
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct JustRoll {
    /// For every colour that has no order of its own.
    #[serde(default)]
    pub default: Order,
    /// The orders for single colours.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(
        feature = "schema",
        schemars(extend("propertyNames" = { "enum": Colour::ALL.map(Colour::word) }))
    )]
    pub colours: BTreeMap<Colour, Order>,
    /// What happens to a question that the person does not answer; without it the question waits.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fallback: Option<Fallback>,
}

/// An order for one kind of question.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Order {
    /// Ask the person.
    #[default]
    Ask,
    /// Object.
    Always,
    /// Do not object.
    Never,
    /// Object if the switch leads the mover to an encounter, and only then.
    OnlyIfWorld,
}

/// What is done when the person has not answered for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Fallback {
    /// After how many minutes: 1 to 10080, which is a week.
    #[cfg_attr(feature = "schema", schemars(range(min = 1, max = LONGEST_WAIT)))]
    pub after_minutes: u16,
    /// What is done then.
    pub then: Reply,
}

/// An order that asks nobody.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Reply {
    /// Object.
    Always,
    /// Do not object.
    Never,
    /// Object if the switch leads the mover to an encounter, and only then.
    OnlyIfWorld,
}

/// A week: a question that is older will not be answered.
const LONGEST_WAIT: u16 = 7 * 24 * 60;

impl Orders {
    /// Whether a seat of `game` can have these orders.
    pub fn check(&self, game: GameId) -> Result<(), OrdersError> {
        if !game.takes_orders() && *self != Self::default() {
            return Err(OrdersError::NothingToOrder(game));
        }
        match self.just_roll.fallback {
            Some(Fallback { after_minutes, .. }) if !(1..=LONGEST_WAIT).contains(&after_minutes) => {
                Err(OrdersError::AfterMinutes(after_minutes))
            }
            _ => Ok(()),
        }
    }

    /// Whether every question that orders of `game` could answer gets an answer, at the latest after some time.
    pub fn is_complete(&self, game: GameId) -> bool {
        !game.takes_orders() || self.just_roll.is_complete()
    }
}

impl GameId {
    /// Whether the game asks anything that can be ordered beforehand.
    pub const fn takes_orders(self) -> bool {
        match self {
            Self::Multiuniversum => false,
            Self::Multiverse => true,
        }
    }
}

impl JustRoll {
    /// The order for a colour.
    pub fn order(&self, colour: Colour) -> Order {
        self.colours.get(&colour).copied().unwrap_or(self.default)
    }

    /// Whether to object, if the person has thought about it for so long; `None` is for the person to say.
    pub(crate) fn objects(&self, to: Objection, waited: Duration) -> Option<bool> {
        let fallback = || self.fallback.filter(|one| waited >= one.after()).map(|one| one.then);
        Some(match self.order(to.colour).reply().or_else(fallback)? {
            Reply::Always => true,
            Reply::Never => false,
            Reply::OnlyIfWorld => to.encounter,
        })
    }

    fn is_complete(&self) -> bool {
        self.fallback.is_some() || Colour::ALL.into_iter().all(|colour| self.order(colour) != Order::Ask)
    }
}

impl Order {
    /// The order without a question, if it is one.
    const fn reply(self) -> Option<Reply> {
        match self {
            Self::Ask => None,
            Self::Always => Some(Reply::Always),
            Self::Never => Some(Reply::Never),
            Self::OnlyIfWorld => Some(Reply::OnlyIfWorld),
        }
    }
}

impl Fallback {
    /// How long the person has time.
    pub const fn after(&self) -> Duration {
        Duration::from_secs(self.after_minutes as u64 * 60)
    }
}

/// Why a seat cannot have these orders.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OrdersError {
    /// The game asks nothing that could be ordered.
    NothingToOrder(GameId),
    /// Not 1 to 10080.
    AfterMinutes(u16),
}

impl fmt::Display for OrdersError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NothingToOrder(game) => write!(f, "{game} has no standing orders"),
            Self::AfterMinutes(found) => {
                write!(f, "after_minutes must be 1 to {LONGEST_WAIT}, not {found}")
            }
        }
    }
}

impl std::error::Error for OrdersError {}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> JustRoll {
        let orders: Orders = serde_json::from_str(&format!(r#"{{"just_roll":{text}}}"#)).unwrap();
        orders.just_roll
    }

    fn objects(orders: &str, colour: Colour, encounter: bool, minutes: u64) -> Option<bool> {
        read(orders).objects(Objection { colour, encounter }, Duration::from_secs(60 * minutes))
    }

    #[test]
    fn an_order_is_followed() {
        let check = |order: &str, nowhere: Option<bool>, somewhere: Option<bool>| {
            let orders = format!(r#"{{"default":"{order}"}}"#);
            for colour in Colour::ALL {
                assert_eq!(objects(&orders, colour, false, 0), nowhere, "{order}");
                assert_eq!(objects(&orders, colour, true, 0), somewhere, "{order}");
            }
        };
        check("ask", None, None);
        check("always", Some(true), Some(true));
        check("never", Some(false), Some(false));
        check("only-if-world", Some(false), Some(true));
    }

    #[test]
    fn a_colour_may_have_an_order_of_its_own() {
        for special in Colour::ALL {
            let orders = format!(r#"{{"default":"never","colours":{{"{}":"always"}}}}"#, special.word());
            for colour in Colour::ALL {
                assert_eq!(objects(&orders, colour, false, 0), Some(colour == special));
            }
        }
        assert_eq!(objects(r#"{"default":"always","colours":{"red":"ask"}}"#, Colour::Red, true, 0), None);
    }

    #[test]
    fn a_question_without_an_answer_falls_back() {
        let orders = r#"{"colours":{"blue":"never"},"fallback":{"after_minutes":30,"then":"only-if-world"}}"#;
        let white = |encounter, minutes| objects(orders, Colour::White, encounter, minutes);
        assert_eq!((white(true, 0), white(true, 29)), (None, None));
        assert_eq!(
            (white(true, 30), white(false, 30), white(true, 9000)),
            (Some(true), Some(false), Some(true))
        );
        // Where there is an order, nobody waits for the fallback.
        assert_eq!(objects(orders, Colour::Blue, true, 0), Some(false));
        assert_eq!(objects(orders, Colour::Blue, true, 30), Some(false));
    }

    #[test]
    fn orders_are_complete_if_no_question_waits_for_ever() {
        let check = |orders: &str, complete: bool| {
            let orders = Orders { just_roll: read(orders) };
            assert_eq!(orders.is_complete(GameId::Multiverse), complete, "{orders:?}");
        };
        check("{}", false);
        check(r#"{"default":"never"}"#, true);
        check(r#"{"default":"never","colours":{"green":"ask"}}"#, false);
        check(r#"{"fallback":{"after_minutes":60,"then":"never"}}"#, true);
        check(r#"{"colours":{"green":"never","white":"always","red":"never","yellow":"never"}}"#, false);
        let all =
            r#"{"green":"never","white":"always","red":"never","yellow":"never","blue":"only-if-world"}"#;
        check(&format!(r#"{{"colours":{all}}}"#), true);
        assert!(Orders::default().is_complete(GameId::Multiuniversum), "it asks nothing of the kind");
    }

    #[test]
    fn orders_that_make_no_sense_are_refused() {
        let with_fallback = |after_minutes| Orders {
            just_roll: JustRoll {
                fallback: Some(Fallback { after_minutes, then: Reply::Never }),
                ..JustRoll::default()
            },
        };
        let refused = |orders: &Orders, game| orders.check(game).unwrap_err().to_string();
        for minutes in [1, 60, 10080] {
            assert_eq!(with_fallback(minutes).check(GameId::Multiverse), Ok(()));
        }
        assert_eq!(refused(&with_fallback(0), GameId::Multiverse), "after_minutes must be 1 to 10080, not 0");
        assert_eq!(
            refused(&with_fallback(10081), GameId::Multiverse),
            "after_minutes must be 1 to 10080, not 10081"
        );
        assert_eq!(
            refused(&with_fallback(60), GameId::Multiuniversum),
            "multiuniversum has no standing orders"
        );
        for game in GameId::ALL {
            assert_eq!(Orders::default().check(game), Ok(()));
        }
    }

    #[test]
    fn orders_are_read_back_as_they_were_written() {
        let least = serde_json::to_string(&Orders::default()).unwrap();
        assert_eq!(least, r#"{"just_roll":{"default":"ask"}}"#);
        assert_eq!(serde_json::from_str::<Orders>("{}").unwrap(), Orders::default());
        let text = r#"{"just_roll":{"default":"never","colours":{"white":"only-if-world"},"fallback":{"after_minutes":5,"then":"always"}}}"#;
        let orders: Orders = serde_json::from_str(text).unwrap();
        assert_eq!(serde_json::to_string(&orders).unwrap(), text);
        for wrong in [
            r#"{"roll":{}}"#,
            r#"{"just_roll":{"default":"sometimes"}}"#,
            r#"{"just_roll":{"colours":{"pink":"never"}}}"#,
            r#"{"just_roll":{"fallback":{"after_minutes":5,"then":"ask"}}}"#,
            r#"{"just_roll":{"fallback":{"then":"never"}}}"#,
            r#"{"just_roll":{"fallback":{"after_minutes":-5,"then":"never"}}}"#,
        ] {
            assert!(serde_json::from_str::<Orders>(wrong).is_err(), "{wrong}");
        }
    }
}
