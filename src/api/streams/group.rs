//! The begins and ends of a group's games as they happen, as `text/event-stream`.

use std::collections::VecDeque;
use std::convert::Infallible;

use actix_web::HttpRequest;
use actix_web::web::{Bytes, Data};
use futures_util::Stream;
use futures_util::stream::unfold;
use rowlock_rules::{Seq, Status};
use serde::{Deserialize, Serialize};
use tokio::sync::watch;
use tokio::time::{Interval, interval};
use tokio_util::sync::CancellationToken;
use utoipa::{IntoParams, ToSchema};

use super::{Heartbeat, Shutdown, frame, last_event_id, respond};
use crate::api::extract::query;
use crate::api::media_types::GroupStreamBody;
use crate::api::operations::{Operation, operations};
use crate::api::permissions::GROUP_READERS;
use crate::api::respond::HandlerResult;
use crate::auth;
use crate::domain::error::Error;
use crate::domain::grants::Holder;
use crate::domain::ids::GroupId;
use crate::history::{self, GameSummary};
use crate::http::GroupReader;
use crate::live::SseFrame;
use crate::services::Services;

pub(super) const OPERATIONS: &[Operation] = operations![follow_group];

/// How many events are read at a time.
const PIECE: u32 = 100;

/// Where a stream begins.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
struct LastEventQuery {
    /// The id of the last event the client has; without it the stream begins with the next one.
    #[param(value_type = Option<u64>, maximum = 4_294_967_295_u32, nullable = false)]
    after: Option<Seq>,
}

/// The data of the events `begun` and `finished` in the stream of a group.
#[derive(Serialize, ToSchema)]
#[schema(as = GroupStreamGame, examples(json!({"seq": 12})))]
pub(in crate::api) struct GameFrame<'a> {
    game: &'a GameSummary,
    /// The number of the event in the group, which is also the id in the stream.
    #[schema(value_type = u32)]
    seq: Seq,
}

/// Streams the begins and ends of a group's games as they happen.
///
/// Each is `id: SEQ`, `event: begun` or `event: finished`, and `data: {"game": GAME, "seq": SEQ}`.
/// `GAME` is as `GET /groups/{group}/games` lists it.
/// The first event is a `ping` with the id from which the stream goes on.
/// A client that sends it as `Last-Event-ID` misses nothing.
/// A client that was away gets only the last event of each game: a game that began and ended meanwhile has `finished`.
/// A game whose end is undone has `begun` again. Games from files or from paper have no event.
/// `event: ping` is sent at least every 10 seconds; `event: reload` if the id is unknown, or the token has lost its right.
#[utoipa::path(
    get,
    path = "/groups/{group}/stream",
    tag = "groups",
    params(("group" = GroupId, Path), LastEventQuery, ("Last-Event-ID" = Option<u64>, Header, maximum = 4_294_967_295_u32, description = "The id of the last event the client has; it takes precedence over `after`.", nullable = false)),
    responses(
        (status = 200, description = "The events as they happen, as long as the connection lasts.", body = GroupStreamBody, content_type = "text/event-stream"),
    ),
    extensions(("x-who" = json!(GROUP_READERS))),
)]
async fn follow_group(
    reader: GroupReader,
    shutdown: Data<Shutdown>,
    heartbeat: Data<Heartbeat>,
    request: HttpRequest,
) -> HandlerResult {
    let LastEventQuery { after } = query(&request)?;
    let after = last_event_id(&request)?.or(after);
    let holder = reader.principal().holder();
    let holder = holder.ok_or_else(|| reader.principal().denied())?;
    let (services, group) = (
        Services::clone(&reader.services),
        reader.access.group.id.clone(),
    );
    // Subscribe before the last number is read, so that no event is missed.
    let wake_ups = services.live().subscribe_to_group(&group);
    let last = services.store().last_milestone(&group).await;
    let last = last.map_err(Error::from)?.ok_or_else(Error::not_found)?;
    let after = after.unwrap_or(last);
    let is_ahead = after > last;
    let mut ping = interval(heartbeat.0);
    ping.reset();
    Ok(respond(frames(GroupStream {
        frames: VecDeque::from([if is_ahead {
            frame("reload")
        } else {
            first(after)
        }]),
        is_behind: after < last,
        is_ended: is_ahead,
        last: after,
        wake_ups,
        ping,
        shutdown: shutdown.0.clone(),
        services,
        holder,
        group,
    })))
}

/// The first frame, with the id after which the stream goes on.
fn first(after: Seq) -> Bytes {
    let frame = SseFrame {
        id: Some(after),
        event: "ping",
        data: "{}",
    };
    frame.to_string().into()
}

/// The stream of a client.
struct GroupStream {
    /// The frames that are ready to be sent.
    frames: VecDeque<Bytes>,
    /// Whether there may be events to read.
    is_behind: bool,
    is_ended: bool,
    /// The number of the last event that was read.
    last: Seq,
    wake_ups: watch::Receiver<()>,
    ping: Interval,
    shutdown: CancellationToken,
    services: Services,
    holder: Holder,
    group: GroupId,
}

fn frames(stream: GroupStream) -> impl Stream<Item = Result<Bytes, Infallible>> {
    unfold(stream, |mut stream| async move {
        let frame = stream.next().await?;
        Some((Ok(frame), stream))
    })
}

impl GroupStream {
    /// The next frame; `None` at the end.
    async fn next(&mut self) -> Option<Bytes> {
        loop {
            if let Some(frame) = self.frames.pop_front() {
                return Some(frame);
            }
            if self.is_ended {
                return None;
            }
            if std::mem::take(&mut self.is_behind) {
                self.read().await;
                continue;
            }
            tokio::select! {
                biased;
                () = self.shutdown.cancelled() => return None,
                woken = self.wake_ups.changed() => match woken {
                    Ok(()) => self.is_behind = true,
                    Err(_) => return None,
                },
                _ = self.ping.tick() => {
                    // A wake-up by another server may have been lost.
                    self.is_behind = true;
                    self.frames.push_back(frame("ping"));
                }
            }
        }
    }

    /// Reads the next events; ends the stream if its holder may no longer read the group.
    ///
    /// While the database does not respond, events wait for the next wake-up or ping.
    async fn read(&mut self) {
        match auth::authenticate(&self.services, self.holder).await {
            Ok(caller) if caller.is_reader(&self.group) => {}
            Err(error) if error.code.status() >= 500 => return,
            Ok(_) | Err(_) => {
                self.is_ended = true;
                self.frames.push_back(frame("reload"));
                return;
            }
        }
        let found = history::milestones(&self.services, &self.group, self.last, PIECE).await;
        for (seq, game) in found.unwrap_or_default() {
            self.last = seq;
            self.is_behind = true;
            self.frames.extend(event_frame(seq, &game));
        }
    }
}

fn event_frame(seq: Seq, game: &GameSummary) -> Option<Bytes> {
    let event = match game.status {
        Status::Playing | Status::LastCall => "begun",
        Status::Finished => "finished",
        Status::Lobby => return None,
    };
    let data = serde_json::to_string(&GameFrame { game, seq }).ok()?;
    let id = Some(seq);
    let frame = SseFrame {
        id,
        event,
        data: &data,
    };
    Some(frame.to_string().into())
}
