use store::{Conflict, Error, MatchChange, Millis, Phase, Taken};

use crate::fresh::Fresh;
use crate::on_both;
use crate::sample::{add_match, listing, match_id, owner, table};

on_both! {
    a_lease_belongs_to_one_owner_until_it_runs_out,
    after_a_restart_every_running_match_is_found,
    of_two_processes_that_want_a_match_one_gets_it,
}

async fn a_lease_belongs_to_one_owner_until_it_runs_out(fresh: Fresh) {
    let store = fresh.open().await;
    let (one, two) = (owner("one"), owner("two"));
    let id = add_match(&store, "m").await;
    let other = add_match(&store, "other").await;
    let take = async |owner, now| store.take_lease(&id, owner, Millis(now), Millis(now + 100)).await;

    assert_eq!(take(&one, 1000).await.unwrap(), Taken { last_run_at: None });
    let held = take(&two, 1099).await;
    let expected = Conflict::Leased { owner: one.clone(), until: Millis(1100) };
    assert!(matches!(&held, Err(Error::Conflict(conflict)) if *conflict == expected), "{held:?}");
    assert_eq!(take(&one, 1050).await.unwrap(), Taken { last_run_at: Some(Millis(1000)) });
    store.take_lease(&other, &one, Millis(1050), Millis(1150)).await.unwrap();
    let mut renewed = store.renew_leases(&one, Millis(1060), Millis(1160)).await.unwrap();
    renewed.sort();
    assert_eq!(renewed, [id.clone(), other.clone()]);
    assert!(take(&two, 1159).await.is_err());

    // One was away too long: two takes over, and knows since when the match stood still.
    assert_eq!(take(&two, 1160).await.unwrap(), Taken { last_run_at: Some(Millis(1060)) });
    assert_eq!(store.renew_leases(&one, Millis(1170), Millis(1270)).await.unwrap(), [other]);
    assert!(take(&one, 1170).await.is_err());
    store.release_lease(&id, &one, Millis(1180)).await.unwrap();
    assert!(take(&one, 1181).await.is_err(), "one cannot release what two has");
    store.release_lease(&id, &two, Millis(1190)).await.unwrap();
    assert_eq!(take(&one, 1195).await.unwrap(), Taken { last_run_at: Some(Millis(1190)) });
    let nowhere = store.take_lease(&match_id("nowhere"), &one, Millis(1), Millis(2)).await;
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
        store.take_lease(&match_id(name), &old, Millis(10), Millis(20)).await.unwrap();
    }
    assert_eq!(store.unleased(Millis(19), 10).await.unwrap(), [match_id("c")]);
    let all = [match_id("b"), match_id("c"), match_id("a")];
    assert_eq!(store.unleased(Millis(20), 10).await.unwrap(), all);
    assert_eq!(store.unleased(Millis(20), 2).await.unwrap(), all[..2]);
    for id in &all {
        store.take_lease(id, &new, Millis(20), Millis(30)).await.unwrap();
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
        let take = |number: usize| stores[number].take_lease(&id, &owners[number], Millis(0), Millis(9));
        let (first, second) = tokio::join!(take(0), take(1));
        let held = |outcome: &store::Result<Taken>| {
            matches!(outcome, Err(Error::Conflict(Conflict::Leased { until: Millis(9), .. })))
        };
        let right = if first.is_ok() { held(&second) } else { held(&first) && second.is_ok() };
        assert!(right, "{first:?} {second:?}");
    }
}
