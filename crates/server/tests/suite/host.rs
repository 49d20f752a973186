//! A running server, and clients that hold it to its own description.

use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use http_body_util::{BodyExt as _, Full};
use hyper::body::Bytes;
use hyper::header::{self, HeaderMap};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde_json::Value;
use server::{Config, DatabaseAddress, RateLimits, Server, Site};
use store::Store;
use tempfile::TempDir;
use tokio::net::TcpStream;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;
use wire::problem::Problem;

/// A server that ends with the test.
pub(crate) struct Host {
    pub(crate) address: SocketAddr,
    /// The address of its database, which is a file unless the test chooses another.
    pub(crate) database: String,
    document: Arc<Value>,
    stop: oneshot::Sender<()>,
    running: JoinHandle<anyhow::Result<()>>,
    folder: Arc<TempDir>,
}

impl Host {
    pub(crate) async fn start() -> Self {
        Self::with(|_| ()).await
    }

    pub(crate) async fn with(choose: impl FnOnce(&mut Config)) -> Self {
        Self::open(choose, Site::new(&[])).await
    }

    pub(crate) async fn with_site(site: Site) -> Self {
        Self::open(|_| (), site).await
    }

    /// A server on a database that exists.
    pub(crate) async fn on(database: &str) -> Self {
        Self::with(|config| config.database = DatabaseAddress::new(database)).await
    }

    /// Another server on the same database, whose file stays until both are gone.
    pub(crate) async fn beside(&self) -> Self {
        let database = DatabaseAddress::new(&self.database);
        Self::in_folder(self.folder.clone(), |config| config.database = database, Site::new(&[])).await
    }

    /// The server stops, and starts again. What a client was is lost: it has to look where the server is now.
    pub(crate) async fn restart(self) -> Self {
        let folder = self.folder.clone();
        self.stop().await.unwrap();
        Self::in_folder(folder, |_| (), Site::new(&[])).await
    }

    async fn open(choose: impl FnOnce(&mut Config), site: Site) -> Self {
        Self::in_folder(Arc::new(tempfile::tempdir().unwrap()), choose, site).await
    }

    /// Nothing is limited unless the test chooses so.
    pub(crate) async fn in_folder(
        folder: Arc<TempDir>,
        choose: impl FnOnce(&mut Config),
        site: Site,
    ) -> Self {
        let database = folder.path().join("test.db").to_str().unwrap().to_owned();
        let mut config = Config::new(([127, 0, 0, 1], 0).into(), DatabaseAddress::new(&database));
        config.rate_limits = RateLimits::Off;
        choose(&mut config);
        let database = config.database.as_str().to_owned();
        let server = Server::bind(config, site).await.unwrap();
        let address = server.address();
        let (stop, stopped) = oneshot::channel();
        let running = tokio::spawn(server.run(async move {
            let _ = stopped.await;
        }));
        let mut host = Self { address, database, document: Arc::default(), stop, running, folder };
        host.document = Arc::new(host.client().get("/api/openapi.json").await.json());
        host
    }

    /// Somebody new, who is nobody yet.
    pub(crate) fn client(&self) -> Client {
        Client { address: self.address, document: self.document.clone(), cookie: Mutex::default() }
    }

    /// A client that is a guest.
    pub(crate) async fn guest(&self, name: &str) -> Client {
        let client = self.client();
        let body = format!("{{\"name\":{}}}", Value::from(name));
        assert_eq!(client.post("/api/people", &body).await.status, 201);
        client
    }

    /// Somebody whom another server of the same database knows.
    pub(crate) fn known(&self, client: &Client) -> Client {
        let cookie = Mutex::new(client.cookie());
        Client { address: self.address, document: self.document.clone(), cookie }
    }

    /// What the server keeps, read beside it.
    pub(crate) async fn store(&self) -> Store {
        Store::open(&self.database).await.unwrap()
    }

    pub(crate) async fn stop(self) -> anyhow::Result<()> {
        self.stop.send(()).unwrap();
        self.running.await.unwrap()
    }
}

/// A browser, as far as cookies go.
pub(crate) struct Client {
    pub(crate) address: SocketAddr,
    document: Arc<Value>,
    cookie: Mutex<Option<String>>,
}

/// What came back.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: HeaderMap,
    pub(crate) body: Bytes,
}

