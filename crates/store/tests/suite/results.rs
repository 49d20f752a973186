use store::{Conflict, Cursor, Error, Finish, MatchChange, Page, Phase, Player, Rating, Result, Store};

use crate::fresh::Fresh;
use crate::on_both;
use crate::sample::{add_match, add_person, append, bot, finish, listing, log, person, person_id};

on_both! {
    the_last_move_ends_the_match_with_result_and_ratings,
    a_rating_from_an_older_one_is_refused_with_all_that_came_with_it,
    a_players_history_is_the_newest_first,
    the_best_solo_scores_come_first,
    rated_matches_come_in_the_order_they_ended,
    a_rating_has_a_past_until_its_owner_deletes_it,
    the_ratings_around_somebody_are_of_those_they_played_with,
    outcomes_are_the_oldest_first_and_standings_are_everybodys,
}

fn rating(player: Player, mu: f64, games: u32) -> Rating {
    Rating { player, game: "high-card".into(), mu, sigma: 0.1 + 0.2, games }
}

/// Plays a match that ends like this.
async fn play(store: &Store, name: &str, finish: Finish) -> Result<()> {
    let id = add_match(store, name).await;
    let change = MatchChange {
        listing: Some(listing(Phase::Over, finish.played.finished_at.0)),
        finish: Some(finish),
        ..Default::default()
    };
    store.append(store::Append { change, ..append(&id, 0, &["last"]) }).await.map(drop)
}

async fn the_last_move_ends_the_match_with_result_and_ratings(fresh: Fresh) {
    let store = fresh.open().await;
    add_person(&store, "ada").await;
    let players = [(Some(person("ada")), 12), (Some(bot("greedy")), -3)];
    let mut end = finish(&players, "small", 50);
    end.ratings = vec![rating(person("ada"), 27.000_000_000_000_004, 1), rating(bot("greedy"), 23.0, 1)];
    play(&store, "m", end.clone()).await.unwrap();

    let kept = store.rating(&person("ada"), "high-card").await.unwrap();
    assert_eq!(kept, Some(end.ratings[0].clone()));
    assert_eq!(store.rating(&bot("greedy"), "high-card").await.unwrap(), Some(end.ratings[1].clone()));
    assert_eq!(store.rating(&bot("ada"), "high-card").await.unwrap(), None);
    assert_eq!(store.rating(&person("ada"), "dice").await.unwrap(), None);
    let played = &store.history(&person_id("ada"), None, &Page::first(5)).await.unwrap().items[0];
    assert_eq!((played.players, &played.played, &played.standing), (2, &end.played, &end.standings[0]));
    let change = MatchChange { finish: Some(end), ..Default::default() };
    let twice = store.change_match(&played.match_id, &change).await;
    assert!(matches!(twice, Err(Error::Conflict(Conflict::AlreadyFinished))), "{twice:?}");
}

async fn a_rating_from_an_older_one_is_refused_with_all_that_came_with_it(fresh: Fresh) {
    let store = fresh.open().await;
    add_person(&store, "ada").await;
    let rated = |points, mu, games| {
        let mut end = finish(&[(Some(person("ada")), points)], "small", points);
        end.ratings = vec![rating(person("ada"), mu, games)];
        end
    };
    play(&store, "first", rated(1, 26.0, 1)).await.unwrap();
    play(&store, "second", rated(2, 27.0, 2)).await.unwrap();
    for games in [1, 2, 4] {
        let name = format!("late{games}");
        let late = play(&store, &name, rated(3, 20.0, games)).await;
        assert!(matches!(late, Err(Error::Conflict(Conflict::RatingMoved))), "{late:?}");
        let id = store::MatchId::new(name).unwrap();
        assert!(log(&store, &id).await.is_empty());
        assert_eq!(store.find_match(&id).await.unwrap().unwrap().table.listing.phase, Phase::Running);
    }
    let no_number = play(&store, "nan", rated(3, f64::NAN, 3)).await;
    assert!(matches!(no_number, Err(Error::Invalid(_))), "{no_number:?}");
    assert_eq!(store.history(&person_id("ada"), None, &Page::first(9)).await.unwrap().items.len(), 2);
    let kept = store.rating(&person("ada"), "high-card").await.unwrap().unwrap();
    assert_eq!((kept.mu, kept.games), (27.0, 2));
}

