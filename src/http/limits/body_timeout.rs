//! Timeouts of request bodies.

use std::cell::Cell;
use std::io::ErrorKind;
use std::rc::Rc;
use std::time::Duration;

use actix_web::HttpMessage;
use actix_web::dev::{Payload, ServiceRequest};
use actix_web::error::PayloadError;
use actix_web::web::Bytes;
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
    /// The least speed, once it is demanded.
    speed: Cell<Option<LeastSpeed>>,
    /// The bytes that were read.
    read: Cell<usize>,
    timed_out: Cell<bool>,
}

/// How fast a body must come on average.
#[derive(Clone, Copy, Debug)]
pub(super) struct LeastSpeed {
    since: Instant,
    /// How long any speed will do.
    grace: Duration,
    bytes_per_second: u32,
}

impl LeastSpeed {
    /// When a body that has no more than `read` bytes is too slow.
    fn end(&self, read: usize) -> Instant {
        let bytes = u32::try_from(read).unwrap_or(u32::MAX);
        let earned = Duration::from_secs(bytes.into()) / self.bytes_per_second.max(1);
        self.since + self.grace.max(earned)
    }
}

impl State {
    /// When the next piece must be there.
    fn next_end(&self) -> Instant {
        let end = self.end.get().min(Instant::now() + self.piece.get());
        let speed = self.speed.get();
        speed.map_or(end, |speed| end.min(speed.end(self.read.get())))
    }

    fn count(&self, piece: &Option<Result<Bytes, PayloadError>>) {
        if let Some(Ok(bytes)) = piece {
            self.read.set(self.read.get() + bytes.len());
        }
    }
}

impl BodyTimeout {
    /// Makes reading the body fail once it takes longer than this.
    pub(super) fn set(request: &mut ServiceRequest, whole: Duration) -> Self {
        let timeout = Self(Rc::new(State {
            end: Cell::new(Instant::now() + whole),
            piece: Cell::new(whole),
            speed: Cell::new(None),
            read: Cell::new(0),
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
                let piece = timeout_at(state.next_end(), payload.next())
                    .await
                    .unwrap_or_else(|_| {
                        state.timed_out.set(true);
                        Some(Err(PayloadError::Io(ErrorKind::TimedOut.into())))
                    });
                state.count(&piece);
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

    /// Demands this speed on average from `grace` after now.
    pub(super) fn demand_speed(&self, grace: Duration, bytes_per_second: u32) {
        let Self(state) = self;
        state.speed.set(Some(LeastSpeed {
            since: Instant::now(),
            grace,
            bytes_per_second,
        }));
    }

    /// Whether reading the body has failed by this timeout.
    pub(super) fn timed_out(&self) -> bool {
        self.0.timed_out.get()
    }
}

#[cfg(test)]
mod tests {
    use actix_web::FromRequest;
    use actix_web::test::TestRequest;
    use tokio::time::sleep;

    use super::*;

    const MINUTE: Duration = Duration::from_secs(60);

    /// Reads an upload of pieces of this size with pauses; returns whether it was read to its end, and the time.
    async fn upload(pieces: usize, size: usize, pause: Duration) -> (bool, Duration) {
        let begin = Instant::now();
        let body = stream::unfold(0, move |sent| async move {
            if sent == pieces {
                return None;
            }
            sleep(pause).await;
            Some((Ok(Bytes::from(vec![b'x'; size])), sent + 1))
        });
        let mut request = TestRequest::default().to_srv_request();
        request.set_payload(Payload::Stream {
            payload: Box::pin(body),
        });
        let timeout = BodyTimeout::set(&mut request, MINUTE);
        timeout.change(15 * MINUTE, MINUTE / 2);
        timeout.demand_speed(MINUTE, 10_000);
        let (request, mut payload) = request.into_parts();
        let taken = actix_web::web::Payload::from_request(&request, &mut payload).await;
        let Ok(mut payload) = taken else {
            return (false, Duration::ZERO);
        };
        let mut is_read = true;
        while let Some(piece) = payload.next().await {
            is_read &= piece.is_ok();
            if !is_read {
                break;
            }
        }
        assert_eq!(timeout.timed_out(), !is_read);
        (is_read, begin.elapsed())
    }

    #[tokio::test(start_paused = true)]
    async fn an_upload_that_drips_ends_after_a_minute() {
        let (is_read, time) = upload(100, 1, Duration::from_secs(18)).await;
        assert_eq!((is_read, time.as_secs()), (false, 60));
    }

    #[tokio::test(start_paused = true)]
    async fn a_slow_upload_that_is_fast_enough_is_read_to_its_end() {
        // 12 kB/s: a file of 2.4 MB takes 200 seconds.
        let (is_read, time) = upload(100, 24_000, Duration::from_secs(2)).await;
        assert_eq!((is_read, time.as_secs()), (true, 200));
    }

    #[tokio::test(start_paused = true)]
    async fn an_upload_ends_when_its_average_is_too_low() {
        // 250 kB each 29 seconds: at 58 seconds 500 kB are there, which is less than a minute's, at 87 none more.
        let (is_read, time) = upload(5, 250_000, Duration::from_secs(29)).await;
        assert_eq!((is_read, time.as_secs()), (false, 60));
    }
}
