//! What is told of each request: its route, its status and its time, never what it names.

use std::time::Instant;

use actix_web::Error as ActixError;
use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::web::Data;

use crate::telemetry::{Metrics, method_name};

/// Counts a request and writes it to the log, once its answer begins.
pub(super) async fn answer<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, ActixError> {
    let began = Instant::now();
    let metrics = request.app_data::<Data<Option<Metrics>>>().cloned();
    let method = method_name(request.method().as_str());
    let answer = next.call(request).await;
    let (route, status) = match &answer {
        Ok(answer) => (answer.request().match_pattern(), answer.status()),
        Err(error) => (None, error.as_response_error().status_code()),
    };
    let (route, status, duration) = (route.unwrap_or_default(), status.as_u16(), began.elapsed());
    tracing::info!(method, route, status, ?duration, "request");
    if let Some(Some(metrics)) = metrics.as_ref().map(Data::get_ref) {
        metrics.count(method, route, status, duration);
    }
    answer
}
