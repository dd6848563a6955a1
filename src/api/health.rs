//! Health, readiness and metrics.

use actix_web::http::header::{CACHE_CONTROL, CONTENT_TYPE, ContentType};
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};

use super::operations::{Operation, codes, operations};
use super::permissions::ANYONE;
use super::respond::HandlerResult;
use crate::domain::error::{Error, ErrorCode};
use crate::games::GameService;
use crate::http::Limiter;
use crate::services::Services;
use crate::telemetry::{Levels, Metrics};

pub(super) const OPERATIONS: &[Operation] = operations![get_health, get_readiness, get_metrics];

/// The text format of OpenMetrics, which Prometheus reads.
const OPEN_METRICS: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// The response of a healthy server.
fn ok() -> HttpResponse {
    HttpResponse::Ok()
        .insert_header(ContentType::plaintext())
        .insert_header((CACHE_CONTROL, "no-store"))
        .body("ok")
}

/// Reports that the process is running.
#[utoipa::path(
    get,
    path = "/healthz",
    tag = "server",
    responses((status = 200, description = "The process is running.", body = str, content_type = "text/plain; charset=utf-8", example = "ok")),
    extensions(("x-who" = json!(ANYONE))),
)]
async fn get_health() -> HttpResponse {
    ok()
}

/// Reports whether moves can be stored.
#[utoipa::path(
    get,
    path = "/readyz",
    tag = "server",
    responses((status = 200, description = "The server is ready.", body = str, content_type = "text/plain; charset=utf-8", example = "ok")),
    extensions(("x-who" = json!(ANYONE)), ("x-codes" = json!(codes([ErrorCode::StorageFull])))),
)]
async fn get_readiness(games: Data<GameService>) -> HandlerResult {
    games.ready().await?;
    Ok(ok())
}

/// Returns request counts and durations by route, and gauges such as open streams; no names or ids.
///
/// Only if the server is configured to, and for the clients that it is configured for.
#[utoipa::path(
    get,
    path = "/metrics",
    tag = "server",
    responses((status = 200, description = "The metrics since the server started.", body = str, content_type = "application/openmetrics-text; version=1.0.0; charset=utf-8", example = "# HELP rowlock_requests Requests with a response.\n# TYPE rowlock_requests counter\nrowlock_requests_total{method=\"GET\",route=\"/healthz\",status=\"200\"} 1\n# EOF\n")),
    extensions(("x-who" = json!(ANYONE)), ("x-codes" = json!(codes([ErrorCode::NotFound])))),
)]
async fn get_metrics(
    request: HttpRequest,
    limiter: Data<Limiter>,
    metrics: Data<Option<Metrics>>,
    services: Data<Services>,
    games: Data<GameService>,
) -> HandlerResult {
    let is_allowed = limiter.may_read_metrics(&request);
    let Some(metrics) = metrics.as_ref().as_ref().filter(|_| is_allowed) else {
        return Err(Error::not_found().into());
    };
    Ok(HttpResponse::Ok()
        .insert_header((CONTENT_TYPE, OPEN_METRICS))
        .insert_header((CACHE_CONTROL, "no-store"))
        .body(metrics.text(Levels {
            streams: games.open_streams(),
            games: games.cached_games(),
            loads: games.loads(),
            store: services.store().activity(),
        })))
}
