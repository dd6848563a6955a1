//! ETags: JSON responses carry a strong ETag, another one in each encoding; a matching `If-None-Match` gets 304.

use actix_web::body::{BodySize, BoxBody, EitherBody, MessageBody, to_bytes};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{
    CONTENT_DISPOSITION, CONTENT_ENCODING, CONTENT_LENGTH, ETAG, EntityTag, HeaderValue,
    IF_NONE_MATCH, IfNoneMatch, TryIntoHeaderValue,
};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use actix_web::{Error as ActixError, HttpMessage, ResponseError};

use crate::domain::error::{Error, ErrorCode};
use crate::domain::precondition::{content_tag, is_tag_of_same};
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
    let tag: Option<EntityTag> = set.and_then(|tag| tag.parse().ok());
    let tag = tag.map_or_else(|| content_tag(&body), |tag| tag.tag().to_owned());
    let is_same = |sent: &EntityTag| is_tag_of_same(sent.tag(), &tag);
    // The client's copy, which may be encoded, is current.
    let current = match if_none_match {
        Some(IfNoneMatch::Any) => Some(tag.clone()),
        Some(IfNoneMatch::Items(sent)) => {
            sent.into_iter().find(is_same).map(|it| it.tag().to_owned())
        }
        None => None,
    };
    let is_match = current.is_some();
    let tag = EntityTag::new_strong(current.unwrap_or(tag));
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

/// Middleware: names the encoding of a compressed response in its ETag, as it is another sequence of bytes.
pub async fn add_encoding_to_etag<B: MessageBody>(
    request: ServiceRequest,
    next: impl AsyncFnOnce(ServiceRequest) -> Result<ServiceResponse<B>, ActixError>,
) -> Result<ServiceResponse<B>, ActixError> {
    let mut response = next(request).await?;
    let headers = response.headers();
    let text = |value: &HeaderValue| value.to_str().map(str::to_owned).ok();
    let tag = headers.get(ETAG).and_then(text);
    let encoding = headers.get(CONTENT_ENCODING).and_then(text);
    if let (Some(tag), Some(encoding)) = (tag, encoding)
        && let Some(opened) = tag.strip_suffix('"')
        && let Ok(tag) = HeaderValue::from_str(&format!("{opened}-{encoding}\""))
    {
        response.headers_mut().insert(ETAG, tag);
    }
    Ok(response)
}

/// Whether a response is a complete document and no download or stream.
fn is_document<B: MessageBody>(response: &ServiceResponse<B>) -> bool {
    response.status() == StatusCode::OK
        && matches!(response.response().body().size(), BodySize::Sized(_))
        && !response.headers().contains_key(CONTENT_DISPOSITION)
}
