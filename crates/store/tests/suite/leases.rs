use store::{Append, Conflict, Error, Held, Lease, MatchChange, Millis, Owner, Phase, Seq};

use crate::fresh::Fresh;
use crate::on_both;
use crate::sample::{add_match, append, finish, listing, match_id, owner, table};

on_both! {
    a_lease_belongs_to_one_owner_until_it_runs_out,
    after_a_restart_every_running_match_is_found,
    a_lease_is_taken_together_with_what_the_log_says_of_it,
    of_two_processes_that_want_a_match_one_gets_it,
    whoever_dies_leaves_its_leases_to_the_others,
}

fn lease(owner: &Owner, now: i64, until: i64) -> Lease {
    Lease { owner: owner.clone(), now: Millis(now), until: Millis(until) }
}

fn held(owner: &Owner, renewed_at: i64, until: i64) -> Held {
    Held { owner: owner.clone(), renewed_at: Millis(renewed_at), until: Millis(until) }
}

async fn a_lease_belongs_to_one_owner_until_it_runs_out(fresh: Fresh) {
    let store = fresh.open().await;
    let (one, two) = (owner("one"), owner("two"));
    let id = add_match(&store, "m").await;
    let other = add_match(&store, "other").await;
    let take = async |owner, now| store.take_lease(&id, &lease(owner, now, now + 100)).await;

    assert_eq!(take(&one, 1000).await.unwrap(), None);
    assert_eq!(store.lease(&id).await.unwrap(), Some(held(&one, 1000, 1100)));
    let refused = take(&two, 1099).await;
    let expected = Conflict::Leased { owner: one.clone(), until: Millis(1100) };
    assert!(matches!(&refused, Err(Error::Conflict(conflict)) if *conflict == expected), "{refused:?}");
    assert_eq!(take(&one, 1050).await.unwrap(), Some(held(&one, 1000, 1100)));
    store.take_lease(&other, &lease(&one, 1050, 1150)).await.unwrap();
    let mut renewed = store.renew_leases(&one, Millis(1060), Millis(1160)).await.unwrap();
    renewed.sort();
    assert_eq!(renewed, [id.clone(), other.clone()]);
    assert!(take(&two, 1159).await.is_err());

    // One was away too long: two takes over, and knows since when the match stood still.
    assert_eq!(take(&two, 1160).await.unwrap(), Some(held(&one, 1060, 1160)));
    assert_eq!(store.renew_leases(&one, Millis(1170), Millis(1270)).await.unwrap(), [other]);
    assert!(take(&one, 1170).await.is_err());
    store.release_leases(&one, Millis(1180)).await.unwrap();
    assert!(take(&one, 1181).await.is_err(), "one cannot release what two has");
    store.release_leases(&two, Millis(1190)).await.unwrap();
    assert_eq!(take(&one, 1195).await.unwrap(), Some(held(&two, 1190, 1190)));
    let nowhere = store.take_lease(&match_id("nowhere"), &lease(&one, 1, 2)).await;
    assert!(matches!(nowhere, Err(Error::NotFound)), "{nowhere:?}");
}

async fn after_a_restart_every_running_match_is_found(fresh: Fresh) {
    let store = fresh.open().await;
    let (old, new) = (owner("old"), owner("new"));
    for (name, at) in [("a", 3), ("b", 1), ("c", 2)] {
        store.add_match(&table(name, Phase::Running, at)).await.unwrap();
    }
    store.add_match(&table("open", Phase::Open, 0)).await.unwrap();
    for name in ["a", "b"] {
        store.take_lease(&match_id(name), &lease(&old, 10, 20)).await.unwrap();
    }
    assert_eq!(store.unleased(Millis(19), 10).await.unwrap(), [match_id("c")]);
    let all = [match_id("b"), match_id("c"), match_id("a")];
    assert_eq!(store.unleased(Millis(20), 10).await.unwrap(), all);
    assert_eq!(store.unleased(Millis(20), 2).await.unwrap(), all[..2]);
    for id in &all {
        store.take_lease(id, &lease(&new, 20, 30)).await.unwrap();
    }
    assert!(store.unleased(Millis(20), 10).await.unwrap().is_empty());
    store.release_leases(&new, Millis(25)).await.unwrap();
    let over = MatchChange { listing: Some(listing(Phase::Over, 25)), ..Default::default() };
    store.change_match(&all[0], &over).await.unwrap();
    assert_eq!(store.unleased(Millis(25), 10).await.unwrap(), all[1..]);
}

async fn of_two_processes_that_want_a_match_one_gets_it(fresh: Fresh) {
    let stores = [fresh.open().await, fresh.open().await];
    for round in 0..20 {
        let id = add_match(&stores[0], &format!("m{round}")).await;
        let owners = [owner("one"), owner("two")];
        let leases = [lease(&owners[0], 0, 9), lease(&owners[1], 0, 9)];
        let take = |number: usize| stores[number].take_lease(&id, &leases[number]);
        let (first, second) = tokio::join!(take(0), take(1));
        let held = |outcome: &store::Result<Option<Held>>| {
            matches!(outcome, Err(Error::Conflict(Conflict::Leased { until: Millis(9), .. })))
        };
        let right = if first.is_ok() { held(&second) } else { held(&first) && second.is_ok() };
        assert!(right, "{first:?} {second:?}");
    }
}

async fn a_lease_is_taken_together_with_what_the_log_says_of_it(fresh: Fresh) {
    let store = fresh.open().await;
    let (one, two) = (owner("one"), owner("two"));
    let id = add_match(&store, "m").await;
    store.take_lease(&id, &lease(&one, 10, 20)).await.unwrap();
    let take = async |first, now| {
        let change = MatchChange { lease: Some(lease(&two, now, now + 10)), ..Default::default() };
        store.append(Append { change, ..append(&id, first, &["up"]) }).await
    };
    assert!(matches!(take(0, 19).await, Err(Error::Conflict(Conflict::Leased { .. }))));
    assert!(matches!(take(1, 20).await, Err(Error::Conflict(Conflict::LogMoved { .. }))));
    assert_eq!(store.lease(&id).await.unwrap(), Some(held(&one, 10, 20)));
    assert_eq!(take(0, 20).await.unwrap(), Seq(1));
    assert_eq!(store.lease(&id).await.unwrap(), Some(held(&two, 20, 30)));
    let change = MatchChange { finish: Some(finish(&[(None, 7)], "{}", 30)), ..Default::default() };
    store.append(Append { change, ..append(&id, 1, &["end"]) }).await.unwrap();
    assert_eq!(store.lease(&id).await.unwrap(), None, "nobody runs what is over");
}

async fn whoever_dies_leaves_its_leases_to_the_others(fresh: Fresh) {
    let (dead, alive) = (owner("dead"), owner("alive"));
    let [first, second] = [fresh.open().await, fresh.open().await];
    first.attend(&dead).await.unwrap();
    let id = add_match(&first, "m").await;
    first.take_lease(&id, &lease(&dead, 10, 1000)).await.unwrap();
    second.attend(&alive).await.unwrap();
    assert!(second.take_lease(&id, &lease(&alive, 20, 1000)).await.is_err(), "it lives");
    first.attend(&dead).await.unwrap();
    first.close().await;
    // PostgreSQL takes a moment to notice.
    let mut taken = second.take_lease(&id, &lease(&alive, 20, 1000)).await;
    while taken.is_err() {
        second.attend(&alive).await.unwrap();
        taken = second.take_lease(&id, &lease(&alive, 20, 1000)).await;
    }
    assert_eq!(taken.unwrap(), Some(held(&dead, 10, 10)), "it is known until when the match was run");
}
