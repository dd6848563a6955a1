//! Streams of server-sent events: of a game and of a group.

mod backlog;
mod game;
mod group;

pub(super) use group::GameFrame;

use std::convert::Infallible;
use std::time::Duration;

use actix_web::http::header::{CACHE_CONTROL, CONTENT_ENCODING, ContentEncoding};
use actix_web::web::Bytes;
use actix_web::{HttpRequest, HttpResponse};
use futures_util::Stream;
use rowlock_rules::Seq;
use tokio_util::sync::CancellationToken;

use super::operations::Operation;
use crate::domain::error::Error;
use crate::live::SseFrame;

pub(super) const OPERATIONS: [&[Operation]; 2] = [game::OPERATIONS, group::OPERATIONS];

/// Ends all streams when the server stops.
#[derive(Clone, Debug, Default)]
pub struct Shutdown(pub CancellationToken);

/// How often each stream sends a ping.
#[derive(Clone, Copy, Debug)]
pub struct Heartbeat(pub Duration);

/// The response with these frames.
fn respond(frames: impl Stream<Item = Result<Bytes, Infallible>> + 'static) -> HttpResponse {
    HttpResponse::Ok()
        .content_type("text/event-stream")
        .insert_header((CACHE_CONTROL, "no-store"))
        // A compressor would hold the events back, and so would some proxies.
        .insert_header((CONTENT_ENCODING, ContentEncoding::Identity))
        .insert_header(("X-Accel-Buffering", "no"))
        .streaming(frames)
}

/// The id of the last event that the client has, by its header.
fn last_event_id(request: &HttpRequest) -> Result<Option<Seq>, Error> {
    let Some(header) = request.headers().get("Last-Event-ID") else {
        return Ok(None);
    };
    let text = header.to_str().unwrap_or_default();
    if text.is_empty() {
        return Ok(None);
    }
    let invalid = |_| Error::invalid("event-id-unreadable");
    text.parse().map(Some).map_err(invalid)
}

/// A frame without content.
fn frame(event: &str) -> Bytes {
    let frame = SseFrame {
        id: None,
        event,
        data: "{}",
    };
    frame.to_string().into()
}
