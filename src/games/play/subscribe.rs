//! Subscribing to a game: the events since a sequence number, then updates as they are published.

use std::sync::Arc;

use rowlock_rules::Seq;
use serde::Serialize;
use tokio::sync::{OwnedMutexGuard, broadcast};
use utoipa::ToSchema;

use super::stream::OpenStream;
use crate::auth::{self, Principal};
use crate::domain::error::Error;
use crate::domain::grants::Holder;
use crate::domain::ids::GameId;
use crate::games::service::GameService;
use crate::games::sessions::{EventView, GameAccess, GameSession};
use crate::live::{EventUpdate, SseFrame, Update};

/// The data of the event `move` in the stream of a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = GameStreamMove, examples(json!({
    "event": {
        "seq": 5, "at": "2026-01-17T19:02:11.480Z", "seat": 0, "by": "seat", "undone": false, "type": "end_turn", "turn": 1,
        "effects": [],
    },
    "seq": 5,
})))]
pub struct EventFrame<'a> {
    pub event: &'a EventView,
    /// The sequence number of the event, which is also the id in the stream.
    #[schema(value_type = u32)]
    pub seq: Seq,
}

/// The events of a game from a sequence number on, without gaps or duplicates.
#[derive(Debug)]
pub struct Subscription {
    /// The sequence number of the last event until now; [`GameService::past_events`] reads them.
    pub seq: Seq,
    /// Updates from now on; may repeat the last of the past events.
    pub updates: broadcast::Receiver<Update>,
    /// Whether the requested sequence number is in the future, so that the client's state is of no use.
    pub is_ahead: bool,
    pub follower: Option<Follower>,
    /// Whether requests wait for this client's answer as the host.
    pub has_requests: bool,
}

/// The client of a stream.
#[derive(Debug)]
pub struct Follower {
    /// The token or device that opened the stream.
    pub holder: Holder,
    /// Its access when the stream was opened.
    pub access: GameAccess,
    pub stream: OpenStream,
}

impl GameService {
    /// The events after a sequence number.
    pub async fn events(
        &self,
        caller: &Principal,
        id: &GameId,
        after: Seq,
    ) -> Result<Vec<EventView>, Error> {
        let (_, session) = self.admit(caller, id).await?;
        Ok(session.events_after(after).collect())
    }

    /// Subscribes to a game from after an event.
    pub async fn subscribe(
        &self,
        caller: &Principal,
        id: &GameId,
        after: Seq,
    ) -> Result<Subscription, Error> {
        let (access, session, rights) = self.admit_with_rights(caller, id).await?;
        // Subscribe before the log is read, so that no event is missed.
        let updates = self.live().subscribe(id, &session.row.group);
        let handle = Arc::clone(OwnedMutexGuard::mutex(&session));
        let has_requests = access.host && !session.request_views().is_empty();
        let follower = caller.holder().map(|holder| Follower {
            holder,
            stream: OpenStream::open(self, handle, &session, holder, rights),
            access,
        });
        Ok(Subscription {
            seq: session.seq(),
            updates,
            is_ahead: after > session.seq(),
            has_requests,
            follower,
        })
    }

    /// The events of a game after a sequence number and up to another, for its stream.
    pub async fn past_events(
        &self,
        id: &GameId,
        after: Seq,
        last: Seq,
    ) -> Result<Vec<EventUpdate>, Error> {
        let handle = self.session(id).await?;
        let session = handle.lock().await;
        let events = session.events(after, last);
        Ok(events.filter_map(|event| event_update(&event)).collect())
    }

    /// Whether a stream may go on: its client has lost neither its access nor a seat. It counts with its present rights.
    pub async fn still_authorized(&self, follower: &Follower, id: &GameId) -> bool {
        let now = match auth::authenticate(self.services(), follower.holder).await {
            Ok(caller) => self.admit_with_rights(&caller, id).await,
            Err(error) => Err(error),
        };
        match now {
            Ok((now, _, rights)) => {
                if follower.stream.set_rights(rights) {
                    self.live().publish(id, Update::Presence);
                }
                now.seats.len() >= follower.access.seats.len()
            }
            // A failing database ends no stream.
            Err(error) => error.code.status() >= 500,
        }
    }

    /// Publishes all events after a sequence number.
    pub(in crate::games) fn publish(&self, session: &GameSession, after: Seq) {
        // A stream subscribes while it holds the lock of the game, as this does.
        if !self.live().has_streams(&session.row.id) {
            return;
        }
        for event in session.events_after(after) {
            if let Some(update) = event_update(&event) {
                self.live().publish(&session.row.id, Update::Event(update));
            }
        }
    }
}

impl GameSession {
    fn events_after(&self, after: Seq) -> impl Iterator<Item = EventView> {
        self.events(after, self.seq())
    }

    /// The events after a sequence number and up to another.
    fn events(&self, after: Seq, last: Seq) -> impl Iterator<Item = EventView> {
        (after.saturating_add(1)..=last)
            .filter_map(|seq| EventView::of(&self.game, &self.times, seq))
    }
}

fn event_update(event: &EventView) -> Option<EventUpdate> {
    let seq = event.seq;
    let data = serde_json::to_string(&EventFrame { event, seq }).ok()?;
    let frame = SseFrame {
        id: Some(seq),
        event: "move",
        data: &data,
    };
    Some(EventUpdate {
        seq,
        frame: frame.to_string().into(),
    })
}
