//! Tags of answers: whoever knows an answer already is told so, and gets it not again.

use actix_web::Error as ActixError;
use actix_web::HttpMessage;
use actix_web::body::{BodySize, BoxBody, EitherBody, MessageBody, to_bytes};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::header::{
    CONTENT_DISPOSITION, CONTENT_LENGTH, ETAG, EntityTag, IF_NONE_MATCH, IfNoneMatch,
    TryIntoHeaderValue,
};
use actix_web::http::{Method, StatusCode};
use actix_web::middleware::Next;
use data_encoding::BASE64URL_NOPAD;
use sha2::{Digest, Sha256};

use super::Problem;
use crate::domain::error::{Code, Error};

/// Tags what is read whole. Two callers may see the same differently, so a tag is that of the answer
/// itself; downloads and streams have none.
pub(super) async fn answer<B: MessageBody + 'static>(
    request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B>>, ActixError> {
    let is_read = request.method() == Method::GET;
    let known = request.headers().contains_key(IF_NONE_MATCH);
    let known = known.then(|| request.get_header::<IfNoneMatch>()).flatten();
    let answer = next.call(request).await?;
    if !(is_read && is_document(&answer)) {
        return Ok(answer.map_into_left_body());
    }
    let (request, answer) = answer.into_parts();
    let (mut answer, body) = answer.into_parts();
    let failed = |_| Problem::from(Error::new(Code::Internal, "answer-failed"));
    let body = to_bytes(body).await.map_err(failed)?;
    let tag = EntityTag::new_strong(BASE64URL_NOPAD.encode(&Sha256::digest(&body)[..12]));
    let is_known = match known {
        Some(IfNoneMatch::Any) => true,
        Some(IfNoneMatch::Items(tags)) => tags.iter().any(|known| known.weak_eq(&tag)),
        None => false,
    };
    if let Ok(tag) = tag.try_into_value() {
        answer.headers_mut().insert(ETAG, tag);
    }
    let body = if is_known {
        *answer.status_mut() = StatusCode::NOT_MODIFIED;
        answer.headers_mut().remove(CONTENT_LENGTH);
        BoxBody::new(())
    } else {
        BoxBody::new(body)
    };
    let answer = answer.set_body(EitherBody::right(body));
    Ok(ServiceResponse::new(request, answer))
}

/// Whether an answer is a whole document that stands for a while.
fn is_document<B: MessageBody>(answer: &ServiceResponse<B>) -> bool {
    answer.status() == StatusCode::OK
        && matches!(answer.response().body().size(), BodySize::Sized(_))
        && !answer.headers().contains_key(CONTENT_DISPOSITION)
}
