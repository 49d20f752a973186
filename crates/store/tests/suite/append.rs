use proptest::collection::vec;
use proptest::prelude::{Strategy, any};
use proptest::strategy::ValueTree as _;
use proptest::test_runner::TestRunner;
use store::{
    Conflict, Error, LogRow, MatchChange, MatchId, Millis, Phase, Result, SeatChange, SeatNumber, Seq, Store,
};

use crate::fresh::Fresh;
use crate::on_both;
use crate::sample::{add_match, append, bot, listing, log, match_id};

on_both! {
    a_log_grows_and_is_read_in_pages,
    every_entry_has_its_own_time_and_number,
    who_comes_too_late_is_told_where_the_log_goes_on,
    what_comes_together_is_as_if_it_came_one_by_one,
    one_that_cannot_be_written_does_not_take_the_others_with_it,
    many_writers_of_the_same_logs_lose_nothing_and_repeat_nothing,
    a_closed_store_is_unavailable,
}

fn next(outcome: Result<Seq>) -> Result<i64, String> {
    match outcome {
        Ok(seq) => Ok(seq.0),
        Err(Error::Conflict(Conflict::LogMoved { next })) => Err(format!("goes on at {next}")),
        Err(error) => Err(error.to_string()),
    }
}

async fn a_log_grows_and_is_read_in_pages(fresh: Fresh) {
    let store = fresh.open().await;
    let id = add_match(&store, "m").await;
    let texts: Vec<String> = (0..150).map(|number| format!("1 play {number} «é» 🂡")).collect();
    let words: Vec<&str> = texts.iter().map(String::as_str).collect();
    assert_eq!(next(store.append(append(&id, 0, &words)).await), Ok(150));
    assert_eq!(next(store.append(append(&id, 150, &["undo 1"])).await), Ok(151));
    let page = store.log(&id, Seq(148), 2).await.unwrap();
    assert_eq!(page.iter().map(|row| row.seq.0).collect::<Vec<_>>(), [148, 149]);
    assert_eq!(page[1].entry.text, texts[149]);
    assert_eq!(store.log(&id, Seq(150), 2).await.unwrap().len(), 1);
    assert_eq!(log(&store, &id).await[..150], texts[..]);
    assert_eq!(store.find_match(&id).await.unwrap().unwrap().next_seq, Seq(151));
}

/// However they were written together, and wherever reading begins and ends.
async fn every_entry_has_its_own_time_and_number(fresh: Fresh) {
    const TEXTS: [&str; 3] = ["a", "", "«é» 🂡\n"];
    let store = fresh.open().await;
    let id = add_match(&store, "m").await;
    let mut whole = Vec::new();
    for times in [[7, 7, 7], [7, 8, 8], [9, 10, 11], [11, 11, 12]] {
        let first = whole.len() as i64;
        let mut one = append(&id, first, &TEXTS);
        for ((entry, at), seq) in one.entries.iter_mut().zip(times).zip(first..) {
            entry.at = Millis(at);
            whole.push(LogRow { seq: Seq(seq), entry: entry.clone() });
        }
        assert_eq!(next(store.append(one).await), Ok(first + 3));
    }
    for from in 0..=13_u32 {
        for limit in 0..=13_u32 {
            let rows = store.log(&id, Seq(from.into()), limit).await.unwrap();
            let expected: Vec<_> = whole.iter().skip(from as usize).take(limit as usize).cloned().collect();
            assert_eq!(rows, expected, "{limit} from {from}");
        }
    }
    let separator = append(&id, 12, &["no text \u{1e} for a log"]);
    assert!(matches!(store.append(separator).await, Err(Error::Invalid(_))));
}

async fn who_comes_too_late_is_told_where_the_log_goes_on(fresh: Fresh) {
    let stores = [fresh.open().await, fresh.open().await];
    let id = add_match(&stores[0], "m").await;
    assert_eq!(next(stores[0].append(append(&id, 0, &["a", "b"])).await), Ok(2));
    let late = Err("goes on at 2".to_owned());
    assert_eq!(next(stores[1].append(append(&id, 0, &["x"])).await), late);
    assert_eq!(next(stores[1].append(append(&id, 1, &["x", "y"])).await), late);
    assert_eq!(next(stores[1].append(append(&id, 3, &["gap"])).await), late);
    assert_eq!(next(stores[1].append(append(&id, -1, &["x"])).await), late);
    assert_eq!(next(stores[1].append(append(&id, 2, &["c"])).await), Ok(3));
    assert_eq!(
        next(stores[1].append(append(&match_id("nowhere"), 0, &["x"])).await),
        Err("not found".into())
    );
    assert_eq!(log(&stores[0], &id).await, ["a", "b", "c"]);
}

/// Random appends to three logs and to one that is not there, all sent at once. The queue keeps their order, so
/// a list of lengths tells what must come of each.
async fn what_comes_together_is_as_if_it_came_one_by_one(fresh: Fresh) {
    let store = fresh.open().await;
    let requests = vec((0..4_usize, 0..6_i64, 0..4_usize, any::<bool>()), 1..40);
    let mut runner = TestRunner::deterministic();
    for round in 0..32 {
        let requests = requests.new_tree(&mut runner).expect("it can be made").current();
        let mut ids = Vec::new();
        for number in 0..3 {
            ids.push(add_match(&store, &format!("round{round}-{number}")).await);
        }
        ids.push(match_id("nowhere"));
        let mut lengths = [0, 0, 0];
        let mut expected = Vec::new();
        let mut sent = Vec::new();
        for (request, (number, first, count, seat)) in requests.into_iter().enumerate() {
            let text = format!("request {request}");
            let mut one = append(&ids[number], first, &vec![text.as_str(); count]);
            if seat {
                let replaced = SeatChange::Replace(SeatNumber(1), bot(&text));
                one.change = MatchChange { seats: vec![replaced], ..Default::default() };
            }
            expected.push(match lengths.get_mut(number) {
                None => Err("not found".to_owned()),
                Some(length) if *length != first => Err(format!("goes on at {length}")),
                Some(length) => {
                    *length += count as i64;
                    Ok(*length)
                }
            });
            sent.push(store.append(one));
        }
        let outcomes = futures_util::future::join_all(sent).await;
        assert_eq!(outcomes.into_iter().map(next).collect::<Vec<_>>(), expected);
        for (id, length) in ids.iter().zip(lengths) {
            assert_eq!(log(&store, id).await.len() as i64, length);
        }
    }
}

