use store::{Millis, Phase, Seq, Totals};

use crate::fresh::Fresh;
use crate::on_both;
use crate::sample::{add_person, append, match_id, person, seated, table};

on_both! {
    what_somebody_made_is_counted,
    open_matches_that_nobody_started_vanish,
}

async fn what_somebody_made_is_counted(fresh: Fresh) {
    let store = fresh.open().await;
    let (ada, bob) = (add_person(&store, "ada").await, add_person(&store, "bob").await);
    for (name, phase) in [("a", Phase::Open), ("b", Phase::Open), ("c", Phase::Running), ("d", Phase::Over)] {
        let mut table = table(name, phase, 10);
        table.made_by = Some(ada.clone());
        if name != "b" {
            table.seats = vec![seated(1, &person("bob")), seated(2, &person("bob"))];
        }
        store.add_match(&table).await.unwrap();
    }
    assert_eq!(store.matches_made_by(&ada, Phase::Open).await.unwrap(), 2);
    assert_eq!(store.matches_made_by(&bob, Phase::Open).await.unwrap(), 0);
    assert_eq!(store.matches_joined_by(&bob, Phase::Open).await.unwrap(), 1);
    assert_eq!(store.matches_joined_by(&bob, Phase::Running).await.unwrap(), 1);
    for at in [5, 6, 7] {
        store.say(&match_id("a"), &ada, "hello", Millis(at)).await.unwrap();
    }
    assert_eq!(store.chat_lines_by(&ada, Millis(6)).await.unwrap(), 2);
    assert_eq!(store.totals().await.unwrap(), Totals { people: 2, open: 2, running: 1, over: 1 });
}

async fn open_matches_that_nobody_started_vanish(fresh: Fresh) {
    let store = fresh.open().await;
    add_person(&store, "ada").await;
    let matches = [
        ("old", Phase::Open, 1),
        ("older", Phase::Open, 0),
        ("new", Phase::Open, 9),
        ("running", Phase::Running, 1),
    ];
    for (name, phase, at) in matches {
        let mut table = table(name, phase, at);
        table.seats = vec![seated(1, &person("ada"))];
        store.add_match(&table).await.unwrap();
        store.append(append(&match_id(name), 0, &["pledge"])).await.unwrap();
    }
    assert_eq!(store.delete_stale_matches(Millis(9), 1).await.unwrap(), [match_id("older")]);
    assert_eq!(store.delete_stale_matches(Millis(9), 9).await.unwrap(), [match_id("old")]);
    assert!(store.find_match(&match_id("old")).await.unwrap().is_none());
    assert!(store.log(&match_id("old"), Seq(0), 9).await.unwrap().is_empty());
    for name in ["new", "running"] {
        assert_eq!(store.log(&match_id(name), Seq(0), 9).await.unwrap().len(), 1);
    }
}
