//! How a table was made: what never changes about it.

use games::Setup;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use store::{Listing, Millis, Phase, SecretHash};
use subtle::ConstantTimeEq as _;
use wire::online::{NewTable, Settings, Visibility, Wish};

use super::Refusal;

/// How a table was made; kept as JSON.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) struct Made {
    pub(crate) setup: Setup,
    pub(crate) settings: Settings,
    /// Who was to sit where; the host's own seats and bots' among them.
    pub(crate) seats: Vec<Wish>,
    /// What opens the seats that are kept for guests.
    pub(crate) key: String,
    /// The people for whom seats are kept after a rematch was asked for, by their ids.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) kept: Vec<Option<String>>,
}

/// What is wrong with a table that somebody wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BadTable(pub(crate) String);

impl Made {
    /// The table that somebody wants, if it can be.
    pub(crate) fn new(wanted: NewTable, key: String) -> Result<Self, BadTable> {
        let bad = |text: &str| BadTable(text.to_owned());
        let NewTable { setup, seats, settings } = wanted;
        let rules = setup.rules().map_err(|wrong| BadTable(wrong.to_string()))?;
        if seats.len() != usize::from(rules.seats()) {
            return Err(BadTable(format!(
                "the game has {} seats, and {} are given",
                rules.seats(),
                seats.len()
            )));
        }
        if has_birth_dates(&setup) {
            return Err(bad(
                "birth dates are not kept on a server: leave them out, and such a tie is shared",
            ));
        }
        match seats.iter().filter(|&&wish| wish == Wish::Me).count() {
            0 => return Err(bad("one of the seats must be yours")),
            1 => {}
            _ => return Err(bad("only one of the seats can be yours")),
        }
        settings.check().map_err(bad)?;
        let made = Self { setup, settings, seats, key, kept: Vec::new() };
        if settings.rated {
            made.ratable().map_err(|refusal| BadTable(refusal.text()))?;
        }
        Ok(made)
    }

    /// A rated game compares players on equal terms.
    fn ratable(&self) -> Result<(), Refusal> {
        if self.seats.len() < 2 {
            Err(Refusal::NotRatable("a game alone is not rated"))
        } else if has_own_deck(&self.setup) {
            Err(Refusal::NotRatable("a game with a deck of one's own is not rated"))
        } else {
            Ok(())
        }
    }

    /// Whether a key opens the seats that are kept for guests. How long it takes tells nothing about the key.
    pub(crate) fn opens(&self, key: &str) -> bool {
        key.as_bytes().ct_eq(self.key.as_bytes()).into()
    }

    /// What the lobby shows of a new table.
    pub(crate) fn listing(&self, now: Millis) -> Listing {
        Listing {
            game: self.setup.game().name().to_owned(),
            visibility: match self.settings.visibility {
                Visibility::Public => store::Visibility::Public,
                Visibility::Link => store::Visibility::ByLink,
            },
            phase: Phase::Open,
            seats_free: self.seats.iter().filter(|&&wish| wish == Wish::Open).count() as u32,
            summary: self.summary(),
            updated_at: now,
        }
    }

    /// A name for the options: results under the same name can be compared. Seats, colours and who starts do not
    /// matter for that.
    pub(crate) fn options_name(&self) -> String {
        let mut setup = self.short_setup();
        if let Some(options) = setup.get_mut("options").and_then(Value::as_object_mut) {
            options.retain(|name, _| {
                !["players", "starter", "colours", "born", "memory_aid"].contains(&name.as_str())
            });
        }
        setup.to_string()
    }

    /// What a lobby shows.
    fn summary(&self) -> String {
        json!({ "setup": self.short_setup(), "settings": self.settings, "seats": self.seats.len() })
            .to_string()
    }

    /// The setup with a hash for a deck of the host's own, which is long.
    fn short_setup(&self) -> Value {
        let mut setup = serde_json::to_value(&self.setup).expect("a setup is JSON");
        if let Some(deck) = setup.get_mut("deck") {
            *deck = SecretHash::of(&deck.to_string()).as_str().into();
        }
        setup
    }
}

fn has_birth_dates(setup: &Setup) -> bool {
    matches!(setup, Setup::Multiuniversum(setup) if setup.options.born.iter().any(Option::is_some))
}

fn has_own_deck(setup: &Setup) -> bool {
    matches!(setup, Setup::Multiuniversum(setup) if setup.deck.is_some())
}