async fn a_players_history_is_the_newest_first(fresh: Fresh) {
    let store = fresh.open().await;
    add_person(&store, "ada").await;
    for (name, at) in [("a", 3), ("b", 1), ("c", 3)] {
        // She plays both seats.
        play(&store, name, finish(&[(Some(person("ada")), 1), (Some(person("ada")), 2)], "x", at))
            .await
            .unwrap();
    }
    let mut seen = Vec::new();
    let mut after: Option<Cursor> = None;
    loop {
        let page = store.history(&person_id("ada"), None, &Page { after, size: 1 }).await.unwrap();
        seen.extend(page.items.iter().map(|item| format!("{} {}", item.match_id, item.standing.seat)));
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    assert_eq!(seen, ["c 2", "c 1", "a 2", "a 1", "b 2", "b 1"]);
    for (game, count) in [("high-card", 6), ("dice", 0)] {
        let of_game = store.history(&person_id("ada"), Some(game), &Page::first(9)).await.unwrap();
        assert_eq!(of_game.items.len(), count, "{game}");
    }
}

async fn the_best_solo_scores_come_first(fresh: Fresh) {
    let store = fresh.open().await;
    add_person(&store, "ada").await;
    let matches = [
        ("low", 5, "small", 1),
        ("late", 9, "small", 3),
        ("early", 9, "small", 2),
        ("negative", -9, "small", 2),
        ("large", 99, "large", 2),
    ];
    for (name, points, options, at) in matches {
        play(&store, name, finish(&[(Some(person("ada")), points)], options, at)).await.unwrap();
    }
    play(&store, "bots", finish(&[(Some(bot("greedy")), 1000)], "small", 1)).await.unwrap();
    let two = [(Some(person("ada")), 1000), (Some(bot("greedy")), 0)];
    play(&store, "two", finish(&two, "small", 1)).await.unwrap();
    let names = |page: &store::Paged<store::Score>| {
        page.items.iter().map(|score| score.match_id.to_string()).collect::<Vec<_>>()
    };
    let first = store.best_solo("high-card", Some("small"), &Page::first(2)).await.unwrap();
    assert_eq!(names(&first), ["early", "late"]);
    let second =
        store.best_solo("high-card", Some("small"), &Page { after: first.next, size: 2 }).await.unwrap();
    assert_eq!((names(&second), second.next), (vec!["low".to_owned(), "negative".to_owned()], None));
    let all = store.best_solo("high-card", None, &Page::first(1)).await.unwrap();
    assert_eq!((names(&all), all.items[0].played.options.as_str()), (vec!["large".to_owned()], "large"));
    assert!(store.best_solo("dice", None, &Page::first(1)).await.unwrap().items.is_empty());
}

async fn rated_matches_come_in_the_order_they_ended(fresh: Fresh) {
    let store = fresh.open().await;
    add_person(&store, "ada").await;
    let players = [(Some(person("ada")), 2), (Some(bot("greedy")), 1)];
    for (name, at) in [("a", 3), ("b", 1), ("c", 3)] {
        play(&store, name, finish(&players, "small", at)).await.unwrap();
    }
    let mut casual = finish(&players, "small", 2);
    casual.played.rated = false;
    play(&store, "casual", casual).await.unwrap();
    let first = store.rated_matches("high-card", &Page::first(2)).await.unwrap();
    assert_eq!(first.items.iter().map(|item| item.id.as_str()).collect::<Vec<_>>(), ["b", "a"]);
    assert_eq!(first.items[0].standings, finish(&players, "small", 1).standings);
    let second = store.rated_matches("high-card", &Page { after: first.next, size: 2 }).await.unwrap();
    assert_eq!((second.items.len(), second.items[0].id.as_str(), second.next), (1, "c", None));
}

/// A rated match that Ada ends with this rating.
fn rated(mu: f64, games: u32, at: i64) -> Finish {
    let mut end = finish(&[(Some(person("ada")), 2), (Some(bot("greedy")), 1)], "small", at);
    end.ratings = vec![rating(person("ada"), mu, games), rating(bot("greedy"), 50.0 - mu, games)];
    end
}

async fn a_rating_has_a_past_until_its_owner_deletes_it(fresh: Fresh) {
    let store = fresh.open().await;
    let ada = add_person(&store, "ada").await;
    play(&store, "a", rated(26.0, 1, 3)).await.unwrap();
    play(&store, "b", rated(25.5, 2, 4)).await.unwrap();
    let mut casual = finish(&[(Some(person("ada")), 2)], "small", 5);
    casual.played.rated = false;
    play(&store, "casual", casual).await.unwrap();
    play(&store, "c", rated(27.25, 3, 6)).await.unwrap();
    let mut past = Vec::new();
    let mut after = None;
    loop {
        let page = store.rating_history(&ada, "high-card", &Page { after, size: 2 }).await.unwrap();
        past.extend(page.items.iter().map(|one| (one.match_id.to_string(), one.mu, one.before)));
        after = page.next;
        if after.is_none() {
            break;
        }
    }
    let expected = [("c", 27.25, Some(25.5)), ("b", 25.5, Some(26.0)), ("a", 26.0, None)];
    assert_eq!(past, expected.map(|(name, mu, before)| (name.to_owned(), mu, before)));
    assert!(store.rating_history(&ada, "dice", &Page::first(9)).await.unwrap().items.is_empty());

    store.delete_person(&ada).await.unwrap();
    let mut dump = Vec::new();
    store.dump(&mut dump).await.unwrap();
    let dump = String::from_utf8(dump).unwrap();
    assert!(!dump.contains("27.25"), "her past is still there");
    assert!(dump.contains("22.75"), "the bot's is gone, too");
}

async fn the_ratings_around_somebody_are_of_those_they_played_with(fresh: Fresh) {
    let store = fresh.open().await;
    let ada = add_person(&store, "ada").await;
    for name in ["bob", "eve", "tom"] {
        add_person(&store, name).await;
    }
    let meeting = |names: &[&str], at| {
        let people = names.iter().map(|name| (Some(person(name)), 1));
        let players: Vec<_> = people.chain([(Some(bot("greedy")), 0)]).collect();
        finish(&players, "small", at)
    };
    let mut strangers = meeting(&["eve", "bob", "tom"], 1);
    strangers.ratings = ["eve", "bob", "tom"].map(|name| rating(person(name), 25.0, 1)).to_vec();
    strangers.ratings.push(rating(bot("greedy"), 20.0, 1));
    play(&store, "strangers", strangers).await.unwrap();
    play(&store, "late", meeting(&["ada", "bob"], 9)).await.unwrap();
    play(&store, "early", meeting(&["eve", "ada", "bob"], 3)).await.unwrap();
    let around = |most| {
        let (store, ada) = (store.clone(), ada.clone());
        async move {
            let found = store.ratings_around(&ada, "high-card", most).await.unwrap();
            found.into_iter().map(|rating| rating.player).collect::<Vec<_>>()
        }
    };
    // She has no rating herself, and has never met Tom.
    assert_eq!(around(9).await, [person("bob"), person("eve")]);
    assert_eq!(around(1).await, [person("bob")]);
    assert!(store.ratings_around(&ada, "dice", 9).await.unwrap().is_empty());
    let bots = store.bot_ratings("high-card").await.unwrap();
    assert_eq!(bots, [rating(bot("greedy"), 20.0, 1)]);
}

async fn outcomes_are_the_oldest_first_and_standings_are_everybodys(fresh: Fresh) {
    let store = fresh.open().await;
    let ada = add_person(&store, "ada").await;
    let both = finish(&[(Some(bot("greedy")), 9), (Some(person("ada")), 4)], "small", 7);
    play(&store, "late", both.clone()).await.unwrap();
    for (name, points, at) in [("alone", 5, 2), ("worse", 3, 1), ("better", 8, 3)] {
        let mut alone = finish(&[(Some(person("ada")), points)], "small", at);
        alone.played.beside = Some(points - 1);
        play(&store, name, alone).await.unwrap();
    }
    let outcomes = store.outcomes(&ada).await.unwrap();
    let told: Vec<_> = outcomes.iter().map(|one| (one.finished_at.0, one.players, one.place)).collect();
    assert_eq!(told, [(1, 1, 1), (2, 1, 1), (3, 1, 1), (7, 2, 2)]);
    let best = store.best_solo_of(&ada, "high-card", 2).await.unwrap();
    let told: Vec<_> = best.iter().map(|one| (one.match_id.as_str(), one.played.beside)).collect();
    assert_eq!(told, [("better", Some(7)), ("alone", Some(4))]);
    let late = store::MatchId::new("late").unwrap();
    let standings = store.standings(&[&late, &store::MatchId::new("nowhere").unwrap()]).await.unwrap();
    assert_eq!((standings.len(), &standings[&late]), (1, &both.standings));
}