impl Answer {
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.body.to_vec()).unwrap()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.get(name).map(|value| value.to_str().unwrap())
    }

    /// The refusal as the page reads it.
    pub(crate) fn problem(&self) -> Problem {
        serde_json::from_slice(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// The status and the code of a refusal, which has a sentence and comes as JSON. The page knows what is said.
    pub(crate) fn refusal(&self) -> (u16, String) {
        let problem = self.json();
        let text = problem["error"]["text"].as_str().unwrap_or_else(|| panic!("{self:?}"));
        assert!(text.ends_with('.') && text.starts_with(char::is_uppercase), "{text}");
        assert_eq!(self.header("content-type"), Some("application/json"));
        assert!(self.problem().code().is_some(), "{self:?}");
        assert_eq!(self.problem().reason().is_some(), problem["error"]["reason"].is_string(), "{self:?}");
        (self.status, problem["error"]["code"].as_str().unwrap().to_owned())
    }

    /// Why a table refused it, with the status.
    pub(crate) fn reason(&self) -> (u16, String) {
        let (status, _) = self.refusal();
        let problem = self.json();
        let reason = problem["error"]["reason"].as_str().unwrap_or_else(|| panic!("{self:?}"));
        (status, reason.to_owned())
    }
}

impl Client {
    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.send("GET", path, &[], "").await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        self.send("DELETE", path, &[], "").await
    }

    pub(crate) async fn post(&self, path: &str, json: &str) -> Answer {
        self.send("POST", path, &[("content-type", "application/json")], json).await
    }

    pub(crate) async fn put(&self, path: &str, json: &str) -> Answer {
        self.send("PUT", path, &[("content-type", "application/json")], json).await
    }

    pub(crate) async fn patch(&self, path: &str, json: &str) -> Answer {
        self.send("PATCH", path, &[("content-type", "application/json")], json).await
    }

    /// Any request. A header named here stands instead of the client's own.
    pub(crate) async fn send(
        &self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Answer {
        let method = Method::from_bytes(method.as_bytes()).unwrap();
        let mut request = Request::builder().method(method.clone()).uri(path);
        request = request.header(header::HOST, self.address.to_string());
        if let Some(cookie) = self.cookie() {
            request = request.header(header::COOKIE, cookie);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = request.body(Full::new(Bytes::copy_from_slice(body.as_bytes()))).unwrap();
        let stream = TcpStream::connect(self.address).await.unwrap();
        let (mut sender, connection) =
            hyper::client::conn::http1::handshake(TokioIo::new(stream)).await.unwrap();
        let connection = tokio::spawn(connection);
        let (parts, body) = sender.send_request(request).await.unwrap().into_parts();
        let body = body.collect().await.unwrap().to_bytes();
        drop(sender);
        // How a connection ends is of no interest here.
        let _ = connection.await;
        self.keep_cookie(&parts.headers);
        let answer = Answer { status: parts.status.as_u16(), headers: parts.headers, body };
        self.check_described(method.as_str(), path, &answer);
        answer
    }

    /// `manyworlds=…`, if the server has set it.
    pub(crate) fn cookie(&self) -> Option<String> {
        self.cookie.lock().unwrap().clone()
    }

    /// From now on it is whoever has this token.
    pub(crate) fn become_known(&self, token: &str) {
        *self.cookie.lock().unwrap() = Some(format!("manyworlds={token}"));
    }

    /// The secret itself.
    pub(crate) fn token(&self) -> String {
        self.cookie().unwrap().strip_prefix("manyworlds=").unwrap().to_owned()
    }

    fn keep_cookie(&self, headers: &HeaderMap) {
        if let Some(line) = headers.get(header::SET_COOKIE) {
            let cookie = line.to_str().unwrap().split(';').next().unwrap().to_owned();
            *self.cookie.lock().unwrap() = (cookie != "manyworlds=").then_some(cookie);
        }
    }

    /// Every answer of the API is one that its own document promises.
    fn check_described(&self, method: &str, path: &str, answer: &Answer) {
        let path = path.split('?').next().unwrap();
        let Some(paths) = self.document["paths"].as_object() else { return };
        let Some((_, item)) = paths.iter().find(|(template, _)| fits(template, path)) else { return };
        let operation = &item[method.to_lowercase()];
        if operation.is_object() {
            let described = &operation["responses"][answer.status.to_string()];
            assert!(described.is_object(), "{method} {path} does not say that it answers {}", answer.status);
        }
    }
}

fn fits(template: &str, path: &str) -> bool {
    let (mut wanted, mut parts) = (template.split('/'), path.split('/'));
    loop {
        match (wanted.next(), parts.next()) {
            (None, None) => return true,
            (Some(wanted), Some(part)) if wanted.starts_with('{') || wanted == part => {}
            _ => return false,
        }
    }
}
