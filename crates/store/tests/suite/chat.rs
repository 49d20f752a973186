use store::{ChatLine, Error, Millis, Seq};

use crate::fresh::Fresh;
use crate::on_both;
use crate::sample::{add_match, add_person, match_id, person_id};

on_both! {
    lines_are_numbered_and_read_in_pages,
    somebody_may_be_muted,
}

async fn lines_are_numbered_and_read_in_pages(fresh: Fresh) {
    let stores = [fresh.open().await, fresh.open().await];
    let ada = add_person(&stores[0], "ada").await;
    let id = add_match(&stores[0], "m").await;
    let other = add_match(&stores[0], "other").await;
    stores[0].say(&other, &ada, "elsewhere", Millis(1)).await.unwrap();
    // Both processes at once: no number twice.
    for at in 0..5 {
        let (one, two) = tokio::join!(
            stores[0].say(&id, &ada, "one", Millis(at)),
            stores[1].say(&id, &ada, "two", Millis(at))
        );
        let mut numbers = [one.unwrap().0, two.unwrap().0];
        numbers.sort_unstable();
        assert_eq!(numbers, [2 * at, 2 * at + 1]);
    }
    let lines = stores[1].chat(&id, Seq(8), 10).await.unwrap();
    assert_eq!(lines.iter().map(|line| line.seq.0).collect::<Vec<_>>(), [8, 9]);
    assert_eq!(stores[1].chat(&id, Seq(0), 3).await.unwrap().len(), 3);
    let expected =
        ChatLine { seq: Seq(0), at: Millis(1), person: Some(ada.clone()), line: "elsewhere".to_owned() };
    assert_eq!(stores[1].chat(&other, Seq(0), 9).await.unwrap(), [expected]);
    let nowhere = stores[0].say(&match_id("nowhere"), &ada, "x", Millis(1)).await;
    assert!(matches!(nowhere, Err(Error::NotFound)), "{nowhere:?}");
    let nobody = stores[0].say(&id, &person_id("nobody"), "x", Millis(1)).await;
    assert!(matches!(nobody, Err(Error::NotFound)), "{nobody:?}");
}

async fn somebody_may_be_muted(fresh: Fresh) {
    let store = fresh.open().await;
    let (ada, bob) = (add_person(&store, "ada").await, add_person(&store, "bob").await);
    store.mute(&ada, &bob).await.unwrap();
    store.mute(&ada, &bob).await.unwrap();
    assert_eq!(store.muted_by(&ada).await.unwrap(), std::slice::from_ref(&bob));
    assert!(store.muted_by(&bob).await.unwrap().is_empty());
    store.unmute(&ada, &bob).await.unwrap();
    assert!(store.muted_by(&ada).await.unwrap().is_empty());
    assert!(matches!(store.mute(&ada, &person_id("nobody")).await, Err(Error::NotFound)));
}
