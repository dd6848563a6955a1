//! Bodies that must come in time.

use std::cell::Cell;
use std::io::ErrorKind;
use std::rc::Rc;
use std::time::Duration;

use actix_web::HttpMessage;
use actix_web::dev::{Payload, ServiceRequest};
use actix_web::error::PayloadError;
use futures_util::{StreamExt, stream};
use tokio::time::{Instant, timeout_at};

/// Whether the body of a request did not come in time.
#[derive(Clone, Default)]
pub(super) struct Lateness(Rc<Cell<bool>>);

impl Lateness {
    /// Lets the body of a request come for so long, and its next piece for so long; then reading it fails.
    pub(super) fn of(request: &mut ServiceRequest, whole: Duration, piece: Duration) -> Self {
        let lateness = Self::default();
        let payload = request.take_payload();
        if matches!(payload, Payload::None) {
            return lateness;
        }
        let end = Instant::now() + whole;
        let noted = lateness.clone();
        let body = stream::unfold(payload, move |mut payload| {
            let noted = noted.clone();
            async move {
                let end = end.min(Instant::now() + piece);
                let piece = timeout_at(end, payload.next()).await.unwrap_or_else(|_| {
                    noted.0.set(true);
                    Some(Err(PayloadError::Io(ErrorKind::TimedOut.into())))
                });
                Some((piece?, payload))
            }
        });
        // Whoever reads it may ask again after its end.
        let payload = Box::pin(body.fuse());
        request.set_payload(Payload::Stream { payload });
        lateness
    }

    /// Whether somebody has waited for it in vain.
    pub(super) fn is_late(&self) -> bool {
        self.0.get()
    }
}
