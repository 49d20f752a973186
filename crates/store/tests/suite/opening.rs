use futures_util::future::join_all;
use store::{Error, Seq, Store, Unsuitable};

use crate::fresh::Fresh;
use crate::on_both;
use crate::sample::{add_match, add_person, append, log, person_id};

on_both! {
    opening_again_and_at_once_changes_nothing,
    a_log_with_a_row_for_each_entry_goes_on_where_it_was,
    a_database_of_another_program_is_refused_and_stays_as_it_is,
    a_database_of_a_later_release_is_refused_and_stays_as_it_is,
    a_database_of_an_earlier_release_is_brought_up_to_date,
}

async fn opening_again_and_at_once_changes_nothing(fresh: Fresh) {
    let stores = join_all((0..8).map(|_| fresh.open())).await;
    add_person(&stores[0], "ada").await;
    for store in stores {
        store.close().await;
    }
    let again = fresh.open().await;
    assert!(again.person(&person_id("ada")).await.unwrap().is_some());
}

/// As the second version wrote them.
async fn a_log_with_a_row_for_each_entry_goes_on_where_it_was(fresh: Fresh) {
    let store = fresh.open().await;
    let id = add_match(&store, "m").await;
    store.close().await;
    fresh
        .run(
            "INSERT INTO log (match_id, seq, at, entry) \
             VALUES ('m', 0, 7, '1 play 17'), ('m', 1, 7, '* card 4'), ('m', 2, 8, '2 pass')",
        )
        .await;
    fresh.run("UPDATE manyworlds_schema SET version = 2").await;
    let store = fresh.open().await;
    assert_eq!(store.find_match(&id).await.unwrap().unwrap().next_seq, Seq(3));
    assert_eq!(store.append(append(&id, 3, &["1 play 2", "* card 9"])).await.unwrap(), Seq(5));
    assert_eq!(log(&store, &id).await, ["1 play 17", "* card 4", "2 pass", "1 play 2", "* card 9"]);
}

/// What opening says; a file has the same bytes as before.
async fn refusal(fresh: &Fresh) -> Unsuitable {
    let bytes = || fresh.file().map(|file| std::fs::read(file).expect("it is there"));
    let before = bytes();
    match Store::open(&fresh.address).await {
        Err(Error::Unsuitable(reason)) => {
            assert!(before == bytes(), "the file was touched");
            reason
        }
        other => panic!("{other:?}"),
    }
}

async fn a_database_of_another_program_is_refused_and_stays_as_it_is(fresh: Fresh) {
    fresh.run("CREATE TABLE stamps (id INTEGER PRIMARY KEY, country TEXT)").await;
    let reason = refusal(&fresh).await;
    assert_eq!(reason, Unsuitable::Foreign { table: "stamps".to_owned() });
    assert!(reason.to_string().contains("another program"), "{reason}");
    fresh.run("SELECT country FROM stamps").await;
}

async fn a_database_of_a_later_release_is_refused_and_stays_as_it_is(fresh: Fresh) {
    fresh.open().await.close().await;
    fresh.run("UPDATE manyworlds_schema SET version = 99").await;
    let reason = refusal(&fresh).await;
    assert!(matches!(reason, Unsuitable::Newer { found: 99, .. }), "{reason:?}");
    assert!(reason.to_string().contains("newer release"), "{reason}");
}

async fn a_database_of_an_earlier_release_is_brought_up_to_date(fresh: Fresh) {
    let store = fresh.open().await;
    add_person(&store, "ada").await;
    store.close().await;
    fresh
        .run(
            "ALTER TABLE results DROP COLUMN mu; ALTER TABLE results DROP COLUMN sigma; \
             ALTER TABLE results DROP COLUMN beside; UPDATE manyworlds_schema SET version = 1",
        )
        .await;
    let store = fresh.open().await;
    assert!(store.person(&person_id("ada")).await.unwrap().is_some());
    assert!(store.outcomes(&person_id("ada")).await.unwrap().is_empty());
}

#[tokio::test]
async fn a_file_that_is_something_else_is_refused_and_stays_as_it_is() {
    let fresh = Fresh::sqlite();
    std::fs::write(fresh.file().expect("a file"), "Dear diary, ".repeat(500)).expect("it can be written");
    assert_eq!(refusal(&fresh).await, Unsuitable::NotADatabase);
}

#[tokio::test]
async fn what_cannot_be_reached_is_unavailable() {
    let fresh = Fresh::sqlite();
    for address in [&format!("{}/no/such/folder.db", fresh.address), "postgres://nobody@localhost:1/nothing"]
    {
        let error = Store::open(address).await.expect_err("it is not there");
        assert!(matches!(error, Error::Unavailable(_)), "{error:?}");
    }
}
