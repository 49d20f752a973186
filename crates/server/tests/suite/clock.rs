//! Clocks of running tables, with logs that began a while ago.

use bots::{Pcg, draw};
use engine::{Input, Node, Silent};
use games::{GameId, Playable, WithGame};
use store::{MatchId, Millis, Seq};
use wire::online::{Clock, Settings};

use crate::host::Host;
use crate::play::setup;
use crate::written::{TABLE, Written, now, token};

/// The chance that sets a game up.
struct SetUp;

impl WithGame for SetUp {
    type Output = Vec<String>;
    fn with<G: Playable>(self, rules: G) -> Vec<String> {
        let (mut state, mut random, mut lines) = (rules.start(), Pcg::new(1, 1), Vec::new());
        while rules.node(&state) == Node::Chance {
            let input: Input<G> = Input::Chance(draw(&rules.odds(&state), &mut random));
            rules.step(&mut state, input, &mut Silent);
            lines.push(input.to_string());
        }
        lines
    }
}

/// A game that began so many milliseconds ago and was run until so many ago.
async fn begun(clock: Clock, ago: i64, run_until: i64) -> Host {
    let setup = setup(GameId::Multiuniversum, 2);
    let started = Millis(now().0 - ago);
    let log = setup.visit(SetUp).unwrap().into_iter().map(|line| (started, line)).collect();
    let settings = Settings { clock, ..Settings::default() };
    let last_run = Some(Millis(now().0 - run_until));
    Written { setup: &setup, settings, started, last_run, log }.serve().await
}

async fn rows(host: &Host) -> Vec<String> {
    let log = host.store().await.log(&MatchId::new(TABLE).unwrap(), Seq(0), 999).await.unwrap();
    log.into_iter().map(|row| row.entry.text).collect()
}

#[tokio::test]
async fn who_has_no_time_left_does_the_idle_action() {
    for clock in [Clock::Turn { seconds: 60 }, Clock::Game { seconds: 60, increment: 0 }] {
        let host = begun(clock, 59_500, 0).await;
        let client = host.client();
        client.become_known(&token(0));
        // Nobody does anything; it is still news.
        let messages = client.frames(TABLE, "after=1&wait=20").await;
        assert_eq!(messages[0]["frame"]["frame"]["multiuniversum"]["to_act"], serde_json::json!([2]));
        let left = &messages[1]["times"]["left"];
        assert!(left[1].as_i64().unwrap() > 50_000, "{messages:?}");
        let rows = rows(&host).await;
        let at = rows.iter().position(|row| row == "time-out 1").expect("it is noted");
        assert_eq!(rows[at + 1], "1 pass");
        // After a restart it is the second player's turn, with the same time.
        let host = host.restart().await;
        let again = host.client().frames(TABLE, "").await;
        let left = again[1]["times"]["left"][1].as_i64().unwrap();
        assert!((40_000..=60_000).contains(&left), "{again:?}");
    }
}

#[tokio::test]
async fn no_clock_runs_while_no_process_does() {
    // An hour ago it had run for ten seconds.
    let host = begun(Clock::Turn { seconds: 60 }, 3_610_000, 3_600_000).await;
    let messages = host.client().frames(TABLE, "").await;
    let left = messages[1]["times"]["left"][0].as_i64().unwrap();
    assert!((30_000..=50_500).contains(&left), "{messages:?}");
    assert_eq!(messages[0]["frame"]["frame"]["multiuniversum"]["to"], 1);
    assert!(rows(&host).await.last().unwrap().starts_with("up "));
}

#[tokio::test]
async fn a_seat_left_for_long_goes_to_a_bot_until_its_owner_is_back() {
    let host = begun(Clock::None, 100_000, 0).await;
    let (away, here) = (host.client(), host.client());
    away.become_known(&token(0));
    here.become_known(&token(1));
    let none = serde_json::Value::Null;
    // Less than two minutes are not long.
    assert_eq!(here.ask(TABLE, "seats/1/vote", &none).await.reason(), (409, "no-vote".to_owned()));
    let host = begun(Clock::None, 121_000, 0).await;
    let (away, here) = (host.known(&away), host.known(&here));
    assert_eq!(here.info(TABLE).await["seats"][0]["may-vote"], true);
    assert_eq!(away.ask(TABLE, "seats/1/vote", &none).await.reason(), (409, "no-vote".to_owned()));
    assert_eq!(here.ask(TABLE, "seats/2/vote", &none).await.reason(), (409, "no-vote".to_owned()));
    // There is no other who could vote against it.
    let info = here.ask(TABLE, "seats/1/vote", &none).await.json();
    assert!(info["seats"][0]["stand-in"].is_string(), "{info}");
    // The bot plays on.
    while here.sees(TABLE).await.actions.is_empty() {
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let back = away.ask(TABLE, "back", &none).await.json();
    assert!(back["seats"][0].get("stand-in").is_none(), "{back}");
    assert!(rows(&host).await.iter().any(|row| row.starts_with("stand-in 1")), "{:?}", rows(&host).await);
}
