//! The browser client, as a browser fetches it.

use server::{Asset, Site};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::host::Host;

static ASSETS: &[Asset] = &[
    Asset {
        path: "/index.html",
        tag: "i1",
        identity: b"<!doctype html>",
        brotli: Some(b"index packed by br"),
        gzip: Some(b"index packed by gz"),
    },
    Asset {
        path: "/assets/web-0123.wasm",
        tag: "w1",
        identity: b"\0asm",
        brotli: Some(b"wasm packed by br"),
        gzip: Some(b"wasm packed by gz"),
    },
    Asset { path: "/assets/style-4567.css", tag: "c1", identity: b"p{}", brotli: None, gzip: None },
];

struct Answer {
    status: u16,
    head: String,
    body: Vec<u8>,
}

impl Answer {
    fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then_some(value.trim())
        })
    }
}

async fn ask(assets: &'static [Asset], request: &str) -> Answer {
    let host = Host::with_site(Site::new(assets)).await;
    let address = host.address;
    let mut stream = TcpStream::connect(address).await.unwrap();
    let (line, headers) = request.split_once('\n').unwrap_or((request, ""));
    let host = format!("Host: {address}");
    let lines: Vec<&str> = [&host, "Connection: close"].into_iter().chain(headers.lines()).collect();
    let request = format!("{line} HTTP/1.1\r\n{}\r\n\r\n", lines.join("\r\n"));
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    let split = answer.windows(4).position(|window| window == b"\r\n\r\n").expect("the head ends somewhere");
    let head = String::from_utf8(answer[..split].to_vec()).unwrap();
    let status = head.split(' ').nth(1).unwrap().parse().unwrap();
    Answer { status, head, body: answer[split + 4..].to_vec() }
}

#[tokio::test]
async fn the_smallest_accepted_packing_is_sent() {
    for (accept, encoding, body) in [
        ("gzip, deflate, br, zstd", Some("br"), &b"wasm packed by br"[..]),
        ("gzip, br;q=0", Some("gzip"), b"wasm packed by gz"),
        ("identity", None, b"\0asm"),
    ] {
        let answer = ask(ASSETS, &format!("GET /assets/web-0123.wasm\nAccept-Encoding: {accept}")).await;
        assert_eq!(answer.status, 200);
        assert_eq!(answer.header("content-encoding"), encoding, "for {accept}");
        assert_eq!(answer.body, body, "for {accept}");
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
        assert_eq!(answer.header("content-type"), Some("application/wasm"));
    }
}

#[tokio::test]
async fn a_file_without_packed_twins_is_sent_plain() {
    let answer = ask(ASSETS, "GET /assets/style-4567.css\nAccept-Encoding: br, gzip").await;
    assert_eq!((answer.status, answer.header("content-encoding")), (200, None));
    assert_eq!(answer.header("content-type"), Some("text/css; charset=utf-8"));
    assert_eq!(answer.body, b"p{}");
}

#[tokio::test]
async fn hashed_names_are_kept_for_ever_and_the_index_is_asked_for_again() {
    let hashed = ask(ASSETS, "GET /assets/style-4567.css").await;
    assert_eq!(hashed.header("cache-control"), Some("public, max-age=31536000, immutable"));
    for path in ["/", "/index.html", "/table/17"] {
        let index = ask(ASSETS, &format!("GET {path}")).await;
        assert_eq!(index.header("cache-control"), Some("no-cache"), "for {path}");
    }
}

#[tokio::test]
async fn a_known_tag_is_answered_without_a_body() {
    let first = ask(ASSETS, "GET /\nAccept-Encoding: br").await;
    let tag = first.header("etag").expect("a tag").to_owned();
    for known in [tag.clone(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_owned()] {
        let again = ask(ASSETS, &format!("GET /\nAccept-Encoding: br\nIf-None-Match: {known}")).await;
        assert_eq!((again.status, again.body.len()), (304, 0), "for {known}");
        assert_eq!(again.header("etag"), Some(tag.as_str()));
    }
    let plain = ask(ASSETS, &format!("GET /\nIf-None-Match: {tag}")).await;
    assert_eq!(plain.status, 200, "the plain bytes are not the packed ones");
}

#[tokio::test]
async fn pages_fall_back_to_the_index_and_files_do_not() {
    for path in ["/", "/table/17", "/rules/multiuniversum?lang=fr"] {
        let page = ask(ASSETS, &format!("GET {path}")).await;
        assert_eq!((page.status, &page.body[..]), (200, &b"<!doctype html>"[..]), "for {path}");
    }
    for path in ["/assets/web-9999.wasm", "/assets/web", "/favicon.ico", "/../Cargo.toml"] {
        assert_eq!(ask(ASSETS, &format!("GET {path}")).await.status, 404, "for {path}");
    }
}

#[tokio::test]
async fn only_reading_is_allowed() {
    assert_eq!(ask(ASSETS, "POST /").await.status, 405);
    let head = ask(ASSETS, "HEAD /").await;
    assert_eq!((head.status, head.body.len()), (200, 0));
    assert_eq!(head.header("content-length"), Some("15"));
}

#[tokio::test]
async fn every_answer_is_secured() {
    for path in ["/", "/healthz", "/assets/missing.js"] {
        let answer = ask(ASSETS, &format!("GET {path}")).await;
        let policy = answer.header("content-security-policy").expect("a policy");
        assert!(policy.contains("script-src 'self' 'wasm-unsafe-eval';"), "{policy}");
        assert!(!policy.contains("unsafe-inline"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"));
    }
}

#[tokio::test]
async fn the_server_says_that_it_is_well() {
    let answer = ask(ASSETS, "GET /healthz").await;
    assert_eq!((answer.status, &answer.body[..]), (200, &b"ok\n"[..]));
}

#[tokio::test]
async fn a_server_without_a_client_says_how_to_build_one_in() {
    let answer = ask(&[], "GET /").await;
    assert_eq!(answer.status, 503);
    assert!(String::from_utf8(answer.body).unwrap().contains("cargo xtask serve"));
    assert_eq!(ask(&[], "GET /healthz").await.status, 200);
}
