use store::{Page, Paged, Phase, Visibility};

use crate::fresh::Fresh;
use crate::on_both;
use crate::sample::{add_person, bot, match_id, person, seated, table};

on_both! {
    the_lobby_shows_public_matches_newest_first_in_pages,
    my_games_are_the_running_then_the_open_then_the_finished,
}

fn ids(page: &Paged<store::Listed>) -> Vec<String> {
    page.items.iter().map(|item| item.id.to_string()).collect()
}

async fn the_lobby_shows_public_matches_newest_first_in_pages(fresh: Fresh) {
    let store = fresh.open().await;
    for (name, at) in [("a", 1), ("b", 3), ("c", 3), ("d", 2), ("Z", 3)] {
        store.add_match(&table(name, Phase::Open, at)).await.unwrap();
    }
    store.add_match(&table("running", Phase::Running, 9)).await.unwrap();
    let mut hidden = table("hidden", Phase::Open, 9);
    hidden.listing.visibility = Visibility::ByLink;
    store.add_match(&hidden).await.unwrap();
    let mut other = table("other", Phase::Open, 0);
    other.listing.game = "dice".into();
    store.add_match(&other).await.unwrap();

    let first = store.lobby(Phase::Open, None, &Page::first(2)).await.unwrap();
    assert_eq!(ids(&first), ["c", "b"]);
    assert_eq!(first.items[0].listing, table("c", Phase::Open, 3).listing);
    // What happens between two pages does not make the second repeat or miss anything that stays.
    store.add_match(&table("new", Phase::Open, 10)).await.unwrap();
    let cursor = first.next.unwrap().to_string().parse().unwrap();
    let second = store.lobby(Phase::Open, None, &Page { after: Some(cursor), size: 3 }).await.unwrap();
    assert_eq!(ids(&second), ["Z", "d", "a"]);
    let third = store.lobby(Phase::Open, None, &Page { after: second.next, size: 3 }).await.unwrap();
    assert_eq!(ids(&third), ["other"]);
    assert_eq!(third.next, None);
    let dice = store.lobby(Phase::Open, Some("dice"), &Page::first(5)).await.unwrap();
    assert_eq!(ids(&dice), ["other"]);
    assert_eq!(dice.next, None);
    assert!("nonsense".parse::<store::Cursor>().is_err());
}

async fn my_games_are_the_running_then_the_open_then_the_finished(fresh: Fresh) {
    let store = fresh.open().await;
    let ada = add_person(&store, "ada").await;
    add_person(&store, "bob").await;
    let matches = [
        ("over-late", Phase::Over, 9, "ada"),
        ("over-early", Phase::Over, 1, "ada"),
        ("open", Phase::Open, 5, "ada"),
        ("running-early", Phase::Running, 2, "ada"),
        ("running-late", Phase::Running, 3, "ada"),
        ("bobs", Phase::Running, 3, "bob"),
    ];
    for (name, phase, at, who) in matches {
        let mut table = table(name, phase, at);
        // On two seats at once: still one match.
        table.seats = vec![seated(1, &person(who)), seated(2, &bot("greedy")), seated(3, &person(who))];
        store.add_match(&table).await.unwrap();
    }
    let first = store.matches_of(&ada, &Page::first(3)).await.unwrap();
    assert_eq!(ids(&first), ["running-late", "running-early", "open"]);
    let second = store.matches_of(&ada, &Page { after: first.next, size: 3 }).await.unwrap();
    assert_eq!(ids(&second), ["over-late", "over-early"]);
    assert_eq!(second.next, None);
    assert!(store.find_match(&match_id("nowhere")).await.unwrap().is_none());
}
