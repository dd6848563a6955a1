//! The page for a method that a path does not allow.

use actix_web::Error as ActixError;
use actix_web::ResponseError;
use actix_web::body::{BodySize, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::StatusCode;
use actix_web::http::header::{ALLOW, HeaderValue};
use actix_web::middleware::Next;

use super::error_page::PageError;
use crate::domain::error::{Error, ErrorCode};
use crate::domain::i18n::msg;

/// Replaces an empty 405 by a page with links to go on.
pub async fn answer_method<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, ActixError> {
    let answer = next.call(request).await?;
    let is_bare = matches!(
        answer.response().body().size(),
        BodySize::None | BodySize::Sized(0)
    );
    if !(is_bare && answer.status() == StatusCode::METHOD_NOT_ALLOWED) {
        return Ok(answer.map_into_left_body());
    }
    let allowed = answer.headers().get(ALLOW).and_then(|it| it.to_str().ok());
    let allowed = allowed.unwrap_or_default().replacen("GET", "GET, HEAD", 1);
    let detail = msg("methods-allowed").with("methods", allowed.as_str());
    let mut page =
        PageError::from(Error::new(ErrorCode::MethodNotAllowed, detail)).error_response();
    if let Ok(allowed) = HeaderValue::from_str(&allowed) {
        page.headers_mut().insert(ALLOW, allowed);
    }
    let (request, _) = answer.into_parts();
    Ok(ServiceResponse::new(request, page).map_into_right_body())
}
