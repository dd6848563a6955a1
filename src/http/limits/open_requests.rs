//! Limits of requests that stay open: how many streams and uploads there are, and the timeouts of uploads.

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error as ActixError, HttpMessage};

use super::body_timeout::BodyTimeout;
use super::client_ip::client_ip;
use super::concurrency::{ConcurrencyLimiter, attach};
use super::connection::Connection;
use super::{Limiter, LimiterState, RETRY_AFTER_SECS, rate_limited};

/// Middleware: limits how many streams are open, and ends each with the client's side of its connection.
pub(crate) async fn limit_streams<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse, ActixError> {
    if let Some(Connection::Open(open)) = request.request().conn_data() {
        open.stream_started();
    }
    limit(request, next, |state| &state.streams).await
}

/// Middleware: limits how many uploads are open, and gives them longer timeouts than other bodies.
pub(crate) async fn limit_uploads<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse, ActixError> {
    if let Some(limiter) = request.app_data::<Data<Limiter>>()
        && let Some(timeout) = request.extensions().get::<BodyTimeout>()
    {
        let limits = &limiter.0.limits;
        timeout.change(limits.upload_timeout, limits.upload_idle_timeout);
        timeout.demand_speed(limits.upload_grace, limits.upload_min_speed);
    }
    limit(request, next, |state| &state.uploads).await
}

/// Counts the request against this limiter until its response is sent; 429 beyond the limit.
///
/// A request without an address is not limited.
async fn limit<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
    limiter_of: fn(&LimiterState) -> &ConcurrencyLimiter,
) -> Result<ServiceResponse, ActixError> {
    let Some(limiter) = request.app_data::<Data<Limiter>>().cloned() else {
        return Ok(next.call(request).await?.map_into_boxed_body());
    };
    let Limiter(state) = &**limiter;
    let permit = match client_ip(&request, &state.proxies) {
        Some(address) => match limiter_of(state).try_acquire(Some(address)) {
            Ok(permit) => Some(permit),
            Err(_) => return Ok(request.into_response(rate_limited(RETRY_AFTER_SECS))),
        },
        None => None,
    };
    let response = next.call(request).await?;
    Ok(response.map_body(|_, body| attach(body, permit)))
}
