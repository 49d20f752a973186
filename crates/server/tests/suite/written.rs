//! Servers that find a running table in their database, as a test has written it there.

use std::sync::Arc;
use std::time::{SystemTime, UNIX_EPOCH};

use games::Setup;
use serde_json::{Value, json};
use server::Site;
use store::{
    Append, Entry, Listing, MatchChange, MatchId, Millis, NewMatch, Owner, Person, PersonId, Phase, Player,
    SeatNumber, Seated, SecretHash, Seq, Store, Visibility,
};
use table::{PledgeNote, Seed};
use wire::online::Settings;

use crate::host::Host;

/// The id of the table.
pub(crate) const TABLE: &str = "written";
/// Its key.
pub(crate) const KEY: &str = "the key of the table";
/// Its seed is the one that stands for this text.
pub(crate) const SEED: &str = "one seed for all";

/// The token of whoever sits on a seat: 256 bits as they travel.
pub(crate) fn token(index: usize) -> String {
    format!("{}{}", ["A", "E", "I", "M", "Q", "U"][index], "A".repeat(42))
}

pub(crate) fn now() -> Millis {
    Millis(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis() as i64)
}

/// A table that runs, with a person on every seat.
pub(crate) struct Written<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) settings: Settings,
    pub(crate) started: Millis,
    /// Until when some process ran it, if any did.
    pub(crate) last_run: Option<Millis>,
    /// The lines of the game with their times.
    pub(crate) log: Vec<(Millis, String)>,
}

impl Written<'_> {
    /// A server with this table; everything about it but the table is the same each time.
    pub(crate) async fn serve(self) -> Host {
        let folder = Arc::new(tempfile::tempdir().unwrap());
        let store = Store::open(folder.path().join("test.db").to_str().unwrap()).await.unwrap();
        self.write(&store).await;
        store.close().await;
        let choose = |config: &mut server::Config| {
            config.public_url = Some("http://games.example".parse().unwrap());
        };
        Host::in_folder(folder, choose, Site::new(&[])).await
    }

    async fn write(self, store: &Store) {
        let Self { setup, settings, started, last_run, log } = self;
        let count = usize::from(setup.rules().unwrap().seats());
        let mut seats = Vec::new();
        for index in 0..count {
            let id = PersonId::new(format!("person-{index}")).unwrap();
            let name = format!("Player {index}");
            let person = Person { id: id.clone(), name, language: "en".to_owned(), made_at: Millis(1) };
            store.add_person(&person, &SecretHash::of(&token(index))).await.unwrap();
            seats.push(Seated { seat: SeatNumber(index as u8), player: Some(Player::Person(id)) });
        }
        let wishes: Vec<Value> =
            (0..count).map(|index| json!(if index == 0 { "me" } else { "open" })).collect();
        let listing = Listing {
            game: setup.game().name().to_owned(),
            visibility: Visibility::Public,
            phase: Phase::Running,
            seats_free: 0,
            summary: "{}".to_owned(),
            updated_at: Millis(1),
        };
        let id = MatchId::new(TABLE).unwrap();
        let made = json!({ "setup": setup, "settings": settings, "seats": wishes, "key": KEY });
        let table = NewMatch {
            id: id.clone(),
            made: made.to_string(),
            made_by: Some(PersonId::new("person-0").unwrap()),
            made_at: Millis(1),
            listing,
            seats,
        };
        store.add_match(&table).await.unwrap();
        let seed = Seed::named(SEED);
        let start =
            json!({ "ruleset": setup.ruleset(), "dice": PledgeNote::alone(&seed, TABLE), "seed": seed });
        let lines = [(started, format!("start {start}"))].into_iter().chain(log);
        let entries = lines.map(|(at, text)| Entry { at, text }).collect();
        let append = Append { match_id: id.clone(), first: Seq(0), entries, change: MatchChange::default() };
        store.append(append).await.unwrap();
        if let Some(last_run) = last_run {
            let owner = Owner::from_random([7; 16]);
            let lease = store::Lease { owner: owner.clone(), now: last_run, until: last_run };
            store.take_lease(&id, &lease).await.unwrap();
        }
    }
}
