//! The fan-out of updates of a game to its open streams.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::broadcast;

use crate::domain::ids::{GameId, GroupId};
use crate::rules::Seq;

/// How many updates a stream may lag behind before its client must reload.
///
/// The channel of each game with streams allocates all of its slots at once.
const CHANNEL_CAPACITY: usize = 16;

/// An update of a game.
#[derive(Clone, Debug)]
pub enum Update {
    Event(EventUpdate),
    /// Rights in the game were revoked: each stream checks whether it may go on.
    AccessChanged,
    /// The requests to the host have changed.
    Requests,
    /// A player has connected to the lobby.
    Presence,
    /// The place or the note was changed.
    Remarks,
}

/// An event as it is sent to streams.
#[derive(Clone, Debug)]
pub struct EventUpdate {
    pub seq: Seq,
    /// Its frame, which is the same for all streams.
    pub frame: Arc<str>,
}

/// The streams of all games; cheap to clone.
#[derive(Clone, Debug, Default)]
pub struct Hub(Arc<Mutex<HashMap<GameId, Channel>>>);

/// The channel of a game with open streams.
#[derive(Debug)]
struct Channel {
    group: GroupId,
    updates: broadcast::Sender<Update>,
}

impl Hub {
    pub fn subscribe(&self, game: &GameId, group: &GroupId) -> broadcast::Receiver<Update> {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        games
            .entry(game.clone())
            .or_insert_with(|| Channel {
                group: group.clone(),
                updates: broadcast::channel(CHANNEL_CAPACITY).0,
            })
            .updates
            .subscribe()
    }

    pub fn publish(&self, game: &GameId, update: Update) {
        let games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(channel) = games.get(game) {
            // Fails only if the last receiver is gone.
            channel.updates.send(update).ok();
        }
    }

    /// Publishes [`Update::AccessChanged`] to all games of a group.
    pub fn access_changed_in(&self, group: &GroupId) {
        let games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for channel in games.values().filter(|channel| channel.group == *group) {
            channel.updates.send(Update::AccessChanged).ok();
        }
    }

    /// Whether the game has an open stream.
    pub fn has_streams(&self, game: &GameId) -> bool {
        let games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let channel = games.get(game);
        channel.is_some_and(|channel| channel.updates.receiver_count() > 0)
    }

    /// The number of open streams, all games together.
    pub fn open_streams(&self) -> usize {
        let games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let count = |channel: &Channel| channel.updates.receiver_count();
        games.values().map(count).sum()
    }

    /// Drops the channels of games without streams.
    pub fn drop_unused(&self) {
        let mut games = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        games.retain(|_, channel| channel.updates.receiver_count() > 0);
    }
}
