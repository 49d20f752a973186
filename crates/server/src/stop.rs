//! When to stop: the two ways a person or a service manager asks for it.

/// Resolves on Ctrl-C or SIGTERM.
pub(crate) async fn requested() {
    let interrupted = async {
        tokio::signal::ctrl_c().await.expect("a process may listen for Ctrl-C");
    };
    tokio::select! {
        () = interrupted => {}
        () = terminated() => {}
    }
}

#[cfg(unix)]
async fn terminated() {
    use tokio::signal::unix::{SignalKind, signal};
    signal(SignalKind::terminate()).expect("a process may listen for SIGTERM").recv().await;
}

#[cfg(not(unix))]
async fn terminated() {
    std::future::pending().await
}
