//! Subscribing to a game: the events since a sequence number, then updates as they are published.

use std::sync::Arc;

use serde::Serialize;
use tokio::sync::{OwnedMutexGuard, broadcast};

use super::stream::OpenStream;
use crate::auth::{self, Principal};
use crate::domain::error::Error;
use crate::domain::grants::Holder;
use crate::domain::ids::GameId;
use crate::games::service::Games;
use crate::games::sessions::{Access, EventView, GameSession};
use crate::live::{EventUpdate, Update};
use crate::rules::Seq;

/// An event as the phones are told of it.
#[derive(Clone, Debug, Serialize)]
pub struct MoveNews<'a> {
    /// The event.
    pub event: &'a EventView,
    /// Its number.
    pub seq: Seq,
}

/// The events of a game from a sequence number on, without gaps or duplicates.
#[derive(Debug)]
pub struct Subscription {
    /// The events so far.
    pub past: Vec<EventUpdate>,
    /// Updates from now on; may repeat the last of the past events.
    pub news: broadcast::Receiver<Update>,
    /// Whether the place asked for lies in the future, so that the client knows another game.
    pub is_ahead: bool,
    /// Who follows.
    pub follower: Option<Follower>,
    /// Whether somebody waits for this follower to let them in.
    pub asks: bool,
}

/// Somebody who follows a game.
#[derive(Debug)]
pub struct Follower {
    /// The holder of the secret that the stream began with.
    pub holder: Holder,
    /// What it could do in the game when the stream began.
    pub access: Access,
    /// Says that it is there.
    pub stream: OpenStream,
}

impl Games {
    /// The events after a number.
    ///
    /// # Errors
    /// As [`Games::view`].
    pub async fn events(
        &self,
        caller: &Principal,
        id: &GameId,
        after: Seq,
    ) -> Result<Vec<EventView>, Error> {
        let (_, open) = self.admit(caller, id).await?;
        Ok(open.events_after(after).collect())
    }

    /// Follows a game from after an event on.
    ///
    /// # Errors
    /// As [`Games::view`].
    pub async fn follow(
        &self,
        caller: &Principal,
        id: &GameId,
        after: Seq,
    ) -> Result<Subscription, Error> {
        let (access, open, rights) = self.admit_with_rights(caller, id).await?;
        // Listening begins before the log is read, so that nothing is missed between.
        let news = self.live().subscribe(id, &open.row.group);
        let slot = Arc::clone(OwnedMutexGuard::mutex(&open));
        let asks = access.host && !open.request_views().is_empty();
        let follower = caller.holder().map(|holder| Follower {
            holder,
            stream: OpenStream::open(self, slot, &open, holder, rights),
            access,
        });
        Ok(Subscription {
            past: open
                .events_after(after)
                .filter_map(|event| told(&event))
                .collect(),
            news,
            is_ahead: after > open.seq(),
            asks,
            follower,
        })
    }

    /// Whether somebody who follows a game may go on: no right to it has ended.
    pub async fn may_follow_on(&self, follower: &Follower, id: &GameId) -> bool {
        let now = match auth::authenticate(self.services(), follower.holder).await {
            Ok(caller) => self.access(&caller, id).await,
            Err(error) => Err(error),
        };
        match now {
            Ok(now) => now.seats.len() >= follower.access.seats.len(),
            // A storage that does not answer ends nobody's right.
            Err(error) => error.code.status() >= 500,
        }
    }

    /// Tells the phones of everything after an event.
    pub(in crate::games) fn publish(&self, open: &GameSession, after: Seq) {
        for event in open.events_after(after) {
            if let Some(news) = told(&event) {
                self.live().publish(&open.row.id, Update::Event(news));
            }
        }
    }
}

impl GameSession {
    fn events_after(&self, after: Seq) -> impl Iterator<Item = EventView> {
        (after.saturating_add(1)..=self.seq())
            .filter_map(|seq| EventView::of(&self.game, &self.times, seq))
    }
}

fn told(event: &EventView) -> Option<EventUpdate> {
    let seq = event.seq;
    let data = serde_json::to_string(&MoveNews { event, seq });
    data.ok().map(|data| EventUpdate {
        seq,
        data: Arc::from(data),
    })
}
