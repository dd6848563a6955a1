//! `HEAD`: the status and headers of `GET` without the body.

use std::convert::Infallible;
use std::pin::Pin;
use std::task::{Context, Poll};

use actix_web::body::{BodySize, EitherBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::http::Method;
use actix_web::web::Bytes;
use actix_web::{Error as ActixError, HttpMessage};

/// Extension of a request for the status and headers alone.
pub struct HeadRequest;

/// The size of a body that is not sent.
pub struct HeadBody(BodySize);

impl MessageBody for HeadBody {
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

/// Middleware: answers `HEAD` on every path that answers `GET`; the body is never polled, so no stream starts.
pub async fn head_as_get<B: MessageBody>(
    mut request: ServiceRequest,
    next: impl AsyncFnOnce(ServiceRequest) -> Result<ServiceResponse<B>, ActixError>,
) -> Result<ServiceResponse<EitherBody<B, HeadBody>>, ActixError> {
    if request.method() != Method::HEAD {
        return Ok(next(request).await?.map_into_left_body());
    }
    request.head_mut().method = Method::GET;
    request.extensions_mut().insert(HeadRequest);
    let response = next(request).await?;
    Ok(response.map_body(|_, body| EitherBody::right(HeadBody(body.size()))))
}