async fn one_that_cannot_be_written_does_not_take_the_others_with_it(fresh: Fresh) {
    let store = fresh.open().await;
    let ids: Vec<MatchId> = {
        let mut ids = Vec::new();
        for name in ["a", "b", "c", "d"] {
            ids.push(add_match(&store, name).await);
        }
        ids
    };
    let take = |seats: &[u8]| {
        let take = |seat: &u8| SeatChange::Take(SeatNumber(*seat), bot("greedy"));
        let listing = Some(listing(Phase::Over, 99));
        MatchChange { seats: seats.iter().map(take).collect(), listing, ..Default::default() }
    };
    let with = |id, change| store::Append { change, ..append(id, 0, &["x"]) };
    let outcomes = futures_util::future::join_all([
        store.append(with(&ids[0], take(&[1]))),
        // The second of its changes fails, so the first is undone and nothing is written to the log.
        store.append(with(&ids[1], take(&[1, 1]))),
        store.append(append(&ids[2], 0, &["no text \0 for a database"])),
        store.append(append(&ids[3], 0, &["y"])),
        store.append(append(&ids[1], 0, &["later, and right"])),
    ])
    .await;
    let outcomes: Vec<_> = outcomes.into_iter().map(next).collect();
    let refused = |sentence: &str| Err(sentence.to_owned());
    let expected = [Ok(1), refused("seat 1 is taken"), refused("a text holds a zero byte"), Ok(1), Ok(1)];
    assert_eq!(outcomes, expected);
    let undone = store.find_match(&ids[1]).await.unwrap().unwrap();
    assert!(undone.table.seats.is_empty());
    assert_eq!(undone.table.listing, listing(Phase::Running, 10));
    assert_eq!(log(&store, &ids[1]).await, ["later, and right"]);
    assert!(log(&store, &ids[2]).await.is_empty());
}

/// Sixteen tasks of two processes' stores write to three logs; each writes its own words in its own order.
async fn many_writers_of_the_same_logs_lose_nothing_and_repeat_nothing(fresh: Fresh) {
    const TASKS: usize = 16;
    const MOVES: usize = 12;
    let stores = [fresh.open().await, fresh.open().await];
    let mut ids = Vec::new();
    for name in ["a", "b", "c"] {
        ids.push(add_match(&stores[0], name).await);
    }
    let write = |task: usize| {
        let (store, id): (Store, MatchId) = (stores[task % 2].clone(), ids[task % 3].clone());
        tokio::spawn(async move {
            let mut end = 0;
            for number in 0..MOVES {
                let words = [format!("{task}.{number} move"), format!("{task}.{number} chance")];
                loop {
                    match store.append(append(&id, end, &words.each_ref().map(String::as_str))).await {
                        Ok(next) => break end = next.0,
                        Err(Error::Conflict(Conflict::LogMoved { next })) => end = next.0,
                        Err(error) => panic!("{error}"),
                    }
                }
            }
        })
    };
    for task in (0..TASKS).map(write).collect::<Vec<_>>() {
        task.await.unwrap();
    }
    for (number, id) in ids.iter().enumerate() {
        let rows = log(&stores[1], id).await;
        for pair in rows.chunks(2) {
            assert_eq!(pair[0].replace("move", "chance"), pair[1], "a move and its chance are one");
        }
        for task in (0..TASKS).filter(|task| task % 3 == number) {
            let own: Vec<_> = rows.iter().filter(|row| row.starts_with(&format!("{task}."))).collect();
            let expected: Vec<_> =
                (0..MOVES).flat_map(|n| [format!("{task}.{n} move"), format!("{task}.{n} chance")]).collect();
            assert_eq!(own, expected.iter().collect::<Vec<_>>());
        }
        assert_eq!(rows.len(), (0..TASKS).filter(|task| task % 3 == number).count() * MOVES * 2);
    }
}

async fn a_closed_store_is_unavailable(fresh: Fresh) {
    let store = fresh.open().await;
    let id = add_match(&store, "m").await;
    store.append(append(&id, 0, &["kept"])).await.unwrap();
    store.close().await;
    assert!(matches!(store.append(append(&id, 1, &["x"])).await, Err(Error::Unavailable(_))));
    assert!(matches!(store.log(&id, Seq(0), 1).await, Err(Error::Unavailable(_))));
    assert_eq!(log(&fresh.open().await, &id).await, ["kept"]);
}

#[tokio::test]
async fn a_connection_that_was_cut_is_replaced() {
    let fresh = Fresh::postgres().await;
    let store = fresh.open().await;
    let id = add_match(&store, "m").await;
    for number in 0..3 {
        assert_eq!(next(store.append(append(&id, number, &["x"])).await), Ok(number + 1));
        fresh
            .run(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity \
                 WHERE datname = current_database() AND pid <> pg_backend_pid()",
            )
            .await;
    }
    assert_eq!(log(&store, &id).await.len(), 3);
}
