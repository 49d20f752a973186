use store::{Conflict, Error, Millis, Person, SecretHash, Seq};

use crate::fresh::Fresh;
use crate::on_both;
use crate::sample::{add_match, add_person, bot, finish, person, person_id, seated, table};

on_both! {
    a_person_is_found_by_token_and_by_recovery_phrase,
    a_name_changes_and_ids_and_tokens_are_unique,
    devices_sign_in_and_out,
    deleted_data_is_gone_and_matches_stay,
    names_are_found_for_many,
    guests_who_left_nothing_behind_are_forgotten,
    a_closed_store_does_not_answer,
}

async fn a_person_is_found_by_token_and_by_recovery_phrase(fresh: Fresh) {
    let store = fresh.open().await;
    let ada = add_person(&store, "ada").await;
    let found = store.person_by_token(&SecretHash::of("token of ada")).await.unwrap();
    let expected = Person { id: ada.clone(), name: "ada".into(), language: "fr".into(), made_at: Millis(7) };
    assert_eq!(found, Some(expected.clone()));
    assert_eq!(store.person(&ada).await.unwrap(), Some(expected.clone()));
    assert_eq!(store.person_by_token(&SecretHash::of("token of bob")).await.unwrap(), None);

    let (old, new) = (SecretHash::of("four words of hers"), SecretHash::of("four other words"));
    assert_eq!(store.person_by_recovery(&old).await.unwrap(), None);
    store.set_recovery(&ada, &old).await.unwrap();
    assert_eq!(store.person_by_recovery(&old).await.unwrap(), Some(expected.clone()));
    store.set_recovery(&ada, &new).await.unwrap();
    assert_eq!(store.person_by_recovery(&old).await.unwrap(), None);
    assert_eq!(store.person_by_recovery(&new).await.unwrap(), Some(expected));
}

async fn a_name_changes_and_ids_and_tokens_are_unique(fresh: Fresh) {
    let store = fresh.open().await;
    let ada = add_person(&store, "ada").await;
    store.update_person(&ada, "Ada L’été ✨", "en").await.unwrap();
    let found = store.person(&ada).await.unwrap().unwrap();
    assert_eq!((found.name.as_str(), found.language.as_str()), ("Ada L’été ✨", "en"));
    let zero = store.update_person(&ada, "A\0da", "en").await;
    assert!(matches!(zero, Err(Error::Invalid(_))), "{zero:?}");
    let nobody = store.update_person(&person_id("bob"), "Bob", "en").await;
    assert!(matches!(nobody, Err(Error::NotFound)), "{nobody:?}");
    let again = store.add_person(&found, &SecretHash::of("another")).await;
    assert!(matches!(again, Err(Error::Conflict(Conflict::Taken))), "{again:?}");
    // With the token of somebody else, not even the person is added.
    let bob = Person { id: person_id("bob"), ..found };
    let taken = store.add_person(&bob, &SecretHash::of("token of ada")).await;
    assert!(matches!(taken, Err(Error::Conflict(Conflict::Taken))), "{taken:?}");
    assert_eq!(store.person(&bob.id).await.unwrap(), None);
}

async fn devices_sign_in_and_out(fresh: Fresh) {
    let store = fresh.open().await;
    let ada = add_person(&store, "ada").await;
    let (laptop, phone, tablet) =
        (SecretHash::of("token of ada"), SecretHash::of("phone"), SecretHash::of("tablet"));
    store.sign_in(&ada, &phone, Millis(8)).await.unwrap();
    store.sign_in(&ada, &tablet, Millis(9)).await.unwrap();
    let nobody = store.sign_in(&person_id("bob"), &SecretHash::of("x"), Millis(9)).await;
    assert!(matches!(nobody, Err(Error::NotFound)), "{nobody:?}");
    let devices = store.devices(&ada).await.unwrap();
    assert_eq!(devices.iter().map(|device| device.signed_in_at.0).collect::<Vec<_>>(), [9, 8, 7]);
    store.sign_out(&phone).await.unwrap();
    assert_eq!(store.person_by_token(&phone).await.unwrap(), None);
    assert!(store.person_by_token(&laptop).await.unwrap().is_some());
    store.sign_out_everywhere(&ada).await.unwrap();
    assert!(store.devices(&ada).await.unwrap().is_empty());
    assert_eq!(store.person_by_token(&tablet).await.unwrap(), None);
}

