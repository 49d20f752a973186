//! What all handlers share, and which path leads to which of them.

use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Context as _;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{Method, StatusCode, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use store::{Store, Totals};
use tokio::sync::Mutex;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower_http::catch_panic::CatchPanicLayer;
use utoipa_axum::router::OpenApiRouter;

use crate::config::{Config, PublicUrl};
use crate::error::{ApiError, ApiResult, Code};
use crate::hall::Hall;
use crate::identity::Identities;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::site::Site;
use crate::think::Thinkers;
use crate::{api_doc, identity, metrics, observe, scores, secure, statistics, tables};

/// What all handlers share.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) limits: Limits,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) identities: Identities,
    pub(crate) hall: Arc<Hall>,
    pub(crate) site: Site,
    /// Cancelled when the server is to stop: whoever holds a connection open ends it then.
    pub(crate) stopping: CancellationToken,
    /// What must be finished before the process ends; the server waits for these after [`stopping`](Self::stopping).
    pub(crate) tasks: TaskTracker,
    counted: Mutex<Option<(Instant, Totals)>>,
}

/// As handlers get it.
pub(crate) type Shared = Arc<App>;

/// Counting everything is not free: for so long a count is good enough.
const COUNT_LASTS: Duration = Duration::from_secs(5);

/// With more questions waiting for a bot, it would be seconds until one is answered.
const MOST_QUESTIONS: usize = 200;

/// One core is left for people.
fn thinking_threads() -> usize {
    std::thread::available_parallelism().map_or(1, |cores| cores.get().saturating_sub(1).max(1))
}

impl App {
    pub(crate) async fn open(config: Config, site: Site) -> anyhow::Result<Shared> {
        let store = Store::open(config.database.as_str())
            .await
            .with_context(|| format!("cannot open the database {}", config.database))?;
        let metrics = Arc::new(Metrics::new());
        let thinkers = Thinkers::new(thinking_threads(), MOST_QUESTIONS, Arc::clone(&metrics));
        Ok(Arc::new(Self {
            store,
            limits: Limits::new(config.rate_limits),
            hall: Arc::new(Hall::new(thinkers, Arc::clone(&metrics), config.patience)),
            config,
            metrics,
            identities: Identities::new(),
            site,
            stopping: CancellationToken::new(),
            tasks: TaskTracker::new(),
            counted: Mutex::default(),
        }))
    }

    /// Whether browsers reach us over TLS.
    pub(crate) fn is_https(&self) -> bool {
        self.config.public_url.as_ref().is_some_and(PublicUrl::is_https)
    }

    /// How much there is in all, a few seconds ago at most.
    pub(crate) async fn totals(&self) -> ApiResult<Totals> {
        let mut counted = self.counted.lock().await;
        if let Some((at, totals)) = *counted
            && at.elapsed() < COUNT_LASTS
        {
            return Ok(totals);
        }
        let totals = self.store.totals().await?;
        *counted = Some((Instant::now(), totals));
        Ok(totals)
    }
}

/// All routes.
pub(crate) fn router(app: Shared) -> Router {
    let (api, document) = OpenApiRouter::with_openapi(api_doc::document())
        .merge(identity::router())
        .merge(scores::router())
        .merge(statistics::router())
        .merge(tables::router())
        .split_for_parts();
    api.merge(api_doc::router(&document))
        .route("/healthz", get(health))
        .route("/metrics", get(metrics::page))
        .fallback(elsewhere)
        .method_not_allowed_fallback(wrong_method)
        // The last is the outermost: even a panic's answer is secured, counted and logged.
        .layer(DefaultBodyLimit::max(secure::LARGEST_BODY))
        .layer(from_fn_with_state(app.clone(), secure::guard))
        .layer(from_fn(secure::time_limit))
        .layer(CatchPanicLayer::custom(secure::panicked))
        .layer(from_fn_with_state(app.clone(), secure::headers))
        .layer(from_fn_with_state(app.clone(), observe::observe))
        .with_state(app)
}

/// Asks the database: a server that cannot remember anything is not well.
async fn health(State(app): State<Shared>) -> Response {
    match app.store.ping().await {
        Ok(()) => "ok\n".into_response(),
        Err(cause) => {
            tracing::error!(%cause, "the database does not answer");
            (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
        }
    }
}

async fn wrong_method() -> ApiError {
    ApiError::new(Code::MethodNotAllowed, "This path does not know this method.")
}

/// The browser client, and for everybody else the end of the road.
async fn elsewhere(State(app): State<Shared>, request: Request) -> Response {
    if secure::is_api(request.uri().path()) {
        return ApiError::not_found("There is nothing at this path; /api says what there is.")
            .into_response();
    }
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return ([(header::ALLOW, "GET,HEAD")], wrong_method().await).into_response();
    }
    app.site.answer(request.uri().path(), request.headers())
}
