//! The access log: route pattern, status and duration of each request, without ids and secrets.

use std::time::Instant;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::HeaderValue;
use actix_web::web::Data;
use actix_web::{Error as ActixError, HttpMessage};
use tracing::Instrument;

use crate::http::middleware::request_id::{REQUEST_ID, RequestId};
use crate::telemetry::{Metrics, method_label};

/// How the paths of static files begin.
const STATIC: &str = "/static/";

/// Middleware: logs and counts a request once its response starts. Log lines of the request have the id that the
/// response is sent with.
pub async fn log_request<B: MessageBody>(
    request: ServiceRequest,
    next: impl AsyncFnOnce(ServiceRequest) -> Result<ServiceResponse<B>, ActixError>,
) -> Result<ServiceResponse<B>, ActixError> {
    let started = Instant::now();
    let metrics = request.app_data::<Data<Option<Metrics>>>().cloned();
    let method = method_label(request.method().as_str());
    let id = RequestId::of(&request);
    let span = tracing::error_span!("request", id = id.as_str());
    request.extensions_mut().insert(id.clone());
    let mut response = next(request).instrument(span.clone()).await;
    let (route, status) = match &response {
        Ok(response) => (response.request().match_pattern(), response.status()),
        Err(error) => (None, error.as_response_error().status_code()),
    };
    let route = route.unwrap_or_default();
    let (status, duration) = (status.as_u16(), started.elapsed());
    // A number, so that programs that read the log can compute with it.
    let duration_ms = duration.as_secs_f64() * 1e3;
    span.in_scope(|| tracing::info!(method, route, status, duration_ms, "request"));
    // A first page loads nine static files, which no one asks about.
    let is_static_file = status < 400 && route.starts_with(STATIC);
    if let Ok(response) = &mut response
        && !is_static_file
        && let Ok(id) = HeaderValue::from_str(id.as_str())
    {
        response.headers_mut().insert(REQUEST_ID, id);
    }
    if let Some(Some(metrics)) = metrics.as_ref().map(Data::get_ref) {
        metrics.count(method, route, status, duration);
    }
    response
}