async fn deleted_data_is_gone_and_matches_stay(fresh: Fresh) {
    let store = fresh.open().await;
    let (ada, bob) = (add_person(&store, "ada").await, add_person(&store, "bob").await);
    store.set_recovery(&ada, &SecretHash::of("phrase")).await.unwrap();
    let mut played = table("played", store::Phase::Over, 10);
    played.made_by = Some(ada.clone());
    played.seats = vec![seated(1, &person("ada")), seated(2, &person("bob")), seated(3, &bot("greedy"))];
    store.add_match(&played).await.unwrap();
    let players = [(Some(person("ada")), 30), (Some(person("bob")), 20), (Some(bot("greedy")), 10)];
    let mut end = finish(&players, "small", 50);
    end.ratings = vec![store::Rating {
        player: person("ada"),
        game: "high-card".into(),
        mu: 26.5,
        sigma: 8.0,
        games: 1,
    }];
    let change = store::MatchChange { finish: Some(end.clone()), ..Default::default() };
    store.change_match(&played.id, &change).await.unwrap();
    store.say(&played.id, &ada, "well played", Millis(60)).await.unwrap();
    store.say(&played.id, &bob, "thanks", Millis(61)).await.unwrap();
    store.mute(&ada, &bob).await.unwrap();
    store.mute(&bob, &ada).await.unwrap();

    store.delete_person(&ada).await.unwrap();

    assert_eq!(store.person(&ada).await.unwrap(), None);
    assert_eq!(store.person_by_token(&SecretHash::of("token of ada")).await.unwrap(), None);
    assert_eq!(store.person_by_recovery(&SecretHash::of("phrase")).await.unwrap(), None);
    assert_eq!(store.rating(&person("ada"), "high-card").await.unwrap(), None);
    assert!(store.muted_by(&bob).await.unwrap().is_empty());
    let kept = store.find_match(&played.id).await.unwrap().unwrap().table;
    assert_eq!(kept.made_by, None);
    let players: Vec<_> = kept.seats.into_iter().map(|seated| seated.player).collect();
    assert_eq!(players, [None, Some(person("bob")), Some(bot("greedy"))]);
    let page = store::Page::first(10);
    assert_eq!(store.history(&bob, None, &page).await.unwrap().items.len(), 1);
    let standings = &store.rated_matches("high-card", &page).await.unwrap().items[0].standings;
    assert_eq!((&standings[0].player, standings[0].points), (&None, 30));
    let lines = store.chat(&played.id, Seq(0), 10).await.unwrap();
    let said: Vec<_> = lines.iter().map(|line| (line.person.as_ref(), line.line.as_str())).collect();
    assert_eq!(said, [(None, ""), (Some(&bob), "thanks")]);
    let mut dump = Vec::new();
    store.dump(&mut dump).await.unwrap();
    let dump = String::from_utf8(dump).unwrap();
    assert!(!dump.contains("ada") && !dump.contains("well played"), "{dump}");
    assert!(matches!(store.delete_person(&ada).await, Err(Error::NotFound)));

    // A match that was running meanwhile ends without her.
    let running = add_match(&store, "running").await;
    store.change_match(&running, &change).await.unwrap();
    let standings = &store.rated_matches("high-card", &page).await.unwrap().items[1].standings;
    assert_eq!(standings[0].player, None);
    assert_eq!(store.rating(&person("ada"), "high-card").await.unwrap(), None);
}

async fn names_are_found_for_many(fresh: Fresh) {
    let store = fresh.open().await;
    let (ada, bob) = (add_person(&store, "ada").await, add_person(&store, "bob").await);
    add_person(&store, "cyd").await;
    let names = store.names(&[&bob, &ada, &person_id("nobody"), &ada]).await.unwrap();
    assert_eq!(names, [(ada, "ada".to_owned()), (bob, "bob".to_owned())].into());
    assert!(store.names(&[]).await.unwrap().is_empty());
}

async fn guests_who_left_nothing_behind_are_forgotten(fresh: Fresh) {
    let store = fresh.open().await;
    // All were made at 7.
    for name in ["idle", "idler", "seen", "recoverable", "seated", "maker", "talker", "finisher"] {
        add_person(&store, name).await;
    }
    store.seen(&person_id("seen"), Millis(100)).await.unwrap();
    store.seen(&person_id("seen"), Millis(50)).await.unwrap();
    store.set_recovery(&person_id("recoverable"), &SecretHash::of("phrase")).await.unwrap();
    let mut made = table("made", store::Phase::Open, 10);
    made.made_by = Some(person_id("maker"));
    made.seats = vec![seated(1, &person("seated"))];
    store.add_match(&made).await.unwrap();
    store.say(&made.id, &person_id("talker"), "hello", Millis(8)).await.unwrap();
    let end = finish(&[(Some(person("finisher")), 3)], "small", 50);
    let change = store::MatchChange { finish: Some(end), ..Default::default() };
    store.change_match(&made.id, &change).await.unwrap();

    assert_eq!(store.delete_idle_guests(Millis(7), 10).await.unwrap(), 0);
    assert_eq!(store.delete_idle_guests(Millis(100), 1).await.unwrap(), 1);
    assert_eq!(store.delete_idle_guests(Millis(100), 10).await.unwrap(), 1);
    assert_eq!(store.delete_idle_guests(Millis(100), 10).await.unwrap(), 0);
    for name in ["idle", "idler"] {
        assert_eq!(store.person(&person_id(name)).await.unwrap(), None);
        let token = SecretHash::of(&format!("token of {name}"));
        assert_eq!(store.person_by_token(&token).await.unwrap(), None);
    }
    for name in ["seen", "recoverable", "seated", "maker", "talker", "finisher"] {
        assert!(store.person(&person_id(name)).await.unwrap().is_some(), "{name}");
    }
}

async fn a_closed_store_does_not_answer(fresh: Fresh) {
    let store = fresh.open().await;
    store.ping().await.unwrap();
    store.close().await;
    let closed = store.ping().await;
    assert!(matches!(closed, Err(Error::Unavailable(_))), "{closed:?}");
}
