//! The address of a table as a picture for telephones.

use std::fmt::Write as _;

use axum::extract::State;
use axum::http::{HeaderMap, header};
use axum::response::{IntoResponse, Response};
use qrcodegen::{QrCode, QrCodeEcc};
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use super::table_id;
use crate::app::Shared;
use crate::error::{ApiError, ApiResult, Reading, WithQuery};
use crate::identity::MaybeMe;
use crate::input::{Params, Search};
use crate::secure::own_origin;

pub(super) fn router() -> OpenApiRouter<Shared> {
    OpenApiRouter::new().routes(routes!(qr))
}

#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct QrSearch {
    /// Whether the key is part of the address, so that it opens the seats kept for guests; only for those who sit
    /// at the table.
    #[serde(default)]
    invite: bool,
}

/// The table's address as a QR code
#[utoipa::path(
    get,
    path = "/api/tables/{table}/qr.svg",
    tag = "tables",
    params(("table" = String, Path, description = "The table's id."), QrSearch),
    responses(
        (status = 200, description = "The picture.", body = String, content_type = "image/svg+xml"),
        super::seat::AtTable, Reading, WithQuery
    )
)]
async fn qr(
    State(app): State<Shared>,
    MaybeMe(me): MaybeMe,
    Params(id): Params<String>,
    Search(QrSearch { invite }): Search<QrSearch>,
    request: HeaderMap,
) -> ApiResult<Response> {
    let info = app.info(&table_id(&id)?, me.as_ref()).await?;
    let mut address = format!("{}/t/{id}", own_origin(&app, &request));
    if let (true, Some(key)) = (invite, info.key) {
        // Writing to a text cannot fail.
        let _ = write!(address, "?key={key}");
    }
    // The host is what the request says it is, unless ours was told.
    let too_long = |_| ApiError::invalid("The server's address is too long for a QR code.");
    let code = QrCode::encode_text(&address, QrCodeEcc::Medium).map_err(too_long)?;
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg(&code)).into_response())
}

/// Dark squares on white, with the quiet border of four that readers need.
fn svg(code: &QrCode) -> String {
    const BORDER: i32 = 4;
    let size = code.size() + 2 * BORDER;
    let mut path = String::new();
    for (x, y) in (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y))) {
        if code.get_module(x, y) {
            // Writing to a text cannot fail.
            let _ = write!(path, "M{},{}h1v1h-1z", x + BORDER, y + BORDER);
        }
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {size} {size}\" shape-rendering=\"crispEdges\">\
         <path fill=\"#fff\" d=\"M0,0h{size}v{size}h-{size}z\"/><path d=\"{path}\"/></svg>"
    )
}
