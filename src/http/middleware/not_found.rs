//! Errors of paths and methods that do not exist.

use actix_web::body::{BodySize, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::http::header::{ALLOW, HeaderValue};
use actix_web::{Error as ActixError, ResponseError};

use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;
use crate::http::error::HttpError;

/// Handler: answers 404.
pub async fn not_found() -> Result<&'static str, HttpError> {
    Err(Error::not_found().into())
}

/// Middleware: makes the 405 of a resource an error that names the allowed methods, and allows `HEAD` like `GET`.
pub async fn explain_allowed_methods<B: MessageBody>(
    request: ServiceRequest,
    next: impl AsyncFnOnce(ServiceRequest) -> Result<ServiceResponse<B>, ActixError>,
) -> Result<ServiceResponse<EitherBody<B>>, ActixError> {
    let response = next(request).await?;
    let is_empty = matches!(
        response.response().body().size(),
        BodySize::None | BodySize::Sized(0)
    );
    if !(is_empty && response.status() == StatusCode::METHOD_NOT_ALLOWED) {
        return Ok(response.map_into_left_body());
    }
    let allowed = response.headers().get(ALLOW);
    let allowed = allowed.and_then(|allowed| allowed.to_str().ok());
    let allowed = allowed.unwrap_or_default().replacen("GET", "GET, HEAD", 1);
    let detail = msg("methods-allowed").with("methods", allowed.as_str());
    let error = HttpError(Error::new(ErrorCode::MethodNotAllowed, detail));
    let mut explained = error.error_response();
    if let Ok(allowed) = HeaderValue::from_str(&allowed) {
        explained.headers_mut().insert(ALLOW, allowed);
    }
    let (request, _) = response.into_parts();
    Ok(ServiceResponse::new(request, explained).map_into_right_body())
}
