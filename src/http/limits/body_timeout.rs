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

/// The timeout of a request's body; clones are the same timeout.
#[derive(Clone)]
pub(super) struct BodyTimeout(Rc<State>);

struct State {
    /// When reading the whole body fails.
    end: Cell<Instant>,
    /// How long the next piece may take.
    piece: Cell<Duration>,
    timed_out: Cell<bool>,
}

impl BodyTimeout {
    /// Makes reading the body fail once it takes longer than this.
    pub(super) fn set(request: &mut ServiceRequest, whole: Duration) -> Self {
        let timeout = Self(Rc::new(State {
            end: Cell::new(Instant::now() + whole),
            piece: Cell::new(whole),
            timed_out: Cell::new(false),
        }));
        let payload = request.take_payload();
        if matches!(payload, Payload::None) {
            return timeout;
        }
        let Self(state) = timeout.clone();
        let body = stream::unfold(payload, move |mut payload| {
            let state = Rc::clone(&state);
            async move {
                let end = state.end.get().min(Instant::now() + state.piece.get());
                let piece = timeout_at(end, payload.next()).await.unwrap_or_else(|_| {
                    state.timed_out.set(true);
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

    /// Changes the timeouts: `whole` from now on for the rest of the body, and `piece` for each piece of it.
    pub(super) fn change(&self, whole: Duration, piece: Duration) {
        let Self(state) = self;
        state.end.set(Instant::now() + whole);
        state.piece.set(piece);
    }

    /// Whether reading the body has failed by this timeout.
    pub(super) fn timed_out(&self) -> bool {
        self.0.timed_out.get()
    }
}
