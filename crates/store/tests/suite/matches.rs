use store::{Conflict, Error, Match, MatchChange, Phase, Result, SeatChange, SeatNumber, Seq};

use crate::fresh::Fresh;
use crate::on_both;
use crate::sample::{add_person, append, bot, listing, match_id, person, seated, table};

on_both! {
    a_match_is_kept_as_it_was_made_and_changes,
    of_many_who_want_a_seat_one_gets_it,
}

async fn a_match_is_kept_as_it_was_made_and_changes(fresh: Fresh) {
    let store = fresh.open().await;
    let ada = add_person(&store, "ada").await;
    let mut table = table("m", Phase::Open, 10);
    table.made_by = Some(ada);
    table.seats = vec![seated(1, &person("ada")), seated(2, &bot("greedy"))];
    store.add_match(&table).await.unwrap();
    let kept = store.find_match(&table.id).await.unwrap();
    assert_eq!(kept, Some(Match { table: table.clone(), next_seq: Seq(0) }));
    let twice = store.add_match(&table).await;
    assert!(matches!(twice, Err(Error::Conflict(Conflict::Taken))), "{twice:?}");

    let mut start = append(&table.id, 0, &["start", "1 play 7"]);
    start.change = MatchChange {
        listing: Some(listing(Phase::Running, 20)),
        seats: vec![
            SeatChange::Leave(SeatNumber(1)),
            SeatChange::Take(SeatNumber(3), person("ada")),
            SeatChange::Replace(SeatNumber(2), bot("random")),
        ],
        ..Default::default()
    };
    assert_eq!(store.append(start).await.unwrap(), Seq(2));
    table.listing = listing(Phase::Running, 20);
    table.seats = vec![seated(2, &bot("random")), seated(3, &person("ada"))];
    assert_eq!(store.find_match(&table.id).await.unwrap(), Some(Match { table, next_seq: Seq(2) }));
}

async fn of_many_who_want_a_seat_one_gets_it(fresh: Fresh) {
    let stores = [fresh.open().await, fresh.open().await];
    let table = table("m", Phase::Open, 10);
    stores[0].add_match(&table).await.unwrap();
    let take = |number: usize| {
        let (store, id) = (stores[number % 2].clone(), table.id.clone());
        tokio::spawn(async move {
            let seats = vec![SeatChange::Take(SeatNumber(1), bot(&number.to_string()))];
            let change = MatchChange { seats, listing: Some(listing(Phase::Open, 11)), ..Default::default() };
            store.change_match(&id, &change).await
        })
    };
    let tasks: Vec<_> = (0..8).map(take).collect();
    let mut outcomes: Vec<Result<()>> = Vec::new();
    for task in tasks {
        outcomes.push(task.await.unwrap());
    }
    let taken =
        |outcome: &Result<()>| matches!(outcome, Err(Error::Conflict(Conflict::SeatTaken(SeatNumber(1)))));
    assert_eq!(outcomes.iter().filter(|outcome| outcome.is_ok()).count(), 1, "{outcomes:?}");
    assert_eq!(outcomes.iter().filter(|outcome| taken(outcome)).count(), 7, "{outcomes:?}");

    let nowhere = MatchChange { listing: Some(listing(Phase::Over, 12)), ..Default::default() };
    let missing = stores[0].change_match(&match_id("nowhere"), &nowhere).await;
    assert!(matches!(missing, Err(Error::NotFound)), "{missing:?}");
    let free = MatchChange { seats: vec![SeatChange::Leave(SeatNumber(9))], ..Default::default() };
    assert!(matches!(stores[0].change_match(&table.id, &free).await, Err(Error::NotFound)));
}
