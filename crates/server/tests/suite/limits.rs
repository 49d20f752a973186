use server::RateLimits;
use words::{Language, Words};

use crate::host::{Answer, Host};

fn check_refused(answer: &Answer) {
    assert_eq!(answer.refusal(), (429, "too-many-requests".to_owned()));
    let said = answer.problem().say(Words::of(Language::French));
    assert_eq!(said, "Trop de demandes d’un coup. Patientez un peu.");
    let seconds: u32 = answer.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=301).contains(&seconds), "{seconds}");
}

#[tokio::test]
async fn recovery_has_few_tries() {
    let host = Host::with(|config| config.rate_limits = RateLimits::On).await;
    let client = host.client();
    let phrase = format!("{{\"phrase\":\"{}\"}}", ["abandon"; 12].join(" "));
    for _ in 0..10 {
        assert_eq!(client.post("/api/recovery", &phrase).await.status, 404);
    }
    check_refused(&client.post("/api/recovery", &phrase).await);
    // Everything else goes on.
    assert_eq!(client.post("/api/people", "{}").await.status, 201);
}

#[tokio::test]
async fn an_address_makes_few_guests_and_a_proxy_says_whose_address() {
    let host = Host::with(|config| {
        config.rate_limits = RateLimits::On;
        config.trust_proxy = true;
    })
    .await;
    let make = async |address: &str| {
        let headers = [("content-type", "application/json"), ("x-forwarded-for", address)];
        host.client().send("POST", "/api/people", &headers, "{}").await
    };
    for _ in 0..40 {
        assert_eq!(make("9.9.9.9, 2001:db8::1").await.status, 201);
    }
    check_refused(&make("8.8.8.8, 2001:db8::2").await);
    assert_eq!(make("2001:db8::1, 9.9.9.9").await.status, 201);
}

#[tokio::test]
async fn one_person_may_not_ask_without_end() {
    let host = Host::with(|config| config.rate_limits = RateLimits::On).await;
    let ada = host.guest("Ada").await;
    let mut refused = None;
    for _ in 0..400 {
        let answer = ada.get("/api/me").await;
        if answer.status != 200 {
            refused = Some(answer);
            break;
        }
    }
    check_refused(&refused.expect("at some time it is too often"));
    assert_eq!(ada.get("/healthz").await.status, 200);
}

#[tokio::test]
async fn a_full_server_makes_no_more_guests() {
    let host = Host::with(|config| config.most_people = 0).await;
    let full = host.client().post("/api/people", "{}").await;
    assert_eq!(full.refusal(), (503, "server-full".to_owned()));
}
