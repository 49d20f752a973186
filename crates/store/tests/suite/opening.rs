use store::{Error, Store, Unsuitable};

use crate::fresh::Fresh;
use crate::on_both;
use crate::sample::{add_person, person_id};

on_both! {
    opening_again_and_at_once_changes_nothing,
    a_database_of_another_program_is_refused_and_stays_as_it_is,
    a_database_of_a_later_release_is_refused_and_stays_as_it_is,
}

async fn opening_again_and_at_once_changes_nothing(fresh: Fresh) {
    let (one, two, three) = tokio::join!(fresh.open(), fresh.open(), fresh.open());
    add_person(&one, "ada").await;
    for store in [one, two, three] {
        store.close().await;
    }
    let again = fresh.open().await;
    assert!(again.person(&person_id("ada")).await.unwrap().is_some());
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
