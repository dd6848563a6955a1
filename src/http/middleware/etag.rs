//! ETags: JSON responses carry a strong ETag, another one for each encoding; a matching `If-None-Match` gets 304.

use actix_web::body::{BodySize, BoxBody, EitherBody, MessageBody, to_bytes};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{
    CONTENT_DISPOSITION, CONTENT_ENCODING, CONTENT_LENGTH, ContentEncoding, ETAG, EntityTag,
    IF_NONE_MATCH, IfNoneMatch, TryIntoHeaderValue,
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
    let tag: EntityTag = tag.unwrap_or_else(|| EntityTag::new_strong(content_tag(&body)));
    let known = match if_none_match {
        Some(IfNoneMatch::Any) => Some(tag.clone()),
        // In the encoding that the client has.
        Some(IfNoneMatch::Items(sent)) => sent
            .into_iter()
            .find(|sent| is_tag_of(sent, tag.tag()))
            .map(|sent| EntityTag::new_strong(sent.tag().to_owned())),
        None => None,
    };
    let is_known = known.is_some();
    if let Ok(tag) = known.unwrap_or(tag).try_into_value() {
        response.headers_mut().insert(ETAG, tag);
    }
    let body = if is_known {
        *response.status_mut() = StatusCode::NOT_MODIFIED;
        response.headers_mut().remove(CONTENT_LENGTH);
        BoxBody::new(())
    } else {
        BoxBody::new(body)
    };
    let response = response.set_body(EitherBody::right(body));
    Ok(ServiceResponse::new(request, response))
}

/// Middleware: names the encoding of a compressed response in its ETag, as its bytes differ from those of others.
pub(crate) async fn tag_encoding<B: MessageBody>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<B>, ActixError> {
    let mut response = next.call(request).await?;
    let headers = response.headers();
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let tag = text(&ETAG).and_then(|tag| tag.parse::<EntityTag>().ok());
    if let (Some(tag), Some(encoding)) = (tag, text(&CONTENT_ENCODING)) {
        let tag = EntityTag::new_strong(format!("{}-{encoding}", tag.tag()));
        if let Ok(tag) = tag.try_into_value() {
            response.headers_mut().insert(ETAG, tag);
        }
    }
    Ok(response)
}

/// Whether a client has sent this tag of a document, with the name of an encoding or without one.
pub(crate) fn is_tag_of(sent: &EntityTag, tag: &str) -> bool {
    let encoding = sent.tag().strip_prefix(tag);
    encoding.is_some_and(|encoding| {
        let named = encoding.strip_prefix('-');
        encoding.is_empty() || named.is_some_and(|name| name.parse::<ContentEncoding>().is_ok())
    })
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
