//! When to stop: the two ways a person or a service manager asks for it.

/// Listens for Ctrl-C and SIGTERM from now on, and resolves when one comes.
#[cfg(unix)]
pub(crate) fn requested() -> impl Future<Output = ()> + Send + 'static {
    use tokio::signal::unix::{SignalKind, signal};
    let listen = |kind| signal(kind).expect("a process may listen for signals");
    let (mut interrupted, mut terminated) =
        (listen(SignalKind::interrupt()), listen(SignalKind::terminate()));
    async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    }
}

#[cfg(not(unix))]
pub(crate) async fn requested() {
    tokio::signal::ctrl_c().await.expect("a process may listen for Ctrl-C");
}
