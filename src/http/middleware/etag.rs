//! ETags: JSON responses carry a strong ETag; a matching `If-None-Match` gets 304.

use actix_web::body::{BodySize, BoxBody, EitherBody, MessageBody, to_bytes};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{
    CONTENT_DISPOSITION, CONTENT_LENGTH, ETAG, EntityTag, IF_NONE_MATCH, IfNoneMatch,
    TryIntoHeaderValue,
};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{Error as ActixError, HttpMessage, ResponseError};
use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};

use crate::domain::error::{Error, ErrorCode};
use crate::http::HttpError;

/// Middleware: adds an ETag computed from the body, since callers with different rights see different
/// bodies, unless the handler has set it. Downloads and streams have none.
pub(crate) async fn add_etag<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, ActixError> {
    let is_get = request.method() == Method::GET;
    let if_none_match = request.headers().contains_key(IF_NONE_MATCH);
    let if_none_match = if_none_match
        .then(|| request.get_header::<IfNoneMatch>())
        .flatten();
    let response = next.call(request).await?;
    if !(is_get && is_document(&response)) {
        return Ok(response.map_into_left_body());
    }
    let (request, response) = response.into_parts();
    let (mut response, body) = response.into_parts();
    let Ok(body) = to_bytes(body).await else {
        let failed = HttpError(Error::new(ErrorCode::Internal, "response-failed"));
        let response = failed.error_response().map_into_right_body();
        return Ok(ServiceResponse::new(request, response));
    };
    let set = response
        .headers()
        .get(ETAG)
        .and_then(|tag| tag.to_str().ok());
    let tag = set.and_then(|tag| tag.parse().ok());
    let tag = tag.unwrap_or_else(|| EntityTag::new_strong(content_tag(&body)));
    let is_match = match if_none_match {
        Some(IfNoneMatch::Any) => true,
        Some(IfNoneMatch::Items(tags)) => tags.iter().any(|tag_sent| tag_sent.weak_eq(&tag)),
        None => false,
    };
    if let Ok(tag) = tag.try_into_value() {
        response.headers_mut().insert(ETAG, tag);
    }
    let body = if is_match {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        response.headers_mut().remove(CONTENT_LENGTH);
        BoxBody::new(())
    } else {
        BoxBody::new(body)
    };
    let response = response.set_body(EitherBody::right(body));
    Ok(ServiceResponse::new(request, response))
}

pub(crate) fn content_tag(document: &[u8]) -> String {
    BASE64URL_NOPAD.encode(&Sha256::digest(document)[..12])
}

/// Whether a response is a complete document and no download or stream.
fn is_document<B: MessageBody>(response: &ServiceResponse<B>) -> bool {
    response.status() == StatusCode::OK
        && matches!(response.response().body().size(), BodySize::Sized(_))
        && !response.headers().contains_key(CONTENT_DISPOSITION)
}
