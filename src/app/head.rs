//! `HEAD`: what `GET` would answer, without its body.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::middleware::Next;
use actix_web::web::Bytes;
use actix_web::{Error as ActixError, HttpMessage};

use crate::web::HeadRequest;

/// A body of which only the size is told.
pub(super) struct Unsent(BodySize);

impl MessageBody for Unsent {
    type Error = Infallible;

    fn size(&self) -> BodySize {
        self.0
    }

    fn poll_next(
        self: Pin<&mut Self>,
        _: &mut Context<'_>,
    ) -> Poll<Option<Result<Bytes, Infallible>>> {
        Poll::Ready(None)
    }
}

/// Lets every path that answers `GET` answer `HEAD`; a stream is not even begun.
pub(super) async fn answer<B: MessageBody>(
    mut request: ServiceRequest,
    next: Next<B>,
) -> Result<ServiceResponse<EitherBody<B, Unsent>>, ActixError> {
    if request.method() != Method::HEAD {
        return Ok(next.call(request).await?.map_into_left_body());
    }
    request.head_mut().method = Method::GET;
    request.extensions_mut().insert(HeadRequest);
    let answer = next.call(request).await?;
    Ok(answer.map_body(|_, body| EitherBody::right(Unsent(body.size()))))
}
