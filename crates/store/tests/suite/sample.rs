//! People, matches and rows to test with.

use store::{
    Append, Entry, Finish, Listing, MatchChange, MatchId, Millis, NewMatch, Owner, Person, PersonId, Phase,
    Played, Player, SeatNumber, Seated, SecretHash, Seq, Standing, Store, Visibility,
};

pub(crate) fn person_id(name: &str) -> PersonId {
    PersonId::new(name).expect("a good id")
}

pub(crate) fn match_id(name: &str) -> MatchId {
    MatchId::new(name).expect("a good id")
}

pub(crate) fn owner(name: &str) -> Owner {
    Owner::new(name).expect("a good id")
}

/// Somebody who is signed in with the token `token of NAME`.
pub(crate) async fn add_person(store: &Store, name: &str) -> PersonId {
    let id = person_id(name);
    let person =
        Person { id: id.clone(), name: name.to_owned(), language: "fr".to_owned(), made_at: Millis(7) };
    store.add_person(&person, &SecretHash::of(&format!("token of {name}"))).await.expect("a new person");
    id
}

pub(crate) fn listing(phase: Phase, updated_at: i64) -> Listing {
    Listing {
        game: "high-card".to_owned(),
        visibility: Visibility::Public,
        phase,
        seats_free: 2,
        summary: r#"{"deck":"small"}"#.to_owned(),
        updated_at: Millis(updated_at),
    }
}

pub(crate) fn table(name: &str, phase: Phase, updated_at: i64) -> NewMatch {
    NewMatch {
        id: match_id(name),
        made: r#"{"game":"high-card"}"#.to_owned(),
        made_by: None,
        made_at: Millis(5),
        listing: listing(phase, updated_at),
        seats: Vec::new(),
    }
}

pub(crate) async fn add_match(store: &Store, name: &str) -> MatchId {
    let table = table(name, Phase::Running, 10);
    store.add_match(&table).await.expect("a new match");
    table.id
}

pub(crate) fn seated(seat: u8, player: &Player) -> Seated {
    Seated { seat: SeatNumber(seat), player: Some(player.clone()) }
}

pub(crate) fn append(match_id: &MatchId, first: i64, texts: &[&str]) -> Append {
    let entry = |text: &&str| Entry { at: Millis(100), text: (*text).to_owned() };
    Append {
        match_id: match_id.clone(),
        first: Seq(first),
        entries: texts.iter().map(entry).collect(),
        change: MatchChange::default(),
    }
}

/// The whole log as text, which must be numbered from 0 without a gap.
pub(crate) async fn log(store: &Store, match_id: &MatchId) -> Vec<String> {
    let rows = store.log(match_id, Seq(0), 1_000_000).await.expect("the log is read");
    for (row, number) in rows.iter().zip(0..) {
        assert_eq!(row.seq, Seq(number), "a gap in the log of {match_id}");
    }
    rows.into_iter().map(|row| row.entry.text).collect()
}

/// A result of these players with these points, the first of them first.
pub(crate) fn finish(players: &[(Option<Player>, i64)], options: &str, at: i64) -> Finish {
    let standing = |((player, points), number): (&(Option<Player>, i64), u8)| Standing {
        seat: SeatNumber(number),
        player: player.clone(),
        place: u32::from(number),
        points: *points,
    };
    Finish {
        played: Played {
            game: "high-card".to_owned(),
            options: options.to_owned(),
            rated: true,
            finished_at: Millis(at),
            beside: None,
        },
        standings: players.iter().zip(1..).map(standing).collect(),
        ratings: Vec::new(),
    }
}

pub(crate) fn person(name: &str) -> Player {
    Player::Person(person_id(name))
}

pub(crate) fn bot(name: &str) -> Player {
    Player::Bot(name.to_owned())
}
