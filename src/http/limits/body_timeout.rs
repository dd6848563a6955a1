//! Timeouts of request bodies.

use std::cell::Cell;
use std::io::ErrorKind;
use std::rc::Rc;
use std::time::Duration;

use actix_web::HttpMessage;
use actix_web::dev::{Payload, ServiceRequest};
use actix_web::error::PayloadError;
use futures_util::{StreamExt, stream};
use tokio::time::{Instant, timeout_at};

/// Whether the body of a request has timed out.
#[derive(Clone, Default)]
pub(super) struct BodyTimeout(Rc<Cell<bool>>);

impl BodyTimeout {
    /// Makes reading the body fail once it takes longer than `whole`, or its next piece longer than `piece`.
    pub(super) fn set(request: &mut ServiceRequest, whole: Duration, piece: Duration) -> Self {
        let timeout = Self::default();
        let payload = request.take_payload();
        if matches!(payload, Payload::None) {
            return timeout;
        }
        let end = Instant::now() + whole;
        let expired = timeout.clone();
        let body = stream::unfold(payload, move |mut payload| {
            let expired = expired.clone();
            async move {
                let end = end.min(Instant::now() + piece);
                let piece = timeout_at(end, payload.next()).await.unwrap_or_else(|_| {
                    expired.0.set(true);
                    Some(Err(PayloadError::Io(ErrorKind::TimedOut.into())))
                });
                Some((piece?, payload))
            }
        });
        // Handlers may poll it again after its end.
        let payload = Box::pin(body.fuse());
        request.set_payload(Payload::Stream { payload });
        timeout
    }

    /// Whether reading the body has failed by this timeout.
    pub(super) fn timed_out(&self) -> bool {
        self.0.get()
    }
}
