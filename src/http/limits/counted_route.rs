//! Routes whose requests count towards the quotas of an address.

use std::net::IpAddr;

use actix_web::body::MessageBody;
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::middleware::{Next, from_fn};
use actix_web::web::Data;
use actix_web::{Error as ActixError, HttpMessage, HttpRequest, ResponseError, Route};

use super::client_ip::ClientNetwork;
use super::quota::{QuotaKind, Quotas};
use super::{Limiter, is_known, quota_exceeded};
use crate::domain::error::Error;
use crate::http::HttpError;

/// A route that says what each of its requests counts as.
pub(crate) trait CountedRoute {
    /// Counts a new group or game.
    fn creates(self) -> Self;

    /// Counts something small that stays: a seat, a player, a board, a link, a token, a device's settings.
    fn adds(self) -> Self;
}

impl CountedRoute for Route {
    fn creates(self) -> Self {
        self.wrap(from_fn(count_creation))
    }

    fn adds(self) -> Self {
        self.wrap(from_fn(count_added))
    }
}

async fn count_creation<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse, ActixError> {
    count(request, next, QuotaKind::Creating).await
}

async fn count_added<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse, ActixError> {
    count(request, next, QuotaKind::Adding).await
}

/// Counts the request, or answers 429 beyond the quota.
async fn count<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
    kind: QuotaKind,
) -> Result<ServiceResponse, ActixError> {
    if let Some((quotas, address)) = quotas_of(request.request()) {
        let is_known = kind == QuotaKind::Creating && is_known(&request).await;
        if let Err(seconds) = quotas.count(kind, address, is_known) {
            let response = HttpError(quota_exceeded(seconds)).error_response();
            return Ok(request.into_response(response));
        }
    }
    Ok(next.call(request).await?.map_into_boxed_body())
}

/// Counts what a request adds although its route alone does not say so.
///
/// # Errors
/// [`crate::domain::error::ErrorCode::TooManyRequests`] for an address beyond its quota.
pub(crate) fn count_addition(request: &HttpRequest) -> Result<(), Error> {
    match quotas_of(request) {
        Some((quotas, address)) => quotas
            .count(QuotaKind::Adding, address, false)
            .map_err(quota_exceeded),
        None => Ok(()),
    }
}

/// The quotas, and the address that they count a request for; `None` if it is not limited.
fn quotas_of(request: &HttpRequest) -> Option<(Quotas, IpAddr)> {
    let limiter = request.app_data::<Data<Limiter>>()?;
    let quotas = limiter.0.quotas.clone()?;
    let ClientNetwork(address) = request.extensions().get::<ClientNetwork>().copied()?;
    Some((quotas, address))
}
