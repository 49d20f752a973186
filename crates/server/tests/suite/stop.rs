use std::time::{Duration, Instant};

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::host::Host;

#[tokio::test]
async fn an_answer_under_way_is_finished() {
    let host = Host::start().await;
    let address = host.address;
    let mut stream = TcpStream::connect(address).await.unwrap();
    let head = format!(
        "POST /api/people HTTP/1.1\r\nHost: {address}\r\nContent-Type: application/json\r\nContent-Length: 2\r\n\r\n"
    );
    stream.write_all(format!("{head}{{").as_bytes()).await.unwrap();
    // So that the server has begun with it.
    tokio::time::sleep(Duration::from_millis(300)).await;
    let stopping = tokio::spawn(host.stop());
    tokio::time::sleep(Duration::from_millis(100)).await;
    stream.write_all(b"}").await.unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).await.unwrap();
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
    stopping.await.unwrap().unwrap();
    assert!(TcpStream::connect(address).await.is_err());
}

#[tokio::test]
async fn who_does_not_finish_is_left_behind() {
    let host = Host::start().await;
    let address = host.address;
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(b"POST /api/people HTTP/1.1\r\nContent-Le").await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    let started = Instant::now();
    host.stop().await.unwrap();
    assert!(started.elapsed() < Duration::from_secs(15), "{:?}", started.elapsed());
}

#[tokio::test]
async fn an_idle_connection_does_not_hold_the_server_up() {
    let host = Host::start().await;
    let _idle = TcpStream::connect(host.address).await.unwrap();
    tokio::time::sleep(Duration::from_millis(100)).await;
    let started = Instant::now();
    host.stop().await.unwrap();
    assert!(started.elapsed() < Duration::from_secs(5), "{:?}", started.elapsed());
}
