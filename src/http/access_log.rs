//! The access log: route pattern, status and duration of each request, without ids and secrets.

use std::time::Instant;

use actix_web::Error as ActixError;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::web::Data;

use crate::telemetry::{Metrics, method_label};

/// Middleware: logs and counts a request once its response starts.
pub async fn log_request<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, ActixError> {
    let started = Instant::now();
    let metrics = request.app_data::<Data<Option<Metrics>>>().cloned();
    let method = method_label(request.method().as_str());
    let response = next.call(request).await;
    let (route, status) = match &response {
        Ok(response) => (response.request().match_pattern(), response.status()),
        Err(error) => (None, error.as_response_error().status_code()),
    };
    let route = route.unwrap_or_default();
    let (status, duration) = (status.as_u16(), started.elapsed());
    tracing::info!(method, route, status, ?duration, "request");
    if let Some(Some(metrics)) = metrics.as_ref().map(Data::get_ref) {
        metrics.count(method, route, status, duration);
    }
    response
}
